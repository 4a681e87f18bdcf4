"""Graph analysis of a map: distances between places, and problems with connections.

Only this module imports networkx, which is slow to import. It is loaded only to check maps.
"""

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
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
        spaces = graph.edges[start, end]["spaces"] if graph.has_edge(start, end) else route.length
        graph.add_edge(start, end, spaces=min(spaces, route.length))  # the shortest lane (NOR-12)
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
    nodes: dict[PlaceId, list[GraphNode]] = {}
    for node in graph:
        nodes.setdefault(node.place, []).append(node)
    for i, ticket in enumerate(map_.tickets):
        start = ticket.ends[0]
        for end in [target.place for target in ticket.targets]:
            spaces = _spaces_between(graph, nodes[start], end)
            if spaces is None:
                yield MapProblem(f"tickets[{i}]", f"no way leads from {start!r} to {end!r}")
            elif spaces > map_.wagons:
                message = f"takes {spaces} wagons, and a player has {map_.wagons}"
                yield MapProblem(f"tickets[{i}]", message)


def _spaces_between(
    graph: "nx.Graph[GraphNode]", sources: Sequence[GraphNode], end: PlaceId
) -> int | None:
    """The length of the shortest path from any of the sources to a place, or None if there is no
    path. Goes no farther than that place (Dijkstra's algorithm)."""
    heap = [(0, node) for node in sources]
    done = set()
    while heap:
        spaces, node = heappop(heap)
        if node.place == end:
            return spaces
        if node not in done:
            done.add(node)
            for other, edge in graph.adj[node].items():
                if other not in done:
                    heappush(heap, (spaces + edge["spaces"], other))
    return None


def _unconnected_cities(map_: Map, graph: "nx.Graph[GraphNode]") -> Iterator[MapProblem]:
    mainland = max(nx.connected_components(graph), key=len)
    for i, city in enumerate(map_.cities):
        if GraphNode(city.id) not in mainland:
            yield MapProblem(f"cities[{i}]", f"no way leads from {city.id!r} to most of the others")
