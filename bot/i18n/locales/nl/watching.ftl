## Watching a game without playing

button-watch = Spel volgen
button-watch-end = Alleen aan het einde
button-watch-every = Om de { $number } beurten
button-unwatch = Niet meer volgen
watch-which = Welk spel wil je volgen?
watch-none = Er is hier nu geen spel om te volgen (die van jezelf tellen niet mee). Met `/{ command-new }` begin je er een.
watch-how = **{ $map }:** wanneer wil je een seintje?
watch-end = 👀 Je volgt **{ $map }**. Ik geef je een seintje als het spel is afgelopen.
watch-every =
    👀 Je volgt **{ $map }**. Ik geef je een seintje { $number ->
        [one] na elke beurt
       *[other] om de { $number } beurten
    }, en als het spel is afgelopen.
watch-went-on = 👀 { $who }, **{ $map }**: er is van alles gebeurd.
watch-over = 🏁 { $who }: **{ $map }** is afgelopen. De uitslag staat hierboven.
watch-cancelled = { $who }: **{ $map }** is geannuleerd.
watch-recap-title = **Wat er gebeurd is**
watch-recap-nothing = Er is nog niets gebeurd.
done-unwatched = Je volgt dit spel niet meer.
