"""Why a plan contains a route: a ticket, a bonus of the map, or its points."""

from functools import cached_property

from engine.graph import bits
from players.choices.reasons import Reason, ReasonCode, make_reason
from players.planning.cheapest_paths import UNAVAILABLE, PathFinder
from players.planning.plan import RoutePlan
from players.planning.route_prices import CART_POINTS
from players.planning.trail_bonus import TrailBonusEstimate, trail_length
from players.position.board_arrays import Networks
from players.position.seat_position import SeatPosition


class RoutePurposes:
    """The purposes of the routes of one plan. Tickets come first, as in the plan's evaluation; for
    other routes it is what brings most points."""

    def __init__(self, position: SeatPosition, plan: RoutePlan) -> None:
        self._position = position
        self._arrays = position.arrays
        self._plan = plan

    def of(self, route: int) -> Reason:
        """Why the plan contains this route, as a CLAIM_FOR_... reason."""
        name = self._arrays.board.routes[route].id
        tickets = self.tickets_over(route)
        if tickets:
            ticket = self._arrays.board.tickets[tickets[0]].id
            return make_reason(ReasonCode.CLAIM_FOR_TICKET, route=name, ticket=ticket)
        points = self._arrays.points[route]
        gains = [
            (float(points), ReasonCode.CLAIM_FOR_POINTS),
            (self._merchandise_gain(route), ReasonCode.CLAIM_FOR_MERCHANDISE),
            (self._trail_gain(route), ReasonCode.CLAIM_FOR_TRAIL),
            (self._region_gain(route), ReasonCode.CLAIM_FOR_REGION),
            (self._attraction_gain(route), ReasonCode.CLAIM_FOR_ATTRACTION),
            (self._district_gain(route), ReasonCode.CLAIM_FOR_DISTRICT),
            (self._mandala_gain(route), ReasonCode.CLAIM_FOR_MANDALA),
        ]
        code = max(gains, key=lambda gain: gain[0])[1]
        if code is ReasonCode.CLAIM_FOR_POINTS:
            return make_reason(code, route=name, points=points)
        return make_reason(code, route=name)

    def tickets_over(self, route: int) -> list[int]:
        """The open tickets whose planned path has this route, those with most points first."""
        points = self._arrays.ticket_points
        found = [ticket for ticket, path in self.ticket_paths.items() if route in path]
        return sorted(found, key=lambda ticket: -points[ticket])

    @cached_property
    def ticket_paths(self) -> dict[int, frozenset[int]]:
        """For every open ticket that the plan completes, the routes still to be built or borrowed
        for it: the shortest way through the planned network."""
        arrays, position = self._arrays, self._position
        prices = [UNAVAILABLE] * len(arrays.length)
        for route in bits(self._plan.routes):
            prices[route] = float(arrays.length[route])
        for loan in self._plan.loans:
            prices[loan.route] = 1.0
        for route in bits(position.own):
            prices[route] = 0.0
        finder = PathFinder(arrays, prices)
        paths = {}
        for ticket in self._plan.done:
            if not arrays.board.is_ticket_done(ticket, position.networks):
                path = finder.ticket_path(prices, ticket)
                paths[ticket] = frozenset(route for route in path.routes if prices[route])
        return paths

    def _merchandise_gain(self, route: int) -> float:
        if not self._position.view.public.merchandise_pile:
            return 0.0
        return CART_POINTS * self._arrays.carts[route]

    def _trail_gain(self, route: int) -> float:
        arrays, position = self._arrays, self._position
        if not arrays.trail_points:
            return 0.0
        without = self._plan.routes & ~(1 << route)
        length = trail_length(arrays, position.own | without)
        if trail_length(arrays, position.own | without | 1 << route) <= length:
            return 0.0
        return TrailBonusEstimate(position, without).gain(route)

    def _region_gain(self, route: int) -> float:
        score = self._arrays.region_score
        return score(self._plan.networks) - score(self._networks_without(route))

    def _attraction_gain(self, route: int) -> float:
        score = self._arrays.attraction_score
        return score(self._plan.networks) - score(self._networks_without(route))

    def _district_gain(self, route: int) -> float:
        score = self._arrays.district_score
        return score(self._plan.networks) - score(self._networks_without(route))

    def _mandala_gain(self, route: int) -> float:
        score, tickets = self._arrays.mandala_score, self._position.tickets
        routes = self._position.own | self._plan.routes
        return score(routes, tickets) - score(routes & ~(1 << route), tickets)

    def _networks_without(self, route: int) -> Networks:
        planned = self._plan.routes & ~(1 << route)
        return self._arrays.networks(planned, self._position.networks)
