## What happened, one sentence for each event

event-claimed = { $name } mutade in { $route } med { $cards } (+{ $points }).
event-tunnel-turned =
    { $due ->
        [0] { $name } prövade tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Inget mer att betala.
       *[other] { $name } prövade tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Det kostar { $due } kort till.
    }
event-tunnel-left = { $name } gav upp tunneln { $route }.
event-station-built = { $name } byggde en station i { $place } med { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { $name } behöll { $kept } av { $offered } { -ticket }.
       *[other] { $name } behöll { $kept } av { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { $name } drog { $number } { -ticket }.
       *[other] { $name } drog { $number } { -tickets }.
    }
event-ferry-card-drawn = { $name } drog ett färjekort (har nu { $held }).
event-merchandise-gained = { $name } fick ett handelsbonuskort (har nu { $held }).
event-passed = { $name } passade.
event-card-drawn =
    { $number ->
        [one] { $name } drog ett kort från högen.
       *[other] { $name } drog { $number } kort från högen.
    }
event-card-taken = { $name } tog { $cards }.
event-card-drawn-and-taken =
    { $number ->
        [one] { $name } tog { $cards } och drog ett kort från högen.
       *[other] { $name } tog { $cards } och drog { $number } kort från högen.
    }
event-row-swept = För många uppvända { -wilds } ({ $cards }): alla uppvända kort byttes ut.
event-deck-shuffled = Kasthögen ({ $number } kort) blandades till en ny hög.
event-first-turn = Alla har valt. { $name } börjar.
event-last-round =
    { $wagons ->
        [one] ⏰ Sista rundan! { $name } har { $wagons } { -wagon } kvar; alla får en tur till.
       *[other] ⏰ Sista rundan! { $name } har { $wagons } { -wagons } kvar; alla får en tur till.
    }
event-game-ended = Spelet är slut!
event-began = Ordningen, vald av värden: { $order }.
event-began-by-lot = Ordningen, genom lottning: { $order }.
event-taken-back = { $name } tog tillbaka det senaste draget.
event-stand-in-came = En automatisk vikarie spelar för { $name } tills vidare.
event-came-back = { $name } är tillbaka vid bordet.
event-substituted = { $name } spelar vidare för { $before }.
event-resigned = { $name } har gett upp. En automatisk spelare tar över.
event-called-off = { $name } har avblåst spelet.
event-taken-back-moves = { $name } tog tillbaka: { $what }
