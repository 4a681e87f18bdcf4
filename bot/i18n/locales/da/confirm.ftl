## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] Du trækker { $number } { -ticket } og skal beholde det. Det koster hele din tur.
       *[other] Du trækker { $number } { -tickets } og skal beholde mindst { $keep }. Det koster hele din tur.
    }
confirm-resign = **{ $map }**: vil du forlade spillet? En { -computer-player } overtager din plads for altid. Eller bed en anden om at tage over: **{ button-find-substitute }**.
confirm-resign-last = **{ $map }**: vil du forlade spillet? Der er ikke andre mennesker med, så spillet slutter.
confirm-cancel = **{ $map }**: vil du aflyse spillet? Der er andre med: { $names }.
confirm-call-off = **{ $map }**: vil du aflyse spillet? Det slutter for alle, uden vinder.
confirm-call-off-as-manager = **{ $map }**: vil du aflyse spillet? Værten er { $host }, men du administrerer kanalen. Spillet slutter for alle, uden vinder.
