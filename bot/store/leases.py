"""Who does the work of a table, if several processes share a PostgreSQL database.

A process claims work before it begins and renews its lease while it works. If it dies or hangs,
others claim the work when the lease is over. All times are those of the database's clock.

Statements that run while a lease is in use (`using`) are committed only if it is still valid, so a
process that was stopped and comes back cannot overwrite what another one has done since.
"""

from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from contextvars import ContextVar
from time import monotonic

from bot.domain.table import TableId
from bot.domain.work import LeaseLost, WorkKind
from bot.store.databases.transactions import Transaction
from engine.values import Value

LEASE_S = 30.0

BeginWriting = Callable[[], AbstractAsyncContextManager[Transaction]]

_CLAIM = (
    "INSERT INTO leases (table_id, kind, holder, until) {rows}"
    " ON CONFLICT (table_id, kind) DO UPDATE"
    " SET holder = excluded.holder, until = excluded.until, retry_at = 0"
    " WHERE leases.until <= seconds_now() OR leases.holder = excluded.holder RETURNING table_id"
)
_CLAIM_ONE = _CLAIM.format(rows="VALUES (?, ?, ?, seconds_now() + ?)")
_CLAIM_SOME = _CLAIM.format(
    rows="SELECT id, ?::text, ?::text, seconds_now() + ?::float8 FROM (SELECT id FROM tables"
    " WHERE id = ANY(?::bigint[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) AS free"
)
_LEFT_OVER: Mapping[WorkKind, str] = {
    "publish": "SELECT id, revision AS state FROM tables WHERE published_revision < revision",
    "hands": "SELECT id, published_revision AS state FROM tables"
    " WHERE hands_revision < published_revision",
    "play": "SELECT tables.id, max(seq) AS state FROM seats JOIN waits USING (table_id, seat)"
    " JOIN tables ON tables.id = table_id WHERE status = 'playing' AND (seats.kind != 'human'"
    " OR EXISTS (SELECT 1 FROM queues WHERE queues.table_id = waits.table_id"
    " AND queues.seat = waits.seat AND is_ready AND since + delay_s <= seconds_now()))"
    " GROUP BY tables.id",
}


class Lease:
    """The right to do a kind of work for a table. `valid_until` is a time of our own clock, and
    earlier than the time in the database."""

    def __init__(self, table_id: TableId, kind: WorkKind, holder: str, valid_until: float) -> None:
        self.table_id = table_id
        self.kind: WorkKind = kind
        self.holder = holder
        self.valid_until = valid_until

    def require(self) -> None:
        """Raise LeaseLost if another process may be doing the work. Asks no database."""
        if monotonic() >= self.valid_until:
            raise LeaseLost(self.table_id, self.kind)


class LeftOver(Value, frozen=True):
    """Work that nobody does at the moment. `state` changes when there is something else to do.
    `is_abandoned`: somebody has begun and not finished it."""

    table_id: TableId
    state: int
    is_abandoned: bool


_in_use: ContextVar[Lease | None] = ContextVar("lease", default=None)


@contextmanager
def using(lease: Lease) -> Iterator[None]:
    """What this task does in the block, it does with this lease."""
    before = _in_use.set(lease)
    try:
        yield
    finally:
        _in_use.reset(before)


def require_lease_in_use() -> None:
    """Raise LeaseLost if what is being done needs a lease that is over. Asks no database."""
    lease = _in_use.get()
    if lease is not None:
        lease.require()


def fenced(writing: BeginWriting) -> BeginWriting:
    """Transactions that are committed only if the lease in use is valid until then."""

    @asynccontextmanager
    async def begin() -> AsyncIterator[Transaction]:
        lease = _in_use.get()
        async with writing() as db:
            if lease is not None:
                await _require(db, lease)
            yield db

    return begin


async def _require(db: Transaction, lease: Lease) -> None:
    """Nobody can claim the work until the transaction ends."""
    found = await db.fetch(
        "SELECT 1 FROM leases WHERE table_id = ? AND kind = ? AND holder = ?"
        " AND until > seconds_now() FOR SHARE",
        (lease.table_id, lease.kind, lease.holder),
    )
    if not found:
        raise LeaseLost(lease.table_id, lease.kind)


async def claim(db: Transaction, table_id: TableId, kind: WorkKind, holder: str) -> Lease | None:
    """The lease, or None if another process has it. The same process may claim it again."""
    begun_at = monotonic()
    found = await db.fetch(_CLAIM_ONE, (table_id, kind, holder, LEASE_S))
    return Lease(table_id, kind, holder, begun_at + LEASE_S) if found else None


async def claim_some(
    db: Transaction, tables: Collection[TableId], kind: WorkKind, holder: str
) -> list[TableId]:
    """Those of the tables whose work we have claimed; the others are busy."""
    rows = await db.fetch(_CLAIM_SOME, (kind, holder, LEASE_S, sorted(tables)))
    return [TableId(row[0]) for row in rows]


async def renew(
    db: Transaction, held: Collection[tuple[TableId, WorkKind]], holder: str
) -> set[tuple[TableId, WorkKind]]:
    """Prolong leases; returns those that are still ours."""
    rows = await db.fetch(
        "UPDATE leases SET until = seconds_now() + ? WHERE holder = ? AND until > seconds_now()"
        " AND (table_id, kind) IN (SELECT * FROM unnest(?::bigint[], ?::text[]))"
        " RETURNING table_id, kind",
        (LEASE_S, holder, [table_id for table_id, _ in held], [kind for _, kind in held]),
    )
    return {(TableId(row[0]), row[1]) for row in rows}


async def release(db: Transaction, table_id: TableId, kind: WorkKind, holder: str) -> None:
    """The work is done."""
    await db.fetch(
        "DELETE FROM leases WHERE table_id = ? AND kind = ? AND holder = ?",
        (table_id, kind, holder),
    )


async def give_up(
    db: Transaction, table_id: TableId, kind: WorkKind, holder: str, retry_after_s: float
) -> None:
    """The work has failed. Whoever looks for left-over work leaves it alone for so long."""
    await db.fetch(
        "UPDATE leases SET until = 0, retry_at = seconds_now() + ?"
        " WHERE table_id = ? AND kind = ? AND holder = ?",
        (retry_after_s, table_id, kind, holder),
    )


async def release_all(db: Transaction, holder: str) -> None:
    """The process ends."""
    await db.fetch("DELETE FROM leases WHERE holder = ?", (holder,))


async def left_over(db: Transaction, kind: WorkKind, limit: int) -> list[LeftOver]:
    """Work that nobody does and that has not failed just now."""
    rows = await db.fetch(
        "SELECT due.id, due.state, leases.holder IS NOT NULL AND leases.retry_at = 0"  # noqa: S608  # constants
        f" FROM ({_LEFT_OVER[kind]}) AS due"
        " LEFT JOIN leases ON leases.table_id = due.id AND leases.kind = ?"
        " WHERE leases.holder IS NULL OR greatest(leases.until, leases.retry_at) <= seconds_now()"
        " ORDER BY due.id LIMIT ?",
        (kind, limit),
    )
    return [LeftOver(TableId(row[0]), int(row[1]), bool(row[2])) for row in rows]


async def mark_hands_shown(db: Transaction, table_id: TableId, revision: int) -> None:
    """All hands of a table show at least this revision. Whoever says so later does no harm."""
    await db.fetch(
        "UPDATE tables SET hands_revision = greatest(hands_revision, ?) WHERE id = ?",
        (revision, table_id),
    )
