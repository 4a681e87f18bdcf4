"""A client with several shards: which it connects, and how quickly they identify."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest import mock

import discord
import pytest

from bot.discord_io.client import INTERVAL_S
from bot.discord_io.connection import Sleep, point_discord_at
from bot.discord_io.shard_states import shard_states
from bot.discord_io.steady_client import (
    CONNECT_BEFORE_SLOT_S,
    MAX_LATENESS_S,
    ReserveSlot,
    SteadyClient,
)
from bot.domain.shards import ShardRange
from bot.tables.only_process import OnlyProcess
from sandbox.testing.driver import Sandbox


class FakeTime:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.oversleeps_s = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds + self.oversleeps_s
        self.oversleeps_s = 0.0
        await asyncio.sleep(0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    monkeypatch.setattr("bot.discord_io.steady_client.monotonic", fake)
    return fake


def reserve_in_turn() -> ReserveSlot:
    """As the bot does it if there is no other process."""
    work = OnlyProcess(mock.Mock())
    return lambda bucket: work.reserve_identify_slot(bucket, INTERVAL_S)


@asynccontextmanager
async def connected(
    discord_: Sandbox,
    sleep: Sleep,
    shards: ShardRange | None = None,
    reserve_slot: ReserveSlot | None = None,
) -> AsyncIterator[SteadyClient]:
    """A client all of whose shards are connected."""
    await point_discord_at(discord_.api_url)
    client = SteadyClient(
        sleep,
        reserve_slot or reserve_in_turn(),
        shards,
        intents=discord.Intents(guilds=True),
        guild_ready_timeout=0,
    )
    async with client:
        connection = asyncio.create_task(client.start(discord_.token))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait((connection, ready), return_when=asyncio.FIRST_COMPLETED)
        assert not connection.done()
        yield client
        await client.close()
        await connection


async def no_sleep(_: float) -> None:
    await asyncio.sleep(0)


async def test_a_process_connects_the_recommended_number_of_shards() -> None:
    async with Sandbox.start(shards=3, max_concurrency=3) as discord_:
        guilds = [discord_.guild(f"Guild {each}", each) for each in range(3)]
        async with connected(discord_, no_sleep) as client:
            assert discord_.gateway.online_shards == [(0, 3), (1, 3), (2, 3)]
            assert all(client.get_guild(int(guild.id)) for guild in guilds)
            assert [shard for shard, _ in client.latencies] == [0, 1, 2]
        await discord_.bot_online(False)


async def test_servers_that_left_meanwhile_are_forgotten_when_their_shard_connects_again() -> None:
    async with Sandbox.start(shards=2, max_concurrency=2) as discord_:
        down, gone, elsewhere = (discord_.guild(f"Guild {each}", each // 2) for each in range(3))
        async with connected(discord_, no_sleep) as client:
            while len(client.guilds) < 4:
                await asyncio.sleep(0)
            bot = {"id": discord_.world.bot.id, "username": "bot", "discriminator": "0"}
            unavailable = {"id": down.id, "unavailable": True}  # an outage
            client._connection.parsers["READY"](
                {"shard": [0, 2], "user": {**bot, "avatar": None}, "guilds": [unavailable]}
            )
            known = {guild.id for guild in client.guilds}
            assert {int(down.id), int(elsewhere.id)} <= known
            assert int(gone.id) not in known


async def test_two_processes_share_the_shards(caplog: pytest.LogCaptureFixture) -> None:
    async with (
        Sandbox.start(shards=4) as discord_,
        connected(discord_, no_sleep, ShardRange(0, 1, 4)) as first,
        connected(discord_, no_sleep, ShardRange(2, 3, 4)) as second,
    ):
        await discord_.shards_online(0, 1, 2, 3)
        far = discord_.guild("Far", 3)
        await second.wait_until_ready()
        while second.get_guild(int(far.id)) is None:
            await asyncio.sleep(0)
        assert first.get_guild(int(far.id)) is None
    assert not [
        line
        for line in caplog.records
        if line.name.startswith("bot.") and line.levelno > logging.INFO
    ]


async def test_fewer_shards_than_recommended_are_worth_a_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with (
        Sandbox.start(shards=4) as discord_,
        connected(discord_, no_sleep, ShardRange(0, 0, 1)),
    ):
        assert "Discord recommends more shards" in caplog.text


async def test_each_shard_waits_for_its_slot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord_io.steady_client.monotonic", lambda: 0.0)
    reserved: list[int] = []
    pauses: list[float] = []

    async def reserve(bucket: int) -> float:
        reserved.append(bucket)
        return 100.0 * reserved.count(bucket)

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    async with (
        Sandbox.start(shards=4, max_concurrency=2) as discord_,
        connected(discord_, sleep, reserve_slot=reserve),
    ):
        assert sorted(reserved) == [0, 0, 1, 1]
        before_connecting = [100 - CONNECT_BEFORE_SLOT_S, 200 - CONNECT_BEFORE_SLOT_S]
        assert sorted(pauses) == sorted([*before_connecting, 100, 200] * 2)


async def test_a_shard_that_misses_its_slot_reserves_another(clock: FakeTime) -> None:
    slots = iter([0.0, 3.0, 1.0])

    async def reserve(_: int) -> float:
        return next(slots)

    client = SteadyClient(clock.sleep, reserve, intents=discord.Intents.none())
    await client.before_identify_hook(0)
    assert clock.now == 0.0
    clock.oversleeps_s = MAX_LATENESS_S + 0.1
    await client.before_identify_hook(0)
    assert clock.now == pytest.approx(3.0 + MAX_LATENESS_S + 0.1 + 1.0)


async def test_a_closed_client_does_not_wait_for_its_slots() -> None:
    begun = asyncio.Event()

    async def sleep_for_ever(_: float) -> None:
        begun.set()
        await asyncio.Event().wait()

    async with Sandbox.start(shards=2) as discord_:
        await point_discord_at(discord_.api_url)
        async with SteadyClient(
            sleep_for_ever, reserve_in_turn(), intents=discord.Intents(guilds=True)
        ) as client:
            connection = asyncio.create_task(client.start(discord_.token))
            await client.wait_until_serving()
            await begun.wait()
            assert not client.is_ready()
            await client.close()
            await connection


async def test_no_session_is_started_when_none_is_left_today(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pauses: list[float] = []
    async with Sandbox.start() as discord_:
        discord_.world.clock.stop()
        for _ in range(1000):
            discord_.gateway.session_starts.start((0, 1))

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            discord_.world.clock.advance(seconds)

        async with connected(discord_, sleep):
            assert pauses == [24 * 3600]
            assert discord_.gateway.session_starts.refused == []
    assert "too many sessions" in caplog.text


async def test_sessions_are_kept_for_the_shards_of_other_processes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pauses: list[float] = []
    async with Sandbox.start(shards=16) as discord_:
        discord_.world.clock.stop()
        for _ in range(990):  # 10 are left: enough for this process, not for all four
            discord_.gateway.session_starts.start((0, 16))

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            discord_.world.clock.advance(seconds)

        async with connected(discord_, sleep, ShardRange(0, 3, 16)):
            assert 24 * 3600 in pauses
    assert "too many sessions" in caplog.text


async def test_the_state_of_every_shard_is_known() -> None:
    async with Sandbox.start(shards=4, max_concurrency=2) as discord_:
        async with connected(discord_, no_sleep, ShardRange(2, 3, 4)) as client:
            states = shard_states(client)
            assert [(each.number, each.is_connected) for each in states] == [(2, True), (3, True)]
            await client.close()
            assert not any(each.is_connected for each in shard_states(client))
        await discord_.bot_online(False)


async def test_a_client_that_has_not_connected_yet_has_a_shard_that_is_not_connected() -> None:
    client = SteadyClient(no_sleep, reserve_in_turn(), intents=discord.Intents.none())
    (state,) = shard_states(client)
    assert (state.number, state.is_connected) == (0, False)
