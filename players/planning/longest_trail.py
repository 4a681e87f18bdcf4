"""The longest trail as a prospect: what a longer one is worth before the end."""

from math import exp

from engine.graph import bits, longest_trail
from players.position.chart import Chart
from players.position.standing import Standing

GROWTH = 0.5  # of a rival's wagons that are left, the share that will lengthen its trail
DOUBT = 4.0  # wagons: how far the guess of the others' longest trail may be out


class TrailHopes:
    """How much nearer to the bonus a longer trail would bring; nothing where there is none."""

    def __init__(self, standing: Standing, routes: int) -> None:
        self._chart = standing.chart
        self._stake = 0.0
        if self._chart.trail_points:
            self._look(standing, routes)

    def _look(self, standing: Standing, routes: int) -> None:
        edges = self._chart.board.edges
        trail = longest_trail([edges[route] for route in bits(standing.own | routes)])
        self._length = trail.length
        self._ends = 0
        for route in trail.routes:
            self._ends ^= _ends(self._chart, route)
        self._theirs = max(
            trail_length(self._chart, owned) + GROWTH * rival.wagons
            for rival, owned in zip(standing.rivals, standing.rival_routes, strict=True)
        )
        # What one gains, the others lose together.
        self._stake = self._chart.trail_points * (1 + 1 / len(standing.rivals))

    def gain(self, route: int) -> float:
        """The points that a route is worth by lengthening the trail."""
        if not self._stake or not self._lengthens(route):
            return 0.0
        return self._stake * (self._chance(self._chart.length[route]) - self._chance(0))

    def add(self, route: int) -> None:
        """Count with a route from now on."""
        if self._stake and self._lengthens(route):
            self._length += self._chart.length[route]
            self._ends ^= _ends(self._chart, route)

    def _lengthens(self, route: int) -> bool:
        """Whether it leads on from an end of the trail. One that runs in a circle has none."""
        return not self._ends or bool(self._ends & _ends(self._chart, route))

    def _chance(self, more: int) -> float:
        """How likely the trail is to be the longest, with so many more wagons."""
        return 1 / (1 + exp((self._theirs - self._length - more) / DOUBT))


def trail_length(chart: Chart, routes: int) -> int:
    """How long the longest trail of these routes is."""
    return longest_trail([chart.board.edges[route] for route in bits(routes)]).length


def _ends(chart: Chart, route: int) -> int:
    edge = chart.board.edges[route]
    return 1 << edge.a | 1 << edge.b
