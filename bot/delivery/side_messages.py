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
        self, noted: Noted, announcements: Announcements, sender: Sender, once: ExactlyOnce
    ) -> None:
        self._noted = noted
        self._announcements = announcements
        self._sender = sender
        self._once = once

    async def tell(self, unpublished: Unpublished) -> None:
        await self._ask(unpublished)
        await self._welcome(unpublished)
        await self._nudge(unpublished)

    async def _ask(self, unpublished: Unpublished) -> None:
        """Votes count along, and say at last how they ended."""
        is_open = dict(self._announcements.questions(unpublished))
        for name, message in is_open.items():
            await self._once.show(message_for_table(unpublished, name, message))
        for name in await self._once.names(unpublished.table.id, VOTE):
            if name not in is_open:
                await self._conclude(unpublished, name)

    async def _conclude(self, unpublished: Unpublished, name: str) -> None:
        """What nobody is asked any more. The table may have moved away from it."""
        outcome = await self._announcements.outcome(unpublished.table, name)
        if outcome is None:
            await self._take_buttons(unpublished, name)
        else:
            with suppress(Unreachable, Archived):
                await self._once.close(message_for_table(unpublished, name, outcome))
            await self._once.forget(unpublished.table.id, name)

    async def _take_buttons(self, unpublished: Unpublished, name: str) -> None:
        there = await self._once.arrived(unpublished.table.id, name)
        if there is not None:
            await tidy(self._sender, unpublished, there.channel, there.message)
        await self._once.forget(unpublished.table.id, name)

    async def _welcome(self, unpublished: Unpublished) -> None:
        """Nobody can vote any more about somebody who has moved, or does not play here."""
        for name in await self._once.names(unpublished.table.id, PATIENCE):
            if not self._announcements.is_absent(unpublished, name):
                await self._take_buttons(unpublished, name)

    async def _nudge(self, unpublished: Unpublished) -> None:
        """Whoever has moved meanwhile needs none, and may be nudged another time."""
        for nudge in unpublished.nudges:
            message = self._announcements.nudge(unpublished, nudge)
            if message is None:
                await self._noted.drop_nudge(unpublished.table.id, nudge.at)
                continue
            name = f"nudge {nudge.at}"
            await self._once.show(message_for_table(unpublished, name, message))
            await self._noted.nudge_told(unpublished.table.id, nudge.at)
            await self._once.forget(unpublished.table.id, name)


async def tidy(
    sender: Sender,
    unpublished: Unpublished,
    channel: ChannelId,
    message: MessageId,
    words: Message | None = None,
) -> None:
    """No buttons any more, and other words if there are any. Old buttons only say that the board
    has moved on, so failing here is no harm."""
    left = words or Message(unpublished.table.options.language, "")
    try:
        await sender.change(
            channel, message, Outgoing(left, (), unpublished.table.id, step_of(unpublished))
        )
    except (MessageGone, Unreachable, Archived, Retry) as error:
        log.info("not tidied", extra=about(unpublished.table.id, unpublished.seq, error=str(error)))


def message_for_table(unpublished: Unpublished, name: str, message: Message) -> NamedMessage:
    """A message for everybody at the table."""
    return NamedMessage(
        unpublished.table.id, name, unpublished.table.where.channel, message, step_of(unpublished)
    )


def step_of(unpublished: Unpublished) -> int:
    return 0 if unpublished.view is None else unpublished.view.step
