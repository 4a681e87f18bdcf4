## Claiming routes, paying for them, tunnels

claim-none = Du kan inte betala för någon ledig sträcka just nu. Dra kort i stället.
claim-choose =
    { $number ->
        [one] Du kan muta in { $number } sträcka nu. Ett tryck på knappen så är den din.
       *[other] Du kan muta in { $number } sträckor nu. Ett tryck på en knapp så är sträckan din.
    }
claim-tickets = 🎫 = hjälper någon av dina { -tickets }
claim-which-match = Vilken sträcka menar du? De här kan du betala nu.
claim-unknown = Det finns ingen sträcka ”{ $route }” på den här kartan. Menade du { $near }?
claim-no-match-payable = Du har inte kort nog till någon av de sträckorna just nu.
claim-none-free = Det finns ingen ledig sträcka kvar: alla är upptagna, eller så har du för få { -wagons } för dem.
claim-nearest = De här har du nästan råd med:
claim-placeholder = Sträcka · längd (+poäng)
claim-more-ways =
    { $number ->
        [one] { $number } annat sätt att betala
       *[other] { $number } andra sätt att betala
    }
claim-price-or-other-ways =
    { $number ->
        [one] { $cards }, eller på { $number } annat sätt
       *[other] { $cards }, eller på { $number } andra sätt
    }
claim-other-ways =
    { $number ->
        [one] Du hade också kunnat betala på { $number } annat sätt.
       *[other] Du hade också kunnat betala på { $number } andra sätt.
    }
pay-choose = { $what }: hur betalar du?
pay-placeholder = Hur betalar du?
tunnel-none = Det finns ingen tunnel att betala för.
tunnel-question = Tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Betala { $due } kort till, eller ge upp och ta tillbaka dina kort.
tunnel-cannot-pay = Du har inte korten som behövs. Det vet inte de andra.
claim-missing-cards = { $cards } saknas
claim-missing-number = { $number } kort saknas
