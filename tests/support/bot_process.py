"""The real bot as its own process, beside the stand-in."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.run.bot_process import bot_environment, stop_process
from sandbox.testing.driver import Sandbox

COMES_WITHIN_S = 60.0


@asynccontextmanager
async def running(discord: Sandbox, folder: Path) -> AsyncIterator[None]:
    """Online until the block ends; a second block on the same folder goes on with the first's."""
    environment = {
        **os.environ,
        **bot_environment(discord.server),
        "DATABASE_PATH": str(folder / "slow-train.db"),
        "AUTOMATIC_PAUSE_S": "0",
        "REVEAL_PAUSE_S": "0",
        "PICTURE_WORKERS": "1",
    }
    with (folder / "bot.log").open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=environment, stdout=output, stderr=output
        )
    try:
        await discord.until(lambda: discord.gateway.is_online, COMES_WITHIN_S)
        yield
    finally:
        await stop_process(process)
        await process.wait()
        await discord.bot_online(False)
