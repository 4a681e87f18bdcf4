"""Opening a server on a free port, and serving until Ctrl-C."""

import asyncio
import errno
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from sandbox.run.bot_process import bot_environment, stop_process
from sandbox.server import SandboxSettings, Server

DEFAULT_PORT = 8765


class PortBusyError(Exception):
    """Another program uses the requested port."""


def open_server(settings: SandboxSettings, may_use_other_port: bool) -> Server:
    """A server on the port of the settings, or on any free one if that is allowed and needed."""
    try:
        return Server(settings)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if not may_use_other_port:
            raise PortBusyError(f"Port {settings.port} is busy. Try another: --port 0") from error
        return Server(replace(settings, port=0))


async def serve(
    server: Server,
    bot_command: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    stop: asyncio.Event | None = None,
) -> int:
    """Serve until Ctrl-C, until `stop` is set or until the bot ends; returns an exit code.

    `bot_command` is a command line such as BOT_COMMAND. Its process gets DISCORD_API_URL and
    DISCORD_TOKEN in its environment, and is stopped before the server.
    """
    stop = stop or stop_on_signals()
    async with server:
        if not bot_command:
            await stop.wait()
            return 0
        process = await asyncio.create_subprocess_exec(
            *bot_command, env={**os.environ, **bot_environment(server), **(environment or {})}
        )
        stopping = asyncio.create_task(stop.wait())
        ending = asyncio.create_task(process.wait())
        await asyncio.wait({stopping, ending}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not ending.done():
            await stop_process(process)
        return await ending if not stop.is_set() else 0


def stop_on_signals() -> asyncio.Event:
    """An event that SIGINT and SIGTERM set."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(name, stop.set)
    return stop
