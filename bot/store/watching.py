"""People who watch tables without playing."""

from collections.abc import Iterable

from bot.domain.table import Seq, TableId, UserId
from bot.domain.watching import NOT_DUE, DueWatch, Watch
from bot.store.databases.transactions import Row, Statement, Transaction

_OWN_COLUMNS = 'table_id, "user", every, previous_seq, seq'
_COLUMNS = 'w.table_id, w."user", w.every, w.previous_seq, w.seq'


async def save(db: Transaction, table_id: TableId, user: UserId, every: int) -> Watch:
    """From now on, or with another number of turns."""
    rows = await db.fetch(
        'INSERT INTO watchers (table_id, "user", every, previous_seq, seq)'
        " SELECT id, CAST(? AS BIGINT), CAST(? AS BIGINT), seq, seq FROM tables WHERE id = ?"
        ' ON CONFLICT (table_id, "user") DO UPDATE SET every = excluded.every,'
        f" seq = excluded.seq RETURNING {_OWN_COLUMNS}",
        (user, every, table_id),
    )
    return _watch(rows[0])


async def delete(db: Transaction, table_id: TableId, user: UserId) -> None:
    await db.execute('DELETE FROM watchers WHERE table_id = ? AND "user" = ?', (table_id, user))


async def delete_all(db: Transaction, table_id: TableId) -> None:
    """Nobody watches the table any more."""
    await db.execute("DELETE FROM watchers WHERE table_id = ?", (table_id,))


async def load(db: Transaction, table_id: TableId, user: UserId) -> Watch | None:
    rows = await db.fetch(
        f'SELECT {_COLUMNS} FROM watchers AS w WHERE w.table_id = ? AND w."user" = ?',
        (table_id, user),
    )
    return next(map(_watch, rows), None)


async def behind(db: Transaction) -> list[Watch]:
    """Those at whose tables something has happened that they may want to know: some turns, or the
    end. It has been published."""
    rows = await db.fetch(
        f"SELECT {_COLUMNS} FROM watchers AS w JOIN tables AS t ON t.id = w.table_id"
        " WHERE w.due_seq = ? AND t.published_revision >= t.revision"
        " AND (t.status IN ('over', 'cancelled') OR (w.every > 0 AND t.seq > w.seq))"
        ' ORDER BY w.table_id, w."user"',
        (NOT_DUE,),
    )
    return [_watch(row) for row in rows]


async def mark_due(db: Transaction, watches: Iterable[Watch], seq: Seq) -> None:
    """They are to be told what happened up to this entry."""
    await db.execute_all(
        Statement(
            "UPDATE watchers SET due_seq = ?, previous_seq = seq, seq = ?"
            ' WHERE table_id = ? AND "user" = ? AND due_seq = ?',
            (seq, seq, watch.table, watch.user, NOT_DUE),
        )
        for watch in watches
    )


async def due(db: Transaction) -> list[DueWatch]:
    """All who are to be told something and have not been, as far as we know."""
    rows = await db.fetch(
        'SELECT table_id, due_seq, "user" FROM watchers WHERE due_seq != ?'
        ' ORDER BY table_id, due_seq, "user"',
        (NOT_DUE,),
    )
    found: dict[tuple[TableId, Seq], list[UserId]] = {}
    for table_id, seq, user in rows:
        found.setdefault((TableId(table_id), Seq(seq)), []).append(UserId(user))
    return [DueWatch(table_id, seq, tuple(users)) for (table_id, seq), users in found.items()]


async def mark_told(db: Transaction, told: DueWatch) -> None:
    await db.execute(
        "UPDATE watchers SET due_seq = ? WHERE table_id = ? AND due_seq = ?",
        (NOT_DUE, told.table, told.seq),
    )


def _watch(row: Row) -> Watch:
    return Watch(TableId(row[0]), UserId(row[1]), row[2], Seq(row[3]), Seq(row[4]))
