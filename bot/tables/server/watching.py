"""Watching a game without playing: who does, and who is to be mentioned now."""

from itertools import groupby

from bot.domain.events import PublicEntry
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import BEFORE_FIRST, Table, TableId, UserId
from bot.domain.watching import AT_THE_END, MAX_EVERY, DueWatch, Watch, turns_in
from bot.store import log as log_rows
from bot.store import publication as publication_rows
from bot.store import tables as table_rows
from bot.store import waits as wait_rows
from bot.store import watching as watching_rows
from bot.tables.cache import TableCache
from bot.tables.entries import public_entries
from engine.model import Seat


class Watching:
    """Computed from the logs in the database, so that a restart changes nothing."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def watch(self, table_id: TableId, user: UserId, every: int) -> Watch:
        """Mention the user when the game is over; before that every so many turns, unless it is
        AT_THE_END. Refused to people who play, and if the table is closed."""
        await self.require_watchable(table_id, user)
        turns = max(AT_THE_END, min(every, MAX_EVERY))
        async with self._cache.store.writing() as db:
            return await watching_rows.save(db, table_id, user, turns)

    async def require_watchable(self, table_id: TableId, user: UserId) -> Table:
        """An open table at which the user does not play, or a refusal."""
        table = await self._cache.table(table_id)
        table.require_open()
        if table.where.is_private:
            raise TableRefusal(TableCode.UNKNOWN_TABLE)
        if table.seat_of(user) is not None:
            raise TableRefusal(TableCode.ALREADY_AT_THIS_TABLE)
        return table

    async def stop(self, table_id: TableId, user: UserId) -> None:
        """Mention the user no more, if they watched at all."""
        async with self._cache.store.writing() as db:
            await watching_rows.delete(db, table_id, user)

    async def of(self, table_id: TableId, user: UserId) -> Watch | None:
        """How the user watches a table; None if they do not."""
        return await watching_rows.load(self._cache.store.reader, table_id, user)

    async def due(self) -> list[DueWatch]:
        """All who are to be mentioned now. That they are is stored first, so that they are the same
        ones if the bot is stopped before it has told them."""
        behind = await watching_rows.behind(self._cache.store.reader)
        for table_id, watches in groupby(behind, lambda watch: watch.table):
            await self._mark_due(table_id, list(watches))
        return await watching_rows.due(self._cache.store.reader)

    async def mark_told(self, told: DueWatch, *, is_over: bool) -> None:
        """They have been mentioned. `is_over`: because the game is over, so nobody watches it any
        more."""
        async with self._cache.store.writing() as db:
            if is_over:
                await watching_rows.delete_all(db, told.table)
            else:
                await watching_rows.mark_told(db, told)

    async def _mark_due(self, table_id: TableId, watches: list[Watch]) -> None:
        """Those of the watches for which enough has happened."""
        reader = self._cache.store.reader
        table, state = await table_rows.load(reader, table_id), None
        if table is not None:
            state = await publication_rows.load(reader, table_id)
        if table is None or state is None or state.seq == BEFORE_FIRST:
            async with self._cache.store.writing() as db:
                await watching_rows.delete_all(db, table_id)  # the lobby was cancelled
            return
        if table.is_open:
            stored = await log_rows.entries(reader, table_id, min(each.seq for each in watches))
            entries = public_entries([each for each in stored if each.seq <= state.seq])
            waiting = tuple(await wait_rows.at_table(reader, table_id))
            watches = [each for each in watches if _is_due(each, entries, waiting)]
        if watches:
            async with self._cache.store.writing() as db:
                await watching_rows.mark_due(db, watches, state.seq)


def _is_due(watch: Watch, entries: list[PublicEntry], waiting: tuple[Seat, ...]) -> bool:
    """Whether so many turns have ended since they were mentioned."""
    new = [entry for entry in entries if entry.seq > watch.seq]
    return turns_in(new, waiting) >= watch.every
