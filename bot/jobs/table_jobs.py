"""One job at a time per table, repeated until it succeeds."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextvars import Context
from types import TracebackType
from typing import Self

from bot.domain.retry import DueLater, RetryLater
from bot.domain.table import TableId

FIRST_PAUSE_S = 1.0
MAX_PAUSE_S = 300.0
MOST_FINISHED = 1000  # tables that are remembered; the health check asks whether there are any
CLOSING_TIMEOUT_S = 0.7  # for jobs that are running when the bot stops

log = logging.getLogger(__name__)

Job = Callable[[TableId], Awaitable[None]]
Sleep = Callable[[float], Awaitable[None]]


class TableJobs:
    """Runs `job(table)` when asked to: at once, or once more after the run in progress.

    `until_free(table)` ends when nobody is changing the table. A run waits for it, and then also
    does what it was asked for meanwhile."""

    def __init__(
        self,
        job: Job,
        sleep: Sleep = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
        until_free: Job | None = None,
    ) -> None:
        self._job = job
        self._sleep = sleep
        self._now = now
        self._until_free = until_free
        self._due_since: dict[TableId, float] = {}  # when what is running now was asked for
        self._finished_at: dict[TableId, float] = {}
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._wanted: set[TableId] = set()
        self._wanted_now: set[TableId] = set()  # without a pause if the run in progress fails
        self._pausing: dict[TableId, asyncio.Event] = {}  # set to end the pause before a retry
        self._finished: dict[TableId, asyncio.Event] = {}  # for those who wait for one table
        self._progress = asyncio.Event()
        self._is_closing = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let running jobs finish if they do not take long; the rest is for the next start."""
        self._is_closing = True
        for end_pause in self._pausing.values():
            end_pause.set()
        if self._running:
            _, late = await asyncio.wait(self._running.values(), timeout=CLOSING_TIMEOUT_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def run_now(self, table: TableId) -> None:
        """There is something new to do: run the job, even if it is pausing after a failure."""
        if table in self._pausing:
            self._pausing[table].set()
        elif table in self._running:
            self._wanted_now.add(table)
        self.run_later(table)

    def run_later(self, table: TableId) -> None:
        """There may be something to do: run the job, but let a pause after a failure end first."""
        if self._is_closing:
            return
        self._wanted.add(table)
        if table not in self._running:
            # Without the caller's context: a job is not part of the interaction that caused it.
            self._running[table] = asyncio.create_task(
                self._run(table), name=f"table {table}", context=Context()
            )
            self._due_since[table] = self._now()

    def has(self, table: TableId) -> bool:
        """Whether the table's job is running, or pausing after a failure."""
        return table in self._running

    def is_busy(self, table: TableId) -> bool:
        """Whether the table's job is running and not pausing after a failure."""
        return table in self._running and not self._is_pausing(table)

    @property
    def busy(self) -> int:
        """Number of tables whose job is running and not pausing after a failure. A pause that
        somebody has ended does not count."""
        return len(self._running) - sum(map(self._is_pausing, self._pausing))

    def unfinished(self, for_s: float) -> set[TableId]:
        """Tables whose job has been running or failing for longer than this."""
        before = self._now() - for_s
        return {table for table, since in self._due_since.items() if since < before}

    def finished(self, within_s: float) -> set[TableId]:
        """Tables whose job has succeeded within this time, and does not run or fail again."""
        since = self._now() - within_s
        self._finished_at = {t: at for t, at in self._finished_at.items() if at >= since}
        return self._finished_at.keys() - self._running.keys()

    def _note_finished(self, table: TableId) -> None:
        self._finished_at.pop(table, None)
        self._finished_at[table] = self._now()
        if len(self._finished_at) > MOST_FINISHED:
            del self._finished_at[next(iter(self._finished_at))]

    async def settle(self) -> None:
        """Wait until no job is running."""
        while self.busy:
            self._progress.clear()
            await self._progress.wait()

    async def finish(self, table: TableId) -> None:
        """Wait until nothing is left to do for a table, or the job has failed and pauses."""
        while table in self._running and not self._is_pausing(table):
            await self._finished.setdefault(table, asyncio.Event()).wait()

    async def _run(self, table: TableId) -> None:
        pause_s = FIRST_PAUSE_S
        try:
            while table in self._wanted and not self._is_closing:
                if self._until_free is not None:
                    await self._until_free(table)
                self._wanted.discard(table)
                self._wanted_now.discard(table)
                retry_after_s = pause_s
                try:
                    await self._job(table)
                    pause_s = FIRST_PAUSE_S
                    self._due_since[table] = self._now()
                    self._note_finished(table)
                    continue
                except DueLater as later:
                    retry_after_s = later.after_s
                except RetryLater as retry:
                    log.warning("will retry", extra={"table": table, "error": str(retry)})
                    retry_after_s = retry.after_s or pause_s
                except Exception:  # a bug must not stop the other tables
                    log.exception("a job failed", extra={"table": table})
                # Not where the error is still known: it keeps what the job was about to send.
                self._wanted.add(table)
                if table not in self._wanted_now:
                    await self._pause(table, retry_after_s)
                pause_s = min(2 * pause_s, MAX_PAUSE_S)
        finally:
            del self._running[table], self._due_since[table]
            self._wanted_now.discard(table)
            self._tell_waiters(table)

    def _tell_waiters(self, table: TableId) -> None:
        """The job of a table has ended or pauses."""
        self._progress.set()
        if table in self._finished:
            self._finished.pop(table).set()

    def _is_pausing(self, table: TableId) -> bool:
        """Whether the job pauses after a failure and nobody has ended the pause."""
        return table in self._pausing and not self._pausing[table].is_set()

    async def _pause(self, table: TableId, seconds: float) -> None:
        """Until the time is over, `run_now` is called for the table, or the bot stops."""
        end_pause = self._pausing[table] = asyncio.Event()
        self._tell_waiters(table)
        sleeping = asyncio.ensure_future(self._sleep(seconds))
        ended = asyncio.ensure_future(end_pause.wait())
        try:
            if not self._is_closing:
                await asyncio.wait((sleeping, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._pausing[table]
            sleeping.cancel()
            ended.cancel()
