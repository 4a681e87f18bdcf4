"""The lobby, and the beginning and calling off of a game."""

import pytest
from msgspec.structs import replace

from bot.domain.events import CalledOff, GameBegan
from bot.domain.table import Language, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.lobby import (
    abandoned_game_message,
    cancelled_message,
    game_begun_message,
    lobby_message,
)
from bot.messages.lobby_controls import more_message
from bot.messages.parts.message import MapPicture, Menu
from bot.messages.parts.phrasebook import user_to_call
from engine.events import CardDrawn
from engine.model import MapId, Seat
from engine.views import public_view
from maps.loader import available, load
from tests.support.messages import (
    assert_valid,
    buttons_by_verb,
    catalogue,
    mentioned_users,
    phrasebook,
    rows_of,
    seated_table,
)
from tests.support.positions import opening


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_valid_for_every_number_of_players(map_id: str, language: Language) -> None:
    map_ = load(map_id)
    for players in range(1, map_.players[1] + 1):
        table = seated_table(map_id, players, language, computer_players=players // 2)
        table = replace(table, options=replace(table.options, most_players=map_.players[1]))
        message = lobby_message(catalogue().translator(language), table, map_)
        assert_valid(message)
        start = buttons_by_verb(message.rows)["start"]
        assert start.disabled == (players < map_.players[0])
        assert ("join" in buttons_by_verb(message.rows)) == (players < map_.players[1])
    for is_expired in (False, True):
        assert_valid(
            cancelled_message(catalogue().translator(language), map_, is_expired=is_expired)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_message_mentions_everybody_and_shows_the_hash(language: Language) -> None:
    table = seated_table("europe", 3, language)
    view = public_view(opening("europe", 3))
    began = GameBegan(table.names, by_lot=True)
    message = game_begun_message(phrasebook("europe", 3, language), table, view, (began,))
    assert_valid(message)
    assert len(message.mentions) == 3
    first, *_, last = message.text.splitlines()
    assert len(first) <= 80
    assert not mentioned_users(first)  # their names are too long for one line
    assert table.seed_hash in last
    assert buttons_by_verb(message.rows).keys() == {"choose", "turn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_called_off_says_by_whom(language: Language) -> None:
    phrases = phrasebook("europe", 2, language)
    message = abandoned_game_message(phrases, (CardDrawn(Seat(0)), CalledOff("Ada")))
    assert_valid(message)
    by_whom, closed = message.text.splitlines()
    assert by_whom.startswith("Ada")
    assert phrases.map_name() in closed


def test_the_lobby_shows_its_map_and_how_long_a_game_takes() -> None:
    table = seated_table("europe", 2)
    message = lobby_message(catalogue().translator("en"), table, load("europe"))
    assert message.attachments == (MapPicture(),)
    assert "About 38 turns each: 16 weeks if a round takes three days." in message.text
    assert "Ferries, risky tunnels, stations and a bonus for the longest path" in message.text
    quick = replace(table, options=replace(table.options, map=MapId("amsterdam"), patience_h=24))
    translator = catalogue().translator("en", "carts")
    text = lobby_message(translator, quick, load("amsterdam")).text
    assert "About 16 turns each: 16 days if a round takes one day." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_has_what_its_reader_may_do(language: Language) -> None:
    translator = catalogue().translator(language)
    table = seated_table("europe", 3, language, computer_players=1)
    host, guest = (user_to_call(person) or UserId(0) for person in table.occupants[:2])
    everybody, members = {"learn"}, {"add_automatic", "remove_automatic", "leave"}
    expected = {
        host: everybody | members | {"language", "best_of", "cancel"},
        guest: everybody | members,
        UserId(5): everybody,
    }
    for reader, verbs in expected.items():
        message = more_message(translator, table, reader, may_cancel=reader == host)
        assert_valid(message)
        menus = [row.verb for row in rows_of(message) if isinstance(row, Menu)]
        assert {*menus, *buttons_by_verb(rows_of(message))} == verbs
    last = rows_of(more_message(translator, table, host, may_cancel=True))[-1:]
    assert list(buttons_by_verb(last)) == ["cancel"]  # alone: no mis-tap


def test_the_lobby_has_a_button_for_the_rules() -> None:
    map_ = load(next(iter(available())))
    rows = lobby_message(catalogue().translator("en"), seated_table(map_.id, 2), map_).rows
    assert "rules" in buttons_by_verb(rows)
