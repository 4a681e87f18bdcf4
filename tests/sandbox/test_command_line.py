"""`python -m sandbox`: its output, its port, and Ctrl-C."""

import asyncio
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from sandbox.__main__ import main
from sandbox.run.serve import PortBusyError, open_server
from sandbox.server import SandboxSettings


async def test_it_prints_its_address_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", "--data", str(tmp_path)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    first_line = (await process.stdout.readline()).decode()
    address = next(word for word in first_line.split() if word.startswith("http://127.0.0.1:"))
    async with aiohttp.ClientSession() as web, web.get(f"{address}/sandbox/state") as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    await process.communicate()
    assert process.returncode == 0
    assert (tmp_path / "world.json").is_file()


def test_a_requested_port_that_is_busy_is_an_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(PortBusyError, match=f"Port {port} is busy"):
            open_server(SandboxSettings(port=port), may_use_other_port=False)


async def test_instead_of_a_busy_default_port_any_free_port_is_used() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        server = open_server(SandboxSettings(port=port), may_use_other_port=True)
        async with server:
            assert server.port != port


def test_an_unreadable_world_file_is_reported_and_left_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "world.json").write_text("{")
    monkeypatch.setattr("sys.argv", ["sandbox", "--port", "0", "--data", str(tmp_path)])
    assert main() == 1
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert "Move it away to begin anew" in errors
    assert (tmp_path / "world.json").read_text() == "{"
