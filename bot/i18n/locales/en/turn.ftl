## The message of a turn, and the private reply to an action

call-opening = { $who }, choose your { -tickets }!
call-opening-still = Still choosing { -tickets }: { $who }.
call-opening-many = Everyone, choose your { -tickets }!
call-opening-still-many = { $number } players are still choosing { -tickets }.
call-turn = { $who }, your turn!
call-last-turn = { $who }, this is your last turn!
call-turn-computer-player = Next: { $who }.
call-second-card = { $who }, take your second card!
call-ticket-choice = { $who }, choose your { -tickets }!
call-tunnel =
    { $due ->
        [one] { $who }, pay { $due } more card or give up the tunnel?
       *[other] { $who }, pay { $due } more cards or give up the tunnel?
    }
turn-last-round = ⏰ Last turn for { $name }.
headline-cards =
    { $number ->
        [one] { $name } took a card.
       *[other] { $name } took { $number } cards.
    }
headline-claimed = { $name } claimed { $route } (+{ $points }).
headline-tickets =
    { $number ->
        [one] { $name }: { $number } { -ticket }.
       *[other] { $name }: { $number } { -tickets }.
    }
headline-tunnel-left = { $name } gave up a tunnel.
headline-first-turn = Everyone has chosen.
headline-taken-back = { $name } undid a move.
result-you-drew = You drew: { $cards }.
result-turn-over = Your turn is over. Next up: { $name }.
result-take-second-card = Now take your second card.
autocomplete-deck = from the deck
turn-left-out =
    { $number ->
        [one] … { $number } earlier line left out; **{ button-recap }** shows it.
       *[other] … { $number } earlier lines left out; **{ button-recap }** shows them.
    }
past-undone = ↩️ Undone: ~~{ $what }~~
