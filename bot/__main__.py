"""`python -m bot` runs the bot; `backup FILE` copies its database, `restore FILE` puts a copy back;
`health` says whether the bot is running; `results rebuild` computes all results and ratings again;
`texts` prints every text that players read."""

import argparse
import asyncio
import os
import signal
import sys
import threading
from datetime import datetime
from pathlib import Path

from pydantic import ValidationError

from bot import health, logs
from bot.app import open_app, run
from bot.discord_io.connection import CannotConnect, TokenRefused
from bot.i18n.catalogue import LANGUAGES
from bot.settings import Settings
from bot.store import Store
from bot.store.backup import backup
from bot.store.errors import DatabaseError, DatabaseInUseError
from bot.store.restore import restore
from bot.tables import Boards, Tables
from bot.texts import Review
from maps.errors import MapError
from maps.loader import available

# Exit codes, listed in docs/running.md
FAILED = 1
BAD_SETTINGS = 2
DATABASE_IN_USE = 3
REFUSED_BY_DISCORD = 4

MAX_MISSED_TICKS = 4
STOP_TIMEOUT_S = 4.5  # after the signal to stop, the process is ended whatever it is doing

SETUP_HELP = """\
Slow Train needs a bot token to talk to Discord.

  1. Open https://discord.com/developers/applications and make a New Application.
  2. Under "Bot", press "Reset Token" and copy the token.
  3. Copy .env.example to .env and write it there:  DISCORD_TOKEN=...
  4. Start again:  python -m bot

The token is a password: keep it out of chats and commits. No privileged intents are needed.
Just curious? `make play` needs no token and no account: it plays in your browser.
"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    copying = commands.add_parser("backup", help="a consistent copy of the database")
    copying.add_argument("file", type=Path)
    putting_back = commands.add_parser(
        "restore", help="put a backup in the place of the database, while the bot is stopped"
    )
    putting_back.add_argument("file", type=Path)
    commands.add_parser("health", help="exit with 0 if the bot that uses this database is running")
    results = commands.add_parser("results", help="results of finished games, and ratings")
    results.add_argument("what", choices=("rebuild",), help="compute all of them from the logs")
    reading = commands.add_parser("texts", help="every text in the order of a game, to review it")
    reading.add_argument("--language", choices=LANGUAGES, default="en")
    reading.add_argument("--map", choices=available(), default="europe")
    chosen = parser.parse_args(arguments)
    if chosen.command == "texts":
        Review(chosen.language, chosen.map).write(print)
        return 0
    try:
        settings = Settings()
    except ValidationError as error:
        print(f"The settings are wrong:\n{error}", file=sys.stderr)
        return BAD_SETTINGS
    try:
        if chosen.command == "backup":
            size = asyncio.run(backup(settings.database_path, chosen.file))
            print(f"{chosen.file}: {size:,} bytes")
            return 0
        if chosen.command == "restore":
            return _restore(settings.database_path, chosen.file)
        if chosen.command == "results":
            number = asyncio.run(_rebuild_results(settings))
            print(f"{settings.database}: {number:,} results and their ratings computed again")
            return 0
        if chosen.command == "health":
            state = health.state_of(
                settings.database_path, MAX_MISSED_TICKS * settings.clock_every_s
            )
            print(state)
            return 0 if state == "running" else FAILED
        return _serve(settings)
    except (DatabaseError, MapError) as error:
        print(error, file=sys.stderr)
        return DATABASE_IN_USE if isinstance(error, DatabaseInUseError) else FAILED


def _restore(database: Path, file: Path) -> int:
    restored = restore(file, database, datetime.now().astimezone())
    if restored.kept is not None:
        print(f"The database before is kept as {restored.kept}")
    print(f"{database} is now {file}: {restored.tables:,} tables. Start the bot again.")
    return 0


async def _rebuild_results(settings: Settings) -> int:
    """Compute all results and ratings again, while the bot is stopped; returns how many."""
    async with Store.open_alone(settings.database) as store:
        return await Tables(store, Boards(*settings.maps_dir)).results.rebuild()


def _serve(settings: Settings) -> int:
    if not settings.discord_token.get_secret_value():
        print(SETUP_HELP, file=sys.stderr)
        return BAD_SETTINGS
    logs.set_up(settings.log_level)
    try:
        asyncio.run(_run(settings))
    except CannotConnect as error:
        print(error, file=sys.stderr)
        return BAD_SETTINGS if isinstance(error, TokenRefused) else REFUSED_BY_DISCORD
    return 0


async def _run(settings: Settings) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def end() -> None:
        stop.set()
        # A film being drawn must not delay a restart: it is published after the next start.
        timer = threading.Timer(STOP_TIMEOUT_S, os._exit, (0,))
        timer.daemon = True
        timer.start()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, end)
    async with open_app(settings) as app:
        await run(app, settings, stop)


if __name__ == "__main__":
    sys.exit(main())
