## Frågor före något som ett enda tryck inte ska göra

button-not-now = Inte nu
button-resign = Ge upp
sure-tickets =
    { $number ->
        [one] Du drar { $number } { -ticket }, som du måste behålla. Det är hela din tur.
       *[other] Du drar { $number } { -tickets } och måste behålla minst { $keep }. Det är hela din tur.
    }
sure-resign = Vill du ge upp spelet på **{ $map }**? En automatisk spelare tar över din plats för gott. Med `/{ command-substitute }` kan du i stället fråga någon annan om de vill spela vidare.
sure-resign-last = Vill du ge upp spelet på **{ $map }**? Ingen annan människa är med, så spelet tar slut.
sure-call-off = Vill du avblåsa spelet på **{ $map }**? Det slutar för alla, utan vinnare.
done-not-now = Okej, inget har ändrats.
news-called-off = { $name } har avblåst spelet.
lobby-resigned = { $name } har gett upp.
lobby-closed = Bordet med **{ $map }** är stängt.

## En plats åt någon annan

button-take-over = Jag spelar vidare
button-decline = Nej tack
offer-seat = { $who }, vill du spela vidare för { $name }?
offer-declined = { $who } vill helst inte spela vidare för { $name }.
done-offered = Frågan står i kanalen. Platsen byter ägare när svaret är ja. ”{ button-decline }” under frågan tar tillbaka den.
done-took-over = Välkommen till bordet! Platsen är din: `/{ command-hand }` visar vad du har på handen.

## Ta tillbaka

news-taken-back-moves = { $name } tog tillbaka: { $what }
