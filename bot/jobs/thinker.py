"""Automatic players think in a worker: a long thought must not stop everybody else, nor a bad one
the table. Where no thought comes, a fallback move is made."""

import logging
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Protocol, TypeVar, TypeVarTuple

from bot.domain.table import TableId
from bot.jobs.worker import Died, NoAnswer
from bot.logs import about
from engine.actions import Action
from engine.board import Board
from engine.game import make_board
from engine.model import MapId
from engine.views import PlayerView
from maps import loader
from players.choices.reasons import Reason
from players.hint import Adviser
from players.levels import by_name
from players.levels.fallback import fallback_move
from players.player import Player

log = logging.getLogger(__name__)

WITHIN_S = 20.0  # a decision takes less than 1; the first one waits for the worker to be ready

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Asked(Protocol):
    """Who thinks: a `Worker`."""

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T: ...


class Thinker:
    """Asks automatic players what to do."""

    def __init__(self, worker: Asked, folders: tuple[Path, ...] = ()) -> None:
        self._worker = worker
        self._folders = folders

    async def decide(self, view: PlayerView, level: str, table: TableId) -> Action:
        """One of the view's moves, in any case. `level` is one of `players.levels.by_name`."""
        try:
            action = await self._ask(think, view, level, table, self._folders)
        except NoAnswer:
            log.exception("no decision", extra=about(table, seat=view.seat))
            return fallback_move(view)
        if action not in view.moves:
            log.error("an illegal decision", extra=about(table, seat=view.seat))
            return fallback_move(view)
        return action

    async def advise(self, view: PlayerView, table: TableId) -> tuple[Action, Reason]:
        """What the hard player would do in this seat's place, and why."""
        return await self._ask(advise, view, table, self._folders)

    async def _ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        try:
            return await self._worker.ask(task, *args)
        except Died:  # of something that need not be ours: the next one may do better
            log.warning("the worker died")
            return await self._worker.ask(task, *args)


def advise(view: PlayerView, seed: int, folders: tuple[Path, ...]) -> tuple[Action, Reason]:
    """In the worker."""
    return _adviser(view.public.map, seed, folders).hint(view)


def think(view: PlayerView, level: str, seed: int, folders: tuple[Path, ...]) -> Action:
    """In the worker."""
    return _player(view.public.map, level, seed, folders).decide(view)


@lru_cache(64)
def _player(map_id: MapId, level: str, seed: int, folders: tuple[Path, ...]) -> Player:
    return by_name.make(level, _board(map_id, folders), seed)


@lru_cache(16)
def _adviser(map_id: MapId, seed: int, folders: tuple[Path, ...]) -> Adviser:
    return Adviser(_board(map_id, folders), seed)


@lru_cache(16)
def _board(map_id: MapId, folders: tuple[Path, ...]) -> Board:
    return make_board(loader.load(map_id, *folders))
