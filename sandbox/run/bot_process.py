"""The bot as a process of its own: its command, its environment, and how to stop it."""

import asyncio
import sys
from contextlib import suppress

from sandbox.server import Server

BOT_COMMAND = (sys.executable, "-m", "bot")
STOP_WITHIN_S = 5.0


def bot_environment(server: Server) -> dict[str, str]:
    """The variables with which a bot connects to this server."""
    return {
        "DISCORD_API_URL": server.api_url,
        "DISCORD_TOKEN": server.world.state.application.token,
    }


async def stop_process(process: asyncio.subprocess.Process) -> None:
    """Terminate the process, and kill it if it does not end in time."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(STOP_WITHIN_S):
            await process.wait()
    except TimeoutError:
        process.kill()
