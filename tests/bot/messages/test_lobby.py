"""The lobby, and the beginning and calling off of a game."""

import pytest

from bot.domain.events import CalledOff, GameBegan
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.lobby import (
    abandoned_game_message,
    cancelled_message,
    game_begun_message,
    lobby_message,
    map_question,
)
from bot.messages.parts.message import Button
from bot.messages.parts.phrasebook import map_name
from engine.events import CardDrawn
from engine.model import Seat
from engine.views import public_view
from maps.loader import available, load
from tests.support.messages import (
    assert_valid,
    buttons_by_verb,
    catalogue,
    mentioned_users,
    phrasebook,
    seated_table,
)
from tests.support.positions import opening

SHORT_GAME_WAGONS = 20  # at most


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_valid_for_every_number_of_players(map_id: str, language: Language) -> None:
    map_ = load(map_id)
    for players in range(1, map_.players[1] + 1):
        table = seated_table(map_id, players, language, computer_players=players // 2)
        message = lobby_message(catalogue().translator(language), table, map_)
        assert_valid(message)
        start = buttons_by_verb(message.rows)["start"]
        assert start.disabled == (players < map_.players[0])
        assert list(buttons_by_verb(message.rows[-1:])) == ["cancel"]  # alone: no mis-tap
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_maps_of_short_games_are_marked_for_people_who_choose_one(language: Language) -> None:
    translator = catalogue().translator(language)
    maps = [load(each) for each in available()]
    question = map_question(translator, maps, ())
    buttons = [each for row in question.rows if isinstance(row, tuple) for each in row]
    labels = {each.args[0]: each.label for each in buttons if isinstance(each, Button)}
    for map_ in maps:
        name = map_name(translator, map_)
        is_short = map_.wagons <= SHORT_GAME_WAGONS
        assert labels[map_.id].startswith(name)
        assert (labels[map_.id] != name) == is_short


def test_the_lobby_has_a_button_for_the_rules() -> None:
    map_ = load(next(iter(available())))
    rows = lobby_message(catalogue().translator("en"), seated_table(map_.id, 2), map_).rows
    assert "rules" in buttons_by_verb(rows)
