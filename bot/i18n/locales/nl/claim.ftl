## Claiming routes, paying for them, tunnels

claim-none = Je kunt nog geen enkele vrije route betalen. Trek eerst kaarten.
claim-choose =
    { $number ->
        [one] Je hebt de kaarten voor { $number } route. Met de knop claim je hem.
       *[other] Je hebt de kaarten voor { $number } routes. Tik op een nummer om die route te claimen.
    }
claim-tunnels = Een tunnel kan meer kaarten kosten.
claim-ways-placeholder = Anders betalen
claim-which-match = Welke route bedoel je? Deze kun je nu betalen.
claim-unknown = Er is op dit bord geen route ‘{ $route }’. Bedoelde je { $near }?
claim-no-match-payable = Voor geen van die routes heb je nu genoeg kaarten.
claim-none-free = Voor jou is er geen vrije route meer: ze zijn bezet, of je hebt te weinig { -wagons }.
claim-nearest = Deze kun je bijna betalen:
claim-placeholder = Meer routes · lengte (+punten)
claim-more-ways =
    { $number ->
        [one] kan ook op { $number } andere manier
       *[other] kan ook op { $number } andere manieren
    }
claim-price-or-other-ways =
    { $number ->
        [one] { $cards }, of op { $number } andere manier
       *[other] { $cards }, of op { $number } andere manieren
    }
claim-other-ways =
    { $number ->
        [one] Je had ook op { $number } andere manier kunnen betalen.
       *[other] Je had ook op { $number } andere manieren kunnen betalen.
    }
pay-other-cards = -# Met andere kaarten die passen: typ `/{ command-claim }`, en bij `{ option-cards }` bijvoorbeeld `2 rode 3 blauwe`.
pay-choose = { $what }: hoe wil je betalen?
pay-placeholder = Hoe wil je betalen?
tunnel-none = Er valt nu geen tunnel te betalen.
tunnel-question =
    { $due ->
        [one] Tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Betaal nog { $due } kaart, of geef op en neem je kaarten terug.
       *[other] Tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Betaal nog { $due } kaarten, of geef op en neem je kaarten terug.
    }
tunnel-cannot-pay = Daar heb je de kaarten niet voor. De anderen weten dat niet.
claim-missing-cards = nog { $cards } nodig
claim-missing-any =
    { $number ->
        [one] nog { $number } willekeurige kaart nodig
       *[other] nog { $number } willekeurige kaarten nodig
    }
claim-missing-number =
    { $number ->
        [one] nog { $number } kaart nodig
       *[other] nog { $number } kaarten nodig
    }
