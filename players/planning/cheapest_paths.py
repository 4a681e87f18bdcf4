"""Finds the cheapest path between two places, where every route has a price."""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import NamedTuple

from engine.graph import bits
from players.position.board_arrays import BoardArrays

UNAVAILABLE = float("inf")
Prices = list[float]


def prices_of(arrays: BoardArrays, own: int, open_: int, price: Callable[[int], float]) -> Prices:
    """The price of every route: own ones cost nothing, open ones `price`; no others can be had."""
    prices = [UNAVAILABLE] * len(arrays.length)
    for route in bits(own):
        prices[route] = 0.0
    for route in bits(open_):
        prices[route] = price(route)
    return prices


class PricedPath(NamedTuple):
    """The routes of a path and their price; `UNAVAILABLE` and no routes if there is no path."""

    price: float
    routes: tuple[int, ...]


NO_PATH = PricedPath(UNAVAILABLE, ())


class PathFinder:
    """Searches among the routes that have a price. Between two places only the cheapest counts."""

    def __init__(self, arrays: BoardArrays, prices: Prices) -> None:
        self._arrays = arrays
        self._links: list[list[tuple[int, int]]] = []
        for around in arrays.neighbours:
            best: dict[int, int] = {}
            for route, place in around:
                price = prices[route]
                if price < UNAVAILABLE and (place not in best or price < prices[best[place]]):
                    best[place] = route
            self._links.append([(route, place) for place, route in best.items()])

    def ticket_path(self, prices: Prices, ticket: int) -> PricedPath:
        """The cheapest path that completes a ticket. Of several targets it is the one for which the
        price is lowest after its points."""
        start, goals = self._arrays.ticket_starts[ticket], self._arrays.ticket_goals[ticket]
        if len(goals) == 1:
            return self.cheapest_path(prices, start, goals[0][0])
        best, came_by = self.paths_from(prices, start)
        goal, _ = min(goals, key=lambda each: best[each[0]] - each[1])
        if best[goal] == UNAVAILABLE:
            return NO_PATH
        return PricedPath(best[goal], self.trace_back(came_by, start, goal))

    def cheapest_path(self, prices: Prices, start: int, goal: int) -> PricedPath:
        """The cheapest path. It never leads through a country (IT-9)."""
        best, came_by = self.paths_from(prices, start, goal)
        if best[goal] == UNAVAILABLE:
            return NO_PATH
        return PricedPath(best[goal], self.trace_back(came_by, start, goal))

    def paths_from(self, prices: Prices, start: int, goal: int = -1) -> tuple[Prices, list[int]]:
        """For every place, the price of the cheapest path from `start` and the last route on it.
        Stops when `goal` is reached."""
        links, is_city = self._links, self._arrays.is_city
        best = [UNAVAILABLE] * len(links)
        came_by = [-1] * len(links)
        best[start] = 0.0
        heap = [(0.0, start)]
        while heap:
            price, here = heappop(heap)
            if here == goal:
                break
            if price > best[here] or not (is_city[here] or here == start):
                continue
            for route, place in links[here]:
                total = price + prices[route]
                if total < best[place]:
                    best[place] = total
                    came_by[place] = route
                    heappush(heap, (total, place))
        return best, came_by

    def trace_back(self, came_by: list[int], start: int, goal: int) -> tuple[int, ...]:
        """The routes of a path that `paths_from` found, from the goal back to the start."""
        routes = []
        here = goal
        while here != start:
            route = came_by[here]
            routes.append(route)
            a, b = self._arrays.ends[route]
            here = a if here == b else b
        return tuple(routes)
