"""Several shards: how many a bot is told to have, which events each of them gets, and how quickly
they may start."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord as dpy
import pytest

from sandbox.payloads.guilds import Guild
from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import WAIT_LIMIT_S
from sandbox.world.guilds import shard_of
from tests.support import raw_rest
from tests.support.sample_bot import SampleBot, point_discord_at, running, wait_for

INVALID_SESSION = 9
GUILDS_AND_MESSAGES = 1 | 1 << 9 | 1 << 12


class RawShard:
    """A websocket that identifies as one of some shards and reads what it gets."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def next(self) -> tuple[int, str | None, dict[str, object]]:
        """Opcode, name and data of the next frame."""
        frame = await self._socket.receive_json(timeout=WAIT_LIMIT_S)
        data = frame["d"]
        return frame["op"], frame["t"], data if isinstance(data, dict) else {}

    async def event(self, name: str) -> dict[str, object]:
        """The data of the next event of this name."""
        while True:
            _, found, data = await self.next()
            if found == name:
                return data


@asynccontextmanager
async def connected(discord: Sandbox, shard: int, shards: int) -> AsyncIterator[RawShard]:
    """A shard that has sent its IDENTIFY."""
    address = f"{discord.gateway.url}?v=10&encoding=json"
    async with aiohttp.ClientSession() as web, web.ws_connect(address) as socket:
        opened = RawShard(socket)
        await opened.next()  # HELLO
        identify = {
            "token": discord.token,
            "intents": GUILDS_AND_MESSAGES,
            "properties": {},
            "shard": [shard, shards],
        }
        await socket.send_json({"op": 2, "d": identify})
        yield opened


def guild_ids(ready: dict[str, object]) -> list[str]:
    guilds = ready["guilds"]
    assert isinstance(guilds, list)
    return [guild["id"] for guild in guilds]


async def recommendation(discord: Sandbox) -> tuple[object, dict[str, int]]:
    """The number of shards, and what is said about starting them."""
    found = await raw_rest.post(discord, "/gateway/bot", None, "GET")
    limit = found["session_start_limit"]
    assert isinstance(limit, dict)
    assert (limit.pop("total"), limit.pop("reset_after") >= 0) == (1000, True)
    return found["shards"], limit


async def test_a_bot_is_told_how_many_shards_it_should_have_and_how_quickly_they_may_start() -> (
    None
):
    async with Sandbox.start(shards=4, max_concurrency=2) as discord:
        assert await recommendation(discord) == (4, {"max_concurrency": 2, "remaining": 1000})
        async with connected(discord, 0, 4) as shard:
            await shard.event("READY")
        assert await recommendation(discord) == (4, {"max_concurrency": 2, "remaining": 999})
        discord.advance_clock(24 * 3600)
        assert await recommendation(discord) == (4, {"max_concurrency": 2, "remaining": 1000})


async def test_each_shard_knows_its_own_guilds_only() -> None:
    async with Sandbox.start(shards=3) as discord:
        home = discord.world.state.guild
        others = [discord.guild(f"Guild {shard}", shard) for shard in range(3)]
        of_shard = {shard: [others[shard].id] for shard in range(3)}
        of_shard[shard_of(home.id, 3)].insert(0, home.id)
        for number in range(3):
            async with connected(discord, number, 3) as shard:
                ready = await shard.event("READY")
                assert guild_ids(ready) == of_shard[number]
                created = [await shard.event("GUILD_CREATE") for _ in of_shard[number]]
                assert [guild["id"] for guild in created] == of_shard[number]


async def test_events_go_to_the_shard_of_their_guild_and_direct_messages_to_shard_0() -> None:
    async with Sandbox.start(shards=4) as discord:
        robin = discord.person("Robin")
        platform = discord.channel_in(discord.guild("Third", 3), "third-platform")
        async with connected(discord, 0, 4) as first, connected(discord, 3, 4) as last:
            await first.event("READY")
            await last.event("READY")
            robin.say(platform, "in the guild")
            robin.say(robin.direct(), "to the bot")
            said_there = await last.event("MESSAGE_CREATE")
            assert said_there["channel_id"] == platform.id
            assert said_there["guild_id"] == platform.guild_id
            said_here = await first.event("MESSAGE_CREATE")
            assert said_here["content"] == "to the bot"
            assert "guild_id" not in said_here


async def test_interactions_go_to_the_shard_of_their_guild() -> None:
    async with Sandbox.start(shards=2) as discord:
        home = discord.world.state.guild
        far = discord.guild("Far", 1 - shard_of(home.id, 2))
        async with running(discord):  # it registers the commands, and sees everything
            robin = discord.person("Robin")
            platform = discord.channel_in(far, "far-platform")
            mine, other = shard_of(far.id, 2), shard_of(home.id, 2)
            async with connected(discord, mine, 2) as shard, connected(discord, other, 2) as quiet:
                await shard.event("READY")
                await quiet.event("READY")
                answer = await (await robin.slash("hello", platform)).answer()
                assert answer.content == f"Hello {robin.mention}"
                pressed = await shard.event("INTERACTION_CREATE")
                assert pressed["guild_id"] == far.id
                robin.say(discord.channel("platform-1"), "the first thing that happens here")
                name = None
                while name != "MESSAGE_CREATE":
                    _, name, _ = await quiet.next()
                    assert name != "INTERACTION_CREATE"


async def test_a_guild_created_later_is_announced_to_its_shard() -> None:
    async with Sandbox.start(shards=2) as discord, connected(discord, 1, 2) as shard:
        await shard.event("READY")
        created: list[Guild] = [discord.guild("Zero", 0), discord.guild("One", 1)]
        while (announced := await shard.event("GUILD_CREATE"))["name"] == "Slow Train":
            pass
        assert announced["id"] == created[1].id


async def test_two_processes_may_run_the_same_shard_and_both_get_its_events() -> None:
    async with (
        Sandbox.start() as discord,
        connected(discord, 0, 1) as first,
        connected(discord, 0, 1) as second,
    ):
        await first.event("READY")
        await second.event("READY")
        discord.person("Robin").say(discord.channel("platform-1"), "Hello")
        both = await asyncio.gather(*(s.event("MESSAGE_CREATE") for s in (first, second)))
        assert both[0] == both[1]
        assert discord.gateway.online_shards == [(0, 1), (0, 1)]


async def test_too_many_identifies_at_once_are_refused() -> None:
    async with Sandbox.start(shards=4, max_concurrency=2, identify_interval_s=5.0) as discord:
        discord.world.clock.stop()
        async with connected(discord, 0, 4) as shard, connected(discord, 1, 4) as other_bucket:
            await shard.event("READY")
            await other_bucket.event("READY")
            async with connected(discord, 2, 4) as too_soon:
                opcode, _, _ = await too_soon.next()
                assert opcode == INVALID_SESSION
            discord.world.clock.advance(5.0)
            async with connected(discord, 2, 4) as in_time:
                await in_time.event("READY")
                assert discord.gateway.online_shards == [(0, 4), (1, 4), (2, 4)]
        assert discord.gateway.session_starts.refused == [(2, 4)]


@pytest.mark.parametrize("shards", [1, 3])
async def test_a_sharded_client_of_discord_py_sees_all_guilds(shards: int) -> None:
    class ShardedBot(dpy.AutoShardedClient):
        async def before_identify_hook(self, _: int | None, *, initial: bool = False) -> None:
            """Skip the five seconds that discord.py waits between two sessions."""

    async with Sandbox.start(shards=shards) as discord:
        await point_discord_at(discord.api_url)
        wanted = {int(discord.guild(f"Guild {each}", each).id) for each in range(shards)}
        wanted.add(int(discord.world.state.guild.id))
        async with ShardedBot(intents=dpy.Intents(guilds=True), guild_ready_timeout=0.01) as bot:
            running_bot = asyncio.create_task(bot.start(discord.token))
            await bot.wait_until_ready()
            assert {guild.id for guild in bot.guilds} == wanted
            assert bot.shard_count == shards
            await bot.close()
            await running_bot


async def test_the_channels_of_a_guild_are_its_own() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        assert isinstance(bot, SampleBot)
        made = asyncio.create_task(bot.wait_for("guild_channel_create"))
        await asyncio.sleep(0)
        channel = discord.channel_in(discord.guild("Second", 0), "second-platform")
        second = (await wait_for(made)).guild
        assert [each.id for each in second.channels] == [int(channel.id)]
        assert [each.name for each in bot.guilds] == ["Slow Train", "Second"]
