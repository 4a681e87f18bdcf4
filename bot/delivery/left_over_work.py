"""Work that a process has left over, because it was killed or cut off, and work that has become
due by itself."""

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence, Set

from bot.domain.table import TableId
from bot.domain.work import LeftOver, Work, WorkKind
from bot.jobs.table_jobs import TableJobs
from bot.store import DatabaseTooNewError

log = logging.getLogger(__name__)

# All seats of computer players are read to find those that are to move, so not at every look.
LOOKS_BETWEEN: Mapping[WorkKind, int] = {"play": 3}
MOST_LOOKED_AT = 1000  # tables, of each kind of work
MOST_AT_ONCE = 50  # of them are begun, or unfinished: they have pictures in memory
LASTING: Set[WorkKind] = {"play"}  # for up to a whole game: others do not wait for it
LOOKS_IN_ONE_ORDER = 20  # if there are more tables, then at others


class LeftOverWork:
    """Looks again and again for work that nobody does, and does it.

    The process that has committed a change does what follows from it at once. So what another
    process may be about to do is left over only if it is still there at the next look.

    Some tables stay left over for hours, because what happened there is held back until a turn is
    complete. Those that were tried last are tried again last, so that others need not wait. After
    an outage there may be thousands: the next ones are begun when others are finished."""

    def __init__(self, work: Work, jobs: Mapping[WorkKind, TableJobs]) -> None:
        self._work = work
        self._jobs = jobs
        self._looks = 0
        self._order = 0
        self._seen: dict[WorkKind, dict[TableId, int]] = {kind: {} for kind in jobs}
        self._tried: dict[WorkKind, dict[TableId, int]] = {kind: {} for kind in jobs}  # which look
        self._begun: dict[WorkKind, set[TableId]] = {kind: set() for kind in jobs}

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except DatabaseTooNewError:
                return  # the bot ends in a moment
            except Exception:
                log.exception("left-over work was not looked for")  # the next look comes
            await asyncio.sleep(random.uniform(*self._work.looks_every_s))  # noqa: S311  # not a secret

    async def look(self) -> None:
        """Begin what was left over."""
        if self._looks % LOOKS_IN_ONE_ORDER == 0:
            self._order = random.getrandbits(32)
        self._looks += 1
        for kind, jobs in self._jobs.items():
            if (self._looks - 1) % (1 + LOOKS_BETWEEN.get(kind, 0)):
                continue
            found = await self._work.left_over(kind, MOST_LOOKED_AT, self._order)
            due = self._choose(kind, found)
            for table_id in await self._work.take(due, kind) if due else ():
                jobs.run_later(table_id)

    def _choose(self, kind: WorkKind, found: Sequence[LeftOver]) -> list[TableId]:
        """The tables whose work is begun now."""
        before, self._seen[kind] = self._seen[kind], {w.table_id: w.state for w in found}
        tried = {w.table_id: self._tried[kind].get(w.table_id, 0) for w in found}
        due = [
            work
            for work in found
            if (work.is_abandoned or before.get(work.table_id) == work.state)
            and not self._jobs[kind].has(work.table_id)
        ]
        due.sort(key=lambda work: (not work.is_abandoned, tried[work.table_id]))
        chosen = [work.table_id for work in due[: self._room(kind)]]
        self._tried[kind] = tried | dict.fromkeys(chosen, self._looks)
        self._begun[kind].update(chosen)
        return chosen

    def _room(self, kind: WorkKind) -> int:
        """How many tables may be begun now."""
        jobs = self._jobs[kind]
        self._begun[kind] = {table for table in self._begun[kind] if jobs.is_busy(table)}
        unfinished = 0 if kind in LASTING else len(self._begun[kind])
        return max(0, MOST_AT_ONCE - unfinished)
