"""How many tables one person and one server may have."""

import asyncio
from pathlib import Path

import pytest

from bot.domain.limits import TableLimit, TableLimits
from bot.domain.refusals import TableCode
from bot.domain.table import ChannelId, GuildId, Human, Table, UserId, Where
from bot.tables import Tables
from tests.support.fake_clock import FakeClock
from tests.support.limits import MANY_TABLES
from tests.support.tables import (
    ADA,
    BO,
    CY,
    expect_refusal,
    open_tables,
    options,
    refusal_code,
)

FEW = TableLimits(TableLimit(lobbies=3, new_an_hour=5, without_people=2), MANY_TABLES)


def channel(number: int, guild: int = 1) -> Where:
    return Where(GuildId(guild), ChannelId(100 + number))


async def open_at(tables: Tables, where: Where, host: Human = ADA) -> Table:
    return await tables.lobby.open(where, host, options("amsterdam", 2))


async def start_to_watch(tables: Tables, where: Where, host: Human = ADA) -> Table:
    table = await tables.lobby.open(where, host, options("amsterdam", 2), host_plays=False)
    for _ in range(2):
        await tables.lobby.add_computer_player(table.id, host.user, "easy", "Robot")
    return await tables.lobby.start_to_watch(table.id, host.user)


async def test_a_person_has_a_few_open_lobbies_on_all_servers_together(tmp_path: Path) -> None:
    async with open_tables(tmp_path, limits=FEW) as tables:
        opened = [await open_at(tables, channel(number, guild=1 + number)) for number in range(3)]
    async with open_tables(tmp_path, limits=FEW) as tables:  # also after a restart
        refusal = await expect_refusal(open_at(tables, channel(9)))
        assert refusal.code == TableCode.TOO_MANY_LOBBIES
        assert refusal.params == {"whose": "person", "most": 3}
        await open_at(tables, channel(9), BO)
        await tables.lobby.cancel(opened[0].id, ADA.user, may_manage=False)
        await open_at(tables, channel(10))


async def test_who_leaves_a_lobby_to_somebody_else_has_opened_it_all_the_same(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path, limits=FEW) as tables:
        for number in range(3):
            table = await open_at(tables, channel(number))
            await tables.lobby.join(table.id, BO)
            await tables.lobby.leave(table.id, ADA.user)
        assert await refusal_code(open_at(tables, channel(9))) == TableCode.TOO_MANY_LOBBIES
        await open_at(tables, channel(9), BO)


async def test_a_person_opens_a_few_tables_an_hour(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock, limits=FEW) as tables:
        first = clock.now
        for number in range(5):
            table = await open_at(tables, channel(number))
            await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
            clock.now += 60
        refusal = await expect_refusal(open_at(tables, channel(9)))
        assert refusal.code == TableCode.TOO_MANY_NEW_TABLES
        assert refusal.params == {"whose": "person", "most": 5, "until": round(first + 3600)}
        clock.now = first + 3600
        await open_at(tables, channel(9))
        assert await refusal_code(open_at(tables, channel(10))) == TableCode.TOO_MANY_NEW_TABLES


async def test_a_person_has_a_few_games_without_people(tmp_path: Path) -> None:
    async with open_tables(tmp_path, limits=FEW) as tables:
        watched = [await start_to_watch(tables, channel(number)) for number in range(2)]
        played = await open_at(tables, channel(2))
        await tables.lobby.add_computer_player(played.id, ADA.user, "easy", "Robot")
        await tables.lobby.start(played.id, ADA.user)  # she plays: no limit
        refusal = await expect_refusal(start_to_watch(tables, channel(9)))
        assert refusal.code == TableCode.TOO_MANY_WITHOUT_PEOPLE
        assert refusal.params == {"whose": "person", "most": 2}
        refused = await tables.lookup.open_in(channel(9).channel)
        assert refused is not None
        assert refused.status == "lobby"
        await tables.lobby.cancel(watched[0].id, ADA.user, may_manage=False)
        assert (await tables.lobby.start_to_watch(refused.id, ADA.user)).status == "playing"


@pytest.mark.parametrize(
    ("limit", "code"),
    [
        (TableLimit(2, 100, 100), TableCode.TOO_MANY_LOBBIES),
        (TableLimit(100, 2, 100), TableCode.TOO_MANY_NEW_TABLES),
        (TableLimit(100, 100, 2), TableCode.TOO_MANY_WITHOUT_PEOPLE),
    ],
)
async def test_a_server_has_limits_of_its_own(
    tmp_path: Path, limit: TableLimit, code: TableCode
) -> None:
    async with open_tables(tmp_path, limits=TableLimits(MANY_TABLES, limit)) as tables:
        begin = start_to_watch if code is TableCode.TOO_MANY_WITHOUT_PEOPLE else open_at
        for number, host in enumerate((ADA, BO)):
            await begin(tables, channel(number), host)
        refusal = await expect_refusal(begin(tables, channel(9), CY))
        assert (refusal.code, refusal.params["whose"]) == (code, "server")
        await begin(tables, channel(10, guild=2), CY)


async def test_tables_opened_by_two_processes_at_once_are_counted_together(tmp_path: Path) -> None:
    async with (
        open_tables(tmp_path, limits=FEW, has_other_writers=True) as one,
        open_tables(tmp_path, limits=FEW, has_other_writers=True) as other,
    ):
        attempts = [
            open_at(tables, channel(number, guild=1 + number))
            for number, tables in enumerate((one, other) * 4)
        ]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(result, Table) for result in results) == 3


async def test_starting_to_watch_by_two_processes_at_once_is_counted_together(
    tmp_path: Path,
) -> None:
    async with (
        open_tables(tmp_path, limits=FEW, has_other_writers=True) as one,
        open_tables(tmp_path, limits=FEW, has_other_writers=True) as other,
    ):
        lobbies = []
        for number in range(3):
            host = Human(ADA.user, "Ada")
            where = channel(number, guild=1 + number)
            table = await one.lobby.open(where, host, options("amsterdam", 2), host_plays=False)
            for _ in range(2):
                await one.lobby.add_computer_player(table.id, host.user, "easy", "Robot")
            lobbies.append(table.id)
        attempts = [
            tables.lobby.start_to_watch(table_id, UserId(ADA.user))
            for table_id, tables in zip(lobbies, (one, other, one), strict=True)
        ]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(result, Table) for result in results) == 2
