"""The real bot as its own process, connected to a sandbox."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.run.bot_process import bot_environment, stop_process
from sandbox.testing.driver import Sandbox
from tests.support.databases.back_ends import url_instead_of
from tests.support.limits import NO_LIMITS_ENVIRONMENT

WITHOUT_WARM_UP = """
import sys
from unittest import mock
from bot.__main__ import main
from render.picture_pool import PicturePool

with mock.patch.object(PicturePool, "warm_up"):
    sys.exit(main([]))
"""
"""`python -m bot` without drawing boards ahead, which takes five seconds of a core."""

WITH_THE_SAME_DEAL = """
from functools import partial
from bot import app

app.Tables = partial(app.Tables, random_bytes=lambda number: bytes(range(number)))
"""
"""Before the above: all games with as many players on the same map are dealt alike."""


@asynccontextmanager
async def running(
    discord: Sandbox, folder: Path, *, same_deal: bool = False
) -> AsyncIterator[None]:
    """The bot, online until the block ends. Its database and its log are in `folder`."""
    program = WITH_THE_SAME_DEAL + WITHOUT_WARM_UP if same_deal else WITHOUT_WARM_UP
    environment = {
        **os.environ,
        **bot_environment(discord.server),
        "DATABASE_PATH": str(folder / "slow-train.db"),
        "DATABASE_URL": await url_instead_of(folder / "slow-train.db"),
        "AUTOMATIC_PAUSE_S": "0",
        "PAUSE_WITHOUT_PEOPLE_S": "0",
        **NO_LIMITS_ENVIRONMENT,
        "REVEAL_PAUSE_S": "0",
        "PICTURE_WORKERS": "1",
    }
    with (folder / "bot.log").open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, env=environment, stdout=output, stderr=output
        )
    try:
        await discord.bot_online()
        yield
    finally:
        await stop_process(process)
        await process.wait()
        await discord.bot_online(False)
