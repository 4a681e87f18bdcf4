## Choosing tickets, and how far a player is with them

ticket-done = behaald
ticket-to-go = nog { $pieces } te gaan
ticket-station-in-use = alleen met een station dat een andere { -ticket } al gebruikt
ticket-cut-off = lukt niet meer: geen weg meer vrij
ticket-too-few-wagons =
    { $number ->
        [one] lukt niet meer: kost { $number } { -wagon }, je hebt er { $have ->
            [0] geen
           *[other] { $have }
        }
       *[other] lukt niet meer: kost { $number } { -wagons }, je hebt er { $have ->
            [0] geen
           *[other] { $have }
        }
    }
ticket-too-few-turns = lukt niet meer: te weinig beurten
ticket-not-done = niet behaald
ticket-needs = nodig: { $cards }
ticket-any-colour =
    { $sets ->
        [one] { $numbers } van één kleur naar keuze
       *[other] { $numbers } (telkens van één kleur naar keuze)
    }
ticket-has-cards = je hebt de kaarten
ticket-tunnels =
    { $number ->
        [one] een tunnel kan meer kosten
       *[other] tunnels kunnen meer kosten
    }
ticket-fits =
    { $number ->
        [one] je laatste { -wagon } is genoeg
       *[other] je hebt genoeg { -wagons } ({ $number })
    }
ticket-awaits = alleen als een ander { $path } claimt
tickets-together = Je { -tickets } kosten samen nog ongeveer { $number } { -wagons }; je hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }.
ticket-detour = **{ $number } · { $ticket }**: { $route } is geclaimd. De goedkoopste weg kostte { $before }; nu: { $state }.
ticket-detour-same = **{ $number } · { $ticket }**: { $route } is geclaimd. Een andere weg kost ook { $before }.
tickets-as-of = Stand na zet { $step }
ticket-long = lange route
tickets-choose =
    { $number ->
        [one] Je krijgt { $number } { -ticket }. Die moet je houden.
       *[other] Je krijgt { $number } { -tickets }. Hou er minstens { $keep }.
    }
tickets-placeholder = Hou er minstens { $keep }
tickets-kept =
    { $number ->
        [one] Je houdt { $number } { -ticket }: { $tickets }.
       *[other] Je houdt { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Je hebt nu geen { -tickets } om uit te kiezen.
