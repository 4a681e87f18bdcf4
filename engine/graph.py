"""Networks of routes: which places are joined, and the longest trail through them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.state import PlaceSet
from engine.values import Value


class Edge(Value, frozen=True):
    """A route as the longest trail sees it: two nodes and a number of wagons."""

    route: int
    a: int
    b: int
    length: int


class Trail(Value, frozen=True):
    """A way that uses no route twice."""

    length: int
    routes: tuple[int, ...]


def joined(
    networks: tuple[PlaceSet, ...], ends: PlaceSet, through: PlaceSet
) -> tuple[PlaceSet, ...]:
    """The networks after a route between `ends`. It joins others only at `through`, its cities:
    at a country it is a dead end (IT-9)."""
    whole: int = ends
    apart = []
    for network in networks:
        if network & through:
            whole |= network
        else:
            apart.append(network)
    apart.append(whole)
    return tuple(apart)


def is_joined(networks: Iterable[PlaceSet], ends: PlaceSet) -> bool:
    """Whether one network contains both ends."""
    return any(network & ends == ends for network in networks)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


Around = dict[int, list[tuple[int, int, int]]]
"""For each node its edges: their bit, the node at the other end, their length."""


def longest_trail(edges: Sequence[Edge]) -> Trail:
    """The longest trail, exactly. Nodes may repeat, an edge counts once (EU-14)."""
    around: Around = {}
    for number, edge in enumerate(edges):
        around.setdefault(edge.a, []).append((1 << number, edge.b, edge.length))
        around.setdefault(edge.b, []).append((1 << number, edge.a, edge.length))
    length, used = 0, 0
    for part in sorted(_parts(around), reverse=True):
        if part.length > length:
            length, used = _longest_in_part(around, part, length, used)
    return Trail(length, tuple(edges[number].route for number in bits(used)))


NODE_BITS = 16


class Part(NamedTuple):
    """A connected part: its length in all, its edges, and its nodes with an odd number of edges."""

    length: int
    used: int
    odd: list[int]
    is_tree: bool


def _parts(around: Around) -> list[Part]:
    found = []
    seen: set[int] = set()
    for start in around:
        if start in seen:
            continue
        seen.add(start)
        nodes, twice, used, odd = [start], 0, 0, []
        for node in nodes:
            edges = around[node]
            if len(edges) % 2:
                odd.append(node)
            for bit, other, length in edges:
                used |= bit
                twice += length
                if other not in seen:
                    seen.add(other)
                    nodes.append(other)
        found.append(Part(twice // 2, used, odd, used.bit_count() == len(nodes) - 1))
    return found


def _longest_in_part(around: Around, part: Part, beat: int, beat_used: int) -> tuple[int, int]:
    """The length and the edges of the part's longest trail, or those to beat if it is no longer.

    With no more than two odd nodes one trail runs through everything (Euler). In a tree a trail is
    a simple way. Otherwise the longest trail begins and ends at odd nodes: an unused edge at its
    end would lengthen it. So the search starts at odd nodes only; and ways that come to the same
    node over the same edges in another order are walked on once.
    """
    if len(part.odd) <= 2:
        return part.length, part.used
    if part.is_tree:
        _, _, end = _farthest(around, part.odd[0])
        return max((beat, beat_used), _farthest(around, end)[:2])
    most = part.length - _least_left_out(around, part.odd)
    best, best_used = beat, beat_used
    seen: set[int] = set()
    stack = [(node, 0, 0) for node in part.odd[1:]]  # a trail from the first ends at one of these
    while stack and best < most:
        node, used, length = stack.pop()
        if length > best:
            best, best_used = length, used
        for bit, other, wagons in around[node]:
            if not used & bit:
                key = (used | bit) << NODE_BITS | other
                if key not in seen:
                    seen.add(key)
                    stack.append((other, used | bit, length + wagons))
    return best, best_used


def _farthest(around: Around, start: int) -> tuple[int, int, int]:
    """In a tree, the longest way from a node: its length, its edges, and where it ends. From
    wherever one starts, it ends at an end of the longest way of all."""
    best = (0, 0, start)
    ways = [best]
    for length, used, node in ways:
        for bit, other, wagons in around[node]:
            if not used & bit:
                way = (length + wagons, used | bit, other)
                ways.append(way)
                if way > best:
                    best = way
    return best


def _least_left_out(around: Around, odd: list[int]) -> int:
    """At least so many wagons no trail can use: it misses an edge at every odd node but its ends,
    and an edge has two ends."""
    missed = sorted([min([length for _, _, length in around[node]]) for node in odd])
    return (sum(missed[:-2]) + 1) // 2
