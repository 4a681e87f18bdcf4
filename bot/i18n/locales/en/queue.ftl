## Queued moves: /queue, in the hand, and on the own board

queue-title = **⏱️ Your queue:**
queue-empty = **Your queue is empty.** Choose what to do on your next turn. I'll make the move for you as soon as it's your turn, if it's still possible. If not, I'll call you as usual.
queue-own-turn = It's your turn now. Make your move; you can queue more moves afterwards.
queue-note = Only you can see this. A very quick move may tell the others that it was queued; below you can choose a delay.
queue-has-changed = ⚠️ Your queue has changed in the meantime. This is what it looks like now.
queue-held = ➡️ The queued move isn't possible this time, so it's up to you.
queue-played = **⏱️ Your queue moved for you:**
queue-taken-back = **⏱️ Another player's move was undone, and your queued move with it.** It's back in your queue.
queue-otherwise = { $first }; **otherwise** { $second }
queue-deck = draw two cards from the deck
queue-card = take { $card } if it's face up
queue-card-or-deck = take { $card } if it's face up, otherwise from the deck
queue-claim-any-cards = claim { $route } with any cards
queue-claim-any-lane = claim any track of { $route } with any cards
queue-extra =
    { $number ->
        [0] (tunnel: pay nothing extra, otherwise give up)
       *[other] (tunnel: pay up to { $number } extra, otherwise give up)
    }
queue-station = build a station in { $place }
queue-tickets-after = draw { -tickets } once you've completed { $tickets }
queue-which-route = Which route do you want to claim on your turn?
queue-which-card = Which face-up card do you want?
queue-which-city = Where do you want to build a station?
queue-extra-question = { $route } is a tunnel. How many extra cards will you pay at most? If it costs more, I'll give it up.
queue-extra-option =
    { $number ->
        [0] Nothing extra
        [one] Up to { $number } extra card
       *[other] Up to { $number } extra cards
    }
queue-extra-placeholder = How many extra cards?
queue-any-cards = Any cards, as few { -wilds } as possible
queue-any-lane = Any track, any cards
queue-card-placeholder = Choose a card
queue-option-claim = Claim a route …
queue-option-card = Take a face-up card …
queue-option-tickets-after = Draw { -tickets } once mine are completed
queue-option-station = Build a station …
queue-first-placeholder = On my next turn …
queue-then-placeholder = On the turn after that …
queue-else-placeholder = If { $number } isn't possible …
queue-remove-placeholder = Remove a move …
queue-delay-none = Play at once
queue-delay-minutes = Play after 2–10 minutes
queue-delay-hour = Play some time within an hour
button-queue = Queue
button-queue-clear = Clear queue
button-queue-last = Last round too
button-queue-not-last = Not in last round
help-queue = **Can I plan ahead?** `/{ command-queue }` makes your next moves for you, each with a plan B. Nobody else sees your queue, but a very quick move may give it away, so you can choose a delay.
