"""Opens the thread of a new table, once, even if the bot is killed meanwhile.

A message in the channel starts the thread. It is found again by its button, which carries the
number of the table; a thread that has been started on it is not started again. If Discord starts
none, the table does without.
"""

import logging
from contextlib import suppress

from bot.discord_io.components import custom_id
from bot.discord_io.sender import MessageGone, Outgoing, Sender, ThreadRefused, Unreachable
from bot.domain.retry import RetryLater
from bot.domain.table import MessageId, Table, Where
from bot.i18n.catalogue import Catalogue, Translator
from bot.messages import lobby
from bot.messages.parts.message import Message
from bot.tables import Tables
from engine.model import Map

log = logging.getLogger(__name__)


class ThreadOpener:
    """Gives tables that were opened for a thread their thread."""

    def __init__(self, tables: Tables, catalogue: Catalogue, sender: Sender) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._sender = sender

    async def open(self, table: Table) -> None:
        """Open the thread and bind the table to it; then its lobby is published there. If Discord
        opens none, the table is bound to the channel, or cancelled. Raises RetryLater."""
        channel, starter = table.posts_in, None
        if not table.is_open:  # it was cancelled before anybody saw it
            await self._tables.lobby.settle_without_thread(table.id)
            return
        try:
            starter = await self._find_starter(table, channel) or await self._send_starter(
                table, channel
            )
            name = lobby.thread_name(self._translator(table), table, self._map(table))
            thread = await self._sender.start_thread(channel, starter, name)
        except (ThreadRefused, Unreachable) as refusal:
            log.warning("no thread", extra={"table": table.id, "error": str(refusal)})
            settled = await self._tables.lobby.settle_without_thread(table.id)
            message = lobby.no_thread_message(self._translator(table), settled, self._map(table))
        else:
            await self._tables.lobby.settle_in_thread(table.id, thread)
            log.info("opened a thread", extra={"table": table.id})
            message = lobby.thread_starter(self._translator(table), table, self._map(table), thread)
        if starter is not None:
            with suppress(MessageGone, Unreachable, RetryLater):  # what follows is below it anyway
                await self._sender.change(channel.channel, starter, self._outgoing(table, message))

    async def _find_starter(self, table: Table, channel: Where) -> MessageId | None:
        """The message that was sent before the bot was stopped, if there is one."""
        asked_for = MessageId(-table.where.channel)  # ids grow with time
        wanted = custom_id("rules", table.id, 0)
        return await self._sender.find(
            channel.channel, asked_for, lambda _, first_custom_id: first_custom_id == wanted
        )

    async def _send_starter(self, table: Table, channel: Where) -> MessageId:
        message = lobby.thread_starter(self._translator(table), table, self._map(table))
        nonce = f"thread {table.id}"
        return await self._sender.send(channel.channel, self._outgoing(table, message), nonce)

    def _translator(self, table: Table) -> Translator:
        return self._catalogue.translator(table.options.language)

    def _map(self, table: Table) -> Map:
        return self._tables.boards[table.options.map].map

    def _outgoing(self, table: Table, message: Message) -> Outgoing:
        return Outgoing(message, (), table.id, 0)
