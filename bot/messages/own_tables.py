"""The tables of one person: as a list, and as a menu."""

from collections.abc import Iterable
from datetime import UTC, datetime

from bot.domain.table import Human, Table, UserId
from bot.i18n.catalogue import Translator
from bot.messages.parts.menus import paged_menu
from bot.messages.parts.message import MAX_LABEL, Message, Option, Verb
from bot.messages.parts.pages import paged_message
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    channel_link,
    join_names,
    map_name,
    relative_time,
    safe_name,
    shorten,
)
from bot.messages.parts.rows import Buttons, fill_rows
from engine.model import Map, Seat
from engine.values import Value

PLAYING = "▶"  # before a game that is not over
MAX_CHANNEL_LENGTH = 40  # in a label, which has to show the players too


class NamedTable(Value, frozen=True):
    """One of a person's tables. `waiting`: the seats it waits for; `since`: when the turn began.
    `channel` and `server` are names, "" if they are not known."""

    reader: UserId
    table: Table
    map_: Map
    waiting: tuple[Seat, ...] = ()
    since: float = 0.0
    channel: str = ""
    server: str = ""

    @property
    def is_own_turn(self) -> bool:
        """Whether the table waits for the reader, for whom no stand-in plays."""
        people = [self.table.occupants[seat] for seat in self.waiting]
        return any(isinstance(one, Human) and one.user == self.reader for one in people)


def own_tables_message(
    translator: Translator, tables: Iterable[NamedTable], page: int = 0, extra: Buttons = ()
) -> Message:
    """All tables of a person: the map, the channel, and whose turn it is. Those that wait for the
    reader are first. `extra`: other buttons, on the first page."""
    lines = [_table_line(translator, own) for own in _own_turns_first(tables)]
    if not lines:
        none = translator.say("own-tables-none")
        return Message(translator.language, none, fill_rows(extra))
    title = translator.say("own-tables-title")
    return paged_message(translator, ("games",), title, lines, page, extra)


def own_table_menu(
    translator: Translator,
    tables: Iterable[NamedTable],
    page: int = 0,
    verb: Verb = "table",
    opened_by: Verb = "hand",
) -> Message:
    """A menu of a person's tables, to look at a hand or something else. Those that wait for the
    reader are first."""
    sorted_tables = _own_turns_first(tables)
    if not sorted_tables:
        return Message(translator.language, translator.say("own-tables-none"))
    has_servers = len({own.table.where.guild for own in sorted_tables}) > 1
    options = [
        Option(
            table_label(translator, own),
            str(own.table.id),
            _description(translator, own, has_servers=has_servers),
        )
        for own in sorted_tables
    ]
    question = translator.say("own-tables-which")
    menu, buttons = paged_menu(translator, verb, opened_by, options, question, page)
    return Message(translator.language, question, fill_rows(menu, buttons))


def table_label(translator: Translator, own: NamedTable) -> str:
    """`Europe · #platform-1 · Bo, Cy`: without the reader, who knows that they play."""
    table = own.table
    unnamed = translator.say("own-tables-number", number=table.id)
    where = f"#{shorten(own.channel, MAX_CHANNEL_LENGTH)}" if own.channel else unnamed
    seat = table.seat_of(own.reader)
    others = ", ".join(name for number, name in enumerate(table.names) if number != seat)
    parts = (map_name(translator, own.map_), where, others)
    return shorten(SEPARATOR.join(part for part in parts if part), MAX_LABEL)


def begun_table_label(translator: Translator, own: NamedTable, opened_at: float) -> str:
    """`▶ Europe · #platform-1 · Bo, Cy · 2026-11-16`: with the day on which the table was opened,
    and whether its game is still played."""
    day = f"{SEPARATOR}{datetime.fromtimestamp(opened_at, UTC):%Y-%m-%d}"
    mark = f"{PLAYING} " if own.table.status == "playing" else ""
    return shorten(mark + table_label(translator, own), MAX_LABEL - len(day)) + day


def _description(translator: Translator, own: NamedTable, *, has_servers: bool) -> str:
    parts = (
        translator.say("own-tables-mark-turn") if own.is_own_turn else "",
        own.server if has_servers else "",
    )
    return shorten(SEPARATOR.join(part for part in parts if part), MAX_LABEL)


def _own_turns_first(tables: Iterable[NamedTable]) -> list[NamedTable]:
    """Those of the reader's turns, the longest waiting first; then the others in their order."""
    return sorted(tables, key=lambda own: (0, own.since) if own.is_own_turn else (1, 0.0))


def _table_line(translator: Translator, own: NamedTable) -> str:
    table, name = own.table, map_name(translator, own.map_)
    link = channel_link(table.where)
    if table.status == "lobby":
        return translator.say("own-tables-lobby", map=name, link=link)
    if not own.waiting:
        return translator.say("own-tables-over", map=name, link=link)
    since = relative_time(int(own.since))
    if own.is_own_turn:
        return translator.say("own-tables-your-turn", map=name, link=link, since=since)
    who = join_names(translator, [safe_name(table.names[seat]) for seat in own.waiting])
    return translator.say("own-tables-turn", map=name, link=link, who=who, since=since)
