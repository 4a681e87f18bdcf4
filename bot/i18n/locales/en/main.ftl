## Words

you = You
done = Done.
and = { $others } and { $last }
points =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
colour-pink = pink
colour-white = white
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-black = black
colour-red = red
colour-green = green
colour-wild = { -wild }
colour-grey = grey
cards-pink = { $number } pink
cards-white = { $number } white
cards-blue = { $number } blue
cards-yellow = { $number } yellow
cards-orange = { $number } orange
cards-black = { $number } black
cards-red = { $number } red
cards-green = { $number } green
cards-wild =
    { $number ->
        [one] { $number } { -wild }
       *[other] { $number } { -wilds }
    }
cards-ferry =
    { $number ->
        [one] { $number } ferry card
       *[other] { $number } ferry cards
    }
cards-none = no cards
map-amsterdam = Amsterdam
map-europe = Europe
map-italy = Italy
map-usa = USA
level-easy = easy
level-normal = normal
level-hard = hard
ticket-done = done
ticket-possible = still possible
ticket-impossible = no longer possible
ticket-long = long route
route-tunnel = tunnel
route-carts = carts
route-locomotives =
    { $number ->
        [one] ferry with { $number } { -wild }
       *[other] ferry with { $number } { -wilds }
    }
route-waves =
    { $number ->
        [one] ferry with { $number } wave
       *[other] ferry with { $number } waves
    }
holding-wagon =
    { $number ->
        [one] { $number } { -wagon }
       *[other] { $number } { -wagons }
    }
holding-hand =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
holding-ticket =
    { $number ->
        [one] { $number } { -ticket }
       *[other] { $number } { -tickets }
    }
holding-station =
    { $number ->
        [one] { $number } station left
       *[other] { $number } stations left
    }
holding-ferry = { cards-ferry }
holding-cart =
    { $number ->
        [one] { $number } merchandise card
       *[other] { $number } merchandise cards
    }

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-add-automatic = Add automatic player
button-remove-automatic = Remove automatic player
button-cancel = Call off
button-draw = Deck
button-claim = Claim a route
button-tickets = Draw { -tickets }
button-choose = Choose { -tickets }
button-station = Build a station
button-ferry = Ferry card
button-pass = Pass
button-tunnel = Pay or give up
button-give-up = Give up
button-hand = My hand
button-board = My board
button-recap = What happened?
button-rules = Rules
button-undo = Undo
button-undo-yes = Allow
button-undo-no = Refuse
button-vote-wait = Keep waiting
button-vote-stand-in = Automatic stand-in
button-vote-substitute = Find a substitute
button-mute = Not again this turn
button-come-back = I am back
button-vote = Vote
button-again = Play again
button-before = Back
button-after = More

## The lobby

lobby-title = **{ $map }** · { $host } has opened a table. Who is in?
lobby-players = Players: { $number } ({ $least }–{ $most })
lobby-automatic = { $name } (automatic, { $level })
lobby-needs =
    { $number ->
        [one] One more player is needed.
       *[other] { $number } more players are needed.
    }
lobby-ready = Ready to start; more may join.
lobby-full = The table is full: ready to start.
lobby-pace =
    { $hours ->
        [one] A turn may take up to { $hours } hour.
       *[other] A turn may take up to { $hours } hours.
    }
lobby-no-hints = No hints at this table.
lobby-cancelled = The table for **{ $map }** was called off.
lobby-begun = **{ $map }** · The game has begun: { $link }
begun-map = The game on **{ $map }** begins.
begun-hash = -# SHA-256 of the shuffling seed, which is shown at the end: `{ $hash }`

## Who is to do what

call-opening = { $who }, choose your { -tickets }!
call-opening-still = Still choosing { -tickets }: { $who }.
call-turn = { $who }, your turn!
call-turn-automatic = Next: { $who }.
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

## What happened

news-claimed = { $name } claimed { $route } for { $cards } (+{ $points }).
news-tunnel-turned =
    { $due ->
        [0] { $name } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Nothing more to pay.
        [one] { $name } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. { $due } more card due.
       *[other] { $name } tried the tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. { $due } more cards due.
    }
news-tunnel-left = { $name } gave up the tunnel { $route }.
news-station-built = { $name } built a station in { $place } for { $cards }.
news-tickets-chosen =
    { $offered ->
        [one] { $name } kept { $kept } of { $offered } { -ticket }.
       *[other] { $name } kept { $kept } of { $offered } { -tickets }.
    }
news-tickets-drawn =
    { $number ->
        [one] { $name } drew { $number } { -ticket }.
       *[other] { $name } drew { $number } { -tickets }.
    }
news-ferry-card-drawn = { $name } drew a ferry card (now { $held }).
news-merchandise-gained = { $name } got a merchandise card (now { $held }).
news-passed = { $name } passed.
news-card-drawn =
    { $number ->
        [one] { $name } drew a card from the deck.
       *[other] { $name } drew { $number } cards from the deck.
    }
news-card-taken = { $name } took { $cards }.
news-card-drawn-and-taken =
    { $number ->
        [one] { $name } took { $cards } and drew a card from the deck.
       *[other] { $name } took { $cards } and drew { $number } cards from the deck.
    }
news-row-swept = Too many { -wilds } lay open ({ $cards }): the row was replaced.
news-deck-shuffled =
    { $number ->
        [one] The discard pile, { $number } card, is the new deck.
       *[other] The discard pile, { $number } cards, was shuffled into a new deck.
    }
news-first-turn = Everybody has chosen. { $name } may begin.
news-last-round =
    { $wagons ->
        [one] ⏰ Last round ({ $name }: { $wagons } { -wagon } left)! Everybody has one more turn.
       *[other] ⏰ Last round ({ $name }: { $wagons } { -wagons } left)! Everybody has one more turn.
    }
news-game-ended = The game is over!
news-began = Order, set by the host: { $order }.
news-began-by-lot = Order, drawn by lot: { $order }.
news-taken-back = { $name } took the last move back.
news-stand-in-came = An automatic stand-in plays for { $name } for now.
news-came-back = { $name } is back at the table.
news-substituted = { $name } plays on for { $before }.
news-resigned = { $name } resigned. An automatic player plays on.

## Tickets

tickets-choose =
    { $number ->
        [one] Here is { $number } { -ticket }. Keep it.
       *[other] Here are { $number } { -tickets }. Keep at least { $keep }.
    }
tickets-placeholder = Keep at least { $keep }
tickets-kept =
    { $number ->
        [one] You keep { $number } { -ticket }: { $tickets }.
       *[other] You keep { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = There are no { -tickets } for you to choose from now.

## Claiming, building, paying

claim-none = You cannot pay for any open route now. Draw cards instead.
claim-choose =
    { $number ->
        [one] You can pay for { $number } route now.
       *[other] You can pay for { $number } routes now, those without { -wilds } first.
    }
claim-tickets = 🎫 lies on the way of one of your { -tickets }.
claim-which = Which route do you mean? These you can pay for now.
claim-unknown = I know no route “{ $route }” on this map. Did you mean: { $near }?
claim-none-found = You can pay for none of the routes you may mean now.
claim-nearest = What you lack for the nearest:
claim-placeholder = Which route?
claim-more-ways =
    { $number ->
        [one] { $number } other way to pay
       *[other] { $number } other ways to pay
    }
pay-choose = { $what }: how do you pay?
pay-placeholder = How do you pay?
station-none = You cannot build a station now. Draw cards or claim a route instead.
station-choose =
    { $number ->
        [one] Your next station costs { $number } card. Where?
       *[other] Your next station costs { $number } cards of one colour. Where?
    }
station-ticket-end =
    { $number ->
        [one] end of your { -ticket } { $tickets }
       *[other] end of your { -tickets } { $tickets }
    }
station-placeholder = Which city?
tunnel-none = There is no tunnel to pay for.
tunnel-question =
    { $due ->
        [one] Tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Pay { $due } more card, or give up and take your cards back.
       *[other] Tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Pay { $due } more cards, or give up and take your cards back.
    }
tunnel-cannot-pay = You do not have the cards for it. Nobody else knows that.

## What only you read

you-drew = You drew { $cards }.
you-are-through = Your turn is over; { $name } is next.
you-take-another = Now take your second card.
hand-cards =
    { $number ->
        [one] **{ $number } card:** { $cards }
       *[other] **{ $number } cards:** { $cards }
    }
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
hand-which-table = Which table?
dm-hand =
    { $number ->
        [one] **Your hand on { $map }: { $number } card**
       *[other] **Your hand on { $map }: { $number } cards**
    }
dm-table = To the table: { $link }
dm-your-turn = ➡️ It is your turn.
dm-not-your-turn = It is not your turn yet.
dm-choose-tickets = ➡️ Choose your { -tickets }.
dm-over = **{ $map }: the game is over.**
dm-gone = { $name } plays on for you on **{ $map }**.
dm-gone-automatic = An automatic player plays on for you on **{ $map }**.
dm-stand-in = **An automatic stand-in plays for you on { $map } for now.** Come back whenever you like.
dm-switched-off = Your hand on **{ $map }** no longer comes by direct message, as you wished. `/{ command-hand }` shows it, `/{ command-remind }` brings it back.
first-turn = 🌱 Your first turn. Do one thing: take two cards, claim a route, or draw { -tickets }. `/{ command-rules }` tells you more.
dm-closed = I cannot send you direct messages. `/{ command-hand }` shows you everything, here too.
failed = Something went wrong on my side. Nothing is lost: the game is as it was. Please try again.
lacking-permissions = I may not do everything here. Missing in { $where }: { $names }. Somebody who manages the server can give me that.
hint = Hint: { $what }.
hint-why = Hint: { $what }. Why: { $why }.
deed-claim = claim { $route } for { $cards }
deed-station = build a station in { $place } for { $cards }
deed-pay = pay { $cards }
deed-take = take the open { $colour } card
deed-keep = keep { $tickets }
deed-draw = draw from the deck
deed-tickets = draw { -tickets }
deed-give-up = give the tunnel up
deed-ferry-card = draw a ferry card
deed-pass = pass
choice-deck = from the deck
choice-lacks = { $cards } short
choice-short =
    { $number ->
        [one] { $number } card short
       *[other] { $number } cards short
    }

## Short answers

done-opened = The table is open.
done-begun = The game has begun. You look on; the board in the channel keeps up by itself.
done-joined = You are in.
done-left = You have left the table.
done-cancelled = The table is called off.
done-moved = The table is here now.
done-resigned = You have resigned. Thank you for playing!
done-voted = Your answer counts.
done-nudged = Nudged.
done-muted = No more reminders for this turn.
done-undone = Taken back.
done-asked = The others have been asked.
done-vote-called = The question is in the channel. Answer it there, too.
done-came-back = Welcome back! The seat is yours again.

## Looking

board-private = The board with your { -tickets }:
board-area = The board around { $place }.
board-text = The whole board in words.
board-text-whole = The whole board in words; there is no text of a part of it.
recap-title = **Since your last turn**
recap-nothing = Nothing has happened since your last turn.
recap-over = The game ended with your turn. `/{ command-score }` shows the result, `/{ command-log }` the whole game.
log-title = **The game so far**
log-nothing = Nothing has happened yet.
log-undone = (taken back)
score-title = **{ $map }: the standings**
score-final = **{ $map }: the final score**
score-note = -# { -Tickets } and bonuses are counted at the end.

## Tables and reminders

games-title = **Your tables**
games-none = You are at no table. `/{ command-new }` opens one.
games-lobby = • **{ $map }** { $link }: not begun yet
games-over = • **{ $map }** { $link }: over
games-turn = • **{ $map }** { $link }: { $who } to move{ $since }
remind-turn = { $who }, the others are waiting for you on **{ $map }**: { $link } (your turn began { $since })
remind-dm =
    { $every ->
        [one] I remind you by direct message: first after { $first } h, then every hour.
       *[other] I remind you by direct message: first after { $first } h, then every { $every } h.
    }
remind-mention =
    { $every ->
        [one] I remind you with a mention at the table: first after { $first } h, then every hour.
       *[other] I remind you with a mention at the table: first after { $first } h, then every { $every } h.
    }
remind-off =
    { $every ->
        [one] I do not remind you. (Chosen times: first after { $first } h, then every hour.)
       *[other] I do not remind you. (Chosen times: first after { $first } h, then every { $every } h.)
    }
remind-quiet = Quiet hours: { $start }–{ $end } ({ $zone }).
remind-no-quiet = No quiet hours.
remind-zone-unset = -# The time zone is still UTC. Choose yours like this: `/{ command-remind } { option-time-zone }:Europe/London`.
remind-dm-on = Your hand comes to you by direct message.
remind-dm-off = Your hand does not come by direct message; `/{ command-hand }` shows it.
nudge = 👋 { $who }, are you still there? The others would like to play on.
patience-over = { $who }, the table has waited long for you: your turn began { $since }. From now on the others may vote on what to do.
vote-undo = { $name } asks to take the last move back. Something hidden has been shown since then, so all others must allow it.
vote-absence = We are waiting for { $name }: the turn began { $since }. What shall we do?
vote-count = Answers: { $number } of { $voters }.
vote-decided-void = The vote about { $name } is closed: the game went on.
vote-decided-yes = { $name } may take the move back.
vote-decided-no = { $name } may not take the move back.
vote-decided-wait = We keep waiting for { $name }.
vote-decided-stand-in = An automatic stand-in plays for { $name } until they come back.
vote-decided-substitute = A substitute for { $name } is wanted: `/{ command-substitute }`.

## The end

end-over = 🏁 **The game is over.** The { -tickets } are turned over, one player after the other …
end-subtotal = Routes and { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: borrows { $route }
end-bonuses = **Bonuses**
end-no-bonus = none
end-winner =
    { $number ->
        [one] 🏆 **{ $names } wins!**
       *[other] 🏆 **{ $names } share the victory!**
    }
end-tie-shared = The same points, and nothing parts them.
end-tie-tickets-done = The same points: most { -tickets } done decides.
end-tie-fewest-stations = The same points: fewest stations built decides.
end-tie-longest-trail = The same points: the longest trail decides.
end-proof =
    The whole game as a film, and as a record with which anybody can check every shuffle.
    Seed: `{ $seed }`
    SHA-256, as shown at the start: `{ $hash }`
end-proof-without-record =
    The rules have changed since this game began, so there is neither a film nor a record of it.
    Seed: `{ $seed }`
    SHA-256, as shown at the start: `{ $hash }`
line-routes =
    { $number ->
        [one] { $number } route: { $points }
       *[other] { $number } routes: { $points }
    }
line-tickets =
    { $number ->
        [one] { $done } of { $number } { -ticket } done: { $points }
       *[other] { $done } of { $number } { -tickets } done: { $points }
    }
line-stations =
    { $number ->
        [one] { $number } station not built: { $points }
       *[other] { $number } stations not built: { $points }
    }
line-trail = longest trail { $number }: { $points }
line-regions =
    { $number ->
        [one] { $number } region: { $points }
       *[other] { $number } regions: { $points }
    }
line-merchandise =
    { $number ->
        [one] { $number } merchandise card: { $points }
       *[other] { $number } merchandise cards: { $points }
    }

## Help

help-title = **Slow Train**: railway board games with friends, a turn at a time.
help-begin = **I want to play.** `/{ command-new }` opens a table in a channel, with `/{ command-join }` you sit down at one, `/{ command-automatic }` adds automatic players, `/{ command-start }` begins the game. Changed your mind? `/{ command-leave }`, or `/{ command-cancel }` for the whole table.
help-learn = **I want to know how it goes.** `/{ command-rules }` tells the rules of a map in short. A turn is one thing: two cards, a route, or { -tickets }.
help-turn = **It is my turn.** Use the buttons under the board, or type: `/{ command-draw }` for cards, `/{ command-claim }` for a route, `/{ command-tickets }` for { -tickets }; on some maps `/{ command-station }` or `/{ command-ferry }`; `/{ command-pass }` if nothing else is possible. `/{ command-hint }` advises, `/{ command-undo }` takes back.
help-look = **What do I have, and what happened?** `/{ command-hand }` shows your cards (only to you), `/{ command-board }` the board, `/{ command-recap }` what happened since your turn, `/{ command-score }` the points, `/{ command-log }` everything, `/{ command-games }` all your tables.
help-remind = **I do not want to forget my turn.** `/{ command-remind }` sets your reminders, quiet hours and time zone.
help-wait = **I am waiting for somebody.** `/{ command-nudge }` them; if they stay away, `/{ command-vote }` on what to do.
help-leave = **I cannot play on, or not here.** `/{ command-substitute }` gives your seat to somebody else, `/{ command-resign }` leaves it to an automatic player, `/{ command-move }`, typed in another channel, brings your table there.
