"""The bot as a process of its own: starting it, restarting it when it ends, and stopping it."""

import asyncio
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from sandbox.server import Server

BOT_COMMAND = (sys.executable, "-m", "bot")
STOP_WITHIN_S = 5.0
FIRST_RESTART_PAUSE_S = 1.0
MAX_RESTART_PAUSE_S = 30.0


def bot_environment(server: Server) -> dict[str, str]:
    """The variables with which a bot connects to this server."""
    return {
        "DISCORD_API_URL": server.api_url,
        "DISCORD_TOKEN": server.world.state.application.token,
    }


async def keep_bot_running(
    server: Server,
    environment: Mapping[str, str],
    log: Path,
    stop: asyncio.Event,
    ended_once: asyncio.Event,
) -> None:
    """Run the bot until `stop` is set, and restart it when it ends, after longer and longer pauses.

    Its output is appended to `log`. `ended_once` is set when it ends for the first time.
    """
    pause_s = FIRST_RESTART_PAUSE_S
    while not stop.is_set():
        with log.open("ab") as output:
            process = await asyncio.create_subprocess_exec(
                *BOT_COMMAND,
                env={**os.environ, **bot_environment(server), **environment},
                stdout=output,
                stderr=output,
            )
        ended = asyncio.create_task(process.wait())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((ended, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if stop.is_set():
            await stop_process(process)
            await ended
            return
        exit_code = await ended
        ended_once.set()
        text = f"The bot stopped ({exit_code}); {log} says why. Again in {pause_s:.0f} s."
        print(text, flush=True)  # noqa: T201  # for the person at the terminal
        with suppress(TimeoutError):
            async with asyncio.timeout(pause_s):
                await stop.wait()
        pause_s = min(2 * pause_s, MAX_RESTART_PAUSE_S)


async def stop_process(process: asyncio.subprocess.Process) -> None:
    """Terminate the process, and kill it if it does not end in time."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(STOP_WITHIN_S):
            await process.wait()
    except TimeoutError:
        process.kill()
