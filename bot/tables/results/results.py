"""Results of games that ended before results were stored, and all of them again from the logs."""

import logging

from bot.domain.progress import Counter, Tell, untold
from bot.domain.refusals import TableRefusal
from bot.domain.table import TableId
from bot.store import ConflictError, Transaction
from bot.store import log as log_rows
from bot.store import results as result_rows
from bot.tables.cache import TableCache
from bot.tables.results.ended_games import insert_rated, store_result

log = logging.getLogger(__name__)


class Results:
    """Results of all tables."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def add_missing(self) -> int:
        """Store the results of games that ended before results were stored; returns how many."""
        tables = await result_rows.tables_without_result(self._cache.store.reader)
        added = 0
        for table_id in tables:
            try:
                async with self._cache.store.writing() as db:
                    added += await self._compute(db, table_id)
            except ConflictError:  # another process has just stored it
                continue
        return added

    async def rebuild(self, tell: Tell = untold) -> int:
        """Compute all results and ratings again from the logs; returns how many results. A game
        that cannot be read any more, because its map has changed, keeps the one it has. `tell`: is
        told how far it is."""
        async with self._cache.store.writing() as db:
            await result_rows.take_turns(db)
            tables = await result_rows.finished_tables(db)
            before = {result.table: result for result in await result_rows.everything(db)}
            await result_rows.delete_all(db)
            number, read = 0, Counter(tell, "games read", len(tables))
            for table_id in tables:
                read.add()
                if await self._compute(db, table_id):
                    number += 1
                elif table_id in before:
                    await insert_rated(db, before[table_id])
                    number += 1
        return number

    async def _compute(self, db: Transaction, table_id: TableId) -> bool:
        """Store the result of a finished game from its log. False if it cannot be read."""
        try:
            snapshot = await self._cache.get(table_id)
        except TableRefusal as refusal:
            log.warning("no result", extra={"table": table_id, "error": refusal.code})
            return False
        entries = await log_rows.entries(self._cache.store.reader, table_id)
        self._cache.memory.forget(table_id)
        await store_result(db, snapshot, entries)
        return True
