## The tables of one person

own-tables-which = Vilket spel?
own-tables-title = **Dina spel**
own-tables-none = Du är inte med i något spel. `/{ command-new }` startar ett.
own-tables-lobby = • **{ $map }** { $link }: har inte börjat än
own-tables-over = • **{ $map }** { $link }: avslutat
own-tables-turn = • **{ $map }** { $link }: väntar på { $who } (turen började { $since })
own-tables-your-turn = • **{ $map }** { $link }: **din tur** (började { $since })
own-tables-mark-turn = din tur
own-tables-number = bord { $number }
