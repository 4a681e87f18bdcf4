## Choosing tickets, and the states of tickets

ticket-done = { -done }
ticket-possible = kan fortfarande klaras
ticket-impossible = kan inte längre klaras
ticket-long = lång rutt
tickets-choose =
    { $number ->
        [one] Här är { $number } { -ticket }, som du måste behålla.
       *[other] Här är { $number } { -tickets }. Behåll minst { $keep }.
    }
tickets-placeholder = Behåll minst { $keep }
tickets-kept =
    { $number ->
        [one] Du behåller { $number } { -ticket }: { $tickets }.
       *[other] Du behåller { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Du har inga { -tickets } att välja bland just nu.
