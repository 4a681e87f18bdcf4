"""Reviews are computed once, in a worker that may die."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple, cast

import pytest

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import ComputerPlayer, Options, Table, TableId
from bot.jobs.reviews import MAX_KEPT, Reviews
from bot.jobs.worker import TaskFailed, Worker, WorkerDied
from bot.tables.results.replay import Replay
from engine import record as records
from engine.model import MapId
from engine.record import Record
from tests.support.tables import ADA, BO, HERE

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
RECORD = Path(__file__).parents[2] / "golden" / "records" / "amsterdam-2-2026-0.json"


class CountingWorker(Worker):
    """Runs tasks at once, after failing with the given errors, and counts them."""

    def __init__(self, *failures: Exception) -> None:
        super().__init__(timeout_s=0)
        self.failures = list(failures)
        self.asked = 0

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        self.asked += 1
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        return task(*args)


class OneGame:
    """Every table has played the same game, except those with an odd number, which still do."""

    async def record(self, table: TableId) -> Record:
        if table % 2:
            raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
        return records.from_text(RECORD.read_text())


def table_of(number: int, *others: ComputerPlayer) -> Table:
    options = Options(MapId("amsterdam"), "en", 2)
    return Table(TableId(number), HERE, ADA.user, options, "over", (ADA, *(others or (BO,))))


def reviews(worker: Worker) -> Reviews:
    return Reviews(worker, cast("Replay", OneGame()))


async def test_a_review_is_computed_once() -> None:
    worker = CountingWorker()
    of_games = reviews(worker)
    first, second = await asyncio.gather(
        *(of_games.review(table_of(2), ADA.user) for _ in range(2))
    )
    assert first is second is await of_games.review(table_of(2), ADA.user)
    assert worker.asked == 1


async def test_a_lead_over_a_computer_player_says_more_than_one_over_a_person() -> None:
    of_games = reviews(CountingWorker())
    computer = ComputerPlayer("easy", "Robot")
    among_people = await of_games.review(table_of(2), ADA.user)
    with_computer = await of_games.review(table_of(4, computer), ADA.user)
    early = len(among_people.curve) // 4
    timid, bold = (review.curve[early] for review in (among_people, with_computer))
    assert abs(timid[0] - 0.5) < abs(bold[0] - 0.5)


async def test_a_worker_that_died_once_is_asked_again() -> None:
    assert (await reviews(CountingWorker(WorkerDied())).review(table_of(2), ADA.user)).turns


async def test_what_failed_is_not_kept() -> None:
    of_games = reviews(CountingWorker(TaskFailed("once")))
    with pytest.raises(TaskFailed):
        await of_games.review(table_of(2), ADA.user)
    assert (await of_games.review(table_of(2), ADA.user)).turns


async def test_a_game_that_is_not_over_is_refused_every_time() -> None:
    worker = CountingWorker()
    of_games = reviews(worker)
    for _ in range(2):
        with pytest.raises(TableRefusal):
            await of_games.review(table_of(3), ADA.user)
    assert worker.asked == 0


async def test_only_the_last_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.jobs.reviews.review_record", lambda *_: object())
    worker = CountingWorker()
    of_games = reviews(worker)
    for number in range(MAX_KEPT + 1):
        await of_games.review(table_of(2 * number), ADA.user)
    await of_games.review(table_of(2 * MAX_KEPT), ADA.user)
    assert worker.asked == MAX_KEPT + 1
    await of_games.review(table_of(0), ADA.user)
    assert worker.asked == MAX_KEPT + 2
