"""Reminders of people's turns: who is to be reminded now, and when they want no more."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.domain.requests import DueReminder
from bot.domain.table import RETRY_DM_AFTER_S, Preferences, TableId, UserId
from bot.store import waits as wait_rows
from bot.store.waits import WaitingPlayer
from bot.tables.absence import HOUR_S
from bot.tables.cache import TableCache


class Reminders:
    """Computed from times in the database, so that a restart changes nothing."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def due(self) -> list[DueReminder]:
        """All people who are to be reminded now."""
        now = self._cache.clock()
        return [
            DueReminder(
                table=one.table,
                seat=one.seat,
                user=one.user,
                since=one.since,
                times=one.reminders,
                by="mention" if has_closed_dms(one.preferences, now) else one.preferences.by,
            )
            for one in await wait_rows.people_to_remind(self._cache.store.reader, now)
            if one.preferences.by != "off" and is_due(one, now)
        ]

    async def mark_sent(self, reminder: DueReminder) -> None:
        async with self._cache.store.writing() as db:
            await wait_rows.count_reminder(
                db, reminder.table, reminder.seat, reminder.since, self._cache.clock()
            )

    async def mute(self, table_id: TableId, user: UserId) -> None:
        """Send no more reminders of the user's current turn. Refused if it is not their turn."""
        snapshot = await self._cache.get(table_id)
        snapshot.table.require_open()
        seat = snapshot.table.require_seat(user)
        snapshot.require_turn(seat)
        async with self._cache.store.writing() as db:
            await wait_rows.mute(db, table_id, seat)


def is_due(waiting: WaitingPlayer, now: float) -> bool:
    chosen = waiting.preferences
    due = waiting.since + chosen.first_after_h * HOUR_S
    if waiting.reminders:
        due = waiting.reminded_at + chosen.every_h * HOUR_S
    return not waiting.is_muted and due <= now and not is_quiet(chosen, now)


def has_closed_dms(chosen: Preferences, now: float) -> bool:
    """Whether the person took no direct messages lately."""
    return bool(chosen.dm_closed_at) and now < chosen.dm_closed_at + RETRY_DM_AFTER_S


def is_quiet(chosen: Preferences, now: float) -> bool:
    """Whether the moment is in the person's quiet hours, which may go over midnight."""
    hour = datetime.fromtimestamp(now, UTC).astimezone(_zone(chosen.time_zone)).hour
    first, last = chosen.quiet_from_h, chosen.quiet_until_h
    if first <= last:
        return first <= hour < last
    return hour >= first or hour < last


def _zone(name: str) -> ZoneInfo:
    """The zone of that name, or UTC if it no longer exists."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
