"""Tables and the people at them."""

from collections.abc import Mapping, Sequence
from typing import assert_never

import msgspec

from bot.domain.table import (
    BEFORE_FIRST,
    ChannelId,
    ComputerPlayer,
    GuildId,
    Human,
    Occupant,
    Options,
    Seq,
    StandIn,
    Status,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.store.databases.transactions import Dialect, Statement, Transaction
from engine.cards import Seed
from engine.model import Seat

# The seats come as JSON in the same row: a second statement costs as much as a hundred rows.
_SEATS_AS_JSON: Mapping[Dialect, str] = {
    "sqlite": 'SELECT json_group_array(json_array(kind, "user", name, level, is_vacant))'
    " FROM (SELECT * FROM seats WHERE table_id = tables.id ORDER BY seat)",
    "postgres": "SELECT coalesce(json_agg("
    "json_build_array(kind, \"user\", name, level, is_vacant) ORDER BY seat), '[]')"
    " FROM seats WHERE table_id = tables.id",
}
_LOCK: Mapping[Dialect, str] = {
    "sqlite": "SELECT seq, revision FROM tables WHERE id = ?",  # a transaction locks everything
    "postgres": "SELECT seq, revision FROM tables WHERE id = ? FOR NO KEY UPDATE",
}
MOST_BEGUN = 200  # tables that are offered to somebody who wants to look at one again
Row = tuple[int, int, int, int, Status, str, str, str]
SeatRow = tuple[str, int, str, str]
_SEATS = msgspec.json.Decoder(list[tuple[str, int, str, str, bool]], strict=False)


async def insert(db: Transaction, table: Table, at: float) -> Table:
    """Insert a new table; returns it with its id."""
    (row,) = await db.fetch(
        "INSERT INTO tables (guild, channel, host, status, options, opened_at)"
        " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        (
            table.where.guild,
            table.where.channel,
            table.host,
            table.status,
            _text(table.options),
            at,
        ),
    )
    table = msgspec.structs.replace(table, id=TableId(row[0]))
    await db.execute_all(_seat_inserts(table))
    return table


async def save(db: Transaction, table: Table) -> None:
    """Write the table as it is now. This is a public change."""
    await db.execute_all(
        [
            Statement(
                "UPDATE tables SET guild = ?, channel = ?, host = ?, status = ?, options = ?,"
                " revision = revision + 1 WHERE id = ?",
                (
                    table.where.guild,
                    table.where.channel,
                    table.host,
                    table.status,
                    _text(table.options),
                    table.id,
                ),
            ),
            Statement("DELETE FROM seats WHERE table_id = ?", (table.id,)),
            *_seat_inserts(table),
        ]
    )


async def raise_revision(db: Transaction, table_id: TableId) -> None:
    """Count a public change that is not in the table's own row."""
    await db.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table_id,))


async def revision(db: Transaction, table_id: TableId) -> int:
    """The revision of a table, or 0 if there is no such table."""
    rows = await db.fetch("SELECT revision FROM tables WHERE id = ?", (table_id,))
    return int(rows[0][0]) if rows else 0


async def lock(db: Transaction, table_id: TableId) -> tuple[Seq, int]:
    """The last entry and the revision of a table, 0 and 0 if there is no such table. No other
    process changes them until the transaction ends. Statements that follow see what other processes
    have committed before."""
    rows = await db.fetch(_LOCK[db.dialect], (table_id,))
    return (Seq(rows[0][0]), int(rows[0][1])) if rows else (BEFORE_FIRST, 0)


async def load(db: Transaction, table_id: TableId) -> Table | None:
    found = await _tables(db, "WHERE id = ?", table_id)
    return found[0] if found else None


async def open_in(db: Transaction, channel: ChannelId) -> Table | None:
    """The open table of a channel, or None."""
    where = "WHERE channel = ? AND status IN ('lobby', 'playing')"
    found = await _tables(db, where, channel)
    return found[0] if found else None


async def last_in(db: Transaction, channel: ChannelId) -> Table | None:
    """The newest table of a channel, open or closed, or None."""
    found = await _tables(db, "WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)
    return found[0] if found else None


async def of_user(db: Transaction, user: UserId) -> list[Table]:
    """The open tables at which the user has a seat or is host, oldest first."""
    where = (
        'WHERE (host = ? OR id IN (SELECT table_id FROM seats WHERE "user" = ? AND "user" != 0))'
        " AND status IN ('lobby', 'playing') ORDER BY id"
    )
    return await _tables(db, where, user, user)


async def open_of_guild(db: Transaction, guild: GuildId) -> list[Table]:
    """The open tables of a server, oldest first."""
    where = "WHERE guild = ? AND status IN ('lobby', 'playing') ORDER BY id"
    return await _tables(db, where, guild)


async def last_begun_in(db: Transaction, channel: ChannelId) -> Table | None:
    """The newest table of a channel whose game has begun, or None."""
    found = await _tables(db, "WHERE channel = ? AND seq > 0 ORDER BY id DESC LIMIT 1", channel)
    return found[0] if found else None


async def begun_on_server(db: Transaction, user: UserId, where: Where) -> list[tuple[Table, float]]:
    """The newest tables of a server whose game has begun, in this channel or with the user as
    player or host; each with the time at which it was opened."""
    return await _opened_at(
        db,
        "WHERE guild = ? AND (channel = ? OR host = ?"
        ' OR id IN (SELECT table_id FROM seats WHERE "user" = ? AND "user" != 0))',
        (where.guild, where.channel, user, user),
    )


async def begun_by(db: Transaction, user: UserId) -> list[tuple[Table, float]]:
    """The same for all servers: the tables at which the user has a seat."""
    own = 'WHERE id IN (SELECT table_id FROM seats WHERE "user" = ? AND "user" != 0)'
    return await _opened_at(db, own, (user,))


async def _opened_at(
    db: Transaction, where: str, parameters: Sequence[int]
) -> list[tuple[Table, float]]:
    newest = f"{where} AND seq > 0 ORDER BY id DESC LIMIT {MOST_BEGUN}"
    rows = await db.fetch(f"SELECT id, opened_at FROM tables {newest}", parameters)
    opened_at = {TableId(row[0]): float(row[1]) for row in rows}
    tables = await _tables(db, newest, *parameters)
    return [(table, opened_at[table.id]) for table in tables if table.id in opened_at]


async def finished(
    db: Transaction, user: UserId, channel: ChannelId, most: int
) -> list[tuple[Table, float]]:
    """The newest tables with a finished game at which the user had a seat or was host, or in this
    channel; each with the time of its end."""
    where = (
        'WHERE (host = ? OR channel = ? OR id IN (SELECT table_id FROM seats WHERE "user" = ?'
        " AND \"user\" != 0)) AND status = 'over' ORDER BY id DESC LIMIT ?"
    )
    found = await _tables(db, where, user, channel, user, most)
    rows = await db.fetch(
        "SELECT id, (SELECT at FROM actions WHERE table_id = tables.id AND seq = tables.seq)"
        f" FROM tables {where}",
        (user, channel, user, most),
    )
    ended_at = {TableId(row[0]): float(row[1] or 0) for row in rows}
    return [(table, ended_at.get(table.id, 0.0)) for table in found]


async def save_start(db: Transaction, table: Table, seed: Seed, rules: int) -> None:
    """Write what is fixed when a game begins."""
    await db.execute(
        "UPDATE tables SET seed = ?, seed_hash = ?, rules = ? WHERE id = ?",
        (seed, table.seed_hash, rules, table.id),
    )


async def seed_and_rules(db: Transaction, table_id: TableId) -> tuple[Seed, int]:
    (row,) = await db.fetch("SELECT seed, rules FROM tables WHERE id = ?", (table_id,))
    return Seed(row[0]), int(row[1])


async def _tables(db: Transaction, where: str, *parameters: int) -> list[Table]:
    rows = await db.fetch(
        "SELECT id, guild, channel, host, status, options, seed_hash,"
        f" ({_SEATS_AS_JSON[db.dialect]}) FROM tables {where}",
        parameters,
    )
    return [_table((r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7])) for r in rows]


def _table(row: Row) -> Table:
    table_id, guild, channel, host, status, options, seed_hash, seats_text = row
    seats = _SEATS.decode(seats_text)
    return Table(
        id=TableId(table_id),
        where=Where(GuildId(guild), ChannelId(channel)),
        host=UserId(host),
        options=msgspec.json.decode(options, type=Options),
        status=status,
        occupants=tuple(_occupant(seat[:4]) for seat in seats),
        seed_hash=seed_hash,
        vacant=tuple(Seat(number) for number, seat in enumerate(seats) if seat[4]),
    )


def _seat_inserts(table: Table) -> list[Statement]:
    sql = (
        'INSERT INTO seats (table_id, seat, kind, "user", name, level, is_vacant)'
        " VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    return [
        Statement(sql, (table.id, seat, *_row(person), Seat(seat) in table.vacant))
        for seat, person in enumerate(table.occupants)
    ]


def _row(person: Occupant) -> SeatRow:
    match person:
        case Human():
            return "human", person.user, person.name, ""
        case ComputerPlayer():
            return "automatic", 0, person.name, person.level
        case StandIn():
            return "stand-in", person.user, person.name, person.level
        case _:
            assert_never(person)


def _occupant(row: SeatRow) -> Occupant:
    kind, user, name, level = row
    fields = {"type": kind, "user": user, "name": name, "level": level}
    person: Occupant = msgspec.convert(fields, Occupant)
    return person


def _text(options: Options) -> str:
    return msgspec.json.encode(options).decode()
