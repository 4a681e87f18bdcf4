"""Routes wanted for tickets, and labels for phones."""

import pytest

from bot.messages.parts.routes import missing_text, phone_label, routes_for_tickets
from engine.game import Game
from engine.model import RouteId
from tests.support.messages import first_seat_view, phrasebook
from tests.support.positions import table as position
from tests.support.positions import with_hand, with_tickets


def with_open_ticket() -> Game:
    return with_tickets(with_hand(position("usa"), 0, "5 red 4 blue"), 0, "dallas-new-york")


def test_a_lane_parallel_to_a_missing_one_is_wanted_too() -> None:
    view = first_seat_view(with_open_ticket())
    board = phrasebook("usa", 2).board
    wanted = routes_for_tickets(board, view)
    assert any(board.routes[board.route_number[each]].lane for each in wanted)
    for route in board.routes:
        if route.id in wanted:
            beside = [other.id for other in board.routes if set(other.ends) == set(route.ends)]
            assert wanted.issuperset(beside)


@pytest.mark.parametrize(
    ("held", "missing"),
    [
        ("1 green 2 red", "still need 1 card of any kind"),
        ("3 green", "still need 1 card of any kind"),
        ("1 green 1 red", "still need 1 locomotive"),
        ("3 red", "still need 1 green"),
        ("1 green 3 red", ""),
    ],
)
def test_what_is_missing_are_cards_of_any_kind_where_no_more_of_them_are(
    held: str, missing: str
) -> None:
    view, phrases = first_seat_view(with_hand(position("nordic"), 0, held)), phrasebook("nordic", 2)
    number = phrases.board.route_number[RouteId("honningsvag-kirkenes")]
    assert missing_text(phrases, view, phrases.board.routes[number]) == missing


@pytest.mark.parametrize("map_id", ["amsterdam", "europe", "italy", "usa"])
def test_labels_fit_one_line_of_a_phone_and_still_differ(map_id: str) -> None:
    phrases = phrasebook(map_id, 2)
    labels = {}
    for route in phrases.board.routes:
        label = phone_label(phrases, route)
        assert len(label) <= 28
        labels[frozenset(route.ends)] = label
    assert len(set(labels.values())) == len(labels)
