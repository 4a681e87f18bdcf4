"""What everybody sees of a table: one message after each turn, never lost, never twice.

The message of the turn before loses its buttons. While a player is in the middle of a turn only
the buttons of the message shown change, so that a turn is told once, as a whole.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.logs import about
from bot.model import ChannelId, MessageId, Seq, TableId
from bot.news import News
from bot.post import Archived, Parcel, Post, Unreachable, Vanished
from bot.present.message import Message
from bot.serial import Retry
from bot.studio import Studio
from bot.wording import Wording

log = logging.getLogger(__name__)

SOON_S = 0.05
LATER_S = 300.0


class Bulletin(Protocol):
    """The service, as far as publishing needs it."""

    async def news(self, table_id: TableId) -> News: ...

    async def published(
        self,
        table_id: TableId,
        revision: int,
        seq: Seq,
        message: MessageId | None,
        channel: ChannelId,
    ) -> None: ...


class Publisher:
    """`publish(table)` is the job of a `Serial`: one at a time per table, repeated until done."""

    def __init__(
        self,
        bulletin: Bulletin,
        wording: Wording,
        studio: Studio,
        post: Post,
        shown: Callable[[TableId], None],
    ) -> None:
        self._bulletin = bulletin
        self._wording = wording
        self._studio = studio
        self._post = post
        self._shown = shown  # told when a table was shown: hands are brought up to date then
        self._asked: dict[tuple[TableId, float], MessageId] = {}

    async def publish(self, table: TableId) -> None:
        """Show everything that has not been shown yet."""
        news = await self._bulletin.news(table)
        if self._wording.is_held_back(news):
            return
        try:
            await self._show(news)
            await self._ask(news)
        except Archived:
            await self._post.wake_thread(news.table.where)
            raise Retry("the thread was archived", SOON_S) from None
        except Unreachable as closed:
            raise Retry(str(closed), LATER_S) from closed
        finally:
            self._shown(table)  # hands do not wait for a channel that is closed to us
        log.info("published", extra=about(table, news.seq))

    async def _show(self, news: News) -> None:
        """Edit what is shown if that is enough, or post."""
        last = news.message if news.channel == news.table.where.channel else None
        if last is None:
            await self._post_all(news)
        elif self._wording.is_shown(news):
            await self._note(news, news.seq, last)
        elif self._wording.is_mid_turn(news):
            buttons = self._wording.buttons(news)
            is_there = await self._edited(news, last, buttons, only_buttons=True)
            await (self._note(news, news.announced, last) if is_there else self._post_all(news))
        elif (message := self._wording.in_place(news)) is not None:
            is_there = await self._edited(news, last, message)
            await (self._note(news, news.seq, last) if is_there else self._post_all(news))
        else:
            await self._post_all(news)

    async def _post_all(self, news: News) -> None:
        """Post, then remember, then tidy up: cut anywhere between, nothing is shown twice."""
        sent: MessageId | None = None
        for number, message in enumerate(await self._wording.stages(news)):
            parcel = await self._pack(news, message)
            nonce = f"{news.table.id}.{news.revision}.{number}"
            sent = await self._post.send(news.table.where.channel, parcel, nonce)
        await self._note(news, news.seq, sent)
        if news.message is not None and news.channel is not None and news.message != sent:
            await self._tidily(news, self._post.take_buttons(news.channel, news.message))

    async def _edited(
        self, news: News, last: MessageId, message: Message, *, only_buttons: bool = False
    ) -> bool:
        """False if the message is gone and another one is needed."""
        parcel = await self._pack(news, message)
        edit = self._post.change_buttons if only_buttons else self._post.edit
        try:
            await edit(news.table.where.channel, last, parcel)
        except Vanished:
            return False
        return True

    async def _ask(self, news: News) -> None:
        """Votes are messages of their own: they count along, and lose their buttons at last."""
        channel, table = news.table.where.channel, news.table.id
        is_open = dict(self._wording.questions(news))
        for at, message in is_open.items():
            parcel = await self._pack(news, message)
            asked = self._asked.get((table, at))
            if asked is None:
                nonce = f"{table}.v.{int(at)}"
                self._asked[table, at] = await self._post.send(channel, parcel, nonce)
            else:
                await self._tidily(news, self._post.edit(channel, asked, parcel))
        for closed in [key for key in self._asked if key[0] == table and key[1] not in is_open]:
            message_id = self._asked.pop(closed)
            await self._tidily(news, self._post.take_buttons(channel, message_id))

    async def _pack(self, news: News, message: Message) -> Parcel:
        step = 0 if news.view is None else news.view.step
        enclosed = await self._studio.make(message, news.table.id)
        return Parcel(message, enclosed, news.table.id, step)

    async def _note(self, news: News, seq: Seq, message: MessageId | None) -> None:
        where = news.table.where.channel
        await self._bulletin.published(news.table.id, news.revision, seq, message, where)

    async def _tidily(self, news: News, tidying: Awaitable[None]) -> None:
        """Old buttons only say that the board has moved on, so failing here is no harm."""
        try:
            await tidying
        except (Vanished, Unreachable, Archived, Retry) as error:
            log.info("not tidied", extra=about(news.table.id, news.seq, error=str(error)))
