"""`/healthz` and `python -m bot health`: ready only when the bot can do its work."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import pytest
from pydantic import SecretStr

from bot import health
from bot.__main__ import main
from bot.app import open_app, status_server
from bot.domain.table import UserId
from bot.metrics import Metrics
from bot.run import run
from bot.settings import Settings
from bot.status_server import PortUnavailable
from bot.store.databases.location import DatabaseUrl
from render.picture_pool import PicturePool
from sandbox.testing.driver import Sandbox
from sandbox.world import permissions
from tests.support.databases import postgres
from tests.support.tables import boards
from tests.support.wire.wire import TIMEOUT_S, catalogue, connected_bot
from tests.support.wire.wire_setup import CHANNEL, friends_in_lobby

HOST = "127.0.0.1"


async def answer_of(port: int) -> tuple[int, dict[str, object]]:
    """The status of `/healthz` and what it says."""
    async with (
        aiohttp.ClientSession() as web,
        web.get(f"http://{HOST}:{port}/healthz") as answer,
    ):
        return answer.status, await answer.json()


@asynccontextmanager
async def offline_bot(folder: Path) -> AsyncIterator[int]:
    """The port of a bot that is not connected."""
    settings = Settings(discord_token=SecretStr("x"), database_path=folder / "table.db")
    async with (
        open_app(settings, catalogue=catalogue(), boards=boards()) as app,
        status_server(app, Metrics()).listening(HOST, 0) as port,
    ):
        yield port


async def test_a_connected_bot_is_ready_after_its_first_tick(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected_bot(discord, tmp_path / "table.db") as app,
        status_server(app, Metrics()).listening(HOST, 0) as port,
    ):
        status, found = await answer_of(port)
        assert (status, found["state"]) == (503, "starting")
        assert list(found["problems"]) == ["scheduler"]  # type: ignore[call-overload]  # JSON
        app.health.ticked()
        assert await answer_of(port) == (
            200,
            {"state": "running", "checks": dict.fromkeys(health.CHECKS, "ok"), "problems": {}},
        )
        await app.client.close()
        status, found = await answer_of(port)
        assert (status, found["state"]) == (503, "not ready")
        assert found["problems"] == {"connection": "1 of 1 shards are not connected: 0"}


async def test_the_command_asks_the_port_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    async with offline_bot(tmp_path) as port:
        monkeypatch.setenv("METRICS_PORT", str(port))
        monkeypatch.setenv("METRICS_HOST", "0.0.0.0")  # noqa: S104  # as in a container
        assert await asyncio.to_thread(main, ["health"]) == 1
        said = capsys.readouterr().out.splitlines()
        assert said == [
            "starting",
            "connection: 1 of 1 shards are not connected: 0",
            "scheduler: the scheduler has not started yet",
        ]
    assert await asyncio.to_thread(main, ["health"]) == 1
    assert capsys.readouterr().out == "not running\n"


async def test_a_port_that_is_taken_ends_the_bot_with_one_line(tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as taken:
        settings = Settings(
            discord_token=SecretStr("x"),
            database_path=tmp_path / "table.db",
            metrics_port=taken.getsockname()[1],
        )
        with pytest.raises(PortUnavailable, match="METRICS_PORT"):
            async with open_app(settings, catalogue=catalogue(), boards=boards()):
                pass


async def test_the_file_beside_the_database_says_when_the_bot_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PicturePool, "warm_up", AsyncMock())  # takes seconds
    database, stop = tmp_path / "table.db", asyncio.Event()
    async with Sandbox.start(rate_limits=False) as discord:
        settings = Settings(
            discord_token=SecretStr(discord.token),
            discord_api_url=discord.api_url,
            database_path=database,
        )
        async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
            running = asyncio.create_task(run(app, settings, stop))
            async with asyncio.timeout(TIMEOUT_S):
                while health.read(database, within_s=60)[0] != "running":
                    assert not running.done()
                    await asyncio.sleep(0)  # nothing of the sandbox tells
            stop.set()
            await running
    assert health.read(database, within_s=60)[0] == "not running"


async def test_a_table_whose_channel_is_closed_is_not_stuck(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db", map="amsterdam") as friends:
        app, (robin, kim) = friends.app, friends.people
        await friends.slash(kim, "join")
        await friends.settle()
        assert app.jobs.stuck(-1) == 0
        friends.discord.deny(friends.discord.channel(CHANNEL), permissions.SEND_MESSAGES)
        await app.tables.lobby.start((await friends.table()).id, UserId(int(robin.id)))
        await friends.settle()
        assert app.jobs.publishing.unfinished(-1) == {(await friends.table()).id}
        assert app.jobs.stuck(-1) == 0
        app.jobs.closed_channels.tables.clear()  # as if it failed for another reason
        assert app.jobs.stuck(-1) == 1
        assert app.jobs.held_up(-1) == 0  # a single table may be broken


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_a_schema_that_a_newer_version_has_made_is_noticed(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected_bot(discord, tmp_path / "table.db") as app,
    ):
        app.health.ticked()
        assert await app.health.problems() == {}
        store = app.tables.store
        ((version, min_version),) = await store.reader.fetch(
            "SELECT version, min_version FROM slow_train_schema"
        )
        change = "UPDATE slow_train_schema SET version = ?, min_version = ?"
        async with store.writing() as db:
            await db.execute(change, (version + 2, min_version))  # it can still be served
        assert await app.health.problems() == {}
        try:
            async with store.writing() as db:
                await db.execute(change, (version + 2, version + 1))
            assert list(await app.health.problems()) == ["database"]
        finally:
            url = store.database
            assert isinstance(url, DatabaseUrl)
            reset = f"SET version = {version}, min_version = {min_version}"
            await postgres.run(url, f"UPDATE slow_train_schema {reset}")  # numbers
