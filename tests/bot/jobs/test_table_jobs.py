"""One job at a time for each table; one that fails is tried again after growing pauses."""

import asyncio
import gc
import weakref

import pytest

from bot.domain.retry import DueLater, RetryLater
from bot.domain.table import TableId
from bot.jobs.table_jobs import FIRST_PAUSE_S, MAX_PAUSE_S, MOST_FINISHED, TableJobs
from tests.support.wire.wire import FakeSleep

TABLE = TableId(1)


class Job:
    """Fails as long as `error` is set."""

    def __init__(self, error: Exception) -> None:
        self.error: Exception | None = error
        self.tries = 0

    async def __call__(self, _: TableId) -> None:
        self.tries += 1
        if self.error is not None:
            raise self.error


@pytest.mark.parametrize("error", [RetryLater("not now"), ZeroDivisionError()])
async def test_a_job_that_fails_is_tried_again_after_pauses_that_double(error: Exception) -> None:
    job, sleep = Job(error), FakeSleep()
    async with TableJobs(job, sleep) as jobs:
        for tries in range(1, 12):
            jobs.run_later(TABLE)
            await jobs.settle()
            jobs.run_later(TABLE)  # does not end the pause
            for _ in range(10):
                await asyncio.sleep(0)
            assert job.tries == tries
            await sleep.end_pauses()
        pauses_s = [min(FIRST_PAUSE_S * 2**n, MAX_PAUSE_S) for n in range(11)]
        assert sleep.pauses_s[:11] == pauses_s
        job.error = None
        await sleep.end_pauses()
        await jobs.settle()
        tries = job.tries
        jobs.run_later(TABLE)
        await jobs.settle()
        assert job.tries == tries + 1


async def test_what_is_due_later_is_done_then_and_is_no_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    job, sleep = Job(DueLater(3.0)), FakeSleep()
    async with TableJobs(job, sleep) as jobs:
        jobs.run_now(TABLE)
        await sleep.wait_for_pauses(3.0, 1)
        assert job.tries == 1
        job.error = None
        await sleep.end_pauses(3.0)
        await jobs.settle()
        assert job.tries == 2
        assert not jobs.has(TABLE)
    assert caplog.records == []


@pytest.mark.parametrize("error", [RetryLater("not now"), ZeroDivisionError()])
async def test_run_now_ends_the_pause_after_a_failure(error: Exception) -> None:
    job, sleep = Job(error), FakeSleep()
    async with TableJobs(job, sleep) as jobs:
        jobs.run_now(TABLE)
        await jobs.settle()
        assert jobs.busy == 0
        job.error = None
        jobs.run_now(TABLE)
        assert jobs.busy == 1  # although the job has not gone on yet
        while job.tries < 2:
            await asyncio.sleep(0)
        assert sleep.pauses_s == [FIRST_PAUSE_S]


@pytest.mark.parametrize("error", [None, RetryLater("not now")], ids=["done", "failed"])
async def test_a_job_is_finished_when_it_is_done_or_has_failed(error: Exception | None) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def job(_: TableId) -> None:
        begun.set()
        await may_end.wait()
        if error is not None:
            raise error

    async with TableJobs(job, FakeSleep()) as jobs:
        await jobs.finish(TABLE)  # nothing to do
        jobs.run_now(TABLE)
        finishing = asyncio.create_task(jobs.finish(TABLE))
        await begun.wait()
        assert not finishing.done()
        may_end.set()
        await finishing


async def test_a_job_that_pauses_is_finished_after_the_pause_is_ended() -> None:
    job, sleep = Job(RetryLater("not now")), FakeSleep()
    async with TableJobs(job, sleep) as jobs:
        jobs.run_now(TABLE)
        await jobs.finish(TABLE)
        job.error = None
        jobs.run_now(TABLE)
        await jobs.finish(TABLE)
        assert job.tries == 2


async def test_a_run_that_waits_also_does_what_it_is_asked_for_meanwhile() -> None:
    free, runs = asyncio.Event(), list[TableId]()

    async def job(table: TableId) -> None:
        runs.append(table)

    async def until_free(_: TableId) -> None:
        await free.wait()

    async with TableJobs(job, FakeSleep(), until_free=until_free) as jobs:
        jobs.run_now(TABLE)
        await asyncio.sleep(0)
        jobs.run_now(TABLE)
        assert runs == []
        free.set()
        await jobs.settle()
        assert runs == [TABLE]
        jobs.run_now(TABLE)
        await jobs.settle()
        assert runs == [TABLE, TABLE]


async def test_something_new_while_a_run_fails_is_not_left_until_a_pause_is_over() -> None:
    sleep, runs, go_on = FakeSleep(), list[TableId](), asyncio.Event()

    async def job(table: TableId) -> None:
        runs.append(table)
        await go_on.wait()
        if len(runs) == 1:
            raise RetryLater("the end of the game is announced first")

    async with TableJobs(job, sleep) as jobs:
        jobs.run_now(TABLE)
        await asyncio.sleep(0)
        jobs.run_now(TABLE)  # it was announced meanwhile
        go_on.set()
        await jobs.settle()
    assert (runs, sleep.pauses_s) == ([TABLE, TABLE], [])


async def test_a_pausing_job_keeps_nothing_of_what_it_was_about_to_send() -> None:
    sleep, drawn = FakeSleep(), list[weakref.ref[Picture]]()

    async def job(_: TableId) -> None:
        picture = Picture()
        drawn.append(weakref.ref(picture))
        raise RetryLater("Discord answers 500")

    async with TableJobs(job, sleep) as jobs:
        jobs.run_now(TableId(7))
        await sleep.wait_for_pauses(1.0, times=1)
        gc.collect()
        (picture,) = drawn
        assert picture() is None


class Picture:
    """Something large."""


async def test_finished_jobs_are_remembered_of_so_many_tables_only() -> None:
    async def job(_: TableId) -> None: ...

    async with TableJobs(job, FakeSleep()) as jobs:
        for number in range(MOST_FINISHED + 1):
            jobs.run_later(TableId(number))
            await jobs.settle()
        assert jobs.finished(60.0) == {TableId(number) for number in range(1, MOST_FINISHED + 1)}
