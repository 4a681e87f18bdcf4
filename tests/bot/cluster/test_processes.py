"""Real bot processes that share a sandbox and a database: what two of them are told at once, what
another one is needed for, and how they come and go."""

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.domain.queue import QueuedCards, add
from bot.domain.table import TableId, UserId
from bot.store.databases.location import DatabaseUrl
from bot.tables.entries import encode_action
from engine.actions import Draw
from engine.cards import WILD
from sandbox.payloads.channels import TextChannel
from sandbox.rest.faults import DelayedResponse
from sandbox.testing.actor import Actor
from tests.support.databases import postgres
from tests.support.databases.back_ends import database_in, databases
from tests.support.databases.own_postgres import own_server
from tests.support.databases.postgres_proxy import proxy_before
from tests.support.processes.cluster import Cluster
from tests.support.wire.wire import custom_id, reply_to

SEND = ("POST", "/channels/{channel_id}/messages")


@pytest.fixture
async def database(tmp_path: Path) -> DatabaseUrl:
    found = await database_in(tmp_path)
    assert isinstance(found, DatabaseUrl)
    return found


async def draw(actor: Actor, channel: TextChannel) -> None:
    """A whole turn."""
    await reply_to(await actor.slash("draw", channel, first="deck", second="deck"))


async def draw_second(actor: Actor, channel: TextChannel) -> None:
    """The second card of a turn."""
    await reply_to(await actor.slash("draw", channel, first="deck"))


async def wait_for(event: asyncio.Event) -> None:
    async with asyncio.timeout(60):
        await event.wait()


async def check(cluster: Cluster, tables: Sequence[TableId]) -> None:
    """Nothing is lost or doubled, and no process has noticed a bug."""
    for table in tables:
        assert await cluster.problems(table) == []
    for process in cluster.bots:
        assert process.bugs == ""


async def test_two_processes_that_are_told_the_same_serve_it_once(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    async with Cluster.open(tmp_path, database) as cluster:
        await cluster.start("0/1", "0/1")  # as during an update
        discord = cluster.discord
        robin, kim = discord.person("Robin"), discord.person("Kim")
        channel = discord.channel("platform-1")
        table = await cluster.table_in(channel, robin, kim)
        await cluster.until_settled(table)
        await draw(robin, channel)
        await cluster.until_settled(table)

        started = await kim.slash("draw", channel, first="deck", second="deck")
        await started.reply()
        await cluster.until_settled(table)
        assert len(started.messages()) == 1
        assert (await cluster.tables.lookup.public_view(table)).waiting == (0,)

        shown = discord.public(channel)[-1]
        row = (await cluster.tables.lookup.public_view(table)).row
        plain = next(colour.word for colour in row if colour is not WILD)
        presses = [robin.press(shown, custom_id(shown, "take", plain)) for _ in range(5)]
        for pressed in await asyncio.gather(*presses):
            await pressed.reply()
        assert (await cluster.tables.lookup.public_view(table)).stage == "second card"
        await draw_second(robin, channel)
        await cluster.until_settled(table)
        await check(cluster, [table])
        for person in (robin, kim):
            assert len(cluster.hand_messages(person, table)) == 1
        registered = [r for r in discord.request_log.requests if r.method == "PUT"]
        assert len(registered) == 1  # the commands, by one of them


async def test_a_queued_turn_is_played_once_also_if_a_process_hangs(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    async with Cluster.open(tmp_path, database) as cluster:
        await cluster.start("0/1", "0/1")
        discord = cluster.discord
        robin, kim = discord.person("Robin"), discord.person("Kim")
        channel = discord.channel("platform-1")
        table = await cluster.table_in(channel, robin, kim)
        user, before = UserId(int(kim.id)), len(await cluster.tables.lookup.history(table))
        for edition in range(2):
            change = add(QueuedCards(), "then", edition)
            await cluster.tables.queues.change(table, user, change)
        await cluster.until_settled(table)
        await draw(robin, channel)
        await cluster.until_settled(table)
        cluster.bots[0].send(signal.SIGSTOP)  # what it has begun is over for it
        await reply_to(await robin.slash("draw", channel, first="deck", second="deck"))
        await cluster.until_settled(table)
        cluster.bots[0].send(signal.SIGCONT)
        await cluster.until_settled(table)
        history = (await cluster.tables.lookup.history(table))[before:]
        assert [entry.seat for entry in history] == [0, 0, 1, 1] * 2
        assert (await cluster.tables.queues.get(table, user)).turns == ()
        await check(cluster, [table])


async def test_a_press_in_a_direct_message_reaches_a_table_of_another_shard(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    async with Cluster.open(tmp_path, database, shards=4) as cluster:
        await cluster.start("0/4", "1/4", "2/4", "3/4")
        robin, kim = cluster.discord.person("Robin"), cluster.discord.person("Kim")
        channels = cluster.channels(4, 4)
        tables = [await cluster.table_in(each, robin, kim) for each in channels]
        await cluster.until_settled(*tables)
        (hand,) = cluster.hand_messages(robin, tables[3])
        await robin.press(hand, custom_id(hand, "refresh"))
        with_actions = await cluster.discord.until(
            lambda: next(
                (m for m in cluster.hand_messages(robin, tables[3]) if ":draw:" in repr(m)), None
            )
        )
        await reply_to(await robin.press(with_actions, custom_id(with_actions, "draw")))
        assert (await cluster.tables.lookup.public_view(tables[3])).stage == "second card"
        await draw_second(robin, channels[3])
        for channel in channels[:3]:
            await draw(robin, channel)
        await cluster.until_settled(*tables)
        committed = [process.has_logged("committed", tables[3]) for process in cluster.bots]
        assert committed == [True, False, False, True]  # direct messages come to shard 0
        await check(cluster, tables)


async def test_a_process_that_hangs_longer_than_its_lease_doubles_nothing(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    async with Cluster.open(tmp_path, database, shards=2) as cluster:
        await cluster.start("0/2")
        await cluster.start("1/2", clock_offset_s=60.0)
        robin, kim = cluster.discord.person("Robin"), cluster.discord.person("Kim")
        channel = cluster.channels(1, 2)[0]
        table = await cluster.table_in(channel, robin, kim)
        await cluster.until_settled(table)
        sending = DelayedResponse()
        is_sending = cluster.discord.faults.plan(sending, *SEND)
        await robin.slash("draw", channel, first="deck", second="deck")
        await wait_for(is_sending)
        hanging = cluster.bots[0]
        hanging.send(signal.SIGSTOP)
        await cluster.until_settled(table)  # the other one has sent the message
        hanging.send(signal.SIGCONT)
        sending.release.set()  # and only now the same message of the first one arrives
        await draw(kim, channel)
        await cluster.until_settled(table)
        assert cluster.bots[1].has_logged("published", table)
        await check(cluster, [table])


@pytest.mark.parametrize(
    "what", [encode_action(Draw()), pytest.param("st:", marks=pytest.mark.soak)]
)
async def test_a_connection_cut_in_the_middle_of_a_commit_loses_and_doubles_nothing(
    what: str, tmp_path: Path, database: DatabaseUrl
) -> None:
    """A move is committed with its body, and a message with the id of its first button."""
    async with (
        proxy_before(database) as (proxy, url),
        Cluster.open(tmp_path, database, shards=2) as cluster,
    ):
        await cluster.start("0/2", "1/2", url=url.secret_text)
        robin = cluster.discord.person("Robin")
        channels = cluster.channels(2, 2)
        tables = [await cluster.table_in(each, robin, computers=1) for each in channels]
        await cluster.until_settled(*tables)
        for moment in ("before it arrives", "after it is done", "unnoticed by the server"):
            proxy.cut_at(what, moment)
            await asyncio.gather(*(draw(robin, each) for each in channels))
            await cluster.until_settled(*tables)
        assert proxy.cuts == 3
        await check(cluster, tables)


async def test_tables_go_on_after_the_database_was_restarted_under_load(tmp_path: Path) -> None:
    async with (
        own_server() as server,
        Cluster.open(tmp_path, server.url, shards=2) as cluster,
    ):
        await cluster.start("0/2", "1/2")
        robin = cluster.discord.person("Robin")
        channels = cluster.channels(2, 2)
        tables = [await cluster.table_in(each, robin, computers=1) for each in channels]
        await cluster.until_settled(*tables)
        pressed = [
            asyncio.create_task(robin.slash("draw", each, first="deck", second="deck"))
            for each in channels
        ]
        restarting = asyncio.create_task(server.crash_and_restart())
        await asyncio.gather(*pressed)
        await restarting
        await cluster.until_settled(*tables)
        for channel in channels:
            await draw(robin, channel)
        await cluster.until_settled(*tables)
        for table in tables:
            assert await cluster.problems(table) == []


async def test_old_and_new_processes_run_side_by_side(tmp_path: Path) -> None:
    database = await databases.another()  # later tests get no changed schema
    async with Cluster.open(tmp_path, database) as cluster:
        await cluster.start("0/1")
        robin, kim = cluster.discord.person("Robin"), cluster.discord.person("Kim")
        channel = cluster.discord.channel("platform-1")
        table = await cluster.table_in(channel, robin, kim)
        await cluster.until_settled(table)
        await postgres.run(database, "ALTER TABLE tables ADD COLUMN newer BIGINT DEFAULT 0")
        await postgres.run(database, "UPDATE slow_train_schema SET version = version + 1")
        await cluster.start("0/1")  # one more that does not know the newest migration
        await draw(robin, channel)
        await cluster.until_settled(table)
        cluster.bots[0].send(signal.SIGTERM)
        await cluster.bots[0].ended()
        await draw(kim, channel)
        await cluster.until_settled(table)
        await check(cluster, [table])
        await postgres.run(database, "UPDATE slow_train_schema SET min_version = version")
        await cluster.bots[1].ended()
        assert "knows versions up to" in cluster.bots[1].log.splitlines()[-1]
        assert cluster.bots[1].bugs == ""


@pytest.mark.soak
async def test_shards_of_all_processes_identify_as_slowly_as_discord_wants(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    async with Cluster.open(tmp_path, database, shards=8, identifies_slowly=True) as cluster:
        await cluster.start("0-1/8", "2-3/8", "4-5/8", "6-7/8")
        assert cluster.discord.gateway.session_starts.refused == []
