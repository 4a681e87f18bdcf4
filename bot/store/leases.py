"""Who does the work of a table, if several processes share a PostgreSQL database.

A process takes work before it begins and renews its lease while it works. If it dies or hangs,
others take the work when the lease is over. All times are those of the database's clock.

Statements that run while a lease is in use (`using`) are committed only if it is still valid, so a
process that was stopped and comes back cannot overwrite what another one has done since.
"""

from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterator,
    Mapping,
    Sequence,
    Set,
)
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from bot.domain.table import TableId
from bot.domain.work import LeaseLost, LeftOver, StoredWorkKind, WorkKind
from bot.store import lease_clock
from bot.store.databases.composed import composed
from bot.store.databases.errors import ConflictError
from bot.store.databases.transactions import BeginWriting, Statement, Transaction, WriteTogether
from bot.store.left_over import DUE, IN_TURN

LEASE_S = 30.0


_TAKE = (
    "INSERT INTO leases (table_id, kind, holder, until) {rows}"
    " ON CONFLICT (table_id, kind) DO UPDATE"
    " SET holder = excluded.holder, until = excluded.until, retry_at = 0"
    " WHERE leases.until <= seconds_now() OR leases.holder = excluded.holder RETURNING table_id"
)
_IS_USABLE = "SELECT {} FROM slow_train_schema WHERE min_version <= ?"
_IS_USABLE_AND_OURS = (
    "SELECT {} FROM leases, slow_train_schema WHERE table_id = ? AND kind = ? AND holder = ?"
    " AND until > seconds_now() AND min_version <= ? FOR SHARE OF leases"
)
_WITHOUT_DISK = "set_config('synchronous_commit', 'off', TRUE)"  # of this transaction only
_TAKE_ONE = _TAKE.format(rows="VALUES (?, ?, ?, seconds_now() + ?)")
_TAKE_SOME = _TAKE.format(
    rows="SELECT id, ?::text, ?::text, seconds_now() + ?::float8 FROM (SELECT id FROM tables"
    " WHERE id = ANY(?::bigint[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) AS free"
)
_RENEW = (
    "WITH ours AS (SELECT table_id, kind FROM leases WHERE holder = ? AND until > seconds_now()"
    " AND (table_id, kind) IN (SELECT * FROM unnest(?::bigint[], ?::text[]))),"
    # The condition again, of the row as it is when it is locked: it may have been taken since.
    " free AS (SELECT table_id, kind FROM leases JOIN ours USING (table_id, kind)"
    " WHERE leases.holder = ? AND leases.until > seconds_now()"
    " FOR NO KEY UPDATE OF leases SKIP LOCKED),"
    " renewed AS (UPDATE leases SET until = seconds_now() + ? FROM free"
    " WHERE (leases.table_id, leases.kind) = (free.table_id, free.kind)"
    " RETURNING leases.table_id, leases.kind)"
    " SELECT table_id, kind, renewed.kind IS NOT NULL"
    " FROM ours LEFT JOIN renewed USING (table_id, kind)"
)
_WORK: Mapping[StoredWorkKind, str] = {
    "publish": "published_revision < revision"
    " OR EXISTS (SELECT 1 FROM announcements AS one WHERE one.table_id = tables.id"
    " AND NOT one.is_past AND one.message != tables.message)"
    " OR EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND kind != 'hand'"
    " AND question NOT IN ('watch', 'review'))"
    " OR EXISTS (SELECT 1 FROM votes WHERE table_id = tables.id AND outcome = 'open')"
    " OR EXISTS (SELECT 1 FROM nudges WHERE table_id = tables.id AND NOT is_told)"
    " OR EXISTS (SELECT 1 FROM offers WHERE table_id = tables.id)",
    "hands": "hands_revision < revision",
}
_TAKE_WORK: Mapping[StoredWorkKind, str] = {
    kind: f"WITH work AS (SELECT revision FROM tables WHERE id = ? AND ({is_due})), taken AS ("
    + _TAKE.format(rows="SELECT ?::bigint, ?::text, ?::text, seconds_now() + ?::float8 FROM work")
    + "), given_back AS (DELETE FROM leases WHERE table_id = ? AND kind = ? AND holder = ?"
    " AND NOT EXISTS (SELECT 1 FROM work))"
    " SELECT coalesce((SELECT revision FROM work), 0), EXISTS (SELECT 1 FROM taken)"
    for kind, is_due in _WORK.items()
}
_ORDER = IN_TURN.format(order="hashint8extended(due.id, ?::bigint)")


class Lease:
    """The right to do a kind of work for a table. `valid_until` is a time of `lease_clock`,
    and earlier than the time in the database."""

    def __init__(self, table_id: TableId, kind: WorkKind, holder: str, valid_until: float) -> None:
        self.table_id = table_id
        self.kind: WorkKind = kind
        self.holder = holder
        self.valid_until = valid_until

    def require(self) -> None:
        """Raise LeaseLost if another process may be doing the work. Asks no database."""
        if lease_clock.seconds() >= self.valid_until:
            raise LeaseLost(self.table_id, self.kind)


class Renewal(NamedTuple):
    """Which leases were prolonged, and which were not because a transaction uses them just now or
    has just changed them: the next attempt tells. All others are lost."""

    renewed: Set[tuple[TableId, WorkKind]]
    in_use: Set[tuple[TableId, WorkKind]]


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
        try:
            async with writing() as db:
                if lease is not None:
                    await _require(db, lease)
                yield db
        except ConflictError:
            if lease is not None:  # it may have ended while the connection was lost
                lease.require()
            raise

    return begin


def fenced_together(
    db: Transaction, version: int, require_usable: Callable[[], Awaitable[None]]
) -> WriteTogether:
    """The same for transactions of one statement. `version`: of this process, which must not write
    once a newer one has made a schema that it cannot use."""

    async def write(statements: Sequence[Statement], /, *, is_durable: bool = True) -> None:
        lease, column = _in_use.get(), "1" if is_durable else _WITHOUT_DISK
        allowed = Statement(_IS_USABLE.format(column), (version,))
        if lease is not None:
            ours = (lease.table_id, lease.kind, lease.holder)
            allowed = Statement(_IS_USABLE_AND_OURS.format(column), (*ours, version))
        try:
            await db.fetch(*composed(allowed, statements)[:2])
        except ConflictError:
            await require_usable()
            if lease is not None:
                await _require(db, lease)
            raise

    return write


async def _require(db: Transaction, lease: Lease) -> None:
    """Nobody can take the work until the transaction ends."""
    found = await db.fetch(
        "SELECT 1 FROM leases WHERE table_id = ? AND kind = ? AND holder = ?"
        " AND until > seconds_now() FOR SHARE",
        (lease.table_id, lease.kind, lease.holder),
    )
    if not found:
        raise LeaseLost(lease.table_id, lease.kind)


async def take(db: Transaction, table_id: TableId, kind: WorkKind, holder: str) -> Lease | None:
    """The lease, or None if another process has it. The same process may take it again."""
    begun_at = lease_clock.seconds()
    found = await db.fetch(_TAKE_ONE, (table_id, kind, holder, LEASE_S))
    return Lease(table_id, kind, holder, begun_at + LEASE_S) if found else None


async def take_work(
    db: Transaction, table_id: TableId, kind: StoredWorkKind, holder: str
) -> tuple[int, Lease | None]:
    """The revision of the table if there is work of this kind, otherwise 0; and the lease, or None
    if there is no work or another process does it. Without work, a lease that this process has
    taken before is given back."""
    begun_at = lease_clock.seconds()
    ((revision, is_taken),) = await db.fetch(
        _TAKE_WORK[kind],
        (table_id, table_id, kind, holder, LEASE_S, table_id, kind, holder),
    )
    lease = Lease(table_id, kind, holder, begun_at + LEASE_S) if is_taken else None
    return int(revision), lease


async def take_some(
    db: Transaction, tables: Collection[TableId], kind: WorkKind, holder: str
) -> list[TableId]:
    """Those of the tables whose work we have taken; the others are busy."""
    rows = await db.fetch(_TAKE_SOME, (kind, holder, LEASE_S, sorted(tables)))
    return [TableId(row[0]) for row in rows]


async def renew(
    db: Transaction, leases: Collection[tuple[TableId, WorkKind]], holder: str
) -> Renewal:
    """Prolong leases, without waiting for transactions that use some of them."""
    tables, kinds = [table_id for table_id, _ in leases], [kind for _, kind in leases]
    rows = await db.fetch(_RENEW, (holder, tables, kinds, holder, LEASE_S))
    renewed = {(TableId(row[0]), row[1]) for row in rows if row[2]}
    return Renewal(renewed, {(TableId(row[0]), row[1]) for row in rows if not row[2]})


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


async def left_over(db: Transaction, kind: WorkKind, limit: int, order: int) -> list[LeftOver]:
    """Work that nobody does and that has not failed just now. Abandoned work comes first, the rest
    in an order that depends on the number `order` and on nothing else."""
    rows = await db.fetch(
        "SELECT due.id, due.state, leases.holder IS NOT NULL AND leases.retry_at = 0 AS abandoned"
        f" FROM ({DUE[kind].format('seconds_now()')}) AS due"
        " LEFT JOIN leases ON leases.table_id = due.id AND leases.kind = ?"
        " WHERE leases.holder IS NULL OR greatest(leases.until, leases.retry_at) <= seconds_now()"
        f" ORDER BY abandoned DESC, {_ORDER} LIMIT ?",
        (kind, order, order, limit),
    )
    return [LeftOver(TableId(row[0]), int(row[1]), bool(row[2])) for row in rows]
