"""What is posted and edited after a change, and after a change that the bot could not finish."""

from pathlib import Path

import pytest

from bot.delivery.closed_channels import TRY_EVERY_S
from bot.discord_io.refused_requests import MOST_OF_SERVER
from bot.discord_io.sender import Outgoing, ThreadArchived, Unreachable
from bot.domain.posts import TurnPost
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId, TableId, Where
from bot.store import posts as post_rows
from bot.tables import Tables
from tests.support.databases.due_work import behind
from tests.support.fake_clock import FakeClock
from tests.support.fake_sender import FakeSender, publisher_of
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    THERE,
    draw_two_cards,
    open_lobby,
    open_tables,
    start_first_turn,
)

pytestmark = pytest.mark.both_databases


async def raise_revision(tables: Tables, table_id: TableId) -> None:
    """As a vote or a nudge does, which has nothing to do with the turn."""
    await tables.cache.update(table_id, lambda same: same)


@pytest.mark.parametrize("arrives", [True, False], ids=["arrived", "lost"])
async def test_a_message_keeps_its_key_and_its_nonce_while_the_revision_grows(
    tmp_path: Path, arrives: bool
) -> None:
    sender = FakeSender()
    async with open_tables(tmp_path) as tables:
        publisher = publisher_of(tables, sender)
        table = await start_first_turn(tables, ADA, BO)
        await publisher.publish(table.id)
        await draw_two_cards(tables, table.id, ADA)
        sender.errors = [RetryLater("killed here")]
        with pytest.raises(RetryLater):
            await publisher.publish(table.id)
        if not arrives:
            sender.messages.popitem()
        keys = await post_rows.load_all(tables.store.reader, table.id, TurnPost)
    async with open_tables(tmp_path) as tables:
        await raise_revision(tables, table.id)
        publisher = publisher_of(tables, sender)
        sender.errors = [] if arrives else [RetryLater("killed here")]
        if not arrives:
            with pytest.raises(RetryLater):
                await publisher.publish(table.id)
            after = await post_rows.load_all(tables.store.reader, table.id, TurnPost)
            assert after.keys() == keys.keys()
            await raise_revision(tables, table.id)
        await publisher.publish(table.id)
        assert not await tables.publication.is_behind(table.id)
    assert len(sender.messages) == 2
    assert len(set(sender.nonces)) == 2  # of the first turn and of the second


async def test_a_message_that_arrived_is_marked_although_the_table_moves_on_meanwhile(
    tmp_path: Path,
) -> None:
    sender = FakeSender()
    async with open_tables(tmp_path) as tables:
        publisher = publisher_of(tables, sender)
        table = await start_first_turn(tables, ADA, BO)
        await publisher.publish(table.id)
        await draw_two_cards(tables, table.id, ADA)
        sender.errors = [RetryLater("killed here")]
        with pytest.raises(RetryLater):
            await publisher.publish(table.id)
        await draw_two_cards(tables, table.id, BO)
        await publisher.publish(table.id)
        _, second, third = sender.texts
        assert "Ada drew" in second
        assert "Ada drew" not in third


async def test_nothing_is_made_for_a_server_that_has_used_up_its_part_of_the_refusals(
    tmp_path: Path,
) -> None:
    sender = FakeSender()
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)
        with sender.asking_for(table.where.guild):
            for _ in range(MOST_OF_SERVER):
                sender.refused.count(403)
        with pytest.raises(RetryLater):
            await publisher_of(tables, sender).publish(table.id)
    assert sender.nonces == []


async def test_a_thread_that_cannot_be_opened_again_counts_for_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender = FakeSender()

    async def refuse(where: Where) -> None:
        sender.refused.count(403)
        raise Unreachable(where.channel, is_gone=False)

    monkeypatch.setattr(sender, "reopen_thread", refuse)
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)
        sender.errors = [ThreadArchived()]
        with pytest.raises(RetryLater):
            await publisher_of(tables, sender).publish(table.id)
        with sender.asking_for(table.where.guild):
            for _ in range(MOST_OF_SERVER - 1):
                sender.refused.count(403)
            assert sender.refused.are_too_many


async def test_nothing_is_tried_in_a_deleted_channel_until_the_table_is_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender, tried = FakeSender(), list[ChannelId]()
    real_send = sender.send

    async def send(
        channel: ChannelId, outgoing: Outgoing, nonce: str, *, is_silent: bool
    ) -> MessageId:
        tried.append(channel)
        if channel == HERE.channel:
            raise Unreachable(channel, is_gone=True)
        return await real_send(channel, outgoing, nonce, is_silent=is_silent)

    monkeypatch.setattr(sender, "send", send)
    async with open_tables(tmp_path) as tables:
        publisher = publisher_of(tables, sender)
        table = await open_lobby(tables, ADA, BO)
        await publisher.publish(table.id)
        assert await behind(tables) == []
        await tables.lobby.move(table.id, ADA.user, THERE)
        assert await behind(tables) == [table.id]
        await publisher.publish(table.id)
        assert not await tables.publication.is_behind(table.id)
    assert tried == [HERE.channel, THERE.channel]


async def test_a_server_that_removed_the_bot_is_not_tried_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender, tried = FakeSender(), list[ChannelId]()

    async def refuse(channel: ChannelId, *_: object, **__: object) -> MessageId:
        tried.append(channel)
        raise Unreachable(channel, is_gone=False)

    async with open_tables(tmp_path, clock := FakeClock()) as tables:
        publisher = publisher_of(tables, sender, now=clock)
        table = await open_lobby(tables, ADA, BO)
        with monkeypatch.context() as patch:
            patch.setattr(sender, "send", refuse)
            with pytest.raises(RetryLater):  # Discord has not said yet why
                await publisher.publish(table.id)
            await tables.retention.mark_left(HERE.guild)
            clock.now += TRY_EVERY_S
            await publisher.publish(table.id)  # the job ends
        assert (tried, await behind(tables)) == ([HERE.channel] * 2, [])
        await tables.retention.mark_joined(HERE.guild)
        assert await behind(tables) == [table.id]
        clock.now += TRY_EVERY_S
        await publisher.publish(table.id)
        assert not await tables.publication.is_behind(table.id)


async def test_a_channel_that_is_there_after_all_does_not_count_as_deleted(tmp_path: Path) -> None:
    sender = FakeSender()
    async with open_tables(tmp_path, clock := FakeClock()) as tables:
        publisher = publisher_of(tables, sender, now=clock)
        table = await open_lobby(tables, ADA, BO)
        sender.errors = [Unreachable(HERE.channel, is_gone=True)]
        await publisher.publish(table.id)
        assert len(await tables.store.reader.fetch("SELECT channel FROM gone_channels")) == 1
        clock.now += TRY_EVERY_S
        await publisher.publish(table.id)
        assert await tables.store.reader.fetch("SELECT channel FROM gone_channels") == []
