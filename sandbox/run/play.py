"""`make play`: runs the sandbox and the bot together, for playing in a browser."""

import argparse
import asyncio
import fcntl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandbox.run.bot_process import keep_bot_running
from sandbox.run.demo import CHANNEL, run_demo
from sandbox.run.serve import DEFAULT_PORT, PortBusyError, open_server, stop_on_signals
from sandbox.server import Server, ServerSettings
from sandbox.testing.driver import Sandbox
from sandbox.world.events import BotOnline, WorldEvent
from sandbox.world.world_file import WorldFileError

DATA_FOLDER = Path("data/sandbox")
ANNOUNCE_WITHIN_S = 60.0  # the address is printed then at the latest
DEMO_PAUSE_S = "4"  # between the turns of computer players, so that a viewer can follow


class AlreadyPlayingError(Exception):
    """Another `make play` runs with the same folder."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sandbox.run.play", description=__doc__)
    parser.add_argument("--port", type=int, help=f"default {DEFAULT_PORT}, or any if it is busy")
    parser.add_argument("--data", type=Path, default=DATA_FOLDER, help="where everything is saved")
    parser.add_argument("--demo", action="store_true", help="show a game of computer players")
    chosen = parser.parse_args(arguments)
    port = DEFAULT_PORT if chosen.port is None else chosen.port
    settings = ServerSettings(port=port, data=chosen.data, rate_limits=False)
    try:
        with exclusive_use_of(chosen.data) as address_file:
            server = open_server(settings, may_use_other_port=chosen.port is None)
            address_file.write_text(server.address)
            return asyncio.run(play(server, chosen.data, chosen.demo))
    except (AlreadyPlayingError, PortBusyError, WorldFileError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1


@contextmanager
def exclusive_use_of(data: Path) -> Iterator[Path]:
    """Lock the folder, and yield the file in it for the server's address.

    Two bots on one database would play every turn of a computer player twice.
    """
    data.mkdir(parents=True, exist_ok=True)
    address_file = data / "address"
    with address_file.open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            where = address_file.read_text() or "another window"
            raise AlreadyPlayingError(f"Slow Train already runs here: {where}") from None
        yield address_file


async def play(server: Server, data: Path, demo: bool) -> int:
    stop = stop_on_signals()
    bot_started_or_failed = asyncio.Event()

    def on_event(event: WorldEvent) -> None:
        if isinstance(event, BotOnline) and event.online:
            bot_started_or_failed.set()

    server.world.subscribe(on_event)
    async with server, asyncio.TaskGroup() as tasks:
        environment = {"DATABASE_PATH": str(data / "slow-train.db")}
        if demo:
            environment["AUTOMATIC_PAUSE_S"] = DEMO_PAUSE_S
        log = data / "bot.log"
        running_bot = tasks.create_task(
            keep_bot_running(server, environment, log, stop, bot_started_or_failed)
        )
        await wait_for_either(stop, bot_started_or_failed, ANNOUNCE_WITHIN_S)
        if not stop.is_set():
            text = f"\n  Slow Train is at {page_address(server, demo)}    (Ctrl-C stops)\n"
            print(text, flush=True)  # noqa: T201  # for the person at the terminal
        running_demo = tasks.create_task(run_demo(server)) if demo else None
        await running_bot
        if running_demo is not None:
            running_demo.cancel()
    return 0


def page_address(server: Server, demo: bool) -> str:
    """The address of the page, or of the demo's channel on it."""
    return f"{server.address}/#{Sandbox(server).channel(CHANNEL).id}" if demo else server.address


async def wait_for_either(one: asyncio.Event, other: asyncio.Event, timeout_s: float) -> None:
    """Wait until one of the events is set, or until the time is over."""
    waits = [asyncio.create_task(event.wait()) for event in (one, other)]
    await asyncio.wait(waits, timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


if __name__ == "__main__":
    sys.exit(main())
