"""One person plays in Discord, which one process serves, and another on the page, which another
process serves: they see each other's moves within a second."""

import asyncio
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from engine.actions import Draw, to_json
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.messages import Message
from sandbox.run.serve import free_port
from sandbox.testing.driver import Sandbox
from tests.support.databases.back_ends import database_in
from tests.support.processes.cluster import Cluster
from tests.support.web_page import WebBrowser, link_in

WITHIN_S = 1.0


def is_followed(discord: Sandbox, channel: TextChannel, message: Message) -> bool:
    return discord.public(channel)[-1].id != message.id


@pytest.mark.soak
async def test_people_at_two_processes_see_each_others_moves_within_a_second(
    tmp_path: Path,
) -> None:
    origin, port = f"http://localhost:{free_port(0)}", free_port(0)
    web = {"PUBLIC_URL": origin, "WEB_PORT": str(port)}
    elsewhere = {"PUBLIC_URL": origin, "WEB_PORT": str(free_port(0))}
    async with (
        Cluster.open(tmp_path, await database_in(tmp_path), shards=2) as cluster,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as client,
    ):
        for shards, more in (("0/2", elsewhere), ("1/2", web)):
            await cluster.add(shards, more=more).start()
        await cluster.connected()
        discord = cluster.discord
        robin, kim = discord.person("Robin"), discord.person("Kim")
        (channel, _) = cluster.channels(2, 2)
        table = await cluster.table_in(channel, robin, kim)
        await cluster.until_settled(table)
        opened = await (await kim.slash("board", channel)).reply()
        browser = WebBrowser(client, f"http://127.0.0.1:{port}", origin)
        assert (await browser.sign_in(link_in(opened).partition("#")[2])).status == 200

        async with browser.live(await browser.ticket(table), origin) as bell:
            for _ in range(3):
                before = await cluster.tables.lookup.history(table)
                drawn = await robin.slash("draw", channel, first="deck", second="deck")
                rung = asyncio.create_task(bell.receive_json())
                await rung
                late_s = time.time() - (await cluster.tables.lookup.history(table))[len(before)].at
                assert late_s < WITHIN_S
                await drawn.reply()
                await cluster.until_settled(table)
                shown, view = discord.public(channel)[-1], await browser.view(table)
                for _ in range(2):
                    done = await browser.act(table, view["step"], to_json(Draw()))
                    assert done.status == 200, done
                    view = done.json["view"]
                began = time.monotonic()
                await discord.until(partial(is_followed, discord, channel, shown))
                assert time.monotonic() - began < WITHIN_S
                await cluster.until_settled(table)
                with suppress(TimeoutError):
                    while True:  # what has rung meanwhile
                        await bell.receive_json(timeout=0.05)
        for process in cluster.bots:
            assert process.bugs == ""
