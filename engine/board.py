"""A map with everything that can be looked up, worked out once."""

from collections.abc import Sequence
from itertools import accumulate

from engine.claim_table import ClaimTable
from engine.graph import Edge
from engine.model import City, Country, Map, PlaceId, Route
from engine.payments import Price
from engine.rules.base import Rule
from engine.state import Pile, PlaceSet, RouteSet, SeatState


class Board:
    """Model, rules and lookups. Numbers are positions in the map file."""

    def __init__(self, map_: Map, rules: Sequence[Rule]) -> None:
        self.map = map_
        self.rules = tuple(rules)
        self.moving = self._rules_with("moves")
        self.interrupting = self._rules_with("interrupt")
        self.claiming = self._rules_with("claimed")

        self.train_cards: Pile = bytes(
            colour for colour, number in sorted(map_.market.cards.items()) for _ in range(number)
        )

        self.places: tuple[City | Country, ...] = (*map_.cities, *map_.countries)
        self.place_number = {place.id: number for number, place in enumerate(self.places)}
        self.cities = (1 << len(map_.cities)) - 1

        self.regions = {
            region.id: self._place_set([c.id for c in map_.cities if c.region == region.id])
            for region in map_.regions
        }

        self.routes = map_.routes
        self.route_number = {route.id: number for number, route in enumerate(self.routes)}
        self.route_ends = [self._place_set(route.ends) for route in self.routes]
        self.through = [ends & self.cities for ends in self.route_ends]
        self.points = [map_.points[route.length] for route in self.routes]
        self.lanes = [self._lanes_beside(route) for route in self.routes]
        self.neighbours = self._neighbours()
        self.within = self._routes_within_wagons()
        self.edges = [self._edge(number) for number in range(len(self.routes))]
        self.prices = [self._price(route) for route in self.routes]
        self.till = ClaimTable(self.routes, self.prices)

        self.tickets = map_.tickets
        self.ticket_number = {ticket.id: number for number, ticket in enumerate(self.tickets)}
        self.ticket_ends = [self._place_set(ticket.ends) for ticket in self.tickets]

    def open_to(self, player: SeatState, taken: RouteSet) -> RouteSet:
        """The routes a player may claim, money aside (ALL-9, ALL-11)."""
        return self.within[player.wagons] & ~(taken | player.shut)

    def taken_by_claim(self, route: int, players: int) -> RouteSet:
        """What is closed to everybody when a route is claimed: with few players, its whole group
        (ALL-12)."""
        if players >= self.map.all_lanes_from_players:
            return 1 << route
        return 1 << route | self.lanes[route]

    def _rules_with(self, hook: str) -> tuple[Rule, ...]:
        return tuple(r for r in self.rules if getattr(type(r), hook) is not getattr(Rule, hook))

    def _place_set(self, places: Sequence[PlaceId]) -> PlaceSet:
        return sum([1 << self.place_number[place] for place in places])

    def _lanes_beside(self, route: Route) -> RouteSet:
        """The other routes of a double or triple: those that join the same two places."""
        return sum(
            1 << number
            for number, other in enumerate(self.routes)
            if set(other.ends) == set(route.ends) and other is not route
        )

    def _neighbours(self) -> list[list[tuple[int, int]]]:
        """For each place, the routes that lead from it and where they lead."""
        around: list[list[tuple[int, int]]] = [[] for _ in self.places]
        for number, route in enumerate(self.routes):
            a, b = (self.place_number[place] for place in route.ends)
            around[a].append((number, b))
            around[b].append((number, a))
        return around

    def _routes_within_wagons(self) -> list[RouteSet]:
        """For each number of wagons, the routes that it can fill."""
        of_length = [0] * (self.map.wagons + 1)
        for number, route in enumerate(self.routes):
            of_length[min(route.length, self.map.wagons)] |= 1 << number
        return list(accumulate(of_length, int.__or__))

    def _edge(self, number: int) -> Edge:
        """As a trail sees it: a country is another node for every route into it (IT-9)."""
        route = self.routes[number]
        a, b = (
            end if 1 << end & self.cities else len(self.places) + number
            for end in (self.place_number[place] for place in route.ends)
        )
        return Edge(number, a, b, route.length)

    def _price(self, route: Route) -> Price:
        price = Price(route.length, route.colour, route.locomotives, route.waves)
        for rule in self.rules:
            price = rule.price(price)
        return price
