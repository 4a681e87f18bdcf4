"""The cheapest way between two places, over routes that each have a price."""

from heapq import heappop, heappush
from typing import NamedTuple

from players.position.chart import Chart

NEVER = float("inf")
Prices = list[float]


class Way(NamedTuple):
    """A way and its price; `NEVER` and no routes if there is none."""

    price: float
    routes: tuple[int, ...]


NO_WAY = Way(NEVER, ())


class Roads:
    """The routes that can be used at all: one link between two places, the cheapest."""

    def __init__(self, chart: Chart, prices: Prices) -> None:
        self._chart = chart
        self._links: list[list[tuple[int, int]]] = []
        for around in chart.neighbours:
            best: dict[int, int] = {}
            for route, place in around:
                price = prices[route]
                if price < NEVER and (place not in best or price < prices[best[place]]):
                    best[place] = route
            self._links.append([(route, place) for place, route in best.items()])

    def way(self, prices: Prices, start: int, goal: int) -> Way:
        """The cheapest way. It leads through no country (IT-9)."""
        best, came = self.spread(prices, start, goal)
        if best[goal] == NEVER:
            return NO_WAY
        return Way(best[goal], self.back(came, start, goal))

    def spread(self, prices: Prices, start: int, goal: int = -1) -> tuple[Prices, list[int]]:
        """The price of the way to every place, until the goal, and the route by which it comes."""
        links, is_city = self._links, self._chart.is_city
        best = [NEVER] * len(links)
        came = [-1] * len(links)
        best[start] = 0.0
        heap = [(0.0, start)]
        while heap:
            price, here = heappop(heap)
            if here == goal:
                break
            if price > best[here] or not (is_city[here] or here == start):
                continue
            for route, place in links[here]:
                further = price + prices[route]
                if further < best[place]:
                    best[place] = further
                    came[place] = route
                    heappush(heap, (further, place))
        return best, came

    def back(self, came: list[int], start: int, goal: int) -> tuple[int, ...]:
        """The routes of the way that `spread` found."""
        routes = []
        here = goal
        while here != start:
            route = came[here]
            routes.append(route)
            a, b = self._chart.ends[route]
            here = a if here == b else b
        return tuple(routes)
