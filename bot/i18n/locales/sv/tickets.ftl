## Choosing tickets, and how far a player is with them

ticket-done = { -done }
ticket-to-go = kräver { $pieces } till
ticket-station-in-use = bara med en station som en annan { -ticket } använder
ticket-cut-off = går inte: ingen väg kvar
ticket-too-few-wagons =
    { $number ->
        [one] går inte: kräver { $number } { -wagon }, du har { $have ->
            [0] inga
           *[other] { $have }
        }
       *[other] går inte: kräver { $number } { -wagons }, du har { $have ->
            [0] inga
           *[other] { $have }
        }
    }
ticket-too-few-turns = går inte: för få turer kvar
ticket-not-done = inte { -done }
ticket-needs = du behöver { $cards }
ticket-any-colour =
    { $sets ->
        [one] { $numbers } i en valfri färg
       *[other] { $numbers } (varje grupp i en valfri färg)
    }
ticket-has-cards = du har korten
ticket-tunnels =
    { $number ->
        [one] en tunnel kan kosta mer
       *[other] tunnlar kan kosta mer
    }
ticket-fits =
    { $number ->
        [one] din sista { -wagon } räcker
       *[other] dina { $number } { -wagons } räcker
    }
ticket-awaits = bara om någon annan mutar in { $path }
tickets-together = Alla { -tickets } du har kvar att klara kräver tillsammans ungefär { $number } { -wagons }; du har { $have ->
        [0] inga
       *[other] bara { $have }
    }.
ticket-detour = **{ $number } · { $ticket }**: { $route } är tagen. Den billigaste vägen krävde { $before }; nu: { $state }.
ticket-detour-same = **{ $number } · { $ticket }**: { $route } är tagen. En annan väg kräver också { $before }.
tickets-as-of = Läget efter drag { $step }
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
