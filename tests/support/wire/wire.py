"""The whole bot over the wire: the real discord.py client against the sandbox."""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypedDict, Unpack
from unittest import mock

from pydantic import SecretStr

from bot.app import App, open_app
from bot.delivery.left_over_work import LOOKS_BETWEEN, LeftOverWork
from bot.discord_io.connection import point_discord_at
from bot.discord_io.sender import PressedMessages
from bot.jobs.worker import Worker
from bot.metrics import Metrics
from bot.settings import Settings
from sandbox.messages.component_rules import interactive
from sandbox.payloads.components import StringSelect
from sandbox.payloads.messages import LOADING, Message
from sandbox.rest.faults import ServerError
from sandbox.testing.actor import StartedInteraction
from sandbox.testing.driver import Sandbox
from tests.support.databases.back_ends import url_instead_of
from tests.support.limits import NO_LIMITS_SETTINGS
from tests.support.messages import catalogue as catalogue
from tests.support.messages import english as english
from tests.support.processes.workers import ThreadWorker
from tests.support.tables import boards

SHORT_PAUSE_S = 0.1
TIMEOUT_S = 120.0  # reached only by tests that fail, even on a busy machine


class FakeSleep:
    """Used in place of `asyncio.sleep`: short pauses end at once, long ones when a test says so."""

    def __init__(self) -> None:
        self.pauses_s: list[float] = []  # all that were asked for
        self._ends: defaultdict[float, asyncio.Event] = defaultdict(asyncio.Event)
        self._changed = asyncio.Condition()

    async def __call__(self, seconds: float) -> None:
        async with self._changed:
            self.pauses_s.append(seconds)
            self._changed.notify_all()
        await (asyncio.sleep(0) if seconds <= SHORT_PAUSE_S else self._ends[seconds].wait())

    async def wait_for_pauses(self, seconds: float, times: int) -> None:
        """Wait until a pause of this length has begun so many times."""
        async with asyncio.timeout(TIMEOUT_S), self._changed:
            await self._changed.wait_for(lambda: self.pauses_s.count(seconds) >= times)

    async def end_pauses(self, seconds: float | None = None) -> None:
        """End the long pauses that have begun, or those of one length; not later ones."""
        for length in list(self._ends) if seconds is None else [seconds]:
            self._ends.pop(length, asyncio.Event()).set()
        for _ in range(10):  # let the paused tasks go on
            await asyncio.sleep(0)

    async def skip_pauses(self, seconds: float, acting: Awaitable[object]) -> None:
        """Wait for `acting`; meanwhile all pauses of this length end at once."""
        task = asyncio.ensure_future(acting)
        while not task.done():
            await self.end_pauses(seconds)
        await task


class BotOptions(TypedDict, total=False):
    """What a test may change about the bot it runs."""

    now: Callable[[], float]
    sleep: FakeSleep
    worker: Worker
    computer_pause_s: float
    pause_without_people_s: float
    reveal_pause_s: float
    new_dms_per_minute: int
    settles_at_end: bool
    prepare: Callable[[App], None]  # called before the bot connects
    metrics: Metrics
    web_port: int  # at which the web page is served; by default there is none
    has_limits: bool  # the usual ones on what one person may cause; by default there are none


@asynccontextmanager
async def connected_bot(
    discord: Sandbox, database: Path, **options: Unpack[BotOptions]
) -> AsyncIterator[App]:
    """A bot that is online at the sandbox until the block ends. Before it stops, it finishes what
    it has begun, unless `settles_at_end` is False. It must have used no route that the sandbox does
    not know.

    Discord gives up on an answer after three seconds; here it waits for as long as a busy machine
    may need.
    """
    discord.server.interactions.answer_within_s = TIMEOUT_S
    await point_discord_at(discord.api_url)
    database_url = await url_instead_of(database)
    settings = Settings(
        discord_token=SecretStr(discord.token),
        discord_api_url=discord.api_url,
        database_path=database,
        database_url=SecretStr(database_url),
        automatic_pause_s=options.get("computer_pause_s", 0),
        pause_without_people_s=options.get(
            "pause_without_people_s", options.get("computer_pause_s", 0)
        ),
        reveal_pause_s=options.get("reveal_pause_s", 0),
        new_dms_per_minute=options.get("new_dms_per_minute", 1000),
        web_port=options.get("web_port", 0),
        public_url=f"http://127.0.0.1:{port}" if (port := options.get("web_port", 0)) else "",
    )
    if not options.get("has_limits"):
        settings = settings.model_copy(update=NO_LIMITS_SETTINGS)
    async with open_app(
        settings,
        catalogue=catalogue(),
        boards=boards(),
        now=options.get("now", time.time),
        sleep=options.get("sleep") or FakeSleep(),
        worker=options.get("worker") or ThreadWorker(),
        metrics=options.get("metrics"),
    ) as app:
        options.get("prepare", _change_nothing)(app)
        connection = asyncio.create_task(app.client.start(discord.token))
        ready = asyncio.create_task(_until_ready(app))
        with identifying_at_any_time():
            await asyncio.wait((connection, ready), return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            ready.cancel()
            connection.result()
        await begin_what_is_due(app)
        yield app
        if options.get("settles_at_end", True):
            await settle(app)
    await connection
    await discord.bot_online(False)
    assert not discord.request_log.unknown_routes


async def _until_ready(app: App) -> None:
    """Until all shards are connected, and one has been compared with what is stored."""
    await app.client.wait_until_ready()
    await app.client.wait_until_serving()


async def begin_left_over_work(app: App) -> None:
    """As the bot does again and again."""
    work = LeftOverWork(app.work, app.jobs.by_kind)
    # What is still there at the second look is left over; not every look is at each kind.
    for _ in range(2 + max(LOOKS_BETWEEN.values())):
        await work.look()


async def begin_what_is_due(app: App) -> None:
    """What a bot does when it starts, and every few seconds."""
    await app.scheduler.tick()
    await begin_left_over_work(app)


@contextmanager
def identifying_at_any_time() -> Iterator[None]:
    """Shards need not wait until another bot has identified, or after they were late on a busy
    machine: no test would end that pause."""
    with mock.patch("bot.discord_io.client.INTERVAL_S", 0.0):
        yield


def _change_nothing(_: App) -> None:
    pass


async def settle(app: App) -> None:
    """Wait until everything that can be is answered and published, and computer players have
    moved."""
    jobs = (app.jobs.autoplay, app.jobs.publishing, app.jobs.hands, app.jobs.deleting)
    while app.gate.busy or any(each.busy for each in jobs):
        await app.gate.settle()
        for each in jobs:
            await each.settle()


@contextmanager
def without_publishing(app: App) -> Iterator[None]:
    """Commits in the block are not announced, as if the bot were killed right after them."""
    cache = app.tables.cache
    listeners, cache.memory.on_change = cache.memory.on_change, []
    try:
        yield
    finally:
        cache.memory.on_change = listeners


def fail_edits(discord: Sandbox, app: App) -> None:
    """Discord fails to edit messages, so that old ones keep their buttons. The bot forgets every
    press, so that it has no other way to edit them."""
    app.gate._pressed = PressedMessages()
    edits = "/channels/{channel_id}/messages/{message_id}"
    discord.faults.plan(ServerError(), "PATCH", edits, times=100)


async def reply_to(started: StartedInteraction) -> Message:
    """The bot's private reply to an interaction: the newest message that belongs to it."""
    assert started.was_answered

    def replied() -> Message | None:
        found = [message for message in started.messages() if not message.flags & LOADING]
        return found[-1] if found else None

    return await started.until(replied)


def custom_ids(message: Message) -> list[str]:
    """The custom ids of its buttons and menus."""
    return [str(part.custom_id) for part in interactive(message.components) if part.custom_id]


def menu_with(message: Message, value: str) -> str:
    """The custom id of the menu that has this value; "" if none has."""
    menus = (part for part in interactive(message.components) if isinstance(part, StringSelect))
    found = (menu for menu in menus if value in [option.value for option in menu.options])
    return next((str(menu.custom_id) for menu in found), "")


def verbs(message: Message) -> list[str]:
    """The verbs of its buttons and menus."""
    return [each.split(":")[1] for each in custom_ids(message)]


def custom_id(message: Message, *wanted: str) -> str:
    """The custom id of the button or menu with this verb and these arguments."""
    for each in custom_ids(message):
        _, verb, _, _, *arguments = each.split(":")
        if (verb, *arguments)[: len(wanted)] == wanted:
            return each
    raise LookupError(wanted)
