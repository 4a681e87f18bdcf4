"""Messages that are posted once: recognised, edited in place, posted again when they are gone."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
import pytest
from msgspec.structs import replace

from bot.delivery.exactly_once import ExactlyOnce, KeyedMessage, text_crc
from bot.discord_io.components import Attachment
from bot.discord_io.sender import MessageGone, Outgoing, Sender
from bot.domain.posts import VotePost
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId, Table, TableId
from bot.messages.parts.message import Button, Message
from tests.support.messages import seated_table as table
from tests.support.tables import ADA, hall, lobby

TABLE = replace(table("usa", 2), id=TableId(1))
HERE, THERE = ChannelId(7), ChannelId(8)
FIRST = 2**62  # id of a message, larger than that of any sent before
JOIN = Button("join", "Join")


class FakeSender(Sender):
    """Channels in memory, in which things go wrong in turn."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self.there: dict[tuple[ChannelId, MessageId], tuple[str, str]] = {}
        self.nonces: list[str] = []
        self.edits = 0
        self.answers: list[Exception] = []

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.there.values()]

    async def send(self, channel: ChannelId, outgoing: Outgoing, nonce: str) -> MessageId:
        self.nonces.append(nonce)
        if self.answers and isinstance(self.answers[0], MessageGone):
            raise self.answers.pop()
        number = MessageId(FIRST + len(self.nonces) - 1)
        control = f"st:join:{outgoing.table}:{outgoing.step}"
        self.there[channel, number] = (outgoing.message.text, control)
        if self.answers:
            raise self.answers.pop()
        return number

    async def edit(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        if (channel, message) not in self.there:
            raise MessageGone
        self.edits += 1
        self.there[channel, message] = (outgoing.message.text, self.there[channel, message][1])

    async def find(
        self, channel: ChannelId, after: MessageId, is_it: Callable[[str, str], bool]
    ) -> MessageId | None:
        for (where, number), shown in self.there.items():
            if where == channel and number > after and is_it(*shown):
                return number
        return None


@pytest.fixture
def sender() -> FakeSender:
    return FakeSender()


@pytest.fixture
def drawn() -> list[tuple[TableId, str]]:
    return []


@pytest.fixture
async def once(
    tmp_path: Path, sender: FakeSender, drawn: list[tuple[TableId, str]]
) -> AsyncIterator[ExactlyOnce]:
    async def draw(message: Message, table: Table) -> tuple[Attachment, ...]:
        drawn.append((table.id, message.text))
        return ()

    async with hall(tmp_path) as tables:
        await lobby(tables, ADA)
        yield ExactlyOnce(tables.store, sender, draw)


def named(text: str, step: int = 0, channel: ChannelId = HERE) -> KeyedMessage:
    return KeyedMessage(
        TABLE, VotePost("undo", 1.0), channel, Message("en", text, ((JOIN,),)), step
    )


async def test_what_is_shown_already_is_neither_drawn_nor_sent(
    once: ExactlyOnce, sender: FakeSender, drawn: list[tuple[TableId, str]]
) -> None:
    assert await once.show(named("0 of 2")) == await once.show(named("0 of 2"))
    assert (drawn, len(sender.there), sender.edits) == ([(TABLE.id, "0 of 2")], 1, 0)


async def test_other_words_are_an_edit(once: ExactlyOnce, sender: FakeSender) -> None:
    await once.show(named("0 of 2"))
    for _ in range(2):
        await once.show(named("1 of 2"))
    assert sender.texts == ["1 of 2"]
    assert sender.edits == 1


async def test_what_somebody_deleted_is_posted_again_under_another_nonce(
    once: ExactlyOnce, sender: FakeSender
) -> None:
    await once.show(named("0 of 2"))
    sender.there.clear()
    await once.show(named("1 of 2"))
    assert sender.texts == ["1 of 2"]
    assert len(set(sender.nonces)) == 2


async def test_a_nonce_of_which_the_message_was_deleted_does_not_stop_us(
    once: ExactlyOnce, sender: FakeSender
) -> None:
    sender.answers = [MessageGone()]
    await once.show(named("0 of 2"))
    assert len(sender.there) == 1
    assert len(set(sender.nonces)) == 2


async def test_in_another_channel_it_is_posted_anew(once: ExactlyOnce, sender: FakeSender) -> None:
    await once.show(named("0 of 2"))
    await once.show(named("0 of 2", channel=THERE))
    assert len(sender.there) == len(set(sender.nonces)) == 2


@pytest.mark.parametrize("other", [("0 of 2", "st:join:1:4"), ("1 of 2", "st:join:1:5")])
async def test_a_message_is_recognised_by_its_words_and_its_step(
    once: ExactlyOnce, sender: FakeSender, other: tuple[str, str]
) -> None:
    sender.there[HERE, MessageId(FIRST + 99)] = other
    sender.answers = [RetryLater("cut")]
    with pytest.raises(RetryLater):
        await once.show(named("0 of 2", step=5))
    assert await once.show(named("0 of 2", step=5)) == FIRST
    assert len(sender.nonces) == 1


def test_empty_space_around_words_does_not_matter() -> None:
    assert text_crc(" Next: Kim \n") == text_crc("Next: Kim") != text_crc("Next: Robin")


async def test_nonces_are_no_longer_than_discord_allows(
    once: ExactlyOnce, sender: FakeSender
) -> None:
    await once.show(named("0 of 2"))
    assert all(len(nonce) <= 25 for nonce in sender.nonces)
