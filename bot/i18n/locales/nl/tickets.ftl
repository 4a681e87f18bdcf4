## Choosing tickets, and how far a player is with them

ticket-done = behaald
ticket-to-go = nog { $pieces } te gaan
ticket-station-in-use = alleen met een station dat al in gebruik is
ticket-cut-off = onmogelijk: geen vrije weg meer
ticket-too-few-wagons =
    { $number ->
        [one] onmogelijk: kost { $number } { -wagon }, je hebt er { $have }
       *[other] onmogelijk: kost { $number } { -wagons }, je hebt er { $have }
    }
ticket-too-few-turns = onmogelijk: te weinig beurten over
ticket-not-done = niet behaald
ticket-needs = nodig: { $cards }
ticket-any-colour = { $numbers } in een kleur naar keuze
ticket-has-cards = je hebt de kaarten
ticket-tunnels =
    { $number ->
        [one] een tunnel kan meer kosten
       *[other] tunnels kunnen meer kosten
    }
ticket-fits =
    { $number ->
        [one] je laatste { -wagon } is genoeg
       *[other] je { $number } { -wagons } zijn genoeg
    }
ticket-awaits = alleen als een ander { $path } claimt
tickets-together = Alle open { -tickets } samen kosten ongeveer { $number } { -wagons }; je hebt er { $have }.
tickets-as-of = Stand na zet { $step }
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
