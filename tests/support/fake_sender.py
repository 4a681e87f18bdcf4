"""A sender that keeps messages in memory, and a publisher that uses it."""

import time
from collections.abc import Callable

import discord

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.closed_channels import ClosedChannels
from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.publication_plan import PublicationPlanner
from bot.delivery.publisher import Publisher
from bot.delivery.reveal_pause import RevealPause
from bot.delivery.side_messages import SideMessages
from bot.delivery.thread_opener import ThreadOpener
from bot.discord_io.components import Attachment, id_of
from bot.discord_io.direct_channels import DirectChannelQueue
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.refused_requests import RefusedRequests
from bot.discord_io.sender import MessageGone, Outgoing, PressedMessages, Sender
from bot.domain.observer import UNOBSERVED
from bot.domain.table import ChannelId, MessageId, Table, TableId
from bot.messages.parts.message import Menu, Message, Text
from bot.tables import Tables
from bot.tables.only_process import OnlyProcess
from tests.support.messages import catalogue

FIRST_ID = 2**62  # of a message: greater than the id of any message sent before


class FakeSender(Sender):
    """Keeps messages in memory. `errors`: raised by the next call of `send`, before the message is
    stored if it is MessageGone, otherwise after."""

    def __init__(self) -> None:
        client = discord.Client(intents=discord.Intents.none())
        queue = DirectChannelQueue(10, time.time)
        emojis = ApplicationEmojis(client)
        self.refused = RefusedRequests()
        super().__init__(client, emojis, PressedMessages(), self.refused, queue)
        self.messages: dict[tuple[ChannelId, MessageId], tuple[str, str]] = {}
        self.nonces: list[str] = []
        self.edits = 0
        self.deleted: list[MessageId] = []
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
        self.messages[channel, message_id] = shown_of(outgoing)
        if self.errors:
            raise self.errors.pop()
        return message_id

    async def edit(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        if (channel, message) not in self.messages:
            raise MessageGone
        self.edits += 1
        self.messages[channel, message] = shown_of(outgoing)

    async def change(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        await self.edit(channel, message, outgoing)

    async def delete(self, channel: ChannelId, message: MessageId) -> None:
        del self.messages[channel, message]
        self.deleted.append(message)

    async def find(
        self, channel: ChannelId, after: MessageId, is_it: Callable[[str, str], bool]
    ) -> MessageId | None:
        for (where, message_id), shown in self.messages.items():
            if where == channel and message_id > after and is_it(*shown):
                return message_id
        return None


def shown_of(outgoing: Outgoing) -> tuple[str, str]:
    """The text, and the custom id of the first button or menu."""
    message = outgoing.message
    for row in message.rows:
        first = row if isinstance(row, Menu) else row[0]
        return message.text, id_of(first, outgoing.table, outgoing.step)
    return message.text or "\n".join(b.text for b in message.blocks if isinstance(b, Text)), ""


class NoPictures(AttachmentMaker):
    """Draws nothing."""

    def __init__(self) -> None:
        pass

    async def make(self, _: Message, __: Table | None) -> tuple[Attachment, ...]:
        return ()

    async def until_rush_is_over(self) -> None:
        pass


async def _no_pause(_: float) -> None:
    pass


def side_messages_of(tables: Tables, sender: FakeSender, to_tidy: set[TableId]) -> SideMessages:
    """As the bot has them. `to_tidy`: gets the tables with messages to delete."""
    once = ExactlyOnce(tables.store, sender, NoPictures().make)
    planner = PublicationPlanner(catalogue(), tables.boards)
    return SideMessages(tables, planner, once, to_tidy.add)


def publisher_of(
    tables: Tables,
    sender: FakeSender,
    side_messages: SideMessages | None = None,
    now: Callable[[], float] = time.time,
) -> Publisher:
    """As the bot has it, except that nothing is drawn."""
    planner, maker = PublicationPlanner(catalogue(), tables.boards), NoPictures()
    once = ExactlyOnce(tables.store, sender, maker.make)
    return Publisher(
        tables,
        OnlyProcess(tables.cache),
        planner,
        maker,
        sender,
        once,
        side_messages or side_messages_of(tables, sender, set()),
        ThreadOpener(tables, catalogue(), sender),
        RevealPause(0.0, 0.0, _no_pause),
        ClosedChannels(sender.access_to, lambda _: None, lambda _: None, now),
        lambda _: None,
        UNOBSERVED,
    )
