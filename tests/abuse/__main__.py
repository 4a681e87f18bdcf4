"""`python -m tests.abuse`: twenty ordinary tables, alone and beside a hostile person and a hostile
server. Acknowledging a turn and showing it may take at most 1.5 times as long, and the bot must
stay ready. Takes about two minutes; run nothing else on the machine meanwhile."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import aiohttp

from benchmarks.bot_turns import Group, draw_by_command
from benchmarks.bot_wire import (
    are_shown,
    have_hands,
    make_group,
    measure_turns,
    percentiles,
    start_games,
    wait_until_idle,
)
from benchmarks.cluster import free_port
from sandbox.run.bot_process import bot_environment
from sandbox.testing.driver import Sandbox
from tests.abuse.hostile import Hostile

TABLES = 20
ROUNDS = 4  # of each kind, in turn, so that a busy moment of the machine meets both
ROUND_S = 10.0  # in which every table has one turn
MOST = 1.5  # times as long
NOISE_S = 0.03  # differences of the machine itself: a thread that waits for a core
TIMEOUT_S = 300.0


class Times(NamedTuple):
    """How long the turns of ordinary tables took until they were acknowledged and shown."""

    acknowledged_s: list[float]
    shown_s: list[float]


class Found(NamedTuple):
    """What was measured. `unready`: how often the bot said that it was not ready."""

    alone: Times
    beside: Times
    made: int
    answered: int
    unready: int

    def problems(self) -> list[str]:
        found = [f"the bot was not ready {self.unready} times"] if self.unready else []
        for what, alone, beside in (
            ("acknowledged", self.alone.acknowledged_s, self.beside.acknowledged_s),
            ("shown", self.alone.shown_s, self.beside.shown_s),
        ):
            before, now = p99(alone), p99(beside)
            if now > max(MOST * before, before + NOISE_S):
                found.append(f"{what}: p99 {now * 1e3:.0f} ms instead of {before * 1e3:.0f} ms")
        return found


def p99(seconds: Sequence[float]) -> float:
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * 0.99))]


async def measure(folder: Path, rounds: int = ROUNDS) -> Found:
    """Play ordinary turns in rounds, every second one beside the attack."""
    alone, beside, unready = Times([], []), Times([], []), list[float]()
    async with Sandbox.start() as discord:
        groups = [make_group(discord, number) for number in range(TABLES)]
        await start_games(discord, folder / "slow-train.db", groups)
        hostile = Hostile(discord)
        async with running_bot(discord, folder) as (process, health), hostile.present():
            await discord.until(lambda: are_shown(discord, groups, 1), TIMEOUT_S)
            await discord.until(lambda: have_hands(discord, groups), TIMEOUT_S)
            await wait_until_idle(process)
            await play(discord, process, groups, Times([], []))  # warms up
            async with watched(health, unready):  # it is not ready before its first tick
                for _ in range(rounds):
                    await play(discord, process, groups, alone)
                    async with hostile.attacking():
                        await play(discord, process, groups, beside)
    return Found(alone, beside, hostile.made, hostile.answered, len(unready))


async def play(discord: Sandbox, process: int, groups: Sequence[Group], times: Times) -> None:
    """One turn at each table."""
    measured = await measure_turns(
        discord, process, draw_by_command, groups, ROUND_S, until_idle=False
    )
    times.acknowledged_s.extend(measured.acknowledged_s)
    times.shown_s.extend(measured.shown_s)


@asynccontextmanager
async def running_bot(discord: Sandbox, folder: Path) -> AsyncIterator[tuple[int, str]]:
    """The bot with its usual limits: its process, and the address that tells whether it is
    ready."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        env={
            **os.environ,
            **bot_environment(discord.server),
            "DATABASE_PATH": str(folder / "slow-train.db"),
            "LOG_LEVEL": "ERROR",
            "NEW_DMS_PER_MINUTE": str(10 * TABLES),
            "METRICS_PORT": str(port),
        },
    )
    try:
        await discord.bot_online()
        yield process.pid, f"http://127.0.0.1:{port}/healthz"
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def watched(health: str, unready: list[float]) -> AsyncIterator[None]:
    """Ask every second whether the bot is ready; adds the times at which it was not."""

    async def watch() -> None:
        async with aiohttp.ClientSession() as client:
            while True:
                await asyncio.sleep(1)
                async with client.get(health) as response:
                    if response.status != 200:
                        unready.append(time.time())

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder)))
    for what, times in (("alone", found.alone), ("beside the attack", found.beside)):
        print(f"{what}: acknowledged {percentiles(times.acknowledged_s)}")
        print(f"{what}: shown {percentiles(times.shown_s)}")
    print(f"hostile interactions: {found.made}, answered: {found.answered}")
    for problem in found.problems():
        print(f"PROBLEM: {problem}")
    return 1 if found.problems() else 0


if __name__ == "__main__":
    sys.exit(main())
