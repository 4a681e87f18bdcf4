"""Opens the thread of a new table, once, even if the bot is killed meanwhile.

A message in the channel starts the thread. It is found again by its button, which carries the
number of the table; a thread that has been started on it is not started again.
"""

import logging
from contextlib import suppress

from bot.discord_io.components import custom_id
from bot.discord_io.sender import MessageGone, Outgoing, Sender, Unreachable
from bot.domain.retry import RetryLater
from bot.domain.table import MessageId, Table, Where
from bot.i18n.catalogue import Catalogue
from bot.messages import lobby
from bot.messages.parts.message import Message
from bot.tables import Tables

log = logging.getLogger(__name__)


class ThreadOpener:
    """Gives tables that were opened for a thread their thread."""

    def __init__(self, tables: Tables, catalogue: Catalogue, sender: Sender) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._sender = sender

    async def open(self, table: Table) -> None:
        """Open the thread and bind the table to it; then its lobby is published there. Raises
        Unreachable, RetryLater."""
        channel = table.posts_in
        starter = await self._find_starter(table, channel) or await self._send_starter(
            table, channel
        )
        translator = self._catalogue.translator(table.options.language)
        map_ = self._tables.boards[table.options.map].map
        name = lobby.thread_name(translator, table, map_)
        thread = await self._sender.start_thread(channel, starter, name)
        await self._tables.lobby.settle_in_thread(table.id, thread)
        log.info("opened a thread", extra={"table": table.id})
        with suppress(MessageGone, Unreachable, RetryLater):  # the thread is seen below it anyway
            outgoing = self._outgoing(table, lobby.thread_starter(translator, table, map_, thread))
            await self._sender.change(channel.channel, starter, outgoing)

    async def _find_starter(self, table: Table, channel: Where) -> MessageId | None:
        """The message that was sent before the bot was stopped, if there is one."""
        asked_for = MessageId(-table.where.channel)  # ids grow with time
        wanted = custom_id("rules", table.id, 0)
        return await self._sender.find(
            channel.channel, asked_for, lambda _, first_custom_id: first_custom_id == wanted
        )

    async def _send_starter(self, table: Table, channel: Where) -> MessageId:
        translator = self._catalogue.translator(table.options.language)
        map_ = self._tables.boards[table.options.map].map
        outgoing = self._outgoing(table, lobby.thread_starter(translator, table, map_))
        nonce = f"thread {table.id}"
        return await self._sender.send(channel.channel, outgoing, nonce)

    def _outgoing(self, table: Table, message: Message) -> Outgoing:
        return Outgoing(message, (), table.id, 0)
