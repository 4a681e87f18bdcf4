## The rules of the game do not allow it

refused-wrong-number-of-players =
    { $players ->
        [one] This map is for { $least } to { $most } players; you're alone.
       *[other] This map is for { $least } to { $most } players; there are { $players } of you.
    }
refused-no-such-seat = There's no seat { $seat } at this table of { $players }.
refused-not-your-turn = It isn't your turn. We're waiting for { $waiting }.
refused-game-over = The game is over. You can still look at it: `/{ command-score }`, `/{ command-board }`, `/{ command-recap }`, `/{ command-replay }`. `/{ command-new }` starts another one.
refused-not-now =
    { $waiting_for ->
        [opening] Choose your { -tickets } first.
        [second-card] Take your second card first.
        [ticket-choice] First choose which { -tickets } to keep.
        [tunnel-due] First decide about the tunnel: pay or give up.
       *[turn] You can't do that now. **{ button-turn }** shows what you can do.
    }
refused-not-on-this-map =
    { $action ->
        [station] There are no stations on this map. `/{ command-rules }` shows what it has.
        [ferry-card] There are no ferry cards on this map. `/{ command-rules }` shows what it has.
       *[other] There are no tunnels on this map. `/{ command-rules }` shows what it has.
    }
refused-cannot-pass = You can't pass while there's something else you can do. **{ button-turn }** shows what.
refused-not-an-action = I didn't understand that. Choose from the list, or use the buttons.
refused-deck-empty = The deck is empty. Take a face-up card or do something else.
refused-not-in-row = You wanted { $card }, but there isn't one face up now. Take another card or draw from the deck.
refused-wild-as-second-card = { -A-face-up-wild } can't be your second card. Take another card or draw from the deck.
refused-no-tickets-left = There are no { -tickets } left. **{ button-turn }** shows what you can do.
refused-ticket-not-offered = { $ticket } isn't one of the { -tickets } you were offered. Choose from the menu.
refused-ticket-twice = You chose { $ticket } twice. Choose each one only once.
refused-too-few-tickets-kept =
    { $keep ->
        [one] Keep at least { $keep } { -ticket }; you chose none.
       *[other] Keep at least { $keep } { -tickets }; you chose { $kept ->
            [0] none
           *[other] only { $kept }
        }.
    }
refused-unknown-route = There's no route “{ $route }” on this map. Choose one from the list.
refused-route-taken =
    { $person ->
        [you] You already have { $route }. Choose another route.
       *[other] { $owner } already has { $route }. Choose another route.
    }
refused-other-lane-taken = { $owner } has the other track of { $route }, and with so few players only one can be claimed. Choose another route.
refused-own-other-lane = You already have the other track of { $route }. Choose another route.
refused-too-few-wagons =
    { $have ->
        [0] { $route } takes { $need ->
            [one] { $need } { -wagon }
           *[other] { $need } { -wagons }
        }, and you have none left. Draw cards instead.
       *[other] { $route } takes { $need ->
            [one] { $need } { -wagon }
           *[other] { $need } { -wagons }
        }, and you have only { $have } left. Choose a shorter route.
    }
refused-cards-not-held =
    { $wild ->
        [asked] You need { $cards }, { $held ->
            [0] and you have none of them
           *[other] and of those you have only { $hand }
        }. Pay another way, or draw more cards first.
       *[none] You need { $cards } or { $need ->
            [one] { -a-wild }
           *[other] { -wilds }
        }, { $held ->
            [0] and you have none
           *[other] and you have only { $hand }
        }. Pay another way, or draw more cards first.
    }
refused-ferry-cards-not-held =
    { $given ->
        [one] You offered { $given } ferry card, but you have none. Pay for the waves with { -wilds }, or draw a ferry card first.
       *[other] You offered { $given } ferry cards, but you have { $have ->
            [0] none
           *[other] only { $have }
        }. Pay for the waves with { -wilds }, or draw a ferry card first.
    }
refused-mixed-colours = You offered { $cards }. Pay with cards of one colour, plus { -wilds } where they're allowed.
refused-wrong-colour = This route is { $need }; you offered { $cards }. Pay with { $need } cards, or with { -wilds } where they're allowed.
refused-wrong-number-of-cards =
    { $need ->
        [one] That costs { $need } card; you offered { $given ->
            [0] none
           *[other] { $given }
        }. Pay exactly { $need }.
       *[other] That costs { $need } cards; you offered { $given ->
            [0] none
           *[other] { $given }
        }. Pay exactly { $need }.
    }
refused-too-few-wilds =
    { $need ->
        [one] At least { $need } card must be { -a-wild }. Add one, or choose another route.
       *[other]
            { $given ->
                [0] At least { $need } cards must be { -wilds }; you offered none. Add some, or choose another route.
               *[other] At least { $need } cards must be { -wilds }; you offered only { $given }. Add more, or choose another route.
            }
    }
refused-too-many-wilds =
    { $most ->
        [0] You can't use { -wilds } on this route; you offered { $given }. Pay without them.
        [one] You can use at most { $most } { -wild } on this route; you offered { $given }. Pay the rest with other cards.
       *[other] You can use at most { $most } { -wilds } on this route; you offered { $given }. Pay the rest with other cards.
    }
refused-too-many-ferry-cards =
    { $most ->
        [0] You can't use ferry cards on this route; you offered { $given }. Pay without them.
        [one] You can use at most { $most } ferry card on this route; you offered { $given }. Pay the rest with other cards.
       *[other] You can use at most { $most } ferry cards on this route; you offered { $given }. Pay the rest with other cards.
    }
refused-wrong-number-with-substitutes =
    { $replaces ->
        [locomotive] That costs { $need ->
            [one] { $need } card
           *[other] { $need } cards
        }, and { $more } more for each { -wild } you replace with any { $any_cards } others (at most { $most }). You offered { $given }.
       *[card] That costs { $need ->
            [one] { $need } card
           *[other] { $need } cards of one colour
        }, and { $more } more for each one you replace with any { $any_cards } others. You offered { $given }.
    }
refused-too-few-beside-substitutes =
    { $replaces ->
        [locomotive] With { $substitutes } in place of { $replaced ->
            [one] one { -wild }
           *[other] { $replaced } { -wilds }
        }, { $need } more must be { $colour ->
            [grey] cards of one colour
           *[other] { $colour } cards
        } or { -wilds }. You offered { $have ->
            [0] none of those
           *[other] only { $have }
        }.
       *[card] With { $substitutes } in place of { $replaced ->
            [one] one
           *[other] { $replaced } others
        }, { $need } more must be of one colour, and no { -wilds }. You offered { $have ->
            [0] none of those
           *[other] only { $have }
        }.
    }
refused-unknown-city = There's no place called “{ $city }” on this map. Choose one from the list.
refused-station-there =
    { $person ->
        [you] You already have a station in { $city }. Choose another city.
       *[other] { $owner } already has a station in { $city }. Choose another city.
    }
refused-no-stations-left = You've built all your stations. Draw cards or claim a route instead.
refused-ferry-hand-full = You already have { $most } ferry cards, which is the limit. Use one first.
refused-no-ferry-cards-left = There are no ferry cards left. They come back when someone uses one; do something else for now.
refused-not-a-record = This isn't the file of a game.
refused-other-rules = This game was saved with version { $recorded } of the rules; I play by version { $ours }.
refused-other-map = This game was saved on another map: { $recorded }, not { $ours }.

## The table does not allow it

table-refused-no-table-here = There's no game in this channel. `/{ command-new }` starts one.
table-refused-channel-has-a-table = This channel already has a game. Join it, or start yours in another channel or thread.
table-refused-unknown-table = That game is gone. `/{ command-new }` starts another one.
table-refused-not-at-this-table = You're not playing in this game. In its channel, `/{ command-board }` shows the board and `/{ command-watch }` follows the game.
table-refused-already-at-this-table = You're already in this game.
table-refused-table-is-full =
    { $most ->
        [one] The table is full: { $most } player at most. To start another game, type `/{ command-new }` in another channel.
       *[other] The table is full: { $most } players at most. To start another game, type `/{ command-new }` in another channel.
    }
table-refused-too-few-players =
    { $players ->
        [0] This game needs at least { $least } players, and nobody has joined yet. You can add { -computer-players }.
        [one] This game needs at least { $least } players, and only one has joined. You can add a { -computer-player }.
       *[other] This game needs at least { $least } players; so far there are { $players }. You can add { -computer-players }.
    }
table-refused-game-has-begun = The game has already begun, so that isn't possible any more. If you're playing and want out, use `/{ command-leave }`; if you'd like to follow it, use `/{ command-watch }`.
table-refused-game-has-not-begun = The game hasn't begun yet. The host starts it with `/{ command-start }`.
table-refused-table-is-closed = This table is closed. `/{ command-new }` starts another game.
table-refused-game-is-over = { refused-game-over }
table-refused-only-the-host = Only the host ({ $host }) can do that.
table-refused-only-its-players = Only people who played this game to the end can do that. `/{ command-new }` starts a game of your own.
table-refused-no-automatic-player = There's no such { -computer-player } at this table.
table-refused-order-is-not-of-these-people = The order must name everyone at the table once, like `@Kim @Robin`.
table-refused-board-has-moved-on = The game has moved on since then. Use the latest message.
table-refused-message-was-lost = The bot had to go back to an earlier moment of this game, and this message is from the time that was lost. Use the latest message.
table-refused-nothing-to-undo = There's nothing to undo.
table-refused-not-yours-to-undo = The last move wasn't yours. Only the player who made it can undo it.
table-refused-nudged-already = They've already been nudged. You can do it again { $until }.
table-refused-too-early-to-nudge = The turn has only just begun. You can nudge them { $until }.
table-refused-patience-not-over = It's too early for a vote. You can call one { $until }.
table-refused-nobody-is-absent = Nobody else is holding up the game.
table-refused-hints-are-off = Hints are turned off at this table.
table-refused-no-threads-here = Threads can't be opened here. Use a text channel, or leave out `{ option-thread }`.
table-refused-unknown-map = There's no map “{ $map }”. Choose one of these: { $maps }.
table-refused-unknown-pace = “{ $pace }” isn't one of the paces. Choose one of these: { $paces }.
table-refused-map-has-changed = The map { $map } has changed since this game began. The bot's owner has to restore the old one first.
table-refused-rules-have-changed = The rules have changed since this game began, so there's no file of it.
table-refused-not-for-so-many = This map is for { $least } to { $most } players.
table-refused-map-has-no-stations = There are no stations on this map. Leave out the option “{ option-stations }”.
table-refused-no-such-question = This question has been settled. Look at the latest message.
table-refused-not-yours-to-answer = This question is for the others. Wait for their answers.
table-refused-asked-somebody-else = This question is for { $name }.
table-refused-not-for-bots = That's a bot. Choose a person.
table-refused-no-substitute-wanted = The table hasn't voted to replace that player. `/{ command-nudge } { option-vote }` calls a vote.
table-refused-game-is-not-over = This stays secret until the game is over.
table-refused-undo-was-declined = The others didn't agree to undo that move. Please carry on.
table-refused-undone-too-often = You've undone { $most } moves in a row, and somebody was pinged after each one. Please carry on.
table-refused-unknown-time-zone = There's no time zone “{ $zone }”. Type part of a city's name and choose from the list, for example Europe/London. Your reminders haven't changed.
table-refused-unclear-time-zone = “{ $zone }” could be several time zones. Did you mean { $zones }? Your reminders haven't changed.
table-refused-tables-are-elsewhere = Games have channels of their own on this server. Use one of these: { $channels }.
table-refused-list-is-elsewhere = The list of games is in { $channels }. Only people with the “Manage Server” permission can move it to another channel.
table-refused-only-managers-cancel = On this server, only people who manage the channel can cancel a game under way. To get out, use `/{ command-leave }`.
table-refused-only-server-managers = Only people with the “Manage Server” permission can do that. Ask one of them.
table-refused-permission-is-lacking = For that you need these permissions yourself, in this channel: { $permissions }. Use another channel, or ask somebody who manages the server.
table-refused-shared-elsewhere = This can only be shared in a channel of its own server. Use the command there, and share it from there.
table-refused-not-in-own-turn = It's your turn now, so make your move first. After that you can plan ahead.
table-refused-queue-is-full = There's no room for more: { $most } moves at most. Remove one first.
table-refused-queue-has-changed = Your queue has changed in the meantime. `/{ command-queue }` shows what it looks like now.
table-refused-cannot-be-queued = That's no longer possible, so it wasn't queued. `/{ command-queue }` shows what you can queue.
table-refused-too-many-lobbies =
    { $whose ->
        [server] This server has as many games that haven't started as it may have: { $most }. Start or cancel one of them first; the list of `/{ command-games }` shows them.
       *[person] You've opened as many games that haven't started as you may have: { $most }. Start or cancel one of them first; `/{ command-games }` lists them.
    }
table-refused-too-many-new-tables =
    { $whose ->
        [server] This server has reached the limit of new games in an hour: { $most }. You can open another one { $until }.
       *[person] You've reached the limit of new games in an hour: { $most }. You can open another one { $until }.
    }
table-refused-too-many-without-people =
    { $whose ->
        [server] This server already has as many games among { -computer-players } as it may have at a time: { $most }. Wait until one is over, cancel one, or join yours and play.
       *[person] You already have as many games among { -computer-players } as you may have at a time: { $most }. Wait until one is over, cancel one, or join this one and play.
    }
table-refused-too-many-requests = That was a lot in a short time, so I've left this one out. Wait a moment, then try again.
table-refused-asked-already = { $name } has already been asked to take over this seat. You can ask again { $until }, or ask somebody else now.
table-refused-asked-too-often = { $name } has been asked to take over several seats lately. You can ask again { $until }, or ask somebody else now.
table-refused-offer-was-declined = { $name } would rather not take over this seat. Please ask somebody else.
table-refused-asked-too-many = Many people have been asked to take over this seat already. You can ask somebody else { $until }.
table-refused-left-another-seat = { $name } has had another seat in this game and has seen its cards. Please ask somebody else.
table-refused-deal-is-closed = This daily deal has closed. `/{ command-daily }` shows today's.
table-refused-deal-is-open = Others may still be playing this deal. You can see this when it has closed, 24 hours after its day has ended (UTC).
table-refused-deal-has-no-map = This deal is on the map “{ $map }”, which the bot doesn't have at the moment. Its owner can bring the map back by an update.
table-refused-day-is-over = That day is over. `/{ command-daily }` shows today's deal.
table-refused-daily-begun = You've already begun this deal, and there's only one try.
table-refused-data-deleted-today = You've deleted your data today. You can play the daily deal again tomorrow (UTC): nobody gets a second try at the same cards.
table-refused-daily-not-finished = Finish this deal first: then you can see how others played it.
table-refused-seen-already = In the daily deal you can't undo a move once you've seen new cards or the computer has moved.

## Something went wrong, or the bot lacks permissions

failed = Something went wrong on my side. Nothing is lost: the game is just as it was. Please try again.
missing-permissions = I'm missing permissions in { $where }: { $names }. A server admin can grant them.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
