"""`make play`: the stand-in, the bot and the page together, for somebody with a browser."""

import argparse
import asyncio
import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandbox.run.demo import CHANNEL, show
from sandbox.run.process import (
    BOT,
    PortBusyError,
    bot_environment,
    open_server,
    say_goodbye,
    stop_on_signals,
)
from sandbox.server import Server, ServerSettings
from sandbox.testing.driver import Sandbox
from sandbox.world.events import BotOnline, Happening
from sandbox.world.world_file import BrokenStoreError

USUAL_PORT = 8765
DATA = Path("data/sandbox")
BOT_COMES_WITHIN_S = 20.0
FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 30.0
VIEWERS_PAUSE_S = "4"  # between the turns of automatic players, when one only watches


class AlreadyPlayingError(Exception):
    """Another `make play` uses the same folder."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sandbox.run.play", description=__doc__)
    parser.add_argument("--port", type=int, help=f"default {USUAL_PORT}, or any if it is busy")
    parser.add_argument("--data", type=Path, default=DATA, help="what is kept until tomorrow")
    parser.add_argument("--demo", action="store_true", help="with a game of automatic players")
    chosen = parser.parse_args(arguments)
    port = USUAL_PORT if chosen.port is None else chosen.port
    settings = ServerSettings(port=port, data=chosen.data, rate_limits=False)
    try:
        with alone_in(chosen.data) as lock:
            server = open_server(settings, may_move=chosen.port is None)
            lock.write_text(server.address)
            return asyncio.run(play(server, chosen.data, chosen.demo))
    except (AlreadyPlayingError, PortBusyError, BrokenStoreError) as busy:
        sys.stderr.write(f"{busy}\n")
        return 1


@contextmanager
def alone_in(data: Path) -> Iterator[Path]:
    """Two bots on one database would play every automatic turn twice."""
    data.mkdir(parents=True, exist_ok=True)
    note = data / "address"
    with note.open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            where = note.read_text() or "another window"
            raise AlreadyPlayingError(f"Slow Train already runs here: {where}") from None
        yield note


async def play(server: Server, data: Path, demo: bool) -> int:
    stop = stop_on_signals()
    online = asyncio.Event()

    def hear(happening: Happening) -> None:
        if isinstance(happening, BotOnline) and happening.online:
            online.set()

    server.world.listen(hear)
    async with server, asyncio.TaskGroup() as tasks:
        keeping = tasks.create_task(keep_bot(server, data, demo, stop))
        await first_of(stop, online, BOT_COMES_WITHIN_S)
        if not stop.is_set():
            say(f"\n  Slow Train is at {address(server, demo)}    (Ctrl-C stops)\n")
        showing = tasks.create_task(show(server)) if demo else None
        await keeping
        if showing is not None:
            showing.cancel()
    return 0


def address(server: Server, demo: bool) -> str:
    """Of the page; of the channel in which the demo plays."""
    return f"{server.address}/#{Sandbox(server).channel(CHANNEL).id}" if demo else server.address


async def keep_bot(server: Server, data: Path, demo: bool, stop: asyncio.Event) -> None:
    """The bot as its own process; when it falls over it is started again."""
    log = data / "bot.log"
    environment = {
        **os.environ,
        **bot_environment(server),
        "DATABASE_PATH": str(data / "slow-train.db"),
        **({"AUTOMATIC_PAUSE_S": VIEWERS_PAUSE_S} if demo else {}),
    }
    pause_s = FIRST_PAUSE_S
    while not stop.is_set():
        with log.open("ab") as output:
            process = await asyncio.create_subprocess_exec(
                *BOT, env=environment, stdout=output, stderr=output
            )
        ended = asyncio.create_task(process.wait())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((ended, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not stop.is_set():
            say(f"The bot stopped ({await ended}); {log} says why. Again in {pause_s:.0f} s.")
            await first_of(stop, asyncio.Event(), pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
        else:
            await say_goodbye(process)
            await ended


async def first_of(one: asyncio.Event, other: asyncio.Event, patience_s: float) -> None:
    """Until either is set, or one has waited long enough."""
    waits = [asyncio.create_task(event.wait()) for event in (one, other)]
    await asyncio.wait(waits, timeout=patience_s, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
