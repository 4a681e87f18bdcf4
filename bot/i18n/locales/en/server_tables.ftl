## The list of a server's tables

tables-title = **Games on this server**
tables-none = No games right now. `/{ command-new }` starts one.
tables-free-seats =
    { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
tables-full = full, not started yet
tables-turn = waiting for { $who } (turn began { $since })
tables-finished-title = **Finished in the past week**
tables-winners =
    won by { $names } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $at }
tables-more = -# … and { $number } more
tables-posted = The list of games keeps itself up to date, so you can pin it: { $link }
button-post-tables = Post server's games
tables-joined = You're in! The game is in { $channel }.
done-list-comes = The list of games will appear in a moment.
