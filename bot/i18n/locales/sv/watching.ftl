## Watching a game without playing

button-watch = Följ ett spel
button-watch-end = Bara i slutet
button-watch-every = Var { $number }:e tur
button-unwatch = Sluta följa
watch-which = Vilket spel vill du följa?
watch-none = Här finns inget spel som du kan följa.
watch-how = **{ $map }:** när ska jag säga till dig här?
watch-end = 👀 Du följer **{ $map }**. Jag säger till när spelet är slut.
watch-every =
    👀 Du följer **{ $map }**. Jag säger till { $number ->
        [one] efter varje tur
       *[other] med { $number } turers mellanrum
    } och när spelet är slut.
watch-went-on = 👀 **{ $map }**: det har hänt saker, { $who }.
watch-over = 🏁 { $who }: **{ $map }** är slut. Resultatet står ovanför.
watch-cancelled = { $who }: **{ $map }** ställdes in.
watch-recap-title = **Vad som har hänt**
watch-recap-nothing = Inget har hänt än.
done-unwatched = Du följer inte längre det här spelet.
