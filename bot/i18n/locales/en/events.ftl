## What happened, one sentence for each event

event-claimed = { $name } claimed { $route } for { $cards } (+{ $points }).
event-tunnel-turned =
    { $due ->
        [0] { $name } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Nothing more to pay.
        [one] { $name } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. { $due } more card due.
       *[other] { $name } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. { $due } more cards due.
    }
event-tunnel-left = { $name } gave up the tunnel { $route }.
event-station-built = { $name } built a station in { $place } for { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { $name } kept { $kept } of { $offered } { -ticket }.
       *[other] { $name } kept { $kept } of { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { $name } drew { $number } { -ticket }.
       *[other] { $name } drew { $number } { -tickets }.
    }
event-ferry-card-drawn = { $name } drew a ferry card (now { $held }).
event-merchandise-gained = { $name } got a merchandise card (now { $held }).
event-passed = { $name } passed.
event-card-drawn =
    { $number ->
        [one] { $name } drew a card from the deck.
       *[other] { $name } drew { $number } cards from the deck.
    }
event-card-taken = { $name } took { $cards }.
event-card-drawn-and-taken =
    { $number ->
        [one] { $name } took { $cards } and drew a card from the deck.
       *[other] { $name } took { $cards } and drew { $number } cards from the deck.
    }
event-row-swept = Too many { -wilds } lay open ({ $cards }): the row was replaced.
event-deck-shuffled =
    { $number ->
        [one] The discard pile, { $number } card, is the new deck.
       *[other] The discard pile, { $number } cards, was shuffled into a new deck.
    }
event-first-turn = Everybody has chosen. { $name } may begin.
event-last-round =
    { $wagons ->
        [one] ⏰ Last round ({ $name }: { $wagons } { -wagon } left)! Everybody has one more turn.
       *[other] ⏰ Last round ({ $name }: { $wagons } { -wagons } left)! Everybody has one more turn.
    }
event-game-ended = The game is over!
event-began = Order, set by the host: { $order }.
event-began-by-lot = Order, drawn by lot: { $order }.
event-taken-back = { $name } took the last move back.
event-stand-in-came = An automatic stand-in plays for { $name } for now.
event-came-back = { $name } is back at the table.
event-substituted = { $name } plays on for { $before }.
event-resigned = { $name } resigned. An automatic player plays on.
event-called-off = { $name } called the game off.
event-taken-back-moves = { $name } took back: { $what }
