"""Tables in memory while they are used, and the only place where changes to them are committed.

Every change holds the table's lock. A change is committed before memory knows of it; if anything
goes wrong the table is forgotten, and the next one who needs it reads it from the database.

If other processes write the database too, a table in memory is used only as long as its revision is
still the one in the database, and a change is committed only if it still is, or if its log has not
grown.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Seq, Table, TableId
from bot.store import ConflictError, Store, Transaction
from bot.store import log as log_rows
from bot.store import queues as queue_rows
from bot.store import seats as seat_rows
from bot.store import tables as table_rows
from bot.store.databases.transactions import finish_even_if_cancelled
from bot.store.log import Checkpoint, StoredEntry
from bot.tables.boards import Boards
from bot.tables.entries import NewEntry
from bot.tables.results.ended_games import store_result
from bot.tables.snapshot import Snapshot
from engine.game import RULES_VERSIONS, Game
from engine.model import Seat

log = logging.getLogger(__name__)

Clock = Callable[[], float]
Listener = Callable[[TableId], None]
MAX_IN_MEMORY = 1000


def playable_version(rules: int) -> int:
    """The version of the rules with which a stored game goes on: the one it began with, or the
    oldest that can still be played."""
    return rules if rules in RULES_VERSIONS else RULES_VERSIONS[0]


class ChangedElsewhere(TableRefusal):
    """Another process has changed the table since it was read."""


class TableLock(asyncio.Lock):
    """The lock of one table. `revision`: of the table when the holder of the lock last read it.
    `was_outdated`: another process had raised it when the holder's last transaction began."""

    revision = 0
    was_outdated = False


class TableCache:
    """Snapshots of the tables used last, and the locks of all tables.

    Append to `on_change` to be told the id of every table after a public change was committed, and
    to `on_automatic_turn` to be told when the change leaves a computer player to move, or somebody
    who may have queued a move. Those of `on_wish` are told before them if not the table has
    changed, but what people want to see of it.
    """

    def __init__(
        self,
        store: Store,
        boards: Boards,
        clock: Clock = time.time,
        max_in_memory: int = MAX_IN_MEMORY,
    ) -> None:
        self.store = store
        self.boards = boards
        self.clock = clock
        self.on_change: list[Listener] = []
        self.on_automatic_turn: list[Listener] = []
        self.on_wish: list[Listener] = []
        self._max_in_memory = max_in_memory
        # Whether nobody else writes, so that what is in memory is always current.
        self.trusts_memory = not store.is_shared
        self._snapshots: OrderedDict[TableId, Snapshot] = OrderedDict()
        self._revisions: dict[TableId, int] = {}  # of the snapshots; 0 if memory is trusted
        self._used_at: dict[TableId, float] = {}
        self._locks: WeakValueDictionary[TableId, TableLock] = WeakValueDictionary()

    def lock(self, table_id: TableId) -> TableLock:
        """The table's lock. It exists as long as somebody holds it or waits for it."""
        return self._locks.setdefault(table_id, TableLock())

    async def until_free(self, table_id: TableId) -> None:
        """Wait until nobody holds the table's lock."""
        async with self.lock(table_id):
            pass

    async def table(self, table_id: TableId) -> Table:
        """What everybody may know about the table, or refuse UNKNOWN_TABLE."""
        if self.trusts_memory and table_id in self._snapshots:
            return self._snapshots[table_id].table
        table = await table_rows.load(self.store.reader, table_id)
        if table is None:
            raise TableRefusal(TableCode.UNKNOWN_TABLE)
        return table

    async def table_locked(self, table_id: TableId) -> Table:
        """The same. The caller holds the table's lock and will change the table."""
        self.lock(table_id).revision = await self._revision(table_id)
        return await self.table(table_id)

    async def get(self, table_id: TableId) -> Snapshot:
        """Snapshot of the table, for reading. Refused if its game has not begun."""
        if table_id in self._snapshots:
            revision = await self._revision(table_id)
            if self._revisions.get(table_id) == revision:
                return self.remember(self._snapshots[table_id], revision)
        async with self.lock(table_id):
            return await self.get_locked(table_id)

    def has(self, table_id: TableId, revision: int) -> bool:
        """Whether the snapshot of this revision is in memory."""
        return self._revisions.get(table_id) == (0 if self.trusts_memory else revision)

    async def get_locked(self, table_id: TableId, known_revision: int | None = None) -> Snapshot:
        """Snapshot of the table. The caller holds the table's lock. `known_revision`: the one that
        the database had when the caller looked just now."""
        lock, revision = self.lock(table_id), known_revision
        if revision is None or self.trusts_memory:
            revision = await self._revision(table_id)
        lock.revision = revision
        if self._revisions.get(table_id) == revision:
            return self.remember(self._snapshots[table_id], revision)
        snapshot = await self._load(table_id)
        while (current := await self._revision(table_id)) != revision:  # it changed meanwhile
            lock.revision = revision = current
            snapshot = await self._load(table_id)
        return self.remember(snapshot, revision)

    async def is_at(self, table_id: TableId, revision: int) -> bool:
        """Whether no other process has changed the table since this revision."""
        return self.trusts_memory or await self._revision(table_id) == revision

    @asynccontextmanager
    async def locked(self, table_id: TableId) -> AsyncIterator[Snapshot]:
        """Hold the table's lock. Gives the snapshot of the table; refused before its game."""
        async with self.lock(table_id):
            yield await self.get_locked(table_id)

    @asynccontextmanager
    async def committing(
        self, before: Table, after: Snapshot, entry: NewEntry
    ) -> AsyncIterator[Transaction]:
        """Commit the next log entry, with what the block writes, in one transaction.

        The caller holds the table's lock. Raises ChangedElsewhere if the table is not `before` any
        more.
        """
        table_id = after.table.id
        stored, checkpoint = self._stored(after, entry)
        async with self._guarded_transaction(before, after_entry=Seq(after.seq - 1)) as db:
            yield db
            await log_rows.append(db, table_id, stored, checkpoint, after.waiting)
            if entry.kind == "seat":  # it has changed hands, or its person has come back
                await seat_rows.delete_offer(db, table_id, entry.seat)
                await queue_rows.delete(db, table_id, entry.seat)
            if not after.table.is_open:
                await queue_rows.delete_all(db, table_id)
            if after.table != before:
                await table_rows.save(db, after.table)
            if after.table.status == "over":
                await store_result(db, after, await log_rows.entries(db, table_id))
            if not self.trusts_memory:
                self.lock(table_id).revision = await table_rows.revision(db, table_id)
        self._committed(after, entry)

    async def commit(self, before: Table, after: Snapshot, entry: NewEntry) -> None:
        """Commit the next log entry. The caller holds the table's lock."""
        is_only_log = after.table == before and entry.kind != "seat"
        if self.store.shares_work and is_only_log and await self._commit_alone(after, entry):
            self._committed(after, entry)
            return
        async with self.committing(before, after, entry):
            pass

    async def _commit_alone(self, after: Snapshot, entry: NewEntry) -> bool:
        """Commit it in a transaction of one statement, if the table has the revision that the
        holder of the lock has read."""
        table_id = after.table.id
        stored, checkpoint = self._stored(after, entry)
        revision = self.lock(table_id).revision
        try:
            is_committed = await finish_even_if_cancelled(
                log_rows.append_alone(
                    self.store, table_id, stored, checkpoint, after.waiting, revision
                )
            )
        except BaseException:
            self.forget(table_id)
            raise
        if is_committed:
            self.lock(table_id).revision = revision + 1
            self.lock(table_id).was_outdated = False
        return is_committed

    def _stored(self, after: Snapshot, entry: NewEntry) -> tuple[StoredEntry, Checkpoint]:
        """What is stored of the next log entry, and the checkpoint after it."""
        stored = StoredEntry(
            seq=after.seq,
            seat=entry.seat,
            kind=entry.kind,
            body=entry.body,
            events=entry.events,
            revealed=entry.revealed,
            digest=after.game.digest(),
            interaction=entry.interaction,
            at=self.clock(),
            is_queued=entry.is_queued,
        )
        checkpoint = Checkpoint(
            after.seq, after.game.rules_version, after.map_digest, after.undos, after.game.state
        )
        return stored, checkpoint

    def _committed(self, after: Snapshot, entry: NewEntry) -> None:
        """Remember and announce what was committed."""
        table_id = after.table.id
        if self.lock(table_id).was_outdated:
            self.forget(table_id)  # somebody may have a queue now
        else:
            self.remember(after, self.lock(table_id).revision)
        log.info(
            "committed",
            extra={"table": table_id, "seq": after.seq, "kind": entry.kind, "seat": entry.seat},
        )
        self._announce(table_id, is_automatic_turn=after.is_automatic_turn)

    @asynccontextmanager
    async def changing(self, before: Table) -> AsyncIterator[Transaction]:
        """A transaction for a public change without a log entry, such as a vote.

        The caller holds the table's lock. Raises ChangedElsewhere if the table is not `before` any
        more.
        """
        async with self._guarded_transaction(before) as db:
            yield db
            await table_rows.raise_revision(db, before.id)
        self._announce(before.id)

    async def update(self, table_id: TableId, change: Callable[[Table], Table]) -> Table:
        """Change a table without a log entry: read, changed and written in one transaction."""
        async with self.lock(table_id):
            self.forget(table_id)
            async with self.store.writing() as db:
                if self.store.is_shared:
                    await table_rows.lock(db, table_id)
                table = await table_rows.load(db, table_id)
                if table is None:
                    raise TableRefusal(TableCode.UNKNOWN_TABLE)
                after = change(table)
                await table_rows.save(db, after)
        self._announce(table_id)
        return after

    async def insert(self, table: Table) -> Table:
        """Store a new table; returns it with its id. A channel has one open table."""
        try:
            inserted = await self._insert(table)
        except ConflictError:  # another process has opened one at the same moment
            inserted = await self._insert(table)
        self._announce(inserted.id)
        return inserted

    def announce_again(self, table_id: TableId) -> None:
        """Tell the listeners about a table that has not changed, because what people want to see
        of it has."""
        for listener in self.on_wish:
            listener(table_id)
        self._announce(table_id)

    def remember(self, snapshot: Snapshot, revision: int) -> Snapshot:
        """Keep the snapshot, which is of this revision, as the one used last."""
        self._snapshots[snapshot.table.id] = snapshot
        self._revisions[snapshot.table.id] = revision
        self._snapshots.move_to_end(snapshot.table.id)
        self._used_at[snapshot.table.id] = self.clock()
        while len(self._snapshots) > self._max_in_memory:
            self.forget(next(iter(self._snapshots)))
        return snapshot

    def remember_queue(self, snapshot: Snapshot, seat: Seat) -> None:
        """The seat has a queue from now on. The caller holds the table's lock and has committed
        it, as the last change since the snapshot."""
        if self.trusts_memory:
            self.remember(snapshot.with_queue(seat), 0)
        else:
            self.forget(snapshot.table.id)

    def forget(self, table_id: TableId) -> None:
        self._snapshots.pop(table_id, None)
        self._revisions.pop(table_id, None)
        self._used_at.pop(table_id, None)

    def forget_idle(self, older_than_s: float) -> int:
        """Forget the tables that nobody has used for so long; returns how many."""
        before = self.clock() - older_than_s
        idle = [table_id for table_id, used in self._used_at.items() if used <= before]
        for table_id in idle:
            self.forget(table_id)
        return len(idle)

    @property
    def in_memory(self) -> int:
        return len(self._snapshots)

    def _announce(self, table_id: TableId, *, is_automatic_turn: bool = False) -> None:
        for listener in self.on_change:
            listener(table_id)
        for listener in self.on_automatic_turn if is_automatic_turn else ():
            listener(table_id)

    @asynccontextmanager
    async def _guarded_transaction(
        self, before: Table, after_entry: Seq | None = None
    ) -> AsyncIterator[Transaction]:
        """A transaction that fails if the table is not `before` any more, or if `after_entry` is
        not the last entry of its log; without `after_entry`, if anything at the table has changed
        since the holder of the lock read it."""
        try:
            async with self.store.writing() as db:
                if self.store.is_shared:
                    seq, revision = await table_rows.lock(db, before.id)
                    read_at = self.lock(before.id).revision
                    is_outdated = not self.trusts_memory and revision != read_at
                    self.lock(before.id).was_outdated = is_outdated
                    if after_entry is None and is_outdated:
                        raise ConflictError("the table has changed")
                    if after_entry not in (None, seq):
                        raise ConflictError("the log has grown")
                # Otherwise the holder of the lock knows what the table is.
                is_uncertain = self.store.is_shared or after_entry is None
                if is_uncertain and await table_rows.load(db, before.id) != before:
                    raise ConflictError("the table has changed")
                yield db
        except ConflictError as error:
            self.forget(before.id)
            step = 0 if before.status == "lobby" else (await self.get_locked(before.id)).step
            raise ChangedElsewhere(TableCode.BOARD_HAS_MOVED_ON, step=step) from error
        except BaseException:
            self.forget(before.id)
            raise

    async def _insert(self, table: Table) -> Table:
        async with self.store.writing() as db:
            other = await table_rows.open_in(db, table.where.channel)
            if other is not None:
                raise TableRefusal(TableCode.CHANNEL_HAS_A_TABLE, table=other.id)
            return await table_rows.insert(db, table, self.clock())

    async def _revision(self, table_id: TableId) -> int:
        """The revision of the table in the database; 0 if memory is trusted, or if there is no
        such table."""
        return 0 if self.trusts_memory else await table_rows.revision(self.store.reader, table_id)

    async def _load(self, table_id: TableId) -> Snapshot:
        table = await self.table(table_id)
        newest = await log_rows.newest_checkpoint(self.store.reader, table_id)
        if newest is None:
            table.require_open()
            raise TableRefusal(TableCode.GAME_HAS_NOT_BEGUN)
        if newest.map_digest != self.boards.digest(table.options.map):
            raise TableRefusal(TableCode.MAP_HAS_CHANGED, map=table.options.map)
        seed, rules = await table_rows.seed_and_rules(self.store.reader, table_id)
        game = Game(self.boards.at(table), seed, newest.state, playable_version(rules))
        queued = await queue_rows.seats_with_queue(self.store.reader, table_id)
        return Snapshot(table, game, newest.seq, newest.undos, newest.map_digest, queued=queued)
