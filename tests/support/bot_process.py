"""The real bot as its own process, beside the stand-in."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.run.process import bot_environment, say_goodbye
from sandbox.testing.driver import Sandbox

COMES_WITHIN_S = 120.0  # a safety net: only what fails takes so long

WITHOUT_WARM_UP = """
import sys
from unittest import mock
from bot.__main__ import main
from render.service import PicturePool

with mock.patch.object(PicturePool, "warm_up"):
    sys.exit(main([]))
"""
"""`python -m bot`, but no board is drawn ahead: that takes five seconds of a core."""


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
            sys.executable, "-c", WITHOUT_WARM_UP, env=environment, stdout=output, stderr=output
        )
    try:
        await discord.until(lambda: discord.gateway.is_online, COMES_WITHIN_S)
        yield
    finally:
        await say_goodbye(process)
        await process.wait()
        await discord.bot_online(False)
