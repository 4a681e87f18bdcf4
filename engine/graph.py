"""Networks of routes: which places are joined, and the longest trail through them."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from engine.state import PlaceSet


class Edge(Struct, frozen=True):
    """A route as the longest trail sees it: two nodes and a number of wagons."""

    route: int
    a: int
    b: int
    length: int


class Trail(Struct, frozen=True):
    """A way that uses no route twice."""

    length: int
    routes: tuple[int, ...]


NO_TRAIL = Trail(0, ())


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
    apart.append(PlaceSet(whole))
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


def longest_trail(edges: Sequence[Edge]) -> Trail:
    """The longest trail, exactly. Nodes may repeat, an edge counts once (EU-14)."""
    best = NO_TRAIL
    for total, part in sorted(
        ((sum([edge.length for edge in part]), part) for part in parts(edges)),
        key=lambda found: -found[0],
    ):
        if total <= best.length:
            break
        found = _longest_in_part(part, total, best.length)
        if found.length > best.length:
            best = found
    return best


def parts(edges: Sequence[Edge]) -> list[list[Edge]]:
    """The edges sorted into connected parts."""
    found: list[tuple[int, list[Edge]]] = []
    for edge in edges:
        nodes = 1 << edge.a | 1 << edge.b
        members = [edge]
        apart = []
        for other_nodes, others in found:
            if other_nodes & nodes:
                nodes |= other_nodes
                members = others + members
            else:
                apart.append((other_nodes, others))
        apart.append((nodes, members))
        found = apart
    return [members for _, members in found]


def _longest_in_part(part: list[Edge], total: int, beat: int) -> Trail:
    """The longest trail in a connected part, if it is longer than `beat`.

    With no more than two odd nodes one trail runs through everything (Euler). Otherwise the longest
    trail begins and ends at odd nodes: an unused edge at its end would lengthen it. So the search
    starts at odd nodes only; and ways that come to the same node over the same edges in another
    order are walked on once.
    """
    around: dict[int, list[tuple[int, int, int]]] = {}
    for number, edge in enumerate(part):
        around.setdefault(edge.a, []).append((1 << number, edge.b, edge.length))
        around.setdefault(edge.b, []).append((1 << number, edge.a, edge.length))
    odd = [node for node, edges in around.items() if len(edges) % 2]
    if len(odd) <= 2:
        return Trail(total, tuple(edge.route for edge in part))
    most = total - _least_left_out(around, odd)
    if most <= beat:
        return NO_TRAIL

    best_length, best_used = beat, 0
    seen: set[int] = set()
    stack = [(node, 0, 0) for node in odd[1:]]  # a trail from odd[0] ends at one of these
    while stack and best_length < most:
        node, used, length = stack.pop()
        is_stuck = True
        for bit, other, wagons in around[node]:
            if not used & bit:
                is_stuck = False
                key = (used | bit) << 8 | other
                if key not in seen:
                    seen.add(key)
                    stack.append((other, used | bit, length + wagons))
        if is_stuck and length > best_length:
            best_length, best_used = length, used
    return Trail(best_length, tuple(part[i].route for i in bits(best_used)))


def _least_left_out(around: dict[int, list[tuple[int, int, int]]], odd: list[int]) -> int:
    """At least so many wagons no trail can use: it misses an edge at every odd node but its ends,
    and an edge has two ends."""
    missed = sorted([min([length for _, _, length in around[node]]) for node in odd])
    return (sum(missed[:-2]) + 1) // 2
