## Choosing tickets, and the states of tickets

ticket-done = behaald
ticket-possible = nog mogelijk
ticket-impossible = niet meer mogelijk
ticket-long = lange route
tickets-choose =
    { $number ->
        [one] Hier is { $number } { -ticket }. Die moet je behouden.
       *[other] Hier zijn { $number } { -tickets }. Behoud er minstens { $keep }.
    }
tickets-placeholder = Behoud er minstens { $keep }
tickets-kept =
    { $number ->
        [one] Je behoudt { $number } { -ticket }: { $tickets }.
       *[other] Je behoudt { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Er zijn nu geen { -tickets } om uit te kiezen.
