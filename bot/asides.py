"""Messages beside those that tell the turns: questions to the people at a table, and nudges."""

import logging
from contextlib import suppress
from typing import Protocol

from bot.logs import about
from bot.model import ChannelId, MessageId, TableId
from bot.news import PATIENCE, VOTE, News
from bot.outbox import Letter, Outbox
from bot.post import Archived, Parcel, Post, Unreachable, Vanished
from bot.present.message import Message
from bot.serial import Retry
from bot.wording import Wording

log = logging.getLogger(__name__)


class Noted(Protocol):
    """The service, as far as these messages need it."""

    async def nudge_told(self, table_id: TableId, at: float) -> None: ...

    async def drop_nudge(self, table_id: TableId, at: float) -> None: ...


class Asides:
    """Each is posted once, whatever happens meanwhile."""

    def __init__(self, noted: Noted, wording: Wording, post: Post, outbox: Outbox) -> None:
        self._noted = noted
        self._wording = wording
        self._post = post
        self._outbox = outbox

    async def tell(self, news: News) -> None:
        await self._ask(news)
        await self._welcome(news)
        await self._nudge(news)

    async def _ask(self, news: News) -> None:
        """Votes count along, and say at last how they ended."""
        is_open = dict(self._wording.questions(news))
        for name, message in is_open.items():
            await self._outbox.show(letter_of(news, name, message))
        for name in await self._outbox.names(news.table.id, VOTE):
            if name not in is_open:
                await self._conclude(news, name)

    async def _conclude(self, news: News, name: str) -> None:
        """What nobody is asked any more. The table may have moved away from it."""
        outcome = await self._wording.outcome(news.table, name)
        if outcome is None:
            await self._take_buttons(news, name)
        else:
            with suppress(Unreachable, Archived):
                await self._outbox.close(letter_of(news, name, outcome))
            await self._outbox.forget(news.table.id, name)

    async def _take_buttons(self, news: News, name: str) -> None:
        there = await self._outbox.arrived(news.table.id, name)
        if there is not None:
            await tidy(self._post, news, there.channel, there.message)
        await self._outbox.forget(news.table.id, name)

    async def _welcome(self, news: News) -> None:
        """Nobody can vote any more about somebody who has moved, or does not play here."""
        for name in await self._outbox.names(news.table.id, PATIENCE):
            if not self._wording.is_absent(news, name):
                await self._take_buttons(news, name)

    async def _nudge(self, news: News) -> None:
        """Whoever has moved meanwhile needs none, and may be nudged another time."""
        for nudge in news.nudges:
            message = self._wording.nudge(news, nudge)
            if message is None:
                await self._noted.drop_nudge(news.table.id, nudge.at)
                continue
            name = f"nudge {nudge.at}"
            await self._outbox.show(letter_of(news, name, message))
            await self._noted.nudge_told(news.table.id, nudge.at)
            await self._outbox.forget(news.table.id, name)


async def tidy(
    post: Post,
    news: News,
    channel: ChannelId,
    message: MessageId,
    words: Message | None = None,
) -> None:
    """No buttons any more, and other words if there are any. Old buttons only say that the board
    has moved on, so failing here is no harm."""
    left = words or Message(news.table.options.language, "")
    try:
        await post.change(channel, message, Parcel(left, (), news.table.id, step_of(news)))
    except (Vanished, Unreachable, Archived, Retry) as error:
        log.info("not tidied", extra=about(news.table.id, news.seq, error=str(error)))


def letter_of(news: News, name: str, message: Message) -> Letter:
    """A message for everybody at the table."""
    return Letter(news.table.id, name, news.table.where.channel, message, step_of(news))


def step_of(news: News) -> int:
    return 0 if news.view is None else news.view.step
