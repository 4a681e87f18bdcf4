## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] Je trekt { $number } { -ticket } en moet die behouden. Dat is je hele beurt.
       *[other] Je trekt { $number } { -tickets } en moet er minstens { $keep } behouden. Dat is je hele beurt.
    }
confirm-resign = Stoppen met het spel op **{ $map }**? Een automatische speler neemt je plaats voorgoed over. Met `/{ command-substitute }` kun je iemand anders vragen om verder te spelen.
confirm-resign-last = Stoppen met het spel op **{ $map }**? Er speelt verder niemand mee, dus het spel is dan afgelopen.
confirm-cancel = De tafel voor **{ $map }** opheffen? Er doen al anderen mee: { $names }.
confirm-call-off = Het spel op **{ $map }** opheffen? Het eindigt voor iedereen, zonder winnaar.
confirm-call-off-as-manager = Het spel op **{ $map }** opheffen? Je bent niet de host, dat is { $host }, maar je beheert dit kanaal. Het eindigt voor iedereen, zonder winnaar.
