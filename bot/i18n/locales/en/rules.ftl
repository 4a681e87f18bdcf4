## Topics of the rules

topic-turn = A turn
topic-drawing = Cards
topic-claiming = Routes
topic-doubles = Double tracks
topic-tickets = { -Tickets }
topic-ferries = Ferries
topic-tunnels = Tunnels
topic-stations = Stations
topic-ferry-cards = Ferry cards
topic-countries = Countries
topic-merchandise = Merchandise
topic-regions = Regions
topic-longest-trail = Longest trail
topic-end = The end

## The rules in short, one paragraph for each topic

rules-title = **{ $map }: the rules in short**
rules-not-here = { $map } has no such rule. `/{ command-rules }` shows all it has.
rules-which-map = The rules of which map?
rules-turn = Do one thing: draw cards, claim a route, draw { -tickets }, or what else this map offers.
rules-drawing = Take two cards, from the deck or the { $row } face-up ones. A face-up { -wild } counts as both, so you can't take one as your second card. With { $sweep } { -wilds } face up, all are replaced, unless that can't help (our ruling).
rules-claiming = Pay as many cards of the route's colour as it has spaces; a grey one takes any one colour. { -Wilds } stand for every colour. You have { $wagons } { -wagons }. Points by length: { $points }.
rules-doubles = Nobody may own two tracks between the same { -cities }. With fewer than { $players } players only one of them can be claimed at all.
rules-tickets = At the start { $first } are offered, keep at least { $keep_first }; later { $more }, keep at least { $keep }. Join both { -cities } with your own routes: at the end a finished one adds its value, an unfinished one costs it. They stay secret until then.
rules-ferries = Each space with a locomotive must be paid with { -a-wild }.
rules-tunnels =
    { $number ->
        [one] After you pay, { $number } card is turned over. If it has your colour or is { -wild }, pay one more, or take your cards back and end your turn.
       *[other] After you pay, { $number } cards are turned over. For each one of your colour and each { -wild } pay one more, or take your cards back and end your turn. Paid with { -wilds } only: just turned-over { -wilds } count.
    }
rules-stations = Build one in a city without any: the first costs 1 card, the second 2 of one colour, and so on; you have { $number }. At the end each lets you use one route of another player into that city. Each one not built is worth { $points } points.
rules-stations-through = Build one in a city without any: the first costs 1 card, the second 2 of one colour, and so on; you have { $number }. House rule of this table: at the end each lets you use one other player's way through that city, at most one route in and one out. Each one not built is worth { $points } points.
rules-ferry-cards = Drawing one is a whole turn; hold at most { $number }. Each pays for up to { $waves } spaces with waves, and for nothing else. A wave can also be paid with { -a-wild }. Played ones go back to the pile (our ruling).
rules-countries = Every route into a country is a dead end of its own: two of them are not joined there. Any of them reaches the country for your { -tickets }.
rules-merchandise = A route with cart symbols gives one merchandise card. At the end those with the most of them get points; by number of players: { $points }. Without a card there is no bonus.
rules-regions = At the end each of your networks scores by its number of regions: { $points }. Some regions count twice if the network has all of their cities.
rules-longest-trail = { $points } points for the longest unbroken line of one's own { -wagons }. All who tie get them.
rules-end = When somebody ends a turn with { $wagons } or fewer { -wagons }, everybody, that player too, has one more turn. Then routes, { -tickets } and bonuses are added up.
