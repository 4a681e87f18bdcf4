"""A computer player always decides, even if the worker dies, hangs or fails."""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import pytest

from bot.domain.table import ComputerPlayer, StandIn, TableId, UserId
from bot.jobs.thinker import Thinker, decide
from bot.jobs.worker import TaskFailed, Worker, WorkerDied, WorkerError, WorkerTimeout
from engine.actions import Action, Draw, DrawTickets, Keep
from engine.model import Seat
from engine.views import PlayerView, player_view
from players.levels.fallback import fallback_move
from tests.support.positions import claim, opening, table

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
TABLE = TableId(7)
ILLEGAL = claim("nowhere", "1 red")
HARD = ComputerPlayer("hard", "Robot")
PLAYERS: dict[str, ComputerPlayer | StandIn] = {
    "easy": ComputerPlayer("easy", "Robot"),
    "normal": ComputerPlayer("normal", "Robot"),
    "hard": HARD,
    "stand-in": StandIn(UserId(1), "Ada", "normal"),
}


class InlineWorker(Worker):
    """Runs the task at once in this process, after failing with the given errors."""

    def __init__(self, *failures: WorkerError) -> None:
        super().__init__(timeout_s=0)
        self.failures = list(failures)

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        if self.failures:
            raise self.failures.pop(0)
        return task(*args)


@pytest.fixture
def view() -> PlayerView:
    return player_view(table("europe"), Seat(0))


async def test_the_decision_is_that_of_the_level(view: PlayerView) -> None:
    for level in ("easy", "normal", "hard", "stand-in"):
        expected = decide(view, level, TABLE, ())
        assert await Thinker(InlineWorker()).decide(view, PLAYERS[level], TABLE) == expected


async def test_a_worker_that_died_once_is_asked_again(
    view: PlayerView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fake_decide(*_: object) -> Action:
        return DrawTickets()

    monkeypatch.setattr("bot.jobs.thinker.decide", fake_decide)
    assert fallback_move(view) != DrawTickets()
    assert await Thinker(InlineWorker(WorkerDied())).decide(view, HARD, TABLE) == DrawTickets()


@pytest.mark.parametrize(
    "failures", [(WorkerTimeout(),), (TaskFailed("a bug"),), (WorkerDied(), WorkerDied())]
)
async def test_a_fallback_move_is_made_if_the_worker_fails(
    view: PlayerView, failures: tuple[WorkerError, ...]
) -> None:
    worker = InlineWorker(*failures)
    assert await Thinker(worker).decide(view, HARD, TABLE) == Draw()
    assert not worker.failures


async def test_a_fallback_choice_of_tickets_is_made_if_the_worker_fails() -> None:
    choosing = player_view(opening("europe"), Seat(0))
    action = await Thinker(InlineWorker(WorkerTimeout())).decide(choosing, PLAYERS["easy"], TABLE)
    assert isinstance(action, Keep)
    assert action in choosing.moves


async def test_an_illegal_decision_is_not_played(
    view: PlayerView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def decide_wrongly(*_: object) -> Action:
        return ILLEGAL

    monkeypatch.setattr("bot.jobs.thinker.decide", decide_wrongly)
    assert await Thinker(InlineWorker()).decide(view, HARD, TABLE) == Draw()


async def test_a_hint_fails_if_the_worker_fails(view: PlayerView) -> None:
    with pytest.raises(TaskFailed):
        await Thinker(InlineWorker(TaskFailed("a bug"))).advise(view, TABLE)
