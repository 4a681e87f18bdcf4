## The tables of one person

own-tables-which = Which table?
own-tables-title = **Your tables**
own-tables-none = You are at no table. `/{ command-new }` opens one.
own-tables-lobby = • **{ $map }** { $link }: not begun yet
own-tables-over = • **{ $map }** { $link }: over
own-tables-turn = • **{ $map }** { $link }: waiting for { $who } (turn began { $since })
own-tables-your-turn = • **{ $map }** { $link }: **your turn** (it began { $since })
own-tables-mark-turn = your turn
own-tables-number = table { $number }
