## Watching a game without playing

button-watch = Følg et spil
button-watch-end = Kun til sidst
button-watch-every = Hver { $number }. tur
button-unwatch = Følg ikke mere
watch-which = Hvilket spil vil du følge?
watch-none = Her er ikke noget spil, du kan følge.
watch-how = **{ $map }:** hvornår skal jeg sige til her i kanalen?
watch-end = 👀 Du følger **{ $map }**. Jeg siger til, når spillet er slut.
watch-every =
    👀 Du følger **{ $map }**. Jeg siger til { $number ->
        [one] efter hver tur
       *[other] hver { $number }. tur
    }, og når spillet er slut.
watch-went-on = 👀 **{ $map }**: der er sket noget, { $who }.
watch-over = 🏁 { $who }: **{ $map }** er slut. Resultatet står ovenfor.
watch-cancelled = { $who }: **{ $map }** blev aflyst.
watch-recap-title = **Hvad der er sket**
watch-recap-nothing = Der er ikke sket noget endnu.
done-unwatched = Du følger ikke længere dette spil.
