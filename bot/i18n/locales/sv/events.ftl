## What happened, one sentence for each event

event-claimed = { actor } mutade in { $route } med { $cards } (+{ $points } poäng).
event-tunnel-turned =
    { $due ->
        [0] { actor } satsade på tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Inget mer att betala.
       *[other] { actor } satsade på tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Det kostar { $due } kort till.
    }
event-tunnel-left = { actor } gav upp tunneln { $route }.
event-station-built = { actor } byggde en station i { $place } med { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { actor } behöll { $kept } { -ticket }.
       *[other] { actor } behöll { $kept } av { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { actor } drog { $number } { -ticket }.
       *[other] { actor } drog { $number } { -tickets }.
    }
event-tickets-drawn-and-kept =
    { $offered ->
        [one] { actor } drog och behöll { $offered } { -ticket }.
       *[other] { actor } drog { $offered } { -tickets } och behöll { $kept }.
    }
event-ferry-card-drawn = { actor } drog ett färjekort (nu { $held }).
event-merchandise-gained = { actor } fick ett handelsbonuskort (nu { $held }).
event-passed = { actor } passade.
event-card-drawn =
    { $number ->
        [one] { actor } drog ett kort från högen.
       *[other] { actor } drog { $number } kort från högen.
    }
event-card-taken = { actor } tog { $cards } bland de uppvända.
event-card-drawn-and-taken =
    { $number ->
        [one] { actor } tog { $cards } och drog ett kort från högen.
       *[other] { actor } tog { $cards } och drog { $number } kort från högen.
    }
event-row-swept = För många uppvända { -wilds } ({ $cards }): alla uppvända kort byttes ut.
event-deck-shuffled = Kasthögen ({ $number } kort) blandades till en ny hög.
event-first-turn = Alla har valt. { actor } börjar.
event-last-round = ⏰ { actor } har { wagons-left }: sista rundan! Alla får en tur till.
wagons-left =
    { $wagons ->
        [0] inga { -wagons } kvar
        [one] bara { $wagons } { -wagon } kvar
       *[other] bara { $wagons } { -wagons } kvar
    }
event-game-ended = Spelet är slut!
event-began = Turordning (vald av värden): { $order }.
event-began-by-lot = Turordning (lottad): { $order }.
event-taken-back = { actor } ångrade det senaste draget.
event-stand-in-came = En { -stand-in } spelar för { $name } tills vidare.
event-came-back = { $name } är tillbaka vid bordet.
event-substituted = { $name } tar över efter { $before }.
event-resigned = { $name } har lämnat spelet. En { -computer-player } tar över.
event-called-off = { $name } har avbrutit spelet.
event-taken-back-moves = Ångrat: { $what }
