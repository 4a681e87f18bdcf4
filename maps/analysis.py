"""A map as a graph: what is joined to what, how far apart, and what is wrong with that.

Only this module imports networkx, and only checking a map imports this module.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import networkx as nx

from engine.model import Map, PlaceId, Route
from maps.errors import MapProblem


class Stop(NamedTuple):
    """Where routes end: a city, or the dead end that one route has in a country (IT-9)."""

    place: PlaceId
    dead_end_of: str = ""


class FarApart(NamedTuple):
    """Two places and the spaces of the shortest way between them."""

    start: PlaceId
    end: PlaceId
    spaces: int


def network(facts: Map) -> "nx.Graph[Stop]":
    """Cities and dead ends, joined by routes with their `spaces`."""
    countries = {country.id for country in facts.countries}

    def stop(place: PlaceId, route: Route) -> Stop:
        return Stop(place, route.id) if place in countries else Stop(place)

    graph: nx.Graph[Stop] = nx.Graph()
    graph.add_nodes_from(Stop(city.id) for city in facts.cities)
    for route in facts.routes:
        start, end = (stop(place, route) for place in route.ends)
        graph.add_edge(start, end, spaces=route.length)
    return graph


def spaces_from(graph: "nx.Graph[Stop]", start: PlaceId) -> Mapping[PlaceId, int]:
    """The spaces of the shortest way from `start` to every place that can be reached."""
    sources = {stop for stop in graph if stop.place == start}
    nearest: dict[PlaceId, int] = {}
    ways = nx.multi_source_dijkstra_path_length(graph, sources, weight="spaces")
    for stop, length in ways.items():
        spaces = int(length)  # networkx also knows fractions
        nearest[stop.place] = min(spaces, nearest.get(stop.place, spaces))
    return nearest


def farthest(facts: Map) -> FarApart:
    """The longest of all shortest ways between two places of a connected map."""
    graph = network(facts)
    places = [*(city.id for city in facts.cities), *(country.id for country in facts.countries)]
    ways = (
        FarApart(start, end, spaces)
        for start in places
        for end, spaces in spaces_from(graph, start).items()
    )
    return max(ways, key=lambda way: way.spaces)


def problems(facts: Map) -> Iterator[MapProblem]:
    """Cities that no way joins, and tickets that nobody can complete."""
    graph = network(facts)
    yield from _islands(facts, graph)
    for i, ticket in enumerate(facts.tickets):
        start, end = ticket.ends
        spaces = spaces_from(graph, start)
        if end not in spaces:
            yield MapProblem(f"tickets[{i}]", f"no way leads from {start!r} to {end!r}")
        elif spaces[end] > facts.wagons:
            message = f"takes {spaces[end]} wagons, and a player has {facts.wagons}"
            yield MapProblem(f"tickets[{i}]", message)


def _islands(facts: Map, graph: "nx.Graph[Stop]") -> Iterator[MapProblem]:
    mainland = max(nx.connected_components(graph), key=len)
    for i, city in enumerate(facts.cities):
        if Stop(city.id) not in mainland:
            yield MapProblem(f"cities[{i}]", f"no way leads from {city.id!r} to most of the others")
