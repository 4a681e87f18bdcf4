"""Reminders of people's turns: who is to be reminded now, and when they want no more."""

from collections.abc import Hashable

from msgspec.structs import replace

from bot.domain.requests import AbsentPlayer, DueReminder
from bot.domain.table import RETRY_DM_AFTER_S, UNCHOSEN_ZONE, Preferences, TableId, UserId
from bot.store import waits as wait_rows
from bot.store.waits import LONG_WAIT_S, WaitingPlayer
from bot.tables.cache import TableCache
from bot.tables.people.quiet_hours import QuietHours


class Reminders:
    """Computed from times in the database, so that a restart changes nothing."""

    def __init__(self, cache: TableCache, quiet_hours: QuietHours) -> None:
        self._cache = cache
        self._quiet_hours = quiet_hours

    async def due(self) -> list[DueReminder]:
        """All people who are to be reminded now, each once: of the game that has been waiting
        longest, and with it of the others. What is said in a channel tells of no game on another
        server."""
        now, groups = self._cache.clock(), dict[Hashable, list[DueReminder]]()
        for one in await wait_rows.people_to_remind(self._cache.store.reader, now):
            if await self._quiet_hours.is_now(one.user, one.preferences):
                continue
            reminder = _reminder(one, now)
            where = (await self._cache.table(one.table)).where
            place = where.guild if reminder.by == "mention" else None
            groups.setdefault((reminder.user, place), []).append(reminder)
        return [together(*group) for group in groups.values()]

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
        by="dm" if chosen.by == "dm" and not has_closed_dms(chosen, now) else "mention",
        is_long=now >= one.since + LONG_WAIT_S,
        is_first=not chosen.quiet_hours_told and chosen.time_zone == UNCHOSEN_ZONE,
    )


def has_closed_dms(chosen: Preferences, now: float) -> bool:
    """Whether the person took no direct messages lately."""
    return bool(chosen.dm_closed_at) and now < chosen.dm_closed_at + RETRY_DM_AFTER_S
