## The message of a turn, and the private reply to an action

call-opening = { $who }, kies { -tickets }!
call-opening-still = Kiest nog { -tickets }: { $who }.
call-turn = { $who }, jij bent aan de beurt!
call-turn-computer-player = Nu aan de beurt: { $who }.
call-second-card = { $who }, neem je tweede kaart!
call-ticket-choice = { $who }, kies { -tickets }!
call-tunnel =
    { $due ->
        [one] { $who }, de tunnel kost nog { $due } kaart: betalen of opgeven?
       *[other] { $who }, de tunnel kost nog { $due } kaarten: betalen of opgeven?
    }
turn-last-round =
    { $number ->
        [one] ⏰ Laatste ronde: nog { $number } beurt.
       *[other] ⏰ Laatste ronde: nog { $number } beurten.
    }
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
