"""Faults on demand: what a bot meets when Discord, or the way to it, is unwell."""

import asyncio
import time

import aiohttp
import discord as dpy
import pytest

from sandbox.rest.faults import ConnectionLost, DelayedResponse, RateLimited, ServerError
from sandbox.rest.rate_limits import MESSAGES
from sandbox.testing.driver import Sandbox
from tests.support.sample_bot import running, soon

SENDING = ("POST", "/channels/{channel_id}/messages")


@pytest.mark.parametrize("is_global", [False, True])
async def test_discord_py_waits_out_a_429_and_tries_again(is_global: bool) -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        discord.faults.plan(RateLimited(0.01, is_global), *SENDING, times=2)
        await bot.get_partial_messageable(int(here.id)).send("at last")
        assert [entry.status for entry in discord.request_log.of(*SENDING)] == [429, 429, 200]
        assert [m.content for m in discord.public(here)] == ["at last"]


async def test_too_many_messages_are_slowed_down_by_real_limits() -> None:
    async with Sandbox.start() as discord:
        address = f"{discord.api_url}/channels/{discord.channel('platform-1').id}/messages"
        headers = {"Authorization": f"Bot {discord.token}"}
        async with aiohttp.ClientSession(headers=headers) as web:
            for left in range(MESSAGES.requests - 1, -1, -1):
                async with web.post(address, json={"content": "x"}) as answer:
                    assert answer.headers["X-RateLimit-Remaining"] == str(left)
                    assert answer.headers["X-RateLimit-Limit"] == str(MESSAGES.requests)
                    assert float(answer.headers["X-RateLimit-Reset"]) > time.time()
            async with web.post(address, json={"content": "x"}) as answer:
                assert answer.status == 429
                assert answer.headers["X-RateLimit-Scope"] == "user"
                assert 0 < (await answer.json())["retry_after"] <= MESSAGES.per_s
            discord.let_pass(MESSAGES.per_s)
            async with web.post(address, json={"content": "x"}) as answer:
                assert answer.status == 200


async def test_fifty_requests_a_second_are_the_most_of_all() -> None:
    async with Sandbox.start() as discord:
        headers = {"Authorization": f"Bot {discord.token}"}
        statuses = []
        async with aiohttp.ClientSession(headers=headers) as web:
            for path in ["users/@me"] * 30 + ["oauth2/applications/@me"] * 30:
                async with web.get(f"{discord.api_url}/{path}") as answer:
                    statuses.append((answer.status, answer.headers.get("X-RateLimit-Scope")))
        assert statuses.count((200, None)) == 50
        assert statuses[-1] == (429, "global")


async def test_a_server_error_comes_before_or_after_the_work() -> None:
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


async def test_the_connection_breaks_before_or_after_the_work() -> None:
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


async def test_an_answer_can_be_held_back() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        held = DelayedResponse()
        begun = discord.faults.plan(held, *SENDING)
        sending = asyncio.create_task(bot.get_partial_messageable(int(here.id)).send("slow"))
        await soon(begun.wait())
        assert discord.public(here) == []
        held.release.set()
        await soon(sending)
        assert [m.content for m in discord.public(here)] == ["slow"]


async def test_a_lost_answer_to_an_interaction_leaves_it_acknowledged() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        route = "/interactions/{interaction_id}/{token}/callback"
        discord.faults.plan(DelayedResponse(after_handling=True), "POST", route)
        act = await robin.slash("hello", platform)
        assert act.was_answered
        assert (await act.answer()).content == f"Hello {robin.mention}"


async def test_the_journal_tells_what_the_bot_sent() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        coming = discord.request_log.next(lambda entry: entry.method == "POST")
        await bot.get_partial_messageable(int(here.id)).send("x")
        entry = await soon(coming)
        assert (entry.route, entry.body["content"], entry.status) == (SENDING[1], "x", 200)
        assert discord.request_log.unknown_routes.total() == 0
