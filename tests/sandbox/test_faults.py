"""Planned faults and rate limits, as a discord.py bot experiences them."""

import asyncio

import aiohttp
import discord as dpy
import pytest

from sandbox.rest.faults import ConnectionLost, DelayedResponse, RateLimited, ServerError
from sandbox.rest.rate_limits import MESSAGES
from sandbox.testing.driver import Sandbox
from tests.support.sample_bot import running, wait_for

SENDING = ("POST", "/channels/{channel_id}/messages")


@pytest.mark.parametrize("is_global", [False, True])
async def test_discord_py_waits_after_a_429_and_tries_again(is_global: bool) -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        discord.faults.plan(RateLimited(0.01, is_global), *SENDING, times=2)
        await bot.get_partial_messageable(int(here.id)).send("at last")
        assert [request.status for request in discord.request_log.of(*SENDING)] == [429, 429, 200]
        assert [m.content for m in discord.public(here)] == ["at last"]


async def test_a_sixth_message_within_five_seconds_gets_a_429() -> None:
    async with Sandbox.start() as discord:
        discord.world.clock.stop()
        address = f"{discord.api_url}/channels/{discord.channel('platform-1').id}/messages"
        headers = {"Authorization": f"Bot {discord.token}"}
        async with aiohttp.ClientSession(headers=headers) as web:
            for left in range(MESSAGES.requests - 1, -1, -1):
                async with web.post(address, json={"content": "x"}) as answer:
                    assert answer.headers["X-RateLimit-Remaining"] == str(left)
                    assert answer.headers["X-RateLimit-Limit"] == str(MESSAGES.requests)
                    assert float(answer.headers["X-RateLimit-Reset"]) > discord.world.clock.now_s()
            async with web.post(address, json={"content": "x"}) as answer:
                assert answer.status == 429
                assert answer.headers["X-RateLimit-Scope"] == "user"
                assert 0 < (await answer.json())["retry_after"] <= MESSAGES.per_s
            discord.advance_clock(MESSAGES.per_s)
            async with web.post(address, json={"content": "x"}) as answer:
                assert answer.status == 200


async def test_the_global_limit_is_fifty_requests_per_second() -> None:
    async with Sandbox.start() as discord:
        discord.world.clock.stop()
        headers = {"Authorization": f"Bot {discord.token}"}
        statuses = []
        async with aiohttp.ClientSession(headers=headers) as web:
            for path in ["users/@me"] * 30 + ["oauth2/applications/@me"] * 30:
                async with web.get(f"{discord.api_url}/{path}") as answer:
                    statuses.append((answer.status, answer.headers.get("X-RateLimit-Scope")))
        assert statuses.count((200, None)) == 50
        assert statuses[-1] == (429, "global")


async def test_a_server_error_happens_before_or_after_the_request_is_handled() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        messageable = bot.get_partial_messageable(int(here.id))
        discord.faults.plan(ServerError(503), *SENDING)
        with pytest.raises(dpy.DiscordServerError):
            await messageable.send("lost")
        assert discord.public(here) == []
        discord.faults.plan(ServerError(503, after_handling=True), *SENDING)
        with pytest.raises(dpy.DiscordServerError):
            await messageable.send("there", nonce="7")
        await messageable.send("there", nonce="7")
        assert [m.content for m in discord.public(here)] == ["there"]


async def test_the_connection_breaks_before_or_after_the_request_is_handled() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        messageable = bot.get_partial_messageable(int(here.id))
        discord.faults.plan(ConnectionLost(after_handling=False), *SENDING)
        with pytest.raises(aiohttp.ClientError):
            await messageable.send("lost")
        discord.faults.plan(ConnectionLost(after_handling=True), *SENDING)
        with pytest.raises(aiohttp.ClientError):
            await messageable.send("there")
        assert [m.content for m in discord.public(here)] == ["there"]


async def test_a_response_can_be_delayed() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        delayed = DelayedResponse()
        has_begun = discord.faults.plan(delayed, *SENDING)
        sending = asyncio.create_task(bot.get_partial_messageable(int(here.id)).send("slow"))
        await wait_for(has_begun.wait())
        assert discord.public(here) == []
        delayed.release.set()
        await wait_for(sending)
        assert [m.content for m in discord.public(here)] == ["slow"]


async def test_a_lost_response_to_a_callback_leaves_the_interaction_acknowledged() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        route = "/interactions/{interaction_id}/{token}/callback"
        delayed = DelayedResponse(after_handling=True)
        discord.faults.plan(delayed, "POST", route)
        result = await robin.slash("hello", platform)
        assert result.was_answered
        assert (await result.answer()).content == f"Hello {robin.mention}"
        delayed.release.set()  # otherwise the server waits for it when it stops


async def test_the_request_log_records_what_the_bot_sent() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        next_post = discord.request_log.next(lambda request: request.method == "POST")
        await bot.get_partial_messageable(int(here.id)).send("x")
        request = await wait_for(next_post)
        assert (request.route, request.body["content"], request.status) == (SENDING[1], "x", 200)
        assert discord.request_log.unknown_routes.total() == 0
