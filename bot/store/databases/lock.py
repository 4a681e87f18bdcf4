"""One process per database file, by a lock that ends with its process, however that ends."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.databases.errors import DatabaseInUseError, DatabaseUnreachableError
from bot.store.databases.location import Database
from bot.store.databases.private_files import make_private

WAIT_S = 1.0  # for a process that is just ending
IN_MEMORY = ":memory:"


def real_path(path: Path) -> Path:
    """The file that a path leads to, or DatabaseUnreachableError if it cannot be a database."""
    if str(path) == IN_MEMORY:
        raise DatabaseUnreachableError(path, "the bot needs a file, to find its games again")
    real = path.resolve()
    if real.exists() and not real.is_file():
        raise DatabaseUnreachableError(path, "it is not a file")
    return real


def require_database(database: Database) -> None:
    """DatabaseUnreachableError if it is a file that does not exist."""
    if isinstance(database, Path) and not database.is_file():
        raise DatabaseUnreachableError(database, "there is no such file")


@contextmanager
def only_user(path: Path) -> Iterator[None]:
    """In the block, this process is the only one that uses the database; its folder must exist.
    Raises DatabaseInUseError if another process does. Reading it (`backup`) is always possible.

    The lock is SQLite's own, on an empty file beside the database. The operating system releases
    it when the process ends, and the file may stay.
    """
    real = real_path(path)
    with closing(_locked(real.with_name(f"{real.name}.lock"), path)):
        yield


def _locked(lock_file: Path, path: Path) -> sqlite3.Connection:
    """A connection that has the lock until it is closed."""
    make_private(lock_file)
    try:
        lock = sqlite3.connect(lock_file, timeout=WAIT_S, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except BaseException:
            lock.close()
            raise
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseInUseError(path) from error
        raise DatabaseUnreachableError(path, f"{lock_file.name}: {error}") from error
    return lock
