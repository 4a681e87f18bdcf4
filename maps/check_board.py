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


def problems(facts: Map) -> Iterator[MapProblem]:
    """Everything on the board that is invalid."""
    yield from _ids(facts)
    yield from _names(facts)
    yield from _ends(facts)
    yield from _routes(facts)
    yield from _groups(facts)
    yield from _places_without_routes(facts)
    yield from _tickets(facts)
    yield from _regions(facts)


def _ids(facts: Map) -> Iterator[MapProblem]:
    """Ids have a simple form and are unique. Cities and countries share one set of ids, because
    routes lead to both."""
    yield from _ids_in("regions", (region.id for region in facts.regions), set())
    places: set[str] = set()
    yield from _ids_in("cities", (city.id for city in facts.cities), places)
    yield from _ids_in("countries", (country.id for country in facts.countries), places)
    yield from _ids_in("routes", (route.id for route in facts.routes), set())
    yield from _ids_in("tickets", (ticket.id for ticket in facts.tickets), set())


def _ids_in(key: str, ids: Iterable[str], taken: set[str]) -> Iterator[MapProblem]:
    for i, name in enumerate(ids):
        if not ID.fullmatch(name):
            yield MapProblem(f"{key}[{i}].id", f"{name!r} must be like 'new-york'")
        if name in taken:
            yield MapProblem(f"{key}[{i}].id", f"{name!r} is used twice")
        taken.add(name)


def _places(facts: Map) -> Iterator[tuple[str, City | Country]]:
    """Cities and countries, each with its location in the file."""
    for i, city in enumerate(facts.cities):
        yield f"cities[{i}]", city
    for i, country in enumerate(facts.countries):
        yield f"countries[{i}]", country


def _names(facts: Map) -> Iterator[MapProblem]:
    for at, place in _places(facts):
        if not place.name.strip():
            yield MapProblem(f"{at}.name", "must not be empty")
        if not all(map(math.isfinite, place.at)):
            yield MapProblem(f"{at}.at", "must be two finite numbers")
    for i, region in enumerate(facts.regions):
        if not region.name.strip():
            yield MapProblem(f"regions[{i}].name", "must not be empty")


def _ends(facts: Map) -> Iterator[MapProblem]:
    """The ends of routes and tickets are two different places that exist."""
    known = {place.id for _, place in _places(facts)}
    noun = "city or country" if facts.countries else "city"
    pairs = [(f"routes[{i}]", route.ends) for i, route in enumerate(facts.routes)]
    pairs += [(f"tickets[{i}]", ticket.ends) for i, ticket in enumerate(facts.tickets)]
    for at, (start, end) in pairs:
        for key, place in (("from", start), ("to", end)):
            if place not in known:
                yield MapProblem(f"{at}.{key}", f"unknown {noun} {place!r}")
        if start == end:
            yield MapProblem(f"{at}.to", "must be another place than 'from'")


def _routes(facts: Map) -> Iterator[MapProblem]:
    countries = {country.id for country in facts.countries}
    for i, route in enumerate(facts.routes):
        at = f"routes[{i}]"
        if route.length < 1:
            yield MapProblem(f"{at}.length", "must be at least 1")
        if route.length > facts.wagons:
            yield MapProblem(f"{at}.length", f"nobody has more than {facts.wagons} wagons")
        if countries.issuperset(route.ends):
            yield MapProblem(
                f"{at}.to", "two countries cannot be joined: both are dead ends"
            )  # IT-9
        yield from _ferry(route, at)
    longest = max((route.length for route in facts.routes), default=0)
    if longest >= len(facts.points):
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


def _groups(facts: Map) -> Iterator[MapProblem]:
    """The lanes of a double or triple have the same length."""
    first: dict[frozenset[PlaceId], Route] = {}
    for i, route in enumerate(facts.routes):
        lane = first.setdefault(frozenset(route.ends), route)
        if route.length != lane.length:
            message = f"{route.length}, but {lane.id!r} beside it has {lane.length}"
            yield MapProblem(f"routes[{i}].length", message)


def _places_without_routes(facts: Map) -> Iterator[MapProblem]:
    reached = {end for route in facts.routes for end in route.ends}
    for at, place in _places(facts):
        if place.id not in reached:
            yield MapProblem(at, f"no route leads to {place.id!r}")


def _tickets(facts: Map) -> Iterator[MapProblem]:
    for i, ticket in enumerate(facts.tickets):
        if ticket.points < 1:
            yield MapProblem(f"tickets[{i}].points", "must be at least 1")


def _regions(facts: Map) -> Iterator[MapProblem]:
    """On a map with regions, every city is in a region and no region is empty (IT-10)."""
    known = {region.id for region in facts.regions}
    cities = Counter(city.region for city in facts.cities)
    for i, city in enumerate(facts.cities):
        if city.region is None:
            if known:
                yield MapProblem(f"cities[{i}].region", "missing")
        elif city.region not in known:
            yield MapProblem(f"cities[{i}].region", f"unknown region {city.region!r}")
    for i, region in enumerate(facts.regions):
        if not cities[region.id]:
            yield MapProblem(f"regions[{i}]", f"no city lies in {region.id!r}")
