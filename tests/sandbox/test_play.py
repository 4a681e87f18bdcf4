"""`make play` as somebody meets it: one address, a clean end, no second one on the same data."""

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from urllib.request import urlopen

import pytest

from sandbox.run import demo
from sandbox.testing.driver import Sandbox
from tests.support.bot_process import running

pytestmark = pytest.mark.slow

PLAY = (sys.executable, "-m", "sandbox.run.play")
PATIENCE_S = 40.0


async def start(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(*PLAY, *arguments, stdout=PIPE, stderr=PIPE)


async def address_of(process: Process) -> str:
    """What it prints once the page can be used."""
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE_S):
        async for line in process.stdout:
            if b"http://" in line:
                return next(word for word in line.decode().split() if word.startswith("http://"))
    raise AssertionError("it ended without an address")


async def test_it_prints_one_address_and_stops_cleanly(tmp_path: Path) -> None:
    process = await start("--port", "0", "--data", str(tmp_path))
    address = await address_of(process)
    assert address.startswith("http://127.0.0.1:")
    with urlopen(f"{address}/sandbox/state") as answer:  # noqa: S310  # our own, on loopback
        assert b'"online":true' in answer.read()
    process.send_signal(signal.SIGINT)
    _, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b"")


async def test_a_second_one_on_the_same_data_is_told_where_the_first_is(tmp_path: Path) -> None:
    first = await start("--port", "0", "--data", str(tmp_path))
    address = await address_of(first)
    second = await start("--port", "0", "--data", str(tmp_path))
    _, errors = await second.communicate()
    assert (second.returncode, errors.decode()) == (1, f"Slow Train already runs here: {address}\n")
    first.send_signal(signal.SIGTERM)
    await first.communicate()


async def test_a_busy_port_that_was_asked_for_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        process = await start("--port", str(port), "--data", str(tmp_path))
        _, errors = await process.communicate()
    assert (process.returncode, f"Port {port} is busy" in errors.decode()) == (1, True)


async def test_the_demo_plays_a_game(tmp_path: Path) -> None:
    async with Sandbox.start(rate_limits=False) as discord, running(discord, tmp_path):
        alex, platform = discord.person("Alex"), discord.channel("platform-1")
        await demo.ready(discord)
        await demo.begin(discord, alex, platform)
        await demo.play_on(discord, alex, platform, pause_s=0, turns=2)
        await discord.message(platform, lambda message: bool(demo.may_press(message, "claim")))
