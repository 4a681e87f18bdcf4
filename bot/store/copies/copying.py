"""Copying a database of one kind to one of the other, and proving that nothing was lost."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.domain.progress import Counter, Tell, untold
from bot.store.copies.copy_ends import CopyEnd, open_source, open_target
from bot.store.databases.errors import DatabaseError
from bot.store.databases.location import Database
from bot.store.databases.transactions import Row
from engine.values import Value

FIRST = ("results", "tables", "votes")  # others refer to them
# What only matters while bots are running: tables, and columns of `tables`.
NOT_COPIED = frozenset({"leases", "interactions", "identify_slots"})
NOT_COPIED_COLUMNS = frozenset({"hands_revision"})  # 0: all hands are looked at again
_MODULUS = 2**256


class Digest(Value, frozen=True):
    """How many rows a table has, and a sum over all of them in any order."""

    rows: int = 0
    total: int = 0

    def plus(self, rows: Iterable[Row]) -> "Digest":
        numbers = [_number(row) for row in rows]
        return Digest(self.rows + len(numbers), (self.total + sum(numbers)) % _MODULUS)


async def copy_database(
    source: Database, target: Database, tell: Tell = untold
) -> Mapping[str, Digest]:
    """Copy all rows to a target without any. Raises DatabaseError, also if a bot uses one of the
    two; then the target is as it was. Returns the digest of each table, which is the same for
    both. `tell`: is told how far it is."""
    async with (
        open_source(source, is_live=False) as found,
        open_target(target) as destination,
    ):
        for table in set(await destination.tables()) - NOT_COPIED:
            if await destination.has_rows(table):
                raise DatabaseError(
                    target, f"is not empty: there are rows in {table}. Nothing has been copied."
                )
        return await copy_rows(found, destination, target, tell)


async def copy_rows(
    source: CopyEnd, target: CopyEnd, where: Database, tell: Tell = untold
) -> Mapping[str, Digest]:
    """Copy all rows and read them again; new rows will get greater numbers than were ever given in
    either database. DatabaseError if the target does not have the same."""
    columns_of = copied_columns(await target.tables())
    if columns_of != copied_columns(await source.tables()):
        raise DatabaseError(where, "has other tables than the database it is copied from.")
    tables, digests = in_order(columns_of), {}
    for table in tables:
        columns, written = columns_of[table], Digest()
        copied = Counter(tell, f"copying rows of {table}")
        async for rows in source.rows(table, columns):
            written = written.plus(rows)
            await target.insert(table, columns, rows)
            copied.add(len(rows))
        digests[table] = written
    for table in tables:
        compared = Counter(tell, f"comparing rows of {table}", digests[table].rows)
        read = await digest_of(target, table, columns_of[table], compared)
        if read != digests[table]:
            raise DatabaseError(where, f"has not got the same rows in {table}. Nothing is kept.")
    await target.raise_counters(await source.counters())
    await target.finish()
    return digests


def copied_columns(tables: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The tables that are copied, and the columns of each in alphabetical order."""
    return {
        name: sorted(set(columns) - NOT_COPIED_COLUMNS)
        for name, columns in tables.items()
        if name not in NOT_COPIED
    }


async def digest_of(
    end: CopyEnd, table: str, columns: Sequence[str], counter: Counter | None = None
) -> Digest:
    found = Digest()
    async for rows in end.rows(table, columns):
        found = found.plus(rows)
        if counter is not None:
            counter.add(len(rows))
    return found


def in_order(tables: Iterable[str]) -> list[str]:
    """The tables, those first to which others refer."""
    return sorted(tables, key=lambda table: (table != "tables", table not in FIRST, table))


def _number(row: Row) -> int:
    """Of a row, the same for both kinds of databases: true and 1 are equal."""
    values = [int(value) if isinstance(value, bool) else value for value in row]
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(values)).digest())
