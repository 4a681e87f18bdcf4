"""Messages that are posted once, even if nobody hears whether they have arrived.

Each has a name, under which it is noted before it is sent. If the connection breaks, or the bot is
killed, before Discord has told us its id, the channel is searched for it before it is sent again:
Discord itself recognises a message by its nonce for a few minutes only.
"""

import hashlib
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from bot.discord_io import components
from bot.discord_io.components import Attachment
from bot.discord_io.sender import MessageGone, Outgoing, Sender
from bot.domain.events import PostRecord
from bot.domain.table import ChannelId, MessageId, TableId
from bot.messages.message import Menu, Message
from engine.values import Value

NOT_KNOWN = MessageId(0)

Draw = Callable[[Message, TableId], Awaitable[tuple[Attachment, ...]]]


class Ledger(Protocol):
    """The service, as far as the outbox needs it."""

    async def posted(self, table_id: TableId, name: str) -> PostRecord | None: ...

    async def posts(self, table_id: TableId, kind: str) -> list[str]: ...

    async def keep_posted(self, table_id: TableId, name: str, sender: PostRecord) -> None: ...

    async def drop_posted(self, table_id: TableId, name: str) -> None: ...


class NamedMessage(Value, frozen=True):
    """A message under its name: the same name again is the same message."""

    table: TableId
    name: str
    channel: ChannelId
    message: Message
    step: int = 0


class ExactlyOnce:
    """`show(letter)` is harmless to repeat."""

    def __init__(self, ledger: Ledger, sender: Sender, draw: Draw) -> None:
        self._ledger = ledger
        self._sender = sender
        self._draw = draw

    async def show(self, named: NamedMessage) -> MessageId:
        """Posted unless it is there; edited if it says something else."""
        there = await self.arrived(named.table, named.name)
        if there is None or there.channel != named.channel:
            return await self._send(named)
        if there.mark != text_crc(named.message.text):
            try:
                await self._sender.edit(there.channel, there.message, await self._pack(named))
            except MessageGone:
                return await self._send(named, instead_of=there.message)
            now = replace(there, mark=text_crc(named.message.text))
            await self._ledger.keep_posted(named.table, named.name, now)
        return there.message

    async def close(self, named: NamedMessage) -> None:
        """The last thing a message says, if it is still there."""
        there = await self.arrived(named.table, named.name)
        if there is not None:
            with suppress(MessageGone):
                await self._sender.edit(there.channel, there.message, await self._pack(named))

    async def arrived(self, table: TableId, name: str) -> PostRecord | None:
        """What is there under this name; if that is in doubt, the channel is asked."""
        noted = await self._ledger.posted(table, name)
        if noted is None or noted.message != NOT_KNOWN:
            return noted
        found = await self._sender.find(
            noted.channel,
            noted.after,
            lambda text, control: text_crc(text) == noted.mark and control == noted.control,
        )
        if found is None:
            return None
        known = replace(noted, message=found)
        await self._ledger.keep_posted(table, name, known)
        return known

    async def names(self, table: TableId, kind: str) -> list[str]:
        """Of everything of one kind that was sent or was to be sent."""
        return await self._ledger.posts(table, kind)

    async def forget(self, table: TableId, name: str) -> None:
        """Its name will not be used again."""
        await self._ledger.drop_posted(table, name)

    async def _send(self, named: NamedMessage, instead_of: MessageId = NOT_KNOWN) -> MessageId:
        outgoing = await self._pack(named)
        noted = PostRecord(
            channel=named.channel,
            message=NOT_KNOWN,
            mark=text_crc(named.message.text),
            control=_first_control(named),
            after=self._sender.before_now(),
        )
        await self._ledger.keep_posted(named.table, named.name, noted)
        try:
            sent = await self._sender.send(named.channel, outgoing, _nonce(named, instead_of))
        except MessageGone:  # it had arrived, and somebody has deleted it since
            sent = await self._sender.send(named.channel, outgoing, _nonce(named, noted.after))
        await self._ledger.keep_posted(named.table, named.name, replace(noted, message=sent))
        return sent

    async def _pack(self, named: NamedMessage) -> Outgoing:
        attachments = await self._draw(named.message, named.table)
        return Outgoing(named.message, attachments, named.table, named.step)


def text_crc(text: str) -> int:
    """A checksum of a message's words. Discord leaves out what is empty around them."""
    return zlib.crc32(text.strip().encode())


def _first_control(named: NamedMessage) -> str:
    """The custom id of the first button or menu, which carries the table and its step."""
    for row in named.message.rows:
        first = row if isinstance(row, Menu) else row[0]
        return components.custom_id(first.verb, named.table, named.step, first.args)
    return ""


def _nonce(named: NamedMessage, instead_of: MessageId) -> str:
    """The same for the same message; Discord compares all that a bot sends, in any channel."""
    what = (named.table, named.name, named.channel, text_crc(named.message.text), instead_of)
    return hashlib.blake2s(repr(what).encode(), digest_size=12).hexdigest()
