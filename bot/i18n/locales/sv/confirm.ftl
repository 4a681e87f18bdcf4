## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] Du drar { $number } { -ticket }, som du måste behålla. Det är hela din tur.
       *[other] Du drar { $number } { -tickets } och måste behålla minst { $keep }. Det är hela din tur.
    }
confirm-resign = Vill du ge upp spelet på **{ $map }**? En automatisk spelare tar över din plats för gott. Med `/{ command-substitute }` kan du i stället fråga någon annan om de vill spela vidare.
confirm-resign-last = Vill du ge upp spelet på **{ $map }**? Ingen annan människa är med, så spelet tar slut.
confirm-cancel = Vill du avblåsa bordet med **{ $map }**? Andra är med: { $names }.
confirm-call-off = Vill du avblåsa spelet på **{ $map }**? Det slutar för alla, utan vinnare.
confirm-call-off-as-manager = Vill du avblåsa spelet på **{ $map }**? Du är inte värd, det är { $host }, men du hanterar kanalen. Spelet slutar för alla, utan vinnare.
