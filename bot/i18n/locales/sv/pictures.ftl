## Words on pictures

word-routes = Sträckor
word-tickets = { -Tickets }
word-unbuilt = Obyggda stationer
word-longest-trail = Längsta rutt
word-regions = Regioner
word-merchandise = Handelsbonus
word-tie = lika poäng
word-tickets-done = flest { -all-done }
word-fewest-stations = färst stationer
word-longest-wins = längsta rutt
word-shared = delad seger
word-keep = behåll minst
word-tunnel = Tunnel
word-ferry-locomotive = Färja: ett lok
word-wilds-only = Bara för { $uses }
word-ferry-any-cards = Lok eller { $number } valfria kort
word-any-cards = { $number } valfria kort som ett
word-ferry-wave = Färja: en våg
word-cart = Handelsbonus
word-station = Station
word-dead-end = Grannland: slutar där
word-last-move = Senaste draget
word-closed = Stängd
word-network = Ditt nätverk
word-offer = Kan väljas
word-way = Möjlig väg
word-borrowed = Lånad sträcka
word-joined = Ihopkopplad region

## Alt texts of pictures, and the board as text

phrase-map = Kartan { $map } med { $cities } platser och { $routes } sträckor.
phrase-board = { $map }, drag { $step }.
phrase-turn = På tur: { $names }.
phrase-over = Spelet är slut.
phrase-winner = { $names } har vunnit.
phrase-winner-margin = { $names } har vunnit { $margin }.
phrase-last-round =
    { $turns ->
        [one] Sista rundan: { $turns } tur kvar.
       *[other] Sista rundan: { $turns } turer kvar.
    }
phrase-seat = { $name }: { $points }, { $held }.
phrase-routes = { $name } har { $routes }.
phrase-route-count =
    { $number ->
        [one] { $name } har { $number } sträcka.
       *[other] { $name } har { $number } sträckor.
    }
phrase-stations =
    { $number ->
        [one] { $name } har en station i { $places }.
       *[other] { $name } har stationer i { $places }.
    }
phrase-row = Uppvända kort: { $colours }.
phrase-piles = Högen: { $deck } kort. Kvar finns också: { $piles }.
phrase-tunnel = Tunneln { $route }, uppvända kort: { $colours }; { $due } kort till att betala.
phrase-more = och { $number } till
phrase-rest = Resten finns i textversionen: /{ command-board } { option-text }.
phrase-area = Brädet runt { $place }.
phrase-upper-left = Brädets övre vänstra del.
phrase-upper-right = Brädets övre högra del.
phrase-lower-left = Brädets nedre vänstra del.
phrase-lower-right = Brädets nedre högra del.
phrase-hand = Din hand: { $cards }.
phrase-ticket = { -Ticket } { $number }: { $ticket }, { $points }, { $state }.
phrase-path = Möjlig väg: { $path }.
phrase-pins = Nummer på brädet: { $pins }.
phrase-pin = { $number } är { $name }
phrase-offered =
    { $number ->
        [one] Behåll { $number } { -ticket }.
       *[other] Behåll minst { $keep } av { $number } { -tickets }.
    }
phrase-offer = Alternativ { $number }: { $ticket }, { $points }.
phrase-final = Slutpoäng: { $scores }.
phrase-score = { $name } { $total }
phrase-score-parts = { $name }: { $parts }.
phrase-award = { $award }: { $names }.
phrase-award-number = { $award }: { $names }, { $number }.
phrase-final-board = { $map }: spelbrädet vid spelets slut.
phrase-longest-trail = { word-longest-trail }: { $name }, { $number }.
phrase-loan = { $name } lånar { $route } med en station i { $place }.
phrase-joined = { $name } har kopplat ihop { $regions }.
phrase-film = { $map }: hela spelet som en film på { $seconds } sekunder, utan ljud.
phrase-free = Lediga sträckor
phrase-taken = Upptagna sträckor
phrase-closed = Stängda för alla
phrase-route = { $route }: längd { $length }, { $colour }
phrase-part-wagon = { $points } för sträckor
phrase-part-ticket = { $points } för { -tickets }
phrase-part-station = { $points } för stationer
phrase-part-trail = { $points } för längsta rutten
phrase-part-region = { $points } för regioner
phrase-part-cart = { $points } för handelsbonus

## The score card: by how much somebody has won, and what was remarkable

margin-points =
    { $number ->
        [one] med en enda poängs marginal
       *[other] med { $number } poängs marginal
    }
award-last-turn = vann på sista turen
award-all-tickets = alla { -tickets } { -all-done }
award-longest-path = längsta rutten
award-all-regions = alla regioner ihopkopplade
award-most-regions = flest regioner
award-most-merchandise = flest handelsbonuskort
award-no-station = byggde ingen station
award-best-ticket = { -ticket } med flest poäng

## Attractions

word-attractions = Sevärdheter
word-attraction = Sevärdhet
word-reached = Nådd sevärdhet
phrase-attractions = { $name } har nått { $places }.
phrase-part-attraction = { $points } för sevärdheter
award-most-attractions = flest sevärdheter

## Districts

word-districts = Stadsdelar
word-district = Stadsdel: dess poäng
word-linked = Ihopkopplad stadsdel
phrase-districts = Stadsdelar som { $name } har kopplat ihop: { $districts }.
phrase-part-district = { $points } för stadsdelar
award-most-districts = flest stadsdelar

## Mandalas

word-mandalas = Mandalor
word-mandala-ends = Ändarna av en mandala
phrase-mandalas = Mandalor som { $name } har: { $tickets }.
phrase-part-mandala = { $points } för mandalor
award-most-mandalas = flest mandalor

## Tickets with several targets

points-of-targets = { $points } poäng

## Most tickets

word-most-tickets = Flest { -tickets }
phrase-part-globe = { $points } för flest { -tickets }
