## Spørgsmål før noget, som et enkelt tryk ikke skal gøre

button-not-now = Ikke nu
button-resign = Giv op
sure-tickets =
    { $number ->
        [one] Du trækker { $number } { -ticket } og skal beholde det. Det er hele din tur.
       *[other] Du trækker { $number } { -tickets } og skal beholde mindst { $keep }. Det er hele din tur.
    }
sure-resign = Vil du give op i spillet på **{ $map }**? En automatisk spiller overtager din plads for altid. Med `/{ command-substitute }` kan du i stedet spørge en anden, om de vil spille videre.
sure-resign-last = Vil du give op i spillet på **{ $map }**? Der er ingen andre mennesker med, så spillet slutter.
sure-call-off = Vil du aflyse spillet på **{ $map }**? Det slutter for alle, uden en vinder.
done-not-now = I orden, intet er ændret.
news-called-off = { $name } har aflyst spillet.
lobby-resigned = { $name } har givet op.
lobby-closed = Bordet med **{ $map }** er lukket.

## En plads til en anden

button-take-over = Jeg spiller videre
button-decline = Nej tak
offer-seat = { $who }, vil du spille videre for { $name }?
offer-declined = { $who } vil helst ikke spille videre for { $name }.
done-offered = Spørgsmålet er stillet i kanalen. Pladsen skifter hænder, når svaret er ja. “{ button-decline }” under spørgsmålet trækker det tilbage.
done-took-over = Velkommen til bordet! Pladsen er din: `/{ command-hand }` viser, hvad du har på hånden.

## At tage tilbage

news-taken-back-moves = { $name } tog tilbage: { $what }
