"""A board as lists of plain numbers, computed once per map, for fast planning."""

from collections.abc import Iterable
from functools import reduce
from itertools import pairwise

from engine.board import Board
from engine.cards import PLAIN, WILD
from engine.graph import bits, joined, parts_without_bridges, union
from engine.model import (
    Attractions,
    Districts,
    LongestTrail,
    Mandala,
    Merchandise,
    MostTickets,
    RegionPoints,
    RuleFacts,
    Stations,
    Tunnels,
)

GREY = -1
WILD_SHARE = 0.5  # share of the wilds that can be used like a card of a lacking colour, if they pay
# for all routes
DONE_SHARE = 0.8  # of a rival's tickets that are done in the end
LEAD_THAT_IS_SAFE = 4.0  # tickets: from half of it on, the most tickets are nearly certain
CHOICES_PER_CARD = 2.2  # cards to choose from for every card drawn
MAX_TURNS_PER_CARD = 1.25  # at worst a wild is taken from the row
Networks = tuple[int, ...]


class BoardArrays:
    """Lists by the number of a route, ticket or place, and the numbers of the map's rules. Rules
    that a map lacks have neutral values."""

    def __init__(self, board: Board) -> None:
        map_ = board.map
        self.board = board
        self.neighbours = board.neighbours
        self.lanes = board.lanes
        self.points = board.points
        self.ends = [
            (board.place_number[route.ends[0]], board.place_number[route.ends[1]])
            for route in board.routes
        ]
        self.length = [route.length for route in board.routes]
        self.usual_length = sum(self.length) / len(self.length)
        self.colour = [GREY if r.colour is None else int(r.colour) for r in board.routes]
        self.plain = [price.plain for price in board.prices]
        self.replaceable = [price.replaceable for price in board.prices]
        self.wilds = [price.wilds for price in board.prices]
        self.any_cards = [price.any_cards for price in board.prices]
        """Of each route, how many cards of any kind replace one of its cards; 0 if none do."""
        self.ferry_cards = [price.most_ferry_cards() for price in board.prices]
        self.is_tunnel = [route.tunnel for route in board.routes]
        self.carts = [route.carts for route in board.routes]
        self.is_city = [bool(board.cities >> place & 1) for place in range(len(board.places))]

        self.ticket_starts = [board.place_number[ticket.ends[0]] for ticket in board.tickets]
        self.ticket_goals = [
            [(board.place_number[target.place], target.points) for target in ticket.targets]
            for ticket in board.tickets
        ]
        self.ticket_points = [ticket.least for ticket in board.tickets]
        """What a ticket costs if it is not done, and brings at least if it is."""

        self.is_wild_whole_turn = map_.market.is_whole_turn(WILD)  # ALL-4, SWI-5
        self.turn_over = 0
        self.stations = Stations(each=0, points_unbuilt=0)
        self.has_ways_through = board.house_rules.stations == "through"
        self.trail_points = 0
        self.region_points: tuple[int, ...] = (0,)
        self.merchandise = Merchandise(pile=0, points={})
        self.attraction_points = 0
        self.mandala_points: tuple[int, ...] = (0,)
        self.most_tickets_points = 0
        self.districts: list[tuple[int, int]] = []
        for rule in map_.rules:
            self._read_rule(rule)
        self.regions = self._regions()
        self.turns_per_card = self._turns_per_card()

    def _regions(self) -> list[tuple[int, bool]]:
        """The places of each region, and whether it counts double; none if they bring nothing."""
        if len(self.region_points) <= 1:
            return []
        return [(self.board.regions[region.id], region.double) for region in self.board.map.regions]

    def _turns_per_card(self) -> list[float]:
        """The turns for one card of the colour most lacking, of the second most, and so on.

        While k colours are lacking, cards of all of them are collected at the same time. So the
        k-th colour costs only the additional time of waiting for k colours instead of k - 1.
        """
        cards = self.board.map.market.cards
        all_cards = sum(cards.values())
        wild = cards.get(WILD, 0) / all_cards
        plain = (1 - wild) / max(1, len(cards) - 1)
        share = WILD_SHARE * sum(self.replaceable) / max(1, sum(self.plain))
        together = [0.0]
        for colours in range(1, len(PLAIN) + 1):
            helps = min(1.0, colours * plain + share * wild)
            hit = 1 - (1 - helps) ** CHOICES_PER_CARD
            together.append(colours * min(MAX_TURNS_PER_CARD, 1 / (2 * hit)))
        return [max(0.3, b - a) for a, b in pairwise(together)]

    def _read_rule(self, rule: RuleFacts) -> None:
        match rule:
            case Tunnels():
                self.turn_over = rule.turn_over
            case Stations():
                self.stations = rule
            case LongestTrail():
                self.trail_points = rule.points
            case RegionPoints():
                self.region_points = rule.points
            case Merchandise():
                self.merchandise = rule
            case Attractions():
                self.attraction_points = rule.points
            case Mandala():
                self.mandala_points = rule.points
            case MostTickets():
                self.most_tickets_points = rule.points
            case Districts():
                board = self.board
                self.districts = [(board.regions[r.id], r.points) for r in board.map.regions]

    def networks(self, routes: int, start: Networks = ()) -> Networks:
        """The networks after these routes have been added to the networks in `start`."""
        ends, through = self.board.route_ends, self.board.through
        return reduce(lambda whole, r: joined(whole, ends[r], through[r]), bits(routes), start)

    def ticket_score(self, ticket: int, networks: Networks) -> int:
        """The points for a ticket, by these networks (ALL-13, SWI-12)."""
        target = self.board.target_reached(ticket, networks)
        return -self.ticket_points[ticket] if target is None else target.points

    def place_score(self, networks: Networks) -> int:
        """The points for the regions, attractions and districts of these networks."""
        found = self.region_score(networks) + self.attraction_score(networks)
        return found + self.district_score(networks)

    def district_score(self, networks: Networks) -> int:
        """The points for the districts of which one of these networks has all (LON-6)."""
        return sum(
            points
            for cities, points in self.districts
            if any(not cities & ~network for network in networks)
        )

    def mandala_score(self, routes: int, tickets: Iterable[int]) -> int:
        """The points for those of the tickets that these routes make Mandalas (IND-11)."""
        if len(self.mandala_points) == 1:
            return 0
        parts = self.twice_joined(routes)
        found = sum([self.board.is_ticket_done(ticket, parts) for ticket in tickets])
        return self.mandala_points[min(found, len(self.mandala_points) - 1)]

    def most_tickets_score(self, done: float, most_of_rivals: int) -> float:
        """The expected points for the most tickets (NOR-14). `most_of_rivals`: how many tickets the
        rival holds who has most of them."""
        if not self.most_tickets_points or not done:
            return 0.0
        ahead = done - DONE_SHARE * most_of_rivals
        return self.most_tickets_points * min(1.0, max(0.0, 0.5 + ahead / LEAD_THAT_IS_SAFE))

    def twice_joined(self, routes: int) -> Networks:
        """The sets of places that two paths of these routes join which share no route (IND-10)."""
        return parts_without_bridges([self.board.edges[route] for route in bits(routes)])

    def attraction_score(self, networks: Networks) -> int:
        """The points for the attractions of these networks (NYC-6)."""
        if not self.attraction_points:
            return 0
        return self.attraction_points * (union(networks) & self.board.attractions).bit_count()

    def new_attraction_points(self, route: int, reached: int) -> int:
        """The points for the attractions at the ends of a route, without the places `reached`."""
        if not self.attraction_points:
            return 0
        new = self.board.route_ends[route] & self.board.attractions & ~reached
        return self.attraction_points * new.bit_count()

    def region_score(self, networks: Networks) -> int:
        """The points for the regions of these networks (IT-10, IT-11)."""
        if not self.regions:
            return 0
        most = len(self.region_points) - 1
        return sum(self.region_points[min(self.region_count(n), most)] for n in networks)

    def region_count(self, network: int) -> int:
        """How many regions a network has. A complete double region counts twice (IT-11)."""
        count = 0
        for cities, is_double in self.regions:
            if network & cities:
                count += 2 if is_double and not cities & ~network else 1
        return count
