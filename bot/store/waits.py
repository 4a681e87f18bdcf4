"""Who is waited for, at one table or at all of them."""

from collections.abc import Mapping

import msgspec

from bot.domain.table import GuildId, Options, Preferences, TableId, UserId
from bot.store.databases.transactions import Transaction
from engine.model import Seat
from engine.values import Value


class WaitingPlayer(Value, frozen=True):
    """A person whose turn it is, and the reminders they got."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
    reminders: int
    reminded_at: float
    is_muted: bool
    preferences: Preferences
    patience_h: int


async def waiting_people(db: Transaction) -> list[WaitingPlayer]:
    """All people who are waited for, at all tables that are being played."""
    rows = await db.fetch(
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


async def waiting_computer_players(db: Transaction) -> list[tuple[TableId, Seat]]:
    """The computer players and stand-ins whose turn it is, at all tables."""
    rows = await db.fetch(
        "SELECT w.table_id, w.seat FROM waits AS w JOIN seats AS s USING (table_id, seat)"
        " JOIN tables AS t ON t.id = w.table_id"
        " WHERE s.kind != 'human' AND t.status = 'playing' ORDER BY w.since"
    )
    return [(TableId(row[0]), Seat(row[1])) for row in rows]


async def count_reminder(
    db: Transaction, table_id: TableId, seat: Seat, since: float, at: float
) -> None:
    """Count a reminder of the turn that began at `since`, if it is still that turn."""
    await db.execute(
        "UPDATE waits SET reminders = reminders + 1, reminded_at = ?"
        " WHERE table_id = ? AND seat = ? AND since = ?",
        (at, table_id, seat, since),
    )


async def mute(db: Transaction, table_id: TableId, seat: Seat) -> None:
    """Send no more reminders of this turn."""
    await db.execute(
        "UPDATE waits SET is_muted = TRUE WHERE table_id = ? AND seat = ?", (table_id, seat)
    )


async def of_guild(db: Transaction, guild: GuildId) -> Mapping[TableId, Mapping[Seat, float]]:
    """The seats that each table of a server waits for, and since when."""
    rows = await db.fetch(
        "SELECT w.table_id, w.seat, w.since FROM waits AS w JOIN tables AS t ON t.id = w.table_id"
        " WHERE t.guild = ? AND t.status = 'playing' ORDER BY w.table_id, w.seat",
        (guild,),
    )
    found: dict[TableId, dict[Seat, float]] = {}
    for table_id, seat, since in rows:
        found.setdefault(TableId(table_id), {})[Seat(seat)] = float(since)
    return found


async def at_table(db: Transaction, table_id: TableId) -> Mapping[Seat, float]:
    """The seats one table waits for, and since when."""
    rows = await db.fetch(
        "SELECT seat, since FROM waits WHERE table_id = ? ORDER BY seat", (table_id,)
    )
    return {Seat(row[0]): float(row[1]) for row in rows}
