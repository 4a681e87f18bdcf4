"""What somebody shares about a game with everybody, its review or the result of a daily deal, is
posted once for each game, whoever shares it and however often, and also if the bot is stopped
meanwhile."""

import asyncio
import hashlib
import time
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.exactly_once import NOT_THERE, UNKNOWN, ExactlyOnce, id_before, text_crc
from bot.delivery.kept_messages import NO_TABLE
from bot.discord_io.sender import Outgoing, Sender, ThreadArchived
from bot.domain.posts import PostRecord, ReviewPost
from bot.domain.table import MessageId, Table, TableId, Where
from bot.messages.parts.message import Message, Text
from bot.store import Store
from bot.store import posts as post_rows

KEY = ReviewPost()


class SharedOnce:
    """Posts the reviews of finished games and the results of daily deals, which have no review."""

    def __init__(
        self, store: Store, sender: Sender, once: ExactlyOnce, attachment_maker: AttachmentMaker
    ) -> None:
        self._store = store
        self._sender = sender
        self._once = once
        self._attachment_maker = attachment_maker
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def post(self, table: Table, where: Where, message: Message) -> tuple[Where, MessageId]:
        """Post the message there, unless the game has been shared before: where it is, and which
        message. Raises Unreachable, RetryLater. Two processes that post it at the same moment use
        the same nonce, so that Discord posts one of the two."""
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            with self._sender.asking_for(where.guild):
                found: PostRecord | None = None
                with suppress(*NOT_THERE):  # where it was to be posted is gone
                    found = await self._once.find(table.id, KEY)
                if found is None:
                    found = await self._send(table, where, message)
        return Where(where.guild, found.channel), found.message

    async def _send(self, table: Table, where: Where, message: Message) -> PostRecord:
        attachments = await self._attachment_maker.make(message, table)
        about = NO_TABLE if table.where.is_private else table.id  # of which nobody else may know
        outgoing = Outgoing(message, attachments, about, 0)
        record = PostRecord(where.channel, UNKNOWN, _crc(message), after=id_before(time.time()))
        await self._save(table.id, record)
        nonce = hashlib.blake2s(f"review {table.id}".encode(), digest_size=12).hexdigest()
        try:
            sent = await self._sender.send(where.channel, outgoing, nonce)
        except ThreadArchived:
            await self._sender.reopen_thread(where)
            sent = await self._sender.send(where.channel, outgoing, nonce)
        posted = replace(record, message=sent)
        await self._save(table.id, posted)
        return posted

    async def _save(self, table: TableId, record: PostRecord) -> None:
        await post_rows.save(self._store, table, KEY, record)


def _crc(message: Message) -> int:
    """Of the texts of a layout, as Discord has them."""
    return text_crc("\n".join(b.text for b in message.blocks if isinstance(b, Text) and b.text))
