"""Networks and the longest trail, compared with slower algorithms."""

import random
from collections import Counter

import networkx as nx
import pytest

from engine.graph import Edge, bits, joined, longest_trail, parts_without_bridges
from engine.state import PlaceSet


def longest_by_force(edges: list[Edge]) -> int:
    """The longest trail, found by trying every walk from every node."""
    around: dict[int, list[Edge]] = {}
    for edge in edges:
        around.setdefault(edge.a, []).append(edge)
        around.setdefault(edge.b, []).append(edge)

    def walk(node: int, used: frozenset[int]) -> int:
        return max(
            (
                edge.length + walk(edge.a if edge.b == node else edge.b, used | {edge.route})
                for edge in around[node]
                if edge.route not in used
            ),
            default=0,
        )

    return max((walk(node, frozenset()) for node in around), default=0)


def random_edges(rng: random.Random, nodes: int, number: int) -> list[Edge]:
    edges = []
    for route in range(number):
        a, b = rng.sample(range(nodes), 2)
        edges.append(Edge(route, a, b, rng.randint(1, 8)))
    return edges


def is_trail(edges: list[Edge]) -> bool:
    """Whether one walk uses all of these edges: connected, and none or two nodes of odd degree."""
    graph: nx.Graph[int] = nx.Graph()
    graph.add_edges_from((edge.a, edge.b) for edge in edges)
    ends = Counter(node for edge in edges for node in (edge.a, edge.b))
    return nx.is_connected(graph) and sum(times % 2 for times in ends.values()) <= 2


@pytest.mark.parametrize("number", range(150))
def test_the_longest_trail_is_the_longest_of_all_walks(number: int) -> None:
    rng = random.Random(number)
    edges = random_edges(rng, nodes=rng.randint(3, 8), number=rng.randint(1, 8))
    trail = longest_trail(edges)
    assert trail.length == longest_by_force(edges)
    walked = [edges[route] for route in trail.routes]
    assert sum(edge.length for edge in walked) == trail.length
    assert is_trail(walked)


@pytest.mark.parametrize("number", range(30))
def test_the_names_of_nodes_and_routes_do_not_matter(number: int) -> None:
    rng = random.Random(number)
    edges = random_edges(rng, nodes=7, number=10)
    far = [Edge(900 + e.route, 1000 + e.a, 1000 + e.b, e.length) for e in edges]
    assert longest_trail(far).length == longest_trail(edges).length


def test_two_loops_with_branches_are_no_tree() -> None:
    """One edge more than nodes. From the node that is farthest from another, no longest trail
    begins."""
    ends = [(4, 0, 5), (5, 4, 1), (5, 2, 4), (4, 0, 4), (4, 2, 4), (5, 3, 4), (1, 0, 1)]
    edges = [Edge(route, *each) for route, each in enumerate(ends)]
    assert longest_trail(edges).length == longest_by_force(edges) == 22


def test_parts_without_bridges_have_at_least_two_nodes() -> None:
    bridge, loop = Edge(0, 0, 1, 1), [Edge(1, 1, 2, 1), Edge(2, 1, 2, 1)]
    assert parts_without_bridges([bridge]) == ()
    assert parts_without_bridges([bridge, *loop]) == (0b110,)


def test_without_routes_there_is_no_trail() -> None:
    trail = longest_trail([])
    assert (trail.length, trail.routes) == (0, ())


def test_a_component_shorter_than_the_best_trail_is_skipped() -> None:
    star = [Edge(n, 0, n + 1, 2) for n in range(3)]
    far = [Edge(9, 20, 21, 8)]
    assert longest_trail([*star, *far]).routes == (9,)


def test_a_larger_component_with_many_branches_can_have_a_shorter_trail_than_a_line() -> None:
    star = [Edge(n, 0, n + 1, 2) for n in range(5)]
    line = [Edge(9, 20, 21, 3), Edge(10, 21, 22, 3)]
    assert longest_trail([*star, *line]).length == 6
    assert longest_trail([*star, *line]).routes == (9, 10)


@pytest.mark.parametrize("number", range(50))
def test_networks_are_joined_as_a_graph_is_and_never_at_a_dead_end(number: int) -> None:
    rng = random.Random(number)
    cities, countries = range(8), range(8, 11)
    networks: tuple[PlaceSet, ...] = ()
    graph: nx.Graph[object] = nx.Graph()
    for route in range(rng.randint(1, 10)):
        a = rng.choice(cities)
        b = rng.choice([place for place in (*cities, *countries) if place != a])
        through = 1 << a | (1 << b if b in cities else 0)
        networks = joined(networks, 1 << a | 1 << b, through)
        graph.add_edge(a, b if b in cities else (b, route))  # each dead end is another node
    expected = []
    for part in nx.connected_components(graph):
        places = {node if isinstance(node, int) else node[0] for node in part}  # type: ignore[index]
        expected.append(sum(1 << place for place in places))
    assert sorted(networks) == sorted(expected)


def test_bits_are_the_positions_of_the_set_bits() -> None:
    assert list(bits(0)) == []
    assert list(bits(1 << 100 | 0b1011)) == [0, 1, 3, 100]
