## Claiming routes, paying for them, tunnels

claim-none = Du har inte råd med någon ledig sträcka just nu. Dra kort i stället.
claim-choose =
    { $number ->
        [one] Du har råd med { $number } sträcka. Tryck på knappen för att muta in den.
       *[other] Du har råd med { $number } sträckor. Tryck på ett nummer för att muta in en av dem.
    }
claim-tunnels = En tunnel kan kosta fler kort.
claim-ways-placeholder = Betala annorlunda
claim-which-match = Vilken sträcka menar du? De här har du råd med nu.
claim-unknown = Det finns ingen sträcka som heter ”{ $route }” på den här kartan. Menade du { $near }?
claim-no-match-payable = Du har inte råd med någon av de sträckorna just nu.
claim-none-free = Det finns ingen sträcka kvar för dig: alla är upptagna, eller så har du för få { -wagons }.
claim-nearest = De här har du nästan råd med:
claim-placeholder = Fler sträckor · längd (+poäng)
claim-more-ways =
    { $number ->
        [one] ett annat sätt att betala
       *[other] { $number } andra sätt att betala
    }
claim-price-or-other-ways =
    { $number ->
        [one] { $cards }, eller på ett annat sätt
       *[other] { $cards }, eller på { $number } andra sätt
    }
claim-other-ways =
    { $number ->
        [one] Du hade också kunnat betala på ett annat sätt.
       *[other] Du hade också kunnat betala på { $number } andra sätt.
    }
pay-other-cards = -# Med andra kort som passar: skriv `/{ command-claim }`, och under `{ option-cards }` till exempel `2 röda 3 blå`.
pay-choose = { $what }: hur betalar du?
pay-placeholder = Hur betalar du?
tunnel-none = Du har ingen tunnel att betala för.
tunnel-question = Tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Betala { $due } kort till, eller ge upp och ta tillbaka dina kort.
tunnel-cannot-pay = Du har inte de kort som behövs, men det vet de andra inte.
claim-missing-cards = { $cards } saknas
claim-missing-any =
    { $number ->
        [one] { $number } valfritt kort saknas
       *[other] { $number } valfria kort saknas
    }
claim-missing-number = { $number } kort saknas
