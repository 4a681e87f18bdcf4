"""Publishes what happens at a table: one message per turn, never lost and never twice.

The message of the turn before loses its buttons and its call to act. First everything is posted,
then earlier messages are edited, then it is stored as published: interrupted at any point, the rest
is done the next time.
"""

import logging
from collections.abc import Callable

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.closed_channels import ClosedChannels
from bot.delivery.exactly_once import ExactlyOnce, message_at, outgoing_at
from bot.delivery.publication_plan import Plan, PublicationPlanner
from bot.delivery.reveal_pause import RevealPause
from bot.delivery.side_messages import SideMessages
from bot.delivery.thread_opener import ThreadOpener
from bot.discord_io.sender import MessageGone, Outgoing, Sender, ThreadArchived, Unreachable
from bot.domain.events import PostedMessage, Unpublished
from bot.domain.observer import Observer
from bot.domain.posts import TurnPost
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.retry import RetryLater
from bot.domain.table import MessageId, Seq, Table, TableId
from bot.domain.work import Work
from bot.messages.parts.message import Message
from bot.tables import Tables

log = logging.getLogger(__name__)

RETRY_UNREACHABLE_S = 300.0


class Publisher:
    """`publish(table)` is a job of `TableJobs`: one at a time per table, repeated until done.

    `after_publishing` is called for a table afterwards, so that its hands are brought up to date.
    `observer`: is told as soon as the table's message shows what was unpublished, or need not
    change.
    """

    def __init__(
        self,
        tables: Tables,
        work: Work,
        planner: PublicationPlanner,
        attachment_maker: AttachmentMaker,
        sender: Sender,
        once: ExactlyOnce,
        side_messages: SideMessages,
        thread_opener: ThreadOpener,
        reveal_pause: RevealPause,
        closed_channels: ClosedChannels,
        after_publishing: Callable[[TableId], None],
        observer: Observer,
    ) -> None:
        self._tables = tables
        self._work = work
        self._planner = planner
        self._attachment_maker = attachment_maker
        self._sender = sender
        self._once = once
        self._side_messages = side_messages
        self._thread_opener = thread_opener
        self._reveal_pause = reveal_pause
        self._closed_channels = closed_channels
        self._after_publishing = after_publishing
        self._observer = observer

    async def publish(self, table_id: TableId) -> None:
        """Publish everything that has not been published yet; nothing of a table that is gone."""
        async with self._work.doing(table_id, "publish") as revision:
            if revision:
                await self._publish_table(table_id)
            else:
                self._closed_channels.remove(table_id)
                self._observer.nothing_to_show(table_id)
                self._after_publishing(table_id)

    async def _publish_table(self, table_id: TableId) -> None:
        try:
            unpublished = await self._tables.publication.unpublished(table_id)
        except TableRefusal as refusal:
            if refusal.code is not TableCode.UNKNOWN_TABLE:
                raise
            self._closed_channels.remove(table_id)
            return
        try:
            closed = self._closed_channels
            if table_id in closed.tables and closed.is_closed(unpublished.table):
                raise RetryLater("permissions are still missing", RETRY_UNREACHABLE_S)
            if unpublished.table.where.is_coming_thread:
                await self._thread_opener.open(unpublished.table)
            else:
                await self._publish(unpublished)
            closed.remove(table_id)
        except ThreadArchived:
            raise await self._reopen_thread(unpublished.table) from None
        except Unreachable as error:
            raise self._retry_when_open(unpublished.table, error) from error
        finally:
            # Also after a failure: hands do not wait for a channel that is closed to the bot.
            self._after_publishing(table_id)

    async def _publish(self, unpublished: Unpublished) -> None:
        plan = self._planner.plan(unpublished)
        if plan.decision == "hold back":
            return
        begun = await self._begun_ending(unpublished, plan) if unpublished.is_interrupted else 0
        if unpublished.is_interrupted and not begun:
            unpublished = await self._finish_earlier(unpublished)
            plan = self._planner.plan(unpublished)
            if plan.decision == "hold back":
                return
        if plan.decision == "nothing":
            self._observer.nothing_to_show(unpublished.table.id)
        seq = unpublished.seq if plan.announces else unpublished.announced
        newest = unpublished.message
        is_edited = await self._edit(unpublished, plan)
        if plan.messages and not is_edited:
            revision = begun or unpublished.revision
            newest = await self._post(unpublished, revision, seq, plan.messages)
        await self._attachment_maker.until_rush_is_over()
        await self._side_messages.publish(unpublished)
        if not (unpublished.is_behind or unpublished.unedited or unpublished.is_interrupted):
            return
        past, failure = await self._edit_past_messages(unpublished, newest)
        await self._tables.publication.mark_published(
            unpublished, unpublished.revision, seq, newest, past, is_ending=len(plan.messages) > 1
        )
        log.info("published", extra={"table": unpublished.table.id, "seq": unpublished.seq})
        if failure is not None:
            raise failure

    async def _reopen_thread(self, table: Table) -> RetryLater:
        """Open an archived thread again; returns when to try again."""
        try:
            await self._sender.reopen_thread(table.where)
        except Unreachable as error:
            self._closed_channels.add(table)
            return RetryLater(str(error), RETRY_UNREACHABLE_S)
        return RetryLater("the thread was archived")

    def _retry_when_open(self, table: Table, error: Unreachable) -> RetryLater:
        """When to try again. If no permission is missing any more, it was granted meanwhile."""
        self._closed_channels.add(table)
        return RetryLater(str(error), None if error.is_open_again else RETRY_UNREACHABLE_S)

    async def _begun_ending(self, unpublished: Unpublished, plan: Plan) -> int:
        """The revision at which the first messages about the end of the game were posted; 0 if
        none was. The others follow, also if something else has changed since: a name, for example,
        because somebody has deleted their data."""
        if len(plan.messages) < 2:  # no ending
            return 0
        keys = await self._once.stored(unpublished.table.id, TurnPost)
        return min((key.revision for key in keys if key.seq == unpublished.seq), default=0)

    async def _finish_earlier(self, unpublished: Unpublished) -> Unpublished:
        """Messages of an earlier revision were being posted when the bot was stopped: mark what
        they say as published, if they have arrived. Returns what is left to publish."""
        table_id, channel = unpublished.table.id, unpublished.table.where.channel
        keys = await self._once.stored(table_id, TurnPost)
        for key in (key for key in keys if key.revision < unpublished.revision):
            found = await self._once.find(table_id, key)
            if found is None:
                await self._once.forget(table_id, key)
                continue
            if found.channel != channel:  # the table was moved meanwhile
                await self._once.withdraw(table_id, key)
                continue
            await self._tables.publication.mark_published(
                unpublished, key.revision, key.seq, found.message, is_ending=key.number > 0
            )
        return await self._tables.publication.unpublished(table_id)

    async def _post(
        self, unpublished: Unpublished, revision: int, seq: Seq, messages: tuple[Message, ...]
    ) -> MessageId | None:
        """Post one message after the other, each once; interrupted, it goes on where it was.
        `revision`: at which the first of them was to be posted."""
        sent: MessageId | None = None
        for number, message in enumerate(messages):
            key = TurnPost(revision, seq, number)
            if number and await self._once.find(unpublished.table.id, key) is None:
                await self._reveal_pause.before_next_stage(unpublished)
            keyed = message_at(unpublished, key, message)
            if number or unpublished.is_interrupted:
                sent = await self._once.show(keyed)
            else:  # nothing is stored
                sent = await self._once.show_stored(keyed, None)
            if number == 0:
                self._observer.message_shown(unpublished)
        return sent

    async def _edit_past_messages(
        self, unpublished: Unpublished, newest: MessageId | None
    ) -> tuple[list[MessageId], RetryLater | None]:
        """Earlier messages say what happened, and nobody is asked to act there any more. Returns
        those that need no other edit, and why others could not be edited now."""
        table, past, failure = unpublished.table, list[MessageId](), None
        earlier = unpublished.unedited
        if newest is None:
            return past, failure
        if unpublished.shown is not None and newest != unpublished.message:
            earlier = (*earlier, unpublished.shown)
        for one in earlier:
            following = one.following or PostedMessage(newest, table.where)
            message = self._planner.past_message(table, one, following)
            try:
                await self._edit_past_message(one.posted, outgoing_at(unpublished, message))
            except RetryLater as error:
                failure = error
                continue
            except (MessageGone, Unreachable, ThreadArchived) as error:
                about = {"table": table.id, "seq": one.seq, "error": str(error)}
                log.info("an earlier message was not edited", extra=about)
            past.append(one.posted.id)
        return past, failure

    async def _edit_past_message(self, posted: PostedMessage, outgoing: Outgoing) -> None:
        """Change an earlier message but not its pictures, also in an archived thread."""
        try:
            await self._sender.change(posted.where.channel, posted.id, outgoing)
        except ThreadArchived:
            await self._sender.reopen_thread(posted.where)
            await self._sender.change(posted.where.channel, posted.id, outgoing)

    async def _edit(self, unpublished: Unpublished, plan: Plan) -> bool:
        """Edit the newest message, if the plan says so. False if it does not, or it is gone."""
        if plan.decision not in ("change", "edit"):
            return False
        (message,) = plan.messages
        channel, newest = unpublished.table.where.channel, unpublished.message or MessageId(0)
        try:
            if plan.decision == "change":
                await self._sender.change(channel, newest, outgoing_at(unpublished, message))
            else:
                attachments = await self._attachment_maker.make(message, unpublished.table)
                outgoing = outgoing_at(unpublished, message, attachments)
                await self._sender.edit(channel, newest, outgoing)
        except MessageGone:
            return False
        self._observer.message_shown(unpublished)
        return True
