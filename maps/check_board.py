"""Checks of the board: places, routes, groups of lanes, tickets and regions.

These checks run at every load, so they are plain Python. `maps.analysis` has those that need graph
algorithms.
"""

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from engine.model import City, Country, Map, PlaceId, Route
from maps.errors import MapProblem

ID = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


def problems(map_: Map) -> Iterator[MapProblem]:
    """Everything on the board that is invalid."""
    yield from _ids(map_)
    yield from _names(map_)
    yield from _ends(map_)
    yield from _routes(map_)
    yield from _groups(map_)
    yield from _places_without_routes(map_)
    yield from _tickets(map_)
    yield from _regions(map_)


def _ids(map_: Map) -> Iterator[MapProblem]:
    """Ids have a simple form and are unique. Cities and countries share one set of ids, because
    routes lead to both."""
    yield from _ids_in("regions", (region.id for region in map_.regions), set())
    places: set[str] = set()
    yield from _ids_in("cities", (city.id for city in map_.cities), places)
    yield from _ids_in("countries", (country.id for country in map_.countries), places)
    yield from _ids_in("routes", (route.id for route in map_.routes), set())
    yield from _ids_in("tickets", (ticket.id for ticket in map_.tickets), set())


def _ids_in(key: str, ids: Iterable[str], taken: set[str]) -> Iterator[MapProblem]:
    for i, name in enumerate(ids):
        if not ID.fullmatch(name):
            yield MapProblem(f"{key}[{i}].id", f"{name!r} must be like 'new-york'")
        if name in taken:
            yield MapProblem(f"{key}[{i}].id", f"{name!r} is used twice")
        taken.add(name)


def _places(map_: Map) -> Iterator[tuple[str, City | Country]]:
    """Cities and countries, each with its location in the file."""
    for i, city in enumerate(map_.cities):
        yield f"cities[{i}]", city
    for i, country in enumerate(map_.countries):
        yield f"countries[{i}]", country


def _names(map_: Map) -> Iterator[MapProblem]:
    for at, place in _places(map_):
        if not place.name.strip():
            yield MapProblem(f"{at}.name", "must not be empty")
        if not all(map(math.isfinite, place.at)):
            yield MapProblem(f"{at}.at", "must be two finite numbers")
    for i, region in enumerate(map_.regions):
        if not region.name.strip():
            yield MapProblem(f"regions[{i}].name", "must not be empty")


def _ends(map_: Map) -> Iterator[MapProblem]:
    """The ends of routes and tickets are two different places that exist."""
    known = {place.id for _, place in _places(map_)}
    noun = "city or country" if map_.countries else "city"
    pairs = [(f"routes[{i}]", route.ends) for i, route in enumerate(map_.routes)]
    pairs += [(f"tickets[{i}]", ticket.ends) for i, ticket in enumerate(map_.tickets)]
    for at, (start, end) in pairs:
        for key, place in (("from", start), ("to", end)):
            if place not in known:
                yield MapProblem(f"{at}.{key}", f"unknown {noun} {place!r}")
        if start == end:
            yield MapProblem(f"{at}.to", "must be another place than 'from'")


def _routes(map_: Map) -> Iterator[MapProblem]:
    countries = {country.id for country in map_.countries}
    for i, route in enumerate(map_.routes):
        at = f"routes[{i}]"
        if route.length < 1:
            yield MapProblem(f"{at}.length", "must be at least 1")
        if route.length > map_.wagons:
            yield MapProblem(f"{at}.length", f"nobody has more than {map_.wagons} wagons")
        if countries.issuperset(route.ends):
            yield MapProblem(
                f"{at}.to", "two countries cannot be joined: both are dead ends"
            )  # IT-9
        yield from _ferry(route, at)
    longest = max((route.length for route in map_.routes), default=0)
    if longest >= len(map_.points):
        yield MapProblem("points", f"missing for a route of {longest} spaces")


def _ferry(route: Route, at: str) -> Iterator[MapProblem]:
    for key, spaces in (("locomotives", route.locomotives), ("waves", route.waves)):
        if spaces < 0:
            yield MapProblem(f"{at}.{key}", "must not be negative")
        elif spaces > route.length:
            yield MapProblem(f"{at}.{key}", f"{spaces} are more than {route.length} spaces")
        elif spaces and route.colour is not None:
            yield MapProblem(f"{at}.{key}", "a ferry must be grey")  # EU-6, IT-5
    if route.locomotives > 0 and route.waves > 0:
        yield MapProblem(f"{at}.waves", "a ferry has locomotives or waves, not both")


def _groups(map_: Map) -> Iterator[MapProblem]:
    """The lanes of a double or triple have the same length."""
    first: dict[frozenset[PlaceId], Route] = {}
    for i, route in enumerate(map_.routes):
        lane = first.setdefault(frozenset(route.ends), route)
        if route.length != lane.length:
            message = f"{route.length}, but {lane.id!r} beside it has {lane.length}"
            yield MapProblem(f"routes[{i}].length", message)


def _places_without_routes(map_: Map) -> Iterator[MapProblem]:
    reached = {end for route in map_.routes for end in route.ends}
    for at, place in _places(map_):
        if place.id not in reached:
            yield MapProblem(at, f"no route leads to {place.id!r}")


def _tickets(map_: Map) -> Iterator[MapProblem]:
    for i, ticket in enumerate(map_.tickets):
        if ticket.points < 1:
            yield MapProblem(f"tickets[{i}].points", "must be at least 1")


def _regions(map_: Map) -> Iterator[MapProblem]:
    """On a map with regions, every city is in a region and no region is empty (IT-10)."""
    known = {region.id for region in map_.regions}
    cities = Counter(city.region for city in map_.cities)
    for i, city in enumerate(map_.cities):
        if city.region is None:
            if known:
                yield MapProblem(f"cities[{i}].region", "missing")
        elif city.region not in known:
            yield MapProblem(f"cities[{i}].region", f"unknown region {city.region!r}")
    for i, region in enumerate(map_.regions):
        if not cities[region.id]:
            yield MapProblem(f"regions[{i}]", f"no city lies in {region.id!r}")
