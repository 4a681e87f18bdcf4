## Watching a game without playing

button-watch = Följ ett spel
button-watch-end = Bara när det är slut
button-watch-every = Var { $number }:e tur
button-unwatch = Sluta följa
watch-which = Vilket spel vill du följa?
watch-none = Här finns inget spel att följa just nu (dina egna räknas inte). `/{ command-new }` startar ett.
watch-how = **{ $map }:** när vill du att jag säger till?
watch-end = 👀 Du följer **{ $map }**. Jag säger till när spelet är slut.
watch-every =
    👀 Du följer **{ $map }**. Jag säger till { $number ->
        [one] efter varje tur
       *[other] med { $number } turers mellanrum
    } och när spelet är slut.
watch-went-on = 👀 { $who }, **{ $map }**: spelet har gått vidare.
watch-over = 🏁 { $who }, **{ $map }**: spelet är slut. Resultatet står här ovanför.
watch-cancelled = { $who }, **{ $map }**: spelet är avbrutet.
watch-recap-title = **Det här har hänt**
watch-recap-nothing = Inget har hänt än.
done-unwatched = Du följer inte spelet längre.
