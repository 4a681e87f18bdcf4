"""What `python -m bot health` says, for container health checks."""

import asyncio
import os
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import health
from bot.__main__ import main
from bot.app import open_app
from bot.discord_io.shard_states import ShardState
from bot.domain.retry import RetryLater
from bot.domain.table import TableId
from bot.jobs.table_jobs import TableJobs
from bot.settings import Settings
from bot.store import DatabaseTooNewError
from tests.support.fake_clock import FakeClock
from tests.support.tables import boards
from tests.support.wire.wire import FakeSleep, catalogue

CLOCK_EVERY_S = 30.0


class Inside:
    """What the checks look at, for tests to change."""

    def __init__(self) -> None:
        self.shards = [ShardState(0, True, 0.1), ShardState(1, True, 0.1)]
        self.failure: Exception | None = None  # of the database
        self.stuck: dict[str, float] = {}  # for how long
        self.clock = FakeClock()
        self.health = health.Health(
            lambda: self.shards, self.check_database, self.count_stuck, CLOCK_EVERY_S, self.clock
        )
        self.health.ticked()

    async def check_database(self) -> None:
        if self.failure is not None:
            raise self.failure

    def count_stuck(self, for_s: float) -> int:
        return sum(each > for_s for each in self.stuck.values())

    async def problems(self) -> health.Problems:
        return await self.health.problems()


async def test_a_bot_is_ready_if_every_check_passes() -> None:
    assert await Inside().problems() == {}


@pytest.mark.parametrize("steps", range(5))
async def test_who_waits_for_a_tick_can_be_stopped_at_the_same_moment(steps: int) -> None:
    inside = Inside()
    await inside.health.wait_for_tick(60)  # there was one
    waiting = asyncio.create_task(inside.health.wait_for_tick(60))
    await asyncio.sleep(0)
    inside.health.ticked()
    for _ in range(steps):
        await asyncio.sleep(0)
    if not waiting.done():
        waiting.cancel()
        await asyncio.wait((waiting,))
        assert waiting.cancelled()


async def test_every_shard_of_the_process_must_be_connected() -> None:
    inside = Inside()
    inside.shards[1] = ShardState(1, False, float("nan"))
    assert await inside.problems() == {"connection": "1 of 2 shards are not connected: 1"}


async def test_the_schema_must_be_the_one_the_bot_was_written_for() -> None:
    inside = Inside()
    inside.failure = DatabaseTooNewError(Path("table.db"), 9, 7)
    (problem,) = (await inside.problems()).items()
    assert problem[0] == "database"
    assert "newer version" in problem[1]


async def test_a_database_that_fails_is_reported_without_its_address() -> None:
    inside = Inside()
    inside.failure = ConnectionError("postgresql://user:password@host")
    assert await inside.problems() == {"database": "the database does not answer: ConnectionError"}


async def test_the_scheduler_must_have_ticked_lately() -> None:
    inside = Inside()
    inside.clock.now += health.MAX_MISSED_TICKS * CLOCK_EVERY_S
    assert await inside.problems() == {}
    inside.clock.now += 1
    assert await inside.problems() == {"scheduler": "the scheduler has been silent for 121 s"}


async def test_work_may_not_be_stuck_for_long() -> None:
    inside = Inside()
    inside.stuck = {"one": health.STUCK_AFTER_S, "other": health.STUCK_AFTER_S + 1}
    assert await inside.problems() == {"work": "tables stuck for more than 15 minutes: 1"}


async def test_a_job_is_unfinished_while_it_fails_and_no_longer_once_it_succeeds() -> None:
    clock, sleep, fails = FakeClock(), FakeSleep(), [True]

    async def job(_: TableId) -> None:
        if fails[0]:
            raise RetryLater("Discord answers 500")

    async with TableJobs(job, sleep, clock) as jobs:
        jobs.run_now(TableId(7))
        await sleep.wait_for_pauses(1.0, times=1)
        clock.now += 100
        assert (jobs.unfinished(99), jobs.unfinished(100)) == ({7}, set())
        await sleep.end_pauses()  # it fails again
        await sleep.wait_for_pauses(2.0, times=1)
        assert jobs.unfinished(99) == {7}
        fails[0] = False
        await sleep.end_pauses()
        await jobs.finish(TableId(7))
        assert jobs.unfinished(-1) == set()


@pytest.mark.parametrize(
    ("broken", "fine", "held_up"),
    [(1, 0, 0), (1, 5, 0), (2, 5, 0), (5, 2, 5), (2, 0, 2)],
)
async def test_the_bot_is_held_up_only_if_more_tables_are_stuck_than_finished(
    tmp_path: Path, broken: int, fine: int, held_up: int
) -> None:
    clock, sleep = FakeClock(), FakeSleep()

    async def job(table: TableId) -> None:
        if table <= broken:
            raise ValueError("broken for good")

    settings = Settings(discord_token=SecretStr("x"), database_path=tmp_path / "table.db")
    async with (
        open_app(settings, catalogue=catalogue(), boards=boards()) as app,
        TableJobs(job, sleep, clock) as app.jobs.publishing,
    ):
        for number in range(broken + fine):
            app.jobs.publishing.run_now(TableId(number + 1))
        await app.jobs.publishing.settle()
        clock.now += health.STUCK_AFTER_S
        assert app.jobs.held_up(health.STUCK_AFTER_S) == 0
        clock.now += 1
        for number in range(fine):
            app.jobs.publishing.run_now(TableId(broken + number + 1))
        await app.jobs.publishing.settle()
        assert app.jobs.stuck(health.STUCK_AFTER_S) == broken
        assert app.jobs.held_up(health.STUCK_AFTER_S) == held_up


async def test_a_job_that_hangs_is_unfinished() -> None:
    clock, go_on = FakeClock(), asyncio.Event()

    async def job(_: TableId) -> None:
        await go_on.wait()

    async with TableJobs(job, now=clock) as jobs:
        jobs.run_now(TableId(7))
        clock.now += 100
        assert jobs.unfinished(99) == {7}
        go_on.set()


def test_with_postgresql_the_command_says_what_to_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:password@host/name")
    assert main(["health"]) == 1
    said = capsys.readouterr().out
    assert "METRICS_PORT" in said
    assert "password" not in said


def test_the_file_says_which_checks_fail(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    health.mark(database, "not ready", {"work": "1 table is stuck", "scheduler": "silent"})
    found = health.read(database, within_s=60)
    assert found == ("not ready", ["work: 1 table is stuck", "scheduler: silent"])


def test_a_bot_is_running_only_shortly_after_its_last_sign_of_life(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    assert health.read(database, within_s=60)[0] == "not running"
    health.mark(database, "running")
    assert health.read(database, within_s=60)[0] == "running"
    assert health.read(database, within_s=-1)[0] == "not running"
    health.mark_stopped(database)
    assert health.read(database, within_s=60)[0] == "not running"


def test_a_sign_of_life_of_an_earlier_version_counts(tmp_path: Path) -> None:
    (tmp_path / "table.db.alive").touch()
    assert health.read(tmp_path / "table.db", within_s=60)[0] == "running"


@pytest.mark.parametrize(
    ("state", "exit_code"), [("running", 0), ("starting", 1), ("not running", 1)]
)
def test_the_command_prints_the_state_and_succeeds_only_if_the_bot_is_running(
    state: health.State,
    exit_code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_PATH", "table.db")
    health.mark(Path("table.db"), state)
    if state == "not running":
        os.utime("table.db.alive", (0, 0))
    assert main(["health"]) == exit_code
    assert capsys.readouterr().out == f"{state}\n"
