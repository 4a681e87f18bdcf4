"""Messages that somebody shares with everybody: each is posted once, however often the button is
pressed, and also if the bot is stopped meanwhile. Nothing is stored about them."""

import asyncio
import hashlib

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.exactly_once import text_crc
from bot.discord_io.sender import Outgoing, Sender, ThreadArchived
from bot.domain.table import InteractionId, MessageId, Table
from bot.messages.parts.message import Message, Text


class SharedOnce:
    """Posts messages in the channels of tables."""

    def __init__(self, sender: Sender, attachment_maker: AttachmentMaker) -> None:
        self._sender = sender
        self._attachment_maker = attachment_maker
        self._one_at_a_time = asyncio.Lock()

    async def post(self, table: Table, message: Message, asked_in: InteractionId) -> MessageId:
        """Post the message, unless it has been posted since this interaction, which made the button
        that shares it. Raises Unreachable, RetryLater. Two processes that post it at the same
        moment use the same nonce, so that Discord posts one of the two."""
        async with self._one_at_a_time:
            channel = table.where.channel
            found = await self._sender.find(
                channel, MessageId(asked_in), lambda text, _: text_crc(text) == _crc(message)
            )
            if found is not None:
                return found
            attachments = await self._attachment_maker.make(message, table)
            outgoing = Outgoing(message, attachments, table.id, 0)
            nonce = hashlib.blake2s(f"share {asked_in}".encode(), digest_size=12).hexdigest()
            try:
                return await self._sender.send(channel, outgoing, nonce)
            except ThreadArchived:
                await self._sender.reopen_thread(table.where)
                return await self._sender.send(channel, outgoing, nonce)


def _crc(message: Message) -> int:
    """Of the texts of a layout, as Discord has them."""
    return text_crc("\n".join(b.text for b in message.blocks if isinstance(b, Text) and b.text))
