## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } is starting a game. Who's in?
lobby-in-thread = **{ $map }** · { $host } is starting a game in a thread. Who's in?
lobby-thread-link = **{ $map }** · { $host } is starting a game. Who's in? { $link }
lobby-no-thread = **{ $map }** · { $host } is starting a game. I can't open a new thread here (the server may have too many), so the game is in this channel.
lobby-no-thread-no-room = **{ $map }** · { $host }, I can't open a new thread here (the server may have too many), and this channel already has a game, so yours was cancelled. Start it in another channel, or when a thread has been closed.
lobby-invited = { $who }, another game?
lobby-players = Players: { $number } (room for { $least }–{ $most })
lobby-players-exactly = Players: { $number } of { $most }
lobby-computer-player = { $name } ({ -computer-player }, { $level })
lobby-needs =
    { $number ->
        [one] One more player needed.
       *[other] { $number } more players needed.
    }
lobby-ready = Ready to start. There's room for more.
lobby-full = The table is full: ready to start.
lobby-pace =
    { $hours ->
        [24] Pace: one day a turn. After that the others can vote on what to do.
        [72] Pace: three days a turn. After that the others can vote on what to do.
        [168] Pace: one week a turn. After that the others can vote on what to do.
        [one] Pace: { $hours } hour a turn. After that the others can vote on what to do.
       *[other] Pace: { $hours } hours a turn. After that the others can vote on what to do.
    }
lobby-length =
    { $hours ->
        [24] 🔁 About { $turns } turns each: { $time } if a round takes one day.
        [72] 🔁 About { $turns } turns each: { $time } if a round takes three days.
        [168] 🔁 About { $turns } turns each: { $time } if a round takes one week.
        [one] 🔁 About { $turns } turns each: { $time } if a round takes { $hours } hour.
       *[other] 🔁 About { $turns } turns each: { $time } if a round takes { $hours } hours.
    }
lobby-days =
    { $number ->
        [one] one day
       *[other] { $number } days
    }
lobby-weeks = { $number } weeks
lobby-special = ✨ { $special }
special-ferries = ferries
special-tunnels = risky tunnels
special-stations = stations
special-ferry-cards = ferry cards
special-merchandise = merchandise to collect
special-regions = points for joined regions
special-longest-trail = a bonus for the longest path
special-attractions = points for attractions
special-districts = points for complete districts
special-mandala = a bonus for loops
special-targets = { -tickets } with several destinations
special-substitutes = other cards in place of { -wilds }
special-most-tickets = a bonus for the most { -tickets }
lobby-more = **More for this table**
lobby-more-hint = -# Too few people? **{ button-lobby-more }** adds { -computer-players }.
pace-24 = One day
pace-72 = Three days
pace-168 = One week
lobby-no-hints = No hints at this table.
lobby-language = Table language: { $language }
lobby-ways-through = House rule: a station lets you use another player's routes through its city, one in and one out.
lobby-cancelled = **{ $map }**: the game was cancelled.
lobby-expired = **{ $map }**: nobody started the game for a long time, so I closed the table. `/{ command-new }` opens a new one.
lobby-game-link = **{ $map }** · The game has begun: { $link }
game-begun-map = **{ $map }**: the game begins!
game-begun-hash = -# Fair-shuffle proof (SHA-256 of the seed, which is revealed at the end): `{ $hash }`
lobby-resigned = { $name } left the game.
lobby-closed = **{ $map }**: the table is closed.
moved-to = ➡️ The game has moved: { $link }
moved-from = -# ⬅️ The game moved here from { $link }
game-taken-back = ⏪ The bot had to go back to an earlier moment of this game. Everything after it is lost, and older messages no longer count: go on from here.

## The reply to /new without a map

lobby-which-map = **Which map do you want to play on?**
lobby-map-facts = { $least }–{ $most } players · about { $turns } turns each
