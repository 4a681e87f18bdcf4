"""The database: the only package with SQL. `Store` opens it; modules by feature."""

from bot.store.database import Store
from bot.store.errors import (
    ConflictError,
    DatabaseBrokenError,
    DatabaseError,
    DatabaseInUseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from bot.store.location import Database, DatabaseUrl
from bot.store.transactions import Transaction

__all__ = [
    "ConflictError",
    "Database",
    "DatabaseBrokenError",
    "DatabaseError",
    "DatabaseInUseError",
    "DatabaseNotOursError",
    "DatabaseTooNewError",
    "DatabaseUnreachableError",
    "DatabaseUrl",
    "Store",
    "Transaction",
]
