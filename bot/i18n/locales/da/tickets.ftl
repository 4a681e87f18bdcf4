## Choosing tickets, and the states of tickets

ticket-done = opfyldt
ticket-possible = stadig muligt
ticket-impossible = ikke længere muligt
ticket-long = lang rute
tickets-choose =
    { $number ->
        [one] Her er { $number } { -ticket }. Det skal du beholde.
       *[other] Her er { $number } { -tickets }. Behold mindst { $keep }.
    }
tickets-placeholder = Behold mindst { $keep }
tickets-kept =
    { $number ->
        [one] Du beholder { $number } { -ticket }: { $tickets }.
       *[other] Du beholder { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Du har ingen { -tickets } at vælge imellem lige nu.
