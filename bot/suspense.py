"""The end of a game is told in stages, with time to read between them."""

from bot.news import News
from bot.serial import Sleep


class Suspense:
    """`pause(news)` comes before each stage. What happened before we were started is told at once:
    everybody has waited long enough."""

    def __init__(self, pause_s: float, started_at: float, sleep: Sleep) -> None:
        self._pause_s = pause_s
        self._started_at = started_at
        self._sleep = sleep

    async def pause(self, news: News) -> None:
        if news.entries and news.entries[-1].at >= self._started_at:
            await self._sleep(self._pause_s)
