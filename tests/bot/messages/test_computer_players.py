"""Automatic players in the lobby: what one reads fits, names who comes, and asks who goes."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.domain.table import ComputerPlayer, Language, Level, Table
from bot.i18n.catalogue import LANGUAGES
from bot.messages import computer_players
from tests.support.messages import catalogue, must_fit, table


def table_of(language: Language, level: Level, players: int) -> Table:
    """One person and automatic players of a level."""
    names = computer_players.names(catalogue().translator(language), level)[:players]
    lobby = table("europe", 1, language)
    people = (*lobby.people, *(ComputerPlayer(level, name) for name in names))
    options = replace(lobby.options, most_players=5)
    return replace(lobby, status="lobby", people=people, options=options)


@pytest.mark.parametrize("level", get_args(Level))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits(language: Language, level: Level) -> None:
    translator = catalogue().translator(language)
    for players in (1, 2, 5):
        seated = table_of(language, level, players)
        must_fit(computer_players.choice(translator, seated, translator))
        must_fit(computer_players.added(translator, seated, translator))
        must_fit(computer_players.removal(translator, seated))


def test_the_choice_names_who_would_come_next() -> None:
    danish = catalogue().translator("da")
    choice = computer_players.choice(
        catalogue().translator("en"), table_of("da", "hard", 2), danish
    )
    (buttons,) = choice.rows
    assert isinstance(buttons, tuple)
    labels = [button.label for button in buttons]
    assert labels[0] == "Turisten · easy"  # the name of the table's language, the reader's level
    assert labels[2] == f"{computer_players.names(danish, 'hard')[2]} · hard"
    assert catalogue().say("en", "character-hard") in choice.text


def test_when_all_names_are_taken_there_is_still_a_choice() -> None:
    translator = catalogue().translator("en")
    must_fit(computer_players.choice(translator, table_of("en", "easy", 5), translator))
