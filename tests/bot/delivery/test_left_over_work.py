"""Work that was left over is begun a few tables at a time, in turn from each server."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bot.delivery import left_over_work
from bot.delivery.left_over_work import LeftOverWork
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, GuildId, TableId, Where
from bot.jobs.table_jobs import TableJobs
from bot.tables import Tables
from bot.tables.only_process import OnlyProcess
from bot.tables.shared_work import SharedWork
from tests.support.tables import ADA, open_tables, options
from tests.support.wire.wire import FakeSleep

SERVERS = (1, 1, 1, 1, 1, 2, 3)


async def open_lobbies(tables: Tables) -> dict[TableId, GuildId]:
    """A lobby for each of SERVERS; nothing of them is published."""
    opened = {}
    for number, server in enumerate(SERVERS, 1):
        where = Where(GuildId(server), ChannelId(number))
        opened[(await tables.lobby.open(where, ADA, options())).id] = where.guild
    return opened


@pytest.mark.both_databases
async def test_work_is_found_in_turn_from_each_server(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        opened = await open_lobbies(tables)
        is_shared = tables.store.reader.dialect == "postgres"
        work = SharedWork(tables.store) if is_shared else OnlyProcess(tables.cache)
        for order in range(10):
            found = [opened[each.table_id] for each in await work.left_over("publish", 4, order)]
            assert Counter(found) == {1: 2, 2: 1, 3: 1}
            assert set(found[:3]) == {1, 2, 3}


async def test_no_more_is_begun_than_can_be_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(left_over_work, "MOST_AT_ONCE", 2)
    begun, go_on = list[TableId](), asyncio.Event()
    async with open_tables(tmp_path) as tables:
        opened = await open_lobbies(tables)

        async def publish(table_id: TableId) -> None:
            begun.append(table_id)
            await go_on.wait()
            raise RetryLater("the channel is closed", 300.0)  # takes no room

        async with TableJobs(publish, FakeSleep()) as jobs:
            work = LeftOverWork(OnlyProcess(tables.cache), {"publish": jobs})
            for _ in range(3):
                await work.look()
                await asyncio.sleep(0)
            assert len(begun) == 2
            go_on.set()
            for _ in range(3):
                await jobs.settle()
                await work.look()
            await jobs.settle()
    assert sorted(begun) == sorted(opened)
