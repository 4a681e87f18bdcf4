## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] Je trekt { $number } { -ticket } en moet die houden. Dat is je hele beurt.
       *[other] Je trekt { $number } { -tickets } en moet er minstens { $keep } houden. Dat is je hele beurt.
    }
confirm-resign = **{ $map }**: stoppen met dit spel? Een { -computer-player } neemt je plaats voorgoed over. Of vraag iemand anders om het over te nemen: **{ button-find-substitute }**.
confirm-resign-last = **{ $map }**: stoppen met dit spel? Er spelen geen andere mensen mee, dus dan is het spel afgelopen.
confirm-cancel = **{ $map }**: dit spel annuleren? Er doen al anderen mee: { $names }.
confirm-call-off = **{ $map }**: dit spel annuleren? Het eindigt voor iedereen, zonder winnaar.
confirm-call-off-as-manager = **{ $map }**: dit spel annuleren? De host is { $host }, maar jij beheert dit kanaal. Het eindigt voor iedereen, zonder winnaar.
