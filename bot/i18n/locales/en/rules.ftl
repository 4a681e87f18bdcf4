## Topics of the rules

topic-turn = A turn
topic-drawing = { -Cards }
topic-claiming = Routes
topic-doubles = Double routes
topic-tickets = { -Tickets }
topic-ferries = Ferries
topic-tunnels = Tunnels
topic-stations = Stations
topic-ferry-cards = Ferry cards
topic-countries = Countries
topic-merchandise = Merchandise
topic-regions = Regions
topic-longest-trail = Longest path
topic-end = The end

## The rules in short, one paragraph for each topic

rules-title = **{ $map }: the rules in brief**
rules-not-here = { $map } has no such rule. `/{ command-rules }` shows the ones it has.
rules-which-map = Which map's rules?
rules-turn =
    { $extra ->
        [station] Do one thing: take two cards, claim a route, draw { -tickets }, or build a station.
        [ferry-card] Do one thing: take two cards, claim a route, draw { -tickets }, or draw a ferry card.
        [both] Do one thing: take two cards, claim a route, draw { -tickets }, build a station, or draw a ferry card.
       *[none] Do one thing: take two cards, claim a route, or draw { -tickets }.
    }
rules-drawing = Take two { -cards }, from the deck or the { $row } face-up ones; you can't stop after one if there's another (our ruling). { $wild } { $sweep ->
        [0] However many { -wilds } are face up, they stay there.
       *[other] At { $sweep } face-up { -wilds }, all face-up cards are replaced, unless too few other cards are left.
    }
rules-wild-turn = A face-up { -wild } counts as both, so you can't take one as your second card.
rules-wild-card = A face-up { -wild } is a card like any other.
rules-claiming = Claim any free route, one a turn; it needn't touch your others. Pay one card of its colour (grey: any one colour) for each space. { $wilds } Each space also takes one of your { $wagons } { -wagons }. Points by length: { $points }.
rules-wilds-all = { -Wilds } count as any colour.
rules-wilds-only = { -Wilds } pay for { $routes } only, where they count as any colour.
rules-wilds-tunnels = tunnels
rules-wilds-ferries = ferries
rules-wilds-ordinary-routes = ordinary routes
rules-doubles = Of several tracks joining the same { -cities } you can claim only one; with fewer than { $players } players, the others are then closed.
rules-tickets = At the start you're offered { $first } and keep at least { $keep_first }; later you draw { $more } and keep at least { $keep }.{ $refused } Connect the two { -cities } on a { -ticket } with your own routes to score its points at the end; if you don't, you lose them. { -Tickets } stay secret until then.
rules-tickets-out = Those you refuse leave the game.
rules-ferries = Pay { -a-wild } for each space with a locomotive symbol, and the rest in the route's colour (grey: any one colour).
rules-tunnels =
    { $number ->
        [one] After you pay, { $number } card is turned over. If it's the colour you paid with or { -a-wild }, pay one more card of that colour (or { -a-wild }), or take your cards back and end your turn.
       *[other] After you pay, { $number } cards are turned over. For each one in the colour you paid with, and each { -wild }, pay one more card of that colour (or { -a-wild }), or take your cards back and end your turn. If you paid only { -wilds }, only { -wilds } count.
    }
rules-stations = Build one in a city that has none: the first costs 1 card, the second 2 of one colour, and so on; you have { $number }. At the end each lets you use one of another player's routes into that city: the same one for all your { -tickets }, the best one chosen for you. It doesn't count for the longest path. Each one you haven't built is worth { $points } points.
rules-stations-through = Build one in a city that has none: the first costs 1 card, the second 2 of one colour, and so on; you have { $number }. House rule at this table: at the end each lets you use another player's routes through that city, at most one in and one out: the same ones for all your { -tickets }, the best ones chosen for you. They don't count for the longest path. Each one you haven't built is worth { $points } points.
rules-ferry-cards = Drawing one is your whole turn; you can hold { $number } at most. Each pays for up to { $waves } spaces with waves, and for nothing else. You can also pay for a wave with { -a-wild }. Used ones go back to their pile (our ruling).
rules-countries = Every route into a country ends there: two of them don't connect. For your { -tickets }, any one of them reaches the country.
rules-merchandise = A route with cart symbols gives you one merchandise card. At the end, with { $players } players, the most merchandise cards score { $first } points and the second most { $second } ({ $more }). No cards, no bonus. Players who tie each score the higher place; after two firsts comes the third (our ruling).
rules-merchandise-more = { $players } players: { $points }
rules-regions = At the end each of your networks (routes joined together) scores by the number of regions it reaches: { $points }. { $number ->
        [0] { "" }
        [one] { $double } counts twice if the network has all of its cities.
       *[other] { $double } count twice if the network has all of their cities.
    }
rules-longest-trail = Whoever has the longest unbroken path of their own { -wagons } scores { $points } points. It may pass a city more than once, but use each route only once. If players tie, each of them scores.
rules-end = When someone ends a turn with { $wagons } or fewer { -wagons }, everyone, including that player, gets one more turn. Then routes, { -tickets } and bonuses are added up. { $ties }
rules-ties =
    { $number ->
        [one] If points are tied: { $breaks } wins. If that is tied too, the victory is shared.
       *[other] If points are tied, the first difference in this order decides: { $breaks }. If all of it is tied, the victory is shared.
    }
tie-tickets-done = most completed { -tickets }
tie-fewest-stations = fewest stations built
tie-longest-trail = longest path
tie-longest-trail-bonus = bonus for the longest path
topic-attractions = Attractions
rules-attractions =
    { $points ->
        [one] At the end each attraction (a star on the board) at either end of one of your routes is worth { $points } point to you, connected to anything else or not. Several players can score the same one.
       *[other] At the end each attraction (a star on the board) at either end of one of your routes is worth { $points } points to you, connected to anything else or not. Several players can score the same one.
    }

## What about a map is our own, because no printed text that we know settles it

rulings-amsterdam = -# Our own cards here: no public list of the contracts is known, so 20 of the 24 are made up, modelled on the 4 that are known.
rulings-newyork = -# Our own rulings here: if only one { -ticket } is left, you may draw it and must keep it; routes score at once, not only at the end.
topic-districts = Districts
rules-districts = Every place belongs to a district, whose number stands on it. At the end you score a district's number if one of your networks (routes joined together) has all of its places; the links may run through other districts. Every player can score every district.
rulings-london = -# Our own rulings here: the { -tickets } are those on which two public lists agree; if only one is left, you may draw it and must keep it; a district's places count as linked if they all lie in one of your networks.
topic-mandala = Mandalas
rules-mandala = At the end a { -ticket } is a Mandala if two separate paths of your own routes connect its { -cities }. The paths may meet in { -cities } but share no route, and one loop can serve several { -tickets }. Mandalas score by their number, on top of the points of the { -tickets }: { $points }.
rulings-india = -# Our own ruling here: how ties are decided (see “{ topic-end }”).
topic-targets = Several destinations
rules-targets = Some { -tickets } have several destinations, each with points of its own. At the end only the best one you have reached scores. If you have reached none, you lose the lowest of these points.
rulings-switzerland = -# Our own rulings here: all face-up cards are replaced at three { -wilds }, as on most other maps; the two routes from Kreuzlingen to Deutschland end at different border points, so they are no double route; routes abroad count for the longest path, which ends there; in a tie, a { -ticket } with several destinations is one { -ticket }.
topic-substitutes = Any cards
rules-substitutes = On a ferry, any { $number } cards (in any mix, even { -wilds }) can stand for the { -wild } of a space with a locomotive symbol, but for nothing else, and never in a tunnel. { $more }
rules-substitutes-route = { $route }: any { $number } cards count as one card of the colour you pay with, as often as you like.
topic-most-tickets = Most { -tickets }
rules-most-tickets = At the end, whoever has completed the most { -tickets } scores { $points } points. If players tie, each of them scores; with none completed, nobody does.
rulings-nordic = -# Our own rulings here: any three cards stand for the { -wild } of a ferry only, and on a grey ferry you still choose the colour of the rest; between Murmansk and Lieksa even all nine cards can be replaced; with no { -ticket } completed, nobody scores for the most; in a tie the longest path decides, not the longest single route.
