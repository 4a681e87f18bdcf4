## The tables of one person

own-tables-which = Vilket bord?
own-tables-title = **Dina bord**
own-tables-none = Du sitter inte vid något bord. `/{ command-new }` öppnar ett.
own-tables-lobby = • **{ $map }** { $link }: har inte börjat än
own-tables-over = • **{ $map }** { $link }: slut
own-tables-turn = • **{ $map }** { $link }: väntar på { $who } (turen började { $since })
own-tables-your-turn = • **{ $map }** { $link }: **din tur** (började { $since })
own-tables-mark-turn = din tur
own-tables-number = bord { $number }
