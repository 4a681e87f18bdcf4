"""Tables that a restored backup took back to an earlier moment, and their lost messages."""

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import MessageId, TableId
from bot.store import restored_tables as restored_rows
from bot.tables.cache import TableCache


class RestoredTables:
    """No backup is restored while a bot is running, so the tables are read once."""

    def __init__(self, cache: TableCache) -> None:
        self._store = cache.store
        self._taken_back: frozenset[TableId] | None = None

    async def require_not_lost(self, table_id: TableId, message: MessageId) -> None:
        """Refuse MESSAGE_WAS_LOST if the message was posted in the time that was lost: its buttons
        are about a game that was never played."""
        reader = self._store.reader
        if self._taken_back is None:
            self._taken_back = await restored_rows.all_ids(reader)
        if table_id in self._taken_back and await restored_rows.is_lost(reader, table_id, message):
            raise TableRefusal(TableCode.MESSAGE_WAS_LOST)
