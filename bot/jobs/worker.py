"""A process beside the bot for what takes long: asked one thing at a time, and not relied upon.

It may die, take too long or make a mistake; whoever asked is told in any case, and the next
question finds a worker again.
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


class NoAnswer(Exception):  # noqa: N818  # one of the three below
    """The question was asked, and came to nothing."""


class Died(NoAnswer):
    """The worker is gone: killed, or out of memory."""


class TooSlow(NoAnswer):
    """The worker was stopped because it took too long."""


class Failed(NoAnswer):
    """The task raised. The text is the worker's own account of it."""


class Worker:
    """`await worker.ask(task, *args)`: the task's result, made in the other process."""

    def __init__(self, within_s: float) -> None:
        self.within_s = within_s
        self._asking = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._hiring = Lock()  # hired in the thread that asks, dismissed from anywhere
        self._hired: tuple[BaseProcess, Connection] | None = None
        self._is_closed = False

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        """Raises `NoAnswer` if there is none. Time spent waiting for others does not count."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._asking, self._ask, task, args)

    def close(self) -> None:
        """At once, whatever the worker is at."""
        self._is_closed = True
        self._asking.shutdown(wait=False, cancel_futures=True)
        self._dismiss()

    def _ask(self, task: Callable[[*Ts], T], args: tuple[*Ts]) -> T:
        line = self._hire()
        try:
            line.send((task, args))
            is_in_time = line.poll(self.within_s)
            is_done, result = line.recv() if is_in_time else (False, "")
        except (EOFError, OSError) as error:
            self._dismiss()
            raise Died(type(error).__name__) from error
        if not is_in_time:
            self._dismiss()
            raise TooSlow(f"{self.within_s} s")
        if not is_done:
            raise Failed(result)
        return cast("T", result)

    def _hire(self) -> Connection:
        """The line to the worker; a new one if there is none."""
        with self._hiring:
            if self._is_closed:
                raise Died("closed")
            if self._hired is None:
                context = get_context("spawn")
                line, theirs = context.Pipe()
                process = context.Process(target=serve, args=(theirs,), daemon=True)
                process.start()
                theirs.close()  # so that the line ends when the worker does
                self._hired = process, line
            return self._hired[1]

    def _dismiss(self) -> None:
        with self._hiring:
            if self._hired is not None:
                process, line = self._hired
                process.kill()
                process.join()
                line.close()
                self._hired = None


def serve(line: Connection) -> None:
    """In the worker: one task after the other, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then closes us
    while True:
        try:
            task, args = line.recv()
        except EOFError:
            return
        try:
            answer = True, task(*args)
        except Exception:  # whatever it is, it is told to the one who asked
            answer = False, traceback.format_exc()
        line.send(answer)
