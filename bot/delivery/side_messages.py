"""Messages beside those that tell the turns: questions to the people at a table, and nudges."""

import logging
from contextlib import suppress
from typing import Protocol

from bot.delivery.announcements import Announcements
from bot.delivery.exactly_once import ExactlyOnce, NamedMessage
from bot.discord_io.sender import Archived, MessageGone, Outgoing, Sender, Unreachable
from bot.domain.events import PATIENCE, VOTE, Unpublished
from bot.domain.table import ChannelId, MessageId, TableId
from bot.jobs.table_jobs import Retry
from bot.logs import about
from bot.messages.message import Message

log = logging.getLogger(__name__)


class Noted(Protocol):
    """The service, as far as these messages need it."""

    async def nudge_told(self, table_id: TableId, at: float) -> None: ...

    async def drop_nudge(self, table_id: TableId, at: float) -> None: ...


class SideMessages:
    """Each is posted once, whatever happens meanwhile."""

    def __init__(
        self, noted: Noted, wording: Announcements, post: Sender, outbox: ExactlyOnce
    ) -> None:
        self._noted = noted
        self._wording = wording
        self._post = post
        self._outbox = outbox

    async def tell(self, news: Unpublished) -> None:
        await self._ask(news)
        await self._welcome(news)
        await self._nudge(news)

    async def _ask(self, news: Unpublished) -> None:
        """Votes count along, and say at last how they ended."""
        is_open = dict(self._wording.questions(news))
        for name, message in is_open.items():
            await self._outbox.show(message_for_table(news, name, message))
        for name in await self._outbox.names(news.table.id, VOTE):
            if name not in is_open:
                await self._conclude(news, name)

    async def _conclude(self, news: Unpublished, name: str) -> None:
        """What nobody is asked any more. The table may have moved away from it."""
        outcome = await self._wording.outcome(news.table, name)
        if outcome is None:
            await self._take_buttons(news, name)
        else:
            with suppress(Unreachable, Archived):
                await self._outbox.close(message_for_table(news, name, outcome))
            await self._outbox.forget(news.table.id, name)

    async def _take_buttons(self, news: Unpublished, name: str) -> None:
        there = await self._outbox.arrived(news.table.id, name)
        if there is not None:
            await tidy(self._post, news, there.channel, there.message)
        await self._outbox.forget(news.table.id, name)

    async def _welcome(self, news: Unpublished) -> None:
        """Nobody can vote any more about somebody who has moved, or does not play here."""
        for name in await self._outbox.names(news.table.id, PATIENCE):
            if not self._wording.is_absent(news, name):
                await self._take_buttons(news, name)

    async def _nudge(self, news: Unpublished) -> None:
        """Whoever has moved meanwhile needs none, and may be nudged another time."""
        for nudge in news.nudges:
            message = self._wording.nudge(news, nudge)
            if message is None:
                await self._noted.drop_nudge(news.table.id, nudge.at)
                continue
            name = f"nudge {nudge.at}"
            await self._outbox.show(message_for_table(news, name, message))
            await self._noted.nudge_told(news.table.id, nudge.at)
            await self._outbox.forget(news.table.id, name)


async def tidy(
    post: Sender,
    news: Unpublished,
    channel: ChannelId,
    message: MessageId,
    words: Message | None = None,
) -> None:
    """No buttons any more, and other words if there are any. Old buttons only say that the board
    has moved on, so failing here is no harm."""
    left = words or Message(news.table.options.language, "")
    try:
        await post.change(channel, message, Outgoing(left, (), news.table.id, step_of(news)))
    except (MessageGone, Unreachable, Archived, Retry) as error:
        log.info("not tidied", extra=about(news.table.id, news.seq, error=str(error)))


def message_for_table(news: Unpublished, name: str, message: Message) -> NamedMessage:
    """A message for everybody at the table."""
    return NamedMessage(news.table.id, name, news.table.where.channel, message, step_of(news))


def step_of(news: Unpublished) -> int:
    return 0 if news.view is None else news.view.step
