"""Computer players move by themselves: after a pause, a whole turn at once. So do people who have
queued a move, without a pause."""

import asyncio
import logging
from collections.abc import Callable

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.retry import RetryLater
from bot.domain.table import Human, TableId
from bot.domain.work import Work
from bot.jobs.table_jobs import Sleep
from bot.jobs.thinker import Thinker
from bot.tables import Tables
from engine.model import Seat
from engine.views import WITHIN_A_TURN

log = logging.getLogger(__name__)

HIDDEN_PAUSE_S = 300.0  # or until the table is seen again

CHANGED_MEANWHILE = (
    TableCode.BOARD_HAS_MOVED_ON,
    TableCode.TABLE_IS_CLOSED,
    TableCode.GAME_IS_OVER,
    TableCode.UNKNOWN_TABLE,
)


class Autoplay:
    """`play(table)` is a job of `TableJobs`: all turns until a person is to move themselves.
    `is_hidden(table)`: whether nobody can see what happens there; then computer players wait."""

    def __init__(
        self,
        tables: Tables,
        work: Work,
        thinker: Thinker,
        pause_s: float,
        pause_without_people_s: float,
        sleep: Sleep = asyncio.sleep,
        is_hidden: Callable[[TableId], bool] = lambda _: False,
    ) -> None:
        self._tables = tables
        self._work = work
        self._thinker = thinker
        self._pause_s = pause_s
        self._pause_without_people_s = pause_without_people_s
        self._sleep = sleep
        self._is_hidden = is_hidden

    async def play(self, table_id: TableId) -> None:
        """Play queued moves and computer turns. Publishing follows from the commits."""
        async with self._work.holding(table_id, "play"):
            await self._play(table_id)

    async def _play(self, table_id: TableId) -> None:
        while await self._is_playing(table_id):
            try:
                if await self._tables.queues.play(table_id):
                    continue
                seat = await self._next_seat(table_id)
                if seat is None:
                    return
                if self._is_hidden(table_id):
                    raise RetryLater("nobody can see the table", HIDDEN_PAUSE_S)
                await self._pause(table_id)
                while await self._act(table_id, seat):
                    pass
            except TableRefusal as refusal:
                # While the computer player was thinking, a person came back, took something back
                # or called the game off. Or another process has changed a queue.
                if refusal.code not in CHANGED_MEANWHILE:
                    raise

    async def _pause(self, table_id: TableId) -> None:
        """Before a turn. Where nobody plays, nobody waits for it: such tables must not take the
        requests and the time of the others. Where only one person plays, all of them would wait."""
        table = await self._tables.lookup.table(table_id)
        if not table.where.is_private:
            await self._sleep(self._pause_s if table.has_people else self._pause_without_people_s)

    async def _is_playing(self, table_id: TableId) -> bool:
        """Whether there is a game; not if the table has been deleted."""
        try:
            return (await self._tables.lookup.table(table_id)).status == "playing"
        except TableRefusal as refusal:
            if refusal.code is not TableCode.UNKNOWN_TABLE:
                raise
            return False

    async def _next_seat(self, table_id: TableId) -> Seat | None:
        """The computer player or stand-in who is to move, or None."""
        table = await self._tables.lookup.table(table_id)
        if table.status != "playing":
            return None
        view = await self._tables.lookup.public_view(table_id)
        waiting = (seat for seat in view.waiting if not isinstance(table.occupants[seat], Human))
        return next(waiting, None)

    async def _act(self, table_id: TableId, seat: Seat) -> bool:
        """Play one action. Returns whether the same seat has to go on with its turn."""
        table = await self._tables.lookup.table(table_id)
        person = table.occupants[seat]
        if isinstance(person, Human):
            return False
        view = await self._tables.moves.computer_view(table_id, seat)
        action = await self._thinker.decide(view, person, table_id)
        result = await self._tables.moves.act_for_computer(table_id, seat, action, view.public.step)
        log.debug("moved", extra={"table": table_id, "seq": result.seq, "seat": seat})
        return seat in result.view.waiting and result.view.stage in WITHIN_A_TURN
