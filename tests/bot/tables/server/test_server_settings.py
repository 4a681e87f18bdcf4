"""What the managers of a server decide: stored for each server, and kept to when cancelling."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.server_settings import CancelBy, ServerSettings
from bot.domain.table import ChannelId, GuildId
from bot.tables import Tables
from engine.model import MapId
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    STRANGER,
    open_lobby,
    open_tables,
    refusal_code,
    start_first_turn,
)

CHOSEN = ServerSettings(
    MapId("italy"), 24, "sv", False, False, (ChannelId(7), ChannelId(9)), "players"
)


async def let_cancel(tables: Tables, cancel_by: CancelBy) -> None:
    await tables.server_settings.change(
        HERE.guild, lambda settings: replace(settings, cancel_by=cancel_by)
    )


async def test_settings_are_stored_for_each_server(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        assert await tables.server_settings.get(HERE.guild) == ServerSettings()
        for settings in (replace(CHOSEN, map=MapId("usa")), CHOSEN):
            changed = settings
            assert await tables.server_settings.change(HERE.guild, lambda _: changed) == changed  # noqa: B023
    async with open_tables(tmp_path) as tables:
        assert await tables.server_settings.get(HERE.guild) == CHOSEN
        assert await tables.server_settings.get(GuildId(2)) == ServerSettings()


async def test_two_changes_at_once_are_both_kept(tmp_path: Path) -> None:
    async with (
        open_tables(tmp_path, has_other_writers=True) as one,
        open_tables(tmp_path, has_other_writers=True) as other,
    ):
        await asyncio.gather(
            one.server_settings.change(HERE.guild, lambda s: replace(s, has_hints=False)),
            other.server_settings.change(HERE.guild, lambda s: replace(s, has_ratings=False)),
        )
        expected = ServerSettings(has_hints=False, has_ratings=False)
        assert await one.server_settings.get(HERE.guild) == expected


async def test_a_change_that_is_refused_changes_nothing(tables: Tables) -> None:
    def refuse(_: ServerSettings) -> ServerSettings:
        raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=0)

    attempt = tables.server_settings.change(HERE.guild, refuse)
    assert await refusal_code(attempt) == TableCode.BOARD_HAS_MOVED_ON
    assert await tables.server_settings.get(HERE.guild) == ServerSettings()


@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_everybody_at_the_table_may_cancel_if_the_server_allows_it(
    tables: Tables, status: str
) -> None:
    await let_cancel(tables, "players")
    if status == "lobby":
        table = await open_lobby(tables, ADA, BO)
        cancel = tables.lobby.cancel
        attempt = cancel(table.id, STRANGER.user, may_manage=False)
        assert await refusal_code(attempt) == TableCode.NOT_AT_THIS_TABLE
        assert (await cancel(table.id, BO.user, may_manage=False)).status == "cancelled"
    else:
        table = await start_first_turn(tables, ADA, BO)
        call_off = tables.seats.call_off
        attempt = call_off(table.id, STRANGER, may_manage=False)
        assert await refusal_code(attempt) == TableCode.NOT_AT_THIS_TABLE
        assert (await call_off(table.id, BO, may_manage=False)).status == "cancelled"


async def test_a_host_may_cancel_only_a_lobby_if_games_are_left_to_managers(
    tables: Tables,
) -> None:
    await let_cancel(tables, "managers")
    lobby = await open_lobby(tables, ADA, BO)
    assert (await tables.lobby.cancel(lobby.id, ADA.user, may_manage=False)).status == "cancelled"
    table = await start_first_turn(tables, ADA, BO)
    for attempt in (
        tables.lobby.require_may_cancel(table.id, ADA.user, may_manage=False),
        tables.seats.call_off(table.id, ADA, may_manage=False),
    ):
        assert await refusal_code(attempt) == TableCode.ONLY_MANAGERS_CANCEL
    assert (await tables.seats.call_off(table.id, STRANGER, may_manage=True)).status == "cancelled"
