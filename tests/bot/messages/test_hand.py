"""A player's hand, at the table and elsewhere."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.hand import hand_elsewhere_layout, hand_elsewhere_message, hand_message
from bot.messages.parts.message import Button, Row
from engine.actions import Draw
from engine.model import Seat
from engine.views import player_view
from tests.support.messages import english, first_seat_view, phrasebook, seated_table
from tests.support.positions import (
    after,
    after_opening,
    ended,
    opening,
    with_hand,
    with_stations,
    with_tickets,
)
from tests.support.positions import table as position

FIRST_TURN = english("hand-first-turn")


def test_on_the_first_turn_the_hand_says_what_a_turn_is() -> None:
    phrases, game = phrasebook("europe", 2), after_opening(opening("europe"))
    assert FIRST_TURN in hand_message(phrases, first_seat_view(game)).text
    elsewhere = hand_elsewhere_layout(phrases, seated_table("europe", 2), first_seat_view(game))
    assert FIRST_TURN in elsewhere.text
    assert FIRST_TURN not in hand_message(phrases, player_view(game, Seat(1))).text
    drawn = after(game, 0, Draw())
    assert FIRST_TURN not in hand_message(phrases, first_seat_view(drawn)).text
    round_later = after(after(drawn, 0, Draw()), 1, Draw(), Draw())
    assert FIRST_TURN not in hand_message(phrases, first_seat_view(round_later)).text


def test_a_player_who_has_built_a_station_has_had_a_turn() -> None:
    game = with_stations(after_opening(opening("europe")), 0, "paris")
    assert FIRST_TURN not in hand_message(phrasebook("europe", 2), first_seat_view(game)).text


def test_routes_for_the_tickets_are_the_first_buttons_under_a_hand() -> None:
    game = with_tickets(position("usa"), 0, "dallas-new-york")
    plain = hand_message(phrasebook("usa", 2), first_seat_view(game)).rows
    payable = with_hand(game, 0, "8 wild")
    claims, *others = hand_message(phrasebook("usa", 2), first_seat_view(payable)).rows
    assert isinstance(claims, tuple)
    assert [button.verb for button in claims] == ["pay"] * len(claims)
    assert tuple(others) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_elsewhere_begins_with_the_map_and_ends_with_a_link(
    language: Language,
) -> None:
    view = first_seat_view(with_hand(position("italy"), 0, "3 red 1 wild"))
    phrases = phrasebook("italy", 2, language)
    message = hand_elsewhere_message(phrases, seated_table("italy", 2), view)
    first, *_, last = message.text.split("\n")
    assert phrases.map_name() in first
    assert "https" not in first
    assert phrases.colour(view.public.row[0]) not in first
    assert last.endswith("https://discord.com/channels/1000000000000000001/1000000000000000002")


def test_a_hand_after_the_end_does_not_announce_a_turn() -> None:
    view = first_seat_view(ended(position("italy")))
    text = hand_elsewhere_layout(phrasebook("italy", 2), seated_table("italy", 2), view).text
    assert english("phrase-over") in text
    assert "your turn" not in text


def test_a_direct_message_says_only_what_stays_true_unless_it_shows_what_to_do_now() -> None:
    phrases, table = phrasebook("europe", 2), seated_table("europe", 2)
    view = first_seat_view(after_opening(opening("europe")))
    lasting = hand_elsewhere_message(phrases, table, view)
    assert "your turn" not in lasting.text
    assert [button.verb for row in lasting.rows for button in buttons_in(row)] == [
        *("turn", "claim", "refresh", "queue")
    ]
    now = hand_elsewhere_message(phrases, table, view, has_actions=True)
    assert english("dm-your-turn") in now.text
    assert FIRST_TURN in now.text
    verbs = {button.verb for row in now.rows for button in buttons_in(row)}
    assert {"draw", "claim", "refresh"} <= verbs


def test_a_hand_says_only_once_how_many_stations_are_left() -> None:
    phrases, table = phrasebook("europe", 2), seated_table("europe", 2)
    game = with_stations(position("europe"), 0, "paris")
    for played, told in ((game, "🏠 2 stations left: +8 points"), (ended(game), "2 stations left")):
        text = hand_elsewhere_message(phrases, table, first_seat_view(played)).text
        assert told in text
        assert text.count("stations left") == 1


def buttons_in(row: Row) -> tuple[Button, ...]:
    assert isinstance(row, tuple)
    return row
