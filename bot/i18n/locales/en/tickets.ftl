## Choosing tickets, and the states of tickets

ticket-done = done
ticket-possible = still possible
ticket-impossible = no longer possible
ticket-long = long route
tickets-choose =
    { $number ->
        [one] Here is { $number } { -ticket }. Keep it.
       *[other] Here are { $number } { -tickets }. Keep at least { $keep }.
    }
tickets-placeholder = Keep at least { $keep }
tickets-kept =
    { $number ->
        [one] You keep { $number } { -ticket }: { $tickets }.
       *[other] You keep { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = There are no { -tickets } for you to choose from now.
