"""One job at a time for each table, never lost, tried again until it is done."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

from bot.domain.table import TableId
from bot.logs import about

FIRST_WAIT_S = 1.0
LONGEST_WAIT_S = 300.0
FINISH_S = 0.7  # for what is under way when all is closed

log = logging.getLogger(__name__)

Job = Callable[[TableId], Awaitable[None]]
Sleep = Callable[[float], Awaitable[None]]


class Retry(Exception):  # noqa: N818  # it is a request, not an error of ours
    """Not now. Try again later, at the latest after `after_s` if that is known."""

    def __init__(self, reason: str, after_s: float | None = None) -> None:
        super().__init__(reason)
        self.after_s = after_s


class TableJobs:
    """`wake(table)` runs the job for that table: at once, or again after the run under way."""

    def __init__(self, job: Job, sleep: Sleep = asyncio.sleep) -> None:
        self._job = job
        self._sleep = sleep
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._wanted: set[TableId] = set()
        self._hurry: dict[TableId, asyncio.Event] = {}
        self._changed = asyncio.Event()
        self._is_closing = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Finish what is under way, if it does not take long; the rest is for the next start."""
        self._is_closing = True
        for hurry in self._hurry.values():
            hurry.set()
        if self._running:
            _, late = await asyncio.wait(self._running.values(), timeout=FINISH_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def wake(self, table: TableId) -> None:
        """There is something new to do for this table: at once, even after a failure."""
        if table in self._hurry:
            self._hurry[table].set()
        self.look_after(table)

    def look_after(self, table: TableId) -> None:
        """There may be something to do; what has failed is tried again in its own time."""
        if self._is_closing:
            return
        self._wanted.add(table)
        if table not in self._running:
            self._running[table] = asyncio.create_task(self._run(table), name=f"table {table}")

    @property
    def busy(self) -> int:
        """How many tables have something under way, those left out that wait for another try."""
        return len(self._running) - len(self._hurry)

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while self.busy:
            self._changed.clear()
            await self._changed.wait()

    async def _run(self, table: TableId) -> None:
        wait_s = FIRST_WAIT_S
        try:
            while table in self._wanted and not self._is_closing:
                self._wanted.discard(table)
                try:
                    await self._job(table)
                    wait_s = FIRST_WAIT_S
                except Retry as retry:
                    log.warning("later", extra=about(table, error=str(retry)))
                    wait_s = await self._later(table, wait_s, retry.after_s)
                except Exception:  # a bug must not stop the other tables
                    log.exception("a job failed", extra=about(table))
                    wait_s = await self._later(table, wait_s)
        finally:
            del self._running[table]
            self._changed.set()

    async def _later(self, table: TableId, wait_s: float, known_s: float | None = None) -> float:
        """Wait before another try, and tell how long to wait if that one fails, too."""
        self._wanted.add(table)
        await self._pause(table, known_s or wait_s)
        return min(2 * wait_s, LONGEST_WAIT_S)

    async def _pause(self, table: TableId, seconds: float) -> None:
        """Until the time has come, somebody wakes the table, or all is closed."""
        hurry = self._hurry[table] = asyncio.Event()
        self._changed.set()
        sleeping = asyncio.ensure_future(self._sleep(seconds))
        hurried = asyncio.ensure_future(hurry.wait())
        try:
            if not self._is_closing:
                await asyncio.wait((sleeping, hurried), return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._hurry[table]
            sleeping.cancel()
            hurried.cancel()
