"""Everybody's hand as a direct message: one per table and person, edited in place."""

import asyncio
import logging
import zlib
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from bot.logs import about
from bot.model import Human, Preferences, Table, TableId, UserId
from bot.news import HandNote
from bot.post import ClosedDoor, Parcel, Post, Unreachable, Vanished
from bot.present.message import Message
from bot.studio import Studio
from engine.views import PlayerView

log = logging.getLogger(__name__)


class Drawer(Protocol):
    """The service, as far as hands need it."""

    async def get(self, table_id: TableId) -> Table: ...

    async def private(self, table_id: TableId, user: UserId) -> PlayerView: ...

    async def hand_note(self, table_id: TableId, user: UserId) -> HandNote | None: ...

    async def keep_hand_note(self, table_id: TableId, user: UserId, note: HandNote) -> None: ...

    async def drop_hand_note(self, table_id: TableId, user: UserId) -> None: ...

    async def preferences(self, user: UserId) -> Preferences: ...

    async def keep_preferences(self, user: UserId, preferences: Preferences) -> None: ...


class Hands:
    """`update(table)` is the job of a `Serial`: every hand that changed is shown again."""

    def __init__(
        self,
        drawer: Drawer,
        wording: Callable[[Table, PlayerView, UserId], Message],
        studio: Studio,
        post: Post,
    ) -> None:
        self._drawer = drawer
        self._wording = wording
        self._studio = studio
        self._post = post
        self._closed: set[UserId] = set()  # found closed, and the person does not know yet
        self._one_at_a_time = asyncio.Semaphore(1)  # boards, which everybody waits for, go first

    async def update(self, table_id: TableId) -> None:
        table = await self._drawer.get(table_id)
        if table.status not in ("playing", "over"):
            return
        for person in table.people:
            if isinstance(person, Human):
                await self._show(table, person.user)

    async def is_to_be_told(self, user: UserId) -> bool:
        """Whether somebody must hear, once, that their direct messages are closed to us."""
        if user not in self._closed:
            return False
        self._closed.discard(user)
        chosen = await self._drawer.preferences(user)
        await self._drawer.keep_preferences(user, replace(chosen, dm_closed_told=True))
        return True

    async def _show(self, table: Table, user: UserId) -> None:
        chosen = await self._drawer.preferences(user)
        if not chosen.wants_dm or chosen.dm_closed_told or user in self._closed:
            return
        view = await self._drawer.private(table.id, user)
        message = self._wording(table, view, user)
        mark = zlib.crc32(message.text.encode())
        note = await self._drawer.hand_note(table.id, user)
        if note is not None and note.step == mark:
            return
        async with self._one_at_a_time:
            enclosed = await self._studio.make(message, table.id)
        parcel = Parcel(message, enclosed, table.id, view.public.step)
        try:
            if note is None or not await self._edited(note, parcel):
                note = await self._send(user, parcel, instead_of=note)
        except (ClosedDoor, Unreachable):
            log.info("direct messages are closed", extra=about(table.id, user=user))
            self._closed.add(user)
            return
        await self._drawer.keep_hand_note(table.id, user, replace(note, step=mark))

    async def _edited(self, note: HandNote, parcel: Parcel) -> bool:
        try:
            await self._post.edit(note.channel, note.message, parcel)
        except Vanished:
            return False
        return True

    async def _send(self, user: UserId, parcel: Parcel, instead_of: HandNote | None) -> HandNote:
        channel = await self._post.door(user)
        gone = 0 if instead_of is None else instead_of.message % 10_000
        nonce = f"h{parcel.table}.{parcel.step}.{gone}"
        return HandNote(channel, await self._post.send(channel, parcel, nonce), 0)
