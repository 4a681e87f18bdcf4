"""What is posted and edited after a change, and after a change that the bot could not finish."""

from pathlib import Path

import pytest

from bot.domain.posts import TurnPost
from bot.domain.retry import RetryLater
from bot.domain.table import TableId
from bot.store import posts as post_rows
from bot.tables import Tables
from tests.support.fake_sender import FakeSender, publisher_of
from tests.support.tables import ADA, BO, draw_two_cards, open_tables, start_first_turn

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
