"""Reviews of finished games, computed in a worker process of their own: computer players must not
wait for them."""

import asyncio
import logging
from collections import OrderedDict
from pathlib import Path

from bot.domain.table import Table, TableId, UserId
from bot.jobs.fair_turns import FairTurns
from bot.jobs.worker import Worker, WorkerDied
from bot.tables.results.replay import Replay
from engine.game import make_board
from engine.record import Record
from maps import loader
from players.review.findings import Review
from players.review.review import Reviewer
from players.review.value import read_coefficients

log = logging.getLogger(__name__)

REVIEW_TIMEOUT_S = (
    60.0  # a review takes about a second; the first one waits for the worker to start
)
MAX_KEPT = 20  # reviews, of about 100 kB


class Reviews:
    """Reviews by table. Those asked for last are kept: a finished game does not change."""

    def __init__(self, worker: Worker, replay: Replay, folders: tuple[Path, ...] = ()) -> None:
        self._worker = worker
        self._replay = replay
        self._turns = FairTurns(1)
        self._folders = folders
        self._kept: OrderedDict[TableId, asyncio.Task[Review]] = OrderedDict()

    async def review(self, table: Table, caller: UserId) -> Review:
        """The review of a game; callers take turns. Refused while it is not over, and if it was
        played with rules that can no longer be played. Raises WorkerError."""
        if table.id not in self._kept:
            self._kept[table.id] = asyncio.create_task(self._compute(table, caller))
        self._kept.move_to_end(table.id)
        computing = self._kept[table.id]
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(computing)
        except Exception:
            self._kept.pop(table.id, None)  # perhaps it succeeds next time
            raise

    async def _compute(self, table: Table, caller: UserId) -> Review:
        async with self._turns.turn(caller):
            task = await self._replay.record(table.id), table.seats_are_alike, self._folders
            try:
                return await self._worker.ask(review_record, *task)
            except WorkerDied:  # perhaps killed from outside: try once more with a new one
                log.warning("the worker died")
                return await self._worker.ask(review_record, *task)


def review_record(record: Record, seats_are_alike: bool, folders: tuple[Path, ...]) -> Review:
    """Runs in the worker."""
    board = make_board(loader.load(record.map, *folders), record.house_rules)
    return Reviewer(board, read_coefficients(), seats_are_alike=seats_are_alike).review(record)
