"""The worker beside the bot: it may die, hang or fail, and the next question is answered."""

import asyncio
import operator
import os
import time
from collections.abc import Iterator

import pytest

from bot.jobs.worker import TaskFailed, Worker, WorkerDied, WorkerTimeout

ENOUGH_S = 300.0
FOR_EVER_S = 1e6


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(ENOUGH_S)
    yield made
    made.close()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_task_is_done_in_another_process_that_stays(worker: Worker) -> None:
    first, second = await asyncio.gather(worker.ask(os.getpid), worker.ask(os.getpid))
    assert first == second != os.getpid()


async def test_a_task_that_raises_is_told_and_the_worker_goes_on(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    with pytest.raises(TaskFailed, match="ZeroDivisionError"):
        await worker.ask(operator.truediv, 1, 0)
    assert await worker.ask(os.getpid) == pid


async def test_after_a_worker_that_died_comes_another(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    with pytest.raises(WorkerDied):
        await worker.ask(os._exit, 1)
    assert await worker.ask(os.getpid) != pid


async def test_a_worker_that_died_between_two_questions_is_noticed(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    os.kill(pid, 9)
    with pytest.raises(WorkerDied):
        await worker.ask(time.sleep, FOR_EVER_S)
    assert await worker.ask(os.getpid) != pid


async def test_a_worker_that_hangs_is_stopped_and_replaced(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    worker.timeout_s = 0.0
    with pytest.raises(WorkerTimeout):
        await worker.ask(time.sleep, FOR_EVER_S)
    assert not is_alive(pid)
    worker.timeout_s = ENOUGH_S
    assert await worker.ask(os.getpid) != pid


async def test_closing_does_not_wait_for_a_thought(worker: Worker) -> None:
    pid = await worker.ask(os.getpid)
    asked = asyncio.create_task(worker.ask(time.sleep, FOR_EVER_S))
    await asyncio.sleep(0)  # it is asked now
    worker.close()
    with pytest.raises((WorkerDied, asyncio.CancelledError)):
        await asked
    assert not is_alive(pid)
