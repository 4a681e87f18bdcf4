## Watching a game without playing

button-watch = Watch a game
button-watch-end = Only at the end
button-watch-every = Every { $number } turns
button-unwatch = Stop watching
watch-which = Which game do you want to watch?
watch-none = There's no game to watch here right now (your own don't count). `/{ command-new }` starts one.
watch-how = **{ $map }:** when should I ping you?
watch-end = 👀 You're watching **{ $map }**. I'll ping you when it's over.
watch-every =
    👀 You're watching **{ $map }**. I'll ping you { $number ->
        [one] after every turn
       *[other] every { $number } turns
    }, and when it's over.
watch-went-on = 👀 { $who }, **{ $map }**: there's news.
watch-over = 🏁 { $who }: **{ $map }** is over. The result is above.
watch-cancelled = { $who }: **{ $map }** was cancelled.
watch-recap-title = **What happened**
watch-recap-nothing = Nothing has happened yet.
done-unwatched = You're no longer watching this game.
