"""Processes are killed between any two statements. Nothing is lost, nothing is doubled, and every
table goes on."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.domain.table import TableId
from bot.store.databases.location import DatabaseUrl
from sandbox.payloads.channels import TextChannel
from sandbox.testing.actor import Actor
from tests.support.databases.back_ends import database_in
from tests.support.processes.cluster import BotProcess, Cluster

MAX_STATEMENTS = 45  # from one turn to the next there are about as many
KILLS_BEFORE_CHECK = 5  # of each process


async def play(actor: Actor, channel: TextChannel, stop: asyncio.Event) -> None:
    """Draw cards again and again. Presses that nobody answers are repeated, as people do."""
    while not stop.is_set():
        await actor.slash("draw", channel, first="deck", second="deck")


async def kill(
    cluster: Cluster, process: BotProcess, table: TableId, statements: Sequence[int]
) -> None:
    """Kill the process in whose shard a table is again and again, each time after so many
    statements, and start it again. In between the table goes on."""
    for each in statements:
        process.kill_after(each)
        await cluster.restart(process)
        await cluster.until_moved(table)


def moments(chosen: random.Random) -> list[int]:
    return [chosen.randint(1, MAX_STATEMENTS) for _ in range(KILLS_BEFORE_CHECK)]


@pytest.mark.parametrize(
    ("kills", "processes"),
    [
        (10, 2),
        pytest.param(100, 2, marks=pytest.mark.soak),
        pytest.param(120, 4, marks=pytest.mark.soak),
    ],
)
async def test_killed_processes_lose_and_double_nothing(
    kills: int, processes: int, tmp_path: Path
) -> None:
    database = await database_in(tmp_path)
    assert isinstance(database, DatabaseUrl)
    chosen = random.Random(f"kills {kills}")  # repeatable
    async with Cluster.open(tmp_path, database, shards=processes, delivered_s=1.0) as cluster:
        await cluster.start(*(f"{each}/{processes}" for each in range(processes)))
        people = [cluster.discord.person(name) for name in ("Robin", "Kim", "Sasha", "Noor")]
        channels: list[TextChannel] = []
        tables: list[TableId] = []
        killed = 0
        while killed < kills:
            channels = cluster.channels(
                processes, processes
            )  # on a map whose games do not end meanwhile
            pairs = list(zip(people, channels, strict=False))
            tables = [
                await cluster.table_in(each, who, computers=1, map_id="usa") for who, each in pairs
            ]
            stop = asyncio.Event()
            playing = [asyncio.create_task(play(*pair, stop)) for pair in pairs]
            killing = [
                kill(cluster, process, table, moments(chosen))
                for process, table in zip(cluster.bots, tables, strict=True)
            ]
            await asyncio.gather(*killing)
            killed += processes * KILLS_BEFORE_CHECK
            stop.set()
            await asyncio.gather(*playing)
            await cluster.until_settled(*tables)
            for table, who in zip(tables, people, strict=False):
                assert await cluster.problems(table) == []
                assert len(cluster.hand_messages(who, table)) == 1
        for process in cluster.bots:
            assert process.bugs == ""
