## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] Du drar { $number } { -ticket }, som du måste behålla. Det är hela din tur.
       *[other] Du drar { $number } { -tickets } och måste behålla minst { $keep }. Det är hela din tur.
    }
confirm-resign = **{ $map }**: vill du lämna spelet? En { -computer-player } tar över din plats för gott. Eller be någon annan ta över: **{ button-find-substitute }**.
confirm-resign-last = **{ $map }**: vill du lämna spelet? Bara { -computer-players } blir kvar, så då är spelet slut.
confirm-cancel = **{ $map }**: vill du avbryta spelet? { $names } är också med.
confirm-call-off = **{ $map }**: vill du avbryta spelet? Då tar det slut för alla, utan vinnare.
confirm-call-off-as-manager = **{ $map }**: vill du avbryta spelet? { $host } är värd, men du har rätt att hantera kanalen. Spelet tar slut för alla, utan vinnare.
