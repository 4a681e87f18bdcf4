"""Automatic players move by themselves: after a pause, thinking in a worker, a turn at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from bot.acts import Acted
from bot.logs import about
from bot.model import Automatic, StandIn, Table, TableId
from bot.refusals import TableCode, TableRefusal
from engine.actions import Action
from engine.board import Board
from engine.game import make_board
from engine.model import MapId, Seat
from engine.views import PlayerView, PublicView
from maps import loader
from players import levels
from players.hint import Adviser
from players.player import Player
from players.reasons import Reason

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]
WITHIN_A_TURN = ("second card", "ticket choice", "tunnel due")


class Automata(Protocol):
    """The service, as far as automatic players need it."""

    async def get(self, table_id: TableId) -> Table: ...

    async def public(self, table_id: TableId) -> PublicView: ...

    async def think_view(self, table_id: TableId, seat: Seat) -> PlayerView: ...

    async def act_for(
        self, table_id: TableId, seat: Seat, action: Action, step: int = ...
    ) -> Acted: ...


class Thinker:
    """Asks an automatic player in a worker: a long thought must not stop everybody else."""

    def __init__(self, executor: Executor, folders: tuple[Path, ...] = ()) -> None:
        self._executor = executor
        self._folders = folders

    async def decide(self, view: PlayerView, level: str, table: TableId) -> Action:
        """`level` is one of `players.levels`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, think, view, level, table, self._folders)

    async def advise(self, view: PlayerView, table: TableId) -> tuple[Action, Reason]:
        """What the hard player would do in this seat's place, and why."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, advise, view, table, self._folders)


def advise(view: PlayerView, seed: int, folders: tuple[Path, ...]) -> tuple[Action, Reason]:
    """In the worker."""
    return _adviser(view.public.map, seed, folders).hint(view)


def think(view: PlayerView, level: str, seed: int, folders: tuple[Path, ...]) -> Action:
    """In the worker."""
    return _player(view.public.map, level, seed, folders).decide(view)


@lru_cache(64)
def _player(map_id: MapId, level: str, seed: int, folders: tuple[Path, ...]) -> Player:
    return levels.make(level, _board(map_id, folders), seed)


@lru_cache(16)
def _adviser(map_id: MapId, seed: int, folders: tuple[Path, ...]) -> Adviser:
    return Adviser(_board(map_id, folders), seed)


@lru_cache(16)
def _board(map_id: MapId, folders: tuple[Path, ...]) -> Board:
    return make_board(loader.load(map_id, *folders))


class Autoplay:
    """`play(table)` is the job of a `Serial`: all automatic turns until a person is to move."""

    def __init__(
        self,
        automata: Automata,
        thinker: Thinker,
        show: Callable[[TableId], None],
        pause_s: float,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._automata = automata
        self._thinker = thinker
        self._show = show
        self._pause_s = pause_s
        self._sleep = sleep

    async def play(self, table_id: TableId) -> None:
        """Several turns in a row make one message: they are shown together."""
        turns = 0
        while (seat := await self._next(table_id)) is not None:
            await self._sleep(self._pause_s)
            try:
                while await self._move(table_id, seat):
                    pass
            except TableRefusal as refusal:
                # A person came back, or took something back, while the player was thinking.
                if refusal.code is not TableCode.BOARD_HAS_MOVED_ON:
                    raise
            turns += 1
        if turns:
            self._show(table_id)

    async def _next(self, table_id: TableId) -> Seat | None:
        """The automatic seat that is to move at this table."""
        table = await self._automata.get(table_id)
        if table.status != "playing":
            return None
        view = await self._automata.public(table_id)
        waiting = (s for s in view.waiting if isinstance(table.people[s], Automatic | StandIn))
        return next(waiting, None)

    async def _move(self, table_id: TableId, seat: Seat) -> bool:
        """One action. Whether the same seat is to go on with its turn."""
        table = await self._automata.get(table_id)
        person = table.people[seat]
        if not isinstance(person, Automatic | StandIn):
            return False
        view = await self._automata.think_view(table_id, seat)
        level = "stand-in" if isinstance(person, StandIn) else person.level
        action = await self._thinker.decide(view, level, table_id)
        acted = await self._automata.act_for(table_id, seat, action, view.public.step)
        log.debug("moved", extra=about(table_id, acted.seq, seat=seat))
        return seat in acted.view.waiting and acted.view.stage in WITHIN_A_TURN
