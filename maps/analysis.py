"""Graph analysis of a map: distances between places, and problems with connections.

Only this module imports networkx, which is slow to import. It is loaded only to check maps.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import networkx as nx

from engine.model import Map, PlaceId, Route
from maps.errors import MapProblem


class GraphNode(NamedTuple):
    """A node of the graph: a city, or the end of one route in a country (IT-9)."""

    place: PlaceId
    dead_end_of: str = ""


class FarthestPair(NamedTuple):
    """Two places and the length of the shortest path between them, in spaces."""

    start: PlaceId
    end: PlaceId
    spaces: int


def network(map_: Map) -> "nx.Graph[GraphNode]":
    """The graph of cities and dead ends. Its edges are the routes, with their `spaces`."""
    countries = {country.id for country in map_.countries}

    def node(place: PlaceId, route: Route) -> GraphNode:
        return GraphNode(place, route.id) if place in countries else GraphNode(place)

    graph: nx.Graph[GraphNode] = nx.Graph()
    graph.add_nodes_from(GraphNode(city.id) for city in map_.cities)
    for route in map_.routes:
        start, end = (node(place, route) for place in route.ends)
        graph.add_edge(start, end, spaces=route.length)
    return graph


def spaces_from(graph: "nx.Graph[GraphNode]", start: PlaceId) -> Mapping[PlaceId, int]:
    """The length, in spaces, of the shortest path from `start` to every place that can be
    reached."""
    sources = {node for node in graph if node.place == start}
    nearest: dict[PlaceId, int] = {}
    ways = nx.multi_source_dijkstra_path_length(graph, sources, weight="spaces")
    for node, length in ways.items():
        spaces = int(length)  # networkx also allows fractions
        nearest[node.place] = min(spaces, nearest.get(node.place, spaces))
    return nearest


def farthest(map_: Map) -> FarthestPair:
    """The two places that are farthest apart on a connected map."""
    graph = network(map_)
    places = [*(city.id for city in map_.cities), *(country.id for country in map_.countries)]
    ways = (
        FarthestPair(start, end, spaces)
        for start in places
        for end, spaces in spaces_from(graph, start).items()
    )
    return max(ways, key=lambda way: way.spaces)


def problems(map_: Map) -> Iterator[MapProblem]:
    """Cities that no path connects, and tickets that nobody can complete."""
    graph = network(map_)
    yield from _unconnected_cities(map_, graph)
    for i, ticket in enumerate(map_.tickets):
        start, end = ticket.ends
        spaces = spaces_from(graph, start)
        if end not in spaces:
            yield MapProblem(f"tickets[{i}]", f"no way leads from {start!r} to {end!r}")
        elif spaces[end] > map_.wagons:
            message = f"takes {spaces[end]} wagons, and a player has {map_.wagons}"
            yield MapProblem(f"tickets[{i}]", message)


def _unconnected_cities(map_: Map, graph: "nx.Graph[GraphNode]") -> Iterator[MapProblem]:
    mainland = max(nx.connected_components(graph), key=len)
    for i, city in enumerate(map_.cities):
        if GraphNode(city.id) not in mainland:
            yield MapProblem(f"cities[{i}]", f"no way leads from {city.id!r} to most of the others")
