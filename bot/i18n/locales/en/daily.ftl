## The daily deal: the same cards for everybody on a day

help-daily = **I have ten minutes now.** `/{ command-daily }` is the daily deal: everybody gets the same cards and plays alone against a { -computer-player }. It's a short map, except on Sundays.
button-daily = Daily deal
button-daily-begin = Begin
button-daily-go = Yesterday's deal
button-daily-closed = Last closed deal
button-daily-others = How others played
daily-title = 📅 **Daily deal** · { $map } · { $date }
daily-about = Today everybody gets the same cards and plays alone against { $opponent }. Only you see your game. You have one try: begin it today (UTC) and finish it before the deal closes { $closes }.
daily-rules = -# No hints and no ratings. Once you've seen new cards, you can't undo the move.
daily-hash = -# Tomorrow: { $map }. Proof that nothing is chosen later: `{ $hash }` is the SHA-256 of its seed, which is shown when that deal closes.
daily-points =
    { $number ->
        [one] **{ $points }** points · { $done } of { $number } { -ticket } completed · against { $opponent }
       *[other] **{ $points }** points · { $done } of { $number } { -tickets } completed · against { $opponent }
    }
daily-routes = Routes by length: { $squares }
daily-standing =
    { $number ->
        [one]
            { $percent ->
                [100] Better than the only other player so far
               *[other] The only other player so far did at least as well
            }
       *[other]
            { $percent ->
                [100] Better than all { $number } other players so far
               *[other] Better than { $percent }% of { $number } other players so far
            }
    }
daily-streak =
    { $number ->
        [0] No streak of days at the moment
        [one] 🔥 { $number } day in a row
       *[other] 🔥 { $number } days in a row
    }
daily-closes = -# The deal closes { $closes }; then its seed and the best game are shown.
daily-shared = Shared: { $link }
daily-others = 👀 **How others played** · { $date }
daily-others-none = Nobody else here has finished this deal yet, or they hide their results.
daily-seed =
    This deal has closed. Seed: `{ $seed }`
    -# SHA-256, as shown the day before: `{ $hash }`
daily-nobody = Nobody has finished this deal, or they hide their results.
daily-best = The best game
daily-line =
    { $points ->
        [one] **{ $name }**: { $points } point.
       *[other] **{ $name }**: { $points } points.
    }
daily-board-title = 📅 **Daily deal** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** { $points } · { $done } of { $number } { -ticket }
       *[other] **{ $name }** { $points } · { $done } of { $number } { -tickets }
    }
daily-board-empty = Nobody here has finished yet.
daily-board-streak =
    { $number ->
        [one] 🔥 Somebody here has finished the deal on { $number } day
       *[other] 🔥 On { $number } days in a row somebody here has finished the deal
    }
daily-board-open = -# `/{ command-daily }` plays it. It closes { $closes }.
daily-board-closed = -# This deal has closed.
daily-board-best = 🔓 **Closed: the deal of { $date }**
settings-daily = **Daily deal:** where the day's results are posted, and from which hour (UTC)
settings-daily-nowhere = Nowhere
settings-daily-hour = From { $hour }:00 UTC
