"""The buttons under the message of a turn."""

import pytest
from msgspec.structs import replace

from bot.domain.table import StandIn, UserId
from bot.messages.parts.buttons import public_rows, turn_screen_rows
from bot.messages.turn import turn_rows
from engine.actions import Draw
from engine.model import Seat
from engine.views import player_view, public_view
from tests.support.messages import buttons_by_verb, phrasebook, seated_table
from tests.support.positions import (
    after,
    with_deck,
    with_discards,
    with_row,
    with_ticket_deck,
    without_cards,
)
from tests.support.positions import table as position


@pytest.mark.parametrize(
    ("map_id", "has", "lacks"),
    [
        ("usa", set(), {"station", "ferry"}),
        ("europe", {"station"}, {"ferry"}),
        ("italy", {"ferry"}, {"station"}),
        ("amsterdam", set(), {"station", "ferry"}),
    ],
)
def test_buttons_follow_the_rules_of_the_map(map_id: str, has: set[str], lacks: set[str]) -> None:
    phrases, view = phrasebook(map_id, 2), player_view(position(map_id), Seat(0))
    everybody = buttons_by_verb(public_rows(phrases, view.public))
    assert everybody.keys() == {"take", "draw_two", "claim", "tickets", "turn"}
    shown = buttons_by_verb(turn_screen_rows(phrases, view))
    assert {"draw", "draw_two", "take", "claim", "tickets", "hand", "recap"} | has <= shown.keys()
    assert not (lacks | {"pass"}) & shown.keys()


def test_pass_is_offered_when_nothing_can_be_drawn() -> None:
    game = without_cards(with_ticket_deck(position("usa")))
    view = player_view(game, Seat(0))
    assert "pass" in buttons_by_verb(turn_screen_rows(phrasebook("usa", 2), view))


def test_a_face_up_wild_cannot_be_pressed_as_the_second_card() -> None:
    game = after(with_row(position("usa"), "red wild blue green pink"), 0, Draw())
    cards = public_rows(phrasebook("usa", 2), public_view(game))[0]
    assert isinstance(cards, tuple)
    assert [b.args[0] for b in cards if b.disabled] == ["wild"] * sum(
        b.args[0] == "wild" for b in cards
    )


def test_a_face_up_wild_can_be_pressed_as_the_second_card_where_it_is_an_ordinary_one() -> None:
    game = after(with_row(position("switzerland"), "red wild blue green pink"), 0, Draw())
    cards = public_rows(phrasebook("switzerland", 2), public_view(game))[0]
    assert isinstance(cards, tuple)
    assert [b.args[0] for b in cards] == ["red", "wild", "blue", "green", "pink"]
    assert not any(b.disabled for b in cards)


def test_our_maps_have_two_rows_of_public_buttons(map_id: str) -> None:
    view = public_view(position(map_id))
    assert len(public_rows(phrasebook(map_id, 2), view)) == 2
    table = seated_table(map_id, 2)
    absent = replace(table, occupants=(table.occupants[0], StandIn(UserId(9), "Bo", "normal")))
    shown = turn_rows(phrasebook(map_id, 2), absent, view)
    assert "come_back" in buttons_by_verb(shown)
    assert len(shown) == 2


@pytest.mark.parametrize(
    ("deck", "discards", "is_enabled"),
    [("2 red", "", True), ("red", "blue", True), ("red", "", False), ("", "", False)],
)
def test_two_cards_by_one_tap_need_two_cards(deck: str, discards: str, is_enabled: bool) -> None:
    game = with_discards(with_deck(position("usa"), deck), discards)
    button = buttons_by_verb(public_rows(phrasebook("usa", 2), public_view(game)))["draw_two"]
    assert button.disabled is not is_enabled


def test_only_a_turn_begins_with_two_cards_by_one_tap() -> None:
    after_first = after(position("usa"), 0, Draw())
    assert "draw_two" not in buttons_by_verb(
        public_rows(phrasebook("usa", 2), public_view(after_first))
    )
