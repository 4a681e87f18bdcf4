"""Automatic players move by themselves: after a pause, a turn at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ActionResult
from bot.domain.table import ComputerPlayer, StandIn, Table, TableId
from bot.jobs.thinker import Thinker
from bot.logs import about
from engine.actions import Action
from engine.model import Seat
from engine.views import PlayerView, PublicView

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]
OVERTAKEN = (
    TableCode.BOARD_HAS_MOVED_ON,
    TableCode.TABLE_IS_CLOSED,
    TableCode.GAME_IS_OVER,
)
WITHIN_A_TURN = ("second card", "ticket choice", "tunnel due")


class Automata(Protocol):
    """The service, as far as automatic players need it."""

    async def get(self, table_id: TableId) -> Table: ...

    async def public(self, table_id: TableId) -> PublicView: ...

    async def think_view(self, table_id: TableId, seat: Seat) -> PlayerView: ...

    async def act_for(
        self, table_id: TableId, seat: Seat, action: Action, step: int = ...
    ) -> ActionResult: ...


class Autoplay:
    """`play(table)` is the job of a `TableJobs`: all automatic turns until a person is to move."""

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
        """Whether a turn is shown by itself or with those that follow is not for us to say."""
        while (seat := await self._next(table_id)) is not None:
            await self._sleep(self._pause_s)
            try:
                while await self._move(table_id, seat):
                    pass
            except TableRefusal as refusal:
                # While the player was thinking a person came back, took something back, or called
                # the table off.
                if refusal.code not in OVERTAKEN:
                    raise
            self._show(table_id)

    async def _next(self, table_id: TableId) -> Seat | None:
        """The automatic seat that is to move at this table."""
        table = await self._automata.get(table_id)
        if table.status != "playing":
            return None
        view = await self._automata.public(table_id)
        waiting = (s for s in view.waiting if isinstance(table.people[s], ComputerPlayer | StandIn))
        return next(waiting, None)

    async def _move(self, table_id: TableId, seat: Seat) -> bool:
        """One action. Whether the same seat is to go on with its turn."""
        table = await self._automata.get(table_id)
        person = table.people[seat]
        if not isinstance(person, ComputerPlayer | StandIn):
            return False
        view = await self._automata.think_view(table_id, seat)
        level = "stand-in" if isinstance(person, StandIn) else person.level
        action = await self._thinker.decide(view, level, table_id)
        acted = await self._automata.act_for(table_id, seat, action, view.public.step)
        log.debug("moved", extra=about(table_id, acted.seq, seat=seat))
        return seat in acted.view.waiting and acted.view.stage in WITHIN_A_TURN
