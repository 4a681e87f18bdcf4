"""The keys that sign links to the web page."""

from collections.abc import Sequence

from bot.store.databases.transactions import Statement, Transaction

KEPT = 2  # the current key, and the one before, so that its links stay good


async def load(db: Transaction) -> Sequence[str]:
    """The keys, the oldest first; the last one signs."""
    rows = await db.fetch("SELECT secret FROM web_keys ORDER BY made_at, secret")
    return [str(row[0]) for row in rows]


async def add(db: Transaction, secret: str, at: float) -> None:
    """Sign with this key from now on, and forget those before the previous one."""
    await db.execute_all(
        [
            Statement("INSERT INTO web_keys (secret, made_at) VALUES (?, ?)", (secret, at)),
            Statement(
                "DELETE FROM web_keys WHERE secret NOT IN"
                " (SELECT secret FROM web_keys ORDER BY made_at DESC, secret DESC LIMIT ?)",
                (KEPT,),
            ),
        ]
    )


async def forget(db: Transaction) -> None:
    """Forget all keys: every link is void."""
    await db.execute("DELETE FROM web_keys")
