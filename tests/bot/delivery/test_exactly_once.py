"""Messages that are posted once: recognised, edited in place, posted again when deleted."""

import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
import pytest
from msgspec.structs import replace

from bot.delivery.exactly_once import ExactlyOnce, KeyedMessage, text_crc
from bot.discord_io.components import Attachment
from bot.discord_io.direct_channels import DirectChannelQueue
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.sender import MessageGone, Outgoing, PressedMessages, Sender
from bot.discord_io.steady_client import RefusedRequests
from bot.domain.posts import VotePost
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId, Table, TableId
from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import STAMP
from tests.support.messages import seated_table
from tests.support.tables import ADA, open_lobby, open_tables

TABLE = replace(seated_table("usa", 2), id=TableId(1))
HERE, THERE = ChannelId(7), ChannelId(8)
FIRST_ID = 2**62  # of a message: greater than the id of any message sent before
JOIN = Button("join", "Join")


class FakeSender(Sender):
    """Keeps messages in memory. `errors`: raised by the next call of `send`, before the message is
    stored if it is MessageGone, otherwise after."""

    def __init__(self) -> None:
        client = discord.Client(intents=discord.Intents.none())
        queue = DirectChannelQueue(10, time.time)
        emojis = ApplicationEmojis(client)
        super().__init__(client, emojis, PressedMessages(), RefusedRequests(), queue)
        self.messages: dict[tuple[ChannelId, MessageId], tuple[str, str]] = {}
        self.nonces: list[str] = []
        self.edits = 0
        self.errors: list[Exception] = []

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.messages.values()]

    async def send(
        self,
        channel: ChannelId,
        outgoing: Outgoing,
        nonce: str,
        *,
        is_silent: bool = False,  # noqa: ARG002
    ) -> MessageId:
        self.nonces.append(nonce)
        if self.errors and isinstance(self.errors[0], MessageGone):
            raise self.errors.pop()
        message_id = MessageId(FIRST_ID + len(self.nonces) - 1)
        first_custom_id = f"st:join:{outgoing.table}:{outgoing.step}"
        self.messages[channel, message_id] = (outgoing.message.text, first_custom_id)
        if self.errors:
            raise self.errors.pop()
        return message_id

    async def edit(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        if (channel, message) not in self.messages:
            raise MessageGone
        self.edits += 1
        self.messages[channel, message] = (
            outgoing.message.text,
            self.messages[channel, message][1],
        )

    async def delete(self, channel: ChannelId, message: MessageId) -> None:
        del self.messages[channel, message]

    async def find(
        self, channel: ChannelId, after: MessageId, is_it: Callable[[str, str], bool]
    ) -> MessageId | None:
        for (where, message_id), shown in self.messages.items():
            if where == channel and message_id > after and is_it(*shown):
                return message_id
        return None


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
