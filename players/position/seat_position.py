"""The position of one seat: its view, converted to sets and numbers."""

from itertools import combinations

from engine.cards import COLOURS, PLAIN, WILD, Cards, count, unpack
from engine.model import PlaceId, RouteId
from engine.views import PlayerView, PublicSeat
from players.position.board_arrays import BoardArrays, Networks

Hand = list[int]


class SeatPosition:
    """What a seat's view says, with routes and places as bit sets. Computed once per decision."""

    def __init__(self, arrays: BoardArrays, view: PlayerView) -> None:
        public = view.public
        self.arrays = arrays
        self.view = view
        self.me = public.seats[view.seat]
        self.rivals = [seat for seat in public.seats if seat.seat != view.seat]
        self.hand: Hand = unpacked(view.hand)
        self.wagons = self.me.wagons
        self.ferry_cards = self.me.ferry_cards

        self.own = self._routes(self.me.routes)
        self.rival_routes = [self._routes(rival.routes) for rival in self.rivals]
        self.all_rival_routes = 0
        for routes in self.rival_routes:
            self.all_rival_routes |= routes
        shut = self._routes(public.closed)
        for route in self.me.routes:
            shut |= arrays.lanes[arrays.board.route_number[route]]
        self.open = arrays.board.routes_by_wagons[self.wagons] & ~(
            shut | self.own | self.all_rival_routes
        )
        self.networks: Networks = arrays.networks(self.own)

        self.tickets = [arrays.board.ticket_number[seen.ticket] for seen in view.tickets]
        self.stations = self._places(self.me.stations)
        self.stations_left = arrays.stations.each - len(self.me.stations)
        self.stations_of_all = self._places(
            tuple(city for seat in public.seats for city in seat.stations)
        )

    def loans_at(self, city: int) -> list[tuple[int, ...]]:
        """What a station in a city could borrow: one route of a rival, or with the house rule also
        two of the same rival (EU-12)."""
        routes = [route for route, _ in self.arrays.neighbours[city]]
        found: list[tuple[int, ...]] = [
            (route,) for route in routes if self.all_rival_routes >> route & 1
        ]
        if self.arrays.has_ways_through:
            for rival in self.rival_routes:
                found += combinations([route for route in routes if rival >> route & 1], 2)
        return found

    def _routes(self, routes: tuple[RouteId, ...]) -> int:
        mask = 0
        for route in routes:
            mask |= 1 << self.arrays.board.route_number[route]
        return mask

    def _places(self, places: tuple[PlaceId, ...]) -> int:
        mask = 0
        for place in places:
            mask |= 1 << self.arrays.board.place_number[place]
        return mask

    def unseen(self) -> Hand:
        """How many cards of each colour are in the deck or in rivals' hands."""
        market = self.arrays.board.map.market
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
        """An estimate of the turns this seat still has, including this one."""
        public = self.view.public
        if public.is_last_round:
            return 1.0
        return min([turns_to_finish(self.arrays, rival) for rival in self.rivals]) + 1.0


def turns_to_finish(arrays: BoardArrays, seat: PublicSeat) -> float:
    """How many turns a seat needs at least to use up its wagons, by estimate."""
    to_place = seat.wagons - arrays.board.map.last_round_at
    if to_place <= 0:
        return 0.0
    draws = max(0, to_place - seat.cards) / 2
    return draws + to_place / arrays.usual_length


def unpacked(cards: Cards) -> Hand:
    """The number of cards of each colour, as a list."""
    return [count(cards, colour) for colour in COLOURS]


PLAIN_COLOURS = tuple(int(colour) for colour in PLAIN)
WILD_COLOUR = int(WILD)
