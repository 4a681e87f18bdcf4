"""Processes are killed between any two statements. Nothing is lost, nothing is doubled, and every
table goes on."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from benchmarks.cluster_kills import Size, kill_and_check
from bot.domain.table import TableId
from bot.store.databases.location import DatabaseUrl
from sandbox.payloads.channels import TextChannel
from sandbox.testing.actor import Actor
from tests.support.databases.back_ends import database_in
from tests.support.processes.cluster import BotProcess, Cluster

MAX_STATEMENTS = 45  # from one turn to the next there are about as many
KILLS_BEFORE_CHECK = 5  # of each process


async def play(
    cluster: Cluster, table: TableId, actor: Actor, channel: TextChannel, stop: asyncio.Event
) -> None:
    """Draw cards again and again, faster than the bot replies; at the end finish the turn that a
    kill has cut in half. Commands that nobody answers are repeated, as people do."""
    while not stop.is_set() and not await cluster.is_over(table):
        await cluster.move_if_deck_is_empty(table, actor)
        await actor.slash("draw", channel, first="deck", second="deck")
    is_done = False
    while not is_done:
        await cluster.move_if_deck_is_empty(table, actor)
        last = await actor.slash("draw", channel, first="deck")
        if last.was_answered:
            await last.answer()  # by then all commands before it have been carried out
            is_done = not await cluster.is_mid_turn(table, actor)


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
            channels = cluster.channels(processes, processes)
            pairs = list(zip(people, channels, strict=False))
            tables = [
                await cluster.table_in(each, who, computers=1, map_id="usa") for who, each in pairs
            ]
            stop = asyncio.Event()
            playing = [
                asyncio.create_task(play(cluster, table, *pair, stop))
                for table, pair in zip(tables, pairs, strict=True)
            ]
            killing = [
                kill(cluster, process, table, moments(chosen))
                for process, table in zip(cluster.bots, tables, strict=True)
            ]
            await asyncio.gather(*killing)
            killed += processes * KILLS_BEFORE_CHECK
            stop.set()
            await asyncio.gather(*playing)
            await cluster.until_settled(*tables)
            rounds = killed // (processes * KILLS_BEFORE_CHECK)
            for table, who in zip(tables, people, strict=False):
                assert await cluster.problems(table) == []
                assert len(cluster.discord.direct(who)) == rounds  # a hand for each table
                is_over = await cluster.is_over(table)  # then its hands are closed
                assert len(cluster.hand_messages(who, table)) == (0 if is_over else 1)
        for process in cluster.bots:
            assert process.bugs == ""


@pytest.mark.soak
async def test_processes_killed_while_many_people_move_lose_and_double_nothing(
    tmp_path: Path,
) -> None:
    """Everything is as in production, also the leases of 30 seconds."""
    database = await database_in(tmp_path)
    assert isinstance(database, DatabaseUrl)
    size = Size(tables=60, processes=2, kills=3, turns=15, every_s=4.0)
    assert await kill_and_check(size, database, tmp_path)
