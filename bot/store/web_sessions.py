"""Who is signed in on the web page, and which links are void."""

from bot.domain.table import TableId, UserId
from bot.store.databases.transactions import Transaction


async def begin(db: Transaction, digest: str, user: UserId, at: float) -> None:
    """Sign a person in. `digest`: SHA-256 of what their cookie carries."""
    await db.execute(
        'INSERT INTO web_sessions (digest, "user", began_at, used_at) VALUES (?, ?, ?, ?)',
        (digest, user, at, at),
    )


async def user_of(
    db: Transaction, digest: str, used_after: float, began_after: float
) -> UserId | None:
    """Whose session this is; None if it has ended, or was used or begun too long ago."""
    rows = await db.fetch(
        'SELECT "user" FROM web_sessions WHERE digest = ? AND used_at > ? AND began_at > ?',
        (digest, used_after, began_after),
    )
    return next((UserId(row[0]) for row in rows), None)


async def touch(db: Transaction, digest: str, at: float) -> None:
    """The session was used."""
    await db.execute("UPDATE web_sessions SET used_at = ? WHERE digest = ?", (at, digest))


async def end(db: Transaction, digest: str) -> None:
    await db.execute("DELETE FROM web_sessions WHERE digest = ?", (digest,))


async def end_all_of(db: Transaction, user: UserId) -> None:
    """End every session of a person, and make all links void that they have been given."""
    await db.execute('DELETE FROM web_sessions WHERE "user" = ?', (user,))
    await db.execute(
        'INSERT INTO web_epochs ("user", epoch) VALUES (?, 1)'
        ' ON CONFLICT ("user") DO UPDATE SET epoch = web_epochs.epoch + 1',
        (user,),
    )


async def epoch_of(db: Transaction, user: UserId) -> int:
    """How often the person has signed out everywhere: links of an earlier epoch are void."""
    rows = await db.fetch('SELECT epoch FROM web_epochs WHERE "user" = ?', (user,))
    return next((int(row[0]) for row in rows), 0)


async def count_of(db: Transaction, user: UserId) -> int:
    ((number,),) = await db.fetch('SELECT count(*) FROM web_sessions WHERE "user" = ?', (user,))
    return int(number)


async def grant(db: Transaction, digest: str, table: TableId, until: float) -> None:
    """Let a session watch a table."""
    await db.execute(
        "INSERT INTO web_grants (digest, table_id, until) VALUES (?, ?, ?)"
        " ON CONFLICT (digest, table_id) DO UPDATE SET until = excluded.until",
        (digest, table, until),
    )


async def may_watch(db: Transaction, digest: str, table: TableId, at: float) -> bool:
    rows = await db.fetch(
        "SELECT 1 FROM web_grants WHERE digest = ? AND table_id = ? AND until > ?",
        (digest, table, at),
    )
    return bool(rows)
