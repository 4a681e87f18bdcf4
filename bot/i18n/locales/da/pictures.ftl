## Words on pictures

word-routes = Strækninger
word-tickets = { -Tickets }
word-unbuilt = Ubyggede togstationer
word-longest-trail = Længste togrute
word-regions = Regioner
word-merchandise = Handelsvarer
word-tie = uafgjort
word-tickets-done = flest opfyldte
word-fewest-stations = færrest togstationer
word-longest-wins = længste togrute
word-shared = delt sejr
word-keep = behold mindst
word-tunnel = Tunnel
word-ferry-locomotive = Færge: et lokomotiv
word-wilds-only = Kun til { $uses }
word-ferry-any-cards = Lokomotiv eller { $number } vilkårlige kort
word-any-cards = { $number } vilkårlige kort gælder for ét
word-ferry-wave = Færge: en bølge
word-cart = Handelsvarer
word-station = Togstation
word-dead-end = Naboland: ender blindt
word-last-move = Seneste træk
word-closed = Spærret
word-network = Dit netværk
word-offer = Kan vælges
word-way = Mulig rute
word-borrowed = Lånt strækning
word-joined = Forbundet region

## Alt texts of pictures, and the board as text

phrase-map = Spillepladen { $map } med { $cities } steder og { $routes } strækninger.
phrase-board = { $map }, træk { $step }.
phrase-turn = Vi venter på { $names }.
phrase-over = Spillet er slut.
phrase-winner = { $names } har vundet.
phrase-winner-margin = { $names } { $margin }.
phrase-last-round =
    { $turns ->
        [one] Sidste runde: { $turns } tur tilbage.
       *[other] Sidste runde: { $turns } ture tilbage.
    }
phrase-seat = { $name }: { $points }, { $held }.
phrase-routes = { $name } har { $routes }.
phrase-route-count =
    { $number ->
        [one] { $name } har { $number } strækning.
       *[other] { $name } har { $number } strækninger.
    }
phrase-stations =
    { $number ->
        [one] { $name } har en togstation i { $places }.
       *[other] { $name } har togstationer i { $places }.
    }
phrase-row = Åbne kort: { $colours }.
phrase-piles = Stakken: { $deck } kort. Desuden tilbage: { $piles }.
phrase-tunnel = Tunnel { $route }, vendte kort: { $colours }; { $due } kort mere at betale.
phrase-more =
    { $number ->
        [one] samt { $number } anden
       *[other] samt { $number } andre
    }
phrase-rest = Resten står i tekstudgaven: /{ command-board } { option-text }.
phrase-area = Spillepladen omkring { $place }.
phrase-upper-left = Øverste venstre del af spillepladen.
phrase-upper-right = Øverste højre del af spillepladen.
phrase-lower-left = Nederste venstre del af spillepladen.
phrase-lower-right = Nederste højre del af spillepladen.
phrase-hand = Din hånd: { $cards }.
phrase-ticket = { -Tickets } { $number }: { $ticket }, { $points }, { $state }.
phrase-path = Mulig rute: { $path }.
phrase-pins = Numre på spillepladen: { $pins }.
phrase-pin = { $number } er { $name }
phrase-offered =
    { $number ->
        [one] Behold { $number } { -ticket }.
       *[other] Vælg mindst { $keep } af { $number } { -tickets }.
    }
phrase-offer = Valg { $number }: { $ticket }, { $points }.
phrase-final = Slutresultat: { $scores }.
phrase-score = { $name } { $total }
phrase-score-parts = { $name }: { $parts }.
phrase-award = { $award }: { $names }.
phrase-award-number = { $award }: { $names }, { $number }.
phrase-final-board = { $map }: spillepladen ved spillets slutning.
phrase-longest-trail = { word-longest-trail }: { $name }, { $number }.
phrase-loan = { $name } låner { $route } med en togstation i { $place }.
phrase-joined = { $name } har forbundet { $regions }.
phrase-film = { $map }: hele spillet som film på { $seconds } sekunder, uden lyd.
phrase-free = Ledige strækninger
phrase-taken = Optagne strækninger
phrase-closed = Spærrede for alle
phrase-route = { $route }: længde { $length }, { $colour }
phrase-part-wagon = { $points } for strækninger
phrase-part-ticket = { $points } for { -tickets }
phrase-part-station = { $points } for togstationer
phrase-part-trail = { $points } for den længste togrute
phrase-part-region = { $points } for regioner
phrase-part-cart = { $points } for handelsvarer

## The score card: by how much somebody has won, and what was remarkable

margin-points =
    { $number ->
        [one] vandt med et enkelt points forspring
       *[other] vandt med { $number } points forspring
    }
award-last-turn = sejr i sidste tur
award-all-tickets = alle { -tickets } opfyldt
award-longest-path = længste togrute
award-all-regions = alle regioner forbundet
award-most-regions = flest regioner
award-most-merchandise = flest handelsvarer
award-no-station = ingen togstationer bygget
award-best-ticket = { -ticket } med flest point

## Attractions

word-attractions = Seværdigheder
word-attraction = Seværdighed
word-reached = Nået seværdighed
phrase-attractions = { $name } har nået { $places }.
phrase-part-attraction = { $points } for seværdigheder
award-most-attractions = flest seværdigheder

## Districts

word-districts = Bydele
word-district = Bydel: dens point
word-linked = Forbundet bydel
phrase-districts = Bydele forbundet af { $name }: { $districts }.
phrase-part-district = { $points } for bydele
award-most-districts = flest bydele

## Mandalas

word-mandalas = Mandalaer
word-mandala-ends = Enderne af en mandala
phrase-mandalas = Mandalaer for { $name }: { $tickets }.
phrase-part-mandala = { $points } for mandalaer
award-most-mandalas = flest mandalaer

## Tickets with several targets

points-of-targets = { $points } point

## Most tickets

word-most-tickets = Flest { -tickets }
phrase-part-globe = { $points } for flest { -tickets }
