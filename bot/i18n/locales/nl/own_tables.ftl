## The tables of one person

own-tables-which = Welke tafel?
own-tables-title = **Je tafels**
own-tables-none = Je zit aan geen enkele tafel. `/{ command-new }` opent er een.
own-tables-lobby = • **{ $map }** { $link }: nog niet begonnen
own-tables-over = • **{ $map }** { $link }: afgelopen
own-tables-turn = • **{ $map }** { $link }: { $who } aan de beurt{ $since }
