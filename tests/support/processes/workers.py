"""Workers for tests, which start no process."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bot.domain.table import InteractionId, MessageId, Table
from bot.features.context import HandlerContext
from bot.features.results.review import ReviewFeature
from bot.jobs.reviews import Reviews
from bot.jobs.worker import TaskFailed, Worker
from bot.messages.parts.message import Message

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


def review_feature(context: HandlerContext) -> ReviewFeature:
    """/review without a worker and without a channel in which reviews are shared."""

    async def share(_: Table, message: Message, asked_in: InteractionId) -> MessageId:
        raise TaskFailed(f"{message.text} {asked_in}")

    return ReviewFeature(context, Reviews(FailingWorker(), context.tables.replay), share)
