"""What people read who watch a game without playing, in every language."""

import pytest
from msgspec.structs import replace

from bot.domain.table import Language, Seq, TableId, UserId
from bot.domain.watching import AT_THE_END, MAX_EVERY, Watch
from bot.i18n.catalogue import LANGUAGES
from bot.messages.own_tables import NamedTable
from bot.messages.parts.message import MAX_OPTIONS, Menu
from bot.messages.server.watching import (
    MOST_MENTIONED,
    game_went_on_message,
    how_to_watch_message,
    watched_game_over_message,
    watching_message,
    which_game_message,
)
from tests.support.messages import assert_valid, catalogue, phrasebook, seated_table

USERS = tuple(UserId(10**18 + number) for number in range(MOST_MENTIONED))
TABLE = seated_table("usa", 3)


def watch(every: int) -> Watch:
    return Watch(TableId(1), USERS[0], every, Seq(3), Seq(3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_about_watching_are_valid(language: Language) -> None:
    said, at = phrasebook("usa", 3, language), TABLE
    over, cancelled = replace(at, status="over"), replace(at, status="cancelled")
    for message in (
        how_to_watch_message(said, None),
        how_to_watch_message(said, watch(5)),
        watching_message(said, watch(AT_THE_END)),
        watching_message(said, watch(1)),
        watching_message(said, watch(MAX_EVERY)),
        game_went_on_message(said, at, USERS),
        watched_game_over_message(said, over, USERS),
        watched_game_over_message(said, cancelled, USERS[:1]),
    ):
        assert_valid(message)


def test_exactly_those_who_watch_are_mentioned() -> None:
    said = phrasebook("usa", 3)
    for message in (
        game_went_on_message(said, TABLE, USERS[:2]),
        watched_game_over_message(said, replace(TABLE, status="over"), USERS[:2]),
    ):
        assert message.mentions == USERS[:2]
        assert all(f"<@{user}>" in message.text for user in USERS[:2])


def test_the_games_to_watch_are_a_menu() -> None:
    translator = catalogue().translator("en")
    map_ = phrasebook("usa", 3).board.map
    tables = [
        NamedTable(USERS[0], replace(TABLE, id=TableId(number)), map_)
        for number in range(1, MAX_OPTIONS + 2)
    ]
    message = which_game_message(translator, tables)
    assert_valid(message)
    (menu,) = message.rows
    assert isinstance(menu, Menu)
    assert menu.options[0].value == "1"
    assert which_game_message(translator, []).rows == ()
