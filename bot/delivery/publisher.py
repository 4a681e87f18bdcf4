"""What everybody sees of a table: one message after each turn, never lost, never twice.

The message of the turn before loses its buttons. While a player is in the middle of a turn only
the buttons of the message shown change, so that a turn is told once, as a whole. All is posted,
then tidied up, then noted: cut anywhere between, the rest is done the next time.
"""

import logging
from collections.abc import Callable
from typing import Protocol

from bot.delivery.announcements import Announcements
from bot.delivery.attachments import AttachmentMaker
from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.reveal_pause import RevealPause
from bot.delivery.side_messages import SideMessages, message_for_table, step_of, tidy
from bot.discord_io.sender import Archived, MessageGone, Outgoing, Sender, Unreachable
from bot.domain.events import TURN, Unpublished
from bot.domain.table import ChannelId, MessageId, Seq, TableId, Where
from bot.jobs.table_jobs import Retry
from bot.logs import about
from bot.messages.message import Message
from engine.values import Value

log = logging.getLogger(__name__)

LATER_S = 300.0


class TurnPost(Value, frozen=True):
    """One of the messages that tell something: up to which entry, and which of them it is."""

    revision: int
    seq: Seq
    number: int

    @property
    def name(self) -> str:
        return f"{TURN} {self.revision} {self.seq} {self.number}"


def turn_post_of(name: str) -> TurnPost:
    _, revision, seq, number = name.split()
    return TurnPost(int(revision), Seq(int(seq)), int(number))


class Bulletin(Protocol):
    """The service, as far as publishing needs it."""

    async def unpublished(self, table_id: TableId) -> Unpublished: ...

    async def published(
        self,
        table_id: TableId,
        revision: int,
        seq: Seq,
        message: MessageId | None,
        channel: ChannelId,
    ) -> None: ...


class Publisher:
    """`publish(table)` is a job of `TableJobs`: one at a time per table, repeated until done."""

    def __init__(
        self,
        bulletin: Bulletin,
        announcements: Announcements,
        attachment_maker: AttachmentMaker,
        sender: Sender,
        once: ExactlyOnce,
        side_messages: SideMessages,
        reveal_pause: RevealPause,
        shown: Callable[[TableId], None],
    ) -> None:
        self._bulletin = bulletin
        self._announcements = announcements
        self._attachment_maker = attachment_maker
        self._sender = sender
        self._once = once
        self._side_messages = side_messages
        self._reveal_pause = reveal_pause
        self._shown = shown  # told when a table was shown: hands are brought up to date then

    async def publish(self, table: TableId) -> None:
        """Show everything that has not been shown yet."""
        unpublished = await self._bulletin.unpublished(table)
        if self._announcements.is_held_back(unpublished):
            self._shown(table)
            return
        try:
            await self._tell(await self._caught_up(unpublished))
        except Archived:
            raise await self._woken(unpublished.table.where) from None
        except Unreachable as closed:
            raise Retry(str(closed), LATER_S) from closed
        finally:
            self._shown(table)  # hands do not wait for a channel that is closed to us
        log.info("published", extra=about(table, unpublished.seq))

    async def _tell(self, unpublished: Unpublished) -> None:
        seq, message = await self._show(unpublished)
        await self._side_messages.tell(unpublished)
        await self._tidy(unpublished, message)
        table, where = unpublished.table.id, unpublished.table.where.channel
        await self._bulletin.published(table, unpublished.revision, seq, message, where)

    async def _woken(self, thread: Where) -> Retry:
        """An archived thread is opened; when to try again."""
        try:
            await self._sender.wake_thread(thread)
        except Unreachable as closed:
            return Retry(str(closed), LATER_S)
        return Retry("the thread was archived")

    async def _show(self, unpublished: Unpublished) -> tuple[Seq, MessageId | None]:
        """Edit what is shown if that is enough, or post. What is told now, in which message."""
        last = (
            unpublished.message if unpublished.channel == unpublished.table.where.channel else None
        )
        if last is None:
            return await self._post_all(unpublished)
        if self._announcements.is_shown(unpublished):
            return unpublished.seq, last
        if self._announcements.is_mid_turn(unpublished):
            changed = await self._announcements.in_part(unpublished)
            is_there = await self._edited(unpublished, last, changed, keeps_pictures=True)
            return (unpublished.announced, last) if is_there else await self._post_all(unpublished)
        message = self._announcements.in_place(unpublished)
        if message is not None and await self._edited(unpublished, last, message):
            return unpublished.seq, last
        return await self._post_all(unpublished)

    async def _caught_up(self, unpublished: Unpublished) -> Unpublished:
        """Messages for an earlier moment may have arrived just before the bot was stopped: what
        they tell is not news any more."""
        table, where = unpublished.table.id, unpublished.table.where.channel
        stages = map(turn_post_of, await self._once.names(table, TURN))
        earlier = [stage for stage in stages if stage.revision < unpublished.revision]
        for stage in earlier:
            there = await self._once.arrived(table, stage.name)
            if there is None or there.channel != where:
                await self._once.forget(table, stage.name)
                continue
            await self._tidy(unpublished, there.message)
            await self._bulletin.published(
                table, stage.revision, stage.seq, there.message, there.channel
            )
        return await self._bulletin.unpublished(table) if earlier else unpublished

    async def _post_all(self, unpublished: Unpublished) -> tuple[Seq, MessageId | None]:
        """One message after the other, each once: broken off, it goes on where it was."""
        sent: MessageId | None = None
        for number, message in enumerate(await self._announcements.stages(unpublished)):
            name = TurnPost(unpublished.revision, unpublished.seq, number).name
            if number and await self._once.arrived(unpublished.table.id, name) is None:
                await self._reveal_pause.pause(unpublished)
            sent = await self._once.show(message_for_table(unpublished, name, message))
        return unpublished.seq, sent

    async def _tidy(self, unpublished: Unpublished, now: MessageId | None) -> None:
        """The message shown before loses its buttons, and says nothing that is no longer so."""
        if (
            unpublished.message is not None
            and unpublished.channel is not None
            and unpublished.message != now
        ):
            past = await self._announcements.past(unpublished, now)
            await tidy(self._sender, unpublished, unpublished.channel, unpublished.message, past)

    async def _edited(
        self,
        unpublished: Unpublished,
        last: MessageId,
        message: Message,
        *,
        keeps_pictures: bool = False,
    ) -> bool:
        """False if the message is gone and another one is needed."""
        edit = self._sender.change if keeps_pictures else self._sender.edit
        attachments = (
            ()
            if keeps_pictures
            else await self._attachment_maker.make(message, unpublished.table.id)
        )
        outgoing = Outgoing(message, attachments, unpublished.table.id, step_of(unpublished))
        try:
            await edit(unpublished.table.where.channel, last, outgoing)
        except MessageGone:
            return False
        return True
