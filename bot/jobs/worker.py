"""A process beside the bot for work that takes long, one task at a time.

It may die, take too long or raise: the caller always gets an answer or a WorkerError, and the next
task finds a working process again.
"""

import asyncio
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import TypeVar, TypeVarTuple, cast

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class WorkerError(Exception):
    """The task gave no result."""


class WorkerDied(WorkerError):  # noqa: N818
    """The process is gone: killed, or out of memory."""


class WorkerTimeout(WorkerError):  # noqa: N818
    """The process was stopped because the task took too long."""


class TaskFailed(WorkerError):  # noqa: N818
    """The task raised. The text is the worker's traceback."""


class Worker:
    """`await worker.ask(task, *args)` returns the task's result, computed in the other process."""

    def __init__(self, timeout_s: float) -> None:
        self.timeout_s = timeout_s
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._lock = Lock()  # the process is started in the thread and stopped from anywhere
        self._process: tuple[BaseProcess, Connection] | None = None
        self._is_closed = False

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        """Run a task. Raises WorkerError. Waiting for earlier tasks does not count as its time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._ask, task, args)

    def close(self) -> None:
        """Stop at once, whatever the process is doing."""
        self._is_closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._stop_process()

    def _ask(self, task: Callable[[*Ts], T], args: tuple[*Ts]) -> T:
        pipe = self._running_process()
        try:
            pipe.send((task, args))
            is_in_time = pipe.poll(self.timeout_s)
            is_done, result = pipe.recv() if is_in_time else (False, "")
        except (EOFError, OSError) as error:
            self._stop_process()
            raise WorkerDied(type(error).__name__) from error
        if not is_in_time:
            self._stop_process()
            raise WorkerTimeout(f"{self.timeout_s} s")
        if not is_done:
            raise TaskFailed(result)
        return cast("T", result)

    def _running_process(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        with self._lock:
            if self._is_closed:
                raise WorkerDied("closed")
            if self._process is None:
                context = get_context("spawn")
                pipe, theirs = context.Pipe()
                process = context.Process(target=serve, args=(theirs,), daemon=True)
                process.start()
                theirs.close()  # so that the pipe ends when the process does
                self._process = process, pipe
            return self._process[1]

    def _stop_process(self) -> None:
        with self._lock:
            if self._process is not None:
                process, pipe = self._process
                process.kill()
                process.join()
                pipe.close()
                self._process = None


def serve(pipe: Connection) -> None:
    """Runs in the worker process: one task after the other until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then stops us
    while True:
        try:
            task, args = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, task(*args)
        except Exception:  # reported to the caller, whatever it is
            answer = False, traceback.format_exc()
        pipe.send(answer)
