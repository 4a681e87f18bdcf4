## Somebody keeps the others waiting

nudge = 👋 { $who }, are you still there? The others would like to play on.
patience-over = { $who }, the table has waited long for you: your turn began { $since }. From now on the others may vote on what to do.
patience-ended = ⏳ The long wait is over.
