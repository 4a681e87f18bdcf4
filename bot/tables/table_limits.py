"""Whether a person or a server may have one more table. Counted in the transaction that makes it,
so the limits hold after a restart and for several processes."""

from typing import get_args

from bot.domain.limits import HOUR_S, TableLimits, Whose
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table
from bot.store import Transaction
from bot.store import table_limits as limit_rows


async def require_room_for_lobby(
    db: Transaction, table: Table, limits: TableLimits, at: float
) -> None:
    """Refuse TOO_MANY_LOBBIES or TOO_MANY_NEW_TABLES if this new table would be one too many."""
    await limit_rows.take_turns(db, table)
    for whose in get_args(Whose):
        limit = limits.person if whose == "person" else limits.server
        counted = await limit_rows.count(db, whose, table, at - HOUR_S)
        if counted.lobbies >= limit.lobbies:
            raise TableRefusal(TableCode.TOO_MANY_LOBBIES, whose=whose, most=limit.lobbies)
        if len(counted.newest) >= limit.new_an_hour:
            until = counted.newest[limit.new_an_hour - 1] + HOUR_S
            raise TableRefusal(
                TableCode.TOO_MANY_NEW_TABLES,
                whose=whose,
                most=limit.new_an_hour,
                until=round(until),
            )


async def require_room_without_people(
    db: Transaction, table: Table, limits: TableLimits, at: float
) -> None:
    """Refuse TOO_MANY_WITHOUT_PEOPLE if this game, which begins, would be one too many."""
    await limit_rows.take_turns(db, table)
    for whose in get_args(Whose):
        limit = limits.person if whose == "person" else limits.server
        counted = await limit_rows.count(db, whose, table, at)
        if counted.without_people >= limit.without_people:
            most = limit.without_people
            raise TableRefusal(TableCode.TOO_MANY_WITHOUT_PEOPLE, whose=whose, most=most)
