## The tables of one person

own-tables-which = Which game?
own-tables-title = **Your games**
own-tables-none = You're not in any game. `/{ command-new }` starts one.
own-tables-lobby = • **{ $map }** { $link }: not started yet
own-tables-over = • **{ $map }** { $link }: finished
own-tables-turn = • **{ $map }** { $link }: waiting for { $who } (turn began { $since })
own-tables-your-turn = • **{ $map }** { $link }: **your turn** (it began { $since })
own-tables-mark-turn = your turn
own-tables-number = table { $number }
