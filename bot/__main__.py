"""`python -m bot` runs the bot; `backup FILE` copies its database, `restore FILE` puts a copy back;
`copy --from DATABASE --to DATABASE` moves to another kind of database; `practice FILE COPY` makes
a copy of a backup whose games are closed, to try things out; `health` says whether the bot is
ready; `doctor` looks for what is wrong around it; `forget USER_ID` deletes the data of a person;
`web` changes the keys of links to the web page, or signs everybody out of it; `results rebuild`
computes all results and ratings again; `texts` prints every text that players read."""

import argparse
import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from functools import cache
from pathlib import Path

from pydantic import ValidationError

from bot import doctor, health, logs
from bot.allocator import keep_less_memory
from bot.app import open_app
from bot.discord_io.connection import CannotConnect, TokenRefused
from bot.domain.table import UserId, number_of
from bot.i18n.catalogue import LANGUAGES, Catalogue
from bot.messages.privacy import former_name
from bot.movable_clock import clock_of
from bot.run import run
from bot.settings import Settings, problems_of, unknown_settings
from bot.status_server import PortUnavailable
from bot.store import Store
from bot.store.copies.backup import backup
from bot.store.copies.restore import restore
from bot.store.databases.errors import DatabaseError, DatabaseInUseError
from bot.store.databases.location import Database, DatabaseUrl, parse_database
from bot.store.databases.lock import require_database
from bot.tables import Boards, Tables
from bot.texts import TextReview
from bot.version import VERSION
from bot.web import keys as web_keys
from bot.web.server import WebPortUnavailable
from engine.game import RULES_VERSION
from engine.how_they_run import HOW_THEY_RUN
from maps.errors import MapError
from maps.loader import available

new_event_loop: Callable[[], asyncio.AbstractEventLoop]
try:
    import uvloop
except ImportError:  # on Windows
    new_event_loop = asyncio.new_event_loop
else:  # requests cost it less CPU time
    new_event_loop = uvloop.new_event_loop

log = logging.getLogger(logs.ROOT)  # not `__main__`, which is what Python calls this module

# Exit codes, listed in docs/running.md
FAILED = 1
BAD_SETTINGS = 2
DATABASE_IN_USE = 3
REFUSED_BY_DISCORD = 4

STOP_TIMEOUT_S = 4.5  # after the signal to stop, the process is ended whatever it is doing

SETUP_HELP = """\
Slow Train needs a bot token to talk to Discord.

  1. Open https://discord.com/developers/applications and make a New Application.
  2. Under "Bot", press "Reset Token" and copy the token.
  3. Write it into the file .env in this folder (.env.example explains it):  DISCORD_TOKEN=...
  4. Start again.

The token is a password: keep it out of chats and commits. No privileged intents are needed.
Just curious? `make play`, or `slow-train play`, needs no token and no account: it plays in your
browser.
"""


def slow_train() -> int:
    """The command `slow-train`: `play` runs the sandbox; everything else is as `python -m bot`."""
    if sys.argv[1:2] != ["play"]:
        return main(program="slow-train", more="`slow-train play` plays in your browser.")
    from sandbox.run.play import main as play  # which images lack

    return play(sys.argv[2:], program="slow-train play")


def main(arguments: list[str] | None = None, program: str = "python -m bot", more: str = "") -> int:
    """The exit code. `more`: what the list of commands says at its end."""
    parser = argparse.ArgumentParser(
        prog=program, description="Without a command: runs the bot.", epilog=more
    )
    commands = parser.add_subparsers(dest="command")
    copying = commands.add_parser("backup", help="a consistent copy of the database")
    copying.add_argument("file", type=Path)
    putting_back = commands.add_parser(
        "restore", help="put a backup in the place of the database, while the bot is stopped"
    )
    putting_back.add_argument("file", type=Path)
    moving = commands.add_parser(
        "copy", help="copy all rows between sqlite:FILE and postgresql://…, while no bot is running"
    )
    for option in ("--from", "--to"):
        moving.add_argument(
            option,
            dest=f"copy_{option.strip('-')}",
            type=_database,
            metavar="DATABASE",
            help="by default the database of the settings, so that no password is typed here",
        )
    practising = commands.add_parser(
        "practice", help="a copy of a backup in which nothing waits to be sent to Discord"
    )
    practising.add_argument("file", type=Path, help="the backup, which is not changed")
    practising.add_argument("copy", type=Path, metavar="COPY", help="a new file")
    forgetting = commands.add_parser(
        "forget", help="delete the data of a person, by the id that Discord gave them"
    )
    forgetting.add_argument("user", type=_user_id, metavar="USER_ID")
    commands.add_parser("health", help="exit with 0 if the bot that uses this database is running")
    commands.add_parser(
        "doctor", help="check token, permissions, database, disk, clock, ports and web page"
    )
    web = commands.add_parser("web", help="the web page")
    web.add_argument(
        "what",
        choices=("new-key", "sign-out"),
        help="new-key: sign links with a new key; sign-out: end all sessions and void all links",
    )
    results = commands.add_parser("results", help="results of finished games, and ratings")
    results.add_argument("what", choices=("rebuild",), help="compute all of them from the logs")
    parser.add_argument("--shards", default="", help="the shards of this process, such as 0-3/16")
    reading = commands.add_parser("texts", help="every text in the order of a game, to review it")
    reading.add_argument("--language", choices=LANGUAGES, default="en")
    reading.add_argument("--map", choices=available(), default="europe")
    chosen = parser.parse_args(arguments)
    if chosen.command == "texts":
        TextReview(chosen.language, chosen.map).write(print)
        return 0
    try:
        settings = Settings(shards=chosen.shards) if chosen.shards else Settings()
    except ValidationError as error:
        problems = "\n".join(f"  {problem}" for problem in problems_of(error))
        print(f"The settings are wrong; .env.example explains them:\n{problems}", file=sys.stderr)
        return BAD_SETTINGS
    try:
        return _run_command(chosen, settings)
    except (DatabaseError, MapError) as error:
        print(error, file=sys.stderr)
        return DATABASE_IN_USE if isinstance(error, DatabaseInUseError) else FAILED


def _run_command(chosen: argparse.Namespace, settings: Settings) -> int:
    ours = settings.database
    if chosen.command:  # otherwise they are in the log
        for problem in unknown_settings(os.environ):
            print(problem, file=sys.stderr)
    match chosen.command:
        case "backup":
            return _backup(ours, chosen.file)
        case "restore":
            return _restore(settings, chosen.file)
        case "copy":
            return _copy(chosen.copy_from or ours, chosen.copy_to or ours)
        case "practice":
            return asyncio.run(_practise(settings, chosen.file, chosen.copy))
        case "forget" | "results" | "web":
            require_database(ours)
            return _change_database(chosen, settings)
        case "health":
            return _show_health(settings)
        case "doctor":
            return _examine(settings)
        case _:
            return _serve(settings)


def _change_database(chosen: argparse.Namespace, settings: Settings) -> int:
    match chosen.command:
        case "forget":
            return asyncio.run(_forget(settings, chosen.user))
        case "results":
            return _rebuild_results(settings)
        case _:
            return asyncio.run(_change_web_access(settings, chosen.what))


def _tell(text: str) -> None:
    """What a long command is doing, for whoever waits; not for a program that reads its output."""
    print(text, file=sys.stderr, flush=True)


def _database(text: str) -> Database:
    try:
        return parse_database(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _backup(database: Database, file: Path) -> int:
    if isinstance(database, DatabaseUrl):
        from bot.store.copies.postgres_backup import backup_postgres

        size = asyncio.run(backup_postgres(database, file, _tell))
    else:
        size = asyncio.run(backup(database, file))
    print(f"{file}: {size:,} bytes")
    return 0


def _copy(source: Database, target: Database) -> int:
    from bot.store.copies.copying import copy_database

    if str(source) == str(target):
        print("Copy from where to where? Give --from or --to, or both.", file=sys.stderr)
        return BAD_SETTINGS
    digests = asyncio.run(copy_database(source, target, _tell))
    for table, digest in digests.items():
        print(f"{table}: {digest.rows:,} rows, {digest.total:064x}")
    print(f"{target} has the same rows as {source}.")
    return 0


async def _practise(settings: Settings, file: Path, copy: Path) -> int:
    from bot.store.copies.practice import copy_for_practice

    number = await copy_for_practice(file, copy)
    async with Store.open(copy) as store:
        await _finish_deletions(Tables(store, Boards(*settings.maps_dir)))
    print(f"{copy} is {file}, open tables closed: {number:,}. Nothing in it is sent to Discord.")
    return 0


def _user_id(text: str) -> UserId:
    user = number_of(text)
    if not user:
        raise argparse.ArgumentTypeError("it must be a number, such as 80351110224678912")
    return UserId(user)


async def _forget(settings: Settings, user: UserId) -> int:
    """Delete the data of a person, or let the bot do it that uses the file. Also of somebody about
    whom nothing is stored: an older backup may be restored."""
    try:
        async with Store.open(settings.database) as store:
            tables = Tables(store, Boards(*settings.maps_dir))
            is_known = await tables.personal_data.is_known(user)
            await tables.personal_data.request_deletion(user)
            await _finish_deletions(tables)
        done = "Deleted."
    except DatabaseInUseError:
        async with Store.open(settings.database, has_other_writers=True) as store:
            personal_data = Tables(store, Boards()).personal_data
            is_known = await personal_data.is_known(user)
            await personal_data.request_deletion(user)
        done = f"The bot that is running deletes it within {settings.clock_every_s:.0f} seconds."
    print(done if is_known else "Nothing is stored about this person. Is the number right?")
    print("Delete older backups too, or restore them with `python -m bot restore` only.")
    return 0


async def _change_web_access(settings: Settings, what: str) -> int:
    """Make a new key, or sign everybody out, also while a bot is running."""
    now = clock_of(settings.clock_ahead_file)()
    async with _shared(settings.database) as store:
        if what == "new-key":
            await web_keys.rotate(store, now)
            print("Links are signed with a new key. Those signed with the one before stay good.")
            return 0
        number = await web_keys.sign_everybody_out(store, now)
    print(f"All links that were given are void, and all sessions have ended: {number:,}.")
    return 0


@asynccontextmanager
async def _shared(database: Database) -> AsyncIterator[Store]:
    """The database, also if a bot is running on it."""
    async with AsyncExitStack() as stack:
        try:
            store = await stack.enter_async_context(Store.open(database))
        except DatabaseInUseError:
            store = await stack.enter_async_context(Store.open(database, has_other_writers=True))
        yield store


async def _repeat_deletions(settings: Settings) -> None:
    """Delete in a restored database what was deleted after it had been backed up."""
    async with Store.open(settings.database) as store:
        await _finish_deletions(Tables(store, Boards(*settings.maps_dir)))


async def _finish_deletions(tables: Tables) -> None:
    read_once = cache(Catalogue)  # only if anybody is to be renamed: it takes half a second
    await tables.personal_data.finish_deletions(
        lambda language, number: former_name(read_once(), language, number)
    )
    await tables.personal_data.purge()


def _restore(settings: Settings, file: Path) -> int:
    now, database = datetime.now().astimezone(), settings.database
    if isinstance(database, DatabaseUrl):
        from bot.store.copies.postgres_backup import restore_postgres

        restored = asyncio.run(restore_postgres(file, database, now, _tell))
    else:
        restored = restore(file, database, now, _tell)
    if restored.kept is not None:
        print(f"The database before is kept as {restored.kept}")
    if restored.deletions:
        asyncio.run(_repeat_deletions(settings))
        print(f"Deletions since the backup, repeated: {restored.deletions:,}")
    print(f"{database} is now {file} (tables: {restored.tables:,}). Start the bot again.")
    return 0


def _rebuild_results(settings: Settings) -> int:
    """Compute all results and ratings again from the logs, while no bot is running."""

    async def rebuild() -> int:
        async with Store.open_unused(settings.database) as store:
            return await Tables(store, Boards(*settings.maps_dir)).results.rebuild(_tell)

    number = asyncio.run(rebuild())
    print(f"{settings.database}: {number:,} results and their ratings computed again.")
    return 0


def _show_health(settings: Settings) -> int:
    """Ask the bot on METRICS_PORT, or read the file beside the database."""
    if settings.metrics_port:
        state, problems = health.ask(settings.metrics_host, settings.metrics_port)
    elif isinstance(settings.database, DatabaseUrl):
        print("unknown: with PostgreSQL, set METRICS_PORT, also for the bot")
        return FAILED
    else:
        within_s = health.MAX_MISSED_TICKS * settings.clock_every_s
        state, problems = health.read(settings.database_path, within_s)
    print(state, *problems, sep="\n")
    return 0 if state == "running" else FAILED


def _examine(settings: Settings) -> int:
    findings = asyncio.run(doctor.examine(settings))
    print(doctor.report(findings))
    return FAILED if any(each.level == "wrong" for each in findings) else 0


def _serve(settings: Settings) -> int:
    if not settings.discord_token.get_secret_value():
        print(SETUP_HELP, file=sys.stderr)
        return BAD_SETTINGS
    logs.set_up(settings.log_level, settings.log_format)
    keep_less_memory()
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_run(settings))
    except CannotConnect as error:
        print(error, file=sys.stderr)
        return BAD_SETTINGS if isinstance(error, TokenRefused) else REFUSED_BY_DISCORD
    except (PortUnavailable, WebPortUnavailable) as error:
        print(error, file=sys.stderr)
        return BAD_SETTINGS
    except (DatabaseError, MapError):
        raise
    except Exception:  # a bug; Python would print it with values of rows, and not as JSON
        log.exception("the bot failed")
        return FAILED
    return 0


async def _run(settings: Settings) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def end() -> None:
        log.info("told to stop")
        stop.set()
        # A film being drawn must not delay a restart: it is published after the next start.
        timer = threading.Timer(STOP_TIMEOUT_S, os._exit, (0,))
        timer.daemon = True
        timer.start()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, end)
    log.info("Slow Train %s starts on %s", VERSION, settings.database)
    log.info("the rules are version %d, %s", RULES_VERSION, HOW_THEY_RUN)
    for problem in unknown_settings(os.environ):
        log.warning("%s", problem)
    async with open_app(settings, now=clock_of(settings.clock_ahead_file)) as app:
        await run(app, settings, stop)
    log.info("stopped")


if __name__ == "__main__":
    sys.exit(main())
