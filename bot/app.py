"""Wires all parts of the bot together, starts them and stops them in the right order."""

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from math import nan

from bot import health
from bot.delivery.attachments import AttachmentMaker
from bot.delivery.closed_channels import ClosedChannels
from bot.delivery.emoji_upload import EmojiUpload
from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.hand_messages import HandMessages, SharedHands, update_all_slowly
from bot.delivery.left_over_work import LeftOverWork
from bot.delivery.publication_plan import PublicationPlanner
from bot.delivery.publisher import Publisher, publish_alone
from bot.delivery.reveal_pause import RevealPause
from bot.delivery.scheduler import Scheduler
from bot.delivery.shared_once import SharedOnce
from bot.delivery.side_messages import SideMessages
from bot.delivery.table_lists import TableLists
from bot.delivery.thread_opener import ThreadOpener
from bot.discord_io.client import Client
from bot.discord_io.connection import point_discord_at
from bot.discord_io.direct_channels import DirectChannelQueue
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.sender import PressedMessages, Sender
from bot.discord_io.shard_states import shard_states
from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.shards import shard_range
from bot.domain.table import TableId, UserId
from bot.domain.work import ALL_TABLES, OnlyProcess, WorkKind, only_one
from bot.features.caller import NO_TABLE
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.refusal_replies import RefusalReplies
from bot.features.registry import FEATURES
from bot.features.slash import CatalogueTranslator, CommandBuilder
from bot.i18n.catalogue import Catalogue
from bot.i18n.reader_languages import ReaderLanguages
from bot.jobs.autoplay import Autoplay
from bot.jobs.reviews import REVIEW_TIMEOUT_S, Reviews
from bot.jobs.table_jobs import Job, Sleep, TableJobs, finish_in_turn
from bot.jobs.thinker import TIMEOUT_S, Thinker
from bot.jobs.worker import Worker
from bot.messages.privacy import Operator, former_name
from bot.metrics import COUNTED_EVERY_S, Figures, Metrics, kept
from bot.settings import DISCORD_API_URL, Settings
from bot.status_server import StatusServer
from bot.store import DatabaseTooNewError, DatabaseUnreachableError, Store
from bot.tables import Boards, Tables
from bot.tables.leases import Leases
from bot.tables.people.personal_data import FormerName
from maps.loader import LESSON_MAP
from render.picture_pool import PicturePool
from render.pictures.emoji import emoji_pictures

log = logging.getLogger(__name__)

GC_THRESHOLDS = (20_000, 20, 50)
CLOSING_TIMEOUT_S = 1.5  # for interactions in progress when the bot is told to stop


class App:
    """All parts of the bot, ready to be started."""

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        tables: Tables,
        pool: PicturePool,
        worker: Worker,
        review_worker: Worker,
        now: Callable[[], float],
        sleep: Sleep,
        observer: Observer,
    ) -> None:
        self.tables = tables
        self.sleep = sleep
        self.pool = pool
        self.catalogue = catalogue
        readers = ReaderLanguages(tables.store)
        dev_guild = settings.dev_guild_id or None
        shards = shard_range(settings.shards)
        leases = tables.leases
        self.client = Client(
            CatalogueTranslator(catalogue),
            tables.store,
            dev_guild,
            sleep,
            shards,
            alone("commands", leases),
            observer,
        )
        emojis = ApplicationEmojis(self.client)
        self.emoji_upload = EmojiUpload(
            emojis,
            partial(pool.draw, emoji_pictures),
            sleep,
            alone("emoji", leases),
        )
        pressed = PressedMessages(now)
        direct_channels = DirectChannelQueue(settings.new_dms_per_minute, now)
        sender = Sender(self.client, emojis, pressed, self.client.refused, direct_channels)
        attachment_maker = AttachmentMaker(pool, tables, catalogue)
        once = ExactlyOnce(tables.store, sender, attachment_maker.make)
        planner = PublicationPlanner(catalogue, tables.boards)
        self.hands = HandMessages(tables, catalogue, readers, attachment_maker, sender)
        update_hands: Job = self.hands.update
        if leases is not None:
            shared_hands = SharedHands(tables, leases, self.hands)
            update_hands = shared_hands.update
            tables.cache.on_wish.append(shared_hands.wish)
        self.hand_jobs = TableJobs(update_hands, sleep)
        self.closed_channels = closed_channels = ClosedChannels(
            sender.access_to, lambda table: self.publishing_jobs.run_now(table)
        )
        self.publisher = publisher = Publisher(
            tables,
            planner,
            attachment_maker,
            sender,
            once,
            SideMessages(tables, planner, once),
            ThreadOpener(tables, catalogue, sender),
            RevealPause(settings.reveal_pause_s, now(), sleep),
            closed_channels,
            self.hand_jobs.run_now,
            observer,
        )
        publish: Job = publisher.publish
        if leases is not None:
            publish = partial(publish_alone, leases, publisher)
        self.publishing_jobs = TableJobs(publish, sleep, until_free=tables.cache.until_free)
        self.thinker = thinker = Thinker(worker, settings.maps_dir, observer)
        autoplay = Autoplay(tables, thinker, settings.automatic_pause_s, sleep)
        self.autoplay_jobs = TableJobs(leased("play", autoplay.play, leases), sleep)
        tables.cache.memory.on_change += [observer.table_changed, self.publishing_jobs.run_now]
        tables.cache.memory.on_automatic_turn.append(self.autoplay_jobs.run_now)
        self.table_lists = TableLists(tables, catalogue, sender, self.client)
        self.health = health.Health(
            partial(shard_states, self.client),
            self.check_database,
            self.stuck_tables,
            settings.clock_every_s,
        )
        self.scheduler = Scheduler(
            tables,
            catalogue,
            readers,
            sender,
            once,
            self.run_later,
            settings.forget_idle_after_s,
            self.health.ticked,
            partial(tidy, tables, partial(former_name, catalogue), settings),
            leases,
        )
        refusal_replies = RefusalReplies(tables, catalogue, self.hands.dms_closed)
        # A turn is announced together with the turns of computer players after it.
        announcing = [self.publishing_jobs, self.autoplay_jobs, self.publishing_jobs]
        self.gate = InteractionGate(
            attachment_maker,
            refusal_replies,
            readers,
            emojis,
            pressed,
            self.hands.dms_closed,
            partial(finish_in_turn, announcing),
            self.refresh_hand,
            sleep,
            None if leases is None else tables.claim_interaction,
        )
        context = HandlerContext(
            tables,
            catalogue,
            self.client,
            thinker,
            Reviews(review_worker, tables.replay, settings.maps_dir),
            SharedOnce(sender, attachment_maker).post,
            operator_of(settings),
            settings.docs_url,
        )
        features = [feature(context) for feature in FEATURES]
        builder = CommandBuilder(context, self.gate)
        for feature in features:
            self.gate.add_buttons(feature)
        commands = [command for feature in features for command in builder.commands(feature)]
        self.client.serve(commands, self.gate.press, closed_channels.try_again, tables.retention)

    @property
    def jobs(self) -> Mapping[WorkKind, TableJobs]:
        """What is done for tables."""
        return {
            "publish": self.publishing_jobs,
            "hands": self.hand_jobs,
            "play": self.autoplay_jobs,
        }

    def refresh_hand(self, table: TableId, user: UserId) -> None:
        """Show in the direct message with a user's hand what they can do now."""
        self.hands.note_press(table, user)
        for wish in self.tables.cache.on_wish:
            wish(table)
        self.hand_jobs.run_now(table)

    async def check_database(self) -> None:
        """Raises if the database does not answer, or has a schema that this bot must not use."""
        await self.tables.store.require_usable()
        await self.tables.publication.is_behind(NO_TABLE)

    def stuck_tables(self, for_s: float) -> int:
        """How many tables have had something to publish, or a computer player to move, for so long
        without a known reason."""
        unfinished = self.publishing_jobs.unfinished(for_s) | self.autoplay_jobs.unfinished(for_s)
        return len(unfinished - self.closed_channels.tables.keys())

    def run_later(self, table: TableId) -> None:
        """Publish a table and let its computer players move, if there is anything to do."""
        self.publishing_jobs.run_later(table)
        self.autoplay_jobs.run_later(table)


def leased(kind: WorkKind, job: Job, leases: Leases | None) -> Job:
    """The job, done by one process at a time."""
    return job if leases is None else leases.leased(kind, job)


def alone(kind: WorkKind, leases: Leases | None) -> OnlyProcess:
    """Work that one process at a time does for all of them."""
    return only_one if leases is None else partial(leases.try_hold, ALL_TABLES, kind)


async def tidy(tables: Tables, former_name: FormerName, settings: Settings) -> None:
    """Delete what is not kept any longer, a few tables at a time."""
    await tables.personal_data.finish_deletions(former_name)
    await tables.retention.tidy(settings.keep_left_servers_days, settings.keep_lobbies_days)
    await tables.personal_data.purge()


def operator_of(settings: Settings) -> Operator:
    """What the operator tells people about their data."""
    return Operator(
        settings.operator_contact,
        settings.privacy_url,
        settings.keep_left_servers_days,
        settings.keep_lobbies_days,
    )


@asynccontextmanager
async def open_app(
    settings: Settings,
    *,
    catalogue: Catalogue | None = None,
    boards: Boards | None = None,
    now: Callable[[], float] = time.time,
    sleep: Sleep = asyncio.sleep,
    worker: Worker | None = None,
    metrics: Metrics | None = None,
) -> AsyncIterator[App]:
    """An app with its database, workers and tasks. Closed in order: interactions, jobs,
    connection, database. `worker`: for computer players and reviews; by default one for each.
    `metrics`: what measures it; by default nothing does unless METRICS_PORT is set."""
    if settings.metrics_port:
        metrics = metrics or Metrics()
    observer = metrics or UNOBSERVED
    review_worker = worker or Worker(REVIEW_TIMEOUT_S)  # its process starts with the first task
    worker = worker or Worker(TIMEOUT_S)
    async with (
        PicturePool(settings.picture_workers) as pool,  # the last to end: it may draw a film
        Store.open(settings.database, observer=observer) as store,
    ):
        tables = Tables(store, boards or Boards(*settings.maps_dir), now, observer=observer)
        app = App(
            settings,
            catalogue or Catalogue(),
            tables,
            pool,
            worker,
            review_worker,
            now,
            sleep,
            observer,
        )
        try:
            leases = tables.leases or nullcontext()  # released when all jobs have ended
            async with (
                _serving_status(app, metrics, settings),
                leases,
                app.client,
                app.hand_jobs,
                app.publishing_jobs,
                app.autoplay_jobs,
            ):
                try:
                    yield app
                finally:
                    await app.gate.close(CLOSING_TIMEOUT_S)
        finally:
            worker.close()
            review_worker.close()


@asynccontextmanager
async def _serving_status(
    app: App, metrics: Metrics | None, settings: Settings
) -> AsyncIterator[None]:
    """Answer on METRICS_PORT, if it is set."""
    if metrics is None or not settings.metrics_port:
        yield
        return
    server = status_server(app, metrics)
    async with server.listening(settings.metrics_host, settings.metrics_port):
        yield


def status_server(app: App, metrics: Metrics) -> StatusServer:
    """A server that tells how an app is, and what these metrics have measured of it."""
    count_tables = kept(app.tables.publication.count, COUNTED_EVERY_S, otherwise=(nan, nan))
    leases = app.tables.leases

    async def count(is_ready: bool) -> Figures:
        tables_open, tables_behind = await count_tables()
        return Figures(
            tables_open=tables_open,
            tables_behind=tables_behind,
            tables_closed=len(app.closed_channels.tables),
            tables_in_memory=len(app.tables.cache.memory),
            tables_claimed=0 if leases is None else leases.count,
            interactions=app.gate.busy,
            jobs={kind: jobs.busy for kind, jobs in app.jobs.items()},
            shards=shard_states(app.client),
            last_tick_at=app.health.last_tick_at,
            is_ready=is_ready,
        )

    return StatusServer(app.health, metrics, count)


async def run(app: App, settings: Settings, stop: asyncio.Event) -> None:
    """Stay connected until told to stop. What was left unpublished is published as soon as the bot
    is connected. Raises CannotConnect."""
    connection = asyncio.create_task(_connect(app, settings), name="connection")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    background = asyncio.create_task(_run_background(app, settings), name="background")
    outdated = asyncio.create_task(_until_outdated(app, settings), name="outdated")
    try:
        tasks = (connection, stopping, background, outdated)
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        background.cancel()
        stopping.cancel()
        outdated.cancel()
        if not app.client.is_ready():  # otherwise it ends when the client is closed
            connection.cancel()
        await asyncio.wait((background, stopping, outdated))
        with _health_file():
            health.mark_stopped(settings.database)


async def _connect(app: App, settings: Settings) -> None:
    if settings.discord_api_url != DISCORD_API_URL:
        await point_discord_at(settings.discord_api_url, app.sleep)
    await app.client.start(settings.discord_token.get_secret_value())


async def _until_outdated(app: App, settings: Settings) -> None:
    """Raises DatabaseTooNewError as soon as a newer bot has made a schema that this one must not
    use; otherwise it never ends, whatever is wrong with the database."""
    while True:
        await asyncio.sleep(settings.clock_every_s)
        try:
            await app.tables.store.require_usable()
        except DatabaseTooNewError:
            raise
        except DatabaseUnreachableError as error:
            log.warning("%s", error)
        except Exception:
            log.exception("the version of the database cannot be read")


async def _run_background(app: App, settings: Settings) -> None:
    """Once connected: the scheduler, drawing ahead what all pictures share, checking hands, and
    uploading emoji."""
    every_s = settings.clock_every_s
    ready = asyncio.create_task(app.client.wait_until_serving(), name="ready")
    try:
        while not ready.done():
            with _health_file():
                health.mark(settings.database, "starting")
            await asyncio.wait((ready,), timeout=every_s)
    finally:
        ready.cancel()
    tune_garbage_collector()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(app.scheduler.run(every_s))
        tasks.create_task(app.table_lists.run(every_s))
        tasks.create_task(_report_health(app, settings))
        tasks.create_task(_warm_up(app))
        if app.tables.leases is None:
            tasks.create_task(update_all_slowly(app.tables, app.hand_jobs.run_later))
        else:
            tasks.create_task(LeftOverWork(app.tables.leases, app.jobs).run())
        tasks.create_task(app.emoji_upload.run())
        tasks.create_task(_add_missing_results(app))


async def _add_missing_results(app: App) -> None:
    """Of games that ended before results were stored. Without them, the bot still works."""
    try:
        added = await app.tables.results.add_missing()
    except Exception:
        log.exception("the results of earlier games could not be stored")
    else:
        log.info("results of earlier games", extra={"added": added})


async def _report_health(app: App, settings: Settings) -> None:
    """Write into the file beside the database whether the bot is ready, after every tick, and also
    if there is none."""
    while True:
        await app.health.wait_for_tick(2 * settings.clock_every_s)
        problems = await app.health.problems()
        state: health.State = "not ready" if problems else "running"
        with _health_file():
            health.mark(settings.database, state, problems)


@contextmanager
def _health_file() -> Iterator[None]:
    """Without the file beside the database, the bot still works."""
    try:
        yield
    except OSError:
        log.exception("the health file cannot be written")


async def _warm_up(app: App) -> None:
    map_ids = (*app.tables.boards.map_ids, LESSON_MAP)
    boards = [app.tables.boards[map_id] for map_id in map_ids]
    try:
        await app.pool.warm_up(boards, app.catalogue.translator("en").say)
    except Exception:
        log.exception("a board could not be drawn ahead of its first turn")


def tune_garbage_collector() -> None:
    """Exclude maps, texts and modules, which stay for ever: scanning them takes a tenth of a
    second in which nobody is answered. And collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
