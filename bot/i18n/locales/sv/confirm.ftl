## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] Du drar { $number } { -ticket }, som du måste behålla. Det är hela din tur.
       *[other] Du drar { $number } { -tickets } och måste behålla minst { $keep }. Det är hela din tur.
    }
confirm-resign = **{ $map }**: vill du lämna spelet? En { -computer-player } tar över din plats för gott. Med `/{ command-substitute }` kan du i stället be någon annan ta över.
confirm-resign-last = **{ $map }**: vill du lämna spelet? Ingen annan människa är med, så spelet tar slut.
confirm-cancel = **{ $map }**: vill du ställa in spelet? Andra är med: { $names }.
confirm-call-off = **{ $map }**: vill du ställa in spelet? Det slutar för alla, utan vinnare.
confirm-call-off-as-manager = **{ $map }**: vill du ställa in spelet? Värden är { $host }, men du hanterar kanalen. Spelet slutar för alla, utan vinnare.
