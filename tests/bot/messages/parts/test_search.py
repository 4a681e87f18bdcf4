"""Routes and places are found by what somebody typed."""

import pytest

from bot.messages.parts import payments
from bot.messages.parts.search import (
    are_parallel,
    area_meant,
    find_routes,
    only_route_meant,
    similar_routes,
)
from engine import cards as card
from maps.names import ends_name
from maps.typography import DASH
from tests.support.messages import first_seat_view, phrasebook
from tests.support.positions import MAPS, with_hand
from tests.support.positions import table as position


@pytest.mark.parametrize(
    "typed",
    [
        "paris-zurich",
        "Paris \N{EN DASH} Zürich",
        "zurich paris",
        "PARIS, ZÜRICH",
        "paris → zurich",
        "Paris \N{EN DASH} Zürich · 4 pts · 2 green + 1 wild (grey, tunnel)",
        "🎫 Paris \N{EN DASH} Zürich · 4 pts",
        "zur pari",
        "Paris to Zürich",
        "Zürich naar Parijs",
    ],
)
def test_a_route_is_found_however_it_is_typed(typed: str) -> None:
    assert [r.id for r in find_routes(phrasebook("europe", 2).board, typed)] == ["paris-zurich"]


@pytest.mark.parametrize(
    "typed",
    ["from Rome to Naples", "fra Rom til Napoli", "van Rome naar Napels", "från Rom till Neapel"],
)
def test_a_leading_word_is_skipped(typed: str) -> None:
    found = find_routes(phrasebook("italy", 2).board, typed)
    assert found
    assert {frozenset(route.ends) for route in found} == {frozenset({"roma", "napoli"})}


def test_a_leading_word_may_be_the_beginning_of_a_name() -> None:
    found = find_routes(phrasebook("usa", 2).board, "van seattle")
    assert {frozenset(route.ends) for route in found} == {frozenset({"vancouver", "seattle"})}


def test_a_linking_word_may_be_the_beginning_of_a_name() -> None:
    found = find_routes(phrasebook("usa", 2).board, "chicago to")
    assert [route.id for route in found] == ["chicago-toronto"]


@pytest.mark.parametrize("map_id", MAPS)
def test_every_route_is_found_by_its_complete_name_in_either_order(map_id: str) -> None:
    phrases = phrasebook(map_id, 2)
    for route in phrases.board.routes:
        one, other = map(phrases.place, route.ends)
        for typed in (f"{one} {other}", f"{other} - {one}"):
            found = find_routes(phrases.board, typed)
            assert route in found
            assert are_parallel(found)


def test_of_two_lanes_the_affordable_one_is_meant() -> None:
    board = phrasebook("usa", 4).board
    lanes = find_routes(board, "portland san francisco")
    green = next(lane for lane in lanes if lane.colour is card.by_word("green"))
    view = first_seat_view(with_hand(position("usa", 4), 0, "5 green"))
    assert only_route_meant(board, view, lanes, None) == green.id
    both = first_seat_view(with_hand(position("usa", 4), 0, "5 green 5 pink"))
    assert only_route_meant(board, both, lanes, None) is None
    assert only_route_meant(board, both, lanes, payments.try_parse("5 green")) == green.id
    neither = first_seat_view(with_hand(position("usa", 4), 0, ""))
    assert only_route_meant(board, neither, lanes, None) in [lane.id for lane in lanes]


def test_equal_lanes_need_no_choice() -> None:
    board = phrasebook("usa", 4).board
    lanes = find_routes(board, "seattle vancouver")
    view = first_seat_view(with_hand(position("usa", 4), 0, "1 green 1 pink"))
    assert only_route_meant(board, view, lanes, None) in [lane.id for lane in lanes]


@pytest.mark.parametrize(
    ("typed", "place"),
    [("saint-louis", "saint-louis"), ("MIAMI", "miami"), ("york", "new-york")],
)
def test_a_place_is_found_by_what_is_typed(typed: str, place: str) -> None:
    assert area_meant(phrasebook("usa", 2).board, typed) == place


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("Pariis Zurisch", {f"Paris{DASH}Zürich"}),
        ("Parijs Zurihc", {f"Paris{DASH}Zürich"}),
        ("Zurisch", {"Zürich"}),
        ("Paris Wien", set()),  # two places, but no route
        ("Sofai", {"Sofia"}),
        ("qqqq", set()),
    ],
)
def test_a_name_with_slips_suggests_routes_but_finds_none(typed: str, names: set[str]) -> None:
    board = phrasebook("europe", 2).board
    assert find_routes(board, typed) == []
    similar = similar_routes(board, typed)
    assert set(similar.names) == names
    shown = [ends_name(board, route.ends) for route in similar.routes]
    assert bool(shown) == bool(names)
    assert all(any(name in line for name in names) for line in shown)
