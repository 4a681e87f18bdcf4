"""The request log: what the bot's requests cost."""

import discord as dpy
import pytest

from sandbox.rest.request_log import costs_of
from sandbox.testing.driver import Sandbox
from sandbox.world import permissions
from tests.support.sample_bot import picture, running


async def test_only_requests_with_the_bots_token_count_against_its_limit() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        before = discord.request_log.total
        await (await robin.slash("think", platform)).follow_up()
        await discord.until(lambda: discord.messages(platform)[-1].content == "Even more")
        requests = discord.request_log.since(before)
        assert [(request.method, request.counts_globally) for request in requests] == [
            ("POST", False),  # defers
            ("PATCH", False),  # edits the answer
            ("POST", False),  # follows up
            ("PATCH", False),  # edits the follow-up
        ]
        costs = costs_of(requests)
        assert (costs.counted, costs.interaction) == (0, 4)


async def test_the_costs_of_requests_are_added_up() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        channel = bot.get_partial_messageable(int(here.id))
        await channel.send("Before")
        before = discord.request_log.total
        await channel.send("Board", file=picture())
        await channel.send("Plain")
        discord.deny(here, permissions.SEND_MESSAGES)
        with pytest.raises(dpy.Forbidden):
            await channel.send("Refused")
        with_file, plain, refused = discord.request_log.since(before)
        assert with_file.uploaded_bytes > len(discord.attachment(discord.public(here)[1]))
        assert plain.uploaded_bytes < with_file.uploaded_bytes
        costs = costs_of([with_file, plain, refused])
        assert (costs.counted, costs.interaction, costs.invalid) == (3, 0, 1)
        assert costs.uploaded_bytes == sum(
            request.uploaded_bytes for request in (with_file, plain, refused)
        )
