"""Messages that are posted exactly once, even if the bot is killed while posting.

Each has a key, under which it is stored before it is sent. If the connection breaks or the bot is
killed before Discord has answered with its id, the channel is searched for it before it is sent
again: Discord itself recognises a repeated message by its nonce for a few minutes only.
"""

import hashlib
import time
import zlib
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from bot.discord_io.components import Attachment, id_of
from bot.discord_io.sender import (
    DmsClosed,
    MessageGone,
    Outgoing,
    Sender,
    ThreadArchived,
    Unreachable,
)
from bot.domain.events import Unpublished
from bot.domain.posts import PostKey, PostRecord, SidePost
from bot.domain.snowflakes import snowflake_at
from bot.domain.table import ChannelId, MessageId, Table, TableId
from bot.messages.parts.message import Menu, Message
from bot.messages.parts.phrasebook import STAMP
from bot.store import Store
from bot.store import posts as post_rows
from engine.values import Value

UNKNOWN = MessageId(0)
MAX_CLOCK_DIFFERENCE_S = 300.0  # between our clock and that of Discord's ids

NOT_THERE = (MessageGone, Unreachable, DmsClosed, ThreadArchived)  # cannot be edited or deleted

K = TypeVar("K", bound=PostKey)
MakeAttachments = Callable[[Message, Table], Awaitable[tuple[Attachment, ...]]]


class KeyedMessage(Value, frozen=True):
    """A message and its key: the same key means the same message. `version`: a checksum of what it
    shows; it is edited when that changes. By default that of its text."""

    table: Table
    key: PostKey
    channel: ChannelId
    message: Message
    step: int = 0
    version: int | None = None

    @property
    def current_version(self) -> int:
        return text_crc(self.message.text) if self.version is None else self.version


class ExactlyOnce:
    """Posts and edits keyed messages; repeating a call does no harm."""

    def __init__(self, store: Store, sender: Sender, make_attachments: MakeAttachments) -> None:
        self._store = store
        self._sender = sender
        self._make_attachments = make_attachments

    async def show(self, keyed: KeyedMessage) -> MessageId:
        """Post the message, unless it is there; edit it if its version has changed."""
        stored = await self._stored(keyed.table.id, keyed.key)
        with self._sender.asking_for(keyed.table.where.guild):
            return await self.show_stored(keyed, stored)

    async def show_stored(self, keyed: KeyedMessage, stored: PostRecord | None) -> MessageId:
        """The same if it is known what is stored about the message."""
        record = await self._find(keyed.table.id, keyed.key, stored)
        if record is not None and record.channel != keyed.channel:  # the table was moved
            await self._delete(record)
            record = None
        if record is None:
            return await self._send(keyed)
        if record.text_crc != keyed.current_version:
            try:
                await self._sender.edit(record.channel, record.message, await self._outgoing(keyed))
            except MessageGone:
                return await self._send(keyed, instead_of=record.message)
            changed = replace(record, text_crc=keyed.current_version)
            await self._save(keyed.table.id, keyed.key, changed)
        return record.message

    async def close(self, keyed: KeyedMessage) -> None:
        """Edit the message for the last time, if it is still there, and forget it."""
        with suppress(*NOT_THERE):
            record = await self.find(keyed.table.id, keyed.key)
            if record is not None:
                await self._sender.edit(record.channel, record.message, await self._outgoing(keyed))
        await self.forget(keyed.table.id, keyed.key)

    async def withdraw(self, table: TableId, key: PostKey) -> None:
        """Delete the message, if it is still there, and forget it."""
        with suppress(*NOT_THERE):
            record = await self.find(table, key)
            if record is not None:
                await self._delete(record)
        await self.forget(table, key)

    async def withdraw_all(self, table: Table, keys: Iterable[PostKey]) -> None:
        """The same for several messages of a table. RetryLater if Discord refuses many requests."""
        with self._sender.asking_for(table.where.guild):
            for key in keys:
                self._sender.pause_if_refused()
                await self.withdraw(table.id, key)

    async def find(self, table: TableId, key: PostKey) -> PostRecord | None:
        """The record of a message that is there, or None. If that is not known, the channel is
        searched for it."""
        return await self._find(table, key, await self._stored(table, key))

    async def _find(
        self, table: TableId, key: PostKey, record: PostRecord | None
    ) -> PostRecord | None:
        """The same if it is known what is stored about the message."""
        if record is None or record.message != UNKNOWN:
            return record

        def is_it(text: str, first_custom_id: str) -> bool:
            return (text_crc(text), first_custom_id) == (record.text_crc, record.first_custom_id)

        found = await self._sender.find(record.channel, record.after, is_it)
        if found is None:
            return None
        known = replace(record, message=found)
        await self._save(table, key, known)
        return known

    async def stored(self, table: TableId, kind: type[K]) -> Mapping[K, PostRecord]:
        """What is stored about all messages of a kind, whether they have arrived or not."""
        return await post_rows.load_all(self._store.reader, table, kind)

    async def side_keys(self, table: TableId) -> list[SidePost]:
        """The keys of all questions, announced absences, nudges and reminders that were sent or
        were being sent."""
        return await post_rows.side_keys(self._store.reader, table)

    async def tables_to_tidy(self) -> list[TableId]:
        """Tables with reminders of turns that are over."""
        return await post_rows.tables_to_tidy(self._store.reader)

    async def tables_to_review(self) -> list[TableId]:
        """Tables whose message about the winner lacks the sentence of the review."""
        return await post_rows.tables_to_review(self._store.reader)

    async def note(self, table: TableId, key: PostKey, posted: PostKey) -> None:
        """Store what is known about the posted message under another key as well, so that it can be
        found when its own has been forgotten."""
        record = await self.find(table, posted)
        if record is not None:
            await self._save(table, key, record)

    async def forget(self, table: TableId, key: PostKey) -> None:
        """The key will not be used again."""
        async with self._store.writing() as db:
            await post_rows.delete(db, table, key)

    async def _stored(self, table: TableId, key: PostKey) -> PostRecord | None:
        """What is stored about a message, whether it has arrived or not."""
        return await post_rows.load(self._store.reader, table, key)

    async def _delete(self, record: PostRecord) -> None:
        with suppress(*NOT_THERE):
            await self._sender.delete(record.channel, record.message)

    async def _send(self, keyed: KeyedMessage, instead_of: MessageId = UNKNOWN) -> MessageId:
        outgoing = await self._outgoing(keyed)
        nonce, is_silent = _nonce(keyed, instead_of), keyed.message.is_silent
        record = PostRecord(
            channel=keyed.channel,
            message=UNKNOWN,
            text_crc=text_crc(keyed.message.text),
            first_custom_id=_first_custom_id(keyed),
            after=id_before(time.time()),
        )
        await self._save(keyed.table.id, keyed.key, record)
        try:
            sent = await self._sender.send(keyed.channel, outgoing, nonce, is_silent=is_silent)
        except MessageGone:  # it had arrived, and somebody has deleted it since
            nonce = _nonce(keyed, record.after)
            sent = await self._sender.send(keyed.channel, outgoing, nonce, is_silent=is_silent)
        posted = replace(record, message=sent, text_crc=keyed.current_version)
        await self._save(keyed.table.id, keyed.key, posted)
        return sent

    async def _outgoing(self, keyed: KeyedMessage) -> Outgoing:
        attachments = await self._make_attachments(keyed.message, keyed.table)
        return Outgoing(keyed.message, attachments, keyed.table.id, keyed.step)

    async def _save(self, table: TableId, key: PostKey, record: PostRecord) -> None:
        await post_rows.save(self._store, table, key, record)


def text_crc(text: str) -> int:
    """A checksum of a message's text, without the line that tells as of when it is: that alone is
    no reason to edit a message. Discord strips whitespace around a text."""
    lines = [line for line in text.strip().split("\n") if not line.startswith(STAMP)]
    return zlib.crc32("\n".join(lines).encode())


def message_at(unpublished: Unpublished, key: PostKey, message: Message) -> KeyedMessage:
    """A message for everybody at the table."""
    step = 0 if unpublished.view is None else unpublished.view.step
    table = unpublished.table
    return KeyedMessage(table, key, table.where.channel, message, step)


def outgoing_at(
    unpublished: Unpublished, message: Message, attachments: tuple[Attachment, ...] = ()
) -> Outgoing:
    """A message for everybody at the table that is not posted but edited."""
    step = 0 if unpublished.view is None else unpublished.view.step
    return Outgoing(message, attachments, unpublished.table.id, step)


def id_before(unix_s: float) -> MessageId:
    """A message id that is smaller than that of any message sent from then on."""
    return snowflake_at(unix_s - MAX_CLOCK_DIFFERENCE_S)


def _first_custom_id(keyed: KeyedMessage) -> str:
    """The custom id of the first button or menu, which carries the table and its step; or ""."""
    for row in keyed.message.rows:
        for control in (row,) if isinstance(row, Menu) else row:
            if isinstance(control, Menu) or not control.address:
                return id_of(control, keyed.table.id, keyed.step)
    return ""


def _nonce(keyed: KeyedMessage, instead_of: MessageId) -> str:
    """The same for the same message; Discord compares the nonces of all that a bot sends."""
    text = text_crc(keyed.message.text)
    what = (keyed.table.id, keyed.key, keyed.channel, text, instead_of)
    return hashlib.blake2s(repr(what).encode(), digest_size=12).hexdigest()
