"""How many tables a person has opened, and how many a server has."""

from collections.abc import Mapping

from bot.domain.limits import Whose
from bot.domain.table import Table, TableId
from bot.store.databases.transactions import Dialect, Statement, Transaction
from engine.values import Value

_COLUMN: Mapping[Whose, str] = {"person": "opened_by", "server": "guild"}
_SERIAL: Mapping[Dialect, str] = {
    "sqlite": "",  # the only writer is in a transaction already
    "postgres": "SELECT pg_advisory_xact_lock(?)",
}


class CountedTables(Value, frozen=True):
    """`newest`: when the tables of the last hour were opened, the newest first."""

    lobbies: int
    without_people: int
    newest: tuple[float, ...]


async def take_turns(db: Transaction, table: Table) -> None:
    """Until the transaction ends, nobody else opens or begins tables of this server, nor tables
    that the same person has opened. Servers come first, so that two never wait for each other."""
    if sql := _SERIAL[db.dialect]:
        opener = await _opened_by(db, table)
        await db.execute_all(Statement(sql, (number,)) for number in (table.where.guild, opener))


async def count(db: Transaction, whose: Whose, table: Table, since: float) -> CountedTables:
    """The tables of who has opened this one, or of its server, without itself. `since`: which ones
    are new."""
    column = _COLUMN[whose]
    owner = await _opened_by(db, table) if whose == "person" else table.where.guild
    others = f"FROM tables WHERE {column} = ? AND id != ? AND guild != 0"
    (((lobbies,),), ((without_people,),), newest) = await db.fetch_all(
        [
            Statement(f"SELECT count(*) {others} AND status = 'lobby'", (owner, table.id)),
            Statement(
                f"SELECT count(*) {others} AND status = 'playing' AND NOT EXISTS (SELECT 1"
                " FROM seats WHERE table_id = tables.id AND kind = 'human')",
                (owner, table.id),
            ),
            Statement(
                f"SELECT opened_at {others} AND opened_at > ? ORDER BY opened_at DESC",
                (owner, table.id, since),
            ),
        ]
    )
    return CountedTables(int(lobbies), int(without_people), tuple(float(row[0]) for row in newest))


async def invite_again(db: Transaction, before: TableId) -> bool:
    """Whether the people of a table may be invited to another one now: once for each table."""
    rows = await db.fetch(
        "UPDATE tables SET has_invited = ? WHERE id = ? AND has_invited = ? RETURNING id",
        (True, before, False),
    )
    return bool(rows)


async def _opened_by(db: Transaction, table: Table) -> int:
    """Who has opened a table: the host of one that is not stored yet."""
    rows = await db.fetch("SELECT opened_by FROM tables WHERE id = ?", (table.id,))
    return int(rows[0][0]) if rows else table.host
