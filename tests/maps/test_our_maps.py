"""The maps match their printed boards."""

from collections import Counter
from typing import get_args

import msgspec
import pytest

from engine.cards import BY_WORD, PLAIN
from engine.model import Map
from maps import analysis, file_format
from maps.errors import UnknownMapError
from maps.loader import available, load
from maps.summary import group_sizes
from tests.support.positions import MAPS


def lanes(map_: Map) -> Counter[int]:
    """How many single routes, doubles and triples there are."""
    return Counter(group_sizes(map_).values())


def test_the_tests_know_all_maps() -> None:
    assert set(available()) == set(MAPS)


def test_amsterdam_has_what_its_board_has() -> None:
    map_ = load("amsterdam")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (17, 45, 24)
    assert lanes(map_) == {1: 19, 2: 13}
    assert sum(route.carts for route in map_.routes) == 16
    assert sum(ticket.ours for ticket in map_.tickets) == 20
    assert "our own" in map_.provenance


def test_europe_has_what_its_board_has() -> None:
    map_ = load("europe")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (47, 101, 46)
    assert lanes(map_) == {1: 79, 2: 11}
    assert sum(route.tunnel for route in map_.routes) == 18
    assert sum(route.locomotives > 0 for route in map_.routes) == 13
    assert Counter(ticket.kind for ticket in map_.tickets) == {"ordinary": 40, "long": 6}


def test_italy_has_what_its_board_has() -> None:
    map_ = load("italy")
    assert (len(map_.cities), len(map_.countries)) == (34, 5)
    assert (len(map_.routes), len(map_.tickets)) == (128, 56)
    assert lanes(map_) == {1: 41, 2: 42, 3: 1}
    assert sum(route.waves > 0 for route in map_.routes) == 21
    assert len(map_.regions) == 17
    assert {region.id for region in map_.regions if region.double} == {
        "puglia",
        "sardegna",
        "sicilia",
    }


def test_india_has_what_its_board_has() -> None:
    map_ = load("india")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (39, 108, 58)
    assert lanes(map_) == {1: 52, 2: 28}
    lengths = Counter(route.length for route in map_.routes)
    assert sorted(lengths) == [1, 2, 3, 4, 6, 8]
    assert Counter(route.locomotives for route in map_.routes if route.locomotives) == {1: 4, 2: 4}
    assert "Our own rulings" in map_.provenance


def test_london_has_what_its_board_has() -> None:
    map_ = load("london")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (17, 44, 20)
    assert lanes(map_) == {1: 26, 2: 9}
    assert [region.points for region in map_.regions] == [1, 2, 3, 4, 5]
    places = Counter(city.region for city in map_.cities)
    assert [places[region.id] for region in map_.regions] == [2, 4, 3, 4, 4]
    assert "Our own rulings" in map_.provenance


def test_new_york_has_what_its_board_has() -> None:
    map_ = load("newyork")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (15, 41, 18)
    assert lanes(map_) == {1: 19, 2: 11}
    assert sum(city.attraction for city in map_.cities) == 9
    assert Counter(route.length for route in map_.routes) == {1: 9, 2: 22, 3: 9, 4: 1}
    assert "Our own rulings" in map_.provenance


def test_the_nordic_countries_have_what_their_board_has() -> None:
    map_ = load("nordic")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (39, 81, 46)
    assert lanes(map_) == {1: 53, 2: 14}
    assert sum(route.tunnel for route in map_.routes) == 10
    ferries = [route for route in map_.routes if route.locomotives]
    assert (len(ferries), sum(route.colour is None for route in ferries)) == (24, 4)
    assert Counter(route.length for route in map_.routes)[9] == 1
    assert [route.id for route in map_.routes if route.any_cards] == ["lieksa-murmansk"]
    assert "Our own rulings" in map_.provenance


def test_switzerland_has_what_its_board_has() -> None:
    map_ = load("switzerland")
    places = (len(map_.cities), len(map_.countries))
    assert (*places, len(map_.routes), len(map_.tickets)) == (34, 4, 88, 46)
    assert lanes(map_) == {1: 64, 2: 12}
    assert sum(route.tunnel for route in map_.routes) == 42
    assert sorted({route.length for route in map_.routes}) == [1, 2, 3, 4, 5, 6]
    assert [route.id for route in map_.routes if route.apart] == [
        "kreuzlingen-deutschland-west",
        "kreuzlingen-deutschland-east",
    ]
    assert "our own rulings" in map_.provenance


def test_the_usa_have_what_their_board_has() -> None:
    map_ = load("usa")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (36, 100, 30)
    assert lanes(map_) == {1: 56, 2: 22}


@pytest.mark.parametrize("map_id", MAPS)
def test_every_city_is_joined_and_every_ticket_can_be_done(map_id: str) -> None:
    assert list(analysis.problems(load(map_id))) == []


def test_contracts_of_amsterdam_are_worth_their_shortest_path() -> None:
    map_ = load("amsterdam")
    graph = analysis.network(map_)
    for ticket in map_.tickets:
        start, end = ticket.ends
        assert ticket.points == analysis.spaces_from(graph, start)[end], ticket.id


@pytest.mark.parametrize("map_id", ["london", "newyork"])
def test_tickets_of_short_games_are_worth_their_shortest_path(map_id: str) -> None:
    map_ = load(map_id)
    graph = analysis.network(map_)
    for ticket in map_.tickets:
        start, end = ticket.ends
        assert ticket.points == analysis.spaces_from(graph, start)[end], ticket.id


def test_all_but_five_values_of_switzerlands_tickets_are_their_shortest_path() -> None:
    map_ = load("switzerland")
    graph = analysis.network(map_)
    others = set()
    for ticket in map_.tickets:
        for target in ticket.targets:
            path = analysis.spaces_from(graph, ticket.ends[0])[target.place]
            if target.points != path:
                others.add((ticket.ends[0], target.place, target.points, path))
    assert others == {
        ("france", "italia", 11, 10),
        ("italia", "france", 11, 10),
        ("deutschland", "italia", 13, 11),
        ("italia", "deutschland", 13, 11),
        ("chur", "france", 12, 13),
    }


def test_48_tickets_of_italy_are_worth_their_shortest_path_and_half_its_waves() -> None:
    map_ = load("italy")
    dearer = tuple(
        msgspec.structs.replace(route, length=route.length + (route.waves + 1) // 2)
        for route in map_.routes
    )
    graph = analysis.network(msgspec.structs.replace(map_, routes=dearer))
    paths = [analysis.spaces_from(graph, one.ends[0])[one.ends[1]] for one in map_.tickets]
    assert sum(one.points == path for one, path in zip(map_.tickets, paths, strict=True)) == 48


def test_lanes_of_a_group_are_numbered_in_the_order_of_the_file() -> None:
    lanes = [route for route in load("italy").routes if set(route.ends) == {"napoli", "roma"}]
    assert [route.lane for route in lanes] == [0, 1, 2]


def test_colours_in_files_are_those_of_the_cards() -> None:
    assert set(get_args(file_format.CardWord)) == set(BY_WORD)
    assert set(get_args(file_format.RouteWord)) == {colour.word for colour in PLAIN} | {"grey"}


def test_an_unknown_map_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(UnknownMapError, match="atlantis: no such map; there are amsterdam, eur"):
        load("atlantis")
