"""Graph functions: which places a set of routes joins, and its longest trail."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.state import PlaceSet
from engine.values import Value


class Edge(Value, frozen=True):
    """A route as an edge of the graph for the longest trail: two nodes and a length in wagons."""

    route: int
    a: int
    b: int
    length: int


class Trail(Value, frozen=True):
    """A path that uses no route twice, though it may visit a place again."""

    length: int
    routes: tuple[int, ...]


def joined(
    networks: tuple[PlaceSet, ...], ends: PlaceSet, through: PlaceSet
) -> tuple[PlaceSet, ...]:
    """The networks after a route between `ends` has been added. Routes join only at cities (IT-9):
    `through` are those of its ends that are cities."""
    whole: int = ends
    apart = []
    for network in networks:
        if network & through:
            whole |= network
        else:
            apart.append(network)
    apart.append(whole)
    return tuple(apart)


def union(masks: Iterable[int]) -> int:
    """The union of bit sets."""
    result = 0
    for mask in masks:
        result |= mask
    return result


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def parts_without_bridges(edges: Sequence[Edge]) -> tuple[PlaceSet, ...]:
    """The sets of nodes that stay joined whichever single edge is taken away. Two nodes are in one
    part if and only if two paths join them that have no edge in common."""
    adjacency: dict[int, list[tuple[int, int]]] = {}
    for number, edge in enumerate(edges):
        adjacency.setdefault(edge.a, []).append((number, edge.b))
        adjacency.setdefault(edge.b, []).append((number, edge.a))
    parts: list[PlaceSet] = []
    order: dict[int, int] = {}
    path: list[int] = []

    def visit(node: int, came_by: int) -> int:
        """The first node, by order, that can be reached from here without going back."""
        first = order[node] = len(order)
        path.append(node)
        for number, other in adjacency[node]:
            if number != came_by:
                first = min(first, order[other] if other in order else visit(other, number))
        if first == order[node]:
            part = path[path.index(node) :]
            del path[-len(part) :]
            if len(part) > 1:
                parts.append(sum([1 << each for each in part]))
        return first

    for node in adjacency:
        if node not in order:
            visit(node, came_by=-1)
    return tuple(parts)


Adjacency = dict[int, list[tuple[int, int, int]]]
"""For each node its edges: the edge's bit, the node at the other end, the length."""


def longest_trail(edges: Sequence[Edge]) -> Trail:
    """The longest trail, found exactly. Nodes may repeat; an edge counts once (EU-14)."""
    adjacency: Adjacency = {}
    for number, edge in enumerate(edges):
        adjacency.setdefault(edge.a, []).append((1 << number, edge.b, edge.length))
        adjacency.setdefault(edge.b, []).append((1 << number, edge.a, edge.length))
    length, used = 0, 0
    for component in sorted(_components(adjacency), reverse=True):
        if component.length > length:
            length, used = _longest_in_component(adjacency, component, length, used)
    return Trail(length, tuple(edges[number].route for number in bits(used)))


NODE_BITS = 16


class Component(NamedTuple):
    """A connected component: its total length, its edges, and its nodes of odd degree."""

    length: int
    used: int
    odd: list[int]
    is_tree: bool


def _components(adjacency: Adjacency) -> list[Component]:
    found = []
    seen: set[int] = set()
    for start in adjacency:
        if start in seen:
            continue
        seen.add(start)
        nodes, twice, used, odd = [start], 0, 0, []
        for node in nodes:
            edges = adjacency[node]
            if len(edges) % 2:
                odd.append(node)
            for bit, other, length in edges:
                used |= bit
                twice += length
                if other not in seen:
                    seen.add(other)
                    nodes.append(other)
        found.append(Component(twice // 2, used, odd, used.bit_count() == len(nodes) - 1))
    return found


def _longest_in_component(
    adjacency: Adjacency, component: Component, beat: int, beat_used: int
) -> tuple[int, int]:
    """Length and edges of the component's longest trail, or `beat` and `beat_used` if it is not
    longer than `beat`.

    With at most two nodes of odd degree, one trail uses all edges (Euler). In a tree, a trail is a
    simple path. Otherwise the longest trail begins and ends at nodes of odd degree, because an
    unused edge at its end would make it longer. So the search starts only at such nodes, and trails
    that reach the same node over the same edges are continued only once.
    """
    if len(component.odd) <= 2:
        return component.length, component.used
    if component.is_tree:
        _, _, end = _farthest(adjacency, component.odd[0])
        return max((beat, beat_used), _farthest(adjacency, end)[:2])
    most = component.length - _least_unused(adjacency, component.odd)
    best, best_used = beat, beat_used
    seen: set[int] = set()
    stack = [(node, 0, 0) for node in component.odd[1:]]  # a trail from odd[0] ends at one of these
    while stack and best < most:
        node, used, length = stack.pop()
        if length > best:
            best, best_used = length, used
        for bit, other, wagons in adjacency[node]:
            if not used & bit:
                key = (used | bit) << NODE_BITS | other
                if key not in seen:
                    seen.add(key)
                    stack.append((other, used | bit, length + wagons))
    return best, best_used


def _farthest(adjacency: Adjacency, start: int) -> tuple[int, int, int]:
    """The longest path from a node in a tree: its length, its edges, and its end. That end is also
    an end of the longest path of the whole tree."""
    best = (0, 0, start)
    paths = [best]
    for length, used, node in paths:
        for bit, other, wagons in adjacency[node]:
            if not used & bit:
                path = (length + wagons, used | bit, other)
                paths.append(path)
                if path > best:
                    best = path
    return best


def _least_unused(adjacency: Adjacency, odd: list[int]) -> int:
    """A lower bound for the wagons that no trail can use: a trail leaves out an edge at every node
    of odd degree except its two ends, and an edge has two ends."""
    missed = sorted([min([length for _, _, length in adjacency[node]]) for node in odd])
    return (sum(missed[:-2]) + 1) // 2
