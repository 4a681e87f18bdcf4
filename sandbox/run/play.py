"""`make play` or `slow-train play`: runs sandbox and bot together, for playing in a browser."""

import argparse
import asyncio
import fcntl
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandbox.run.bot_process import keep_bot_running
from sandbox.run.demo import prepare_demo
from sandbox.run.serve import (
    DEFAULT_PORT,
    PortBusyError,
    free_port,
    open_server,
    stop_on_signals,
)
from sandbox.server import HOST, SandboxSettings, Server
from sandbox.world.events import BotOnline, WorldEvent
from sandbox.world.world_file import WorldFileError

log = logging.getLogger(__name__)

DATA_FOLDER = Path("data/sandbox")
ANNOUNCE_WITHIN_S = 60.0  # the address is printed then at the latest
CLOCK_FILE = "clock-ahead"  # the seconds by which the clock of sandbox and bot is ahead
CLOCK_EVERY_S = "1"  # how often the bot looks at its clock, which the page moves in steps
BOARD_PORT = 8766  # of the bot's own page, if it is free: links in old messages stay good
DEMO_WITHIN_S = 60.0  # the same for the demo game
DEMO_PAUSE_S = "0"  # before the turns of computer players: the first turns are played quickly


class AlreadyPlayingError(Exception):
    """Another `make play` runs with the same folder."""


def main(arguments: list[str] | None = None, program: str = "python -m sandbox.run.play") -> int:
    parser = argparse.ArgumentParser(prog=program, description=__doc__)
    parser.add_argument("--port", type=int, help=f"default {DEFAULT_PORT}, or any if it is busy")
    parser.add_argument("--data", type=Path, default=DATA_FOLDER, help="where everything is saved")
    parser.add_argument("--demo", action="store_true", help="open with a game under way")
    chosen = parser.parse_args(arguments)
    port = DEFAULT_PORT if chosen.port is None else chosen.port
    settings = SandboxSettings(
        port=port, data=chosen.data, clock_file=chosen.data / CLOCK_FILE, rate_limits=False
    )
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
    print("Starting Slow Train: a few seconds.", flush=True)  # noqa: T201  # as below
    async with server, asyncio.TaskGroup() as tasks:
        environment = {
            "DATABASE_PATH": str(data / "slow-train.db"),
            "CLOCK_AHEAD_FILE": str(data / CLOCK_FILE),
            "CLOCK_EVERY_S": CLOCK_EVERY_S,
            **board_environment(),
        }
        if demo:
            environment["AUTOMATIC_PAUSE_S"] = DEMO_PAUSE_S
        log = data / "bot.log"
        running_bot = tasks.create_task(
            keep_bot_running(server, environment, log, stop, bot_started_or_failed)
        )
        await wait_for_either(stop, bot_started_or_failed, ANNOUNCE_WITHIN_S)
        address = await demo_address(server, stop) if demo else server.address
        if not stop.is_set():
            text = f"\n  Slow Train is at {address}    (Ctrl-C stops)\n"
            print(text, flush=True)  # noqa: T201  # for the person at the terminal
        await running_bot
    return 0


def board_environment() -> dict[str, str]:
    """The variables with which the bot serves its own web page, the board one can touch. It is at
    the stand-in's address, so that the browser takes both for one site."""
    port = free_port(BOARD_PORT)
    return {"PUBLIC_URL": f"http://{HOST}:{port}", "WEB_HOST": HOST, "WEB_PORT": str(port)}


async def demo_address(server: Server, stop: asyncio.Event) -> str:
    """Prepare the demo game for the person as whom the page opens. Returns the address of its
    channel, or of the page if `stop` is set or the game cannot be prepared."""
    visitor = next(iter(server.world.state.people.values())).user
    preparing = asyncio.create_task(prepare_demo(server, visitor.global_name or visitor.username))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait(
        (preparing, stopping), timeout=DEMO_WITHIN_S, return_when=asyncio.FIRST_COMPLETED
    )
    stopping.cancel()
    if not preparing.done():
        preparing.cancel()
    elif problem := preparing.exception():
        log.warning("The demo game could not be prepared.", exc_info=problem)
    else:
        return f"{server.address}/?as={visitor.username}#{preparing.result().id}"
    return server.address


async def wait_for_either(one: asyncio.Event, other: asyncio.Event, timeout_s: float) -> None:
    """Wait until one of the events is set, or until the time is over."""
    waits = [asyncio.create_task(event.wait()) for event in (one, other)]
    await asyncio.wait(waits, timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


if __name__ == "__main__":
    sys.exit(main())
