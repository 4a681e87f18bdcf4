"""Messages that are posted once: recognised, edited in place, posted again when deleted."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.delivery.exactly_once import ExactlyOnce, KeyedMessage, text_crc
from bot.discord_io.components import Attachment
from bot.discord_io.sender import MessageGone
from bot.domain.posts import VotePost
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId, Table, TableId
from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import STAMP
from tests.support.fake_sender import FIRST_ID, FakeSender
from tests.support.messages import seated_table
from tests.support.tables import ADA, open_lobby, open_tables

TABLE = replace(seated_table("usa", 2), id=TableId(1))
HERE, THERE = ChannelId(7), ChannelId(8)
JOIN = Button("join", "Join")


@pytest.fixture
def sender() -> FakeSender:
    return FakeSender()


@pytest.fixture
def made_attachments() -> list[tuple[TableId, str]]:
    return []


@pytest.fixture
async def once(
    tmp_path: Path, sender: FakeSender, made_attachments: list[tuple[TableId, str]]
) -> AsyncIterator[ExactlyOnce]:
    async def make_attachments(message: Message, table: Table) -> tuple[Attachment, ...]:
        made_attachments.append((table.id, message.text))
        return ()

    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA)
        yield ExactlyOnce(tables.store, sender, make_attachments)


def vote_message(text: str, step: int = 0, channel: ChannelId = HERE) -> KeyedMessage:
    return KeyedMessage(
        TABLE, VotePost("undo", 1.0), channel, Message("en", text, ((JOIN,),)), step
    )


async def test_an_unchanged_message_is_neither_made_nor_sent_again(
    once: ExactlyOnce, sender: FakeSender, made_attachments: list[tuple[TableId, str]]
) -> None:
    assert await once.show(vote_message("0 of 2")) == await once.show(vote_message("0 of 2"))
    assert (made_attachments, len(sender.messages), sender.edits) == ([(TABLE.id, "0 of 2")], 1, 0)


async def test_a_changed_text_is_an_edit(once: ExactlyOnce, sender: FakeSender) -> None:
    await once.show(vote_message("0 of 2"))
    for _ in range(2):
        await once.show(vote_message("1 of 2"))
    assert sender.texts == ["1 of 2"]
    assert sender.edits == 1


async def test_a_deleted_message_is_posted_again_with_another_nonce(
    once: ExactlyOnce, sender: FakeSender
) -> None:
    await once.show(vote_message("0 of 2"))
    sender.messages.clear()
    await once.show(vote_message("1 of 2"))
    assert sender.texts == ["1 of 2"]
    assert len(set(sender.nonces)) == 2


async def test_a_message_deleted_while_it_is_sent_is_posted_with_another_nonce(
    once: ExactlyOnce, sender: FakeSender
) -> None:
    sender.errors = [MessageGone()]
    await once.show(vote_message("0 of 2"))
    assert len(sender.messages) == 1
    assert len(set(sender.nonces)) == 2


async def test_a_message_is_posted_in_another_channel_and_deleted_where_it_was(
    once: ExactlyOnce, sender: FakeSender
) -> None:
    await once.show(vote_message("0 of 2"))
    await once.show(vote_message("0 of 2", channel=THERE))
    assert [channel for channel, _ in sender.messages] == [THERE]
    assert len(set(sender.nonces)) == 2


@pytest.mark.parametrize("other", [("0 of 2", "st:join:1:4"), ("1 of 2", "st:join:1:5")])
async def test_a_message_that_arrived_is_recognised_by_its_text_and_its_step(
    once: ExactlyOnce, sender: FakeSender, other: tuple[str, str]
) -> None:
    sender.messages[HERE, MessageId(FIRST_ID + 99)] = other
    sender.errors = [RetryLater("connection lost")]
    with pytest.raises(RetryLater):
        await once.show(vote_message("0 of 2", step=5))
    assert await once.show(vote_message("0 of 2", step=5)) == FIRST_ID
    assert len(sender.nonces) == 1


def test_white_space_around_a_text_does_not_matter() -> None:
    assert text_crc(" Next: Kim \n") == text_crc("Next: Kim") != text_crc("Next: Robin")


async def test_nonces_are_no_longer_than_discord_allows(
    once: ExactlyOnce, sender: FakeSender
) -> None:
    await once.show(vote_message("0 of 2"))
    assert all(len(nonce) <= 25 for nonce in sender.nonces)


def test_a_later_stamp_alone_changes_no_checksum() -> None:
    assert text_crc(f"hand\n{STAMP}As of move 4\nlink") == text_crc(f"hand\n{STAMP}4\nlink")
    assert text_crc("hand\nlink") == text_crc(f"hand\n{STAMP}As of move 4\nlink")
    assert text_crc("hand\nlink") != text_crc("hand\nother")
