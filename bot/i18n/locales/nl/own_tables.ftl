## The tables of one person

own-tables-which = Welk spel?
own-tables-title = **Je spellen**
own-tables-none = Je doet nu nergens aan mee. Met `/{ command-new }` begin je een spel.
own-tables-lobby = • **{ $map }** { $link }: nog niet begonnen
own-tables-over = • **{ $map }** { $link }: afgelopen
own-tables-turn = • **{ $map }** { $link }: wacht op { $who } (beurt begon { $since })
own-tables-your-turn = • **{ $map }** { $link }: **jouw beurt** (begon { $since })
own-tables-mark-turn = jouw beurt
own-tables-number = tafel { $number }
