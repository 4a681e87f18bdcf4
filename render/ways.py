"""The shortest way that is still open to a seat between two places, from what it may see."""

from collections.abc import Iterator
from heapq import heappop, heappush

from engine.board import Board
from engine.model import PlaceId, RouteId, Stations
from engine.values import Value
from engine.views import PlayerView

BORROWING = 3  # a borrowed route counts as so many wagons, since a station costs cards


class Way(Value, frozen=True):
    """Routes still to be claimed, and routes of others to be borrowed with stations."""

    claims: tuple[RouteId, ...]
    borrowed: tuple[RouteId, ...]


class Means(Value, frozen=True):
    """What a seat has to build a way with."""

    own: frozenset[RouteId]
    free: frozenset[RouteId]
    lent: frozenset[RouteId]
    stations: int


Step = tuple[int, int, int, tuple[RouteId, ...]]
"""Wagons so far, stations used, the place, and the routes that are not one's own."""


def means_of(view: PlayerView, on: Board) -> Means:
    """What a view allows to use. Standing stations and unbuilt ones are counted alike."""
    me = view.public.seats[view.seat]
    own = frozenset(me.routes)
    others = {route for seat in view.public.seats for route in seat.routes} - own
    shut = others | set(view.public.closed)
    free = frozenset(
        route.id for route in on.routes if route.id not in shut | own and route.length <= me.wagons
    )
    each = next((rule.each for rule in on.map.rules if isinstance(rule, Stations)), 0)
    return Means(own, free, frozenset(others) if each else frozenset(), each)


def shortest(on: Board, means: Means, ends: tuple[PlaceId, PlaceId]) -> Way | None:
    """The way with the fewest wagons, or none. Countries are dead ends (IT-9)."""
    start, goal = (on.place_number[place] for place in ends)
    heap: list[Step] = [(0, 0, start, ())]
    seen: set[tuple[int, int]] = set()
    while heap:
        wagons, stations, place, routes = heappop(heap)
        if place == goal:
            borrowed = tuple(route for route in routes if route in means.lent)
            return Way(tuple(route for route in routes if route in means.free), borrowed)
        if (place, stations) in seen:
            continue
        seen.add((place, stations))
        if place == start or on.cities >> place & 1:
            for step in _steps(on, means, (wagons, stations, place, routes)):
                heappush(heap, step)
    return None


def _steps(on: Board, means: Means, here: Step) -> Iterator[Step]:
    wagons, stations, place, routes = here
    for number, onward in on.neighbours[place]:
        route = on.routes[number]
        if route.id in means.own:
            yield wagons, stations, onward, routes
        elif route.id in means.free:
            yield wagons + route.length, stations, onward, (*routes, route.id)
        elif route.id in means.lent and stations < means.stations:
            yield wagons + BORROWING, stations + 1, onward, (*routes, route.id)
