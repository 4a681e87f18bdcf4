"""The database: the only package with SQL. `Store` opens it; modules by feature."""

from bot.store.databases.database import Store
from bot.store.databases.errors import (
    ConflictError,
    DatabaseBrokenError,
    DatabaseError,
    DatabaseInUseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.transactions import Transaction

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
