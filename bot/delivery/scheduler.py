"""What happens without anybody asking: reminders, patience that ends, idle tables forgotten."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec.structs import replace

from bot.delivery.exactly_once import ExactlyOnce, NamedMessage
from bot.discord_io.sender import Archived, DmsClosed, Sender, Unreachable
from bot.domain.events import PATIENCE
from bot.domain.requests import AbsentPlayer, DueReminder
from bot.domain.table import ChannelId, Language, Table, TableId
from bot.i18n.catalogue import Catalogue
from bot.i18n.readers import Readers
from bot.jobs.table_jobs import Retry
from bot.logs import about
from bot.messages import absence
from bot.messages.message import Message
from bot.messages.phrasebook import Phrasebook, phrasebook_for
from engine.board import Board
from engine.model import MapId, Seat

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]


class Waiting(Protocol):
    """The service, as far as the clock needs it. It has the clock itself."""

    async def get(self, table_id: TableId) -> Table: ...

    async def due_reminders(self) -> list[DueReminder]: ...

    async def reminded(self, reminder: DueReminder) -> None: ...

    async def absent(self) -> list[AbsentPlayer]: ...

    async def behind(self) -> list[TableId]: ...

    async def automatic_to_move(self) -> list[tuple[TableId, Seat]]: ...

    def forget_idle(self, older_than_s: float) -> int: ...

    def board(self, map_id: MapId) -> Board: ...


class Scheduler:
    """`tick` does everything that is due; `run` ticks for ever."""

    def __init__(
        self,
        waiting: Waiting,
        catalogue: Catalogue,
        readers: Readers,
        sender: Sender,
        once: ExactlyOnce,
        look_after: Callable[[TableId], None],
        idle_s: float,
        beat: Callable[[], None],
    ) -> None:
        self._waiting = waiting
        self._catalogue = catalogue
        self._readers = readers
        self._sender = sender
        self._once = once
        self._look_after = look_after
        self._idle_s = idle_s
        self._beat = beat  # a sign of life after every tick
        self._in_vain: set[str] = set()  # what cannot be told where it belongs

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
            self._look_after(table)
        for table, _ in await self._waiting.automatic_to_move():
            self._look_after(table)
        for reminder in await self._waiting.due_reminders():
            await self._safely(self._remind(reminder), reminder.table)
        for absent in await self._waiting.absent():
            await self._safely(self._tell(absent), absent.table)
        self._waiting.forget_idle(self._idle_s)

    async def _safely(self, work: Awaitable[None], table: TableId) -> None:
        """A bug at one table must not stop the clock for the others."""
        try:
            await work
        except Exception:
            log.exception("the clock failed at a table", extra=about(table))

    async def _remind(self, reminder: DueReminder) -> None:
        """By direct message or in the channel, as the person wants it. What Discord does not take
        now is tried again by the next tick."""
        table = await self._waiting.get(reminder.table)
        name = f"reminder {reminder.seat} {reminder.since} {reminder.times}"
        try:
            await self._say_or_call(table, reminder, name)
        except Retry as error:
            log.info("not reminded yet", extra=about(table.id, error=str(error)))
            return
        except (Unreachable, Archived) as error:
            log.info("not reminded", extra=about(table.id, error=str(error)))
        await self._waiting.reminded(reminder)
        await self._once.forget(table.id, name)

    async def _say_or_call(self, table: Table, reminder: DueReminder, name: str) -> None:
        """Who takes no direct messages is called in the channel."""
        try:
            channel, message = await self._reminding(table, reminder)
            await self._once.show(NamedMessage(table.id, name, channel, message))
        except (DmsClosed, Unreachable):
            if reminder.by == "mention":
                raise
            channel, message = await self._reminding(table, replace(reminder, by="mention"))
            await self._once.show(NamedMessage(table.id, name, channel, message))

    async def _reminding(self, table: Table, reminder: DueReminder) -> tuple[ChannelId, Message]:
        language = table.options.language
        if reminder.by == "dm":
            language = await self._readers.of(reminder.user, language)
        message = absence.reminder(self._phrases(table, language), table, reminder)
        if reminder.by == "dm":
            return await self._sender.door(reminder.user), message
        return table.where.channel, message

    async def _tell(self, absent: AbsentPlayer) -> None:
        """Once for each absence: now the others may vote."""
        table = await self._waiting.get(absent.table)
        name = f"{PATIENCE} {absent.seat} {absent.since}"
        if (mark := f"{table.id} {name}") in self._in_vain:
            return
        message = absence.patience_over(self._phrases(table, table.options.language), absent)
        try:
            await self._once.show(NamedMessage(table.id, name, table.where.channel, message))
        except Retry as error:
            log.info("not told yet", extra=about(table.id, error=str(error)))
        except (Unreachable, Archived) as error:
            self._in_vain.add(mark)
            log.info("not told", extra=about(table.id, error=str(error)))

    def _phrases(self, table: Table, language: Language) -> Phrasebook:
        return phrasebook_for(
            self._catalogue, language, self._waiting.board(table.options.map), table.names
        )
