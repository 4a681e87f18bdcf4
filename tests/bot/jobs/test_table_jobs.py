"""One job at a time for each table: what fails is tried again, later and later."""

import asyncio

import pytest

from bot.domain.retry import RetryLater
from bot.domain.table import TableId
from bot.jobs.table_jobs import FIRST_PAUSE_S, MAX_PAUSE_S, TableJobs
from tests.support.wire import Pauses

TABLE = TableId(1)


class Job:
    """Fails as long as it is told to."""

    def __init__(self, error: Exception) -> None:
        self.error: Exception | None = error
        self.tries = 0

    async def __call__(self, _: TableId) -> None:
        self.tries += 1
        if self.error is not None:
            raise self.error


@pytest.mark.parametrize("error", [RetryLater("not now"), ZeroDivisionError()])
async def test_what_fails_is_tried_again_in_its_own_time(error: Exception) -> None:
    job, pauses = Job(error), Pauses()
    async with TableJobs(job, pauses) as serial:
        for tries in range(1, 12):
            serial.run_later(TABLE)
            await serial.settle()
            serial.run_later(TABLE)  # another tick of the clock
            for _ in range(10):
                await asyncio.sleep(0)
            assert job.tries == tries
            await pauses.end()
        waits = [min(FIRST_PAUSE_S * 2**n, MAX_PAUSE_S) for n in range(11)]
        assert pauses.taken_s[:11] == waits
        job.error = None
        await pauses.end()
        await serial.settle()
        tries = job.tries
        serial.run_later(TABLE)
        await serial.settle()
        assert job.tries == tries + 1


@pytest.mark.parametrize("error", [RetryLater("not now"), ZeroDivisionError()])
async def test_what_somebody_does_is_tried_at_once(error: Exception) -> None:
    job, pauses = Job(error), Pauses()
    async with TableJobs(job, pauses) as serial:
        serial.run_now(TABLE)
        await serial.settle()
        job.error = None
        serial.run_now(TABLE)
        while job.tries < 2:
            await asyncio.sleep(0)
        assert pauses.taken_s == [FIRST_PAUSE_S]
