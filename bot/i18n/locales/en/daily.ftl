## The daily deal: the same cards for everybody on a day

help-daily = **I have ten minutes now.** `/{ command-daily }` is the daily deal: everybody gets the same cards and plays alone against a { -computer-player }. It's a short game, except on Sundays.
button-daily = Daily deal
button-daily-begin = Begin
button-daily-go = Yesterday's deal
button-daily-closed = Last closed deal
button-daily-others = How others played
daily-title = 📅 **Daily deal** · { $map } · { $date }
daily-about = Today everybody gets the same cards and plays alone against { $opponent }. Only you see your game. You have one try: begin it today (UTC) and finish it before the deal closes { $closes }.
daily-rules = -# No hints and no ratings. Once you've seen new cards or the computer has moved, you can't undo your move.
daily-hash = -# Tomorrow: { $map }. Proof that nothing is chosen later: `{ $hash }` is the SHA-256 of its seed, which is shown when that deal closes.
daily-points =
    { $number ->
        [one] { daily-score } to the computer's { $opponent } · { $done } of { $number } { -ticket } completed
       *[other] { daily-score } to the computer's { $opponent } · { $done } of { $number } { -tickets } completed
    }
daily-score =
    { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }
daily-routes = Routes by length: { $squares }
daily-standing-others =
    { $number ->
        [one] One other player has finished
       *[other] { $number } others have finished
    }
daily-standing-all =
    { $number ->
        [one] Better than the only other player
       *[other] Better than all { $number } others
    }
daily-standing-few = Better than { $beaten } of the { $number } others
daily-standing-many = Better than { $percent }% of the { $number } others
daily-so-far = { $standing } so far
daily-streak =
    { $number ->
        [one] 🔥 { $number } day in a row
       *[other] 🔥 { $number } days in a row
    }
daily-closes = -# The deal closes { $closes }; then its seed and the best game are shown.
daily-share-elsewhere = -# To share it, use `/{ command-daily }` on a server.
daily-shared = Shared: { $link }
daily-others = 👀 **How others played** · { $date }
daily-others-none = Nobody else on this server has finished this deal yet, or they hide their results.
daily-others-none-anywhere = Nobody else has finished this deal yet, or they hide their results.
daily-others-unnamed = -# The best of everybody who doesn't hide their results. On a server you see those who played there, with their names.
daily-seed =
    This deal has closed. Seed: `{ $seed }`
    -# SHA-256, as shown the day before: `{ $hash }`
daily-record = -# The file holds that whole game: `python -m engine replay` checks every card and shows the SHA-256 of the seed.
daily-nobody = Nobody has finished this deal, or they hide their results.
daily-none-closed = No deal has closed yet: a deal closes 24 hours after its day has ended (UTC).
daily-best = The best game
daily-line =
    { $points ->
        [one] **{ $name }**: { $points } point.
       *[other] **{ $name }**: { $points } points.
    }
daily-board-title = 📅 **Daily deal** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** · **{ $points }** · { $done } of { $number } { -ticket }
       *[other] **{ $name }** · **{ $points }** · { $done } of { $number } { -tickets }
    }
daily-board-empty = Nobody here has finished yet.
daily-board-nobody = Nobody here finished it.
daily-board-streak =
    { $number ->
        [one] 🔥 The deal has been finished here { $number } day in a row
       *[other] 🔥 The deal has been finished here { $number } days in a row
    }
daily-board-open = -# Begin today (UTC) with `/{ command-daily }`; the deal closes { $closes }.
daily-board-begun = -# If you've begun, you can still finish; the deal closes { $closes }.
daily-board-closed = -# This deal has closed.
daily-board-best = 🔓 **Closed: the deal of { $date }**
daily-page-end = /{ command-daily } in Discord compares and shares your result.
daily-moved-on = { page-outdated }
settings-daily = **Daily deal:** where the day's results are posted, and from which hour (UTC)
settings-daily-nowhere = Nowhere
settings-daily-hour = From { $hour }:00 UTC
