"""What happens without anybody asking: reminders, absences, and tables that were left behind."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import TypeVar

from msgspec.structs import replace

from bot.delivery.exactly_once import ExactlyOnce, KeyedMessage
from bot.discord_io.sender import DmsClosed, Sender, ThreadArchived, Unreachable
from bot.domain.posts import PatiencePost, ReminderPost, WatchPost
from bot.domain.requests import AbsentPlayer, DueReminder
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, Language, Table, TableId, UserId
from bot.domain.watching import DueWatch
from bot.domain.work import LeaseLost, Work
from bot.i18n.catalogue import Catalogue
from bot.i18n.reader_languages import ReaderLanguages
from bot.jobs.table_jobs import Sleep
from bot.messages.absence import patience_over_message
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.reminders import OtherTurn, reminder_message
from bot.messages.server.watching import (
    MOST_MENTIONED,
    game_went_on_message,
    watched_game_over_message,
)
from bot.store import DatabaseTooNewError
from bot.tables import Tables
from bot.tables.reminders import together

log = logging.getLogger(__name__)

SEND_FOR_S = 10.0  # in a tick, messages of each kind: quiet hours end at once for many people
GO_ON_AFTER_S = 1.0  # with the messages for which a tick had no time
RETRY_UNREACHABLE_S = 3600.0
MOST_UNEDITED = 50  # tables in a tick: their jobs have pictures in memory
ENDS_A_TICK = (LeaseLost, DatabaseTooNewError)  # another process goes on with all tables

Due = DueReminder | AbsentPlayer | DueWatch
D = TypeVar("D", bound=Due)


class Scheduler:
    """`tick` does what is due; `run` ticks for ever.

    `run_later(table)` is called for tables that were left behind, `delete_later(table)` for those
    with reminders to delete, `review_later(table)` for those whose message about the winner lacks
    the sentence of the review, `after_tick` after every tick. `tidy()` deletes what is not kept any
    longer.
    """

    def __init__(
        self,
        tables: Tables,
        work: Work,
        catalogue: Catalogue,
        readers: ReaderLanguages,
        sender: Sender,
        once: ExactlyOnce,
        run_later: Callable[[TableId], None],
        delete_later: Callable[[TableId], None],
        review_later: Callable[[TableId], None],
        idle_s: float,
        after_tick: Callable[[], None],
        tidy: Callable[[], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._work = work
        self._catalogue = catalogue
        self._readers = readers
        self._sender = sender
        self._once = once
        self._run_later = run_later
        self._delete_later = delete_later
        self._review_later = review_later
        self._idle_s = idle_s
        self._after_tick = after_tick
        self._tidy = tidy
        self._ticks = 0
        self._tried: dict[Due, int] = {}  # in which tick what may still be due was tried last
        self._unreachable: dict[tuple[TableId, PatiencePost], float] = {}  # since when

    async def run(self, every_s: float, sleep: Sleep = asyncio.sleep) -> None:
        while True:
            pause_s = every_s
            try:
                if not await self.tick():
                    pause_s = min(every_s, GO_ON_AFTER_S)
                self._after_tick()
            except DatabaseTooNewError:
                return  # the bot ends in a moment
            except LeaseLost as error:  # another process goes on
                log.warning("a tick was not finished", extra={"error": str(error)})
            except Exception:
                log.exception("a tick failed")  # the next one comes
            await sleep(pause_s)

    async def tick(self) -> bool:
        """Do what is due now. False if there was no time for some of the messages; they are still
        due."""
        is_complete = True
        async with self._work.only_one("reminders") as is_ours:
            if is_ours:
                await self._tables.uptime.note_tick()
                await self._begin_unedited()
                for table in await self._once.tables_to_tidy():
                    self._delete_later(table)
                for table in await self._once.tables_to_review():
                    self._review_later(table)
                is_complete = await self._send_what_is_due()
                await self._work.tidy()
                await self._tidy_safely()
        self._tables.cache.memory.forget_idle(self._idle_s)
        return is_complete

    async def _begin_unedited(self) -> None:
        """Publish some of the tables with earlier messages that were not edited, others each
        time."""
        found = await self._tables.publication.with_unedited_messages()
        first = self._ticks * MOST_UNEDITED % max(len(found), 1)
        for table in (found[first:] + found[:first])[:MOST_UNEDITED]:
            self._run_later(table)

    async def _send_what_is_due(self) -> bool:
        """Whether there was time for everything."""
        self._ticks += 1
        closed_before = self._tables.cache.clock() - RETRY_UNREACHABLE_S
        self._unreachable = {
            post: since for post, since in self._unreachable.items() if since > closed_before
        }
        absences = await self._tables.absence.overdue()
        is_complete = await self._send_in_time(absences, self._announce_absence)
        reminders = await self._tables.reminders.due()  # not of those who were just called
        is_complete &= await self._send_in_time(reminders, self._remind)
        watches = await self._tables.watching.due()
        is_complete &= await self._send_in_time(watches, self._tell_watchers)
        due: set[Due] = {*reminders, *absences, *watches}
        self._tried = {one: tick for one, tick in self._tried.items() if one in due}
        return is_complete

    async def _send_in_time(self, due: Sequence[D], send: Callable[[D], Awaitable[None]]) -> bool:
        """Send one after the other until the time is over: first what was not tried before, then
        what was tried longest ago. Whether there was time for all of them."""
        ends_at = monotonic() + SEND_FOR_S
        for number, one in enumerate(sorted(due, key=lambda one: self._tried.get(one, 0)), 1):
            self._tried[one] = self._ticks
            await self._safely(send(one), one.table)
            if monotonic() >= ends_at:
                return number == len(due)
        return True

    async def _tidy_safely(self) -> None:
        """A bug here must not stop the scheduler."""
        try:
            await self._tidy()
        except ENDS_A_TICK:
            raise
        except Exception:
            log.exception("tidying failed")

    async def _safely(self, work: Awaitable[None], table: TableId) -> None:
        """A bug at one table must not stop the others."""
        try:
            await work
        except ENDS_A_TICK:
            raise
        except Exception:
            log.exception("the scheduler failed at a table", extra={"table": table})

    async def _remind(self, due: DueReminder) -> None:
        """Remind a person by direct message or in the channel, as they want it. What Discord does
        not accept now is tried again by the next tick."""
        turns = [
            one
            for one in (replace(due, others=()), *due.others)
            if await self._tables.lookup.is_still_waited_for(one)
        ]
        if not turns:
            return
        reminder = together(*turns)
        table = await self._tables.lookup.table(reminder.table)
        try:
            self._sender.pause_if_refused()
            reminder = await self._send_reminder(table, reminder)
        except LeaseLost:
            raise
        except RetryLater as error:
            log.info("not reminded yet", extra={"table": table.id, "error": str(error)})
            return
        except (Unreachable, ThreadArchived) as error:
            log.info("not reminded", extra={"table": table.id, "error": str(error)})
            await self._note_if_gone(table, error)
            reminder = replace(reminder, others=(), is_first=False)
        await self._tables.reminders.mark_sent(reminder, *reminder.others)
        if reminder.times:
            self._delete_later(table.id)  # the reminder before
        if reminder.is_first:
            await self._tables.preferences.mark_quiet_hours_told(reminder.user)

    async def _send_reminder(self, table: Table, reminder: DueReminder) -> DueReminder:
        """Returns what was sent. People who take no direct messages are mentioned in the channel,
        and reminded of their other turns by the next tick."""
        key = ReminderPost(reminder.seat, reminder.since, reminder.times)
        try:
            channel, message = await self._reminder_message(table, reminder)
            await self._show(reminder, KeyedMessage(table, key, channel, message))
            return reminder
        except (DmsClosed, Unreachable):
            if reminder.by == "mention":
                raise
            await self._tables.preferences.mark_dm_closed(reminder.user)
            by_mention = replace(reminder, by="mention", others=())
            channel, message = await self._reminder_message(table, by_mention)
            await self._show(reminder, KeyedMessage(table, key, channel, message))
            return by_mention

    async def _show(self, waited_for: DueReminder | AbsentPlayer, keyed: KeyedMessage) -> None:
        """Post a message about somebody who is waited for, unless they have moved. If they move
        while it is being sent, it is withdrawn: the publisher may have looked for it too early."""
        if not await self._tables.lookup.is_still_waited_for(waited_for):
            return
        try:
            await self._once.show(keyed)
            if not await self._tables.lookup.is_still_waited_for(waited_for):
                await self._once.withdraw(keyed.table.id, keyed.key)
        except RetryLater:  # it may have arrived
            self._run_later(keyed.table.id)  # the publisher withdraws it if they have moved
            raise

    async def _reminder_message(
        self, table: Table, reminder: DueReminder
    ) -> tuple[ChannelId, Message]:
        language = table.options.language
        if reminder.by == "dm":
            language = await self._readers.language_of(reminder.user, language)
        others = [await self._other_turn(other) for other in reminder.others]
        message = reminder_message(self._phrases(table, language), table, reminder, others)
        if reminder.by == "dm":
            return await self._sender.dm_channel(reminder.user), message
        return table.where.channel, message

    async def _other_turn(self, reminder: DueReminder) -> OtherTurn:
        table = await self._tables.lookup.table(reminder.table)
        return OtherTurn(table, self._tables.boards[table.options.map].map, reminder.since)

    async def _announce_absence(self, absent: AbsentPlayer) -> None:
        """Say once for each absence, and again each time the others have decided to wait, that they
        may vote now. That reminds the absent person, too."""
        table = await self._tables.lookup.table(absent.table)
        key = PatiencePost(absent.seat, absent.patience_began)
        if (table.id, key) in self._unreachable:
            return
        message = patience_over_message(self._phrases(table, table.options.language), absent)
        try:
            await self._show(absent, KeyedMessage(table, key, table.where.channel, message))
            await self._tables.reminders.mark_sent(absent)
            if absent.patience_began > absent.since:
                self._delete_later(table.id)  # the announcement before
        except LeaseLost:
            raise
        except RetryLater as error:
            log.info("absence not announced yet", extra={"table": table.id, "error": str(error)})
        except (Unreachable, ThreadArchived) as error:
            self._unreachable[table.id, key] = self._tables.cache.clock()
            log.info("absence not announced", extra={"table": table.id, "error": str(error)})
            await self._note_if_gone(table, error)

    async def _note_if_gone(self, table: Table, error: Unreachable | ThreadArchived) -> None:
        """If the table's channel was deleted, nothing more is sent there."""
        if isinstance(error, Unreachable) and error.gone == table.where.channel:
            await self._tables.retention.mark_gone(table.where)

    async def _tell_watchers(self, watch: DueWatch) -> None:
        """Mention people who watch a game: that it went on, or is over. What Discord does not
        accept now is tried again by the next tick."""
        table = await self._tables.lookup.table(watch.table)
        is_over = not table.is_open and watch.seq == await self._tables.lookup.seq(table.id)
        users = [user for user in watch.users if table.seat_of(user) is None]
        try:
            self._sender.pause_if_refused()
            await self._post_for_watchers(table, watch, users, is_over=is_over)
        except LeaseLost:
            raise
        except RetryLater as error:
            log.info("watchers not told yet", extra={"table": table.id, "error": str(error)})
            return
        except (Unreachable, ThreadArchived) as error:
            log.info("watchers not told", extra={"table": table.id, "error": str(error)})
        await self._tables.watching.mark_told(watch, is_over=is_over)

    async def _post_for_watchers(
        self, table: Table, watch: DueWatch, users: Sequence[UserId], *, is_over: bool
    ) -> None:
        """One message, which replaces the one before; more if very many people watch."""
        phrases = self._phrases(table, table.options.language)
        make = watched_game_over_message if is_over else game_went_on_message
        for number, start in enumerate(range(0, len(users), MOST_MENTIONED)):
            message = make(phrases, table, tuple(users[start : start + MOST_MENTIONED]))
            key = WatchPost(watch.seq, number)
            await self._once.show(KeyedMessage(table, key, table.where.channel, message))
        for key in await self._once.stored(table.id, WatchPost):
            if is_over and key.seq == watch.seq:
                await self._once.forget(table.id, key)
            elif key.seq != watch.seq:
                await self._once.withdraw(table.id, key)

    def _phrases(self, table: Table, language: Language) -> Phrasebook:
        board = self._tables.boards[table.options.map]
        return phrasebook_for(self._catalogue, language, board, table.names)
