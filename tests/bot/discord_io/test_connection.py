"""Getting connected: what may pass is tried again, what cannot heal ends the bot with one line."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.discord_io.connection import (
    MAX_PAUSE_S,
    CannotConnect,
    Pauses,
    TokenRefused,
    pause_or_give_up,
    point_discord_at,
)
from bot.discord_io.steady_client import SteadyClient
from sandbox.gateway.gateway import Gateway, GatewayCloseError
from sandbox.rest.faults import ConnectionLost, Fault, RateLimited, ServerError
from sandbox.testing.driver import Sandbox

LOG_IN = ("GET", "/users/@me")
APPLICATION = ("GET", "/oauth2/applications/@me")
REGISTER = ("PUT", "/applications/{application_id}/commands")
LONG_WAIT_S = 120.0


class InstantSleep:
    """Notes the pauses, and calls `on_pause` in place of waiting."""

    def __init__(self) -> None:
        self.pauses_s: list[float] = []
        self.on_pause: Callable[[], None] = lambda: None

    async def __call__(self, seconds: float) -> None:
        self.pauses_s.append(seconds)
        self.on_pause()
        await asyncio.sleep(0)


class SmallClient(SteadyClient):
    """Registers no commands at all, as discord.py does it, and connects."""

    def __init__(self, sleep: InstantSleep) -> None:
        super().__init__(
            sleep,
            at_once,
            intents=discord.Intents(guilds=True),
            max_ratelimit_timeout=30,
            guild_ready_timeout=0,
        )
        self._tree = discord.app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self._tree.sync()


async def at_once(_: int) -> float:
    """Every shard may identify at any time."""
    return 0.0


@pytest.fixture
async def discord_() -> AsyncIterator[Sandbox]:
    async with Sandbox.start(rate_limits=False) as running:
        await point_discord_at(running.api_url)
        yield running


@pytest.fixture
def sleep() -> InstantSleep:
    return InstantSleep()


async def connect(sandbox: Sandbox, sleep: InstantSleep, token: str = "") -> None:
    """Connect, wait until that has succeeded, and close. Raises what ends the client before."""
    async with SmallClient(sleep) as client:
        connection = asyncio.create_task(client.start(token or sandbox.token))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait((connection, ready), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        await client.close()
        await connection


def closed_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as unused:
        return int(unused.getsockname()[1])


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Everything that was logged as a warning or worse, without tracebacks."""
    worse = [
        line
        for line in caplog.records
        if line.levelno >= logging.WARNING and line.name.startswith("bot.")
    ]
    assert not any(line.exc_info for line in worse)
    return [line.getMessage().partition(",")[0] for line in worse]


@pytest.mark.parametrize(
    "fault",
    [ServerError(503), ConnectionLost(after_handling=True), RateLimited(LONG_WAIT_S)],
    ids=["503", "connection lost", "429"],
)
@pytest.mark.parametrize("request_", [LOG_IN, APPLICATION, REGISTER], ids=lambda each: each[1])
async def test_a_fault_during_the_start_is_waited_out(
    discord_: Sandbox,
    sleep: InstantSleep,
    caplog: pytest.LogCaptureFixture,
    request_: tuple[str, str],
    fault: Fault,
) -> None:
    discord_.faults.plan(fault, *request_, times=2)
    await connect(discord_, sleep)
    assert sleep.pauses_s  # aiohttp itself repeats a request whose connection was lost
    assert logged(caplog) == ["Discord cannot be reached"] * len(sleep.pauses_s)
    if isinstance(fault, RateLimited):
        assert min(sleep.pauses_s) == LONG_WAIT_S
    assert discord_.request_log.of(*REGISTER)[-1].status == 200


async def test_a_gateway_that_cannot_be_reached_is_waited_for(
    discord_: Sandbox, sleep: InstantSleep, caplog: pytest.LogCaptureFixture
) -> None:
    def recover() -> None:
        if len(sleep.pauses_s) == 4:
            DiscordWebSocket.DEFAULT_GATEWAY = URL(discord_.gateway.url)

    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://127.0.0.1:{closed_port()}/gateway")
    sleep.on_pause = recover
    await connect(discord_, sleep)
    assert logged(caplog) == ["Discord cannot be reached"] * 4


@pytest.mark.parametrize("code", [1000, 4000, 4009])
async def test_a_gateway_that_closes_at_once_is_tried_again_after_a_pause(
    discord_: Sandbox,
    sleep: InstantSleep,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    code: int,
) -> None:
    def refuse(*_: object) -> None:
        raise GatewayCloseError(code)

    def recover() -> None:
        if len(sleep.pauses_s) == 2:
            monkeypatch.undo()

    monkeypatch.setattr(Gateway, "_identify", refuse)
    sleep.on_pause = recover
    await connect(discord_, sleep)
    assert len(sleep.pauses_s) == 2
    assert logged(caplog) == ["Discord cannot be reached"] * 2


async def test_a_lost_connection_is_resumed_without_a_pause_or_a_line(
    discord_: Sandbox, sleep: InstantSleep, caplog: pytest.LogCaptureFixture
) -> None:
    async with SmallClient(sleep) as client:
        connection = asyncio.create_task(client.start(discord_.token))
        await discord_.bot_online()
        await client.wait_until_ready()
        session = client._get_websocket(shard_id=0).session_id
        discord_.gateway.drop_connections()
        await discord_.bot_online(False)
        await discord_.bot_online()
        assert client._get_websocket(shard_id=0).session_id == session
        await client.close()
        await connection
    assert (sleep.pauses_s, logged(caplog)) == ([], [])


async def test_pauses_grow_and_differ_between_bots() -> None:
    class EnoughError(Exception):
        pass

    def stop_after_ten() -> None:
        if len(instant.pauses_s) == 10:
            raise EnoughError

    seen = []
    for _ in range(2):
        instant = InstantSleep()
        instant.on_pause = stop_after_ten
        with pytest.raises(EnoughError):
            await point_discord_at(f"http://127.0.0.1:{closed_port()}/api/v10", instant)
        seen.append(instant.pauses_s)
        assert instant.pauses_s[0] <= 1
        assert MAX_PAUSE_S / 2 <= instant.pauses_s[-1] <= MAX_PAUSE_S
    assert seen[0] != seen[1]


async def test_the_address_of_the_gateway_is_waited_for(
    discord_: Sandbox, sleep: InstantSleep
) -> None:
    discord_.faults.plan(ServerError(502), "GET", "/gateway", times=3)
    await point_discord_at(discord_.api_url, sleep)
    assert len(sleep.pauses_s) == 3


@pytest.mark.parametrize(
    ("status", "content_type", "is_final"),
    [
        (400, "application/json", True),
        (403, "application/json", True),
        (404, "application/json; charset=utf-8", True),
        (401, "application/json", True),
        (403, "text/html", False),  # Cloudflare, or a proxy
        (408, "application/json", False),
        (429, "text/html", False),
        (500, "application/json", False),
        (529, "", False),
    ],
)
async def test_what_discord_itself_refuses_is_final(
    sleep: InstantSleep, status: int, content_type: str, is_final: bool
) -> None:
    headers = {"Content-Type": content_type}
    answer = cast(
        "aiohttp.ClientResponse", SimpleNamespace(status=status, headers=headers, reason="")
    )
    error = discord.HTTPException(answer, "<html>\nmany\nlines")
    if is_final:
        with pytest.raises(CannotConnect) as ended:
            await pause_or_give_up(error, Pauses(), sleep)
        assert "\n" not in str(ended.value)
    else:
        await pause_or_give_up(error, Pauses(), sleep)
    assert len(sleep.pauses_s) == (0 if is_final else 1)


async def test_a_refused_token_is_final(discord_: Sandbox, sleep: InstantSleep) -> None:
    with pytest.raises(TokenRefused, match="Reset Token"):
        await connect(discord_, sleep, "not.the.token")
    assert sleep.pauses_s == []


async def test_an_address_that_is_not_discord_is_final(
    discord_: Sandbox, sleep: InstantSleep
) -> None:
    page = discord_.server.address
    for address in (f"{page}/nothing", page.replace("http:", "nonsense:"), "discord"):
        with pytest.raises(CannotConnect, match="DISCORD_API_URL"):
            await point_discord_at(address, sleep)
    assert sleep.pauses_s == []


@pytest.mark.parametrize(
    ("code", "advice"),
    [
        (4004, "Reset Token"),
        (4010, "4010.*SHARDS"),
        (4011, "4011.*too many servers"),
        (4012, "4012.*Update"),
        (4013, "4013.*Update"),
        (4014, "4014.*privileged intent"),
    ],
)
async def test_a_final_close_code_says_what_to_do(
    discord_: Sandbox,
    sleep: InstantSleep,
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    advice: str,
) -> None:
    def refuse(*_: object) -> None:
        raise GatewayCloseError(code)

    monkeypatch.setattr(Gateway, "_identify", refuse)
    with pytest.raises(CannotConnect, match=advice) as ended:
        await connect(discord_, sleep)
    assert "\n" not in str(ended.value)
    assert sleep.pauses_s == []
