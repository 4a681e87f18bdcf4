"""`make play`: prints one address, ends cleanly, and refuses to run twice on the same data."""

import asyncio
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from urllib.request import urlopen

import pytest

from sandbox.run import demo, play
from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import WAIT_LIMIT_S
from tests.support.processes.bot_process import running

pytestmark = pytest.mark.slow


async def read_address(process: Process) -> str:
    """The address that the process prints once the bot is online."""
    assert process.stdout is not None
    async with asyncio.timeout(WAIT_LIMIT_S):
        async for line in process.stdout:
            if b"http://" in line:
                return next(word for word in line.decode().split() if word.startswith("http://"))
    raise AssertionError("the process ended without printing an address")


async def test_it_prints_one_address_and_stops_cleanly(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox.run.play", "--port", "0", "--data", str(tmp_path)),
        stdout=PIPE,
        stderr=PIPE,
    )
    address = await read_address(process)
    assert address.startswith("http://127.0.0.1:")
    assert (tmp_path / "address").read_text() == address  # a second run prints it
    with urlopen(f"{address}/sandbox/state") as answer:  # noqa: S310  # our own, on loopback
        assert b'"online":true' in answer.read()
    process.send_signal(signal.SIGINT)
    _, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b"")


def test_a_second_run_on_the_same_data_prints_the_address_of_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with play.exclusive_use_of(tmp_path) as address_file:
        address_file.write_text("http://127.0.0.1:8765")
        assert play.main(["--port", "0", "--data", str(tmp_path)]) == 1
    errors = capsys.readouterr().err
    assert errors == "Slow Train already runs here: http://127.0.0.1:8765\n"


def test_a_requested_port_that_is_busy_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert play.main(["--port", str(port), "--data", str(tmp_path)]) == 1
    assert f"Port {port} is busy" in capsys.readouterr().err


async def test_the_demo_is_a_game_under_way_in_which_it_is_the_visitors_turn(
    tmp_path: Path,
) -> None:
    async with Sandbox.start(rate_limits=False) as discord, running(discord, tmp_path):
        robin = discord.person("Robin")
        channel = await demo.prepare_demo(discord.server, "Robin", turns=4)
        assert channel.name == "waiting-room"  # the one that the page opens
        call = discord.public(channel)[-1]
        assert robin.mention in call.content
        assert demo.find_button(call, "draw_two")
        hand = await (await robin.press(call, demo.find_button(call, "turn"))).reply()
        assert re.search(r"\(\d+\)", hand.text), hand.text  # tickets with their points
        await robin.slash("draw", channel, first="deck", second="deck")
        await discord.until(  # the computer players move by themselves
            lambda: (
                demo.step_key(discord.public(channel)[-1]) != demo.step_key(call)
                and demo.is_called(discord, robin, channel, "draw_two")
            )
        )
        assert await demo.prepare_demo(discord.server, "Robin") == channel  # the same game
