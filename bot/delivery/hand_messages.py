"""Everybody's hand as a direct message: one per table and person, edited in place.

When somebody has left, the table is closed, or no hands are wanted any more, it is edited for the
last time: no message goes on saying what is no longer so.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.exactly_once import ExactlyOnce, Ledger, NamedMessage, text_crc
from bot.discord_io.components import Attachment
from bot.discord_io.sender import DmsClosed, Sender, Unreachable
from bot.domain.events import HAND
from bot.domain.table import ComputerPlayer, Preferences, Table, TableId, UserId
from bot.jobs.table_jobs import Retry, Sleep
from bot.logs import about
from bot.messages.message import Message
from engine.model import Seat
from engine.values import Value
from engine.views import PlayerView

log = logging.getLogger(__name__)

BETWEEN_TABLES_S = 0.1  # when all are looked through


class Drawer(Ledger, Protocol):
    """The service, as far as hands need it."""

    async def get(self, table_id: TableId) -> Table: ...

    async def with_hands(self) -> list[TableId]: ...

    async def is_behind(self, table_id: TableId) -> bool: ...

    async def private(self, table_id: TableId, user: UserId) -> PlayerView: ...

    async def preferences(self, user: UserId) -> Preferences: ...

    async def keep_preferences(self, user: UserId, preferences: Preferences) -> None: ...


class Words(Protocol):
    """What the messages say, in the reader's language."""

    async def direct_hand(self, table: Table, view: PlayerView, user: UserId) -> Message: ...

    async def last_words(self, table: Table, seat: Seat, user: UserId) -> Message: ...


class HandOwner(Value, frozen=True):
    """Somebody who sits somewhere, or did."""

    user: UserId
    seat: Seat

    @property
    def name(self) -> str:
        """Of their message."""
        return f"{HAND} {self.user} {self.seat}"


def hand_owner_of(name: str) -> HandOwner:
    _, user, seat = name.split()
    return HandOwner(UserId(int(user)), Seat(int(seat)))


class HandMessages:
    """`update(table)` is the job of a `TableJobs`: every hand that changed is shown again."""

    def __init__(
        self, drawer: Drawer, words: Words, attachment_maker: AttachmentMaker, sender: Sender
    ) -> None:
        self._drawer = drawer
        self._words = words
        self._attachment_maker = attachment_maker
        self._sender = sender
        self._once = ExactlyOnce(drawer, sender, self._draw)
        self._closed: set[UserId] = set()  # found closed, and the person does not know yet
        self._one_at_a_time = asyncio.Semaphore(1)  # boards, which everybody waits for, go first

    async def update(self, table_id: TableId) -> None:
        """Whatever goes wrong with one person's, the others get theirs."""
        table = await self._drawer.get(table_id)
        if table.status == "over" and await self._drawer.is_behind(table_id):
            return  # how it ended is told at the table first
        playing = _playing(table)
        shown = map(hand_owner_of, await self._once.names(table_id, HAND))
        again: Retry | None = None
        for owner in sorted({*playing, *shown}, key=lambda owner: owner.seat):
            try:
                await self._bring(table, owner, is_playing=owner in playing)
            except Retry as retry:
                again = retry
            except Exception:
                log.exception("a hand failed", extra=about(table_id, user=owner.user))
                again = Retry("a hand failed")
        if again is not None:
            raise again

    async def is_to_be_told(self, user: UserId) -> bool:
        """Whether somebody must hear, once, that their direct messages are closed to us."""
        if user not in self._closed:
            return False
        self._closed.discard(user)
        chosen = await self._drawer.preferences(user)
        await self._drawer.keep_preferences(user, replace(chosen, dm_closed_told=True))
        return True

    async def _bring(self, table: Table, owner: HandOwner, *, is_playing: bool) -> None:
        chosen = await self._drawer.preferences(owner.user)
        if not is_playing or not chosen.wants_dm:
            await self._close(table, owner)
        elif not chosen.dm_closed_told and owner.user not in self._closed:
            await self._show(table, owner)

    async def _show(self, table: Table, owner: HandOwner) -> None:
        view = await self._drawer.private(table.id, owner.user)
        message = await self._words.direct_hand(table, view, owner.user)
        shown = await self._drawer.posted(table.id, owner.name)
        if shown is not None and shown.message and shown.mark == text_crc(message.text):
            return
        try:
            channel = await self._sender.door(owner.user) if shown is None else shown.channel
            step = view.public.step
            await self._once.show(NamedMessage(table.id, owner.name, channel, message, step))
        except (DmsClosed, Unreachable):
            log.info("direct messages are closed", extra=about(table.id, user=owner.user))
            self._closed.add(owner.user)

    async def _close(self, table: Table, owner: HandOwner) -> None:
        """The last edit, if there is anything to edit."""
        shown = await self._drawer.posted(table.id, owner.name)
        if shown is None:
            return
        message = await self._words.last_words(table, owner.seat, owner.user)
        with suppress(DmsClosed, Unreachable):
            await self._once.close(NamedMessage(table.id, owner.name, shown.channel, message))
        await self._once.forget(table.id, owner.name)

    async def _draw(self, message: Message, table: TableId) -> tuple[Attachment, ...]:
        async with self._one_at_a_time:
            return await self._attachment_maker.make(message, table)


async def look_through(
    drawer: Drawer, look_after: Callable[[TableId], None], sleep: Sleep = asyncio.sleep
) -> None:
    """The bot may have been stopped between a public message and the hands that go with it. Slowly:
    a thousand tables must not keep those waiting who play now."""
    for table in await drawer.with_hands():
        look_after(table)
        await sleep(BETWEEN_TABLES_S)


def _playing(table: Table) -> set[HandOwner]:
    """Everybody who has a hand at a table, also while a stand-in plays with it."""
    if table.status != "playing":
        return set()
    return {
        HandOwner(person.user, Seat(seat))
        for seat, person in enumerate(table.people)
        if not isinstance(person, ComputerPlayer)
    }
