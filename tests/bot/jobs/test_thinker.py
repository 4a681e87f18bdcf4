"""Automatic players decide in any case: whatever becomes of the worker, the table goes on."""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import pytest

from bot.domain.table import TableId
from bot.jobs.thinker import Thinker, think
from bot.jobs.worker import Died, Failed, NoAnswer, TooSlow
from engine.actions import Action, Draw, DrawTickets, Keep
from engine.model import Seat
from engine.views import PlayerView, player_view
from players.levels.fallback import fallback_move
from tests.support.positions import claim, opening, table

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
TABLE = TableId(7)
ILLEGAL = claim("nowhere", "1 red")


class Here:
    """Does the task at once, after some mishaps."""

    def __init__(self, *mishaps: NoAnswer) -> None:
        self.mishaps = list(mishaps)

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        if self.mishaps:
            raise self.mishaps.pop(0)
        return task(*args)


@pytest.fixture
def view() -> PlayerView:
    return player_view(table("europe"), Seat(0))


async def test_a_decision_is_that_of_the_level(view: PlayerView) -> None:
    for level in ("easy", "normal", "hard", "stand-in"):
        expected = think(view, level, TABLE, ())
        assert await Thinker(Here()).decide(view, level, TABLE) == expected


async def test_a_worker_that_died_once_is_asked_again(
    view: PlayerView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def decided(*_: object) -> Action:
        return DrawTickets()

    monkeypatch.setattr("bot.jobs.thinker.think", decided)
    assert fallback_move(view) != DrawTickets()
    assert await Thinker(Here(Died())).decide(view, "hard", TABLE) == DrawTickets()


@pytest.mark.parametrize("mishaps", [(TooSlow(),), (Failed("a bug"),), (Died(), Died())])
async def test_without_a_decision_a_makeshift_move_is_made(
    view: PlayerView, mishaps: tuple[NoAnswer, ...]
) -> None:
    worker = Here(*mishaps)
    assert await Thinker(worker).decide(view, "hard", TABLE) == Draw()
    assert not worker.mishaps


async def test_so_it_is_when_tickets_are_to_be_chosen() -> None:
    choosing = player_view(opening("europe"), Seat(0))
    action = await Thinker(Here(TooSlow())).decide(choosing, "easy", TABLE)
    assert isinstance(action, Keep)
    assert action in choosing.moves


async def test_an_illegal_decision_is_not_played(
    view: PlayerView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> Action:
        return ILLEGAL

    monkeypatch.setattr("bot.jobs.thinker.think", wrong)
    assert await Thinker(Here()).decide(view, "hard", TABLE) == Draw()


async def test_a_hint_that_does_not_come_is_said_so(view: PlayerView) -> None:
    with pytest.raises(Failed):
        await Thinker(Here(Failed("a bug"))).advise(view, TABLE)
