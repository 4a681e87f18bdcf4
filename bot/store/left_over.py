"""Work that follows from what is stored: what is to be published, shown or played."""

from collections.abc import Mapping

from bot.domain.table import TableId
from bot.domain.work import LeftOver, WorkKind
from bot.store.databases.transactions import Transaction
from bot.store.reach import is_reached

# The tables with work of a kind, and a number that changes when there is something else to do. What
# is found first is in turn from each server, so that nobody waits for a server with many tables.
# `{}` is the time.
_IS_REACHED = is_reached("tables")
DUE: Mapping[WorkKind, str] = {
    "publish": "SELECT id, guild, revision AS state FROM tables WHERE published_revision < revision"
    f" AND {_IS_REACHED}",
    "hands": "SELECT id, guild, published_revision AS state FROM tables"
    " WHERE hands_revision < published_revision",
    "play": "SELECT id, guild, max(seq) AS state FROM ("
    "SELECT tables.id, guild, seq FROM seats JOIN waits USING (table_id, seat)"
    " JOIN tables ON tables.id = table_id WHERE seats.kind != 'human' AND status = 'playing'"
    f" AND {_IS_REACHED}"
    " UNION ALL SELECT tables.id, guild, seq FROM queues JOIN waits USING (table_id, seat)"
    " JOIN tables ON tables.id = table_id WHERE is_ready AND since + delay_s <= {}"
    " AND status = 'playing') AS automatic GROUP BY id, guild",
}
IN_TURN = "row_number() OVER (PARTITION BY guild ORDER BY {order}), {order}"
_ORDER = IN_TURN.format(order="(id * 2654435761 + ?) % 4294967291")


async def left_over(
    db: Transaction, kind: WorkKind, now: float, most: int, order: int
) -> list[LeftOver]:
    """Work of a database that one process uses: all of it was begun by this one, or abandoned. In
    an order that depends on the number `order` and on nothing else."""
    time = (now,) if kind == "play" else ()
    # Materialized: otherwise SQLite reads all tables in the order of their servers.
    rows = await db.fetch(
        f"WITH due AS MATERIALIZED ({DUE[kind].format('?')})"
        f" SELECT id, state FROM due ORDER BY {_ORDER} LIMIT ?",
        (*time, order, order, most),
    )
    return [LeftOver(TableId(row[0]), int(row[1]), is_abandoned=True) for row in rows]
