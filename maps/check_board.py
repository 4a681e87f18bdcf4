"""Checks of the board: places, routes, groups of lanes, tickets and regions.

These checks run at every load, so they are plain Python. `maps.analysis` has those that need graph
algorithms.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from engine.board import wild_use
from engine.model import City, Country, Map, PlaceId, Region, Route, WildUse
from maps import limits
from maps.errors import MapProblem
from maps.folding import compact
from maps.limits import at_most, printable, within

ID = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


def problems(map_: Map) -> Iterator[MapProblem]:
    """Everything on the board that is invalid."""
    yield from _sizes(map_)
    yield from _ids(map_)
    yield from _names(map_)
    yield from _other_names(map_)
    yield from _positions(map_)
    yield from _ends(map_)
    yield from _routes(map_)
    yield from _groups(map_)
    yield from _places_without_routes(map_)
    yield from _tickets(map_)
    yield from _regions(map_)


def _sizes(map_: Map) -> Iterator[MapProblem]:
    """There are not more things on the board than can be drawn and computed."""
    places = len(map_.cities) + len(map_.countries)
    if places > limits.MAX_PLACES:
        message = f"{places} cities and countries are too many: at most {limits.MAX_PLACES}"
        yield MapProblem("cities", message)
    yield from at_most("regions", len(map_.regions), limits.MAX_REGIONS)
    yield from at_most("routes", len(map_.routes), limits.MAX_ROUTES)
    yield from at_most("tickets", len(map_.tickets), limits.MAX_TICKETS)
    spaces = sum(route.length for route in map_.routes)
    if spaces > limits.MAX_SPACES:
        message = f"{spaces} spaces in all are too many: at most {limits.MAX_SPACES}"
        yield MapProblem("routes", message)


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
        if len(name) > limits.MAX_ID_LENGTH:
            message = f"has {len(name)} characters: at most {limits.MAX_ID_LENGTH}"
            yield MapProblem(f"{key}[{i}].id", message)
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
    """Everything has a readable name. Two places never have the same one, nor two regions:
    people choose them by name."""
    yield from _names_in((f"{at}.name", place.name) for at, place in _places(map_))
    yield from _names_in(
        (f"regions[{i}].name", region.name) for i, region in enumerate(map_.regions)
    )


def _names_in(names: Iterable[tuple[str, str]]) -> Iterator[MapProblem]:
    taken: set[str] = set()
    for at, name in names:
        yield from printable(at, name, limits.MAX_NAME_LENGTH)
        as_typed = " ".join(name.casefold().split())
        if as_typed and as_typed in taken:
            yield MapProblem(at, f"{name!r} is used twice")
        taken.add(as_typed)


def _other_names(map_: Map) -> Iterator[MapProblem]:
    """Whatever people type for a place or region means only this one, without accents too."""
    named: list[tuple[str, City | Country | Region]] = list(_places(map_))
    named += [(f"regions[{i}]", region) for i, region in enumerate(map_.regions)]
    owners = {compact(thing.name): at for at, thing in reversed(named)}
    for at, thing in named:
        yield from at_most(f"{at}.also", len(thing.also), limits.MAX_OTHER_NAMES)
        for i, name in enumerate(thing.also):
            yield from printable(f"{at}.also[{i}]", name, limits.MAX_NAME_LENGTH)
            typed = compact(name)
            if not typed:
                yield MapProblem(f"{at}.also[{i}]", f"{name!r} has no letters")
            elif owners.setdefault(typed, at) != at:
                message = f"{name!r} is already a name of {owners[typed]}"
                yield MapProblem(f"{at}.also[{i}]", message)


def _positions(map_: Map) -> Iterator[MapProblem]:
    """No position is absurdly far away, and no two places are at the same one."""
    taken: dict[tuple[float, float], str] = {}
    most = limits.MAX_COORDINATE
    for at, place in _places(map_):
        if not all(abs(number) <= most for number in place.at):  # also false for nan
            yield MapProblem(f"{at}.at", f"must be two numbers from -{most} to {most}")
        if place.at in taken:
            yield MapProblem(f"{at}.at", f"{taken[place.at]!r} is at the same position")
        taken[place.at] = place.id


def _ends(map_: Map) -> Iterator[MapProblem]:
    """The ends of routes and tickets are two different places that exist."""
    known = {place.id for _, place in _places(map_)}
    noun = "city or country" if map_.countries else "city"
    pairs = [(f"routes[{i}]", route.ends) for i, route in enumerate(map_.routes)]
    pairs += [(f"tickets[{i}]", ticket.ends) for i, ticket in enumerate(map_.tickets)]
    for i, ticket in enumerate(map_.tickets):
        pairs += [
            (f"tickets[{i}].or[{n}]", (ticket.ends[0], other.place))
            for n, other in enumerate(ticket.others)
        ]
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
        yield from within(f"{at}.length", route.length, 1, limits.MAX_ROUTE_LENGTH)
        if route.length > map_.wagons:
            yield MapProblem(f"{at}.length", f"nobody has more than {map_.wagons} wagons")
        if countries.issuperset(route.ends):
            yield MapProblem(
                f"{at}.to", "two countries cannot be joined: both are dead ends"
            )  # IT-9
        yield from _ferry(route, at)
        yield from _any_cards(route, at)
        if route.apart and countries.isdisjoint(route.ends):
            yield MapProblem(f"{at}.apart", "only a route into a country can lie apart")  # SWI-11
    longest = max((route.length for route in map_.routes), default=0)
    if longest >= len(map_.points):
        yield MapProblem("points", f"missing for a route of {longest} spaces")


def _ferry(route: Route, at: str) -> Iterator[MapProblem]:
    for key, spaces in (("locomotives", route.locomotives), ("waves", route.waves)):
        if spaces < 0:
            yield MapProblem(f"{at}.{key}", "must not be negative")
        elif spaces > route.length:
            yield MapProblem(f"{at}.{key}", f"{spaces} are more than {route.length} spaces")
    if route.locomotives > 0 and route.waves > 0:
        yield MapProblem(f"{at}.waves", "a ferry has locomotives or waves, not both")
    if route.waves > 0 and route.colour is not None:
        yield MapProblem(f"{at}.waves", "a ferry with waves must be grey")  # IT-5


def _any_cards(route: Route, at: str) -> Iterator[MapProblem]:
    """Cards of any kind stand only for those of a plain route: a tunnel must have one colour, and
    on a ferry they stand for locomotives."""
    if route.any_cards:
        yield from within(f"{at}.any_cards", route.any_cards, 2, limits.MAX_ANY_CARDS)
        if wild_use(route) != "ordinary routes":
            yield MapProblem(f"{at}.any_cards", "a tunnel or ferry cannot have it")


def _groups(map_: Map) -> Iterator[MapProblem]:
    """The lanes of a double or triple have the same length, unless one is a tunnel and another a
    ferry or neither (NOR-12). Few lanes lie side by side, and few groups of them meet in a city."""
    first: dict[tuple[frozenset[PlaceId], WildUse], Route] = {}
    joined: set[frozenset[PlaceId]] = set()
    neighbours: Counter[PlaceId] = Counter()
    for i, route in enumerate(map_.routes):
        ends = frozenset(route.ends)
        if route.apart:
            neighbours.update(ends)
            continue
        if ends not in joined:
            neighbours.update(ends)
        joined.add(ends)
        lane = first.setdefault((ends, wild_use(route)), route)
        if route.length != lane.length:
            message = f"{route.length}, but {lane.id!r} beside it has {lane.length}"
            yield MapProblem(f"routes[{i}].length", message)
        if route.lane == limits.MAX_LANES:
            message = f"more than {limits.MAX_LANES} lanes join its two ends"
            yield MapProblem(f"routes[{i}]", message)
    for i, city in enumerate(map_.cities):
        if neighbours[city.id] > limits.MAX_NEIGHBOURS:
            number = neighbours[city.id]
            message = f"{number} neighbours are too many: at most {limits.MAX_NEIGHBOURS}"
            yield MapProblem(f"cities[{i}]", message)


def _places_without_routes(map_: Map) -> Iterator[MapProblem]:
    reached = {end for route in map_.routes for end in route.ends}
    for at, place in _places(map_):
        if place.id not in reached:
            yield MapProblem(at, f"no route leads to {place.id!r}")


def _tickets(map_: Map) -> Iterator[MapProblem]:
    for i, ticket in enumerate(map_.tickets):
        yield from within(f"tickets[{i}].points", ticket.points, 1, limits.MAX_POINTS)
        named = {ticket.ends[1]}
        for n, other in enumerate(ticket.others):
            at = f"tickets[{i}].or[{n}]"
            yield from within(f"{at}.points", other.points, 1, limits.MAX_POINTS)
            if other.place in named:
                yield MapProblem(f"{at}.to", f"{other.place!r} is named twice")
            named.add(other.place)


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
