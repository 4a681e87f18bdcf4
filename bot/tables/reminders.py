"""Reminders of people's turns: who is to be reminded now, and when they want no more."""

from collections.abc import Hashable, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.domain.requests import AbsentPlayer, DueReminder
from bot.domain.table import RETRY_DM_AFTER_S, UNCHOSEN_ZONE, Preferences, TableId, UserId
from bot.store import waits as wait_rows
from bot.store.waits import LONG_WAIT_S, WaitingPlayer
from bot.tables.cache import TableCache
from bot.tables.people.quiet_hours import QuietHours
from bot.tables.seating import voters


class Reminders:
    """Computed from times in the database, so that a restart changes nothing."""

    def __init__(self, cache: TableCache, quiet_hours: QuietHours) -> None:
        self._cache = cache
        self._quiet_hours = quiet_hours

    async def due(self) -> list[DueReminder]:
        """All people who are to be reminded now, each once: of the game in which others have been
        waiting longest, and with it of their others. Games of which they would be reminded soon
        are among these, so that they are reminded of all at the same time. What is said in a
        channel tells of no game on another server."""
        now, reader = self._cache.clock(), self._cache.store.reader
        waiting = await wait_rows.people_to_remind(reader, now)
        groups = dict[Hashable, list[DueReminder]]()
        for one in waiting:
            if not await self._quiet_hours.is_now(one.user, one.preferences):
                groups.setdefault(await self._place(one), []).append(_reminder(one, now))
        soon = await wait_rows.people_soon_to_remind(reader, now) if groups else []
        for one in soon:
            place, reminder = await self._place(one), _reminder(one, now)
            if place in groups and reminder not in groups[place]:
                groups[place].append(reminder)
        return [together(*await self._in_order(group)) for group in groups.values()]

    async def _in_order(self, group: Sequence[DueReminder]) -> list[DueReminder]:
        """First the games with other people, of these those that have been waiting longer, and of
        these the older tables."""
        alone = {
            one.table for one in group if not voters(await self._cache.table(one.table), one.seat)
        }
        return sorted(group, key=lambda one: (one.table in alone, one.since, one.table))

    async def _place(self, one: WaitingPlayer) -> Hashable:
        """What is the same for reminders that can be one message."""
        if _by(one.preferences, self._cache.clock()) == "dm":
            return one.user
        return one.user, (await self._cache.table(one.table)).where.guild

    async def mark_sent(self, *sent: DueReminder | AbsentPlayer) -> None:
        """These people were called just now because of their turn."""
        async with self._cache.store.writing() as db:
            for one in sent:
                await wait_rows.count_reminder(
                    db, one.table, one.seat, one.since, self._cache.clock()
                )

    async def mute(self, table_id: TableId, user: UserId) -> None:
        """Send no more reminders of the user's current turn. Refused if it is not their turn."""
        snapshot = await self._cache.get(table_id)
        snapshot.table.require_open()
        seat = snapshot.table.require_seat(user)
        snapshot.require_turn(seat)
        async with self._cache.store.writing() as db:
            await wait_rows.mute(db, table_id, seat)


def together(first: DueReminder, *others: DueReminder) -> DueReminder:
    """One reminder of several turns of a person."""
    return replace(first, others=others)


def _reminder(one: WaitingPlayer, now: float) -> DueReminder:
    chosen = one.preferences
    return DueReminder(
        table=one.table,
        seat=one.seat,
        user=one.user,
        since=one.since,
        times=one.reminders,
        by=_by(chosen, now),
        is_long=now >= one.since + LONG_WAIT_S,
        is_first=not chosen.quiet_hours_told and chosen.time_zone == UNCHOSEN_ZONE,
    )


def _by(chosen: Preferences, now: float) -> Literal["dm", "mention"]:
    """How to remind somebody. Those who took no direct messages lately are mentioned."""
    are_dms_closed = bool(chosen.dm_closed_at) and now < chosen.dm_closed_at + RETRY_DM_AFTER_S
    return "dm" if chosen.by == "dm" and not are_dms_closed else "mention"
