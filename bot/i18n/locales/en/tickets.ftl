## Choosing tickets, and how far a player is with them

ticket-done = completed
ticket-to-go = { $pieces } to go
ticket-station-in-use = only by taking a station from another { -ticket }
ticket-cut-off = impossible: no path left
ticket-too-few-wagons =
    { $number ->
        [one] impossible: takes { $number } { -wagon }, you have { $have ->
            [0] none
           *[other] { $have }
        }
       *[other] impossible: takes { $number } { -wagons }, you have { $have ->
            [0] none
           *[other] { $have }
        }
    }
ticket-too-few-turns = impossible: not enough turns left
ticket-not-done = not completed
ticket-needs = still needs { $cards }
ticket-any-colour =
    { $sets ->
        [one] { $numbers } of any one colour
       *[other] { $numbers } (each of any one colour)
    }
ticket-has-cards = you have the cards
ticket-tunnels =
    { $number ->
        [one] a tunnel may cost more
       *[other] tunnels may cost more
    }
ticket-fits =
    { $number ->
        [one] your last { -wagon } is enough
       *[other] your { $number } { -wagons } are enough
    }
ticket-awaits = only if someone else claims { $path }
tickets-together = Together your open { -tickets } take about { $number } { -wagons }; you have { $have }.
ticket-detour = **{ $number } · { $ticket }**: { $route } has been taken. The cheapest path took { $before }; now { $state }.
ticket-detour-same = **{ $number } · { $ticket }**: { $route } has been taken. Another path also takes { $before }.
tickets-as-of = As of move { $step }
ticket-long = long route
tickets-choose =
    { $number ->
        [one] Here's { $number } { -ticket }. You have to keep it.
       *[other] Here are { $number } { -tickets }. Keep at least { $keep }.
    }
tickets-placeholder = Keep at least { $keep }
tickets-kept =
    { $number ->
        [one] You kept { $number } { -ticket }: { $tickets }.
       *[other] You kept { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = You have no { -tickets } to choose from right now.
