"""Everybody's hand as a direct message: one per table and person, edited in place."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec.structs import replace

from bot.logs import about
from bot.model import Human, Preferences, Table, TableId, UserId
from bot.outbox import Ledger, Letter, Outbox, mark_of
from bot.outgoing import Enclosed
from bot.post import ClosedDoor, Post, Unreachable
from bot.present.message import Message
from bot.studio import Studio
from engine.views import PlayerView

log = logging.getLogger(__name__)


HAND = "hand"  # the kind of these messages, see `Posted`


class Drawer(Ledger, Protocol):
    """The service, as far as hands need it."""

    async def get(self, table_id: TableId) -> Table: ...

    async def private(self, table_id: TableId, user: UserId) -> PlayerView: ...

    async def preferences(self, user: UserId) -> Preferences: ...

    async def keep_preferences(self, user: UserId, preferences: Preferences) -> None: ...


class Hands:
    """`update(table)` is the job of a `Serial`: every hand that changed is shown again."""

    def __init__(
        self,
        drawer: Drawer,
        wording: Callable[[Table, PlayerView, UserId], Awaitable[Message]],
        studio: Studio,
        post: Post,
    ) -> None:
        self._drawer = drawer
        self._wording = wording
        self._studio = studio
        self._post = post
        self._outbox = Outbox(drawer, post, self._draw)
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
        message = await self._wording(table, view, user)
        name = f"{HAND} {user}"
        shown = await self._drawer.posted(table.id, name)
        if shown is not None and shown.message and shown.mark == mark_of(message.text):
            return
        try:
            channel = await self._post.door(user) if shown is None else shown.channel
            await self._outbox.show(Letter(table.id, name, channel, message, view.public.step))
        except (ClosedDoor, Unreachable):
            log.info("direct messages are closed", extra=about(table.id, user=user))
            self._closed.add(user)

    async def _draw(self, message: Message, table: TableId) -> tuple[Enclosed, ...]:
        async with self._one_at_a_time:
            return await self._studio.make(message, table)
