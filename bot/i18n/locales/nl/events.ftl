## What happened, one sentence for each event

event-claimed =
    { $points ->
        [one] { actor } claimde { $route } met { $cards } (+{ $points } punt).
       *[other] { actor } claimde { $route } met { $cards } (+{ $points } punten).
    }
event-tunnel-turned =
    { $due ->
        [0] { actor } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Geen extra kaarten nodig.
        [one] { actor } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Dat kost nog { $due } kaart.
       *[other] { actor } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Dat kost nog { $due } kaarten.
    }
event-tunnel-left = { actor } gaf de tunnel { $route } op.
event-station-built = { actor } bouwde een station in { $place } met { $cards }.
event-tickets-chosen =
    { $offered ->
        [one] { actor } hield { $kept } { -ticket }.
       *[other] { actor } hield { $kept } van de { $offered } { -tickets }.
    }
event-tickets-drawn =
    { $number ->
        [one] { actor } trok { $number } { -ticket }.
       *[other] { actor } trok { $number } { -tickets }.
    }
event-tickets-drawn-and-kept =
    { $offered ->
        [one] { actor } trok { $offered } { -ticket } en hield die.
       *[other] { actor } trok { $offered } { -tickets } en hield er { $kept }.
    }
event-ferry-card-drawn = { actor } trok een veerbootkaart (nu { $held }).
event-merchandise-gained = { actor } kreeg een handelsbonuskaart (nu { $held }).
event-passed = { actor } paste.
event-card-drawn =
    { $number ->
        [one] { actor } trok een kaart van de stapel.
       *[other] { actor } trok { $number } kaarten van de stapel.
    }
event-card-taken = { actor } pakte { $cards } uit de open kaarten.
event-card-drawn-and-taken =
    { $number ->
        [one] { actor } pakte { $cards } en trok een kaart van de stapel.
       *[other] { actor } pakte { $cards } en trok { $number } kaarten van de stapel.
    }
event-row-swept = Er lagen te veel { -wilds } open ({ $cards }): alle open kaarten zijn vervangen.
event-deck-shuffled =
    { $number ->
        [one] De aflegstapel ({ $number } kaart) is de nieuwe stapel.
       *[other] De aflegstapel ({ $number } kaarten) is geschud en vormt de nieuwe stapel.
    }
event-first-turn = Iedereen heeft gekozen. { actor } mag beginnen.
event-last-round =
    { $person ->
        [you] ⏰ Je hebt { wagons-left }: laatste ronde! Iedereen krijgt nog één beurt.
       *[other] ⏰ { $name } heeft { wagons-left }: laatste ronde! Iedereen krijgt nog één beurt.
    }
wagons-left =
    { $wagons ->
        [0] geen { -wagons } meer
        [one] nog maar { $wagons } { -wagon }
       *[other] nog maar { $wagons } { -wagons }
    }
event-game-ended = Het spel is afgelopen!
event-began = Volgorde (gekozen door de host): { $order }.
event-began-by-lot = Volgorde (geloot): { $order }.
event-taken-back = { actor } nam de laatste zet terug.
event-stand-in-came = Een { -stand-in } speelt voorlopig voor { $name }.
event-came-back = { $name } is terug aan tafel.
event-substituted = { $name } neemt het over van { $before }.
event-resigned = { $name } is gestopt. Een { -computer-player } neemt het over.
event-called-off = { $name } heeft het spel geannuleerd.
event-taken-back-moves = Teruggenomen: { $what }
