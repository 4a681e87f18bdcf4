## What happened, one sentence for each event

event-claimed = { $name } gjorde krav på { $route } med { $cards } (+{ $points }).
event-tunnel-turned =
    { $due ->
        [0] { $name } prøvede tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Intet ekstra at betale.
       *[other] { $name } prøvede tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Det koster { $due } kort mere.
    }
event-tunnel-left = { $name } opgav tunnelen { $route }.
event-station-built = { $name } byggede en togstation i { $place } med { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { $name } beholdt { $kept } af { $offered } { -ticket }.
       *[other] { $name } beholdt { $kept } af { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { $name } trak { $number } { -ticket }.
       *[other] { $name } trak { $number } { -tickets }.
    }
event-ferry-card-drawn = { $name } trak et færgekort (har nu { $held }).
event-merchandise-gained = { $name } fik et handelsvarekort (har nu { $held }).
event-passed = { $name } meldte pas.
event-card-drawn =
    { $number ->
        [one] { $name } trak et kort fra stakken.
       *[other] { $name } trak { $number } kort fra stakken.
    }
event-card-taken = { $name } tog { $cards }.
event-card-drawn-and-taken =
    { $number ->
        [one] { $name } tog { $cards } og trak et kort fra stakken.
       *[other] { $name } tog { $cards } og trak { $number } kort fra stakken.
    }
event-row-swept = Der lå for mange åbne { -wilds } ({ $cards }): alle de åbne kort blev skiftet ud.
event-deck-shuffled = Bunken med brugte kort ({ $number }) blev blandet til en ny stak.
event-first-turn = Alle har valgt. { $name } begynder.
event-last-round =
    { $wagons ->
        [one] ⏰ Sidste runde! { $name } har { $wagons } { -wagon } tilbage; alle får én tur mere.
       *[other] ⏰ Sidste runde! { $name } har { $wagons } { -wagons } tilbage; alle får én tur mere.
    }
event-game-ended = Spillet er slut!
event-began = Rækkefølgen, valgt af værten: { $order }.
event-began-by-lot = Rækkefølgen efter lodtrækning: { $order }.
event-taken-back = { $name } tog det sidste træk tilbage.
event-stand-in-came = En automatisk vikar spiller for { $name } indtil videre.
event-came-back = { $name } er tilbage ved bordet.
event-substituted = { $name } spiller videre for { $before }.
event-resigned = { $name } har givet op. En automatisk spiller tager over.
event-called-off = { $name } har aflyst spillet.
event-taken-back-moves = { $name } tog tilbage: { $what }
