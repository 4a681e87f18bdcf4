## Claiming routes, paying for them, tunnels

claim-none = Du har ikke kort nok til nogen ledig strækning lige nu. Træk kort i stedet.
claim-choose =
    { $number ->
        [one] Du har kort til { $number } strækning. Tryk på knappen for at tage den.
       *[other] Du har kort til { $number } strækninger. Tryk på et nummer for at tage én af dem.
    }
claim-tunnels = En tunnel kan koste flere kort.
claim-ways-placeholder = Betal på en anden måde
claim-which-match = Hvilken strækning mener du? Dem her har du kort til lige nu.
claim-unknown = Der er ingen strækning »{ $route }« på denne spilleplade. Mente du { $near }?
claim-no-match-payable = Du har ikke kort nok til nogen af de strækninger lige nu.
claim-none-free = Der er ingen ledig strækning tilbage: alle er optaget, eller du har for få { -wagons } til dem.
claim-nearest = Her er du tættest på:
claim-placeholder = Flere strækninger: længde (+point)
claim-more-ways =
    { $number ->
        [one] { $number } anden måde at betale på
       *[other] { $number } andre måder at betale på
    }
claim-price-or-other-ways =
    { $number ->
        [one] { $cards }, eller på { $number } anden måde
       *[other] { $cards }, eller på { $number } andre måder
    }
claim-other-ways =
    { $number ->
        [one] Du kunne også have betalt på { $number } anden måde.
       *[other] Du kunne også have betalt på { $number } andre måder.
    }
pay-other-cards = -# Alle andre kort, der passer: skriv `/{ command-claim }`, og under `{ option-cards }` for eksempel `2 røde 3 blå`.
pay-choose = { $what }: hvordan betaler du?
pay-placeholder = Hvordan betaler du?
tunnel-none = Der er ingen tunnel at betale for.
tunnel-question = Tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Betal { $due } kort mere, eller giv op og tag dine kort tilbage på hånden.
tunnel-cannot-pay = Du har ikke kortene til det. Det ved de andre ikke.
claim-missing-cards = mangler { $cards }
claim-missing-any =
    { $number ->
        [one] mangler { $number } vilkårligt kort
       *[other] mangler { $number } vilkårlige kort
    }
claim-missing-number = mangler { $number } kort
