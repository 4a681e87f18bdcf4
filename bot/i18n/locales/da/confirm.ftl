## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] Du trækker { $number } { -ticket } og skal beholde det. Det er hele din tur.
       *[other] Du trækker { $number } { -tickets } og skal beholde mindst { $keep }. Det er hele din tur.
    }
confirm-resign = Vil du give op i spillet på **{ $map }**? En automatisk spiller overtager din plads for altid. Med `/{ command-substitute }` kan du i stedet spørge en anden, om de vil spille videre.
confirm-resign-last = Vil du give op i spillet på **{ $map }**? Der er ingen andre mennesker med, så spillet slutter.
confirm-cancel = Vil du aflyse bordet med **{ $map }**? Andre er med: { $names }.
confirm-call-off = Vil du aflyse spillet på **{ $map }**? Det slutter for alle, uden en vinder.
confirm-call-off-as-manager = Vil du aflyse spillet på **{ $map }**? Du er ikke vært, det er { $host }, men du administrerer kanalen. Spillet slutter for alle, uden en vinder.
