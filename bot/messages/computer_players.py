"""Automatic players in the lobby: who they are, which one is to come, which one is to go."""

from typing import get_args

from bot.domain.table import ComputerPlayer, Level, Table
from bot.i18n.catalogue import Translator
from bot.messages.message import MAX_BUTTONS_IN_ROW, Button, Choice, Message, Row
from bot.messages.phrasebook import BETWEEN, plain

LEVELS: tuple[Level, ...] = get_args(Level)
NAMES = 5  # for each level: a whole table of them


def names(translator: Translator, level: Level) -> tuple[str, ...]:
    """What players of a level are called. They keep the name they get when they sit down."""
    return tuple(translator.say(f"automatic-{level}-{number}") for number in range(1, NAMES + 1))


def choice(translator: Translator, table: Table, table_translator: Translator) -> Message:
    """The levels to choose from, each as the player who would come. Names are in the table's
    language, the rest in the reader's."""
    coming = {level: _next_name(table_translator, level, table) for level in LEVELS}
    lines = [translator.say("automatic-who-comes")]
    for level, name in coming.items():
        lines += [
            f"**{_titled(translator, name, level)}**",
            f"-# {translator.say(f'character-{level}')}",
        ]
    buttons = tuple(
        Button("add_automatic", _titled(translator, name, level), args=(level,))
        for level, name in coming.items()
    )
    return Message(translator.language, "\n".join(lines), (buttons,))


def added(translator: Translator, table: Table, table_translator: Translator) -> Message:
    """Who has come; and the choice once more, while there is room."""
    told = translator.say("automatic-came", name=table.names[-1])
    if len(table.people) >= table.options.most_players:
        return Message(translator.language, told)
    again = choice(translator, table, table_translator)
    return Message(translator.language, f"{told}\n\n{again.text}", again.rows)


def removal(translator: Translator, table: Table) -> Message:
    """Which of several is to go."""
    buttons = [
        Button(
            "remove_automatic", _titled(translator, player.name, player.level), args=(player.name,)
        )
        for player in seated(table)
    ]
    rows: tuple[Row, ...] = tuple(
        tuple(buttons[first : first + MAX_BUTTONS_IN_ROW])
        for first in range(0, len(buttons), MAX_BUTTONS_IN_ROW)
    )
    return Message(translator.language, translator.say("automatic-who-goes"), rows)


def removed(translator: Translator, name: str) -> Message:
    return Message(translator.language, translator.say("automatic-went", name=plain(name)))


def removal_choices(translator: Translator, table: Table) -> list[Choice]:
    """The same for autocompletion."""
    return [Choice(_titled(translator, who.name, who.level), who.name) for who in seated(table)]


def seated(table: Table) -> list[ComputerPlayer]:
    return [person for person in table.people if isinstance(person, ComputerPlayer)]


def _next_name(translator: Translator, level: Level, table: Table) -> str:
    found = names(translator, level)
    return next((name for name in found if name not in table.names), found[0])


def _titled(translator: Translator, name: str, level: Level) -> str:
    """`The Tourist · easy`."""
    return f"{name}{BETWEEN}{translator.say(f'level-{level}')}"
