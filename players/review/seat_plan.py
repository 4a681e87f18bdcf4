"""What a seat still has to build for its tickets, found quickly: many positions are valued."""

from functools import lru_cache
from typing import NamedTuple

from engine.graph import bits, longest_trail
from engine.model import Seat
from engine.scoring import best_candidate
from engine.state import State
from players.planning.card_demand import CardDemand
from players.planning.cheapest_paths import PathFinder, PricedPath, prices_of
from players.position.board_arrays import BoardArrays, Networks

CLAIM_PRICE = 1.0  # in wagons: of two paths that are equally long, the one with fewer routes
PLANS_KEPT = 4000
OFFER_PRICE = 1.2  # points that a wagon must bring for an offered ticket to be kept


class OpenTicket(NamedTuple):
    """A ticket that can still be completed, and what all routes cost up to it in the plan."""

    points: int
    demand: CardDemand


class SeatPlan(NamedTuple):
    """A seat's tickets, in the order in which they are cheapest to complete, and what it has on
    the board. `wagons` and `route_points`: of all planned routes."""

    done_points: int
    lost_points: int
    open_tickets: tuple[OpenTicket, ...]
    wagons: int
    route_points: int
    trail: int
    planned_trail: int
    region_gain: int


class PlanInputs(NamedTuple):
    """Everything a plan depends on. `networks`: with what stations borrow. `keep`: how many of the
    tickets on offer must be kept at least."""

    own: int
    open: int
    wagons: int
    networks: Networks
    own_networks: Networks
    tickets: tuple[int, ...]
    offered: tuple[int, ...]
    keep: int


class SeatPlans:
    """Plans for the seats of one board, kept as long as nothing changes but cards."""

    def __init__(self, arrays: BoardArrays) -> None:
        self._arrays = arrays
        self._planned = lru_cache(PLANS_KEPT)(self._plan)
        self._trail = lru_cache(PLANS_KEPT)(self._trail_length)

    def plan(self, state: State, seat: Seat) -> SeatPlan:
        """The plan of a seat. Of tickets on offer it keeps those that are worth their wagons."""
        player, board = state.players[seat], self._arrays.board
        networks: Networks = player.networks
        if player.stations:
            networks = best_candidate(board, state, seat).networks
        deal = board.map.more_tickets if player.tickets else board.map.first_tickets
        return self._planned(
            PlanInputs(
                player.routes,
                board.open_to(player, state.taken),
                player.wagons,
                networks,
                player.networks,
                player.tickets,
                player.offered,
                min(deal.keep, len(player.offered)),
            )
        )

    def _plan(self, inputs: PlanInputs) -> SeatPlan:
        arrays = self._arrays
        search = _PathSearch(arrays, inputs)
        done = lost = route_points = planned = 0
        left, open_tickets = inputs.wagons, []
        for ticket in sorted(search.kept_tickets(), key=lambda t: (search.price(t), t)):
            points = arrays.ticket_points[ticket]
            if search.is_done(ticket):
                done += arrays.ticket_score(ticket, inputs.networks)
                continue
            new = search.missing_routes(ticket, left)
            if new is None:
                lost += points
                continue
            for route in new:
                planned |= 1 << route
                left -= arrays.length[route]
                route_points += arrays.points[route]
            open_tickets.append(OpenTicket(points, CardDemand(arrays, planned)))
        networks = arrays.networks(planned, inputs.own_networks)
        has_trail = bool(arrays.trail_points)
        return SeatPlan(
            done,
            lost,
            tuple(open_tickets),
            inputs.wagons - left,
            route_points,
            self._trail(inputs.own) if has_trail else 0,
            self._trail(inputs.own | planned) if has_trail else 0,
            arrays.place_score(networks)
            - arrays.place_score(inputs.own_networks)
            + arrays.mandala_score(inputs.own | planned, inputs.tickets)
            - arrays.mandala_score(inputs.own, inputs.tickets),
        )

    def _trail_length(self, routes: int) -> int:
        edges = self._arrays.board.edges
        return longest_trail([edges[route] for route in bits(routes)]).length


class _PathSearch:
    """Finds the shortest paths of tickets over own and open routes. Routes of paths that were found
    cost nothing for the next."""

    def __init__(self, arrays: BoardArrays, inputs: PlanInputs) -> None:
        self._arrays = arrays
        self._inputs = inputs
        self._prices = prices_of(
            arrays, inputs.own, inputs.open, lambda route: arrays.length[route] + CLAIM_PRICE
        )
        self._finder = PathFinder(arrays, self._prices)

    def is_done(self, ticket: int) -> bool:
        return self._arrays.board.is_ticket_done(ticket, self._inputs.networks)

    def price(self, ticket: int) -> float:
        """The wagons for a ticket, and a little for each claim; 0 if it is done."""
        return 0.0 if self.is_done(ticket) else self._path(ticket).price

    def kept_tickets(self) -> tuple[int, ...]:
        """The seat's tickets, and those on offer that have more points than they cost; at least as
        many as must be kept."""
        offered, points = self._inputs.offered, self._arrays.ticket_points
        gains = {t: points[t] - OFFER_PRICE * self.price(t) for t in offered}
        best = sorted(offered, key=lambda ticket: -gains[ticket])
        kept = [t for n, t in enumerate(best) if n < self._inputs.keep or gains[t] >= 0]
        return (*self._inputs.tickets, *kept)

    def missing_routes(self, ticket: int, wagons: int) -> list[int] | None:
        """The routes to claim for a ticket, from now on at no cost; None if there is no path with
        so many wagons."""
        path = self._path(ticket)
        new = [route for route in path.routes if self._prices[route]]
        if not path.routes or sum([self._arrays.length[route] for route in new]) > wagons:
            return None
        for route in new:
            self._prices[route] = 0.0
        return new

    def _path(self, ticket: int) -> PricedPath:
        return self._finder.ticket_path(self._prices, ticket)
