"""Writing: all of it is kept, or nothing, and those who write at the same moment share the disk.

Waiting until the disk has it takes a hundred times longer than anything else that is done here.
So whoever finds others in line does not commit: the last in line, or every so many, commits for
all. Each has a savepoint, so that what one of them breaks off is undone alone.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TypeVar

from aiosqlite import Connection

MOST_TOGETHER = 50

T = TypeVar("T")


class CommitGroup:
    """Those who share the transaction that is open now."""

    def __init__(self) -> None:
        self.size = 0
        self.on_disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class TransactionQueue:
    """One connection, used by one at a time."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._turn = asyncio.Lock()
        self._in_line = 0
        self._group: CommitGroup | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """A transaction. It is left when it is on disk; other processes wait meanwhile."""
        try:
            group = await whole(self._enter())
        except asyncio.CancelledError:
            await whole(self._leave(is_kept=False))
            raise
        try:
            yield self._db
        except BaseException:
            await whole(self._leave(is_kept=False))
            raise
        await whole(self._leave(is_kept=True))
        await asyncio.shield(group.on_disk)

    async def finish(self) -> None:
        """Wait for those who have begun."""
        async with self._turn:
            pass

    async def _enter(self) -> CommitGroup:
        """Wait for one's turn, and join the transaction or begin one."""
        self._in_line += 1
        await self._turn.acquire()
        self._in_line -= 1
        try:
            if self._group is None:
                await self._db.execute("BEGIN IMMEDIATE")
                self._group = CommitGroup()
            self._group.size += 1
            await self._db.execute("SAVEPOINT mine")
        except BaseException as error:
            try:
                await self._give_up(error)
            finally:
                self._turn.release()
            raise
        return self._group

    async def _leave(self, is_kept: bool) -> None:
        """Keep one's part or not; commit for all, unless others follow."""
        group = self._group
        if group is None:
            raise RuntimeError("nobody is writing")
        try:
            if not is_kept:
                await self._db.execute("ROLLBACK TO mine")
            await self._db.execute("RELEASE mine")
            if self._in_line == 0 or group.size >= MOST_TOGETHER:
                await self._db.execute("COMMIT")
                self._group = None
                group.on_disk.set_result(None)
        except BaseException as error:
            await self._give_up(error)
        finally:
            self._turn.release()

    async def _give_up(self, error: BaseException) -> None:
        """The transaction is lost, and everybody who shares it hears why."""
        group, self._group = self._group, None
        if group is not None:
            group.on_disk.set_exception(error)
            group.on_disk.exception()  # it may be that nobody waits for it any more
        await self._db.rollback()


async def whole(work: Coroutine[object, object, T]) -> T:
    """Done to its end even if the one who waits for it is cancelled, who hears of it afterwards."""
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
