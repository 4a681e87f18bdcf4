"""`python -m benchmarks.cluster_kills`: many open tables in PostgreSQL, several bots, and one bot
after the other killed with SIGKILL while people play. Afterwards every table at which somebody
moved is checked: nothing may be lost or doubled. Exits with 1 if something is.

Everything is as in production: leases of 30 seconds, whole processes that start again by themselves
and draw ahead what their pictures share, a server that waits for the disk. Only the moments of the
kills differ from those of `tests/bot/cluster/test_kills.py`: they are moments of time instead of
numbers of statements. The default size takes about ten minutes. Ctrl+C stops everything.

A person whose command is not answered types it again, as people do. A turn that a kill has cut in
half is finished before its table is checked.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from benchmarks.cluster import Seated, free_port, percentile_ms, prepare, running, wait_until_idle
from benchmarks.rows import Row, table
from bot.domain.table import TableId
from bot.store import Store
from bot.store.databases.location import DatabaseUrl
from bot.tables import Boards, Tables
from sandbox.testing.driver import Sandbox
from tests.support.databases.own_postgres import own_server
from tests.support.limits import NO_LIMITS
from tests.support.processes.cluster import Cluster

ANSWER_WITHIN_S = 3.0  # as at Discord
START_WITHIN_S = 120.0
SETTLED_WITHIN_S = 60.0  # leases of 30 s, and work that was left over is found within seconds
MAX_ATTEMPTS = 40  # for a command, while its process starts again
PAUSE_S = 1.0  # between two attempts
BUSY_S = 0.4  # after the beginning of many turns: most of what follows from them happens then


class Size(NamedTuple):
    tables: int
    processes: int
    kills: int
    turns: int  # that begin at the same moment, before each kill
    every_s: float  # from a kill to the next turns


class Turn(NamedTuple):
    """Where, and how often its command was typed until it was answered or given up."""

    seat: Seated
    attempts: int
    is_answered: bool


class Killed(NamedTuple):
    """What happened while processes were killed."""

    turns: Sequence[Turn]
    online_after_s: Sequence[float]  # from each kill until the process was connected again


class Bots:
    """One bot for each shard, each a process that can be killed and started again."""

    def __init__(self, discord: Sandbox, database: DatabaseUrl, number: int, folder: Path) -> None:
        self.number = number
        self._discord = discord
        self._database = database
        self._folder = folder
        self._running: dict[int, tuple[asyncio.subprocess.Process, AsyncExitStack]] = {}

    async def start(self, shard: int) -> None:
        """Start the bot of a shard and wait until it is connected."""
        stack = AsyncExitStack()
        process = await stack.enter_async_context(
            running(
                self._discord,
                self._database,
                f"{shard}/{self.number}",
                free_port(),
                self._log(shard),
            )
        )
        self._running[shard] = (process, stack)
        await self._discord.until(lambda: self._is_online(shard), START_WITHIN_S)

    async def kill(self, shard: int) -> None:
        """Kill the bot of a shard, and wait until it has ended."""
        process, stack = self._running.pop(shard)
        process.kill()
        await process.wait()
        await stack.aclose()
        await self._discord.until(lambda: not self._is_online(shard))

    async def close(self) -> None:
        for shard in list(self._running):
            await self.kill(shard)

    @property
    def pids(self) -> list[int]:
        return [process.pid for process, _ in self._running.values()]

    @property
    def bugs(self) -> list[str]:
        """The tracebacks in the logs."""
        logs = [self._log(shard).read_text(encoding="utf-8") for shard in range(self.number)]
        return [part[:2000] for log in logs for part in log.split("Traceback")[1:]]

    def _is_online(self, shard: int) -> bool:
        return shard in [online for online, _ in self._discord.gateway.online_shards]

    def _log(self, shard: int) -> Path:
        return self._folder / f"bot-{shard}.log"


async def main(size: Size) -> bool:
    """Whether nothing was lost or doubled."""
    print(f"{size}; stop with Ctrl+C", flush=True)
    with tempfile.TemporaryDirectory() as name:
        async with own_server(is_durable=True) as server:
            return await kill_and_check(size, server.url, Path(name))


async def kill_and_check(size: Size, database: DatabaseUrl, folder: Path) -> bool:
    async with (
        Sandbox.start(
            rate_limits=False,
            shards=size.processes,
            max_concurrency=size.processes,
            answer_within_s=ANSWER_WITHIN_S,
        ) as discord,
        AsyncExitStack() as stack,
    ):
        seated = await prepare(discord, database, size.tables)
        bots = Bots(discord, database, size.processes, folder)
        stack.push_async_callback(bots.close)
        for shard in range(size.processes):
            await bots.start(shard)
        await wait_until_idle(bots.pids)
        killed = await play_and_kill(bots, seated, size)
        store = await stack.enter_async_context(Store.open(database))
        cluster = Cluster(discord, database, Tables(store, Boards(), limits=NO_LIMITS), folder)
        begun = time.perf_counter()
        problems = await check(cluster, [turn.seat for turn in killed.turns])
        print(table(rows(killed, len(problems), len(bots.bugs), time.perf_counter() - begun)))
        for each in (*problems, *bots.bugs):
            print(each)
        return not problems and not bots.bugs


async def play_and_kill(bots: Bots, seated: Sequence[Seated], size: Size) -> Killed:
    """Again and again: turns at many tables at the same moment, and in the middle of them a bot is
    killed and started again."""
    chosen, online_after_s = random.Random(1), list[float]()
    seats = chosen.sample(seated, size.kills * size.turns)
    turns, starting = list[asyncio.Task[Turn]](), set[int]()

    async def start_again(shard: int, since: float) -> None:
        await bots.start(shard)
        online_after_s.append(time.perf_counter() - since)
        starting.discard(shard)

    async with asyncio.TaskGroup() as tasks:
        for number in range(size.kills):
            at_once = seats[number * size.turns :][: size.turns]
            turns += [tasks.create_task(draw(seat)) for seat in at_once]
            await asyncio.sleep(chosen.uniform(0.0, BUSY_S))
            while len(starting) == bots.number:  # on a busy machine, with few of them
                await asyncio.sleep(PAUSE_S)
            shard = chosen.choice([each for each in range(bots.number) if each not in starting])
            starting.add(shard)
            since = time.perf_counter()
            await bots.kill(shard)
            tasks.create_task(start_again(shard, since))
            await asyncio.sleep(size.every_s)
    return Killed([turn.result() for turn in turns], online_after_s)


async def draw(seat: Seated) -> Turn:
    """Draw two cards. Whoever gets no answer tries again."""
    for attempt in range(1, MAX_ATTEMPTS + 1):
        started = await seat.actor.slash("draw", seat.channel, first="deck", second="deck")
        if started.was_answered:
            return Turn(seat, attempt, is_answered=True)
        await asyncio.sleep(PAUSE_S)
    return Turn(seat, MAX_ATTEMPTS, is_answered=False)


async def check(cluster: Cluster, seated: Sequence[Seated]) -> list[str]:
    """What is lost or doubled at these tables."""
    by_channel = {int(seat.channel.id): seat for seat in seated}
    rows = await cluster.tables.store.reader.fetch("SELECT id, channel FROM tables")
    seats = {TableId(row[0]): by_channel[row[1]] for row in rows if row[1] in by_channel}
    await cluster.until_settled(*seats, within_s=SETTLED_WITHIN_S)
    for table_id, seat in seats.items():
        while await cluster.is_mid_turn(table_id, seat.actor):
            last = await seat.actor.slash("draw", seat.channel, first="deck")
            if last.was_answered:
                await last.answer()
    await cluster.until_settled(*seats, within_s=SETTLED_WITHIN_S)
    return [f"table {each}: {found}" for each in seats for found in await cluster.problems(each)]


def rows(killed: Killed, problems: int, bugs: int, check_s: float) -> list[Row]:
    online = killed.online_after_s
    return [
        Row("processes killed", str(len(online)), ""),
        Row("turns", str(len(killed.turns)), ""),
        Row("commands repeated", str(sum(turn.attempts - 1 for turn in killed.turns)), ""),
        Row("turns given up", str(sum(not turn.is_answered for turn in killed.turns)), "0"),
        Row("connected again, p50", f"{percentile_ms(online, 0.5) / 1e3:.1f} s", ""),
        Row("connected again, longest", f"{max(online, default=0.0):.1f} s", "< 45 s"),
        Row("everything settled and checked after", f"{check_s:.0f} s", ""),
        Row("lost or doubled", str(problems), "0"),
        Row("tracebacks in the logs", str(bugs), "0"),
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster_kills")
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--turns", type=int, default=40, help="at once, before each kill")
    parser.add_argument("--every", type=float, default=4.0, help="seconds from kill to kill")
    given = parser.parse_args()
    if given.kills * given.turns > given.tables:
        parser.error(
            "every turn needs a table of its own: more --tables, or fewer --kills or --turns"
        )
    wanted = Size(given.tables, given.processes, given.kills, given.turns, given.every)
    sys.exit(not asyncio.run(main(wanted)))
