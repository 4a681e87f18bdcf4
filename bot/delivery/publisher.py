"""Publishes what happens at a table: one message per turn, never lost and never twice.

The message of the turn before loses its buttons and its call to act. First everything is posted,
then earlier messages are edited, then it is stored as published: interrupted at any point, the rest
is done the next time.
"""

import logging
from collections.abc import Callable, Iterable

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
from bot.domain.posts import EndPost, TurnPost
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.retry import DueLater, RetryLater
from bot.domain.table import MessageId, Seq, Table, TableId
from bot.domain.work import Work
from bot.messages.parts.message import Message
from bot.tables import Tables

log = logging.getLogger(__name__)

REST_FOLLOWS_WITHIN_S = 3.0  # mostly: of a turn of which only a part has happened


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
        self._waited_at: dict[TableId, int] = {}  # revisions of which a part of a turn has waited

    async def publish(self, table_id: TableId) -> None:
        """Publish everything that has not been published yet; nothing of a table that is gone."""
        async with self._work.doing(table_id, "publish") as revision:
            if revision:
                await self._publish_table(table_id)
            else:
                self._closed_channels.remove(table_id)
                self._waited_at.pop(table_id, None)
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
            pause_s = closed.pause_s(unpublished.table)
            if pause_s:
                raise RetryLater("the channel is still closed", pause_s)
            with self._sender.asking_for(unpublished.table.where.guild):
                self._sender.pause_if_all_refused()  # before anything is drawn
                if unpublished.table.where.is_coming_thread:
                    await self._thread_opener.open(unpublished.table)
                else:
                    await self._publish(unpublished)
            await self._open_again(unpublished.table)
        except ThreadArchived:
            raise await self._reopen_thread(unpublished.table) from None
        except Unreachable as error:
            if error.gone == unpublished.table.where.channel:
                await self._wait_until_moved(unpublished.table)
                return
            if await self._tables.retention.has_left(unpublished.table.where.guild):
                self._closed_channels.add(unpublished.table)  # tried again when it is back
                return
            raise self._retry_when_open(unpublished.table, error) from error
        finally:
            # Also after a failure: hands do not wait for a channel that is closed to the bot.
            self._after_publishing(table_id)

    async def _publish(self, unpublished: Unpublished) -> None:
        plan = self._planner.plan(unpublished)
        if plan.decision == "hold back":
            return
        self._let_rest_follow(unpublished, plan)
        seq = unpublished.seq if plan.announces else unpublished.announced
        begun_at = unpublished.revision
        if unpublished.is_interrupted:
            begun = await self._once.stored(unpublished.table.id, TurnPost)
            if await self._finish_others(unpublished, plan, seq, begun):
                table_id = unpublished.table.id
                await self._publish(await self._tables.publication.unpublished(table_id))
                return
            begun_at = min((key.revision for key in begun if key.seq == seq), default=begun_at)
        if plan.decision == "nothing":
            self._observer.nothing_to_show(unpublished.table.id)
        newest = unpublished.message
        is_edited = await self._edit(unpublished, plan)
        if plan.messages and not is_edited:
            newest = await self._post(unpublished, begun_at, seq, plan.messages)
            if plan.winner_number is not None:
                key = TurnPost(begun_at, seq, plan.winner_number)
                await self._once.note(unpublished.table.id, EndPost(), key)
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

    def _let_rest_follow(self, unpublished: Unpublished, plan: Plan) -> None:
        """DueLater, once, for a part of a turn that may wait. Until then the table counts as not
        published, so nothing is lost if the bot is stopped."""
        table_id, revision = unpublished.table.id, unpublished.revision
        if plan.may_wait and self._waited_at.get(table_id) != revision:
            self._waited_at[table_id] = revision
            self._observer.nothing_to_show(table_id)
            raise DueLater(REST_FOLLOWS_WITHIN_S)
        self._waited_at.pop(table_id, None)

    async def _reopen_thread(self, table: Table) -> RetryLater:
        """Open an archived thread again; returns when to try again."""
        try:
            with self._sender.asking_for(table.where.guild):
                await self._sender.reopen_thread(table.where)
        except Unreachable as error:
            return self._retry_when_open(table, error)
        return RetryLater("the thread was archived")

    async def _open_again(self, table: Table) -> None:
        """The table has been published."""
        if self._closed_channels.is_hidden(table.id):
            await self._tables.retention.mark_found(table.where)
            self._closed_channels.remove(table.id)

    async def _wait_until_moved(self, table: Table) -> None:
        """The table's channel was deleted: nothing is tried again until the table changes."""
        log.info("the channel is gone", extra={"table": table.id})
        self._closed_channels.add(table)
        await self._tables.retention.mark_gone(table.where)

    def _retry_when_open(self, table: Table, error: Unreachable) -> RetryLater:
        """When to try again. If no permission is missing any more, it was granted meanwhile."""
        self._closed_channels.add(table)
        return RetryLater(str(error), self._closed_channels.pause_s(table) or None)

    async def _finish_others(
        self, unpublished: Unpublished, plan: Plan, seq: Seq, begun: Iterable[TurnPost]
    ) -> bool:
        """Some messages were being posted when the bot was stopped. Those that tell up to the entry
        `seq` are what the plan posts, whatever else has changed at the table since: they are left
        to it. The others are marked as published if they have arrived, and otherwise forgotten.
        Whether that leaves something else to publish."""
        table_id, channel = unpublished.table.id, unpublished.table.where.channel
        has_changed = False
        for key in begun:
            is_same = key.seq == seq and bool(plan.messages)
            if is_same and plan.decision == "post":
                continue
            found = await self._once.find(table_id, key)
            if found is None and is_same:  # it is posted if the newest message cannot be edited
                continue
            has_changed = True
            if found is None:
                await self._once.forget(table_id, key)
            elif found.channel != channel:  # the table was moved meanwhile
                await self._once.withdraw(table_id, key)
            else:
                await self._tables.publication.mark_published(
                    unpublished, key.revision, key.seq, found.message, is_ending=key.number > 0
                )
        return has_changed

    async def _post(
        self, unpublished: Unpublished, revision: int, seq: Seq, messages: tuple[Message, ...]
    ) -> MessageId | None:
        """Post one message after the other, each once; interrupted, it goes on where it was.
        `revision`: at which they were to be posted for the first time."""
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
