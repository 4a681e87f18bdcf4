## The tables of one person

own-tables-which = Hvilket bord?
own-tables-title = **Dine borde**
own-tables-none = Du sidder ikke ved noget bord. `/{ command-new }` åbner et.
own-tables-lobby = • **{ $map }** { $link }: ikke begyndt endnu
own-tables-over = • **{ $map }** { $link }: slut
own-tables-turn = • **{ $map }** { $link }: venter på { $who } (turen begyndte { $since })
own-tables-your-turn = • **{ $map }** { $link }: **din tur** (begyndte { $since })
own-tables-mark-turn = din tur
own-tables-number = bord { $number }
