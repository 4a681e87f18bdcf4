"""The whole bot over the wire: the real discord.py client against the local stand-in."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from pydantic import SecretStr

from bot.app import App, open_app
from bot.discord_io.client import point_discord_at
from bot.i18n.catalogue import Catalogue
from bot.jobs.worker import Worker
from bot.settings import Settings
from sandbox.testing.driver import Sandbox
from tests.support.tables import boards

SHORT_S = 0.1
PATIENCE_S = 120.0  # a safety net: only what fails takes so long, also on a busy machine

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Pauses:
    """Instead of waiting: short pauses end at once, long ones when the test says so."""

    def __init__(self) -> None:
        self.taken_s: list[float] = []
        self._over = asyncio.Event()
        self._taken = asyncio.Condition()

    async def __call__(self, seconds: float) -> None:
        async with self._taken:
            self.taken_s.append(seconds)
            self._taken.notify_all()
        await (asyncio.sleep(0) if seconds <= SHORT_S else self._over.wait())

    async def until_taken(self, seconds: float, times: int) -> None:
        """Wait until a pause of so many seconds has begun so many times."""
        async with asyncio.timeout(PATIENCE_S), self._taken:
            await self._taken.wait_for(lambda: self.taken_s.count(seconds) >= times)

    async def end(self) -> None:
        """All long pauses are over, and who paused goes on; new ones are long again."""
        self._over.set()
        self._over = asyncio.Event()
        for _ in range(10):  # until everybody has noticed
            await asyncio.sleep(0)


class ThreadWorker(Worker):
    """Runs tasks in a thread: starting a process for every test would take too long."""

    def __init__(self) -> None:
        super().__init__(timeout_s=0)
        self._turn = asyncio.Lock()

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        async with self._turn:
            return await asyncio.to_thread(task, *args)


class FakeClock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_hours(self, hours: float) -> None:
        self.now += hours * 3600


@cache
def catalogue() -> Catalogue:
    """Read once for all tests."""
    return Catalogue()


def settings(
    discord: Sandbox, database: Path, automatic_pause_s: float, reveal_pause_s: float
) -> Settings:
    return Settings(
        discord_token=SecretStr(discord.token),
        discord_api_url=discord.api_url,
        database_path=database,
        automatic_pause_s=automatic_pause_s,
        reveal_pause_s=reveal_pause_s,
    )


@asynccontextmanager
async def connected(
    discord: Sandbox,
    database: Path,
    *,
    pauses: Pauses | None = None,
    now: Callable[[], float] = time.time,
    worker: Worker | None = None,
    automatic_pause_s: float = 0,
    reveal_pause_s: float = 0,
    settles: bool = True,
) -> AsyncIterator[App]:
    """A bot that is online at the stand-in, until the block ends. `settles`: all is done first.

    Discord gives up on an answer after three seconds; here it waits for as long as a busy machine
    may need.
    """
    discord.server.interactions.answer_within_s = PATIENCE_S
    await point_discord_at(discord.api_url)
    async with open_app(
        settings(discord, database, automatic_pause_s, reveal_pause_s),
        catalogue=catalogue(),
        boards=boards(),
        now=now,
        sleep=pauses or Pauses(),
        worker=worker or ThreadWorker(),
    ) as app:
        connection = asyncio.create_task(app.client.start(discord.token))
        ready = asyncio.create_task(app.client.wait_until_ready())
        await asyncio.wait((connection, ready), return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            ready.cancel()
            connection.result()
        await app.scheduler.tick()
        yield app
        if settles:
            await settled(app)
    await connection
    await discord.bot_online(False)


async def settled(app: App) -> None:
    """Until all is answered and published that can be, and every automatic player has moved."""
    while app.gate.busy or app.publishing_jobs.busy or app.hand_jobs.busy or app.autoplay_jobs.busy:
        await app.gate.settle()
        await app.autoplay_jobs.settle()
        await app.publishing_jobs.settle()
        await app.hand_jobs.settle()


@contextmanager
def unnoticed(app: App) -> Iterator[None]:
    """Commits in the block are not announced, as if the bot were killed right after them."""
    cache = app.tables.cache
    listeners, cache.on_change = cache.on_change, []
    try:
        yield
    finally:
        cache.on_change = listeners
