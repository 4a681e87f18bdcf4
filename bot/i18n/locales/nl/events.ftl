## What happened, one sentence for each event

event-claimed = { $name } claimde { $route } met { $cards } (+{ $points }).
event-tunnel-turned =
    { $due ->
        [0] { $name } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Geen extra kaarten nodig.
        [one] { $name } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Dat kost nog { $due } kaart.
       *[other] { $name } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Dat kost nog { $due } kaarten.
    }
event-tunnel-left = { $name } gaf de tunnel { $route } op.
event-station-built = { $name } bouwde een station in { $place } met { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { $name } behield { $kept } van { $offered } { -ticket }.
       *[other] { $name } behield { $kept } van { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { $name } trok { $number } { -ticket }.
       *[other] { $name } trok { $number } { -tickets }.
    }
event-ferry-card-drawn = { $name } trok een veerbootkaart (nu { $held }).
event-merchandise-gained = { $name } kreeg een handelsbonuskaart (nu { $held }).
event-passed = { $name } paste.
event-card-drawn =
    { $number ->
        [one] { $name } trok een kaart van de stapel.
       *[other] { $name } trok { $number } kaarten van de stapel.
    }
event-card-taken = { $name } nam { $cards }.
event-card-drawn-and-taken =
    { $number ->
        [one] { $name } nam { $cards } en trok een kaart van de stapel.
       *[other] { $name } nam { $cards } en trok { $number } kaarten van de stapel.
    }
event-row-swept = Er lagen te veel { -wilds } open ({ $cards }): alle open kaarten zijn vervangen.
event-deck-shuffled =
    { $number ->
        [one] De aflegstapel ({ $number } kaart) is de nieuwe stapel.
       *[other] De aflegstapel ({ $number } kaarten) is geschud en vormt de nieuwe stapel.
    }
event-first-turn = Iedereen heeft gekozen. { $name } mag beginnen.
event-last-round =
    { $wagons ->
        [one] ⏰ Laatste ronde! { $name } hield { $wagons } { -wagon } over; iedereen heeft nog één beurt.
       *[other] ⏰ Laatste ronde! { $name } hield { $wagons } { -wagons } over; iedereen heeft nog één beurt.
    }
event-game-ended = Het spel is afgelopen!
event-began = Volgorde, zoals gekozen: { $order }.
event-began-by-lot = Volgorde, door loting: { $order }.
event-taken-back = { $name } nam de laatste zet terug.
event-stand-in-came = Een automatische invaller speelt voorlopig voor { $name }.
event-came-back = { $name } is terug aan tafel.
event-substituted = { $name } speelt verder voor { $before }.
event-resigned = { $name } is gestopt. Een automatische speler speelt verder.
event-called-off = { $name } heeft het spel opgeheven.
event-taken-back-moves = { $name } nam terug: { $what }
