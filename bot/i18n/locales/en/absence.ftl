## Somebody keeps the others waiting

nudge = 👋 { $who }, are you still there? The others would love to carry on.
patience-over = { $who }, everyone has been waiting for you: your turn began { $since }. From now on the others can vote on what to do.
patience-over-muted = Everyone has been waiting for { $name }, whose turn began { $since }. From now on the others can vote on what to do.
patience-ended = ⏳ The long wait is over.
