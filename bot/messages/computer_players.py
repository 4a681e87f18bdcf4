"""Automatic players in the lobby: who they are, which one is to come, which one is to go."""

from typing import get_args

from bot.domain.table import ComputerPlayer, Level, Table
from bot.i18n.catalogue import Translator
from bot.messages.message import MOST_BUTTONS_IN_ROW, Button, Choice, Message, Row
from bot.messages.phrasebook import BETWEEN, plain

LEVELS: tuple[Level, ...] = get_args(Level)
NAMES = 5  # for each level: a whole table of them


def names(speaker: Translator, level: Level) -> tuple[str, ...]:
    """What players of a level are called. They keep the name they get when they sit down."""
    return tuple(speaker.say(f"automatic-{level}-{number}") for number in range(1, NAMES + 1))


def choice(speaker: Translator, table: Table, spoken_there: Translator) -> Message:
    """The levels to choose from, each as the player who would come. Names are in the table's
    language, the rest in the reader's."""
    coming = {level: _next_name(spoken_there, level, table) for level in LEVELS}
    lines = [speaker.say("automatic-who-comes")]
    for level, name in coming.items():
        lines += [f"**{_titled(speaker, name, level)}**", f"-# {speaker.say(f'character-{level}')}"]
    buttons = tuple(
        Button("add_automatic", _titled(speaker, name, level), args=(level,))
        for level, name in coming.items()
    )
    return Message(speaker.language, "\n".join(lines), (buttons,))


def added(speaker: Translator, table: Table, spoken_there: Translator) -> Message:
    """Who has come; and the choice once more, while there is room."""
    told = speaker.say("automatic-came", name=table.names[-1])
    if len(table.people) >= table.options.most_players:
        return Message(speaker.language, told)
    again = choice(speaker, table, spoken_there)
    return Message(speaker.language, f"{told}\n\n{again.text}", again.rows)


def removal(speaker: Translator, table: Table) -> Message:
    """Which of several is to go."""
    buttons = [
        Button("remove_automatic", _titled(speaker, player.name, player.level), args=(player.name,))
        for player in seated(table)
    ]
    rows: tuple[Row, ...] = tuple(
        tuple(buttons[first : first + MOST_BUTTONS_IN_ROW])
        for first in range(0, len(buttons), MOST_BUTTONS_IN_ROW)
    )
    return Message(speaker.language, speaker.say("automatic-who-goes"), rows)


def removed(speaker: Translator, name: str) -> Message:
    return Message(speaker.language, speaker.say("automatic-went", name=plain(name)))


def removal_choices(speaker: Translator, table: Table) -> list[Choice]:
    """The same for autocompletion."""
    return [Choice(_titled(speaker, who.name, who.level), who.name) for who in seated(table)]


def seated(table: Table) -> list[ComputerPlayer]:
    return [person for person in table.people if isinstance(person, ComputerPlayer)]


def _next_name(speaker: Translator, level: Level, table: Table) -> str:
    found = names(speaker, level)
    return next((name for name in found if name not in table.names), found[0])


def _titled(speaker: Translator, name: str, level: Level) -> str:
    """`The Tourist · easy`."""
    return f"{name}{BETWEEN}{speaker.say(f'level-{level}')}"
