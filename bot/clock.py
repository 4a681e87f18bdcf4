"""What happens without anybody asking: reminders, patience that ends, idle tables forgotten."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.acts import Absent, Reminder
from bot.languages import Languages
from bot.logs import about
from bot.model import Language, Table, TableId
from bot.post import ClosedDoor, Parcel, Post, Unreachable
from bot.present import absence
from bot.present.voice import Voice, voice_of
from bot.serial import Retry
from bot.text import Texts
from engine.board import Board
from engine.model import MapId, Seat

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]


class Waiting(Protocol):
    """The service, as far as the clock needs it. It has the clock itself."""

    async def get(self, table_id: TableId) -> Table: ...

    async def due_reminders(self) -> list[Reminder]: ...

    async def reminded(self, reminder: Reminder) -> None: ...

    async def absent(self) -> list[Absent]: ...

    async def behind(self) -> list[TableId]: ...

    async def automatic_to_move(self) -> list[tuple[TableId, Seat]]: ...

    def forget_idle(self, older_than_s: float) -> int: ...

    def board(self, map_id: MapId) -> Board: ...


class Clock:
    """`tick` does everything that is due; `run` ticks for ever."""

    def __init__(
        self,
        waiting: Waiting,
        texts: Texts,
        languages: Languages,
        post: Post,
        wake: Callable[[TableId], None],
        idle_s: float,
        beat: Callable[[], None],
    ) -> None:
        self._waiting = waiting
        self._texts = texts
        self._languages = languages
        self._post = post
        self._wake = wake
        self._idle_s = idle_s
        self._beat = beat  # a sign of life after every tick
        self._told: set[tuple[TableId, float]] = set()

    async def run(self, every_s: float, sleep: Sleep = asyncio.sleep) -> None:
        while True:
            try:
                await self.tick()
                self._beat()
            except Exception:
                log.exception("a tick failed")  # the next one comes
            await sleep(every_s)

    async def tick(self) -> None:
        """Everything that is due now."""
        for table in await self._waiting.behind():
            self._wake(table)
        for table, _ in await self._waiting.automatic_to_move():
            self._wake(table)
        for reminder in await self._waiting.due_reminders():
            await self._remind(reminder)
        for absent in await self._waiting.absent():
            await self._tell(absent)
        self._waiting.forget_idle(self._idle_s)

    async def _remind(self, reminder: Reminder) -> None:
        """By direct message or in the channel, as the person wants it."""
        table = await self._waiting.get(reminder.table)
        nonce = f"r{reminder.table}.{reminder.seat}.{reminder.times}.{int(reminder.since)}"
        try:
            if reminder.by == "dm":
                language = self._languages.of(reminder.user, table.options.language)
                message = absence.reminder(self._voice(table, language), table, reminder)
                channel = await self._post.door(reminder.user)
            else:
                language = table.options.language
                message = absence.reminder(self._voice(table, language), table, reminder)
                channel = table.where.channel
            await self._post.send(channel, Parcel(message, (), table.id, 0), nonce)
        except (ClosedDoor, Unreachable, Retry) as error:
            log.info("not reminded", extra=about(table.id, error=str(error)))
        await self._waiting.reminded(reminder)

    async def _tell(self, absent: Absent) -> None:
        """Once for each absence: now the others may vote."""
        mark = (absent.table, absent.since)
        if mark in self._told:
            return
        self._told.add(mark)
        table = await self._waiting.get(absent.table)
        message = absence.patience_over(self._voice(table, table.options.language), absent)
        nonce = f"p{absent.table}.{int(absent.since)}"
        try:
            await self._post.send(table.where.channel, Parcel(message, (), table.id, 0), nonce)
        except (Unreachable, Retry) as error:
            log.info("not told", extra=about(table.id, error=str(error)))

    def _voice(self, table: Table, language: Language) -> Voice:
        return voice_of(self._texts, language, self._waiting.board(table.options.map), table.names)
