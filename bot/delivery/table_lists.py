"""Keeps the message with each server's tables up to date, without notifying anybody."""

import asyncio
import hashlib
import zlib
from contextlib import suppress
from functools import partial

from bot.delivery.exactly_once import NOT_THERE, id_before
from bot.delivery.kept_messages import (
    NO_TABLE,
    ConnectedServers,
    update_for_ever,
    update_one,
)
from bot.discord_io.sender import Outgoing, Sender
from bot.domain.requests import ANY_STEP
from bot.domain.server_tables import NO_MESSAGE, TableList
from bot.domain.table import GuildId, MessageId
from bot.i18n.catalogue import Catalogue
from bot.jobs.table_jobs import Sleep
from bot.messages.parts.message import Message
from bot.messages.server.server_tables import server_tables_message
from bot.tables import Tables


class TableLists:
    """`update_due` posts and edits the lists that are due; `run` does it for ever. With several
    processes, each does it for the servers it is connected to, and one of them for each list."""

    def __init__(
        self, tables: Tables, catalogue: Catalogue, sender: Sender, channels: ConnectedServers
    ) -> None:
        self._tables = tables
        self._server_tables = tables.server_tables
        self._catalogue = catalogue
        self._sender = sender
        self._channels = channels
        tables.server_tables.on_asked.append(self._update_of)

    async def run(self, every_s: float, sleep: Sleep = asyncio.sleep) -> None:
        await update_for_ever(self.update_due, "lists of tables", every_s, sleep)

    async def update_due(self) -> None:
        """All lists that are due now."""
        for wanted, shown in await self._server_tables.due_lists():
            await self._update(wanted, shown)

    async def _update_of(self, guild: GuildId) -> None:
        """The list of one server, if it is due."""
        for wanted, shown in await self._server_tables.due_lists():
            if wanted.guild == guild:
                await self._update(wanted, shown)

    async def _update(self, wanted: TableList, shown: int) -> None:
        await update_one(
            self._sender,
            self._channels,
            wanted,
            "lists of tables",
            claim=lambda: self._server_tables.claim(wanted),
            show=lambda: self._show(wanted, shown),
            give_up=lambda: self._server_tables.forget(wanted),
        )

    async def _show(self, wanted: TableList, shown: int) -> None:
        shown_now = await self._message(wanted)
        checksum = zlib.crc32(repr(shown_now).encode())
        outgoing = Outgoing(shown_now, (), NO_TABLE, ANY_STEP)
        message = wanted.message or await self._find(wanted)
        is_new = message == NO_MESSAGE
        if is_new:
            nonce = _nonce(wanted)
            message = await self._sender.send(wanted.channel, outgoing, nonce, is_silent=True)
        # If somebody was killed before, Discord may have found what was sent then.
        if wanted.edited_at if is_new else checksum != wanted.checksum:
            await self._sender.change(wanted.channel, message, outgoing)
        if not await self._server_tables.mark_shown(wanted, message, shown, checksum):
            with suppress(*NOT_THERE):  # somebody has asked for it elsewhere meanwhile
                await self._sender.delete(wanted.channel, message)
        elif wanted.old_message != NO_MESSAGE:
            with suppress(*NOT_THERE):
                await self._sender.delete(wanted.old_channel, wanted.old_message)
            await self._server_tables.forget_old(wanted)

    async def _find(self, wanted: TableList) -> MessageId:
        """The message, if it was posted by a bot that was killed before it could store its id;
        otherwise NO_MESSAGE."""
        if not wanted.edited_at:
            return NO_MESSAGE
        title = self._catalogue.translator(wanted.language).say("tables-title")
        after = max(id_before(wanted.asked_at), wanted.old_message)
        found = await self._sender.find(
            wanted.channel, MessageId(after), lambda text, _: text.startswith(title)
        )
        return found or NO_MESSAGE

    async def _message(self, wanted: TableList) -> Message:
        may_list = partial(self._channels.may_mention_in, wanted.where)
        listed = await self._server_tables.of(wanted.guild, may_list)
        boards = self._tables.boards
        maps = {map_id: boards[map_id].map for map_id in boards.map_ids}
        return server_tables_message(self._catalogue.translator(wanted.language), listed, maps)


def _nonce(wanted: TableList) -> str:
    """By which Discord recognises a message that is sent again."""
    name = f"tables {wanted.guild} {wanted.asked_at}"
    return hashlib.blake2b(name.encode(), digest_size=12).hexdigest()
