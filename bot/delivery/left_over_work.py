"""Work that another process has left over, because it was killed or cut off."""

import asyncio
import logging
import random
from collections.abc import Mapping

from bot.domain.table import TableId
from bot.domain.work import WorkKind
from bot.jobs.table_jobs import TableJobs
from bot.store import DatabaseTooNewError
from bot.tables.leases import Leases

log = logging.getLogger(__name__)

PAUSE_S = (1.0, 2.0)  # between two looks: different in each process
# All seats of computer players are read to find those that are to move, so not at every look.
LOOKS_BETWEEN: Mapping[WorkKind, int] = {"play": 3}
MOST_AT_ONCE = 50  # tables, of each kind of work


class LeftOverWork:
    """Looks again and again for work that nobody does, and does it.

    The process that has committed a change does what follows from it at once. So work is left over
    only if it is still there at the next look, or if its lease is over."""

    def __init__(self, leases: Leases, jobs: Mapping[WorkKind, TableJobs]) -> None:
        self._leases = leases
        self._jobs = jobs
        self._looks = 0
        self._seen: dict[WorkKind, dict[TableId, int]] = {kind: {} for kind in jobs}

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except DatabaseTooNewError:
                return  # the bot ends in a moment
            except Exception:
                log.exception("left-over work was not looked for")  # the next look comes
            await asyncio.sleep(random.uniform(*PAUSE_S))  # noqa: S311  # not a secret

    async def look(self) -> None:
        """Begin what was left over."""
        for kind, jobs in self._jobs.items():
            if self._looks % (1 + LOOKS_BETWEEN.get(kind, 0)):
                continue
            found = await self._leases.left_over(kind, MOST_AT_ONCE)
            before, self._seen[kind] = self._seen[kind], {w.table_id: w.state for w in found}
            due = [
                work.table_id
                for work in found
                if (work.is_abandoned or before.get(work.table_id) == work.state)
                and not jobs.has(work.table_id)
            ]
            for table_id in await self._leases.claim_some(due, kind) if due else ():
                jobs.run_later(table_id)
        self._looks += 1
