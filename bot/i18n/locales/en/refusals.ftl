## The rules of the game do not allow it

refused-wrong-number-of-players = This map is for { $least } to { $most } players; you are { $players }.
refused-no-such-seat = There is no seat { $seat } at this table of { $players }.
refused-not-your-turn = It is not your turn: waiting for { $waiting }.
refused-game-over = The game is over. You can still look: `/{ command-score }`, `/{ command-board }`, `/{ command-log }`. `/{ command-new }` opens another one.
refused-not-now =
    { $waiting_for ->
        [opening] First choose your { -tickets }.
        [second-card] First take your second card.
        [ticket-choice] First choose which { -tickets } you keep.
        [tunnel-due] First decide about the tunnel: pay or give up.
       *[turn] That is not possible now: begin your turn with cards, a route or { -tickets }.
    }
refused-not-on-this-map =
    { $action ->
        [station] There are no stations on this map. `/{ command-rules }` shows what there is.
        [ferry-card] There are no ferry cards on this map. `/{ command-rules }` shows what there is.
       *[other] There are no tunnels on this map. `/{ command-rules }` shows what there is.
    }
refused-cannot-pass = You can still do something, so you cannot pass: draw cards, claim a route or draw { -tickets }.
refused-not-an-action = I did not understand that. Choose from the list, or use the buttons.
refused-deck-empty = The deck is empty. Take an open card or do something else.
refused-not-in-row = No { $colour } card lies open now. Take another one or draw from the deck.
refused-wild-as-second-card = An open { -wild } cannot be your second card. Take another colour or draw from the deck.
refused-no-tickets-left = There are no { -tickets } left. Draw cards or claim a route.
refused-ticket-not-offered = { $ticket } is not among those offered to you. Choose from the menu.
refused-ticket-twice = You have chosen { $ticket } twice. Choose each only once.
refused-too-few-tickets-kept =
    { $keep ->
        [one] Keep at least { $keep } { -ticket }; you have chosen { $kept }.
       *[other] Keep at least { $keep } { -tickets }; you have chosen { $kept }.
    }
refused-unknown-route = I know no route “{ $route }” on this map. Choose one from the list.
refused-route-taken = { $route } belongs to { $owner } already. Choose another route.
refused-other-lane-taken = { $owner } has the other track of { $route }, and with so few players there is room for one only. Choose another route.
refused-own-other-lane = You have the other track of { $route } already. Choose another route.
refused-too-few-wagons =
    { $need ->
        [one] { $route } takes { $need } { -wagon }; you have { $have } left. Draw cards instead.
       *[other] { $route } takes { $need } { -wagons }; you have { $have } left. Choose a shorter route.
    }
refused-cards-not-held =
    { $wild ->
        [asked] You need { $cards }; you have { $hand }. Pay in another way, or draw more cards first.
       *[none] You need { $cards } or { -wilds }; you have { $hand }. Pay in another way, or draw more cards first.
    }
refused-ferry-cards-not-held =
    { $given ->
        [one] You want to pay with { $given } ferry card, but have { $have }. Pay for the waves with { -wilds }, or draw a ferry card first.
       *[other] You want to pay with { $given } ferry cards, but have { $have }. Pay for the waves with { -wilds }, or draw a ferry card first.
    }
refused-mixed-colours = { $cards }: pay with one colour only, and { -wilds } if you like.
refused-wrong-colour = This route wants { $need }; you gave { $cards }. Pay with { $need } or { -wilds }.
refused-wrong-number-of-cards =
    { $need ->
        [one] It costs { $need } card; you gave { $given }. Pay exactly { $need }.
       *[other] It costs { $need } cards; you gave { $given }. Pay exactly { $need }.
    }
refused-too-few-wilds =
    { $need ->
        [one] At least { $need } card must be { -a-wild }; you gave { $given }. Add { -a-wild }, or choose another route.
       *[other] At least { $need } cards must be { -wilds }; you gave { $given }. Add { -wilds }, or choose another route.
    }
refused-too-many-ferry-cards =
    { $most ->
        [0] Ferry cards do not pay for this route; you gave { $given }. Pay without them.
        [one] At most { $most } ferry card pays for this route; you gave { $given }. Pay the rest with other cards.
       *[other] At most { $most } ferry cards pay for this route; you gave { $given }. Pay the rest with other cards.
    }
refused-unknown-city = I know no place “{ $city }” on this map. Choose one from the list.
refused-station-there = { $owner } has a station in { $city } already. Choose another city.
refused-no-stations-left = You have built all your stations. Draw cards or claim a route instead.
refused-ferry-hand-full = You hold { $most } ferry cards already, and more are not allowed. Use one first.
refused-no-ferry-cards-left = There are no ferry cards left; they come back when somebody uses one. Do something else for now.
refused-not-a-record = This is not a record of a game.
refused-other-rules = This game was recorded with rules { $recorded }; I play by rules { $ours }.
refused-other-map = This game was recorded on another map: { $recorded }, not { $ours }.

## The table does not allow it

table-refused-no-table-here = There is no table in this channel. `/{ command-new }` opens one.
table-refused-channel-has-a-table = This channel has a table already. Join it, or open yours in another channel or thread.
table-refused-unknown-table = I do not know this table any more. `/{ command-new }` opens another one.
table-refused-not-at-this-table = You are not at this table. `/{ command-board }` lets you watch.
table-refused-already-at-this-table = You are at this table already.
table-refused-table-is-full =
    { $most ->
        [one] The table is full: { $most } player at most. `/{ command-new }` opens one in another channel.
       *[other] The table is full: { $most } players at most. `/{ command-new }` opens one in another channel.
    }
table-refused-too-few-players =
    { $least ->
        [one] This game needs at least { $least } player; so far { $players }. An automatic one can join.
       *[other] This game needs at least { $least } players; so far { $players }. Automatic ones can join.
    }
table-refused-game-has-begun = The game has begun already: nobody can join now, and `/{ command-resign }` is the way out.
table-refused-game-has-not-begun = The game has not begun yet. The host begins it with `/{ command-start }`.
table-refused-table-is-closed = This table is closed. `/{ command-new }` opens another one.
table-refused-game-is-over = { refused-game-over }
table-refused-only-the-host = Only the host can do that. The host of this table is { $host }.
table-refused-only-its-players = Only those who played this game to the end can do that. `/{ command-new }` opens a table of your own.
table-refused-no-automatic-player = There is no such automatic player at this table.
table-refused-order-is-not-of-these-people = The order must name everybody at the table once, like `@Kim @Robin`.
table-refused-board-has-moved-on = The board has moved on. Look at the newest message.
table-refused-nothing-to-undo = There is nothing to take back.
table-refused-not-yours-to-undo = The last move was not yours. Only who made it can take it back.
table-refused-nudged-already = They have been nudged already. You can do it again { $until }.
table-refused-too-early-to-nudge = The turn has only just begun. You can nudge { $until }.
table-refused-patience-not-over = The table is still patient. You can vote { $until }.
table-refused-nobody-is-absent = The table is not waiting for anybody else.
table-refused-hints-are-off = Hints are switched off at this table.
table-refused-no-threads-here = Threads can't be opened here. Use a text channel, or leave out `{ option-thread }`.
table-refused-unknown-map = I know no map “{ $map }”. Choose one of these: { $maps }.
table-refused-unknown-pace = A turn cannot take “{ $pace }”. Choose one of these: { $paces }.
table-refused-map-has-changed = The map { $map } has changed since this game began. It can go on once whoever runs the bot brings the old one back.
table-refused-rules-have-changed = The rules have changed since this game began, so there is no record of it.
table-refused-not-for-so-many = This map is for { $least } to { $most } players.
table-refused-map-has-no-stations = There are no stations on this map. Leave out the option “{ option-stations }”.
table-refused-no-such-question = This question is settled. Look at the newest message.
table-refused-not-yours-to-answer = This question is for the others. Wait for their answers.
table-refused-asked-somebody-else = This question is for { $name }.
table-refused-not-for-bots = A bot cannot take a seat. Choose a person, or leave the seat to an automatic player with `/{ command-resign }`.
table-refused-no-substitute-wanted = Nobody is to be replaced. First the others vote for it with `/{ command-vote }`.
table-refused-game-is-not-over = The game is not over yet. Until then this stays secret.
table-refused-undo-was-declined = The others did not agree to take that move back. Play on.
table-refused-unknown-time-zone = I know no time zone “{ $zone }”. Type part of a city's name and choose from the list: Europe/London, for example. Your reminders are as they were.
table-refused-unclear-time-zone = “{ $zone }” could be several time zones. Did you mean { $zones }? Your reminders are as they were.

## Something went wrong, or the bot lacks permissions

failed = Something went wrong on my side. Nothing is lost: the game is as it was. Please try again.
missing-permissions = I may not do everything here. Missing in { $where }: { $names }. Somebody who manages the server can give me that.
