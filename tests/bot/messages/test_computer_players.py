"""Computer players in the lobby."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.domain.table import ComputerPlayer, Language, Level, Table
from bot.i18n.catalogue import LANGUAGES
from bot.messages.computer_players import add_question, added_message, names, remove_question
from bot.messages.parts.message import Section
from tests.support.messages import assert_valid, catalogue, seated_table


def table_of(language: Language, level: Level, players: int) -> Table:
    """One person and computer players of a level."""
    found = names(catalogue().translator(language), level)[:players]
    lobby = seated_table("europe", 1, language)
    people = (*lobby.occupants, *(ComputerPlayer(level, name) for name in found))
    options = replace(lobby.options, most_players=5)
    return replace(lobby, status="lobby", occupants=people, options=options)


@pytest.mark.parametrize("level", get_args(Level))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_valid(language: Language, level: Level) -> None:
    translator = catalogue().translator(language)
    for players in (1, 2, 5):
        table = table_of(language, level, players)
        assert_valid(add_question(translator, table, translator))
        assert_valid(added_message(translator, table, translator))
        assert_valid(remove_question(translator, table))


def test_the_question_names_the_players_who_would_be_added() -> None:
    danish = catalogue().translator("da")
    choice = add_question(catalogue().translator("en"), table_of("da", "hard", 2), danish)
    sections = [block for block in choice.blocks if isinstance(block, Section)]
    assert [section.button.label for section in sections] == ["Easy", "Normal", "Hard"]
    assert sections[0].text.startswith("**Turisten**\n")  # a name of the table's language
    assert sections[2].text.startswith(f"**{names(danish, 'hard')[2]}**\n")
    assert sections[2].text.endswith(catalogue().say("en", "level-character-hard"))


def test_when_all_names_are_taken_the_question_is_still_valid() -> None:
    translator = catalogue().translator("en")
    assert_valid(add_question(translator, table_of("en", "easy", 5), translator))
