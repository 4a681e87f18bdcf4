"""Write transactions: one at a time, committed together when several wait.

Waiting for the disk takes a hundred times longer than anything else done here. So a transaction
that finds others waiting does not commit: the last one in the queue, or every 50th, commits for all
of them. Each has a savepoint, so that one that fails is undone alone.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TypeAlias, TypeVar

from aiosqlite import Connection

from bot.store.errors import ConflictError

Transaction: TypeAlias = Connection  # Python 3.11; only store/ looks inside

MAX_GROUP_SIZE = 50

T = TypeVar("T")


class CommitGroup:
    """The transactions that will be committed together."""

    def __init__(self) -> None:
        self.size = 0
        self.on_disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class TransactionQueue:
    """Runs transactions on one connection, one at a time."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._group: CommitGroup | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction that is on disk when the block ends. An exception in the block rolls it
        back; a broken constraint is raised as ConflictError."""
        try:
            group = await finish_even_if_cancelled(self._enter())
        except asyncio.CancelledError:
            await finish_even_if_cancelled(self._leave(is_kept=False))
            raise
        try:
            yield self._db
        except sqlite3.IntegrityError as error:
            await finish_even_if_cancelled(self._leave(is_kept=False))
            raise ConflictError(str(error)) from error
        except BaseException:
            await finish_even_if_cancelled(self._leave(is_kept=False))
            raise
        await finish_even_if_cancelled(self._leave(is_kept=True))
        await asyncio.shield(group.on_disk)

    async def finish(self) -> None:
        """Wait for the transactions that have begun."""
        async with self._turn:
            pass

    async def _enter(self) -> CommitGroup:
        """Wait for our turn, then join the open group or begin a new one."""
        self._waiting += 1
        await self._turn.acquire()
        self._waiting -= 1
        try:
            if self._group is None:
                await self._db.execute("BEGIN IMMEDIATE")
                self._group = CommitGroup()
            self._group.size += 1
            await self._db.execute("SAVEPOINT mine")
        except BaseException as error:
            try:
                await self._roll_back_group(error)
            finally:
                self._turn.release()
            raise
        return self._group

    async def _leave(self, is_kept: bool) -> None:
        """Keep or undo our part; commit the group unless others are waiting."""
        group = self._group
        if group is None:
            raise RuntimeError("no transaction is open")
        try:
            if not is_kept:
                await self._db.execute("ROLLBACK TO mine")
            await self._db.execute("RELEASE mine")
            if self._waiting == 0 or group.size >= MAX_GROUP_SIZE:
                await self._db.execute("COMMIT")
                self._group = None
                group.on_disk.set_result(None)
        except BaseException as error:
            await self._roll_back_group(error)
        finally:
            self._turn.release()

    async def _roll_back_group(self, error: BaseException) -> None:
        """The whole group is lost: raise the error in all of its transactions."""
        group, self._group = self._group, None
        if group is not None:
            group.on_disk.set_exception(error)
            group.on_disk.exception()  # retrieved here, because nobody may be waiting for it
        await self._db.rollback()


async def finish_even_if_cancelled(work: Coroutine[object, object, T]) -> T:
    """Run the coroutine to its end even if the caller is cancelled; then raise CancelledError."""
    task = asyncio.ensure_future(work)
    is_cancelled = False
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            is_cancelled = True
    result = task.result()
    if is_cancelled:
        raise asyncio.CancelledError
    return result
