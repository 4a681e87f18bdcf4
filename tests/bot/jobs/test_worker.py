"""The worker process may die, hang or fail: the next task is done nevertheless."""

import asyncio
import operator
import os
import time
from collections.abc import Iterator

import pytest

from bot.jobs.worker import TaskFailed, Worker, WorkerDied, WorkerTimeout

LONG_TIMEOUT_S = 300.0
ENDLESS_S = 1e6


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(LONG_TIMEOUT_S)
    yield worker
    worker.close()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_all_tasks_are_done_in_one_other_process(worker: Worker) -> None:
    first, second = await asyncio.gather(worker.ask(os.getpid), worker.ask(os.getpid))
    assert first == second != os.getpid()


async def test_a_task_that_raises_fails_and_the_worker_stays(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    with pytest.raises(TaskFailed, match="ZeroDivisionError"):
        await worker.ask(operator.truediv, 1, 0)
    assert await worker.ask(os.getpid) == pid


async def test_a_worker_that_died_is_replaced(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    with pytest.raises(WorkerDied):
        await worker.ask(os._exit, 1)
    assert await worker.ask(os.getpid) != pid


async def test_a_worker_that_died_between_two_tasks_is_replaced(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    os.kill(pid, 9)
    with pytest.raises(WorkerDied):
        await worker.ask(time.sleep, ENDLESS_S)
    assert await worker.ask(os.getpid) != pid


async def test_a_worker_that_hangs_is_stopped_and_replaced(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    worker.timeout_s = 0.0
    with pytest.raises(WorkerTimeout):
        await worker.ask(time.sleep, ENDLESS_S)
    assert not is_alive(pid)
    worker.timeout_s = LONG_TIMEOUT_S
    assert await worker.ask(os.getpid) != pid


async def test_closing_does_not_wait_for_a_task(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    task = asyncio.create_task(worker.ask(time.sleep, ENDLESS_S))
    await asyncio.sleep(0)  # the task is sent now
    worker.close()
    with pytest.raises((WorkerDied, asyncio.CancelledError)):
        await task
    assert not is_alive(pid)
