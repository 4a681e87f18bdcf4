## What happened, one sentence for each event

event-claimed = { actor } tog { $route } med { $cards } (+{ $points } point).
event-tunnel-turned =
    { $due ->
        [0] { actor } prøvede tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Det koster ikke noget ekstra.
       *[other] { actor } prøvede tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Det koster { $due } kort mere.
    }
event-tunnel-left = { actor } opgav tunnelen { $route }.
event-station-built = { actor } byggede en togstation i { $place } med { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { actor } beholdt { $kept } { -ticket }.
       *[other] { actor } beholdt { $kept } af { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { actor } trak { $number } { -ticket }.
       *[other] { actor } trak { $number } { -tickets }.
    }
event-tickets-drawn-and-kept =
    { $offered ->
        [one] { actor } trak { $offered } { -ticket } og beholdt det.
       *[other] { actor } trak { $offered } { -tickets } og beholdt { $kept }.
    }
event-ferry-card-drawn = { actor } trak et færgekort (nu { $held }).
event-merchandise-gained = { actor } fik et handelsvarekort (nu { $held }).
event-passed = { actor } meldte pas.
event-card-drawn =
    { $number ->
        [one] { actor } trak et kort fra stakken.
       *[other] { actor } trak { $number } kort fra stakken.
    }
event-card-taken = { actor } tog { $cards } blandt de åbne.
event-card-drawn-and-taken =
    { $number ->
        [one] { actor } tog { $cards } og trak et kort fra stakken.
       *[other] { actor } tog { $cards } og trak { $number } kort fra stakken.
    }
event-row-swept = Der lå for mange åbne { -wilds } ({ $cards }): alle de åbne kort blev skiftet ud.
event-deck-shuffled = De brugte kort ({ $number }) blev blandet til en ny stak.
event-first-turn = Alle har valgt. { actor } begynder.
event-last-round = ⏰ { actor } har { wagons-left }: sidste runde! Alle får én tur mere.
wagons-left =
    { $wagons ->
        [0] ingen { -wagons } tilbage
        [one] kun { $wagons } { -wagon } tilbage
       *[other] kun { $wagons } { -wagons } tilbage
    }
event-game-ended = Spillet er slut!
event-began = Rækkefølge (valgt af værten): { $order }.
event-began-by-lot = Rækkefølge (ved lodtrækning): { $order }.
event-taken-back = { actor } fortrød det seneste træk.
event-stand-in-came = En { -stand-in } spiller for { $name } indtil videre.
event-came-back = { $name } er tilbage ved bordet.
event-substituted = { $name } tager over efter { $before }.
event-resigned = { $name } har forladt spillet. En { -computer-player } tager over.
event-called-off = { $name } har aflyst spillet.
event-taken-back-moves = Fortrudt: { $what }
