"""The work of one of several processes that share a database: what it does, it has a lease for."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from types import TracebackType
from typing import Self

from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.retry import RetryLater
from bot.domain.table import InteractionId, TableId
from bot.domain.work import LeaseLost, LeftOver, StoredWorkKind, WorkKind
from bot.store import ConflictError, DatabaseError, Store, lease_clock
from bot.store import leases as lease_rows
from bot.store import processes as process_rows
from bot.store import publication as publication_rows
from bot.store.databases.transactions import finish_even_if_cancelled
from bot.store.leases import Lease, using

log = logging.getLogger(__name__)

RENEW_EVERY_S = lease_rows.LEASE_S / 3
RENEWALS_OF_USED = 5  # attempts in half that time to renew leases that transactions use
FIRST_PAUSE_S = 0.05  # before another process is asked again whether it has finished
MAX_PAUSE_S = 1.0
ALL_TABLES = TableId(0)  # of work that is not about one table
RETRY_AFTER_S = 30.0  # if it is not known when work that has failed should be tried again

Leases = Mapping[tuple[TableId, WorkKind], Lease]


class SharedWork:
    """See `Work`. The leases of this process are renewed in the `async with` block and released at
    its end. `holder`: a random name of this process."""

    looks_every_s = (1.0, 2.0)  # different in each process

    def __init__(self, store: Store, observer: Observer = UNOBSERVED) -> None:
        self.holder = secrets.token_hex(8)
        self._observer = observer
        self._store = store
        self._db = store.reader  # each of its statements is a transaction
        self._leases: dict[tuple[TableId, WorkKind], Lease] = {}
        self._renewing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._renewing = asyncio.create_task(self._renew_for_ever(), name="leases")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait((self._renewing,))
        try:
            await lease_rows.release_all(self._db, self.holder)
        except DatabaseError as failure:
            log.warning("leases stay until they are over", extra={"error": str(failure)})

    @property
    def count(self) -> int:
        """How many leases the process has."""
        return len(self._leases)

    @asynccontextmanager
    async def holding(self, table_id: TableId, kind: WorkKind, /) -> AsyncIterator[None]:
        async with self._working(await self._wait_for(table_id, kind)):
            yield

    @asynccontextmanager
    async def doing(self, table_id: TableId, kind: StoredWorkKind, /) -> AsyncIterator[int]:
        pause_s = FIRST_PAUSE_S
        while True:
            revision, lease = await lease_rows.take_work(self._db, table_id, kind, self.holder)
            if lease is not None or not revision:
                break
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, MAX_PAUSE_S)
        if lease is None:
            yield 0
            return
        async with self._working(lease):
            yield revision

    @asynccontextmanager
    async def only_one(self, kind: WorkKind, /) -> AsyncIterator[bool]:
        lease = await lease_rows.take(self._db, ALL_TABLES, kind, self.holder)
        if lease is None:
            yield False
            return
        async with self._working(lease):
            yield True

    async def take_interaction(self, interaction: InteractionId, /) -> bool:
        return await process_rows.take_interaction(self._db, interaction, self.holder)

    async def reserve_identify_slot(self, bucket: int, interval_s: float, /) -> float:
        """Among the shards of all processes; repeated until the database answers."""
        while True:
            try:
                async with self._store.writing() as db:
                    return await process_rows.reserve_identify_slot(db, bucket, interval_s)
            except (ConflictError, DatabaseError) as error:
                log.warning("no slot to identify yet", extra={"error": error})
                await asyncio.sleep(MAX_PAUSE_S)

    async def left_over(self, kind: WorkKind, most: int, order: int, /) -> Sequence[LeftOver]:
        return await lease_rows.left_over(self._db, kind, most, order)

    async def take(self, tables: Collection[TableId], kind: WorkKind, /) -> Collection[TableId]:
        return await lease_rows.take_some(self._db, tables, kind, self.holder)

    async def mark_hands_shown(self, table_id: TableId, revision: int, /) -> None:
        await publication_rows.mark_hands_shown(self._store, {table_id: revision})

    async def tidy(self) -> None:
        await process_rows.forget_old_interactions(self._db)

    def check(self) -> None:
        lease_rows.require_lease_in_use()

    async def _wait_for(self, table_id: TableId, kind: WorkKind) -> Lease:
        pause_s = FIRST_PAUSE_S
        while (lease := await lease_rows.take(self._db, table_id, kind, self.holder)) is None:
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, MAX_PAUSE_S)
        return lease

    @asynccontextmanager
    async def _working(self, lease: Lease) -> AsyncIterator[None]:
        key = (lease.table_id, lease.kind)
        self._leases[key] = lease
        retry_after_s: float | None = None
        try:
            with using(lease):
                yield
        except LeaseLost:
            retry_after_s = 0.0
            raise
        except RetryLater as retry:
            retry_after_s = retry.after_s or RETRY_AFTER_S
            raise
        except Exception:
            retry_after_s = RETRY_AFTER_S
            raise
        finally:
            del self._leases[key]
            await finish_even_if_cancelled(self._end(lease, retry_after_s))

    async def _end(self, lease: Lease, retry_after_s: float | None) -> None:
        """Give the lease back. `retry_after_s`: None if the work is done or was cancelled."""
        work = (lease.table_id, lease.kind, self.holder)
        try:
            if retry_after_s is None:
                await lease_rows.release(self._db, *work)
            else:
                await lease_rows.give_up(self._db, *work, retry_after_s)
        except DatabaseError as error:
            about = {"table": lease.table_id, "kind": lease.kind, "error": error}
            log.warning("a lease stays until it is over", extra=about)

    async def _renew_for_ever(self) -> None:
        next_at = monotonic() + RENEW_EVERY_S
        while True:
            await asyncio.sleep(next_at - monotonic())
            next_at = monotonic() + RENEW_EVERY_S
            try:
                await self._renew()
            except DatabaseError as error:
                log.warning("leases were not renewed", extra={"error": error})
            except Exception:  # a bug must not end the renewing of leases
                log.exception("leases were not renewed")

    async def _renew(self) -> None:
        """Renew all leases. Those that a transaction uses just now are tried again soon; no other
        lease waits for them."""
        late = await self._renew_free(dict(self._leases))
        for _ in range(RENEWALS_OF_USED):
            if not late:
                return
            await asyncio.sleep(RENEW_EVERY_S / (2 * RENEWALS_OF_USED))
            late = await self._renew_free(late)

    async def _renew_free(self, leases: Leases) -> Leases:
        """Renew those of the leases that no transaction uses; returns the others."""
        if not leases:
            return {}
        begun_at = lease_clock.seconds()
        renewal = await lease_rows.renew(self._db, leases.keys(), self.holder)
        for key in renewal.renewed:
            leases[key].valid_until = begun_at + lease_rows.LEASE_S
        lost = [leases[key] for key in leases.keys() - renewal.renewed - renewal.in_use]
        for lease in lost:
            lease.valid_until = begun_at
        lost = [lease for lease in lost if self._leases.get((lease.table_id, lease.kind)) is lease]
        if lost:  # and not given back meanwhile
            log.warning("lost %d leases", len(lost))
            self._observer.leases_lost(len(lost))
        return {key: leases[key] for key in renewal.in_use}
