"""The database: the only place with SQL. A file for each matter, a `Store` to open and to write."""

from bot.store.errors import (
    DatabaseBrokenError,
    DatabaseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from bot.store.store import Store

__all__ = [
    "DatabaseBrokenError",
    "DatabaseError",
    "DatabaseNotOursError",
    "DatabaseTooNewError",
    "DatabaseUnreachableError",
    "Store",
]
