"""Creates all parts of the bot, and closes them in the right order; `bot/run.py` lets them run."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from math import nan

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.closed_channels import ClosedChannels
from bot.delivery.daily_boards import DailyBoardMessages
from bot.delivery.emoji_upload import EmojiUpload
from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.hand_messages import HandMessages
from bot.delivery.personal_messages import PersonalMessages
from bot.delivery.publication_plan import PublicationPlanner
from bot.delivery.publisher import Publisher
from bot.delivery.reveal_pause import RevealPause
from bot.delivery.review_sentences import ReviewSentences
from bot.delivery.scheduler import Scheduler
from bot.delivery.shared_once import SharedOnce
from bot.delivery.side_messages import SideMessages
from bot.delivery.table_lists import TableLists
from bot.delivery.thread_opener import ThreadOpener
from bot.discord_io.client import Client
from bot.discord_io.direct_channels import DirectChannelQueue
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.sender import PressedMessages, Sender
from bot.discord_io.shard_states import shard_states
from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.shards import shard_range
from bot.domain.table import TableId, UserId
from bot.domain.work import Work, WorkKind
from bot.features.caller import NO_TABLE
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.interaction_limits import InteractionCounter
from bot.features.pressed_tables import PressedTables
from bot.features.private_games import PrivateGames
from bot.features.refusal_replies import RefusalReplies
from bot.features.registry import FEATURES
from bot.features.slash import CatalogueTranslator, Command, CommandBuilder
from bot.health import Health
from bot.i18n.catalogue import Catalogue
from bot.i18n.reader_languages import ReaderLanguages
from bot.jobs.autoplay import Autoplay
from bot.jobs.reviews import REVIEW_TIMEOUT_S, Reviews
from bot.jobs.table_jobs import Sleep, TableJobs
from bot.jobs.thinker import TIMEOUT_S, Thinker
from bot.jobs.worker import Worker
from bot.messages.privacy import Operator, former_name
from bot.metrics import COUNTED_EVERY_S, Figures, Metrics, kept
from bot.settings import Settings
from bot.status_server import StatusServer
from bot.store import DatabaseUrl, Store
from bot.tables import Boards, Tables
from bot.tables.only_process import OnlyProcess
from bot.tables.people.personal_data import FormerName
from bot.tables.shared_work import SharedWork
from bot.web_page import WebPage, address_of, page_links
from render.picture_pool import PicturePool
from render.pictures.emoji import emoji_pictures

CLOSING_TIMEOUT_S = 1.5  # for interactions in progress when the bot is told to stop


class DiscordSide:
    """The client, and everything between a `Message` and what the client sends."""

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        tables: Tables,
        work: Work,
        pool: PicturePool,
        now: Callable[[], float],
        sleep: Sleep,
        observer: Observer,
    ) -> None:
        self.client = Client(
            CatalogueTranslator(catalogue),
            tables.store,
            work,
            settings.dev_guild_id or None,
            sleep,
            shard_range(settings.shards),
            observer,
        )
        self.emojis = ApplicationEmojis(self.client)
        draw_emoji = partial(pool.draw, emoji_pictures)
        self.emoji_upload = EmojiUpload(self.emojis, draw_emoji, work, sleep)
        self.pressed = PressedMessages(now)
        direct_channels = DirectChannelQueue(settings.new_dms_per_minute, now)
        self.sender = Sender(
            self.client, self.emojis, self.pressed, self.client.refused, direct_channels
        )
        self.attachment_maker = AttachmentMaker(pool, tables, catalogue)
        self.once = ExactlyOnce(tables.store, self.sender, self.attachment_maker.make)


class BackgroundJobs:
    """What is done for tables when they have changed: they are published, hands are brought up to
    date, and computer players move."""

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        tables: Tables,
        work: Work,
        discord: DiscordSide,
        hand_messages: HandMessages,
        thinker: Thinker,
        now: Callable[[], float],
        sleep: Sleep,
        observer: Observer,
    ) -> None:
        self._hand_messages = hand_messages
        self.hands = TableJobs(hand_messages.update, sleep)
        self.closed_channels = ClosedChannels(
            discord.sender.access_to,
            lambda table: self.publishing.run_now(table),
            lambda table: self.autoplay.run_now(table),
            now,
        )
        planner = PublicationPlanner(catalogue, tables.boards)
        side_messages = SideMessages(
            tables, planner, discord.once, lambda table: self.deleting.run_now(table)
        )
        self.deleting = TableJobs(side_messages.delete_old, sleep)
        publisher = Publisher(
            tables,
            work,
            planner,
            discord.attachment_maker,
            discord.sender,
            discord.once,
            side_messages,
            ThreadOpener(tables, catalogue, discord.sender),
            RevealPause(settings.reveal_pause_s, now(), sleep),
            self.closed_channels,
            self.hands.run_now,
            observer,
        )
        until_free = tables.cache.until_free
        self.publishing = TableJobs(publisher.publish, sleep, until_free=until_free)
        pauses_s = settings.automatic_pause_s, settings.pause_without_people_s
        is_hidden = self.closed_channels.is_hidden
        autoplay = Autoplay(tables, work, thinker, *pauses_s, sleep, is_hidden)
        self.autoplay = TableJobs(autoplay.play, sleep)
        tables.cache.memory.on_change += [observer.table_changed, self.publishing.run_now]
        tables.cache.memory.on_automatic_turn.append(self.autoplay.run_now)
        tables.cache.memory.on_other_hands += [hand_messages.note_wish, self.hands.run_now]

    @property
    def by_kind(self) -> Mapping[WorkKind, TableJobs]:
        return {"publish": self.publishing, "hands": self.hands, "play": self.autoplay}

    def run_later(self, table: TableId) -> None:
        """Publish a table and let its computer players move, if there is anything to do."""
        self.publishing.run_later(table)
        self.autoplay.run_later(table)

    def refresh_hand(self, table: TableId, user: UserId) -> None:
        """Show in the direct message with a user's hand what they can do now."""
        self._hand_messages.note_press(table, user)
        self.hands.run_now(table)

    async def until_announced(self, table: TableId) -> None:
        """Until everything is announced that has happened at a table. A turn is announced together
        with the turns of computer players after it."""
        await self.publishing.finish(table)
        await self.autoplay.finish(table)
        await self.publishing.finish(table)

    def stuck(self, for_s: float) -> int:
        """How many tables have had something to publish, or a computer player to move, for so long
        without a known reason."""
        return len(self._stuck(self.publishing, for_s) | self._stuck(self.autoplay, for_s))

    def held_up(self, for_s: float) -> int:
        """The same if it is the fault of the bot and not of single tables: because several are
        stuck, and more than were finished meanwhile."""
        for jobs in (self.publishing, self.autoplay):
            stuck = len(self._stuck(jobs, for_s))
            if stuck > max(1, len(jobs.finished(for_s))):
                return self.stuck(for_s)
        return 0

    def _stuck(self, jobs: TableJobs, for_s: float) -> set[TableId]:
        return jobs.unfinished(for_s) - self.closed_channels.tables.keys()


class App:
    """All parts of the bot, ready to be started."""

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        tables: Tables,
        work: Work,
        pool: PicturePool,
        worker: Worker,
        review_worker: Worker,
        now: Callable[[], float],
        sleep: Sleep,
        observer: Observer,
    ) -> None:
        self.tables = tables
        self.work = work
        self.sleep = sleep
        self.pool = pool
        self.catalogue = catalogue
        discord = DiscordSide(settings, catalogue, tables, work, pool, now, sleep, observer)
        self.client, self.emoji_upload = discord.client, discord.emoji_upload
        sender, maker = discord.sender, discord.attachment_maker
        readers = ReaderLanguages(tables.store)
        links = page_links(settings, tables.store, now)
        page_address = address_of(links)
        hands = HandMessages(tables, work, catalogue, readers, maker, sender, page_address)
        thinker = Thinker(worker, settings.maps_dir, observer)
        self.jobs = BackgroundJobs(
            settings, catalogue, tables, work, discord, hands, thinker, now, sleep, observer
        )
        reviews = Reviews(review_worker, tables.replay, settings.maps_dir)
        sentences = ReviewSentences(tables, catalogue, reviews, sender, discord.once)
        self.reviewing = TableJobs(sentences.add, sleep)
        tables.personal_data.on_deleted.append(PersonalMessages(sender).delete)
        self.table_lists = TableLists(tables, catalogue, sender, self.client)
        self.daily_boards = DailyBoardMessages(tables, catalogue, sender, self.client)
        shards = partial(shard_states, self.client)
        check = partial(check_database, tables)
        self.health = Health(shards, check, self.jobs.held_up, settings.clock_every_s)
        self.page = WebPage(
            settings, links, catalogue, tables, readers, thinker, reviews, maker, now, observer
        )
        self.scheduler = Scheduler(
            tables,
            work,
            catalogue,
            readers,
            sender,
            discord.once,
            self.jobs.run_later,
            self.jobs.deleting.run_later,
            self.reviewing.run_later,
            settings.forget_idle_after_s,
            self.health.ticked,
            partial(tidy, tables, partial(former_name, catalogue), settings),
        )
        private_games = PrivateGames(
            tables, catalogue, self.jobs.until_announced, sleep, page_address
        )
        self.gate = InteractionGate(
            maker,
            RefusalReplies(tables, catalogue, private_games, hands.dms_closed),
            readers,
            discord.emojis,
            discord.pressed,
            hands.dms_closed,
            self.jobs.until_announced,
            self.jobs.refresh_hand,
            sleep,
            work,
            InteractionCounter(settings.interaction_limits, now),
            PressedTables(tables).require_may_press,
        )
        self._serve_features(
            HandlerContext(
                tables,
                catalogue,
                self.client,
                thinker,
                reviews,
                SharedOnce(tables.store, sender, discord.once, maker).post,
                operator_of(settings),
                settings.docs_url,
                private_games,
                page_address,
            )
        )

    def _serve_features(self, context: HandlerContext) -> None:
        builder, commands = CommandBuilder(context, self.gate), list[Command]()
        for feature in [feature(context) for feature in FEATURES]:
            self.gate.add_buttons(feature)
            commands += builder.commands(feature)
        try_again = self.jobs.closed_channels.try_again
        self.client.serve(commands, self.gate.press, try_again, self.tables.retention)


async def check_database(tables: Tables) -> None:
    """Raises if the database does not answer, or has a schema that this bot must not use."""
    await tables.store.require_usable()
    await tables.publication.is_behind(NO_TABLE)


async def tidy(tables: Tables, former_name: FormerName, settings: Settings) -> None:
    """Delete what is not kept any longer, a few tables at a time."""
    await tables.personal_data.finish_deletions(former_name)
    await tables.retention.tidy(settings.keep_left_servers_days, settings.keep_lobbies_days)
    await tables.daily.tidy()
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
        limits = settings.table_limits
        boards = Boards(*settings.maps_dir) if boards is None else boards
        tables = Tables(store, boards, now, limits=limits)
        is_shared = isinstance(store.database, DatabaseUrl)
        work = SharedWork(store, observer) if is_shared else OnlyProcess(tables.cache)
        app = App(
            settings,
            catalogue or Catalogue(),
            tables,
            work,
            pool,
            worker,
            review_worker,
            now,
            sleep,
            observer,
        )
        try:
            async with (
                _serving_status(app, metrics, settings),
                work,  # given back when all jobs have ended
                app.client,
                app.jobs.hands,
                app.jobs.deleting,
                app.reviewing,
                app.jobs.publishing,
                app.jobs.autoplay,
                app.page.listening(settings),
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
    count_sessions = kept(app.page.count_sessions, COUNTED_EVERY_S, otherwise=nan)

    async def count(is_ready: bool) -> Figures:
        tables_open, tables_behind = await count_tables()
        return Figures(
            tables_open=tables_open,
            tables_behind=tables_behind,
            tables_closed=len(app.jobs.closed_channels.tables),
            tables_in_memory=len(app.tables.cache.memory),
            leases=app.work.count,
            interactions=app.gate.busy,
            jobs={kind: jobs.busy for kind, jobs in app.jobs.by_kind.items()},
            shards=shard_states(app.client),
            last_tick_at=app.health.last_tick_at,
            is_ready=is_ready,
            web_sessions=await count_sessions(),
            web_sockets=app.page.sockets,
        )

    return StatusServer(app.health, metrics, count)
