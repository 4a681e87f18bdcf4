"""`python -m benchmarks.database_size`: what a game costs in the database: log entries, turns, rows
and bytes. Whole games of four people on every map, each seat decided by a computer player, written
and published as the bot does it, but without Discord. The last column is of a PostgreSQL server of
its own, with indexes and without free space."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple

from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    MessageId,
    Options,
    Table,
    UserId,
    Where,
)
from bot.store import Store
from bot.store.copies.copying import copy_database
from bot.store.databases.location import DatabaseUrl
from bot.store.databases.postgres_connection import connected
from bot.tables import Boards, Tables
from engine.model import MapId, Seat
from players.levels import registry
from tests.support.databases.own_postgres import own_server
from tests.support.limits import NO_LIMITS

PLAYERS = 4
GAMES = 8  # on each map
LEVEL = "normal"
SNOWFLAKE = 1_300_000_000_000_000_000  # the length of Discord's ids

numbers = count(1)
ids = map(SNOWFLAKE.__add__, count(1))


class Size(NamedTuple):
    """What the games on a map have left in the database, per game."""

    map_id: str
    entries: float
    turns: float
    rows: float
    written: float  # rows that were inserted, changed or deleted
    bytes_finished: float
    bytes_halfway: float
    bytes_postgres: float


async def main() -> None:
    found = []
    async with own_server() as server:
        for map_id in Boards().map_ids:
            with tempfile.TemporaryDirectory() as folder:
                found.append(await measure(map_id, Path(folder), server.url))
    print(
        "| Map | Log entries | Turns | Rows left | Rows written | kB, over | kB, halfway"
        " | kB, over, PostgreSQL |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for size in found:
        print(
            f"| {size.map_id} | {size.entries:.0f} | {size.turns:.0f} | {size.rows:.0f} |"
            f" {size.written:,.0f} | {size.bytes_finished / 1e3:.0f} |"
            f" {size.bytes_halfway / 1e3:.0f} | {size.bytes_postgres / 1e3:.0f} |"
        )


async def measure(map_id: MapId, folder: Path, server: DatabaseUrl) -> Size:
    database, empty = folder / "games.db", folder / "empty.db"
    async with Store.open(empty):
        pass
    turns, written = 0, 0
    in_postgres = []  # with half of the games, and with all: every index begins with a page
    for _ in range(2):
        async with Store.open(database) as store:
            tables = Tables(store, Boards(), limits=NO_LIMITS)
            before = await _rows_written(store)
            for _ in range(GAMES // 2):
                table = await _start(tables, map_id)
                turns += await _play(tables, table)
            written += await _rows_written(store) - before
        in_postgres.append(await _postgres_bytes(server, database))
    size = _bytes(database, folder) - _bytes(empty, folder)
    with closing(sqlite3.connect(database)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")]
        rows = sum(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names)
        entries = db.execute("SELECT count(*) FROM actions").fetchone()[0]
        db.execute(
            "DELETE FROM actions WHERE seq > (SELECT seq / 2 FROM tables WHERE id = table_id)"
        )
        db.execute(
            "DELETE FROM announcements"
            " WHERE seq > (SELECT tables.seq / 2 FROM tables WHERE id = table_id)"
        )
        db.commit()
    half = _bytes(database, folder) - _bytes(empty, folder)
    return Size(
        map_id=map_id,
        entries=entries / GAMES,
        turns=turns / GAMES,
        rows=rows / GAMES,
        written=written / GAMES,
        bytes_finished=size / GAMES,
        bytes_halfway=half / GAMES,
        bytes_postgres=(in_postgres[1] - in_postgres[0]) / (GAMES // 2),
    )


async def _start(tables: Tables, map_id: MapId) -> Table:
    people = [Human(UserId(next(ids)), f"Person {number}") for number in range(PLAYERS)]
    where = Where(GuildId(next(ids)), ChannelId(next(ids)))
    lobby = await tables.lobby.open(where, people[0], Options(map_id, "en", PLAYERS))
    for person in people[1:]:
        await tables.lobby.join(lobby.id, person)
    await _publish(tables, lobby)
    await tables.lobby.start(lobby.id, people[0].user)
    return await tables.lookup.table(lobby.id)


async def _play(tables: Tables, table: Table) -> int:
    """Play to the end, and publish after every turn. Returns the number of turns."""
    board, turns = Boards()[table.options.map], 0
    deciding = {Seat(seat): registry.make(LEVEL, board, seat) for seat in range(PLAYERS)}
    while True:
        public = await tables.lookup.public_view(table.id)
        if public.stage in ("opening", "turn") or not public.waiting:
            await _publish(tables, table)
            turns += public.stage == "turn"
        if not public.waiting:
            return turns
        seat = public.waiting[0]
        person = table.occupants[seat]
        assert isinstance(person, Human)
        view = await tables.lookup.player_view(table.id, person.user)
        action = deciding[seat].decide(view)
        await tables.moves.act(
            ActionRequest(table.id, person.user, ANY_STEP, action, InteractionId(next(ids)))
        )


async def _publish(tables: Tables, table: Table) -> None:
    """Store that everything is published, in a new message."""
    unpublished = await tables.publication.unpublished(table.id)
    past = [one.posted.id for one in (*unpublished.unedited, unpublished.shown) if one is not None]
    await tables.publication.mark_published(
        unpublished, unpublished.revision, unpublished.seq, MessageId(next(ids)), past
    )


async def _rows_written(store: Store) -> int:
    async with store.writing() as db:
        ((changes,),) = await db.fetch("SELECT total_changes()")
        return int(changes)


async def _postgres_bytes(server: DatabaseUrl, source: Path) -> int:
    """The size that a file has as a PostgreSQL database, without free space."""
    name = f"size_{next(numbers)}"
    async with connected(server) as connection:
        await connection.execute(f"CREATE DATABASE {name}")
    url = DatabaseUrl(server.secret_text.replace("/postgres?", f"/{name}?"))
    await copy_database(source, url)
    async with connected(url) as connection:
        await connection.execute("VACUUM FULL")
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))


def _bytes(database: Path, folder: Path) -> int:
    """The size of the database without free space."""
    copy = folder / "compact.db"
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as db:
        db.execute("VACUUM INTO ?", (str(copy),))
    return copy.stat().st_size


if __name__ == "__main__":
    asyncio.run(main())
