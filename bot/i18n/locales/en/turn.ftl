## The message of a turn, and the private reply to an action

call-opening = { $who }, choose your { -tickets }!
call-opening-still = Still choosing { -tickets }: { $who }.
call-turn = { $who }, your turn!
call-turn-computer-player = Next: { $who }.
call-second-card = { $who }, take your second card!
call-ticket-choice = { $who }, choose your { -tickets }!
call-tunnel =
    { $due ->
        [one] { $who }, the tunnel costs { $due } more card: pay or give up?
       *[other] { $who }, the tunnel costs { $due } more cards: pay or give up?
    }
turn-last-round =
    { $number ->
        [one] ⏰ Last round: { $number } turn left.
       *[other] ⏰ Last round: { $number } turns left.
    }
turn-scores = Points: { $scores }
result-you-drew = You drew { $cards }.
result-turn-over = Your turn is over; { $name } is next.
result-take-second-card = Now take your second card.
autocomplete-deck = from the deck
turn-left-out =
    { $number ->
        [one] … { $number } earlier line left out; `/{ command-log }` has it.
       *[other] … { $number } earlier lines left out; `/{ command-log }` has them all.
    }
past-undone = ↩️ Undone: ~~{ $what }~~
