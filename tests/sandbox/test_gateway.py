"""The gateway: how a bot comes online, loses its connection, and comes back."""

import asyncio
import json
import zlib
from collections.abc import Callable

import aiohttp
import discord as dpy
import pytest

from sandbox.payloads.intents import GUILD_MEMBERS, MESSAGE_CONTENT
from sandbox.testing.driver import Sandbox
from tests.support.sample_bot import SmallBot, point_discord_at, running, soon

IDENTIFY = {"op": 2, "d": {"token": "sandbox", "intents": 513, "properties": {}}}


async def close_code(discord: Sandbox, *frames: object, query: str = "v=10&encoding=json") -> int:
    """Say these things to the gateway and see how it hangs up."""
    address = f"{discord.gateway.url}?{query}"
    async with aiohttp.ClientSession() as web, web.ws_connect(address) as socket:
        for frame in frames:
            text = frame if isinstance(frame, str) else json.dumps(frame)
            await socket.send_str(text)
        while (await socket.receive(timeout=5)).type != aiohttp.WSMsgType.CLOSE:
            pass
        return socket.close_code or 0


async def test_a_wrong_token_is_refused_at_both_doors() -> None:
    async with Sandbox.start() as discord:
        await point_discord_at(discord.api_url)
        async with SmallBot() as bot:
            with pytest.raises(dpy.LoginFailure):
                await bot.start("wrong")
        wrong = {"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}}
        assert await close_code(discord, wrong) == 4004
        resume = {"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}
        assert await close_code(discord, resume) == 4004


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param([{"op": 99}], 4001, id="unknown opcode"),
        pytest.param(["{"], 4002, id="no json"),
        pytest.param([{"op": 2, "d": {"token": "sandbox"}}], 4002, id="half an identify"),
        pytest.param(["x" * 5000], 4002, id="too long"),
        pytest.param([{"op": 3, "d": {}}], 4003, id="not authenticated"),
        pytest.param([IDENTIFY, IDENTIFY], 4005, id="twice"),
        pytest.param([{"op": 1, "d": None}] * 121, 4008, id="too many"),
        pytest.param(
            [{"op": 2, "d": {**IDENTIFY["d"], "shard": [1, 1]}}],  # type: ignore[dict-item]  # a dict
            4010,
            id="shard",
        ),
        pytest.param(
            [{"op": 2, "d": {**IDENTIFY["d"], "intents": 1 << 40}}],  # type: ignore[dict-item]  # a dict
            4013,
            id="intents",
        ),
        pytest.param(
            [{"op": 2, "d": {**IDENTIFY["d"], "intents": GUILD_MEMBERS}}],  # type: ignore[dict-item]  # a dict
            4014,
            id="privileged",
        ),
    ],
)
async def test_the_gateway_hangs_up_with_its_reason(frames: list[object], code: int) -> None:
    async with Sandbox.start() as discord:
        assert await close_code(discord, *frames) == code


async def test_an_old_version_is_refused() -> None:
    async with Sandbox.start() as discord:
        assert await close_code(discord, query="v=6") == 4012


async def test_a_bot_that_is_silent_is_timed_out() -> None:
    async with Sandbox.start(heartbeat_s=0.02) as discord:
        assert await close_code(discord, IDENTIFY) == 4009


async def test_the_stream_is_compressed_when_asked() -> None:
    async with Sandbox.start() as discord:
        address = f"{discord.gateway.url}?v=10&encoding=json&compress=zlib-stream"
        async with aiohttp.ClientSession() as web, web.ws_connect(address) as socket:
            unpack = zlib.decompressobj()
            hello = json.loads(unpack.decompress(await socket.receive_bytes()))
            assert hello["op"] == 10
            await socket.send_json(IDENTIFY)
            ready = json.loads(unpack.decompress(await socket.receive_bytes()))
            assert ready["t"] == "READY"


@pytest.mark.parametrize(
    "lose",
    [
        pytest.param(lambda discord: discord.gateway.drop_connections(), id="cut"),
        pytest.param(lambda discord: discord.gateway.request_reconnect(), id="reconnect"),
        pytest.param(
            lambda discord: discord.gateway.invalidate_sessions(resumable=True), id="invalid"
        ),
    ],
)
async def test_a_bot_that_comes_back_hears_what_it_missed(
    lose: Callable[[Sandbox], None],
) -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        lose(discord)
        await discord.bot_online(False)
        act = asyncio.create_task(robin.slash("hello", platform))
        answer = await (await act).answer()
        assert answer.content == f"Hello {robin.mention}"
        await soon(bot.resumed.wait())


async def test_a_close_code_makes_the_bot_resume() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        await discord.gateway.close_connections(4000)
        await soon(bot.resumed.wait())
        assert discord.gateway.is_online


async def test_an_invalid_session_makes_the_bot_identify_again() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        bot.became_ready.clear()
        discord.gateway.invalidate_sessions()
        await discord.bot_online()
        await soon(bot.became_ready.wait())
        assert not bot.resumed.is_set()


async def test_a_forgotten_session_cannot_be_resumed() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        bot.became_ready.clear()
        discord.gateway.drop_connections()
        await discord.bot_online(False)
        discord.gateway.delete_disconnected_sessions()
        await soon(bot.became_ready.wait())
        assert not bot.resumed.is_set()


async def test_without_answers_to_its_heartbeats_the_bot_reconnects() -> None:
    async with (
        Sandbox.start(heartbeat_s=0.3) as discord,
        running(discord, heartbeat_timeout_s=0.5) as bot,
    ):
        discord.gateway.acknowledges_heartbeats = False
        await soon(bot.resumed.wait())
        discord.gateway.acknowledges_heartbeats = True
        assert discord.gateway.is_online


async def test_others_words_are_hidden_without_the_privileged_intent() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        robin.say(platform, "nobody's business")
        robin.say(platform, f"<@{discord.world.bot.id}> hello")
        robin.say(robin.direct(), "between us")
        await soon(until_heard(bot, 3))
        assert bot.heard == ["", f"<@{discord.world.bot.id}> hello", "between us"]


async def until_heard(bot: SmallBot, count: int) -> None:
    while len(bot.heard) < count:
        await bot.wait_for("message")
        await asyncio.sleep(0)  # the bot's own listener runs beside this one


async def test_members_are_told_of_with_the_intent_only() -> None:
    async with Sandbox.start() as discord:
        discord.world.state.application.privileged_intents = GUILD_MEMBERS | MESSAGE_CONTENT
        intents = dpy.Intents.default()
        intents.members = True
        async with running(discord, intents) as bot:
            left = asyncio.create_task(bot.wait_for("member_remove"))
            await asyncio.sleep(0)
            discord.person("Kim").leave()
            assert (await soon(left)).display_name == "Kim"
            assert len(bot.guilds[0].members) == 5


async def test_members_can_be_asked_for() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        guild = bot.guilds[0]
        found = await guild.query_members("ki", limit=5)
        assert [member.display_name for member in found] == ["Kim"]
        kim = int(discord.person("Kim").id)
        assert [m.id for m in await guild.query_members(user_ids=[kim])] == [kim]


async def test_the_bot_is_told_of_places_that_come_and_go() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        guild = bot.guilds[0]
        gone = asyncio.create_task(bot.wait_for("guild_channel_delete"))
        thread_made = asyncio.create_task(bot.wait_for("thread_create"))
        removed = asyncio.create_task(bot.wait_for("guild_remove"))
        await asyncio.sleep(0)
        platform = discord.channel("platform-2")
        thread = discord.thread(platform, "A table", discord.person("Robin"))
        assert (await soon(thread_made)).name == "A table"
        discord.archive(thread)
        discord.delete_channel(platform)
        assert (await soon(gone)).name == "platform-2"
        discord.remove_bot()
        assert (await soon(removed)).id == guild.id
        back = asyncio.create_task(bot.wait_for("guild_join"))
        await asyncio.sleep(0)
        discord.invite_bot()
        assert (await soon(back)).name == "Slow Train"
