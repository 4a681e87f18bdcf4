"""How things stand for a seat: its view, as sets and numbers of the chart."""

from engine.cards import COLOURS, PLAIN, WILD, Cards, count, unpack
from engine.model import PlaceId, RouteId
from engine.views import PlayerView, PublicSeat
from players.position.chart import Chart, Networks

Hand = list[int]


class Standing:
    """Everything a player needs to know, read from its view once."""

    def __init__(self, chart: Chart, view: PlayerView) -> None:
        public = view.public
        self.chart = chart
        self.view = view
        self.me = public.seats[view.seat]
        self.rivals = [seat for seat in public.seats if seat.seat != view.seat]
        self.hand: Hand = unpacked(view.hand)
        self.wagons = self.me.wagons
        self.ferry_cards = self.me.ferry_cards

        self.own = self._routes(self.me.routes)
        self.rival_routes = [self._routes(rival.routes) for rival in self.rivals]
        self.theirs = 0
        for routes in self.rival_routes:
            self.theirs |= routes
        shut = self._routes(public.closed)
        for route in self.me.routes:
            shut |= chart.lanes[chart.board.route_number[route]]
        self.open = chart.board.routes_by_wagons[self.wagons] & ~(shut | self.own | self.theirs)
        self.networks: Networks = chart.networks(self.own)

        self.tickets = [chart.board.ticket_number[seen.ticket] for seen in view.tickets]
        self.offered = [chart.board.ticket_number[ticket] for ticket in view.offered]
        self.stations = self._places(self.me.stations)
        self.stations_left = chart.stations.each - len(self.me.stations)
        self.stations_of_all = self._places(
            tuple(city for seat in public.seats for city in seat.stations)
        )

    def _routes(self, routes: tuple[RouteId, ...]) -> int:
        mask = 0
        for route in routes:
            mask |= 1 << self.chart.board.route_number[route]
        return mask

    def _places(self, places: tuple[PlaceId, ...]) -> int:
        mask = 0
        for place in places:
            mask |= 1 << self.chart.board.place_number[place]
        return mask

    def unseen(self) -> Hand:
        """How many cards of each colour are in the deck or in other hands."""
        market = self.chart.board.map.market
        left = [market.cards.get(colour, 0) for colour in COLOURS]
        for colour in COLOURS:
            left[colour] -= self.hand[colour] + count(self.view.public.discards, colour)
        for colour in self.view.public.row:
            left[colour] -= 1
        if self.view.public.tunnel is not None:
            for colour in (*self.view.public.tunnel.turned, *unpack(self.view.public.tunnel.paid)):
                left[colour] -= 1
        return [max(0, number) for number in left]

    def turns_until_end(self) -> float:
        """How many turns this seat probably still has, this one included."""
        public = self.view.public
        if public.is_last_round:
            return 1.0
        return min([turns_to_finish(self.chart, rival) for rival in self.rivals]) + 1.0


def turns_to_finish(chart: Chart, seat: PublicSeat) -> float:
    """How many turns a seat needs to use its wagons up, when it hurries."""
    to_place = seat.wagons - chart.board.map.last_round_at
    if to_place <= 0:
        return 0.0
    draws = max(0, to_place - seat.cards) / 2
    return draws + to_place / chart.usual_length


def unpacked(cards: Cards) -> Hand:
    """The number of cards of each colour."""
    return [count(cards, colour) for colour in COLOURS]


PLAIN_COLOURS = tuple(int(colour) for colour in PLAIN)
WILD_COLOUR = int(WILD)
