"""Puts everything together and takes it apart again, in the right order."""

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from bot import health
from bot.delivery.announcements import Announcements
from bot.delivery.attachments import AttachmentMaker
from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.hand_messages import HandMessages, look_through
from bot.delivery.publisher import Publisher
from bot.delivery.reveal_pause import RevealPause
from bot.delivery.scheduler import Scheduler
from bot.delivery.side_messages import SideMessages
from bot.discord_io.client import Client, Command
from bot.discord_io.sender import Sender
from bot.domain.table import TableId
from bot.features.between_turns import BetweenTurnsFeature
from bot.features.claim import ClaimFeature
from bot.features.commands.autocomplete import Autocomplete
from bot.features.commands.between_turns import table_commands
from bot.features.commands.build import CatalogueTranslator, CommandBuilder
from bot.features.commands.lobby import lobby_commands
from bot.features.commands.lookup import look_commands
from bot.features.commands.turn import turn_commands
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.hint import HintFeature
from bot.features.lobby import LobbyFeature
from bot.features.lookup import LookupFeature
from bot.features.refusal_replies import RefusalReplies
from bot.features.router import ButtonRouter
from bot.features.seats import SeatsFeature
from bot.features.turn import TurnFeature
from bot.i18n.catalogue import Catalogue
from bot.i18n.readers import Readers
from bot.jobs.autoplay import Autoplay
from bot.jobs.table_jobs import Sleep, TableJobs
from bot.jobs.thinker import WITHIN_S, Asked, Thinker
from bot.jobs.worker import Worker
from bot.messages.picture_words import PictureWords
from bot.settings import Settings
from bot.store import Store
from bot.tables import Boards, Tables
from render.service import PicturePool

log = logging.getLogger(__name__)

COLLECT_AFTER = (20_000, 20, 50)
FINISH_S = 1.5  # for what has begun when the bot is told to stop


class App:
    """A bot made of its parts, ready to be started."""

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        tables: Tables,
        pool: PicturePool,
        thinking: Asked,
        now: Callable[[], float],
        sleep: Sleep,
    ) -> None:
        readers = Readers(tables)
        self.tables = tables
        self.pool = pool
        self.client = Client(CatalogueTranslator(catalogue), tables, settings.dev_guild_id or None)
        picture_words = PictureWords(catalogue)
        attachment_maker, sender = AttachmentMaker(pool, tables, picture_words), Sender(self.client)
        once = ExactlyOnce(tables, sender, attachment_maker.make)
        announcements = Announcements(tables, catalogue, readers)
        thinker = Thinker(thinking, settings.maps_dir)
        hands = HandMessages(tables, announcements, attachment_maker, sender)
        self.hands = TableJobs(hands.update, sleep)
        side_messages = SideMessages(tables, announcements, sender, once)
        reveal_pause = RevealPause(settings.reveal_pause_s, now(), sleep)
        publisher = Publisher(
            tables,
            announcements,
            attachment_maker,
            sender,
            once,
            side_messages,
            reveal_pause,
            self.hands.wake,
        )
        self.publishing = TableJobs(publisher.publish, sleep)
        autoplay = Autoplay(
            tables, thinker, self.publishing.wake, settings.automatic_pause_s, sleep
        )
        self.playing = TableJobs(autoplay.play, sleep)
        beat = partial(health.beat, settings.database_path)
        idle_s = settings.forget_idle_after_s
        self.clock = Scheduler(
            tables, catalogue, readers, sender, once, self.look_after, idle_s, beat
        )
        context = HandlerContext(tables, catalogue, self.wake)
        self.gate = InteractionGate(
            attachment_maker, RefusalReplies(tables, catalogue, hands), readers
        )
        self._answers(
            catalogue,
            context,
            LookupFeature(context, picture_words),
            BetweenTurnsFeature(context),
            thinker,
        )

    def _answers(
        self,
        catalogue: Catalogue,
        context: HandlerContext,
        look: LookupFeature,
        between: BetweenTurnsFeature,
        thinker: Thinker,
    ) -> None:
        """Commands and presses, over the same answers."""
        lobby, turn, claiming = LobbyFeature(context), TurnFeature(context), ClaimFeature(context)
        build, suggest, gate = CommandBuilder(catalogue), Autocomplete(context), self.gate
        hint, leaving = HintFeature(context, thinker), SeatsFeature(context)
        self.presses = ButtonRouter(gate, lobby, turn, claiming, look, between, leaving)
        commands: list[Command] = [
            *lobby_commands(build, gate, context, lobby, leaving, suggest),
            *turn_commands(build, gate, context, turn, claiming, between, hint, suggest),
            *look_commands(build, gate, context, look, suggest),
            *table_commands(build, gate, context, between, leaving, suggest),
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
    catalogue: Catalogue | None = None,
    boards: Boards | None = None,
    now: Callable[[], float] = time.time,
    sleep: Sleep = asyncio.sleep,
    thinking: Asked | None = None,
) -> AsyncIterator[App]:
    """An app with its database, workers and tasks. Closed in order: doors, work, database."""
    worker = Worker(WITHIN_S)  # hires nobody before the first question
    async with (
        PicturePool(settings.picture_workers) as pool,  # the last to end: it may be drawing a film
        Store.open(settings.database_path) as store,
    ):
        tables = Tables(store, boards or Boards(*settings.maps_dir), now)
        app = App(settings, catalogue or Catalogue(), tables, pool, thinking or worker, now, sleep)
        try:
            async with app.hands, app.publishing, app.playing:
                try:
                    yield app
                finally:
                    await app.gate.close(FINISH_S)
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
