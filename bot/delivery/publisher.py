"""Publishes what happens at a table: one message per turn, never lost and never twice.

The message of the turn before loses its buttons. First everything is posted, then old messages are
tidied up, then it is stored as published: interrupted at any point, the rest is done the next time.
"""

import logging
from collections.abc import Callable

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.exactly_once import ExactlyOnce, message_at, outgoing_at, remove_buttons
from bot.delivery.publication_plan import PublicationPlanner
from bot.delivery.reveal_pause import RevealPause
from bot.delivery.side_messages import SideMessages
from bot.discord_io.sender import MessageGone, Sender, ThreadArchived, Unreachable
from bot.domain.events import Unpublished
from bot.domain.posts import TurnPost
from bot.domain.retry import RetryLater
from bot.domain.table import MessageId, TableId, Where
from bot.messages.parts.message import Message
from bot.tables import Tables

log = logging.getLogger(__name__)

RETRY_UNREACHABLE_S = 300.0


class Publisher:
    """`publish(table)` is a job of `TableJobs`: one at a time per table, repeated until done.

    `after_publishing` is called for a table afterwards, so that its hands are brought up to date.
    """

    def __init__(
        self,
        tables: Tables,
        planner: PublicationPlanner,
        attachment_maker: AttachmentMaker,
        sender: Sender,
        once: ExactlyOnce,
        side_messages: SideMessages,
        reveal_pause: RevealPause,
        after_publishing: Callable[[TableId], None],
    ) -> None:
        self._tables = tables
        self._planner = planner
        self._attachment_maker = attachment_maker
        self._sender = sender
        self._once = once
        self._side_messages = side_messages
        self._reveal_pause = reveal_pause
        self._after_publishing = after_publishing

    async def publish(self, table_id: TableId) -> None:
        """Publish everything that has not been published yet."""
        unpublished = await self._tables.publication.unpublished(table_id)
        try:
            await self._publish(unpublished)
        except ThreadArchived:
            raise await self._reopen_thread(unpublished.table.where) from None
        except Unreachable as error:
            raise RetryLater(str(error), RETRY_UNREACHABLE_S) from error
        finally:
            # Also after a failure: hands do not wait for a channel that is closed to the bot.
            self._after_publishing(table_id)

    async def _publish(self, unpublished: Unpublished) -> None:
        plan = self._planner.plan(unpublished)
        if plan.decision == "hold back":
            return
        if unpublished.is_interrupted:
            unpublished = await self._finish_earlier(unpublished)
            plan = self._planner.plan(unpublished)
            if plan.decision == "hold back":
                return
        seq, newest = unpublished.seq, unpublished.message
        match plan.decision:
            case "edit buttons" if await self._change(unpublished, plan.messages[0]):
                seq = unpublished.announced
            case "edit" if await self._edit(unpublished, plan.messages[0]):
                pass
            case "post":
                newest = await self._post(unpublished, plan.messages)
            case "edit buttons" | "edit":  # the message is gone
                newest = await self._post(unpublished, self._planner.messages(unpublished))
            case _:
                pass
        await self._side_messages.publish(unpublished)
        await self._tidy_up(unpublished, newest)
        table_id, channel = unpublished.table.id, unpublished.table.where.channel
        await self._tables.publication.mark_published(
            table_id, unpublished.revision, seq, newest, channel
        )
        log.info("published", extra={"table": table_id, "seq": unpublished.seq})

    async def _reopen_thread(self, where: Where) -> RetryLater:
        """Open an archived thread again; returns when to try again."""
        try:
            await self._sender.reopen_thread(where)
        except Unreachable as error:
            return RetryLater(str(error), RETRY_UNREACHABLE_S)
        return RetryLater("the thread was archived")

    async def _finish_earlier(self, unpublished: Unpublished) -> Unpublished:
        """Messages of an earlier revision were being posted when the bot was stopped: mark what
        they say as published, if they have arrived. Returns what is left to publish."""
        table_id, channel = unpublished.table.id, unpublished.table.where.channel
        keys = await self._once.keys(table_id, TurnPost)
        for key in (key for key in keys if key.revision < unpublished.revision):
            found = await self._once.find(table_id, key)
            if found is None or found.channel != channel:
                await self._once.forget(table_id, key)
                continue
            await self._tidy_up(unpublished, found.message)
            await self._tables.publication.mark_published(
                table_id, key.revision, key.seq, found.message, found.channel
            )
        return await self._tables.publication.unpublished(table_id)

    async def _post(
        self, unpublished: Unpublished, messages: tuple[Message, ...]
    ) -> MessageId | None:
        """Post one message after the other, each once; interrupted, it goes on where it was."""
        sent: MessageId | None = None
        for number, message in enumerate(messages):
            key = TurnPost(unpublished.revision, unpublished.seq, number)
            if number and await self._once.find(unpublished.table.id, key) is None:
                await self._reveal_pause.before_next_stage(unpublished)
            sent = await self._once.show(message_at(unpublished, key, message))
        return sent

    async def _tidy_up(self, unpublished: Unpublished, newest: MessageId | None) -> None:
        """Remove the buttons of the message before, and change its text if it is no longer true."""
        message, channel = unpublished.message, unpublished.channel
        if message is None or channel is None or message == newest:
            return
        past = None
        if newest is not None:
            past = self._planner.past_message(unpublished, newest)
        await remove_buttons(self._sender, unpublished, channel, message, past)

    async def _change(self, unpublished: Unpublished, message: Message) -> bool:
        """Change the newest message but not its pictures. False if it is gone."""
        outgoing = outgoing_at(unpublished, message)
        channel, newest = unpublished.table.where.channel, unpublished.message or MessageId(0)
        try:
            await self._sender.change(channel, newest, outgoing)
        except MessageGone:
            return False
        return True

    async def _edit(self, unpublished: Unpublished, message: Message) -> bool:
        """Replace the newest message. False if it is gone."""
        attachments = await self._attachment_maker.make(message, unpublished.table)
        outgoing = outgoing_at(unpublished, message, attachments)
        channel, newest = unpublished.table.where.channel, unpublished.message or MessageId(0)
        try:
            await self._sender.edit(channel, newest, outgoing)
        except MessageGone:
            return False
        return True
