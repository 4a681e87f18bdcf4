## The page on which people play by touching the board. Everything here is sent to browsers.

page-you = You
page-players = Players
page-is-waited-for = it's their turn
page-points = { points-in-words }
page-pieces =
    { $number ->
        [one] { $number } { -wagon } left
       *[other] { $number } { -wagons } left
    }
page-cards = { holding-hand }
page-tickets-held = { holding-ticket }
page-stations-built =
    { $number ->
        [one] { $number } station built
       *[other] { $number } stations built
    }
page-ferry-cards = { cards-ferry }
page-merchandise = { holding-cart }
page-spaces =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
page-tunnel = { route-tunnel }
page-tunnel-note = A tunnel may cost extra cards. You'll be asked before you pay them.
page-board = Board: { $map }
page-keys = Keys on the board: arrows move it, + and − zoom, 0 shows all of it.
page-zoom-plus = Zoom in
page-zoom-minus = Zoom out
page-zoom-fit = Show the whole board
page-close = Close
page-cancel = Cancel
page-more = More
page-to-board = To the board

# What is going on
page-your-turn = Your turn
page-what-to-do = Your turn: tap a route, or take cards
page-last-turn = Your last turn
page-second-card = Take your second card
page-decide-tunnel = Pay for the tunnel, or give up
page-waiting-for = Waiting for { $names }
page-over = The game is over
page-cancelled = The game was cancelled
page-place-chosen = { $place }: tap the other end

# Tickets, cards, actions
page-your-tickets = Your { -tickets }
page-your-hand = Your hand
page-hand-empty = You have no cards.
page-cards-to-take = Cards to take
page-take-card = Take a card: { $card }
page-deck =
    { $number ->
        [one] Draw from the deck ({ $number } card)
       *[other] Draw from the deck ({ $number } cards)
    }
page-deck-short = Deck
page-wild-not-second = { refused-wild-as-second-card }
page-draw-tickets = { button-tickets }
page-station = Station
page-ferry-card = { button-ferry }
page-pass = { button-pass }
page-undo = { button-undo }
page-hint = Hint
page-do-it = Do it
page-queue = { button-queue }
page-log = What happened
page-log-short = Log
page-sign-out = Sign out on this device
page-signed-out = You're signed out. To play here again, open the board from Discord.
page-other-tables = Your other tables

# The sheet of a route or a city
page-more-ways =
    { $number ->
        [one] { $number } more way to pay
       *[other] { $number } more ways to pay
    }
page-other-cards = Other cards
page-other-cards-note = The cards stand for each other as the rules say; if they don't fit, you're told what is missing.
page-pay-these-cards = Pay with these cards
page-one-less = One less: { $card }
page-one-more = One more: { $card }
page-is-yours = This route is yours.
page-is-taken = { $name } has claimed this route.
page-is-closed = This track can no longer be claimed.
page-is-free = Nobody has this route yet.
page-first-second-card = Take your second card first.
page-first-decide = Answer the open question first.
page-station-in = Station in { $place }

# Decisions
page-keep-at-least =
    { $number ->
        [one] You have to keep this { -ticket }.
       *[other] Keep at least { $keep } of these { -tickets }.
    }
page-keep =
    { $number ->
        [0] Choose what to keep
        [one] Keep { $number } { -ticket }
       *[other] Keep { $number } { -tickets }
    }
page-tunnel-due =
    { $number ->
        [one] { $number } more card to pay
       *[other] { $number } more cards to pay
    }
page-tunnel-cannot-pay = { tunnel-cannot-pay }
page-turned = Turned over
page-give-up = Give up and take the cards back
page-vote-yes = { button-undo-yes }
page-vote-no = { button-undo-no }

# The end
page-all-points = All points
page-replay = Replay the game
page-review = { button-review }
page-review-wait = This may take half a minute.

# Lists below the board
page-routes = Routes you can claim
page-routes-to-queue = Routes you can queue
page-no-routes = You can't pay for any route yet.
page-stations = Build a station

# The queue
page-queue-for-next-turn = Queue for your next turn
page-queue-it = Queue it for your next turn
page-queue-extra = If the tunnel costs more
page-queue-empty = Nothing is queued.
page-queue-add = Add a move
page-queue-tap = Or tap a route, a card or a city.
page-queue-when = When it's your turn
page-queue-last-round = Also in the last round
page-queued = It's in your queue.
page-remove = Remove

# When something is wrong
page-outdated = The game has moved on. Here's how it looks now.
page-offline = No connection. What you do will be sent once it's back.
page-unreachable = The bot didn't answer. Please try again.
page-session-over = { web-refused-signed-out }
