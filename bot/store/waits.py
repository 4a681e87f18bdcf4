"""Whom all the tables wait for: reminders, patience, and automatic players to move."""

import msgspec
from aiosqlite import Connection

from bot.domain.table import Options, Preferences, TableId, UserId
from engine.model import Seat
from engine.values import Value


class WaitingPlayer(Value, frozen=True):
    """A person whose turn it is, and how often they were reminded of it."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
    reminders: int
    reminded_at: float
    is_muted: bool
    preferences: Preferences
    patience_h: int


async def people(db: Connection) -> list[WaitingPlayer]:
    """Everybody, at all tables that are being played."""
    rows = await db.execute_fetchall(
        "SELECT w.table_id, w.seat, s.user, w.since, w.reminders, w.reminded_at, w.is_muted,"
        " coalesce(p.body, '{}'), t.options"
        " FROM waits AS w JOIN seats AS s USING (table_id, seat)"
        " JOIN tables AS t ON t.id = w.table_id LEFT JOIN preferences AS p ON p.user = s.user"
        " WHERE s.kind = 'human' AND t.status = 'playing' ORDER BY w.since"
    )
    return [
        WaitingPlayer(
            table=TableId(r[0]),
            seat=Seat(r[1]),
            user=UserId(r[2]),
            since=r[3],
            reminders=r[4],
            reminded_at=r[5],
            is_muted=bool(r[6]),
            preferences=msgspec.json.decode(r[7], type=Preferences),
            patience_h=msgspec.json.decode(r[8], type=Options).patience_h,
        )
        for r in rows
    ]


async def automatic(db: Connection) -> list[tuple[TableId, Seat]]:
    """Automatic players and stand-ins whose turn it is."""
    rows = await db.execute_fetchall(
        "SELECT w.table_id, w.seat FROM waits AS w JOIN seats AS s USING (table_id, seat)"
        " JOIN tables AS t ON t.id = w.table_id"
        " WHERE s.kind != 'human' AND t.status = 'playing' ORDER BY w.since"
    )
    return [(TableId(row[0]), Seat(row[1])) for row in rows]


async def reminded(db: Connection, table_id: TableId, seat: Seat, since: float, at: float) -> None:
    """Of this turn: a turn that has begun since then is another one."""
    await db.execute(
        "UPDATE waits SET reminders = reminders + 1, reminded_at = ?"
        " WHERE table_id = ? AND seat = ? AND since = ?",
        (at, table_id, seat, since),
    )


async def mute(db: Connection, table_id: TableId, seat: Seat) -> None:
    """No more reminders of this turn."""
    await db.execute(
        "UPDATE waits SET is_muted = 1 WHERE table_id = ? AND seat = ?", (table_id, seat)
    )
