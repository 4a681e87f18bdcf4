"""Which buttons may be about which table: asked by the gate, before a handler is called."""

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table, TableId
from bot.features.caller import Caller
from bot.tables import Tables


class PressedTables:
    """A custom id names a table by a number, which says nothing about where the button is."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def require_may_press(self, caller: Caller, table_id: TableId) -> None:
        """Refuse MESSAGE_WAS_LOST for messages that a restored database does not know,
        UNKNOWN_TABLE for tables that are not on the server of the press, and NOT_AT_THIS_TABLE in
        direct messages about a table of others.

        Private messages may be about a table elsewhere, as those of /hand and /replay, for
        people who play at it or are its host. So may direct messages.
        """
        if caller.message:
            await self._tables.restored.require_not_lost(table_id, caller.message)
        known = self._tables.lookup.remembered(table_id)
        if known is not None and may_press(caller, known):
            return  # if another process has changed it since, handlers read it anew
        try:
            table = await self._tables.lookup.table(table_id)
        except TableRefusal:
            return  # a handler that needs it refuses too
        if not may_press(caller, table):
            is_direct = caller.where is None
            raise TableRefusal(
                TableCode.NOT_AT_THIS_TABLE if is_direct else TableCode.UNKNOWN_TABLE
            )


def may_press(caller: Caller, table: Table) -> bool:
    """Whether a message where the caller is can be about the table."""
    if caller.where is not None and caller.where.guild == table.where.guild:
        return True
    is_own = table.seat_of(caller.user) is not None or table.host == caller.user
    return is_own and (caller.where is None or caller.is_in_private)
