"""Lookup tables computed once from a map: numbers, bit sets and neighbours.

Places, routes and tickets are numbered in the order of the map file.
"""

from collections.abc import Sequence
from itertools import accumulate

from engine.graph import Edge
from engine.model import City, Country, Map, PlaceId, Target, Ticket
from engine.state import Pile, PlaceSet, RouteSet, SeatState


class MapIndex:
    """A map and its lookup tables, without the rules (see `engine.board.Board`)."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.train_cards: Pile = bytes(
            colour for colour, number in sorted(map_.market.cards.items()) for _ in range(number)
        )

        self.places: tuple[City | Country, ...] = (*map_.cities, *map_.countries)
        self.place_number = {place.id: number for number, place in enumerate(self.places)}
        self.cities: PlaceSet = (1 << len(map_.cities)) - 1

        self.regions = {
            region.id: self._place_set([c.id for c in map_.cities if c.region == region.id])
            for region in map_.regions
        }

        self.attractions: PlaceSet = self._place_set([c.id for c in map_.cities if c.attraction])

        self.routes = map_.routes
        self.route_number = {route.id: number for number, route in enumerate(self.routes)}
        self.route_ends = [self._place_set(route.ends) for route in self.routes]
        self.through = [ends & self.cities for ends in self.route_ends]
        self.points = [map_.points[route.length] for route in self.routes]
        self.lanes = self._other_lanes()
        self.neighbours = self._neighbours()
        self.routes_by_wagons = self._routes_by_wagons()
        self.edges = [self._edge(number) for number in range(len(self.routes))]

        self.tickets = map_.tickets
        self.ticket_number = {ticket.id: number for number, ticket in enumerate(self.tickets)}
        self.ticket_targets = [self._targets(ticket) for ticket in self.tickets]
        self.least_ticket_points = [ticket.least for ticket in self.tickets]

    def open_to(self, player: SeatState, taken: RouteSet) -> RouteSet:
        """The routes a player may claim, whether or not the hand can pay (ALL-9, ALL-11)."""
        return self.routes_by_wagons[player.wagons] & ~(taken | player.shut)

    def taken_by_claim(self, route: int, players: int) -> RouteSet:
        """The routes that a claim closes to everybody: with few players also the lanes beside the
        claimed one (ALL-12)."""
        if players >= self.map.all_lanes_from_players:
            return 1 << route
        return 1 << route | self.lanes[route]

    def is_ticket_done(self, ticket: int, networks: Sequence[PlaceSet]) -> bool:
        """Whether one of the networks joins the ends of a ticket (ALL-13), or the first of them
        with any of its targets (SWI-12)."""
        for ends, _ in self.ticket_targets[ticket]:
            for network in networks:
                if network & ends == ends:
                    return True
        return False

    def target_reached(self, ticket: int, networks: Sequence[PlaceSet]) -> Target | None:
        """The target of a ticket with the most points that one of the networks reaches; None if
        there is none (SWI-12)."""
        for ends, target in self.ticket_targets[ticket]:
            for network in networks:
                if network & ends == ends:
                    return target
        return None

    def _targets(self, ticket: Ticket) -> list[tuple[PlaceSet, Target]]:
        """The targets of a ticket, those with the most points first, each with its place and the
        ticket's first one as a set."""
        return [
            (self._place_set((ticket.ends[0], target.place)), target)
            for target in sorted(ticket.targets, key=lambda target: -target.points)
        ]

    def _place_set(self, places: Sequence[PlaceId]) -> PlaceSet:
        return sum([1 << self.place_number[place] for place in places])

    def _other_lanes(self) -> list[RouteSet]:
        """For each route, the other routes of its double or triple: those with the same ends,
        unless they lie apart (SWI-11)."""
        lanes: dict[PlaceSet, RouteSet] = {}
        for number, ends in enumerate(self.route_ends):
            if not self.routes[number].apart:
                lanes[ends] = lanes.get(ends, 0) | 1 << number
        return [
            0 if self.routes[number].apart else lanes[ends] & ~(1 << number)
            for number, ends in enumerate(self.route_ends)
        ]

    def _neighbours(self) -> list[list[tuple[int, int]]]:
        """For each place, its routes, each with the place at the other end."""
        neighbours: list[list[tuple[int, int]]] = [[] for _ in self.places]
        for number, route in enumerate(self.routes):
            a, b = (self.place_number[place] for place in route.ends)
            neighbours[a].append((number, b))
            neighbours[b].append((number, a))
        return neighbours

    def _routes_by_wagons(self) -> list[RouteSet]:
        """For each number of wagons, the routes that are no longer than that."""
        of_length = [0] * (self.map.wagons + 1)
        for number, route in enumerate(self.routes):
            of_length[min(route.length, self.map.wagons)] |= 1 << number
        return list(accumulate(of_length, int.__or__))

    def _edge(self, number: int) -> Edge:
        """The route as an edge for the longest trail. A country is a separate node for every route
        that leads into it (IT-9)."""
        route = self.routes[number]
        a, b = (
            end if 1 << end & self.cities else len(self.places) + number
            for end in (self.place_number[place] for place in route.ends)
        )
        return Edge(number, a, b, route.length)
