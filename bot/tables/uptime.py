"""Notices that the bot was stopped for long, and that its clock was set back."""

from bot.store import Transaction, facts
from bot.store import posts as post_rows
from bot.store import votes as vote_rows
from bot.store import waits as wait_rows
from bot.tables.cache import TableCache

OUTAGE_S = 6 * 3600.0  # shorter ones do not matter: turns take days
STORE_EVERY_S = 600.0
MAX_CLOCK_DIFFERENCE_S = 300.0  # between two processes


class Uptime:
    """`note_tick` must be called again and again while the bot runs."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def note_tick(self) -> None:
        """The bot runs. What a clock that was ahead has stored as in the future is as of now, so
        that nobody has to wait until then."""
        now, reader = self._cache.clock(), self._cache.store.reader
        ahead = now + MAX_CLOCK_DIFFERENCE_S
        ran_at = float(await facts.load(reader, facts.RAN_AT) or now)
        is_set_back = ran_at > ahead or await wait_rows.has_later(reader, ahead)
        is_resumed = now - ran_at > OUTAGE_S
        if not is_set_back and not is_resumed and 0 < now - ran_at < STORE_EVERY_S:
            return
        async with self._cache.store.writing() as db:
            await facts.save(db, facts.RAN_AT, repr(now))
            if is_resumed or (is_set_back and await resumed_at(db) > ahead):
                await facts.save(db, facts.RESUMED_AT, repr(now))
            if is_set_back:
                await wait_rows.bring_back(db, ahead, now)
                await vote_rows.bring_back(db, ahead, now)
                await post_rows.forget_announced_absences(db, ahead)


async def resumed_at(db: Transaction) -> float:
    """When the bot was started after a long outage, 0 if it never was."""
    return float(await facts.load(db, facts.RESUMED_AT) or 0)
