"""Routes and places are found by what somebody typed."""

import pytest

from bot.messages.parts import payments
from bot.messages.parts.search import (
    are_parallel,
    find_place,
    find_routes,
    nearest_place_names,
    only_route_meant,
)
from engine import cards as card
from tests.support.messages import first_seat_view, phrasebook
from tests.support.positions import table as position
from tests.support.positions import with_hand


@pytest.mark.parametrize(
    "typed",
    [
        "paris-zurich",
        "Paris \N{EN DASH} Zürich",
        "zurich paris",
        "PARIS, ZÜRICH",
        "paris → zurich",
        "Paris \N{EN DASH} Zürich · 3 · 4 pts · 2 green + 1 wild (grey, tunnel)",
        "🎫 Paris \N{EN DASH} Zürich · 3",
        "zur pari",
    ],
)
def test_a_route_is_found_however_it_is_typed(typed: str) -> None:
    assert [r.id for r in find_routes(phrasebook("europe", 2).board, typed)] == ["paris-zurich"]


@pytest.mark.parametrize("map_id", ["amsterdam", "europe", "italy", "usa"])
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
    assert only_route_meant(view, lanes, None) == green.id
    both = first_seat_view(with_hand(position("usa", 4), 0, "5 green 5 pink"))
    assert only_route_meant(both, lanes, None) is None
    assert only_route_meant(both, lanes, payments.try_parse("5 green")) == green.id
    neither = first_seat_view(with_hand(position("usa", 4), 0, ""))
    assert only_route_meant(neither, lanes, None) in [lane.id for lane in lanes]


def test_equal_lanes_need_no_choice() -> None:
    lanes = find_routes(phrasebook("usa", 4).board, "seattle vancouver")
    view = first_seat_view(with_hand(position("usa", 4), 0, "1 green 1 pink"))
    assert only_route_meant(view, lanes, None) in [lane.id for lane in lanes]


@pytest.mark.parametrize(
    ("typed", "place"),
    [("saint-louis", "saint-louis"), ("MIAMI", "miami"), ("york", "new-york"), ("san", None)],
)
def test_a_place_is_found_by_what_is_typed(typed: str, place: str | None) -> None:
    assert find_place(phrasebook("usa", 2).board, typed) == place


def test_the_nearest_place_names_match_or_are_similar() -> None:
    board = phrasebook("usa", 2).board
    assert "Miami" in nearest_place_names(board, "Maiami")
    assert len(nearest_place_names(board, "zzz")) == 3
    assert set(nearest_place_names(board, "santa")) == {"Santa Fe"}
