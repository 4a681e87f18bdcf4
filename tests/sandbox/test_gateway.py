"""The gateway: identifying, close codes, resuming, and events for each intent."""

import asyncio
import json
import zlib
from collections.abc import Callable

import aiohttp
import discord as dpy
import pytest

from sandbox.payloads.intents import GUILD_MEMBERS, MESSAGE_CONTENT
from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import WAIT_LIMIT_S
from tests.support.sample_bot import SampleBot, point_discord_at, running, wait_for

IDENTIFY = {"op": 2, "d": {"token": "sandbox", "intents": 513, "properties": {}}}


async def close_code(discord: Sandbox, *frames: object, query: str = "v=10&encoding=json") -> int:
    """The code with which the gateway closes after receiving these frames."""
    address = f"{discord.gateway.url}?{query}"
    async with aiohttp.ClientSession() as web, web.ws_connect(address) as socket:
        for frame in frames:
            text = frame if isinstance(frame, str) else json.dumps(frame)
            await socket.send_str(text)
        while (await socket.receive(timeout=WAIT_LIMIT_S)).type != aiohttp.WSMsgType.CLOSE:
            pass
        return socket.close_code or 0


async def test_a_wrong_token_is_refused_by_rest_and_by_the_gateway() -> None:
    async with Sandbox.start() as discord:
        await point_discord_at(discord.api_url)
        async with SampleBot() as bot:
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
        pytest.param(["{"], 4002, id="not json"),
        pytest.param([{"op": 2, "d": {"token": "sandbox"}}], 4002, id="incomplete identify"),
        pytest.param(["x" * 5000], 4002, id="too long"),
        pytest.param([{"op": 3, "d": {}}], 4003, id="not authenticated"),
        pytest.param([IDENTIFY, IDENTIFY], 4005, id="identified twice"),
        pytest.param([{"op": 1, "d": None}] * 121, 4008, id="too many frames"),
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
async def test_an_invalid_frame_closes_the_connection_with_its_code(
    frames: list[object], code: int
) -> None:
    async with Sandbox.start() as discord:
        assert await close_code(discord, *frames) == code


async def test_an_old_api_version_is_refused() -> None:
    async with Sandbox.start() as discord:
        assert await close_code(discord, query="v=6") == 4012


async def test_a_bot_without_heartbeats_is_disconnected() -> None:
    async with Sandbox.start(heartbeat_s=0.02) as discord:
        assert await close_code(discord, IDENTIFY) == 4009


async def test_frames_are_compressed_on_request() -> None:
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
    "disconnect",
    [
        pytest.param(lambda discord: discord.gateway.drop_connections(), id="dropped"),
        pytest.param(lambda discord: discord.gateway.request_reconnect(), id="reconnect"),
        pytest.param(
            lambda discord: discord.gateway.invalidate_sessions(resumable=True), id="invalid"
        ),
    ],
)
async def test_a_bot_that_resumes_gets_the_events_it_missed(
    disconnect: Callable[[Sandbox], None],
) -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        disconnect(discord)
        await discord.bot_online(False)
        answer = await (await robin.slash("hello", platform)).answer()
        assert answer.content == f"Hello {robin.mention}"
        await wait_for(bot.resumed.wait())


async def test_a_close_code_makes_the_bot_resume() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        await discord.gateway.close_connections(4000)
        await wait_for(bot.resumed.wait())
        assert discord.gateway.is_online


async def test_an_invalid_session_makes_the_bot_identify_again() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        bot.became_ready.clear()
        discord.gateway.invalidate_sessions()
        await discord.bot_online()
        await wait_for(bot.became_ready.wait())
        assert not bot.resumed.is_set()


async def test_a_forgotten_session_cannot_be_resumed() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        bot.became_ready.clear()
        discord.gateway.drop_connections()
        await discord.bot_online(False)
        discord.gateway.delete_disconnected_sessions()
        await wait_for(bot.became_ready.wait())
        assert not bot.resumed.is_set()


async def test_a_bot_without_heartbeat_acknowledgements_reconnects() -> None:
    async with (
        Sandbox.start(heartbeat_s=0.3) as discord,
        running(discord, heartbeat_timeout_s=0.5) as bot,
    ):
        discord.gateway.acknowledges_heartbeats = False
        await wait_for(bot.resumed.wait())
        discord.gateway.acknowledges_heartbeats = True
        assert discord.gateway.is_online


async def test_message_contents_are_hidden_without_the_privileged_intent() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        robin.say(platform, "nobody's business")
        robin.say(platform, f"<@{discord.world.bot.id}> hello")
        robin.say(robin.direct(), "between us")
        await wait_for(bot.received_messages(3))
        assert bot.message_contents == ["", f"<@{discord.world.bot.id}> hello", "between us"]


async def test_member_events_need_the_members_intent() -> None:
    async with Sandbox.start() as discord:
        discord.world.state.application.privileged_intents = GUILD_MEMBERS | MESSAGE_CONTENT
        intents = dpy.Intents.default()
        intents.members = True
        async with running(discord, intents) as bot:
            left = asyncio.create_task(bot.wait_for("member_remove"))
            await asyncio.sleep(0)
            discord.person("Kim").leave()
            assert (await wait_for(left)).display_name == "Kim"
            assert len(bot.guilds[0].members) == 5


async def test_the_bot_gets_events_for_channels_threads_and_the_guild() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        guild = bot.guilds[0]
        gone = asyncio.create_task(bot.wait_for("guild_channel_delete"))
        thread_made = asyncio.create_task(bot.wait_for("thread_create"))
        removed = asyncio.create_task(bot.wait_for("guild_remove"))
        await asyncio.sleep(0)
        platform = discord.channel("platform-2")
        thread = discord.thread(platform, "A table", discord.person("Robin"))
        assert (await wait_for(thread_made)).name == "A table"
        discord.archive(thread)
        discord.delete_channel(platform)
        assert (await wait_for(gone)).name == "platform-2"
        discord.remove_bot()
        assert (await wait_for(removed)).id == guild.id
        back = asyncio.create_task(bot.wait_for("guild_join"))
        await asyncio.sleep(0)
        discord.invite_bot()
        assert (await wait_for(back)).name == "Slow Train"
