## Choosing tickets, and how far a player is with them

ticket-done = completed
ticket-to-go = { $pieces } to go
ticket-station-in-use = only with a station that is already in use
ticket-cut-off = impossible: no free way left
ticket-too-few-wagons =
    { $number ->
        [one] impossible: needs { $number } { -wagon }, you have { $have }
       *[other] impossible: needs { $number } { -wagons }, you have { $have }
    }
ticket-too-few-turns = impossible: not enough turns left
ticket-not-done = not completed
ticket-needs = needs { $cards }
ticket-any-colour = { $numbers } of any colour
ticket-has-cards = you have the cards
ticket-tunnels =
    { $number ->
        [one] a tunnel may cost more
       *[other] tunnels may cost more
    }
ticket-fits =
    { $number ->
        [one] fits your last { -wagon }
       *[other] fits your { $number } { -wagons }
    }
ticket-awaits = only if somebody else claims { $path }
tickets-together = All open { -tickets } together take about { $number } { -wagons }; you have { $have }.
tickets-as-of = As of move { $step }
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
