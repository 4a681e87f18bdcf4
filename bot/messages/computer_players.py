"""Computer players in the lobby: their names, and the questions which one to add or to remove."""

from typing import get_args

from bot.domain.table import ComputerPlayer, Level, Table
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import Button, Choice, Message, Section, Text
from bot.messages.parts.phrasebook import SEPARATOR, safe_name
from bot.messages.parts.rows import fill_rows, layout_message

LEVELS: tuple[Level, ...] = get_args(Level)
NAMES_PER_LEVEL = 5  # enough for a whole table of one level


def names(translator: Translator, level: Level) -> tuple[str, ...]:
    """The names for computer players of a level. A player keeps the name it gets when added."""
    numbers = range(1, NAMES_PER_LEVEL + 1)
    return tuple(translator.say(f"computer-player-{level}-{number}") for number in numbers)


def add_question(translator: Translator, table: Table, table_translator: Translator) -> Message:
    """A button for each level, beside the name and character of the player who would be added. The
    names are in the table's language, everything else in the reader's."""
    return layout_message(translator.language, _levels(translator, table, table_translator))


def added_message(translator: Translator, table: Table, table_translator: Translator) -> Message:
    """Who was added, and the question again while there are free seats."""
    added = translator.say("computer-player-added", name=table.names[-1])
    if len(table.occupants) >= table.options.most_players:
        return Message(translator.language, added)
    again = _levels(translator, table, table_translator)
    return layout_message(translator.language, (Text(added), *again))


def _levels(
    translator: Translator, table: Table, table_translator: Translator
) -> tuple[Text | Section, ...]:
    sections = []
    for level in LEVELS:
        name = _next_name(table_translator, level, table)
        character = translator.say(f"level-character-{level}")
        label = translator.say(f"level-{level}").capitalize()
        button = Button("add_automatic", label, args=(level,))
        sections.append(Section(f"**{name}**\n-# {character}", button))
    return (Text(translator.say("computer-player-which-to-add")), *sections)


def remove_question(translator: Translator, table: Table) -> Message:
    """A button for each computer player at the table."""
    buttons = tuple(
        Button("remove_automatic", choice.name, args=(choice.value,))
        for choice in removal_choices(translator, table)
    )
    question = translator.say("computer-player-which-to-remove")
    return Message(translator.language, question, fill_rows(buttons))


def removed_message(translator: Translator, name: str) -> Message:
    text = translator.say("computer-player-removed", name=safe_name(name))
    return Message(translator.language, text)


def removal_choices(translator: Translator, table: Table) -> list[Choice]:
    """The computer players at the table, for autocompletion."""
    return [
        Choice(_with_level(translator, player.name, player.level), player.name)
        for player in computer_players_at(table)
    ]


def computer_players_at(table: Table) -> list[ComputerPlayer]:
    return [person for person in table.occupants if isinstance(person, ComputerPlayer)]


def _next_name(translator: Translator, level: Level, table: Table) -> str:
    """The first name of the level that is free at the table."""
    found = names(translator, level)
    return next((name for name in found if name not in table.names), found[0])


def _with_level(translator: Translator, name: str, level: Level) -> str:
    """`The Tourist · easy`."""
    return f"{name}{SEPARATOR}{translator.say(f'level-{level}')}"
