## The tables of one person

own-tables-which = Hvilket spil?
own-tables-title = **Dine spil**
own-tables-none = Du er ikke med i noget spil. `/{ command-new }` starter et.
own-tables-lobby = • **{ $map }** { $link }: ikke begyndt endnu
own-tables-over = • **{ $map }** { $link }: slut
own-tables-turn = • **{ $map }** { $link }: venter på { $who } (turen begyndte { $since })
own-tables-your-turn = • **{ $map }** { $link }: **din tur** (begyndte { $since })
own-tables-mark-turn = din tur
own-tables-number = bord { $number }
