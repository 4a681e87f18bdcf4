"""Open tables that a restored backup took back to an earlier moment. `copies/take_over.py` stores
them."""

from bot.domain.table import MessageId, TableId
from bot.store.databases.transactions import Statement, Transaction


def told_taken_back(table_id: TableId, message: MessageId) -> Statement:
    """The message says that the table was taken back."""
    return Statement(
        "UPDATE restored_tables SET told_in = ? WHERE table_id = ? AND told_in = 0",
        (message, table_id),
    )


async def all_ids(db: Transaction) -> frozenset[TableId]:
    """All tables that were ever taken back."""
    rows = await db.fetch("SELECT DISTINCT table_id FROM restored_tables")
    return frozenset(TableId(row[0]) for row in rows)


async def is_lost(db: Transaction, table_id: TableId, message: MessageId) -> bool:
    """Whether a message of a table was posted in the time that was lost. The message that tells of
    it was posted later, also if our clock was wrong."""
    rows = await db.fetch(
        "SELECT lost_until, told_in FROM restored_tables WHERE table_id = ? AND lost_after < ?",
        (table_id, message),
    )
    return any(message < min(until, told_in or until) for until, told_in in rows)
