"""The four maps match their printed boards, and loading them is quick."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from engine.cards import BY_WORD, PLAIN, WILD, Colour
from engine.model import (
    FerryCards,
    LongestTrail,
    Map,
    Merchandise,
    RegionPoints,
    Stations,
    TicketDeal,
    Tunnels,
)
from maps import analysis, file_format
from maps.errors import UnknownMapError
from maps.loader import available, load
from maps.summary import group_sizes

MAPS = ("amsterdam", "europe", "italy", "usa")


def lanes(map_: Map) -> Counter[int]:
    """How many single routes, doubles and triples there are."""
    return Counter(group_sizes(map_).values())


def cards(map_: Map) -> set[int]:
    """The different numbers of cards among the plain colours."""
    return {map_.market.cards[colour] for colour in PLAIN if colour in map_.market.cards}


def test_there_are_four_maps() -> None:
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
    assert len(map_.regions) == 17
    assert {region.id for region in map_.regions if region.double} == {
        "puglia",
        "sardegna",
        "sicilia",
    }


def test_italys_ferries_are_exactly_its_21_grey_routes() -> None:
    routes = load("italy").routes
    assert sum(route.waves > 0 for route in routes) == 21
    assert all((route.waves > 0) == (route.colour is None) for route in routes)  # IT-5


def test_the_usa_have_what_their_board_has() -> None:
    map_ = load("usa")
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (36, 100, 30)
    assert lanes(map_) == {1: 56, 2: 22}


@pytest.mark.parametrize("map_id", MAPS)
def test_routes_score_the_same_on_every_map(map_id: str) -> None:
    assert load(map_id).points[1:] == (1, 2, 4, 7, 10, 15, 18, 21)  # ALL-10


@pytest.mark.parametrize("map_id", MAPS)
def test_the_row_has_five_cards_and_never_three_wilds(map_id: str) -> None:
    market = load(map_id).market
    assert (market.row, market.sweep_at_wilds) == (5, 3)  # ALL-2


@pytest.mark.parametrize("map_id", MAPS)
def test_the_last_round_begins_at_two_wagons(map_id: str) -> None:
    assert load(map_id).last_round_at == 2  # ALL-14


def test_the_numbers_of_amsterdam_are_those_of_its_rules() -> None:
    map_ = load("amsterdam")
    assert (map_.players, map_.wagons, map_.market.hand) == ((2, 4), 16, 2)  # AMS-1, AMS-2
    assert (cards(map_), map_.market.cards[WILD]) == ({6}, 8)
    assert sum(map_.market.cards.values()) == 44
    assert {Colour.WHITE, Colour.YELLOW}.isdisjoint(map_.market.cards)
    assert map_.first_tickets == TicketDeal({"ordinary": 2}, 1, "under")
    assert map_.more_tickets == TicketDeal({"ordinary": 2}, 1, "under")  # AMS-4
    assert map_.all_lanes_from_players == 3  # AMS-6
    ranks = {4: (8, 6, 4, 2), 3: (8, 5, 2), 2: (8, 4)}
    assert map_.rules == (Merchandise(pile=16, points=ranks),)  # AMS-7
    assert map_.tie_breaks == ("tickets done",)  # AMS-8


def test_the_numbers_of_europe_are_those_of_its_rules() -> None:
    map_ = load("europe")
    assert (map_.players, map_.wagons, map_.market.hand) == ((2, 5), 45, 4)  # EU-1, EU-2
    assert (cards(map_), map_.market.cards[WILD]) == ({12}, 14)
    assert sum(map_.market.cards.values()) == 110
    assert map_.first_tickets == TicketDeal({"long": 1, "ordinary": 3}, 2, "out")
    assert map_.more_tickets == TicketDeal({"ordinary": 3}, 1, "under")  # EU-4
    assert map_.all_lanes_from_players == 4  # EU-5
    stations = Stations(each=3, points_unbuilt=4)  # EU-11, EU-13
    assert map_.rules == (Tunnels(turn_over=3), stations, LongestTrail(points=10))  # EU-7, EU-14
    assert map_.tie_breaks == ("tickets done", "fewest stations", "longest trail")  # EU-15


def test_the_numbers_of_italy_are_those_of_its_rules() -> None:
    map_ = load("italy")
    assert (map_.players, map_.wagons, map_.market.hand) == ((2, 5), 45, 4)  # IT-1, IT-2
    assert (cards(map_), map_.market.cards[WILD]) == ({12}, 14)
    assert map_.first_tickets == TicketDeal({"ordinary": 5}, 3, "shuffled under")
    assert map_.more_tickets == TicketDeal({"ordinary": 4}, 1, "under")  # IT-7
    assert map_.all_lanes_from_players == 4  # IT-8
    regions = (0, 0, 0, 0, 0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)  # IT-10
    assert map_.rules == (FerryCards(pile=10, hand=2, waves_paid=2), RegionPoints(regions))
    assert map_.tie_breaks == ("tickets done",)  # IT-12


def test_the_numbers_of_the_usa_are_those_of_the_base_game() -> None:
    map_ = load("usa")
    assert (map_.players, map_.wagons, map_.market.hand) == ((2, 5), 45, 4)  # US-1
    assert (cards(map_), map_.market.cards[WILD]) == ({12}, 14)
    assert map_.first_tickets == TicketDeal({"ordinary": 3}, 2, "under")
    assert map_.more_tickets == TicketDeal({"ordinary": 3}, 1, "under")  # US-2
    assert map_.all_lanes_from_players == 4  # US-3
    assert map_.rules == (LongestTrail(points=10),)  # US-4
    assert map_.tie_breaks == ("tickets done", "longest trail")  # US-5


@pytest.mark.parametrize("map_id", MAPS)
def test_every_city_is_joined_and_every_ticket_can_be_done(map_id: str) -> None:
    assert list(analysis.problems(load(map_id))) == []


def test_contracts_of_amsterdam_are_worth_their_shortest_path() -> None:
    map_ = load("amsterdam")
    graph = analysis.network(map_)
    for ticket in map_.tickets:
        start, end = ticket.ends
        assert ticket.points == analysis.spaces_from(graph, start)[end], ticket.id


def test_47_tickets_of_italy_are_worth_their_shortest_path_and_half_its_waves() -> None:
    map_ = load("italy")
    dearer = tuple(
        msgspec.structs.replace(route, length=route.length + (route.waves + 1) // 2)
        for route in map_.routes
    )
    graph = analysis.network(msgspec.structs.replace(map_, routes=dearer))
    paths = [analysis.spaces_from(graph, one.ends[0])[one.ends[1]] for one in map_.tickets]
    assert sum(one.points == path for one, path in zip(map_.tickets, paths, strict=True)) == 47


def test_lanes_of_a_group_are_numbered_in_the_order_of_the_file() -> None:
    lanes = [route for route in load("italy").routes if set(route.ends) == {"napoli", "roma"}]
    assert [route.lane for route in lanes] == [0, 1, 2]


def test_colours_in_files_are_those_of_the_cards() -> None:
    assert set(get_args(file_format.CardWord)) == set(BY_WORD)
    assert set(get_args(file_format.RouteWord)) == {colour.word for colour in PLAIN} | {"grey"}


def test_an_unknown_map_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(UnknownMapError, match="atlantis: no such map; there are amsterdam, eur"):
        load("atlantis")


def test_loading_our_maps_does_not_import_networkx() -> None:
    code = "import sys, maps.loader; maps.loader.load('usa'); print('networkx' in sys.modules)"
    root = Path(__file__).parents[2]
    done = subprocess.run(  # noqa: S603 - our own code in a fresh interpreter
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
