"""A plan and its value: routes to build and to borrow, and the tickets they complete."""

from typing import NamedTuple

from engine.graph import bits
from players.planning.card_demand import CardDemand
from players.planning.route_prices import (
    CART_POINTS,
    RISK,
    PointRates,
    RouteLoan,
    station_turns,
    stations_to_build,
)
from players.position.board_arrays import Networks
from players.position.seat_position import SeatPosition
from players.position.timing import probability_in_time

LOOP_SUCCESS = 0.8  # probability that the planned routes of a Mandala all get built
TICKET_SUCCESS = 0.85  # probability that a planned ticket gets done, if there is enough time


class RoutePlan(NamedTuple):
    """Routes to build and to borrow. `done` are the tickets they complete, `networks` the networks
    without borrowed routes."""

    value: float
    turns: float
    ticket_routes: int
    more_routes: int
    loans: tuple[RouteLoan, ...]
    done: frozenset[int]
    networks: Networks

    @property
    def routes(self) -> int:
        """All routes to build."""
        return self.ticket_routes | self.more_routes


class PlanEvaluator:
    """Values plans for one position and one set of tickets, in points: what a plan brings minus
    what its turns and wagons are worth."""

    def __init__(
        self, position: SeatPosition, tickets: list[int], rates: PointRates, turns_left: float
    ) -> None:
        self._position = position
        self._tickets = tickets
        self._rates = rates
        self._turns_left = turns_left
        self._place_score_now = position.arrays.place_score(position.networks)
        self._mandala_score_now = position.arrays.mandala_score(position.own, tickets)
        is_done, score = position.arrays.board.is_ticket_done, position.arrays.ticket_score
        self._joined = {
            ticket: score(ticket, position.networks)
            for ticket in tickets
            if is_done(ticket, position.networks)
        }

        self._turns_cache: dict[int, float] = {}
        self._evaluated: dict[tuple[int, int, tuple[RouteLoan, ...]], RoutePlan] = {}

    def evaluate(
        self, ticket_routes: int, more_routes: int, loans: tuple[RouteLoan, ...]
    ) -> RoutePlan:
        """The plan with these routes and loans. Results are cached."""
        key = (ticket_routes, more_routes, loans)
        if key not in self._evaluated:
            self._evaluated[key] = self._evaluate(*key)
        return self._evaluated[key]

    def _evaluate(
        self, ticket_routes: int, more_routes: int, loans: tuple[RouteLoan, ...]
    ) -> RoutePlan:
        position, arrays = self._position, self._position.arrays
        routes = ticket_routes | more_routes
        networks = arrays.networks(routes, position.networks)
        borrowed = networks
        if loans:
            borrowed = arrays.networks(sum(1 << loan.route for loan in loans), networks)
        new = stations_to_build(position, loans)
        station_building_turns = station_turns(len(position.me.stations), new)
        ticket_turns = self._turns(ticket_routes) + station_building_turns
        value, done = self._ticket_points(
            borrowed, TICKET_SUCCESS * probability_in_time(self._turns_left - ticket_turns)
        )
        turns = self._turns(routes) + station_building_turns
        value += (
            arrays.place_score(networks)
            - self._place_score_now
            - new * arrays.stations.points_unbuilt
        )
        value += self._most_tickets_gain(done)
        mandala_score = arrays.mandala_score(position.own | routes, self._tickets)
        value += LOOP_SUCCESS * (mandala_score - self._mandala_score_now)
        wagons = 0
        for route in bits(routes):
            wagons += arrays.length[route]
            value += arrays.points[route] + CART_POINTS * arrays.carts[route]
        value -= RISK * ticket_routes.bit_count()
        return RoutePlan(
            value - self._rates.time * turns - self._rates.wagon * wagons,
            turns,
            ticket_routes,
            more_routes,
            loans,
            done,
            networks,
        )

    def _ticket_points(self, networks: Networks, success: float) -> tuple[float, frozenset[int]]:
        """The expected points for the tickets if these networks get built, and the tickets they
        complete. `success` is the probability that a planned ticket gets done."""
        arrays = self._position.arrays
        value, done = 0.0, []
        for ticket in self._tickets:
            score, least = arrays.ticket_score(ticket, networks), arrays.ticket_points[ticket]
            if ticket in self._joined:
                now = self._joined[ticket]
                value += now + success * (score - now)
                done.append(ticket)
            elif score > 0:
                value += least * (2 * success - 1) + success * (score - least)
                done.append(ticket)
            else:
                value -= least
        return value, frozenset(done)

    def _most_tickets_gain(self, done: frozenset[int]) -> float:
        """The points that these tickets add to the expected ones for the most tickets (NOR-14)."""
        arrays, rivals = self._position.arrays, self._position.rivals
        if not arrays.most_tickets_points:
            return 0.0
        now = len(self._joined)
        likely = now + TICKET_SUCCESS * (len(done) - now)
        most = max(rival.tickets for rival in rivals)
        return arrays.most_tickets_score(likely, most) - arrays.most_tickets_score(now, most)

    def _turns(self, routes: int) -> float:
        if routes not in self._turns_cache:
            position = self._position
            demand = CardDemand(position.arrays, routes)
            self._turns_cache[routes] = demand.turns(position.hand, position.ferry_cards)
        return self._turns_cache[routes]
