"""Asks computer players what to do, in a worker process: a slow decision must not hold up the
bot, and a failed one must not stop the table."""

import logging
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.table import ComputerPlayer, StandIn, TableId
from bot.jobs.fair_turns import FairTurns
from bot.jobs.worker import Worker, WorkerDied, WorkerError
from engine.actions import Action
from engine.board import Board
from engine.game import make_board
from engine.house_rules import HouseRules
from engine.model import MapId
from engine.views import PlayerView
from maps import loader
from players.choices.reasons import Reason
from players.hint import Adviser
from players.levels import registry
from players.levels.fallback import fallback_move
from players.player import Player

log = logging.getLogger(__name__)

TIMEOUT_S = 20.0  # a decision takes less than 1 s; the first one waits for the worker to start

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Thinker:
    """Decisions and hints. If the worker gives none, a simple legal move is played instead. Tables
    take turns, and so do those who want hints: one table never waits for all hints of another."""

    def __init__(
        self, worker: Worker, folders: tuple[Path, ...] = (), observer: Observer = UNOBSERVED
    ) -> None:
        self._worker = worker
        self._turns = FairTurns(1)
        self._folders = folders
        self._observer = observer

    async def decide(
        self, view: PlayerView, player: ComputerPlayer | StandIn, table: TableId
    ) -> Action:
        """One of the view's moves, whatever happens to the worker."""
        level = "stand-in" if isinstance(player, StandIn) else player.level
        about, started = {"table": table, "seat": view.seat}, time.perf_counter()
        try:
            async with self._turns.turn(("decide", table)):
                action = await self._ask(decide, view, level, table, self._folders)
        except WorkerError:
            log.exception("no decision", extra=about)
            return fallback_move(view)
        finally:
            self._observer.decided(level, time.perf_counter() - started)
        if action not in view.moves:
            log.error("an illegal decision", extra=about)
            return fallback_move(view)
        return action

    async def advise(self, view: PlayerView, table: TableId) -> tuple[Action, Reason]:
        """What the hard player would plan at this seat, and why. Raises WorkerError."""
        async with self._turns.turn(("advise", table)):
            return await self._ask(advise, view, table, self._folders)

    async def _ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        try:
            return await self._worker.ask(task, *args)
        except WorkerDied:  # perhaps killed from outside: try once more with a new one
            log.warning("the worker died")
            return await self._worker.ask(task, *args)


def advise(view: PlayerView, seed: int, folders: tuple[Path, ...]) -> tuple[Action, Reason]:
    """Runs in the worker."""
    return _adviser(view.public.map, view.public.house_rules, seed, folders).hint(view)


def decide(view: PlayerView, level: str, seed: int, folders: tuple[Path, ...]) -> Action:
    """Runs in the worker."""
    player = _player(view.public.map, view.public.house_rules, level, seed, folders)
    return player.decide(view)


@lru_cache(64)
def _player(
    map_id: MapId, house_rules: HouseRules, level: str, seed: int, folders: tuple[Path, ...]
) -> Player:
    return registry.make(level, _board(map_id, house_rules, folders), seed)


@lru_cache(16)
def _adviser(
    map_id: MapId, house_rules: HouseRules, seed: int, folders: tuple[Path, ...]
) -> Adviser:
    return Adviser(_board(map_id, house_rules, folders), seed)


@lru_cache(16)
def _board(map_id: MapId, house_rules: HouseRules, folders: tuple[Path, ...]) -> Board:
    return make_board(loader.load(map_id, *folders), house_rules)
