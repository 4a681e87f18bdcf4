## Vragen vóór iets dat één tik niet moet doen

button-not-now = Nu niet
button-resign = Stoppen
sure-tickets =
    { $number ->
        [one] Je trekt { $number } { -ticket } en moet die behouden. Dat is je hele beurt.
       *[other] Je trekt { $number } { -tickets } en moet er minstens { $keep } behouden. Dat is je hele beurt.
    }
sure-resign = Stoppen met het spel op **{ $map }**? Een automatische speler neemt je plaats voorgoed over. Met `/{ command-substitute }` kun je iemand anders vragen om verder te spelen.
sure-resign-last = Stoppen met het spel op **{ $map }**? Er speelt verder niemand mee, dus het spel is dan afgelopen.
sure-call-off = Het spel op **{ $map }** opheffen? Het eindigt voor iedereen, zonder winnaar.
done-not-now = Goed, er is niets veranderd.
news-called-off = { $name } heeft het spel opgeheven.
lobby-resigned = { $name } is gestopt.
lobby-closed = De tafel voor **{ $map }** is gesloten.

## Een plaats voor iemand anders

button-take-over = Ik speel verder
button-decline = Nee, bedankt
offer-seat = { $who }, wil je verderspelen voor { $name }?
offer-declined = { $who } speelt liever niet verder voor { $name }.
done-offered = De vraag staat in het kanaal. De plaats gaat over zodra het antwoord ja is. Met “{ button-decline }” onder de vraag trek je haar in.
done-took-over = Welkom aan tafel! De plaats is van jou: `/{ command-hand }` laat zien wat je hebt.

## Terugnemen

news-taken-back-moves = { $name } nam terug: { $what }
