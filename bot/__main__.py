"""`python -m bot` runs the bot; `backup FILE` copies its database; `health` checks that it runs."""

import argparse
import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

import aiohttp
import discord
from pydantic import ValidationError

from bot import health, logs
from bot.app import open_app, run
from bot.discord_io.client import point_discord_at
from bot.settings import DISCORD_API_URL, Settings
from bot.store.backup import backup
from bot.store.errors import DatabaseError
from maps.errors import MapError

BAD_SETTINGS = 2
FAILED = 1
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
HELP_IF_REFUSED = (
    "Discord refuses this token. Under Bot in the Developer Portal, press Reset Token, "
    "and put the new one into DISCORD_TOKEN."
)
INVITED_HINT = "If DEV_GUILD_ID is set: has the bot been invited to that server?"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    copying = commands.add_parser("backup", help="a consistent copy of the database")
    copying.add_argument("file", type=Path)
    commands.add_parser("health", help="exit with 0 if the bot that uses this database is running")
    chosen = parser.parse_args(arguments)
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
        if chosen.command == "health":
            within_s = MAX_MISSED_TICKS * settings.clock_every_s
            return 0 if health.is_alive(settings.database_path, within_s) else FAILED
        return _serve(settings)
    except (DatabaseError, MapError) as error:
        print(error, file=sys.stderr)
        return FAILED


def _serve(settings: Settings) -> int:
    if not settings.discord_token.get_secret_value():
        print(SETUP_HELP, file=sys.stderr)
        return BAD_SETTINGS
    logs.set_up(settings.log_level)
    try:
        asyncio.run(_run(settings))
    except discord.LoginFailure:
        print(HELP_IF_REFUSED, file=sys.stderr)
        return BAD_SETTINGS
    except discord.HTTPException as error:
        print(f"Discord refuses: {error}. {INVITED_HINT}", file=sys.stderr)
        return FAILED
    except aiohttp.ClientError as error:
        print(f"Discord cannot be reached at {settings.discord_api_url}: {error}", file=sys.stderr)
        return FAILED
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
    if settings.discord_api_url != DISCORD_API_URL:
        await point_discord_at(settings.discord_api_url)
    async with open_app(settings) as app:
        await run(app, settings, stop)


if __name__ == "__main__":
    sys.exit(main())
