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

    def __init__(self, drawer: Drawer, words: Words, studio: AttachmentMaker, post: Sender) -> None:
        self._drawer = drawer
        self._words = words
        self._studio = studio
        self._post = post
        self._outbox = ExactlyOnce(drawer, post, self._draw)
        self._closed: set[UserId] = set()  # found closed, and the person does not know yet
        self._one_at_a_time = asyncio.Semaphore(1)  # boards, which everybody waits for, go first

    async def update(self, table_id: TableId) -> None:
        """Whatever goes wrong with one person's, the others get theirs."""
        table = await self._drawer.get(table_id)
        if table.status == "over" and await self._drawer.is_behind(table_id):
            return  # how it ended is told at the table first
        playing = _playing(table)
        shown = map(hand_owner_of, await self._outbox.names(table_id, HAND))
        again: Retry | None = None
        for holder in sorted({*playing, *shown}, key=lambda holder: holder.seat):
            try:
                await self._bring(table, holder, is_playing=holder in playing)
            except Retry as retry:
                again = retry
            except Exception:
                log.exception("a hand failed", extra=about(table_id, user=holder.user))
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

    async def _bring(self, table: Table, holder: HandOwner, *, is_playing: bool) -> None:
        chosen = await self._drawer.preferences(holder.user)
        if not is_playing or not chosen.wants_dm:
            await self._close(table, holder)
        elif not chosen.dm_closed_told and holder.user not in self._closed:
            await self._show(table, holder)

    async def _show(self, table: Table, holder: HandOwner) -> None:
        view = await self._drawer.private(table.id, holder.user)
        message = await self._words.direct_hand(table, view, holder.user)
        shown = await self._drawer.posted(table.id, holder.name)
        if shown is not None and shown.message and shown.mark == text_crc(message.text):
            return
        try:
            channel = await self._post.door(holder.user) if shown is None else shown.channel
            step = view.public.step
            await self._outbox.show(NamedMessage(table.id, holder.name, channel, message, step))
        except (DmsClosed, Unreachable):
            log.info("direct messages are closed", extra=about(table.id, user=holder.user))
            self._closed.add(holder.user)

    async def _close(self, table: Table, holder: HandOwner) -> None:
        """The last edit, if there is anything to edit."""
        shown = await self._drawer.posted(table.id, holder.name)
        if shown is None:
            return
        message = await self._words.last_words(table, holder.seat, holder.user)
        with suppress(DmsClosed, Unreachable):
            await self._outbox.close(NamedMessage(table.id, holder.name, shown.channel, message))
        await self._outbox.forget(table.id, holder.name)

    async def _draw(self, message: Message, table: TableId) -> tuple[Attachment, ...]:
        async with self._one_at_a_time:
            return await self._studio.make(message, table)


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
