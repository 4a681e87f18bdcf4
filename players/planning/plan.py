"""A plan: what to build and to borrow, which tickets that does, and what it is worth."""

from typing import NamedTuple

from engine.graph import bits, is_joined
from players.planning.demand import Demand
from players.planning.pricing import CART, RISK, Loan, Rates, station_turns
from players.position.chart import Networks
from players.position.standing import Standing
from players.position.timing import in_time

SURE = 0.85  # how likely a planned ticket is to be done, if there is time enough


class Plan(NamedTuple):
    """Routes to build, in one network or several, with what comes of them."""

    value: float
    turns: float
    ticket_routes: int
    more_routes: int
    loans: tuple[Loan, ...]
    done: frozenset[int]
    networks: Networks

    @property
    def routes(self) -> int:
        return self.ticket_routes | self.more_routes


class Weighing:
    """Values plans for one standing: all by the same measure, points less the price of turns."""

    def __init__(
        self, standing: Standing, tickets: list[int], rates: Rates, turns_left: float
    ) -> None:
        self._standing = standing
        self._tickets = tickets
        self._rates = rates
        self._turns_left = turns_left
        self._base = standing.chart.region_score(standing.networks)
        board = standing.chart.board
        self._joined = {t for t in tickets if is_joined(standing.networks, board.ticket_ends[t])}

        self._turned: dict[int, float] = {}
        self._weighed: dict[tuple[int, int, tuple[Loan, ...]], Plan] = {}

    def weigh(self, ticket_routes: int, more_routes: int, loans: tuple[Loan, ...]) -> Plan:
        """The plan with these routes and loans, worked out once."""
        key = (ticket_routes, more_routes, loans)
        if key not in self._weighed:
            self._weighed[key] = self._weigh(*key)
        return self._weighed[key]

    def _weigh(self, ticket_routes: int, more_routes: int, loans: tuple[Loan, ...]) -> Plan:
        standing, chart = self._standing, self._standing.chart
        routes = ticket_routes | more_routes
        networks = chart.networks(routes, standing.networks)
        borrowed = networks
        if loans:
            borrowed = chart.networks(sum(1 << loan.route for loan in loans), networks)
        new = sum(not loan.is_built for loan in loans)
        lent_turns = station_turns(len(standing.me.stations), new)
        ticket_turns = self._turns(ticket_routes) + lent_turns
        value, done = self._hopes(borrowed, SURE * in_time(self._turns_left - ticket_turns))
        turns = self._turns(routes) + lent_turns
        value += chart.region_score(networks) - self._base - new * chart.stations.points_unbuilt
        wagons = 0
        for route in bits(routes):
            wagons += chart.length[route]
            value += chart.points[route] + CART * chart.carts[route]
        value -= RISK * ticket_routes.bit_count()
        return Plan(
            value - self._rates.time * turns - self._rates.wagon * wagons,
            turns,
            ticket_routes,
            more_routes,
            loans,
            done,
            networks,
        )

    def _hopes(self, networks: Networks, sure: float) -> tuple[float, frozenset[int]]:
        """What the tickets will bring, and which are done, if these networks are to be had."""
        chart = self._standing.chart
        value, done = 0.0, []
        for ticket in self._tickets:
            points = chart.ticket_points[ticket]
            if ticket in self._joined:
                value += points
                done.append(ticket)
            elif is_joined(networks, chart.board.ticket_ends[ticket]):
                value += points * (2 * sure - 1)
                done.append(ticket)
            else:
                value -= points
        return value, frozenset(done)

    def _turns(self, routes: int) -> float:
        if routes not in self._turned:
            standing = self._standing
            demand = Demand(standing.chart, routes)
            self._turned[routes] = demand.turns(standing.hand, standing.ferry_cards)
        return self._turned[routes]
