## What happened, one sentence for each event

event-claimed =
    { $points ->
        [one] { actor } claimed { $route } with { $cards } (+{ $points } pt).
       *[other] { actor } claimed { $route } with { $cards } (+{ $points } pts).
    }
event-tunnel-turned =
    { $due ->
        [0] { actor } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Nothing more to pay.
        [one] { actor } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. { $due } more card to pay.
       *[other] { actor } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. { $due } more cards to pay.
    }
event-tunnel-left = { actor } gave up the tunnel { $route }.
event-station-built = { actor } built a station in { $place } with { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { actor } kept { $kept } { -ticket }.
       *[other] { actor } kept { $kept } of { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { actor } drew { $number } { -ticket }.
       *[other] { actor } drew { $number } { -tickets }.
    }
event-tickets-drawn-and-kept =
    { $offered ->
        [one] { actor } drew { $offered } { -ticket } and kept it.
       *[other] { actor } drew { $offered } { -tickets } and kept { $kept }.
    }
event-ferry-card-drawn = { actor } drew a ferry card ({ $held } in hand).
event-merchandise-gained = { actor } got a merchandise card ({ $held } in all).
event-passed = { actor } passed.
event-card-drawn =
    { $number ->
        [one] { actor } drew a card from the deck.
       *[other] { actor } drew { $number } cards from the deck.
    }
event-card-taken = { actor } took { $cards } face up.
event-card-drawn-and-taken =
    { $number ->
        [one] { actor } took { $cards } and drew a card from the deck.
       *[other] { actor } took { $cards } and drew { $number } cards from the deck.
    }
event-row-swept = Too many { -wilds } face up ({ $cards }): all face-up cards were replaced.
event-deck-shuffled =
    { $number ->
        [one] The discard pile ({ $number } card) is the new deck.
       *[other] The discard pile ({ $number } cards) was shuffled into a new deck.
    }
event-first-turn =
    { $person ->
        [you] Everyone has chosen. You go first.
       *[other] Everyone has chosen. { $name } goes first.
    }
event-last-round =
    { $person ->
        [you] ⏰ You have { wagons-left }: last round! Everyone gets one more turn.
       *[other] ⏰ { $name } has { wagons-left }: last round! Everyone gets one more turn.
    }
wagons-left =
    { $wagons ->
        [0] no { -wagons } left
        [one] only { $wagons } { -wagon } left
       *[other] only { $wagons } { -wagons } left
    }
event-game-ended = The game is over!
event-began = Turn order (set by the host): { $order }.
event-began-by-lot = Turn order (random): { $order }.
event-taken-back = { actor } undid the last move.
event-stand-in-came = A { -stand-in } is playing for { $name } for now.
event-came-back = { $name } is back at the table.
event-substituted = { $name } takes over from { $before }.
event-resigned = { $name } left the game. A { -computer-player } takes over.
event-called-off = { $name } cancelled the game.
# What was undone begins with the move of whoever undid it
event-taken-back-moves = Undone: { $what }
