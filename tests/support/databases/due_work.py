"""What is to be done at the tables of a database, as the bot finds it after a start."""

from bot.domain.table import Human, TableId
from bot.domain.work import WorkKind
from bot.store import left_over
from bot.tables import Tables
from engine.model import Seat


async def tables_with(tables: Tables, kind: WorkKind) -> list[TableId]:
    """The tables with work of a kind."""
    found = await left_over.left_over(tables.store.reader, kind, tables.cache.clock(), 1000, 0)
    return sorted(work.table_id for work in found)


async def behind(tables: Tables) -> list[TableId]:
    """The tables with something to publish: public changes, or an earlier message that still asks
    somebody to act."""
    outdated = await tables.publication.with_unedited_messages()
    return sorted({*await tables_with(tables, "publish"), *outdated})


async def computer_turns(tables: Tables) -> list[tuple[TableId, Seat]]:
    """The computer players and stand-ins whose turn it is, at all tables."""
    return [
        (table_id, seat)
        for table_id in await tables_with(tables, "play")
        for snapshot in [await tables.cache.get(table_id)]
        for seat in snapshot.waiting
        if not isinstance(snapshot.table.occupants[seat], Human)
    ]
