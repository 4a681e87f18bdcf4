"""Puts everything together and takes it apart again, in the right order."""

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from bot import health
from bot.answers.claim import Claiming
from bot.answers.hint import Hint
from bot.answers.house import House
from bot.answers.leaving import Leaving
from bot.answers.lobby import Lobby
from bot.answers.look import Look
from bot.answers.table import Between
from bot.answers.turn import Turn
from bot.asides import Asides
from bot.autoplay import Autoplay
from bot.client import Client, Command
from bot.clock import Clock
from bot.commands.build import Build, CatalogueTranslator
from bot.commands.lobby import lobby_commands
from bot.commands.look import look_commands
from bot.commands.suggest import Suggestions
from bot.commands.table import table_commands
from bot.commands.turn import turn_commands
from bot.desk import Desk
from bot.explain import Explain
from bot.hands import Hands, look_through
from bot.languages import Languages
from bot.model import TableId
from bot.outbox import Outbox
from bot.post import Post
from bot.present.legends import Legends
from bot.presses import Presses
from bot.publish import Publisher
from bot.serial import Serial, Sleep
from bot.settings import Settings
from bot.store import Store
from bot.studio import Studio
from bot.suspense import Suspense
from bot.tables import Boards, Tables
from bot.text import Texts
from bot.thinker import WITHIN_S, Asked, Thinker
from bot.wording import Wording
from bot.worker import Worker
from render.pool import Pool

log = logging.getLogger(__name__)

COLLECT_AFTER = (20_000, 20, 50)
FINISH_S = 1.5  # for what has begun when the bot is told to stop


class App:
    """A bot made of its parts, ready to be started."""

    def __init__(
        self,
        settings: Settings,
        texts: Texts,
        tables: Tables,
        pool: Pool,
        thinking: Asked,
        now: Callable[[], float],
        sleep: Sleep,
    ) -> None:
        languages = Languages(tables)
        self.tables = tables
        self.pool = pool
        self.client = Client(CatalogueTranslator(texts), tables, settings.dev_guild_id or None)
        legends = Legends(texts)
        studio, post = Studio(pool, tables, legends), Post(self.client)
        outbox = Outbox(tables, post, studio.make)
        wording = Wording(tables, texts, languages)
        thinker = Thinker(thinking, settings.maps_dir)
        hands = Hands(tables, wording, studio, post)
        self.hands = Serial(hands.update, sleep)
        asides = Asides(tables, wording, post, outbox)
        suspense = Suspense(settings.reveal_pause_s, now(), sleep)
        publisher = Publisher(
            tables, wording, studio, post, outbox, asides, suspense, self.hands.wake
        )
        self.publishing = Serial(publisher.publish, sleep)
        autoplay = Autoplay(
            tables, thinker, self.publishing.wake, settings.automatic_pause_s, sleep
        )
        self.playing = Serial(autoplay.play, sleep)
        beat = partial(health.beat, settings.database_path)
        idle_s = settings.forget_idle_after_s
        self.clock = Clock(tables, texts, languages, post, outbox, self.look_after, idle_s, beat)
        house = House(tables, texts, self.wake)
        self.desk = Desk(studio, Explain(tables, texts, hands), languages)
        self._answers(texts, house, Look(house, legends), Between(house), thinker)

    def _answers(
        self, texts: Texts, house: House, look: Look, between: Between, thinker: Thinker
    ) -> None:
        """Commands and presses, over the same answers."""
        lobby, turn, claiming = Lobby(house), Turn(house), Claiming(house)
        build, suggest, desk = Build(texts), Suggestions(house), self.desk
        hint, leaving = Hint(house, thinker), Leaving(house)
        self.presses = Presses(desk, lobby, turn, claiming, look, between, leaving)
        commands: list[Command] = [
            *lobby_commands(build, desk, house, lobby, leaving, suggest),
            *turn_commands(build, desk, house, turn, claiming, between, hint, suggest),
            *look_commands(build, desk, house, look, suggest),
            *table_commands(build, desk, house, between, leaving, suggest),
        ]
        self.client.hand_over(commands, self.presses.answer)

    def wake(self, table: TableId) -> None:
        """A table moved: show it, and let automatic players go on."""
        self.publishing.wake(table)
        self.playing.wake(table)

    def look_after(self, table: TableId) -> None:
        """A table may have been left behind."""
        self.publishing.look_after(table)
        self.playing.look_after(table)


@asynccontextmanager
async def opened(
    settings: Settings,
    *,
    texts: Texts | None = None,
    now: Callable[[], float] = time.time,
    sleep: Sleep = asyncio.sleep,
    thinking: Asked | None = None,
) -> AsyncIterator[App]:
    """An app with its database, workers and tasks. Closed in order: doors, work, database."""
    worker = Worker(WITHIN_S)  # hires nobody before the first question
    async with (
        Pool(settings.picture_workers) as pool,  # the last to end: it may be drawing a film
        Store.open(settings.database_path) as store,
    ):
        tables = Tables(store, Boards(*settings.maps_dir), now)
        app = App(settings, texts or Texts(), tables, pool, thinking or worker, now, sleep)
        try:
            async with app.hands, app.publishing, app.playing:
                try:
                    yield app
                finally:
                    await app.desk.close(FINISH_S)
        finally:
            await app.client.close()
            worker.close()


async def run(app: App, settings: Settings, stop: asyncio.Event) -> None:
    """Connected until told to stop. What was left unpublished is published first."""
    connection = asyncio.create_task(
        app.client.start(settings.discord_token.get_secret_value()), name="connection"
    )
    stopping = asyncio.create_task(stop.wait(), name="stop")
    ticking = asyncio.create_task(_tick(app, settings.clock_every_s), name="clock")
    try:
        ending = (connection, stopping, ticking)
        ended, _ = await asyncio.wait(ending, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        ticking.cancel()
        stopping.cancel()


async def _tick(app: App, every_s: float) -> None:
    """Once connected: the clock, and what all pictures share is drawn before a turn needs it."""
    await app.client.wait_until_ready()
    spare_the_collector()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(app.clock.run(every_s))
        tasks.create_task(_warm_up(app))
        tasks.create_task(look_through(app.tables, app.hands.look_after))


async def _warm_up(app: App) -> None:
    boards = [app.tables.board(map_id) for map_id in app.tables.maps()]
    try:
        await app.pool.warm_up(boards)
    except Exception:
        log.exception("a board could not be drawn ahead of its first turn")


def spare_the_collector() -> None:
    """Maps, texts and modules stay for ever. Looking through them all takes a tenth of a second, in
    which nobody is answered: the garbage collector leaves them out, and looks less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
