"""Tables and the people at them."""

from collections.abc import Mapping, Sequence
from typing import assert_never

import msgspec

from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
    GuildId,
    Human,
    Occupant,
    Options,
    Seq,
    StandIn,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.store.databases.transactions import Dialect, Row, Statement, Transaction
from engine.cards import Seed
from engine.model import MapId, Seat
from engine.values import Value

# The seats come as JSON in the same row: a second statement costs as much as a hundred rows.
_SEATS_AS_JSON: Mapping[Dialect, str] = {
    "sqlite": 'SELECT json_group_array(json_array(kind, "user", name, level, is_vacant))'
    " FROM (SELECT * FROM seats WHERE table_id = tables.id ORDER BY seat)",
    "postgres": "SELECT coalesce(json_agg("
    "json_build_array(kind, \"user\", name, level, is_vacant) ORDER BY seat), '[]')"
    " FROM seats WHERE table_id = tables.id",
}
_ON_A_SERVER = "guild != 0"  # not a game that only one person sees, such as a daily deal
MOST_BEGUN = 200  # tables that are offered to somebody who wants to look at one again
MOST_ASKED = 500  # tables by one statement
SeatRow = tuple[str, int, str, str]
_SEATS = msgspec.json.Decoder(list[tuple[str, int, str, str, bool]], strict=False)


class PublicState(Value, frozen=True):
    """The last entry of a table's log, and how many public changes there have been; how many of
    them have been published, and the last entry that a message announces. `quiet_changes`: of which
    nobody is told but who made them."""

    seq: Seq
    changes: int
    published: int
    announced: Seq
    quiet_changes: int

    @property
    def is_published(self) -> bool:
        return self.published >= self.changes


async def insert(db: Transaction, table: Table, at: float) -> Table:
    """Insert a new table, which its host opens; returns it with its id."""
    (row,) = await db.fetch(
        "INSERT INTO tables (guild, channel, host, opened_by, status, options, opened_at, series)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            table.where.guild,
            table.where.channel,
            table.host,
            table.host,
            table.status,
            _text(table.options),
            at,
            0 if table.options.has_same_cards else table.options.series,
        ),
    )
    table = msgspec.structs.replace(table, id=TableId(row[0]))
    await db.execute_all(_seat_inserts(table))
    return table


def changed(table: Table, seq: Seq, revision: int, at: float) -> Statement:
    """Write the table's row as it is after a public change, except its seats. `seq`: the last entry
    of its log. `at`: the time of the change. ConflictError if the table has not got this revision
    any more."""
    return Statement(
        "UPDATE tables SET guild = ?, channel = ?, host = ?, status = ?, options = ?, seq = ?,"
        " changed_at = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
        (
            *(table.where.guild, table.where.channel, table.host, table.status),
            *(_text(table.options), seq, at, table.id, revision),
        ),
        must_change=True,
    )


def changed_quietly(table_id: TableId, revision: int) -> Statement:
    """The table has a new revision of which nothing is to be published. What had been published
    stays published, what had not is still to be. ConflictError as above."""
    return Statement(
        "UPDATE tables SET revision = revision + 1, published_revision = published_revision + 1,"
        " quiet_changes = quiet_changes + 1 WHERE id = ? AND revision = ?",
        (table_id, revision),
        must_change=True,
    )


def unchanged(table_id: TableId, revision: int) -> Statement:
    """ConflictError if the table has not got this revision any more."""
    return Statement(
        "UPDATE tables SET revision = revision WHERE id = ? AND revision = ?",
        (table_id, revision),
        must_change=True,
    )


def seated(table: Table) -> list[Statement]:
    """Write who has which seat of a table."""
    delete = Statement("DELETE FROM seats WHERE table_id = ?", (table.id,))
    return [delete, *_seat_inserts(table)]


async def revision(db: Transaction, table_id: TableId) -> int:
    """The revision of a table, or 0 if there is no such table."""
    rows = await db.fetch("SELECT revision FROM tables WHERE id = ?", (table_id,))
    return int(rows[0][0]) if rows else 0


async def public_states(db: Transaction, tables: Sequence[TableId]) -> dict[TableId, PublicState]:
    """How far each of these tables is, as everybody may know."""
    found: dict[TableId, PublicState] = {}
    for start in range(0, len(tables), MOST_ASKED):
        asked = tables[start : start + MOST_ASKED]
        rows = await db.fetch(
            "SELECT id, seq, revision - quiet_changes, published_revision - quiet_changes,"
            " announced_seq, quiet_changes FROM tables"
            f" WHERE id IN ({', '.join('?' * len(asked))})",
            asked,
        )
        found |= {TableId(row[0]): _public_state(row) for row in rows}
    return found


def _public_state(row: Row) -> PublicState:
    return PublicState(Seq(row[1]), int(row[2]), int(row[3]), Seq(row[4]), int(row[5]))


async def load_at_revision(db: Transaction, table_id: TableId) -> tuple[Table, Seq, int] | None:
    """A table, the last entry of its log and its revision, all of one moment; or None."""
    rows = await db.fetch(_select(db, "WHERE id = ?"), (table_id,))
    return next(((_table(row), Seq(row[8]), int(row[9])) for row in rows), None)


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
        f" AND status IN ('lobby', 'playing') AND {_ON_A_SERVER} ORDER BY id"
    )
    return await _tables(db, where, user, user)


async def open_of_guild(db: Transaction, guild: GuildId) -> list[Table]:
    """The open tables of a server, oldest first."""
    where = "WHERE guild = ? AND status IN ('lobby', 'playing') ORDER BY id"
    return await _tables(db, where, guild)


async def maps_in_play(db: Transaction) -> set[MapId]:
    """The maps of all open tables."""
    rows = await db.fetch(
        "SELECT DISTINCT options FROM tables WHERE status IN ('lobby', 'playing')"
    )
    return {msgspec.json.decode(text, type=Options).map for (text,) in rows}


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
    own = (
        'WHERE id IN (SELECT table_id FROM seats WHERE "user" = ? AND "user" != 0)'
        f" AND {_ON_A_SERVER}"
    )
    return await _opened_at(db, own, (user,))


async def _opened_at(
    db: Transaction, where: str, parameters: Sequence[int]
) -> list[tuple[Table, float]]:
    newest = f"{where} AND seq > 0 ORDER BY id DESC LIMIT {MOST_BEGUN}"
    rows = await db.fetch(f"SELECT id, opened_at FROM tables {newest}", parameters)
    opened_at = {TableId(row[0]): float(row[1]) for row in rows}
    tables = await _tables(db, newest, *parameters)
    return [(table, opened_at[table.id]) for table in tables if table.id in opened_at]


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
    return [_table(row) for row in await db.fetch(_select(db, where), parameters)]


def _select(db: Transaction, where: str) -> str:
    return (
        "SELECT id, guild, channel, host, status, options, seed_hash,"
        f" ({_SEATS_AS_JSON[db.dialect]}), seq, revision FROM tables {where}"
    )


def _table(row: Row) -> Table:
    table_id, guild, channel, host, status, options, seed_hash, seats_text, *_ = row
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
