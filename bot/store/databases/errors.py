"""Why a database cannot be used, and why a transaction failed.

DatabaseError                 nothing has been written
├── DatabaseTooNewError       written by a later version of the bot
├── DatabaseBrokenError       unreadable or damaged
├── DatabaseNotOursError      a valid database of another program
├── DatabaseInUseError        another process uses it
└── DatabaseUnreachableError  no such folder, no permission, no space; no connection to the server
ConflictError                 another process has written the same rows; the transaction was undone
"""

from bot.store.databases.location import Database, DatabaseUrl


class ConflictError(Exception):
    """Another process was quicker: the transaction was rolled back."""


class DatabaseError(Exception):
    """One clear line for the person who runs the bot."""

    def __init__(self, database: Database, problem: str) -> None:
        super().__init__(f"The database {database} {' '.join(problem.split())}")
        self.database = database


class DatabaseTooNewError(DatabaseError):
    def __init__(self, database: Database, version: int, ours: int) -> None:
        super().__init__(
            database,
            f"has version {version}; this Slow Train knows versions up to {ours}. "
            "Run the newer Slow Train that wrote it, or a backup from before.",
        )


class DatabaseBrokenError(DatabaseError):
    def __init__(self, database: Database, reason: str) -> None:
        super().__init__(
            database,
            f"is damaged: {reason}. It has been left as it is. "
            f"Put a backup in its place, or {_set_another(database)}.",
        )


class DatabaseNotOursError(DatabaseError):
    def __init__(self, database: Database) -> None:
        super().__init__(database, f"belongs to another program: {_set_another(database)}.")


class DatabaseInUseError(DatabaseError):
    def __init__(self, database: Database) -> None:
        super().__init__(
            database,
            "is in use: another Slow Train is running on it. "
            f"Stop that one first, or {_set_another(database)}.",
        )


class DatabaseUnreachableError(DatabaseError):
    is_told = True  # by `Outage`, where the bot goes on

    def __init__(self, database: Database, reason: str) -> None:
        verb = "reached" if isinstance(database, DatabaseUrl) else "opened"
        super().__init__(database, f"cannot be {verb}: {reason}.")


def _set_another(database: Database) -> str:
    if isinstance(database, DatabaseUrl):
        return "set DATABASE_URL to a database of its own"
    return "set DATABASE_PATH to another file"
