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


def lanes(facts: Map) -> Counter[int]:
    """How many single routes, doubles and triples there are."""
    return Counter(group_sizes(facts).values())


def cards(facts: Map) -> set[int]:
    """The different numbers of cards among the plain colours."""
    return {facts.market.cards[colour] for colour in PLAIN if colour in facts.market.cards}


def test_there_are_four_maps() -> None:
    assert set(available()) == set(MAPS)


def test_amsterdam_has_what_its_board_has() -> None:
    facts = load("amsterdam")
    assert (len(facts.cities), len(facts.routes), len(facts.tickets)) == (17, 45, 24)
    assert lanes(facts) == {1: 19, 2: 13}
    assert sum(route.carts for route in facts.routes) == 16
    assert sum(ticket.ours for ticket in facts.tickets) == 20
    assert "our own" in facts.provenance


def test_europe_has_what_its_board_has() -> None:
    facts = load("europe")
    assert (len(facts.cities), len(facts.routes), len(facts.tickets)) == (47, 101, 46)
    assert lanes(facts) == {1: 79, 2: 11}
    assert sum(route.tunnel for route in facts.routes) == 18
    assert sum(route.locomotives > 0 for route in facts.routes) == 13
    assert Counter(ticket.kind for ticket in facts.tickets) == {"ordinary": 40, "long": 6}


def test_italy_has_what_its_board_has() -> None:
    facts = load("italy")
    assert (len(facts.cities), len(facts.countries)) == (34, 5)
    assert (len(facts.routes), len(facts.tickets)) == (128, 56)
    assert lanes(facts) == {1: 41, 2: 42, 3: 1}
    assert len(facts.regions) == 17
    assert {region.id for region in facts.regions if region.double} == {
        "puglia",
        "sardegna",
        "sicilia",
    }


def test_italys_ferries_are_exactly_its_21_grey_routes() -> None:
    routes = load("italy").routes
    assert sum(route.waves > 0 for route in routes) == 21
    assert all((route.waves > 0) == (route.colour is None) for route in routes)  # IT-5


def test_the_usa_have_what_their_board_has() -> None:
    facts = load("usa")
    assert (len(facts.cities), len(facts.routes), len(facts.tickets)) == (36, 100, 30)
    assert lanes(facts) == {1: 56, 2: 22}


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
    facts = load("amsterdam")
    assert (facts.players, facts.wagons, facts.market.hand) == ((2, 4), 16, 2)  # AMS-1, AMS-2
    assert (cards(facts), facts.market.cards[WILD]) == ({6}, 8)
    assert sum(facts.market.cards.values()) == 44
    assert {Colour.WHITE, Colour.YELLOW}.isdisjoint(facts.market.cards)
    assert facts.first_tickets == TicketDeal({"ordinary": 2}, 1, "under")
    assert facts.more_tickets == TicketDeal({"ordinary": 2}, 1, "under")  # AMS-4
    assert facts.all_lanes_from_players == 3  # AMS-6
    ranks = {4: (8, 6, 4, 2), 3: (8, 5, 2), 2: (8, 4)}
    assert facts.rules == (Merchandise(pile=16, points=ranks),)  # AMS-7
    assert facts.tie_breaks == ("tickets done",)  # AMS-8


def test_the_numbers_of_europe_are_those_of_its_rules() -> None:
    facts = load("europe")
    assert (facts.players, facts.wagons, facts.market.hand) == ((2, 5), 45, 4)  # EU-1, EU-2
    assert (cards(facts), facts.market.cards[WILD]) == ({12}, 14)
    assert sum(facts.market.cards.values()) == 110
    assert facts.first_tickets == TicketDeal({"long": 1, "ordinary": 3}, 2, "out")
    assert facts.more_tickets == TicketDeal({"ordinary": 3}, 1, "under")  # EU-4
    assert facts.all_lanes_from_players == 4  # EU-5
    stations = Stations(each=3, points_unbuilt=4)  # EU-11, EU-13
    assert facts.rules == (Tunnels(turn_over=3), stations, LongestTrail(points=10))  # EU-7, EU-14
    assert facts.tie_breaks == ("tickets done", "fewest stations", "longest trail")  # EU-15


def test_the_numbers_of_italy_are_those_of_its_rules() -> None:
    facts = load("italy")
    assert (facts.players, facts.wagons, facts.market.hand) == ((2, 5), 45, 4)  # IT-1, IT-2
    assert (cards(facts), facts.market.cards[WILD]) == ({12}, 14)
    assert facts.first_tickets == TicketDeal({"ordinary": 5}, 3, "shuffled under")
    assert facts.more_tickets == TicketDeal({"ordinary": 4}, 1, "under")  # IT-7
    assert facts.all_lanes_from_players == 4  # IT-8
    regions = (0, 0, 0, 0, 0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)  # IT-10
    assert facts.rules == (FerryCards(pile=10, hand=2, waves_paid=2), RegionPoints(regions))
    assert facts.tie_breaks == ("tickets done",)  # IT-12


def test_the_numbers_of_the_usa_are_those_of_the_base_game() -> None:
    facts = load("usa")
    assert (facts.players, facts.wagons, facts.market.hand) == ((2, 5), 45, 4)  # US-1
    assert (cards(facts), facts.market.cards[WILD]) == ({12}, 14)
    assert facts.first_tickets == TicketDeal({"ordinary": 3}, 2, "under")
    assert facts.more_tickets == TicketDeal({"ordinary": 3}, 1, "under")  # US-2
    assert facts.all_lanes_from_players == 4  # US-3
    assert facts.rules == (LongestTrail(points=10),)  # US-4
    assert facts.tie_breaks == ("tickets done", "longest trail")  # US-5


@pytest.mark.parametrize("map_id", MAPS)
def test_every_city_is_joined_and_every_ticket_can_be_done(map_id: str) -> None:
    assert list(analysis.problems(load(map_id))) == []


def test_contracts_of_amsterdam_are_worth_their_shortest_path() -> None:
    facts = load("amsterdam")
    graph = analysis.network(facts)
    for ticket in facts.tickets:
        start, end = ticket.ends
        assert ticket.points == analysis.spaces_from(graph, start)[end], ticket.id


def test_47_tickets_of_italy_are_worth_their_shortest_path_and_half_its_waves() -> None:
    facts = load("italy")
    dearer = tuple(
        msgspec.structs.replace(route, length=route.length + (route.waves + 1) // 2)
        for route in facts.routes
    )
    graph = analysis.network(msgspec.structs.replace(facts, routes=dearer))
    paths = [analysis.spaces_from(graph, one.ends[0])[one.ends[1]] for one in facts.tickets]
    assert sum(one.points == path for one, path in zip(facts.tickets, paths, strict=True)) == 47


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
