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

    async def news(self, table_id: TableId) -> Unpublished: ...

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
        wording: Announcements,
        studio: AttachmentMaker,
        post: Sender,
        outbox: ExactlyOnce,
        asides: SideMessages,
        suspense: RevealPause,
        shown: Callable[[TableId], None],
    ) -> None:
        self._bulletin = bulletin
        self._wording = wording
        self._studio = studio
        self._post = post
        self._outbox = outbox
        self._asides = asides
        self._suspense = suspense
        self._shown = shown  # told when a table was shown: hands are brought up to date then

    async def publish(self, table: TableId) -> None:
        """Show everything that has not been shown yet."""
        news = await self._bulletin.news(table)
        if self._wording.is_held_back(news):
            self._shown(table)
            return
        try:
            await self._tell(await self._caught_up(news))
        except Archived:
            raise await self._woken(news.table.where) from None
        except Unreachable as closed:
            raise Retry(str(closed), LATER_S) from closed
        finally:
            self._shown(table)  # hands do not wait for a channel that is closed to us
        log.info("published", extra=about(table, news.seq))

    async def _tell(self, news: Unpublished) -> None:
        seq, message = await self._show(news)
        await self._asides.tell(news)
        await self._tidy(news, message)
        table, where = news.table.id, news.table.where.channel
        await self._bulletin.published(table, news.revision, seq, message, where)

    async def _woken(self, thread: Where) -> Retry:
        """An archived thread is opened; when to try again."""
        try:
            await self._post.wake_thread(thread)
        except Unreachable as closed:
            return Retry(str(closed), LATER_S)
        return Retry("the thread was archived")

    async def _show(self, news: Unpublished) -> tuple[Seq, MessageId | None]:
        """Edit what is shown if that is enough, or post. What is told now, in which message."""
        last = news.message if news.channel == news.table.where.channel else None
        if last is None:
            return await self._post_all(news)
        if self._wording.is_shown(news):
            return news.seq, last
        if self._wording.is_mid_turn(news):
            changed = await self._wording.in_part(news)
            is_there = await self._edited(news, last, changed, keeps_pictures=True)
            return (news.announced, last) if is_there else await self._post_all(news)
        message = self._wording.in_place(news)
        if message is not None and await self._edited(news, last, message):
            return news.seq, last
        return await self._post_all(news)

    async def _caught_up(self, news: Unpublished) -> Unpublished:
        """Messages for an earlier moment may have arrived just before the bot was stopped: what
        they tell is not news any more."""
        table, where = news.table.id, news.table.where.channel
        stages = map(turn_post_of, await self._outbox.names(table, TURN))
        earlier = [stage for stage in stages if stage.revision < news.revision]
        for stage in earlier:
            there = await self._outbox.arrived(table, stage.name)
            if there is None or there.channel != where:
                await self._outbox.forget(table, stage.name)
                continue
            await self._tidy(news, there.message)
            await self._bulletin.published(
                table, stage.revision, stage.seq, there.message, there.channel
            )
        return await self._bulletin.news(table) if earlier else news

    async def _post_all(self, news: Unpublished) -> tuple[Seq, MessageId | None]:
        """One message after the other, each once: broken off, it goes on where it was."""
        sent: MessageId | None = None
        for number, message in enumerate(await self._wording.stages(news)):
            name = TurnPost(news.revision, news.seq, number).name
            if number and await self._outbox.arrived(news.table.id, name) is None:
                await self._suspense.pause(news)
            sent = await self._outbox.show(message_for_table(news, name, message))
        return news.seq, sent

    async def _tidy(self, news: Unpublished, now: MessageId | None) -> None:
        """The message shown before loses its buttons, and says nothing that is no longer so."""
        if news.message is not None and news.channel is not None and news.message != now:
            past = await self._wording.past(news, now)
            await tidy(self._post, news, news.channel, news.message, past)

    async def _edited(
        self, news: Unpublished, last: MessageId, message: Message, *, keeps_pictures: bool = False
    ) -> bool:
        """False if the message is gone and another one is needed."""
        edit = self._post.change if keeps_pictures else self._post.edit
        enclosed = () if keeps_pictures else await self._studio.make(message, news.table.id)
        parcel = Outgoing(message, enclosed, news.table.id, step_of(news))
        try:
            await edit(news.table.where.channel, last, parcel)
        except MessageGone:
            return False
        return True
