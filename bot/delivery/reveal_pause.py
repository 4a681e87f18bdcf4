"""The end of a game is announced in stages, with time to read between them."""

from bot.domain.events import Unpublished
from bot.jobs.table_jobs import Sleep


class RevealPause:
    """Pauses between the stages. What happened before the bot was started is announced at once:
    everybody has waited long enough."""

    def __init__(self, pause_s: float, started_at: float, sleep: Sleep) -> None:
        self._pause_s = pause_s
        self._started_at = started_at
        self._sleep = sleep

    async def before_next_stage(self, unpublished: Unpublished) -> None:
        if unpublished.entries and unpublished.entries[-1].at >= self._started_at:
            await self._sleep(self._pause_s)
