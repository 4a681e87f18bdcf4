"""The life of the bot: it connects, works in the background, tells how it is, and stops."""

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot import health
from bot.allocator import give_memory_back
from bot.app import App
from bot.delivery.left_over_work import LeftOverWork
from bot.discord_io.connection import point_discord_at
from bot.settings import DISCORD_API_URL, Settings
from bot.store import DatabaseTooNewError
from maps.loader import LESSON_MAP

log = logging.getLogger(__name__)

GC_THRESHOLDS = (20_000, 20, 50)


async def run(app: App, settings: Settings, stop: asyncio.Event) -> None:
    """Stay connected until told to stop. What was left unpublished is published as soon as the bot
    is connected. Raises CannotConnect."""
    connection = asyncio.create_task(_connect(app, settings), name="connection")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    background = asyncio.create_task(_run_background(app, settings), name="background")
    superseded = asyncio.create_task(_until_superseded(app, settings), name="superseded")
    try:
        tasks = (connection, stopping, background, superseded)
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        background.cancel()
        stopping.cancel()
        superseded.cancel()
        if not app.client.is_ready():  # otherwise it ends when the client is closed
            connection.cancel()
        await asyncio.wait((background, stopping, superseded))
        with _health_file():
            health.mark_stopped(settings.database)


async def _connect(app: App, settings: Settings) -> None:
    if settings.discord_api_url != DISCORD_API_URL:
        await point_discord_at(settings.discord_api_url, app.sleep)
    await app.client.start(settings.discord_token.get_secret_value())


async def _until_superseded(app: App, settings: Settings) -> None:
    """Raises DatabaseTooNewError as soon as a newer bot has made a schema that this one must not
    use; otherwise it never ends, whatever is wrong with the database."""
    while True:
        await asyncio.sleep(settings.clock_every_s)
        try:
            await app.tables.store.require_usable()
        except DatabaseTooNewError:
            raise
        except Exception:
            log.exception("the version of the database cannot be read")


async def _run_background(app: App, settings: Settings) -> None:
    """Once connected: the scheduler, drawing ahead what all pictures share, left-over work, and
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
        tasks.create_task(app.daily_boards.run(every_s))
        tasks.create_task(_report_health(app, settings))
        tasks.create_task(warm_up(app))
        tasks.create_task(LeftOverWork(app.work, app.jobs.by_kind).run())
        tasks.create_task(app.emoji_upload.run())
        tasks.create_task(_add_missing_results(app))
        tasks.create_task(give_memory_back(every_s))


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


async def warm_up(app: App) -> None:
    """Draw the boards of the maps in play and of practice games ahead of their first turn. Those of
    other maps are drawn when they are first needed."""
    boards = app.tables.boards
    try:
        wanted = {*await app.tables.lookup.maps_in_play(), LESSON_MAP}
        known = [boards[map_id] for map_id in (*boards.map_ids, LESSON_MAP) if map_id in wanted]
        await app.pool.warm_up(known, app.catalogue.translator("en").say)
    except Exception:
        log.exception("a board could not be drawn ahead of its first turn")


def tune_garbage_collector() -> None:
    """Exclude maps, texts and modules, which stay for ever: scanning them takes a tenth of a
    second in which nobody is answered. And collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
