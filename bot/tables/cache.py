"""Finds tables, in memory or in the database, and holds them while they are changed.

If other processes write the database too, a table in memory is used only as long as its revision is
still the one in the database.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import BEFORE_FIRST, Seq, Table, TableId
from bot.store import ConflictError, Store, Transaction
from bot.store import log as log_rows
from bot.store import queues as queue_rows
from bot.store import tables as table_rows
from bot.tables.boards import Boards
from bot.tables.held_table import ChangedElsewhere, HeldGame, HeldTable
from bot.tables.memory import MAX_IN_MEMORY, Clock, Remembered, TableMemory
from bot.tables.snapshot import Snapshot
from engine.game import RULES_VERSIONS, Game

ATTEMPTS = 5  # to change a table while other processes change it

P = ParamSpec("P")
T = TypeVar("T")
Prepare = Callable[[Transaction, Table], Awaitable[Table]]
"""`prepare(db, table)`: what is done before a new table is inserted; returns it as it is to be, or
refuses."""


def playable_version(rules: int) -> int:
    """The version of the rules with which a stored game goes on: the one it began with, or the
    oldest that can still be played."""
    return rules if rules in RULES_VERSIONS else RULES_VERSIONS[0]


class TableCache:
    """Tables, from memory where possible, and the locks of all tables."""

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
        self.memory = TableMemory(clock, max_in_memory)
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: TableId) -> asyncio.Lock:
        """The table's lock. It exists as long as somebody holds it or waits for it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def until_free(self, table_id: TableId) -> None:
        """Wait until nobody holds the table's lock."""
        async with self.lock(table_id):
            pass

    async def table(self, table_id: TableId) -> Table:
        """What everybody may know about the table, or refuse UNKNOWN_TABLE."""
        known = await self._current(table_id)
        return (await self._stored(table_id))[0] if known is None else known.snapshot.table

    async def revision(self, table_id: TableId) -> int:
        """The number of the table's last public change; 0 if there is no such table."""
        known = await self._current(table_id)
        if known is not None:
            return known.revision
        return await table_rows.revision(self.store.reader, table_id)

    async def get(self, table_id: TableId) -> Snapshot:
        """Snapshot of the table, for reading. Refused if its game has not begun."""
        known = await self._current(table_id)
        if known is not None:
            return known.snapshot
        async with self.held_game(table_id) as held:
            return held.snapshot

    def has(self, table_id: TableId, revision: int) -> bool:
        """Whether the snapshot of this revision is in memory."""
        known = self.memory.find(table_id)
        return known is not None and known.revision == revision

    async def get_at(self, table_id: TableId, revision: int) -> Snapshot:
        """Snapshot of the table, which the database knew to be of this revision just now. The
        caller holds the table's lock."""
        known = self.memory.find(table_id)
        if known is not None and known.revision == revision:
            return self.memory.remember(known.snapshot, revision)
        return (await self._load(table_id)).snapshot

    @asynccontextmanager
    async def held(self, table_id: TableId) -> AsyncIterator[HeldTable]:
        """Hold the table, or refuse UNKNOWN_TABLE."""
        async with self.lock(table_id):
            known = await self._current(table_id)
            if known is None:
                yield HeldTable(self.store, self.memory, *await self._stored(table_id))
            else:
                yield HeldGame(self.store, self.memory, known.snapshot, known.revision)

    @asynccontextmanager
    async def held_game(self, table_id: TableId) -> AsyncIterator[HeldGame]:
        """Hold the table, with the snapshot of it. Refused if its game has not begun."""
        async with self.lock(table_id):
            known = await self._current(table_id)
            if known is None:
                yield await self._load(table_id)
            else:
                yield HeldGame(self.store, self.memory, known.snapshot, known.revision)

    async def update(self, table_id: TableId, change: Callable[[Table], Table]) -> Table:
        """Change a table without a log entry; returns it afterwards."""

        async def attempt() -> Table:
            async with self.held(table_id) as held:
                async with held.changing(change(held.table)):
                    pass
                return held.table

        return await repeated(attempt)

    async def insert(self, table: Table, prepare: Prepare) -> Table:
        """Store a new table; returns it with its id. A channel has one open table. `prepare`: what
        is done before, in the same transaction."""
        try:
            inserted = await self._insert(table, prepare)
        except ConflictError:  # another process has opened one at the same moment
            inserted = await self._insert(table, prepare)
        self.memory.announce(inserted.id)
        return inserted

    async def _insert(self, table: Table, prepare: Prepare) -> Table:
        async with self.store.writing() as db:
            other = await table_rows.open_in(db, table.where.channel)
            if other is not None:
                raise TableRefusal(TableCode.CHANNEL_HAS_A_TABLE, table=other.id)
            return await table_rows.insert(db, await prepare(db, table), self.clock())

    async def _current(self, table_id: TableId) -> Remembered | None:
        """What is in memory of a table, if there is anything and it may be used."""
        known = self.memory.find(table_id)
        if known is None or not await self.store.is_current(table_id, known.revision):
            return None
        if self.memory.find(table_id) is known:  # and not a newer one meanwhile
            self.memory.remember(known.snapshot, known.revision)
        return known

    async def _stored(self, table_id: TableId) -> tuple[Table, Seq, int]:
        """The table, the last entry of its log and its revision; or refuse UNKNOWN_TABLE."""
        found = await table_rows.load_at_revision(self.store.reader, table_id)
        if found is None:
            raise TableRefusal(TableCode.UNKNOWN_TABLE)
        return found

    async def _load(self, table_id: TableId) -> HeldGame:
        """The game as it is stored, all of one moment. The caller holds the table's lock."""
        while True:
            table, seq, revision = await self._stored(table_id)
            if seq == BEFORE_FIRST:
                table.require_open()
                raise TableRefusal(TableCode.GAME_HAS_NOT_BEGUN)
            snapshot = await self._load_snapshot(table)
            if await self.store.is_current(table_id, revision):
                self.memory.remember(snapshot, revision)
                return HeldGame(self.store, self.memory, snapshot, revision)

    async def _load_snapshot(self, table: Table) -> Snapshot:
        reader = self.store.reader
        newest = await log_rows.newest_checkpoint(reader, table.id)
        if newest is None or newest.map_digest != self.boards.digest(table.options.map):
            raise TableRefusal(TableCode.MAP_HAS_CHANGED, map=table.options.map)
        seed, rules = await table_rows.seed_and_rules(reader, table.id)
        game = Game(self.boards.at(table), seed, newest.state, playable_version(rules))
        queued = await queue_rows.seats_with_queue(reader, table.id)
        return Snapshot(table, game, newest.seq, newest.undos, newest.map_digest, queued=queued)


async def repeated(attempt: Callable[[], Awaitable[T]]) -> T:
    """What the attempt returns. If another process has changed the table meanwhile, it is made
    again."""
    for _ in range(ATTEMPTS - 1):
        with suppress(ChangedElsewhere):
            return await attempt()
    return await attempt()


class HasCache(Protocol):
    """A part of `Tables`."""

    _cache: TableCache


S = TypeVar("S", bound=HasCache)


def holds_game(
    act: Callable[Concatenate[S, HeldGame, P], Awaitable[T]],
) -> Callable[Concatenate[S, TableId, P], Coroutine[object, object, T]]:
    """A method that is called with the id of a table and gets the table, held, with its game.
    Refused if the game has not begun."""

    @wraps(act)
    async def run(self: S, table_id: TableId, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def attempt() -> T:
            async with self._cache.held_game(table_id) as held:
                return await act(self, held, *args, **kwargs)

        return await repeated(attempt)

    return run
