"""Nudges to people who keep the others waiting."""

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter

from bot.domain.events import Nudge
from bot.domain.table import TableId, UserId
from bot.store.databases.transactions import Transaction


async def last_nudges(
    db: Transaction, table_id: TableId, unsent_since: float
) -> Mapping[UserId, float]:
    """When each person at the table was last nudged. Nudges that were not sent count only if they
    are younger than `unsent_since`."""
    rows = await db.fetch(
        'SELECT "user", at FROM nudges WHERE table_id = ? AND (is_told OR at > ?)',
        (table_id, unsent_since),
    )
    return {UserId(row[0]): float(row[1]) for row in rows}


async def save_nudge(db: Transaction, table_id: TableId, user: UserId, at: float) -> None:
    await db.execute(
        'INSERT INTO nudges (table_id, "user", at, is_told) VALUES (?, ?, ?, FALSE)'
        ' ON CONFLICT (table_id, "user") DO UPDATE SET at = excluded.at, is_told = FALSE',
        (table_id, user, at),
    )


async def unsent_nudges(db: Transaction, table_id: TableId) -> tuple[Nudge, ...]:
    """The nudges that have not been sent yet."""
    rows = await db.fetch(
        'SELECT at, "user" FROM nudges WHERE table_id = ? AND NOT is_told ORDER BY at, "user"',
        (table_id,),
    )
    together = groupby(((float(row[0]), UserId(row[1])) for row in rows), key=itemgetter(0))
    return tuple(Nudge(at, tuple(user for _, user in same)) for at, same in together)


async def delete_nudge(db: Transaction, table_id: TableId, at: float) -> None:
    await db.execute("DELETE FROM nudges WHERE table_id = ? AND at = ?", (table_id, at))


async def mark_nudge_sent(db: Transaction, table_id: TableId, at: float) -> None:
    await db.execute(
        "UPDATE nudges SET is_told = TRUE WHERE table_id = ? AND at = ?", (table_id, at)
    )
