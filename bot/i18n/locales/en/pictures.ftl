## Words on pictures

word-routes = Routes
word-tickets = { -Tickets }
word-unbuilt = Stations not built
word-longest-trail = Longest path
word-regions = Regions
word-merchandise = Merchandise
word-tie = tie
word-tickets-done = most completed
word-fewest-stations = fewest stations
word-longest-wins = longest path
word-shared = shared victory
word-keep = keep at least
word-tunnel = Tunnel
word-ferry-locomotive = Ferry: a locomotive
word-wilds-only = Only for { $uses }
word-ferry-any-cards = Locomotive or any { $number } cards
word-any-cards = Any { $number } cards count as one
word-ferry-wave = Ferry: a wave
word-cart = Merchandise
word-station = Station
word-dead-end = Country: dead end
word-last-move = Last move
word-closed = Closed
word-network = Your network
word-offer = Offered to you
word-way = Possible path
word-borrowed = Borrowed route
word-joined = Region reached

## Alt texts of pictures, and the board as text

phrase-map = The map { $map }, with { $cities } places and { $routes } routes.
phrase-board = { $map }, move { $step }.
phrase-turn = Waiting for: { $names }.
phrase-over = The game is over.
phrase-winner = { $names } won.
phrase-winner-margin = { $names } won { $margin }.
phrase-last-round =
    { $turns ->
        [one] Last round: { $turns } turn left.
       *[other] Last round: { $turns } turns left.
    }
phrase-seat = { $name }: { $points }, { $held }.
phrase-routes = { $name } has { $routes }.
phrase-route-count =
    { $number ->
        [one] { $name } has { $number } route.
       *[other] { $name } has { $number } routes.
    }
phrase-stations =
    { $number ->
        [one] { $name } has a station in { $places }.
       *[other] { $name } has stations in { $places }.
    }
phrase-row = Face-up cards: { $colours }.
phrase-piles =
    { $deck ->
        [one] Deck: { $deck } card. Also left: { $piles }.
       *[other] Deck: { $deck } cards. Also left: { $piles }.
    }
phrase-tunnel =
    { $due ->
        [one] Tunnel { $route }: turned over { $colours }, { $due } more card to pay.
       *[other] Tunnel { $route }: turned over { $colours }, { $due } more cards to pay.
    }
phrase-more = and { $number } more
phrase-rest = The rest is in the text version: /{ command-board } { option-text }.
phrase-area = The board around { $place }.
phrase-upper-left = The upper left part of the board.
phrase-upper-right = The upper right part of the board.
phrase-lower-left = The lower left part of the board.
phrase-lower-right = The lower right part of the board.
phrase-hand = Your hand: { $cards }.
phrase-ticket = { -Ticket } { $number }: { $ticket }, { $points }, { $state }.
phrase-path = Still missing: { $path }.
phrase-pins = Numbers on the board: { $pins }.
phrase-pin = { $number } is { $name }
phrase-offered =
    { $number ->
        [one] Choose at least { $keep } of { $number } { -ticket }.
       *[other] Choose at least { $keep } of { $number } { -tickets }.
    }
phrase-offer = Offer { $number }: { $ticket }, { $points }.
phrase-final = Final score. { $scores }.
phrase-score = { $name } { $total }
phrase-score-parts = { $name }: { $parts }.
phrase-award = { $award }: { $names }.
phrase-award-number = { $award }: { $names }, { $number }.
phrase-final-board = { $map }: the board at the end of the game.
phrase-longest-trail = { word-longest-trail }: { $name }, { $number }.
phrase-loan = { $name } borrows { $route } with a station in { $place }.
phrase-joined = { $name } reached { $regions }.
phrase-film = { $map }: the whole game as a { $seconds }-second film, without sound.
phrase-free = Unclaimed routes
phrase-taken = Taken
phrase-closed = Closed to everyone
phrase-route = { $route }: { $length } { $colour }
phrase-part-wagon = { $points } for routes
phrase-part-ticket = { $points } for { -tickets }
phrase-part-station = { $points } for stations
phrase-part-trail = { $points } for the longest path
phrase-part-region = { $points } for regions
phrase-part-cart = { $points } for merchandise

## The score card: by how much somebody has won, and what was remarkable

margin-points =
    { $number ->
        [one] by a single point
       *[other] by { $number } points
    }
award-last-turn = won on the last turn
award-all-tickets = all { -tickets } completed
award-longest-path = longest path
award-all-regions = every region reached
award-most-regions = most regions
award-most-merchandise = most merchandise
award-no-station = no station built
award-best-ticket = most valuable { -ticket }

## Attractions

word-attractions = Attractions
word-attraction = Attraction
word-reached = Attraction reached
phrase-attractions = { $name } reached { $places }.
phrase-part-attraction = { $points } for attractions
award-most-attractions = most attractions

## Districts

word-districts = Districts
word-district = District: its points
word-linked = District linked
phrase-districts = Districts linked by { $name }: { $districts }.
phrase-part-district = { $points } for districts
award-most-districts = most districts

## Mandalas

word-mandalas = Mandalas
word-mandala-ends = Ends of a Mandala
phrase-mandalas = Mandalas of { $name }: { $tickets }.
phrase-part-mandala = { $points } for Mandalas
award-most-mandalas = most Mandalas

## Tickets with several targets

points-of-targets = { $points } points

## Most tickets

word-most-tickets = Most { -tickets }
phrase-part-globe = { $points } for the most { -tickets }
