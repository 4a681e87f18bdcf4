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

    async def keep_posted(self, table_id: TableId, name: str, post: PostRecord) -> None: ...

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

    def __init__(self, ledger: Ledger, post: Sender, draw: Draw) -> None:
        self._ledger = ledger
        self._post = post
        self._draw = draw

    async def show(self, letter: NamedMessage) -> MessageId:
        """Posted unless it is there; edited if it says something else."""
        there = await self.arrived(letter.table, letter.name)
        if there is None or there.channel != letter.channel:
            return await self._send(letter)
        if there.mark != text_crc(letter.message.text):
            try:
                await self._post.edit(there.channel, there.message, await self._pack(letter))
            except MessageGone:
                return await self._send(letter, instead_of=there.message)
            now = replace(there, mark=text_crc(letter.message.text))
            await self._ledger.keep_posted(letter.table, letter.name, now)
        return there.message

    async def close(self, letter: NamedMessage) -> None:
        """The last thing a message says, if it is still there."""
        there = await self.arrived(letter.table, letter.name)
        if there is not None:
            with suppress(MessageGone):
                await self._post.edit(there.channel, there.message, await self._pack(letter))

    async def arrived(self, table: TableId, name: str) -> PostRecord | None:
        """What is there under this name; if that is in doubt, the channel is asked."""
        noted = await self._ledger.posted(table, name)
        if noted is None or noted.message != NOT_KNOWN:
            return noted
        found = await self._post.find(
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

    async def _send(self, letter: NamedMessage, instead_of: MessageId = NOT_KNOWN) -> MessageId:
        parcel = await self._pack(letter)
        noted = PostRecord(
            channel=letter.channel,
            message=NOT_KNOWN,
            mark=text_crc(letter.message.text),
            control=_first_control(letter),
            after=self._post.before_now(),
        )
        await self._ledger.keep_posted(letter.table, letter.name, noted)
        try:
            sent = await self._post.send(letter.channel, parcel, _nonce(letter, instead_of))
        except MessageGone:  # it had arrived, and somebody has deleted it since
            sent = await self._post.send(letter.channel, parcel, _nonce(letter, noted.after))
        await self._ledger.keep_posted(letter.table, letter.name, replace(noted, message=sent))
        return sent

    async def _pack(self, letter: NamedMessage) -> Outgoing:
        enclosed = await self._draw(letter.message, letter.table)
        return Outgoing(letter.message, enclosed, letter.table, letter.step)


def text_crc(text: str) -> int:
    """A checksum of a message's words. Discord leaves out what is empty around them."""
    return zlib.crc32(text.strip().encode())


def _first_control(letter: NamedMessage) -> str:
    """The custom id of the first button or menu, which carries the table and its step."""
    for row in letter.message.rows:
        first = row if isinstance(row, Menu) else row[0]
        return components.custom_id(first.verb, letter.table, letter.step, first.args)
    return ""


def _nonce(letter: NamedMessage, instead_of: MessageId) -> str:
    """The same for the same message; Discord compares all that a bot sends, in any channel."""
    what = (letter.table, letter.name, letter.channel, text_crc(letter.message.text), instead_of)
    return hashlib.blake2s(repr(what).encode(), digest_size=12).hexdigest()
