## Queued moves: /queue, in the hand, and on the player's own board

queue-title = **⏱️ Your queue:**
queue-empty = **Your queue is empty.** Choose what to do on your next turn, and I'll make that move for you as soon as it's your turn. If it's no longer possible by then, I'll ping you as usual.
queue-own-turn = It's your turn now, so make your move first. After that you can plan ahead.
queue-note = Only you can see this. A very quick move may give away that it was queued, so you can choose a delay below.
queue-has-changed = ⚠️ Your queue has changed in the meantime. Here's what it looks like now.
queue-held = ➡️ Your queued move isn't possible this turn, so it's up to you.
queue-plays-at = ⏱️ You don't need to do anything: I'll play for you { $when } ({ $move }). Until then you can still make a move yourself.
queue-played = **⏱️ I made your queued move:**
queue-taken-back = **⏱️ Another player undid a move, so your queued move was undone too.** It's back in your queue.
queue-otherwise = { $first }; **otherwise** { $second }
queue-deck = draw two cards from the deck
queue-card = take { $card }, but only if one's face up
queue-card-or-deck = take { $card } if one's face up, otherwise draw from the deck
queue-claim-any-cards = claim { $route } with whatever cards fit
queue-claim-any-lane = claim { $route } on any track, with whatever cards fit
queue-extra =
    { $number ->
        [0] (tunnel: give up if it costs anything extra)
        [one] (tunnel: give up if it costs more than { $number } extra card)
       *[other] (tunnel: give up if it costs more than { $number } extra cards)
    }
queue-station = build a station in { $place }
queue-tickets-after = draw { -tickets } once you've completed { $tickets }
queue-which-route = Which route do you want to claim on your turn?
queue-route-placeholder = Routes: length (+points)
queue-which-card =
    { $wild ->
        [turn] Which card do you want? This goes for both your cards; a face-up { -wild } counts as two.
       *[card] Which card do you want? This goes for both your cards.
    }
queue-which-city = Where do you want to build a station?
queue-extra-question = { $route } is a tunnel. How many extra cards would you pay at most? If it costs more, I'll give it up.
queue-extra-option =
    { $number ->
        [0] Nothing extra
        [one] Up to { $number } extra card
       *[other] Up to { $number } extra cards
    }
queue-extra-placeholder = How many extra cards?
queue-any-cards = Whatever cards fit, as few { -wilds } as possible
queue-any-lane = Any track, whatever cards fit
queue-card-placeholder = Choose a card
queue-option-claim = Claim a route …
queue-option-card = Take a face-up card …
queue-option-tickets-after = Draw { -tickets } once I've completed mine
queue-option-station = Build a station …
queue-first-placeholder = On my next turn …
queue-then-placeholder = On the turn after that …
queue-else-placeholder = If move { $number } isn't possible …
queue-remove-placeholder = Remove a move …
queue-delay-none = Play right away
queue-delay-minutes = Play after 2–10 minutes
queue-delay-hour = Play within the hour
button-queue-claim = Queue a route
button-queue = Queue
button-queue-clear = Clear queue
button-queue-last = Also in last round
button-queue-not-last = Not in last round
help-queue = **Can I plan ahead?** `/{ command-queue }` makes your next moves for you, each with a plan B if you like. Nobody else sees your queue, but a very quick move may give it away, so you can choose a delay.
