"""Who is signed in on the web page, what they may watch, and which links are void.

Sessions and tickets are known by the SHA-256 of what the browser has: a copy of the database signs
nobody in.
"""

import secrets
from collections.abc import Collection, Iterator, Sequence

from bot.domain.table import TableId, UserId
from bot.store.databases.transactions import Statement, Transaction
from engine.values import Value

_GRANTS = (
    "FROM web_grants JOIN tables ON tables.id = table_id AND tables.channel = web_grants.channel"
)
_WATCHED = f"{_GRANTS} WHERE digest = ? AND until > ?"
FIRST_EPOCHS = 2**31  # so many: nobody begins twice with the same one
MOST_ASKED = 500  # in one query
MOST_SESSIONS = 20  # of one person; the ones used least recently end


class WebSession(Value, frozen=True):
    """Whose session it is, and when it was used, as far as that is stored."""

    user: UserId
    used_at: float


async def begin(db: Transaction, digest: str, user: UserId, at: float) -> None:
    """Sign a person in. `digest`: SHA-256 of what their cookie carries."""
    await db.execute_all(
        [
            Statement(
                'INSERT INTO web_sessions (digest, "user", began_at, used_at) VALUES (?, ?, ?, ?)',
                (digest, user, at, at),
            ),
            Statement(
                'DELETE FROM web_sessions WHERE "user" = ? AND digest NOT IN'
                ' (SELECT digest FROM web_sessions WHERE "user" = ?'
                " ORDER BY used_at DESC, digest LIMIT ?)",
                (user, user, MOST_SESSIONS),
            ),
        ]
    )


async def load(
    db: Transaction, digest: str, used_after: float, began_after: float
) -> WebSession | None:
    """The session; None if it has ended, or was used or begun too long ago."""
    rows = await db.fetch(
        'SELECT "user", used_at FROM web_sessions'
        " WHERE digest = ? AND used_at > ? AND began_at > ?",
        (digest, used_after, began_after),
    )
    return next((WebSession(UserId(row[0]), float(row[1])) for row in rows), None)


async def still_open(db: Transaction, digests: Collection[str]) -> set[str]:
    """Those of these sessions that nobody has ended."""
    found = set[str]()
    for some in _in_parts(digests):
        rows = await db.fetch(
            f"SELECT digest FROM web_sessions WHERE digest IN ({_places(some)})", some
        )
        found |= {str(row[0]) for row in rows}
    return found


async def still_watching(
    db: Transaction, digests: Collection[str], at: float
) -> set[tuple[str, TableId]]:
    """What these sessions may watch."""
    found = set[tuple[str, TableId]]()
    for some in _in_parts(digests):
        rows = await db.fetch(
            f"SELECT digest, table_id {_GRANTS} WHERE until > ? AND digest IN ({_places(some)})",
            (at, *some),
        )
        found |= {(str(row[0]), TableId(row[1])) for row in rows}
    return found


def _in_parts(digests: Collection[str]) -> Iterator[list[str]]:
    """As many as one query may ask for, and again."""
    asked = list(digests)
    for start in range(0, len(asked), MOST_ASKED):
        yield asked[start : start + MOST_ASKED]


def _places(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))


async def touch(db: Transaction, digest: str, at: float) -> None:
    """The session was used."""
    await db.execute("UPDATE web_sessions SET used_at = ? WHERE digest = ?", (at, digest))


async def end(db: Transaction, digest: str) -> None:
    await db.execute("DELETE FROM web_sessions WHERE digest = ?", (digest,))


async def take_over(db: Transaction, before: str, digest: str) -> None:
    """The same person has signed in again in the same browser: the new session may watch what the
    one before might, which ends."""
    await db.execute("UPDATE web_grants SET digest = ? WHERE digest = ?", (digest, before))
    await end(db, before)


async def end_all_of(db: Transaction, user: UserId) -> None:
    """End every session of a person, and make all links void that they have been given."""
    await db.execute('DELETE FROM web_sessions WHERE "user" = ?', (user,))
    await db.execute('UPDATE web_epochs SET epoch = epoch + 1 WHERE "user" = ?', (user,))


async def end_all(db: Transaction) -> int:
    """End every session of everybody; returns how many there were."""
    return len(await db.fetch("DELETE FROM web_sessions RETURNING 1"))


async def delete_old(
    db: Transaction, used_before: float, began_before: float, until: float
) -> None:
    """Delete sessions that have ended by themselves, and grants and tickets that are over."""
    await db.execute_all(
        [
            Statement(
                "DELETE FROM web_sessions WHERE used_at <= ? OR began_at <= ?",
                (used_before, began_before),
            ),
            Statement("DELETE FROM web_grants WHERE until <= ?", (until,)),
            Statement("DELETE FROM web_tickets WHERE until <= ?", (until,)),
        ]
    )


async def epoch_of(db: Transaction, user: UserId) -> int | None:
    """The epoch of the person's links: those of another one are void. It changes when they sign out
    everywhere. None if they have been given no link, or none since their data were deleted."""
    rows = await db.fetch('SELECT epoch FROM web_epochs WHERE "user" = ?', (user,))
    return next((int(row[0]) for row in rows), None)


async def begin_epoch(db: Transaction, user: UserId) -> None:
    """Give the person an epoch if they have none: one that no link has which they were given before
    their data were deleted."""
    await db.execute(
        'INSERT INTO web_epochs ("user", epoch) VALUES (?, ?) ON CONFLICT DO NOTHING',
        (user, secrets.randbelow(FIRST_EPOCHS)),
    )


async def count_of(db: Transaction, user: UserId) -> int:
    ((number,),) = await db.fetch('SELECT count(*) FROM web_sessions WHERE "user" = ?', (user,))
    return int(number)


async def count(db: Transaction, used_after: float) -> int:
    """How many sessions of anybody have been used since."""
    ((number,),) = await db.fetch(
        "SELECT count(*) FROM web_sessions WHERE used_at > ?", (used_after,)
    )
    return int(number)


async def grant(db: Transaction, digest: str, table: TableId, until: float) -> None:
    """Let a session watch a table, as long as it stays in its channel."""
    await db.execute(
        "INSERT INTO web_grants (digest, table_id, until, channel)"
        " SELECT ?, id, ?, channel FROM tables WHERE id = ?"
        " ON CONFLICT (digest, table_id) DO UPDATE SET until = excluded.until,"
        " channel = excluded.channel",
        (digest, until, table),
    )


async def may_watch(db: Transaction, digest: str, table: TableId, at: float) -> bool:
    rows = await db.fetch(
        f"SELECT 1 {_WATCHED} AND table_id = ?",
        (digest, at, table),
    )
    return bool(rows)


async def watched(db: Transaction, digest: str, at: float) -> list[TableId]:
    """The tables that a session may watch."""
    rows = await db.fetch(
        f"SELECT table_id {_WATCHED} ORDER BY table_id",
        (digest, at),
    )
    return [TableId(row[0]) for row in rows]


async def use_ticket(
    db: Transaction, ticket: str, session: str, table: TableId, until: float
) -> UserId | None:
    """Note that a ticket has been used, which is good until then; returns whose session it is of.
    None if the session has ended, or the ticket was used before. Both are digests."""
    rows = await db.fetch(
        "INSERT INTO web_tickets (digest, session, table_id, until)"
        " SELECT ?, digest, ?, ? FROM web_sessions WHERE digest = ? ON CONFLICT DO NOTHING"
        ' RETURNING (SELECT "user" FROM web_sessions WHERE web_sessions.digest = session)',
        (ticket, table, until, session),
    )
    return next((UserId(row[0]) for row in rows), None)
