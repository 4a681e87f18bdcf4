## Words on pictures

word-routes = Routes
word-tickets = { -Tickets }
word-unbuilt = Stations over
word-longest-trail = Langste route
word-regions = Regio's
word-merchandise = Handelsbonus
word-tie = gelijk
word-tickets-done = meeste behaald
word-fewest-stations = minste stations
word-longest-wins = langste route
word-shared = gedeelde overwinning
word-keep = hou minstens
word-tunnel = Tunnel
word-ferry-locomotive = Veerboot: locomotief
word-wilds-only = Alleen voor { $uses }
word-ferry-any-cards = Locomotief of { $number } willekeurige kaarten
word-any-cards = { $number } willekeurige kaarten als één
word-ferry-wave = Veerboot: golf
word-cart = Handelsbonus
word-station = Station
word-dead-end = Buurland: doodlopend
word-last-move = Laatste zet
word-closed = Gesloten
word-network = Je netwerk
word-offer = Te kiezen
word-way = Mogelijke weg
word-borrowed = Geleende route
word-joined = Verbonden regio

## Alt texts of pictures, and the board as text

phrase-map = Het bord { $map } met { $cities } plaatsen en { $routes } routes.
phrase-board = { $map }, zet { $step }.
phrase-turn = Aan de beurt: { $names }.
phrase-over = Het spel is afgelopen.
phrase-winner = Winst voor { $names }.
phrase-winner-margin = Winst voor { $names }, { $margin }.
phrase-last-round =
    { $turns ->
        [one] Laatste ronde: nog { $turns } beurt.
       *[other] Laatste ronde: nog { $turns } beurten.
    }
phrase-seat = { $name }: { $points }, { $held }.
phrase-routes = { $name } heeft { $routes }.
phrase-route-count =
    { $number ->
        [one] { $name } heeft { $number } route.
       *[other] { $name } heeft { $number } routes.
    }
phrase-stations =
    { $number ->
        [one] { $name } heeft een station in { $places }.
       *[other] { $name } heeft stations in { $places }.
    }
phrase-row = Open kaarten: { $colours }.
phrase-piles =
    { $deck ->
        [one] Stapel: { $deck } kaart. Ook nog over: { $piles }.
       *[other] Stapel: { $deck } kaarten. Ook nog over: { $piles }.
    }
phrase-tunnel =
    { $due ->
        [one] Tunnel { $route }, omgedraaid: { $colours }; nog { $due } kaart te betalen.
       *[other] Tunnel { $route }, omgedraaid: { $colours }; nog { $due } kaarten te betalen.
    }
phrase-more = en nog { $number }
phrase-rest = De rest staat in de tekstversie: /{ command-board } { option-text }.
phrase-area = Het bord rond { $place }.
phrase-upper-left = De linkerbovenhoek van het bord.
phrase-upper-right = De rechterbovenhoek van het bord.
phrase-lower-left = De linkeronderhoek van het bord.
phrase-lower-right = De rechteronderhoek van het bord.
phrase-hand = Je hand: { $cards }.
phrase-ticket = { -Ticket } { $number }: { $ticket }, { $points }, { $state }.
phrase-path = Nog te leggen: { $path }.
phrase-pins = Nummers op het bord: { $pins }.
phrase-pin = { $number } is { $name }
phrase-offered =
    { $number ->
        [one] Hou { $number } { -ticket }.
       *[other] Hou minstens { $keep } van de { $number } { -tickets }.
    }
phrase-offer = Keuze { $number }: { $ticket }, { $points }.
phrase-final = Einduitslag: { $scores }.
phrase-score = { $name } { $total }
phrase-score-parts = { $name }: { $parts }.
phrase-award = { $award }: { $names }.
phrase-award-number = { $award }: { $names }, { $number }.
phrase-final-board = { $map }: het bord aan het einde van het spel.
phrase-longest-trail = { word-longest-trail }: { $name }, { $number }.
phrase-loan = { $name } leent { $route } met een station in { $place }.
phrase-joined = { $name } heeft { $regions } verbonden.
phrase-film = { $map }: het hele spel als film van { $seconds } seconden, zonder geluid.
phrase-free = Vrije routes
phrase-taken = Bezet
phrase-closed = Gesloten voor iedereen
phrase-route = { $route }: lengte { $length }, { $colour }
phrase-part-wagon = { $points } voor routes
phrase-part-ticket = { $points } voor { -tickets }
phrase-part-station = { $points } voor stations
phrase-part-trail = { $points } voor de langste route
phrase-part-region = { $points } voor regio's
phrase-part-cart = { $points } voor de handelsbonus

## The score card: by how much somebody has won, and what was remarkable

margin-points =
    { $number ->
        [one] met één punt verschil
       *[other] met { $number } punten verschil
    }
award-last-turn = gewonnen in de laatste beurt
award-all-tickets = alle { -tickets } behaald
award-longest-path = langste route
award-all-regions = alle regio's verbonden
award-most-regions = meeste regio's
award-most-merchandise = meeste handelsbonuskaarten
award-no-station = geen station gebouwd
award-best-ticket = waardevolste { -ticket }

## Attractions

word-attractions = Bezienswaardigheden
word-attraction = Bezienswaardigheid
word-reached = Bereikt
phrase-attractions = { $name } heeft { $places } bereikt.
phrase-part-attraction = { $points } voor bezienswaardigheden
award-most-attractions = meeste bezienswaardigheden

## Districts

word-districts = Wijken
word-district = Wijk: punten
word-linked = Verbonden wijk
phrase-districts = Wijken verbonden door { $name }: { $districts }.
phrase-part-district = { $points } voor wijken
award-most-districts = meeste wijken

## Mandalas

word-mandalas = Mandala's
word-mandala-ends = Mandala-uiteinden
phrase-mandalas = Mandala's van { $name }: { $tickets }.
phrase-part-mandala = { $points } voor mandala's
award-most-mandalas = meeste mandala's

## Tickets with several targets

points-of-targets = { $points } punten

## Most tickets

word-most-tickets = Meeste { -tickets }
phrase-part-globe = { $points } voor de meeste { -tickets }
