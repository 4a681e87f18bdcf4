## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } has opened a table. Who is in?
lobby-in-thread = **{ $map }** · { $host } is starting a game in a thread. Who is in?
lobby-thread-link = **{ $map }** · { $host } is starting a game. Who is in? { $link }
lobby-invited = { $who }, another game?
lobby-players = Players: { $number } ({ $least }–{ $most })
lobby-computer-player = { $name } (automatic, { $level })
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
pace-24 = One day
pace-72 = Three days
pace-168 = One week
lobby-no-hints = No hints at this table.
lobby-language = Language of the table: { $language }
lobby-ways-through = House rule: a station lets you use another player's way through its city.
lobby-cancelled = The table for **{ $map }** was called off.
lobby-game-link = **{ $map }** · The game has begun: { $link }
game-begun-map = The game on **{ $map }** begins.
game-begun-hash = -# SHA-256 of the shuffling seed, which is shown at the end: `{ $hash }`
lobby-resigned = { $name } resigned.
lobby-closed = The table for **{ $map }** is closed.
moved-to = ➡️ The table has moved: { $link }
moved-from = -# ⬅️ The table moved here from { $link }
