"""Workers for tests, which start no process."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bot.jobs.worker import TaskFailed, Worker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class ThreadWorker(Worker):
    """Runs one task at a time in a thread: starting a process for every test would take long."""

    def __init__(self) -> None:
        super().__init__(timeout_s=0)
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        async with self._one_at_a_time:
            return await asyncio.to_thread(task, *args)


class FailingWorker(Worker):
    """Fails every task, so that computer players make fallback moves, which are quick."""

    def __init__(self) -> None:
        super().__init__(timeout_s=0)

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        raise TaskFailed(f"{task.__name__} with {len(args)} arguments")
