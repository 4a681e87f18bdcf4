"""Keeps tables in memory while they are used: one lock each, loaded when asked for, written first.

Everything that changes a table holds its lock. What is written is committed before memory knows
of it; whatever goes wrong, memory forgets the table and the next one to ask reads it again.
"""

import asyncio
import logging
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from aiosqlite import Connection

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Seq, Table, TableId
from bot.logs import about
from bot.store import Store
from bot.store import absence as vote_rows
from bot.store import log as log_rows
from bot.store import seats as offer_rows
from bot.store import tables as table_rows
from bot.store.log import FIRST, StoredEntry
from bot.tables.boards import Boards
from bot.tables.entries import NewEntry, text_of
from bot.tables.lobby import must_be_open
from bot.tables.snapshot import Snapshot
from engine.game import RULES_VERSION, Game, start

log = logging.getLogger(__name__)

Clock = Callable[[], float]
MOST_IN_MEMORY = 1000


class ChangedElsewhere(TableRefusal):
    """Another process has changed the table since we looked."""


class TableCache:
    """The tables in memory, the last used last."""

    def __init__(
        self,
        store: Store,
        boards: Boards,
        clock: Clock = time.time,
        most_in_memory: int = MOST_IN_MEMORY,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self._boards = boards
        self._clock = clock
        self._random_bytes = random_bytes
        self._most = most_in_memory
        self._in_memory: OrderedDict[TableId, Snapshot] = OrderedDict()
        self._used: dict[TableId, float] = {}
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        """One for each table, as long as somebody holds it or waits for it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def get(self, table_id: TableId) -> Table:
        """As everybody may know it, from memory if it is there."""
        if table_id in self._in_memory:
            return self._in_memory[table_id].table
        table = await table_rows.load(self.store.reader, table_id)
        if table is None:
            raise TableRefusal(TableCode.UNKNOWN_TABLE)
        return table

    async def _look(self, table_id: TableId) -> Snapshot:
        """To look at."""
        if table_id in self._in_memory:
            return self._keep(self._in_memory[table_id])
        async with self._lock(table_id):
            return await self._held(table_id)

    async def _held(self, table_id: TableId) -> Snapshot:
        """To change: the lock is held."""
        if table_id in self._in_memory:
            return self._keep(self._in_memory[table_id])
        return self._keep(await self._load(table_id))

    async def _origin(self, table: Table) -> tuple[Game, Seq, int]:
        """Where a replay starts, after which entry, and how many had been taken back: the deal or,
        if the rules have changed since, the last state by the earlier ones."""
        board = self._boards.get(table.options.map)
        seed, _ = await table_rows.seed_and_rules(self.store.reader, table.id)
        reader = self.store.reader
        earlier = await log_rows.last_of_earlier_rules(reader, table.id, RULES_VERSION)
        if earlier is None:
            return start(board, len(table.people), seed).game, FIRST, 0
        return Game(board, seed, earlier.state), earlier.seq, earlier.undos

    @asynccontextmanager
    async def _entry(
        self, before: Table, after: Snapshot, new: NewEntry
    ) -> AsyncIterator[Connection]:
        """The next entry, what comes of it and what the caller adds, in one transaction."""
        table_id = after.table.id
        at = self._clock()
        async with self._writing(before) as db:
            checkpoint = after.checkpoint(self._boards.digest(after.table.options.map))
            await log_rows.append(db, table_id, _logged(after, new, at), checkpoint)
            await log_rows.keep_waits(db, table_id, after.waiting, new.seat, at)
            yield db
            await vote_rows.void(db, table_id, new.seat, at, is_move=new.is_move)
            if new.kind == "seat":
                await offer_rows.drop(db, table_id, new.seat)
            if after.table != before:
                await table_rows.save(db, after.table)
        self._keep(after)
        log.info("written", extra=about(table_id, after.seq, verb=new.kind, seat=new.seat))

    @asynccontextmanager
    async def _writing(self, before: Table) -> AsyncIterator[Connection]:
        """A transaction at a table that still is as we know it."""
        try:
            async with self.store.writing() as db:
                if await table_rows.load(db, before.id) != before:
                    raise ChangedElsewhere(TableCode.BOARD_HAS_MOVED_ON, step=0)
                yield db
        except (sqlite3.IntegrityError, ChangedElsewhere) as error:  # another process was quicker
            self.forget(before.id)
            step = 0 if before.status == "lobby" else (await self._held(before.id)).step
            raise ChangedElsewhere(TableCode.BOARD_HAS_MOVED_ON, step=step) from error
        except BaseException:
            self.forget(before.id)
            raise

    async def _change(self, table_id: TableId, change: Callable[[Table], Table]) -> Table:
        """From one table to the next, without the log: read and written in one transaction."""
        async with self._lock(table_id):
            self.forget(table_id)
            async with self.store.writing() as db:
                table = await table_rows.load(db, table_id)
                if table is None:
                    raise TableRefusal(TableCode.UNKNOWN_TABLE)
                after = change(table)
                await table_rows.save(db, after)
            return after

    def _keep(self, snapshot: Snapshot) -> Snapshot:
        """In memory, as the one used last."""
        self._in_memory[snapshot.table.id] = snapshot
        self._in_memory.move_to_end(snapshot.table.id)
        self._used[snapshot.table.id] = self._clock()
        while len(self._in_memory) > self._most:
            self.forget(next(iter(self._in_memory)))
        return snapshot

    def forget(self, table_id: TableId) -> None:
        self._in_memory.pop(table_id, None)
        self._used.pop(table_id, None)

    def forget_idle(self, older_than_s: float) -> int:
        """Tables that nobody has touched for so long leave memory; how many did."""
        before = self._clock() - older_than_s
        idle = [table_id for table_id, used in self._used.items() if used <= before]
        for table_id in idle:
            self.forget(table_id)
        return len(idle)

    @property
    def in_memory(self) -> int:
        return len(self._in_memory)

    async def _load(self, table_id: TableId) -> Snapshot:
        table = await self.get(table_id)
        newest = await log_rows.checkpoint(self.store.reader, table_id)
        if newest is None:
            must_be_open(table)
            raise TableRefusal(TableCode.GAME_HAS_NOT_BEGUN)
        if newest.map_digest != self._boards.digest(table.options.map):
            raise TableRefusal(TableCode.MAP_HAS_CHANGED, map=table.options.map)
        seed, _ = await table_rows.seed_and_rules(self.store.reader, table_id)
        game = Game(self._boards.get(table.options.map), seed, newest.state)
        return Snapshot(table, game, newest.seq, newest.undos)


def _logged(after: Snapshot, new: NewEntry, at: float) -> StoredEntry:
    return StoredEntry(
        seq=after.seq,
        seat=new.seat,
        kind=new.kind,
        body=text_of(new.body),
        events=new.events,
        revealed=new.revealed,
        digest=after.game.digest(),
        interaction=new.interaction,
        at=at,
    )
