"""`python -m sandbox`: it says where it is, moves from a busy port, and stops on Ctrl-C."""

import asyncio
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from sandbox.run.serve import PortBusyError, open_server, serve
from sandbox.server import ServerSettings


async def test_it_prints_its_address_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", "--data", str(tmp_path)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    first = (await process.stdout.readline()).decode()
    address = next(word for word in first.split() if word.startswith("http://127.0.0.1:"))
    async with aiohttp.ClientSession() as web, web.get(f"{address}/sandbox/state") as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    await process.communicate()
    assert process.returncode == 0
    assert (tmp_path / "world.json").is_file()


def test_a_busy_port_is_a_clear_message_or_another_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(PortBusyError, match=f"Port {port} is busy"):
            open_server(ServerSettings(port=port), may_use_other_port=False)


async def test_it_moves_from_the_usual_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        server = open_server(ServerSettings(port=port), may_use_other_port=True)
        stop = asyncio.Event()
        stop.set()
        assert await serve(server, stop=stop) == 0
        assert server.port != port


async def test_the_bot_beside_it_finds_its_way_and_is_stopped() -> None:
    server = open_server(ServerSettings(), may_use_other_port=True)
    says = "import os, urllib.request as u; u.urlopen(os.environ['DISCORD_API_URL'] + '/gateway')"
    assert await serve(server, (sys.executable, "-c", says), stop=asyncio.Event()) == 0
    assert [entry.route for entry in server.request_log.requests] == ["/gateway"]


async def test_a_bot_that_runs_on_is_asked_to_stop() -> None:
    server = open_server(ServerSettings(), may_use_other_port=True)
    stop = asyncio.Event()
    waits = (
        "import os, urllib.request as u, signal;"
        "u.urlopen(os.environ['DISCORD_API_URL'] + '/gateway'); signal.pause()"
    )
    began = server.request_log.next(lambda _: True)
    began.add_done_callback(lambda _: stop.set())
    assert await serve(server, (sys.executable, "-c", waits), stop=stop) == 0


async def test_a_broken_store_is_a_clear_message_and_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text("{")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", "--data", str(tmp_path)),
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    assert process.returncode == 1
    assert said.decode().count("\n") == 1
    assert "Move it away to begin anew" in said.decode()
    assert (tmp_path / "world.json").read_text() == "{"
