## The message of a turn, and the private reply to an action

call-opening = { $who }, kies { -tickets }!
call-opening-still = Kiest nog { -tickets }: { $who }.
call-opening-many = Iedereen kiest nu { -tickets }!
call-opening-still-many = { $number } spelers kiezen nog { -tickets }.
call-turn = { $who }, jouw beurt!
call-last-turn = { $who }, dit is je laatste beurt!
call-turn-computer-player = Nu aan de beurt: { $who }.
call-second-card = { $who }, neem je tweede kaart!
call-ticket-choice = { $who }, kies { -tickets }!
call-tunnel =
    { $due ->
        [one] { $who }, tunnel: nog { $due } kaart betalen of opgeven?
       *[other] { $who }, tunnel: nog { $due } kaarten betalen of opgeven?
    }
turn-last-round = ⏰ Laatste beurt voor { $name }.
headline-cards =
    { $number ->
        [one] { $name } nam een kaart.
       *[other] { $name } nam { $number } kaarten.
    }
headline-tickets =
    { $number ->
        [one] { $name }: { $number } { -ticket }.
       *[other] { $name }: { $number } { -tickets }.
    }
headline-tunnel-left = { $name } gaf een tunnel op.
headline-first-turn = Iedereen heeft gekozen.
headline-taken-back = { $name } nam een zet terug.
turn-scores = Punten: { $scores }
result-you-drew = Je trok { $cards }.
result-turn-over = Je beurt is voorbij; { $name } is de volgende.
result-take-second-card = Neem nu je tweede kaart.
autocomplete-deck = van de stapel
turn-left-out =
    { $number ->
        [one] … { $number } eerdere regel weggelaten; `/{ command-log }` toont hem.
       *[other] … { $number } eerdere regels weggelaten; `/{ command-log }` toont ze allemaal.
    }
past-undone = ↩️ Teruggenomen: ~~{ $what }~~
