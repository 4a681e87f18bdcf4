"""Running the stand-in for a person at the keyboard, with or without the bot beside it."""

import asyncio
import errno
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from sandbox.server import Server, ServerSettings

BOT = (sys.executable, "-m", "bot")
GOODBYE_S = 5.0


class PortBusyError(Exception):
    """Somebody else listens there."""


def open_server(settings: ServerSettings, may_move: bool) -> Server:
    """On the port asked for; on any free one if that is busy and nobody insisted on it."""
    try:
        return Server(settings)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if not may_move:
            raise PortBusyError(f"Port {settings.port} is busy. Try another: --port 0") from error
        return Server(replace(settings, port=0))


async def play(
    server: Server,
    bot: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    stop: asyncio.Event | None = None,
) -> int:
    """Serve until Ctrl-C (or `stop`); the bot, if any, is started after and stopped before.

    `bot` is a command line such as BOT. It finds its way by DISCORD_API_URL and DISCORD_TOKEN.
    """
    stop = stop or stop_on_signals()
    async with server:
        if not bot:
            await stop.wait()
            return 0
        process = await asyncio.create_subprocess_exec(
            *bot, env={**os.environ, **bot_environment(server), **(environment or {})}
        )
        stopping = asyncio.create_task(stop.wait())
        ending = asyncio.create_task(process.wait())
        await asyncio.wait({stopping, ending}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not ending.done():
            await say_goodbye(process)
        return await ending if not stop.is_set() else 0


def bot_environment(server: Server) -> dict[str, str]:
    return {
        "DISCORD_API_URL": server.api_url,
        "DISCORD_TOKEN": server.world.state.application.token,
    }


async def say_goodbye(process: asyncio.subprocess.Process) -> None:
    """Ask it to stop, and do not wait for ever."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(GOODBYE_S):
            await process.wait()
    except TimeoutError:
        process.kill()


def stop_on_signals() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # not on every system
            loop.add_signal_handler(name, stop.set)
    return stop
