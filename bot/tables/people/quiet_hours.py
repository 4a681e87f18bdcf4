"""Whether somebody wants to be left alone now."""

from collections import OrderedDict
from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.domain.likely_zones import likely_zone
from bot.domain.table import UNCHOSEN_ZONE, Preferences, UserId
from bot.store import log as log_rows
from bot.store import preferences as preference_rows
from bot.tables.cache import TableCache

GUESS_COUNTS_FOR_S = 6 * 3600.0
MOST_GUESSES = 10_000
MOST_TABLES, MOST_MOVES = 20, 200  # that are looked at for a guess


class QuietHours:
    """Of people who have chosen no time zone, the likely one counts. Guesses are kept in memory for
    some hours, because many people are looked at in every tick."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache
        self._guesses: OrderedDict[UserId, tuple[str, float]] = OrderedDict()  # and when

    async def is_now(self, user: UserId, chosen: Preferences) -> bool:
        """Whether it is within the quiet hours of the user, who has chosen these preferences."""
        if chosen.quiet_from_h == chosen.quiet_until_h:
            return False
        zone = await self.zone_of(user, chosen)
        return is_quiet(chosen, zone, self._cache.clock())

    async def zone_of(self, user: UserId, chosen: Preferences) -> str:
        """The time zone that the user has chosen, or the likely one."""
        if chosen.time_zone != UNCHOSEN_ZONE:
            return chosen.time_zone
        guess, at = self._guesses.get(user, ("", 0.0))
        if guess and 0 <= self._cache.clock() - at < GUESS_COUNTS_FOR_S:
            return guess
        reader = self._cache.store.reader
        language = await preference_rows.language(reader, user)
        moves = await log_rows.last_moves(reader, user, MOST_TABLES, MOST_MOVES)
        guess = likely_zone(language, moves)
        self._guesses[user] = guess, self._cache.clock()
        if len(self._guesses) > MOST_GUESSES:
            self._guesses.popitem(last=False)
        return guess


def is_quiet(chosen: Preferences, zone: str, now: float) -> bool:
    """Whether the moment is in the quiet hours of somebody in this time zone. They may go over
    midnight."""
    hour = datetime.fromtimestamp(now, UTC).astimezone(_zone(zone)).hour
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
