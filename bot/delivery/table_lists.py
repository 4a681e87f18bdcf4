"""Keeps the message with each server's tables up to date, without notifying anybody."""

import asyncio
import hashlib
import logging
import zlib
from contextlib import suppress
from functools import partial
from typing import Protocol

from bot.delivery.exactly_once import NOT_THERE, id_before
from bot.discord_io.sender import Outgoing, Sender
from bot.domain.requests import ANY_STEP
from bot.domain.retry import RetryLater
from bot.domain.server_tables import NO_MESSAGE, TableList
from bot.domain.table import GuildId, MessageId, TableId, Where
from bot.i18n.catalogue import Catalogue
from bot.jobs.table_jobs import Sleep
from bot.messages.parts.message import Message
from bot.messages.server.server_tables import server_tables_message
from bot.store import DatabaseTooNewError
from bot.tables import Tables

log = logging.getLogger(__name__)

NO_TABLE = TableId(0)


class ConnectedServers(Protocol):
    """Knows the servers to which this process is connected, and who sees their channels."""

    def knows_server(self, guild: GuildId) -> bool: ...

    def may_mention_in(self, where: Where, table: Where) -> bool: ...


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
        while True:
            try:
                await self.update_due()
            except DatabaseTooNewError:
                return  # the bot ends in a moment
            except Exception:
                log.exception("the lists of tables were not updated")  # the next time comes
            await sleep(every_s)

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
        """Post or edit a list, unless another process does. What Discord does not accept now is
        tried again later; a message that is gone or closed to the bot is given up."""
        if not self._channels.knows_server(wanted.guild):
            return  # another process is connected to it, or the bot was removed from it
        if self._sender.access_to(wanted.channel).missing:
            return  # goes on when the permissions are back
        if not await self._server_tables.claim(wanted):
            return
        try:
            with self._sender.asking_for(wanted.guild):
                self._sender.pause_if_refused()
                await self._show(wanted, shown)
        except NOT_THERE as error:
            log.info("a list of tables is given up", extra={"error": type(error).__name__})
            await self._server_tables.forget(wanted)
        except RetryLater as error:
            log.info("a list of tables is not up to date", extra={"error": str(error)})
        except Exception:
            log.exception("a list of tables was not updated")  # the others are

    async def _show(self, wanted: TableList, shown: int) -> None:
        shown_now = await self._message(wanted)
        checksum = zlib.crc32(repr(shown_now).encode())
        outgoing = Outgoing(shown_now, (), NO_TABLE, ANY_STEP)
        if wanted.message == NO_MESSAGE:
            message = await self._find(wanted)
            if message is None:
                nonce = _nonce(wanted)
                message = await self._sender.send(wanted.channel, outgoing, nonce, is_silent=True)
        else:
            message = wanted.message
            if checksum != wanted.checksum:
                await self._sender.change(wanted.channel, message, outgoing)
        if not await self._server_tables.mark_shown(wanted, message, shown, checksum):
            with suppress(*NOT_THERE):  # somebody has asked for it elsewhere meanwhile
                await self._sender.delete(wanted.channel, message)
        elif wanted.old_message != NO_MESSAGE:
            with suppress(*NOT_THERE):
                await self._sender.delete(wanted.old_channel, wanted.old_message)
            await self._server_tables.forget_old(wanted)

    async def _find(self, wanted: TableList) -> MessageId | None:
        """The message, if it was posted by a bot that was killed before it could store its id."""
        if not wanted.edited_at:
            return None
        title = self._catalogue.translator(wanted.language).say("tables-title")
        after = max(id_before(wanted.asked_at), wanted.old_message)
        return await self._sender.find(
            wanted.channel, MessageId(after), lambda text, _: text.startswith(title)
        )

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
