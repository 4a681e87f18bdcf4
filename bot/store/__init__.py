"""The database: the only place with SQL. A file for each matter, a `Store` to open and to write."""

from bot.store.database import Store
from bot.store.errors import (
    DatabaseBrokenError,
    DatabaseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)

__all__ = [
    "DatabaseBrokenError",
    "DatabaseError",
    "DatabaseNotOursError",
    "DatabaseTooNewError",
    "DatabaseUnreachableError",
    "Store",
]
