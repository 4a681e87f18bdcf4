"""Who is waited for, at one table or at all of them."""

import logging
from collections.abc import Iterable, Mapping

import msgspec

from bot.domain.table import DEFAULT_PATIENCE_H, GuildId, Options, Preferences, TableId, UserId
from bot.store.databases.transactions import Dialect, Row, Transaction
from bot.store.reach import is_reached
from bot.store.votes import LAST_WAIT_DECISION
from engine.model import Seat
from engine.values import Value

log = logging.getLogger(__name__)

HOUR_S = 3600
LONG_WAIT_S = 14 * 24 * HOUR_S  # after that, people are reminded rarely
RARELY_S = 7 * 24 * HOUR_S


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


# The numbers that people have chosen are in JSON. The database compares them, because making values
# of all rows takes ten times longer than reading them.
_NUMBER: Mapping[Dialect, str] = {
    "sqlite": "coalesce(json_extract({}, '$.{}'), {:d})",
    "postgres": "coalesce((({}::json) ->> '{}')::float8, {:d})",
}
_TEXT: Mapping[Dialect, str] = {
    "sqlite": "coalesce(json_extract({}, '$.{}'), '{}')",
    "postgres": "coalesce({}::json ->> '{}', '{}')",
}
_WAITING = (
    "SELECT w.table_id, w.seat, s.user, w.since, w.reminders, w.reminded_at, w.is_muted,"
    " coalesce(p.body, '{{}}'), t.options"
    " FROM waits AS w JOIN seats AS s USING (table_id, seat)"
    " JOIN tables AS t ON t.id = w.table_id LEFT JOIN preferences AS p ON p.user = s.user"
    " WHERE s.kind = 'human' AND t.status = 'playing' AND t.guild != 0"
    f" AND {is_reached('t')} AND {{}}"
    " ORDER BY w.since"
)
# Of the wait `w`: games that somebody has left alone with computer players stay waiting for ever.
_ANOTHER_PERSON = (
    "SELECT 1 FROM seats AS other WHERE other.table_id = w.table_id AND other.seat != w.seat"
    " AND other.kind = 'human'"
)
_DEFAULT = Preferences()


def _number(dialect: Dialect, column: str, field: str, default: int) -> str:
    return _NUMBER[dialect].format(column, field, default)


def _to_remind(dialect: Dialect, share: float = 1.0) -> str:
    """`share`: of the time between two reminders."""
    first = _number(dialect, "p.body", "first_after_h", _DEFAULT.first_after_h)
    every = _number(dialect, "p.body", "every_h", _DEFAULT.every_h)
    by = _TEXT[dialect].format("p.body", "by", _DEFAULT.by)
    return _WAITING.format(
        f"NOT w.is_muted AND {by} != 'off' AND CASE WHEN w.reminders = 0"
        f" THEN w.since + {HOUR_S} * {first}"
        f" WHEN w.reminded_at >= w.since + {LONG_WAIT_S} THEN w.reminded_at + {share * RARELY_S}"
        f" ELSE w.reminded_at + {share * HOUR_S} * {every} END <= ?"
    )


def _to_announce(dialect: Dialect) -> str:
    patience = _number(dialect, "t.options", "patience_h", DEFAULT_PATIENCE_H)
    return _WAITING.format(
        f"w.since + {HOUR_S} * {patience} <= ? AND NOT EXISTS (SELECT 1 FROM posts"
        " WHERE posts.table_id = w.table_id AND posts.kind = 'patience' AND posts.seat = w.seat"
        f" AND posts.at >= w.since AND posts.at >= ({LAST_WAIT_DECISION})"
        " AND posts.channel = t.channel AND posts.message != 0)"
        f" AND EXISTS ({_ANOTHER_PERSON})"
    )


_DIALECTS: tuple[Dialect, ...] = ("sqlite", "postgres")
_TO_REMIND = {dialect: _to_remind(dialect) for dialect in _DIALECTS}
_SOON_TO_REMIND = {dialect: _to_remind(dialect, 0.5) for dialect in _DIALECTS}
_TO_ANNOUNCE = {dialect: _to_announce(dialect) for dialect in _DIALECTS}


async def people_to_remind(db: Transaction, now: float) -> list[WaitingPlayer]:
    """The people who are waited for and want to be reminded by now, at all tables that are being
    played and can be seen. It may be within their quiet hours."""
    return _waiting(await db.fetch(_TO_REMIND[db.dialect], (now,)))


async def people_soon_to_remind(db: Transaction, now: float) -> list[WaitingPlayer]:
    """The same, and those half of whose time until the next reminder is over. First reminders come
    in time."""
    return _waiting(await db.fetch(_SOON_TO_REMIND[db.dialect], (now,)))


async def people_over_patience(db: Transaction, now: float) -> list[WaitingPlayer]:
    """The people who have been waited for longer than their table's patience, except those whose
    absence has been announced since the others last decided to wait. That may be a moment ago.
    Somebody else plays at their tables."""
    return _waiting(await db.fetch(_TO_ANNOUNCE[db.dialect], (now,)))


def _waiting(rows: Iterable[Row]) -> list[WaitingPlayer]:
    """The people in these rows. Those that a newer version has written and that this one cannot
    read are left to it, and do not keep the others from being reminded."""
    found: list[WaitingPlayer] = []
    unreadable: list[TableId] = []
    for row in rows:
        try:
            found.append(_waiting_player(row))
        except msgspec.DecodeError:  # it quotes what people have chosen, so it is not logged
            unreadable.append(TableId(row[0]))
    if unreadable:
        about = {"table": unreadable[0]}  # and others
        log.warning("left out %d people whose rows cannot be read", len(unreadable), extra=about)
    return found


def _waiting_player(row: Row) -> WaitingPlayer:
    return WaitingPlayer(
        table=TableId(row[0]),
        seat=Seat(row[1]),
        user=UserId(row[2]),
        since=row[3],
        reminders=row[4],
        reminded_at=row[5],
        is_muted=bool(row[6]),
        preferences=msgspec.json.decode(row[7], type=Preferences),
        patience_h=msgspec.json.decode(row[8], type=Options).patience_h,
    )


async def count_reminder(
    db: Transaction, table_id: TableId, seat: Seat, since: float, at: float
) -> None:
    """Count a reminder of the turn that began at `since`, if it is still that turn."""
    await db.execute(
        "UPDATE waits SET reminders = reminders + 1, reminded_at = ?"
        " WHERE table_id = ? AND seat = ? AND since = ?",
        (at, table_id, seat, since),
    )


async def has_later(db: Transaction, than: float) -> bool:
    """Whether somebody is waited for, or was reminded, since a moment later than that."""
    return bool(
        await db.fetch(
            "SELECT 1 FROM waits WHERE since > ? OR reminded_at > ? LIMIT 1", (than, than)
        )
    )


async def bring_back(db: Transaction, later_than: float, now: float) -> None:
    """Nobody is waited for since a moment later than that: the clock was ahead, and it is now."""
    await db.execute("UPDATE waits SET since = ? WHERE since > ?", (now, later_than))
    await db.execute("UPDATE waits SET reminded_at = ? WHERE reminded_at > ?", (now, later_than))


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


async def is_waited_for(
    db: Transaction, table_id: TableId, seat: Seat, user: UserId, since: float
) -> bool:
    """Whether a table has been waiting since this moment for this person at this seat."""
    rows = await db.fetch(
        "SELECT 1 FROM waits AS w JOIN seats AS s USING (table_id, seat)"
        " JOIN tables AS t ON t.id = w.table_id WHERE w.table_id = ? AND w.seat = ?"
        " AND w.since = ? AND s.kind = 'human' AND s.\"user\" = ? AND t.status = 'playing'",
        (table_id, seat, since, user),
    )
    return bool(rows)
