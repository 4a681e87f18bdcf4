"""A table while its lock is held: the only place where changes to tables are committed.

A change is committed before memory knows of it. It is refused if another process has changed the
table since it was read; then the table is forgotten, and whoever tries again reads it again.
"""

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Seq, Table, UserId
from bot.store import ConflictError, Store, Transaction
from bot.store import log as log_rows
from bot.store import queues as queue_rows
from bot.store import seats as seat_rows
from bot.store import tables as table_rows
from bot.store.databases.transactions import Statement, finish_even_if_cancelled
from bot.store.log import Checkpoint, StoredEntry
from bot.tables.daily.results import store_daily_result
from bot.tables.entries import NewEntry
from bot.tables.memory import TableMemory
from bot.tables.results.ended_games import store_result
from bot.tables.snapshot import Snapshot
from engine.model import Seat

log = logging.getLogger(__name__)


class ChangedElsewhere(TableRefusal):
    """Another process has changed the table since it was read."""


class HeldTable:
    """A table as it is stored, while nobody else in this process changes it. `seq`: the last entry
    of its log. A commit raises the revision by one, here as in the database."""

    def __init__(
        self, store: Store, memory: TableMemory, table: Table, seq: Seq, revision: int
    ) -> None:
        self.table = table
        self.seq = seq
        self.revision = revision
        self._store = store
        self._memory = memory

    async def commit(self, after: Snapshot, entry: NewEntry) -> None:
        """Commit the next log entry, or raise ChangedElsewhere."""
        if after.table != self.table or entry.kind == "seat":
            async with self.committing(after, entry):
                return
        stored, rest = self._statements(after, entry)
        changed = table_rows.changed(after.table, after.seq, self.revision, stored.at)
        with self._refusing():
            try:
                written = self._store.write_together([changed, *rest])
                await finish_even_if_cancelled(written)
            except ConflictError:
                # The connection may have been lost after the first attempt had been committed.
                if not await self._is_stored(stored):
                    raise
        self.note_committed(after, entry)

    @asynccontextmanager
    async def committing(self, after: Snapshot, entry: NewEntry) -> AsyncIterator[Transaction]:
        """Commit the next log entry, with what the block writes, in one transaction; or raise
        ChangedElsewhere."""
        _, rest = self._statements(after, entry)
        async with self._writing(after.table, after.seq) as db:
            yield db
            await db.execute_all(rest)
            if after.table.status == "over":
                entries = await log_rows.entries(db, after.table.id)
                is_daily = bool(after.table.options.daily)
                await (store_daily_result if is_daily else store_result)(db, after, entries)
        self.note_committed(after, entry)

    async def write_first(self, db: Transaction, after: Snapshot, entry: NewEntry) -> None:
        """Write the first log entry in the transaction in which the table was inserted. The caller
        calls `note_committed` when it has been committed."""
        stored, rest = self._statements(after, entry)
        changed = table_rows.changed(after.table, after.seq, self.revision, stored.at)
        await db.execute_all([changed, *rest])

    @asynccontextmanager
    async def changing(
        self, after: Table | None = None, *, is_shown: bool = True
    ) -> AsyncIterator[Transaction]:
        """A transaction for a public change without a log entry, such as a vote; or raise
        ChangedElsewhere. `after`: the table afterwards, if it changes itself. `is_shown`: whether
        somebody has to be told."""
        async with self._writing(after or self.table, self.seq) as db:
            yield db
        self._changed(after or self.table)
        if is_shown:
            self._memory.announce(self.table.id)

    @asynccontextmanager
    async def changing_quietly(self) -> AsyncIterator[Transaction]:
        """A transaction for a change that only its maker sees, such as a queue; or raise
        ChangedElsewhere. Nothing public follows from it."""
        with self._refusing():
            async with self._store.writing() as db:
                await db.execute_all([table_rows.changed_quietly(self.table.id, self.revision)])
                yield db
        self._changed(self.table)
        self._memory.announce(self.table.id)  # their hand, and what was held back for their queue

    @asynccontextmanager
    async def noting(self) -> AsyncIterator[Transaction]:
        """A transaction for what does not change the table; or raise ChangedElsewhere."""
        with self._refusing():
            async with self._store.writing() as db:
                await db.execute_all([table_rows.unchanged(self.table.id, self.revision)])
                yield db

    @asynccontextmanager
    async def _writing(self, after: Table, seq: Seq) -> AsyncIterator[Transaction]:
        """A transaction in which the table is written first, so that no other process can change
        it until the transaction ends."""
        with self._refusing():
            async with self._store.writing() as db:
                now = self._memory.clock()
                await db.execute_all([table_rows.changed(after, seq, self.revision, now)])
                if (after.occupants, after.vacant) != (self.table.occupants, self.table.vacant):
                    await db.execute_all(table_rows.seated(after))
                yield db

    def _statements(
        self, after: Snapshot, entry: NewEntry
    ) -> tuple[StoredEntry, Sequence[Statement]]:
        """The next log entry as it is stored, and what is written besides the table itself."""
        table_id = self.table.id
        stored = StoredEntry(
            seq=after.seq,
            seat=entry.seat,
            kind=entry.kind,
            body=entry.body,
            events=entry.events,
            revealed=entry.revealed,
            digest=after.game.digest(),
            interaction=entry.interaction,
            at=self._memory.clock(),
            is_queued=entry.is_queued,
        )
        checkpoint = Checkpoint(
            after.seq, after.game.rules_version, after.map_digest, after.undos, after.game.state
        )
        statements = log_rows.appended(table_id, stored, checkpoint, after.waiting)
        if entry.kind == "seat":  # it has changed hands, or its person has come back
            statements.append(seat_rows.without_offer(table_id, entry.seat))
            statements.append(queue_rows.without_queue(table_id, entry.seat))
        if not after.table.is_open:
            statements.append(queue_rows.without_queues(table_id))
        return stored, statements

    async def _is_stored(self, entry: StoredEntry) -> bool:
        found = await log_rows.entries(self._store.reader, self.table.id, Seq(entry.seq - 1))
        return found[:1] == [entry]

    def note_committed(self, after: Snapshot, entry: NewEntry) -> None:
        """Remember and announce what was committed."""
        self._changed(after.table)
        self.seq = after.seq
        self._memory.remember(after, self.revision)
        about = {"table": self.table.id, "seq": after.seq, "kind": entry.kind, "seat": entry.seat}
        log.info("committed", extra=about)
        self._memory.announce(self.table.id, is_automatic_turn=after.is_automatic_turn)

    def _changed(self, after: Table) -> None:
        self.table = after
        self.revision += 1

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Forget the table if anything goes wrong in the block."""
        try:
            yield
        except ConflictError as error:
            self._memory.forget(self.table.id)
            raise ChangedElsewhere(TableCode.BOARD_HAS_MOVED_ON, step=0) from error
        except BaseException:
            self._memory.forget(self.table.id)
            raise


class HeldGame(HeldTable):
    """A table whose game has begun, and the snapshot of it."""

    def __init__(
        self, store: Store, memory: TableMemory, snapshot: Snapshot, revision: int
    ) -> None:
        super().__init__(store, memory, snapshot.table, snapshot.seq, revision)
        self.snapshot = snapshot

    def note_queue(self, seat: Seat, user: UserId) -> None:
        """The seat has a queue of this person from now on, which has been committed."""
        self.snapshot = self._memory.remember(self.snapshot.with_queue(seat), self.revision)
        self._memory.announce_quiet_change(self.table.id, user)

    def note_committed(self, after: Snapshot, entry: NewEntry) -> None:
        self.snapshot = after
        super().note_committed(after, entry)

    def _changed(self, after: Table) -> None:
        if after == self.table:
            self._memory.remember(self.snapshot, self.revision + 1)
        else:
            self._memory.forget(after.id)
        super()._changed(after)
