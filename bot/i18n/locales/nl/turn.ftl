## The message of a turn, and the private reply to an action

call-opening = { $who }, kies je { -tickets }!
call-opening-still = Nog aan het kiezen: { $who }.
call-opening-many = Iedereen: kies je { -tickets }!
call-opening-still-many = { $number } spelers zijn nog aan het kiezen.
call-turn = { $who }, jouw beurt!
call-last-turn = { $who }, dit is je laatste beurt!
call-turn-computer-player = { $who } is aan de beurt.
call-second-card = { $who }, pak je tweede kaart!
call-ticket-choice = { $who }, kies je { -tickets }!
call-tunnel =
    { $due ->
        [one] { $who }, tunnel: nog { $due } kaart betalen of opgeven?
       *[other] { $who }, tunnel: nog { $due } kaarten betalen of opgeven?
    }
turn-last-round = ⏰ Laatste beurt voor { $name }.
headline-cards =
    { $number ->
        [one] { $name } pakte een kaart.
       *[other] { $name } pakte { $number } kaarten.
    }
headline-claimed = { $name } claimde { $route } (+{ $points }).
headline-tickets =
    { $number ->
        [one] { $name }: { $number } { -ticket }.
       *[other] { $name }: { $number } { -tickets }.
    }
headline-tunnel-left = { $name } gaf een tunnel op.
headline-first-turn = Iedereen heeft gekozen.
headline-taken-back = { $name } nam een zet terug.
result-you-drew = Je trok: { $cards }.
result-turn-over = Je beurt zit erop. Nu is { $name } aan de beurt.
result-take-second-card = Pak nu je tweede kaart.
autocomplete-deck = van de stapel
turn-left-out =
    { $number ->
        [one] … { $number } eerdere regel weggelaten; die vind je met **{ button-recap }**.
       *[other] … { $number } eerdere regels weggelaten; die vind je met **{ button-recap }**.
    }
past-undone = ↩️ Teruggenomen: ~~{ $what }~~
