"""The tables of a server: one message for everybody, which notifies nobody."""

from collections.abc import Mapping, Sequence

from bot.domain.server_tables import FinishedGame, ListedTable, ServerTables, TableList
from bot.domain.table import Table, Where
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import Block, Button, Divider, Message, Section, Text
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    channel_link,
    cut,
    join_names,
    map_title,
    relative_time,
    safe_name,
)
from bot.messages.parts.rows import layout_message
from bot.messages.server.watching import watch_button
from engine.model import Map, MapId

MAX_NAME = 20  # visible characters of each player's name
MOST_TO_JOIN = 8  # each takes three of the parts of a layout
ROOM_TO_JOIN, ROOM_PLAYING, ROOM_FINISHED = 1200, 1700, 700  # characters, of 4000

Maps = Mapping[MapId, Map]


def server_tables_message(translator: Translator, listed: ServerTables, maps: Maps) -> Message:
    """The tables with free seats, each with a button to join; the others, and whose turn it is;
    and the games that ended lately."""
    joinable = [one for one in listed.tables if one.free_seats]
    others = [_table_lines(translator, one, maps) for one in listed.tables if not one.free_seats]
    blocks: list[Block] = [Text(translator.say("tables-title"))]
    if not listed.tables:
        blocks.append(Text(translator.say("tables-none")))
    blocks += _sections(translator, joinable, maps)
    blocks.append(Text(_fitted(translator, others, ROOM_PLAYING)))
    if listed.finished:
        lines = [_finished_line(translator, game, maps) for game in listed.finished]
        title = translator.say("tables-finished-title")
        blocks += [Divider(), Text(f"{title}\n{_fitted(translator, lines, ROOM_FINISHED)}")]
    if any(one.table.status == "playing" for one in listed.tables):
        blocks.append((watch_button(translator),))
    return layout_message(translator.language, blocks)


def post_tables_button(translator: Translator) -> Button:
    """Posts the list where the reader is."""
    return Button("post_tables", translator.say("button-post-tables"), emoji="📋")


def list_posted_message(translator: Translator, posted: TableList) -> Message:
    """For somebody who has asked for the list: where it is."""
    link = f"{channel_link(posted.where)}/{posted.message}"
    return Message(translator.language, translator.say("tables-posted", link=link))


def joined_there_message(translator: Translator, table: Table) -> Message:
    """For somebody who has joined a table from the list: where it is."""
    text = translator.say("tables-joined", channel=_channel(table.posts_in))
    return Message(translator.language, text)


def _sections(translator: Translator, joinable: Sequence[ListedTable], maps: Maps) -> list[Block]:
    lines = [_table_lines(translator, one, maps) for one in joinable]
    kept, room = 0, ROOM_TO_JOIN
    while kept < min(len(lines), MOST_TO_JOIN) and len(lines[kept]) <= room:
        room -= len(lines[kept])
        kept += 1
    label = translator.say("button-join")
    sections = [
        Section(line, Button("sit", label, "success", args=(str(one.table.id),), is_lasting=True))
        for line, one in zip(lines[:kept], joinable, strict=False)
    ]
    return [*sections, Text(_more(translator, len(lines) - kept))]


def _fitted(translator: Translator, entries: Sequence[str], room: int) -> str:
    """As many as fit, each on its lines, and how many do not."""
    kept: list[str] = []
    for entry in entries:
        if len(entry) + 1 > room:
            break
        room -= len(entry) + 1
        kept.append(entry)
    more = _more(translator, len(entries) - len(kept))
    return "\n".join([*kept, *((more,) if more else ())])


def _more(translator: Translator, number: int) -> str:
    return translator.say("tables-more", number=number) if number else ""


def _table_lines(translator: Translator, listed: ListedTable, maps: Maps) -> str:
    """The map and the channel; who plays, and what the table is waiting for."""
    table = listed.table
    title = f"**{map_title(translator, maps, table.options.map)}** {_channel(table.posts_in)}"
    names = [_short(name) for name in table.names]
    if listed.free_seats:
        state = translator.say("tables-free-seats", number=listed.free_seats)
    elif listed.waiting:
        who = join_names(translator, [names[seat] for seat in listed.waiting])
        since = relative_time(int(listed.since))
        state = translator.say("tables-turn", who=who, since=since)
    else:
        state = translator.say("tables-full")
    parts = (", ".join(names), state)
    return f"{title}\n{SEPARATOR.join(part for part in parts if part)}"


def _finished_line(translator: Translator, game: FinishedGame, maps: Maps) -> str:
    title = f"**{map_title(translator, maps, game.result.map)}** {_channel(game.where)}"
    at = relative_time(int(game.result.finished_at))
    if not game.winners:
        return f"{title} {at}"
    points = max(seat.points for seat in game.result.seats if seat.place == 1)
    names = join_names(translator, [_short(name) for name in game.winners])
    won = translator.say("tables-winners", names=names, points=points, at=at)
    return f"{title}{SEPARATOR}{won}"


def _channel(where: Where) -> str:
    """Discord shows the channel's name as a link."""
    return f"<#{where.channel}>"


def _short(name: str) -> str:
    return cut(safe_name(name), MAX_NAME)
