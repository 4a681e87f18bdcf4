## Watching a game without playing

button-watch = Følg et spil
button-watch-end = Kun når det er slut
button-watch-every = Hver { $number }. tur
button-unwatch = Stop med at følge
watch-which = Hvilket spil vil du følge?
watch-none = Der er ikke noget spil at følge her lige nu (dine egne tæller ikke med).
watch-how = **{ $map }:** hvornår skal jeg sige til?
watch-end = 👀 Du følger **{ $map }**. Jeg siger til, når spillet er slut.
watch-every =
    👀 Du følger **{ $map }**. Jeg siger til { $number ->
        [one] efter hver tur
       *[other] hver { $number }. tur
    }, og når spillet er slut.
watch-went-on = 👀 { $who }, **{ $map }**: spillet er gået videre.
watch-over = 🏁 { $who }, **{ $map }**: spillet er slut. Resultatet står ovenfor.
watch-cancelled = { $who }, **{ $map }**: spillet er aflyst.
watch-recap-title = **Det er der sket**
watch-recap-nothing = Der er ikke sket noget endnu.
done-unwatched = Du følger ikke længere spillet.
