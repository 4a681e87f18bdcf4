"""Estimates what a longer trail is worth before the longest trail is scored."""

from math import exp

from engine.graph import bits, longest_trail
from players.position.board_arrays import BoardArrays
from players.position.seat_position import SeatPosition

RIVAL_GROWTH = 0.5  # share of a rival's remaining wagons that will lengthen its trail
UNCERTAINTY_WAGONS = 4.0  # of the estimate of the rivals' longest trail


class TrailBonusEstimate:
    """The expected points of lengthening the own trail; 0 on maps without this bonus."""

    def __init__(self, position: SeatPosition, routes: int) -> None:
        self._arrays = position.arrays
        self._stake = 0.0
        if self._arrays.trail_points:
            self._prepare(position, routes)

    def _prepare(self, position: SeatPosition, routes: int) -> None:
        edges = self._arrays.board.edges
        trail = longest_trail([edges[route] for route in bits(position.own | routes)])
        self._length = trail.length
        self._ends = 0
        for route in trail.routes:
            self._ends ^= _ends(self._arrays, route)
        self._rival_length = max(
            trail_length(self._arrays, owned) + RIVAL_GROWTH * rival.wagons
            for rival, owned in zip(position.rivals, position.rival_routes, strict=True)
        )
        # What one player gains, the rivals lose together.
        self._stake = self._arrays.trail_points * (1 + 1 / len(position.rivals))

    def gain(self, route: int) -> float:
        """The expected points of a route for lengthening the trail."""
        if not self._stake or not self._lengthens(route):
            return 0.0
        return self._stake * (self._probability(self._arrays.length[route]) - self._probability(0))

    def add(self, route: int) -> None:
        """Count a route as built from now on."""
        if self._stake and self._lengthens(route):
            self._length += self._arrays.length[route]
            self._ends ^= _ends(self._arrays, route)

    def _lengthens(self, route: int) -> bool:
        """Whether the route continues the trail at one of its ends. A closed trail can continue
        anywhere."""
        return not self._ends or bool(self._ends & _ends(self._arrays, route))

    def _probability(self, more: int) -> float:
        """The probability that the trail is the longest if it has `more` more wagons."""
        return 1 / (1 + exp((self._rival_length - self._length - more) / UNCERTAINTY_WAGONS))


def trail_length(arrays: BoardArrays, routes: int) -> int:
    """The length of the longest trail of these routes."""
    return longest_trail([arrays.board.edges[route] for route in bits(routes)]).length


def _ends(arrays: BoardArrays, route: int) -> int:
    edge = arrays.board.edges[route]
    return 1 << edge.a | 1 << edge.b
