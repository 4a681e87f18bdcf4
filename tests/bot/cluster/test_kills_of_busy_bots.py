"""Bots are killed while people draw, queue, take back, vote and nudge at the same time: no turn's
message is posted twice or lost, and only the newest one has buttons."""

import asyncio
import random
import signal
from pathlib import Path

import pytest

from bot.domain.table import TableId
from bot.store.databases.location import DatabaseUrl
from tests.support.databases.back_ends import database_in
from tests.support.processes.busy_people import BusyPeople
from tests.support.processes.cluster import BotProcess, Cluster

KILLS = 160  # with each database
PROCESSES = 4  # with PostgreSQL
MAX_STATEMENTS = 90
MAX_KILLS_OF_A_TABLE = 6
NAMES = ("Robin", "Kim", "Sasha")


async def kill(
    cluster: Cluster,
    process: BotProcess,
    table: TableId,
    people: BusyPeople,
    chosen: random.Random,
) -> int:
    """Kill the process in whose shard a table is again and again, each time after some statements,
    and start it again. Returns how often."""
    for number in range(MAX_KILLS_OF_A_TABLE):
        if not await people.has_cards():
            return number
        process.kill_after(chosen.randint(1, MAX_STATEMENTS))
        await cluster.restart(process)
        await cluster.until_moved(table)
    return MAX_KILLS_OF_A_TABLE


@pytest.mark.soak
@pytest.mark.both_databases
async def test_bots_killed_while_people_queue_vote_and_nudge_lose_and_double_nothing(
    tmp_path: Path,
) -> None:
    database = await database_in(tmp_path)
    processes = PROCESSES if isinstance(database, DatabaseUrl) else 1
    chosen, killed = random.Random(f"busy {processes}"), 0
    async with Cluster.open(tmp_path, database, shards=processes, delivered_s=1.0) as cluster:
        actors = [cluster.discord.person(name) for name in NAMES]
        while killed < KILLS:
            # While no bot is running: one that is alone with its file would not notice that
            # somebody else writes there.
            channels = cluster.channels(processes, processes)
            tables = [await cluster.table_in(each, *actors, map_id="usa") for each in channels]
            await start(cluster, processes)
            stop = asyncio.Event()
            at_tables = [
                BusyPeople(cluster, table, channel, actors)
                for table, channel in zip(tables, channels, strict=True)
            ]
            async with asyncio.TaskGroup() as tasks:
                for people in at_tables:
                    tasks.create_task(people.act(stop, chosen))
                killing = [
                    kill(cluster, process, table, people, chosen)
                    for process, table, people in zip(cluster.bots, tables, at_tables, strict=True)
                ]
                killed += sum(await asyncio.gather(*killing))
                stop.set()
            killed += await kill_all(cluster)  # so that no command is carried out any more
            await start(cluster, processes)
            for people in at_tables:
                await people.finish_turn()
            await cluster.until_settled(*tables)
            for table in tables:
                assert await cluster.problems(table, has_side_messages=True) == []
                for actor in actors:
                    assert len(cluster.hand_messages(actor, table)) == 1
            await kill_all(cluster)
            assert [process.bugs for process in cluster.bots] == [""] * processes
        for kind in ("queues", "votes", "nudges"):
            found = await cluster.tables.store.reader.fetch(f"SELECT count(*) FROM {kind}")
            assert found[0][0] > 0, kind  # otherwise nothing was proved about them


async def kill_all(cluster: Cluster) -> int:
    """Kill all bots, whatever they are doing. Returns how many."""
    for process in cluster.bots:
        process.send(signal.SIGKILL)
        await process.ended()
    return len(cluster.bots)


async def start(cluster: Cluster, processes: int) -> None:
    """Start all bots, for the first time or again."""
    if cluster.bots:
        await asyncio.gather(*map(cluster.restart, cluster.bots))
    else:
        await cluster.start(*(f"{each}/{processes}" for each in range(processes)))
