"""Messages that are posted once: recognised, edited in place, posted again when they are gone."""

from collections.abc import Callable

import discord
import pytest

from bot.delivery.exactly_once import ExactlyOnce, NamedMessage, text_crc
from bot.discord_io.components import Attachment
from bot.discord_io.sender import MessageGone, Outgoing, Sender
from bot.domain.events import PostRecord
from bot.domain.table import ChannelId, MessageId, TableId
from bot.jobs.table_jobs import Retry
from bot.messages.message import Button, Message

TABLE = TableId(1)
HERE, THERE = ChannelId(7), ChannelId(8)
FIRST = 1001  # id of a message
JOIN = Button("join", "Join")


class Shelf:
    """Notes in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[TableId, str], PostRecord] = {}

    async def posted(self, table_id: TableId, name: str) -> PostRecord | None:
        return self.kept.get((table_id, name))

    async def posts(self, table_id: TableId, kind: str) -> list[str]:
        return [name for at, name in self.kept if at == table_id and name.startswith(f"{kind} ")]

    async def keep_posted(self, table_id: TableId, name: str, sender: PostRecord) -> None:
        self.kept[table_id, name] = sender

    async def drop_posted(self, table_id: TableId, name: str) -> None:
        self.kept.pop((table_id, name), None)


class Office(Sender):
    """Channels in memory, in which things go wrong in turn."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self.there: dict[tuple[ChannelId, MessageId], tuple[str, str]] = {}
        self.nonces: list[str] = []
        self.edits = 0
        self.answers: list[Exception] = []

    @property
    def catalogue(self) -> list[str]:
        return [text for text, _ in self.there.values()]

    def before_now(self) -> MessageId:
        return MessageId(FIRST + len(self.nonces) - 1)

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
def office() -> Office:
    return Office()


@pytest.fixture
def drawn() -> list[tuple[TableId, str]]:
    return []


@pytest.fixture
def once(office: Office, drawn: list[tuple[TableId, str]]) -> ExactlyOnce:
    async def draw(message: Message, table: TableId) -> tuple[Attachment, ...]:
        drawn.append((table, message.text))
        return ()

    return ExactlyOnce(Shelf(), office, draw)


def named(text: str, step: int = 0, channel: ChannelId = HERE) -> NamedMessage:
    return NamedMessage(TABLE, "vote 1", channel, Message("en", text, ((JOIN,),)), step)


async def test_what_is_shown_already_is_neither_drawn_nor_sent(
    once: ExactlyOnce, office: Office, drawn: list[tuple[TableId, str]]
) -> None:
    assert await once.show(named("0 of 2")) == await once.show(named("0 of 2"))
    assert (drawn, len(office.there), office.edits) == ([(TABLE, "0 of 2")], 1, 0)


async def test_other_words_are_an_edit(once: ExactlyOnce, office: Office) -> None:
    await once.show(named("0 of 2"))
    for _ in range(2):
        await once.show(named("1 of 2"))
    assert office.catalogue == ["1 of 2"]
    assert office.edits == 1


async def test_what_somebody_deleted_is_posted_again_under_another_nonce(
    once: ExactlyOnce, office: Office
) -> None:
    await once.show(named("0 of 2"))
    office.there.clear()
    await once.show(named("1 of 2"))
    assert office.catalogue == ["1 of 2"]
    assert len(set(office.nonces)) == 2


async def test_a_nonce_of_which_the_message_was_deleted_does_not_stop_us(
    once: ExactlyOnce, office: Office
) -> None:
    office.answers = [MessageGone()]
    await once.show(named("0 of 2"))
    assert len(office.there) == 1
    assert len(set(office.nonces)) == 2


async def test_in_another_channel_it_is_posted_anew(once: ExactlyOnce, office: Office) -> None:
    await once.show(named("0 of 2"))
    await once.show(named("0 of 2", channel=THERE))
    assert len(office.there) == len(set(office.nonces)) == 2


@pytest.mark.parametrize("other", [("0 of 2", "st:join:1:4"), ("1 of 2", "st:join:1:5")])
async def test_a_message_is_recognised_by_its_words_and_its_step(
    once: ExactlyOnce, office: Office, other: tuple[str, str]
) -> None:
    office.there[HERE, MessageId(FIRST + 99)] = other
    office.answers = [Retry("cut")]
    with pytest.raises(Retry):
        await once.show(named("0 of 2", step=5))
    assert await once.show(named("0 of 2", step=5)) == FIRST
    assert len(office.nonces) == 1


def test_empty_space_around_words_does_not_matter() -> None:
    assert text_crc(" Next: Kim \n") == text_crc("Next: Kim") != text_crc("Next: Robin")


async def test_nonces_are_no_longer_than_discord_allows(once: ExactlyOnce, office: Office) -> None:
    await once.show(named("0 of 2"))
    assert all(len(nonce) <= 25 for nonce in office.nonces)
