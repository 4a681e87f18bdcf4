"""The tables of one person: as a list, and as a menu."""

from collections.abc import Iterable

from bot.domain.table import Table
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import MAX_LABEL, MAX_OPTIONS, MAX_TEXT, Menu, Message, Option
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    channel_link,
    fit_lines,
    join_names,
    map_name,
    relative_time,
    safe_name,
)
from bot.messages.parts.rows import fill_rows
from engine.model import Map
from engine.values import Value
from engine.views import PublicView


class OwnTable(Value, frozen=True):
    """One of a person's tables. `view` is None in the lobby, `since`: when the turn began."""

    table: Table
    map_: Map
    view: PublicView | None = None
    since: float | None = None


def own_tables_message(translator: Translator, tables: Iterable[OwnTable]) -> Message:
    """All tables of a person: the map, the channel, and whose turn it is."""
    lines = [_table_line(translator, own) for own in tables]
    if not lines:
        return Message(translator.language, translator.say("own-tables-none"))
    text = fit_lines([translator.say("own-tables-title"), *lines], MAX_TEXT)
    return Message(translator.language, text)


def own_table_menu(translator: Translator, tables: Iterable[tuple[Table, Map, str]]) -> Message:
    """A menu of a person's tables: each with its map, and a label that tells it from others."""
    options = tuple(
        Option(f"{map_name(translator, map_)}{SEPARATOR}{label}"[:MAX_LABEL], str(table.id))
        for table, map_, label in tables
    )[:MAX_OPTIONS]
    if not options:
        return Message(translator.language, translator.say("own-tables-none"))
    question = translator.say("own-tables-which")
    return Message(translator.language, question, fill_rows(Menu("table", options, question)))


def _table_line(translator: Translator, own: OwnTable) -> str:
    table, name = own.table, map_name(translator, own.map_)
    link = channel_link(table.where)
    if own.view is None:
        return translator.say("own-tables-lobby", map=name, link=link)
    if not own.view.waiting:
        return translator.say("own-tables-over", map=name, link=link)
    who = join_names(translator, [safe_name(table.names[seat]) for seat in own.view.waiting])
    since = "" if own.since is None else f" ({relative_time(int(own.since))})"
    return translator.say("own-tables-turn", map=name, link=link, who=who, since=since)
