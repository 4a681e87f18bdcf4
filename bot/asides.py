"""Messages beside those that tell the turns: questions to the people at a table, and nudges."""

import logging
from typing import Protocol

from bot.logs import about
from bot.model import ChannelId, MessageId, TableId
from bot.news import News
from bot.outbox import Letter, Outbox
from bot.post import Archived, Post, Unreachable, Vanished
from bot.present.message import Message
from bot.serial import Retry
from bot.wording import VOTE, Wording

log = logging.getLogger(__name__)


class Noted(Protocol):
    """The service, as far as these messages need it."""

    async def nudge_told(self, table_id: TableId, at: float) -> None: ...


class Asides:
    """Each is posted once, whatever happens meanwhile."""

    def __init__(self, noted: Noted, wording: Wording, post: Post, outbox: Outbox) -> None:
        self._noted = noted
        self._wording = wording
        self._post = post
        self._outbox = outbox

    async def tell(self, news: News) -> None:
        await self._ask(news)
        await self._nudge(news)

    async def _ask(self, news: News) -> None:
        """Votes count along, and lose their buttons at last."""
        table = news.table.id
        is_open = dict(self._wording.questions(news))
        for name, message in is_open.items():
            await self._outbox.show(letter_of(news, name, message))
        for name in await self._outbox.names(table, VOTE):
            if name not in is_open:
                asked = await self._outbox.arrived(table, name)
                if asked is not None:
                    await take_buttons(self._post, news, asked.channel, asked.message)
                await self._outbox.forget(table, name)

    async def _nudge(self, news: News) -> None:
        """Whoever has moved meanwhile needs none."""
        for nudge in news.nudges:
            name = f"nudge {nudge.at}"
            message = self._wording.nudge(news, nudge)
            if message is not None:
                await self._outbox.show(letter_of(news, name, message))
            await self._noted.nudge_told(news.table.id, nudge.at)
            await self._outbox.forget(news.table.id, name)


async def take_buttons(post: Post, news: News, channel: ChannelId, message: MessageId) -> None:
    """Old buttons only say that the board has moved on, so failing here is no harm."""
    try:
        await post.take_buttons(channel, message)
    except (Vanished, Unreachable, Archived, Retry) as error:
        log.info("not tidied", extra=about(news.table.id, news.seq, error=str(error)))


def letter_of(news: News, name: str, message: Message) -> Letter:
    """A message for everybody at the table."""
    return Letter(news.table.id, name, news.table.where.channel, message, step_of(news))


def step_of(news: News) -> int:
    return 0 if news.view is None else news.view.step
