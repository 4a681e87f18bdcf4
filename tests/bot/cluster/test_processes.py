"""Real bot processes that share a sandbox and a database."""

from pathlib import Path

from bot.store.location import DatabaseUrl
from sandbox.payloads.channels import TextChannel
from sandbox.testing.actor import Actor
from tests.support.back_ends import database_in
from tests.support.cluster import Cluster
from tests.support.wire import reply_to


async def database(folder: Path) -> DatabaseUrl:
    found = await database_in(folder)
    assert isinstance(found, DatabaseUrl)
    return found


async def draw(actor: Actor, channel: TextChannel) -> None:
    """A whole turn."""
    await reply_to(await actor.slash("draw", channel, first="deck", second="deck"))


async def test_first(tmp_path: Path) -> None:
    async with Cluster.open(tmp_path, await database(tmp_path), shards=2) as cluster:
        await cluster.start("0/2", "1/2")
        robin = cluster.discord.person("Robin")
        channels = cluster.channels(2, 2)
        tables = [await cluster.table_in(each, robin, computers=1) for each in channels]
        try:
            await cluster.until_settled(*tables)
            for channel in channels:
                await draw(robin, channel)
            await cluster.until_settled(*tables)
        finally:
            print(*(each.log for each in cluster.bots), sep="\n-----\n")
        for table in tables:
            assert await cluster.problems(table) == []
