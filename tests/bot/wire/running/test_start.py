"""Starting while Discord is in trouble, and stopping meanwhile."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from pydantic import SecretStr

from bot import health
from bot.app import open_app
from bot.discord_io.connection import CannotConnect
from bot.run import run, warm_up
from bot.settings import Settings
from bot.store import DatabaseTooNewError
from engine.board import Board
from maps.loader import LESSON_MAP
from render.picture_pool import PicturePool
from sandbox.rest.faults import ServerError
from sandbox.testing.driver import Sandbox
from tests.support.databases import postgres
from tests.support.databases.back_ends import databases
from tests.support.tables import ADA, BO, boards, start_game
from tests.support.wire.wire import TIMEOUT_S, catalogue


def settings_for(
    discord: Sandbox,
    database: Path,
    dev_guild_id: int = 0,
    database_url: str = "",
    clock_every_s: float = 30.0,
) -> Settings:
    return Settings(
        discord_token=SecretStr(discord.token),
        discord_api_url=discord.api_url,
        database_path=database,
        database_url=SecretStr(database_url),
        dev_guild_id=dev_guild_id,
        clock_every_s=clock_every_s,
    )


async def test_a_bot_that_waits_for_discord_says_that_it_is_starting_and_can_be_stopped(
    tmp_path: Path,
) -> None:
    database, stop, states = tmp_path / "table.db", asyncio.Event(), []

    async def note_state(_: float) -> None:
        states.append(health.read(database, within_s=60)[0])
        if len(states) == 3:
            stop.set()
            await asyncio.Event().wait()

    async with Sandbox.start(rate_limits=False) as discord:
        discord.faults.plan(ServerError(503), "GET", "/gateway")
        discord.faults.plan(ServerError(503), "GET", "/users/@me", times=1000)
        settings = settings_for(discord, database)
        async with open_app(
            settings, catalogue=catalogue(), boards=boards(), sleep=note_state
        ) as app:
            await run(app, settings, stop)
    assert states == ["starting"] * 3
    assert health.read(database, within_s=60)[0] == "not running"


async def test_a_bot_that_cannot_write_its_health_file_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(PicturePool, "warm_up", AsyncMock())  # takes seconds
    database, stop = tmp_path / "table.db", asyncio.Event()
    (tmp_path / "table.db.alive").mkdir()  # in place of the file
    async with Sandbox.start(rate_limits=False) as discord:
        settings = settings_for(discord, database)
        async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
            running = asyncio.create_task(run(app, settings, stop))
            ticked = asyncio.create_task(app.health.wait_for_tick(TIMEOUT_S))
            await asyncio.wait((running, ticked), return_when=asyncio.FIRST_COMPLETED)
            ticked.cancel()
            stop.set()
            await running
    assert "the health file cannot be written" in caplog.text


async def test_a_bot_that_cannot_read_the_version_of_its_database_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(PicturePool, "warm_up", AsyncMock())
    stop, attempts = asyncio.Event(), list[int]()

    async def fail() -> None:
        attempts.append(1)
        if len(attempts) == 3:
            stop.set()
        raise LookupError("of any kind")

    async with Sandbox.start(rate_limits=False) as discord:
        settings = settings_for(discord, tmp_path / "table.db", clock_every_s=0.05)
        async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
            monkeypatch.setattr(app.tables.store, "require_usable", fail)
            await run(app, settings, stop)
    assert len(attempts) >= 3
    assert "the version of the database cannot be read" in caplog.text


async def test_a_server_the_bot_was_not_invited_to_ends_the_bot(tmp_path: Path) -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        settings = settings_for(discord, tmp_path / "table.db", dev_guild_id=12345)
        async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
            with pytest.raises(CannotConnect, match="invite the bot to that server"):
                await run(app, settings, asyncio.Event())


async def test_only_boards_of_maps_in_play_are_drawn_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    async def note(_: PicturePool, boards: Sequence[Board], __: object) -> None:
        drawn.extend(board.map.id for board in boards)

    monkeypatch.setattr(PicturePool, "warm_up", note)
    async with Sandbox.start(rate_limits=False) as discord:
        settings = settings_for(discord, tmp_path / "table.db")
        async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
            await start_game(app.tables, ADA, BO, map_id="london")
            await warm_up(app)
    assert drawn == ["london", LESSON_MAP]


async def test_a_bot_ends_when_a_newer_one_has_made_a_schema_that_it_must_not_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw_nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(PicturePool, "warm_up", draw_nothing)
    url = await databases.another()
    async with Sandbox.start(rate_limits=False) as discord:
        settings = settings_for(
            discord, tmp_path / "x.db", database_url=url.secret_text, clock_every_s=0.1
        )
        async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
            running = asyncio.create_task(run(app, settings, asyncio.Event()))
            await discord.bot_online()
            await postgres.run(url, "UPDATE slow_train_schema SET version = 99, min_version = 99")
            with pytest.raises(DatabaseTooNewError, match="has version 99"):
                await running
