"""An open database: how it is read, and how it is written."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Self

from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.table import TableId
from bot.store.databases.errors import DatabaseUnreachableError
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.lock import only_user
from bot.store.databases.migrate import Migration, connect, migrations, prepare, reporting_errors
from bot.store.databases.private_files import make_folder
from bot.store.databases.transactions import (
    BeginWriting,
    SqliteTransaction,
    Statement,
    Transaction,
    TransactionQueue,
    WriteTogether,
)
from bot.store.leases import fenced, fenced_together

if TYPE_CHECKING:  # asyncpg is needed only by those who use PostgreSQL
    from bot.store.databases.postgres import PostgresPool

TRUSTED_FOR_S = 60.0  # what another process may have changed is read again after this time


class Store:
    """`reader` sees what is committed and nothing else; each of its statements is a transaction.
    `writing()` opens a transaction, in which a broken constraint is raised as ConflictError.

    `write_together(statements)` is a transaction of these statements, none of which changes a row
    that another one changes: with PostgreSQL one statement, and so one round trip to the server. It
    is repeated if the connection is lost, so ConflictError may also mean that it has been written
    already. `is_durable=False`: does not wait for the disk. If the server crashes within a second,
    it is as if this process had been killed just before; so use it only for what is then done
    again.

    `trusted_for_s`: for how long what is in memory may be used; for tables, see `is_current`.
    `require_usable()` raises DatabaseTooNewError once a newer process has made a schema that this
    one must not use. `purge()` writes a file again, so that no remains of deleted rows are in it,
    and tells whether that succeeded; everybody waits meanwhile."""

    def __init__(
        self,
        database: Database,
        reader: Transaction,
        writing: BeginWriting,
        write_together: WriteTogether,
        require_usable: Callable[[], Awaitable[None]],
        purge: Callable[[], Awaitable[bool]],
        *,
        has_other_writers: bool,
        observer: Observer,
    ) -> None:
        self.database = database
        self.reader = reader
        self.require_usable = require_usable
        self.purge = purge
        self.trusted_for_s = TRUSTED_FOR_S if has_other_writers else inf
        self._begin_writing = writing
        self._write_together = write_together
        self._has_other_writers = has_other_writers
        self._observer = observer

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        with self._observer.transaction():
            async with self._begin_writing() as db:
                yield db

    async def write_together(
        self, statements: Sequence[Statement], *, is_durable: bool = True
    ) -> None:
        with self._observer.transaction():
            await self._write_together(statements, is_durable=is_durable)

    async def is_current(self, table_id: TableId, revision: int) -> bool:
        """Whether the table still has this revision. Asks nobody if this process is the only one
        that writes."""
        if not self._has_other_writers:
            return True
        rows = await self.reader.fetch("SELECT revision FROM tables WHERE id = ?", (table_id,))
        return bool(rows) and rows[0][0] == revision

    @classmethod
    @asynccontextmanager
    async def open_unused(cls, database: Database) -> AsyncIterator[Self]:
        """The database while no bot is running on it, otherwise DatabaseInUseError."""
        if isinstance(database, DatabaseUrl):
            await _require_unused(database)
        async with cls.open(database) as store:
            yield store

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        database: Database,
        steps: Sequence[Migration] = (),
        *,
        has_other_writers: bool = False,
        observer: Observer = UNOBSERVED,
    ) -> AsyncIterator[Self]:
        """The database, created or migrated first. Raises DatabaseError, also if another process
        has a file open. `has_other_writers`: other processes may write the file too; they do not
        overwrite each other's rows. A PostgreSQL database may always have others."""
        async with AsyncExitStack() as stack:
            if isinstance(database, DatabaseUrl):
                pool = await stack.enter_async_context(_open_pool(database, steps))
                usable = pool.require_usable
                yield cls(
                    database,
                    pool.reader,
                    fenced(pool.writing),
                    fenced_together(pool.reader, pool.version, usable),
                    usable,
                    _purge_server,
                    has_other_writers=True,
                    observer=observer,
                )
            else:
                _make_folder(database)
                if not has_other_writers:
                    stack.enter_context(only_user(database))
                reader, queue = await _open_file(database, steps or migrations(), stack)
                yield cls(
                    database,
                    reader,
                    queue.writing,
                    queue.write_together,
                    _is_usable,
                    partial(_purge_file, queue),
                    has_other_writers=has_other_writers,
                    observer=observer,
                )


async def _open_file(
    path: Path, steps: Sequence[Migration], stack: AsyncExitStack
) -> tuple[Transaction, TransactionQueue]:
    """One connection for reading, one for writing. Both are closed by the stack."""
    with reporting_errors(path):
        connection = await connect(path)
        stack.push_async_callback(connection.close)
        await prepare(connection, path, steps)
        reader = await connect(path)
        stack.push_async_callback(reader.close)
        await reader.execute("PRAGMA query_only = ON")
    queue = TransactionQueue(connection)
    stack.push_async_callback(queue.finish)
    return SqliteTransaction(reader), queue


async def _is_usable() -> None:
    """A file stays usable: nobody migrates it while it is open."""


async def _purge_file(queue: TransactionQueue) -> bool:
    """False if somebody was reading, so that the -wal file could not be emptied."""
    ((is_busy, *_),) = await queue.run_outside("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")
    return not is_busy


async def _purge_server() -> bool:
    """A server removes the remains of deleted rows by itself."""
    return True


def _make_folder(path: Path) -> None:
    try:
        make_folder(path.parent)
    except OSError as error:
        raise DatabaseUnreachableError(path, str(error)) from error


def _open_pool(
    url: DatabaseUrl, steps: Sequence[Migration]
) -> AbstractAsyncContextManager["PostgresPool"]:
    try:
        from bot.store.databases.postgres import open_pool
    except ImportError as error:
        raise _without_driver(url) from error
    return open_pool(url, steps)


async def _require_unused(url: DatabaseUrl) -> None:
    try:
        from bot.store.databases.postgres_connection import connected, require_unused
    except ImportError as error:
        raise _without_driver(url) from error
    async with connected(url) as connection:
        await require_unused(connection, url)


def _without_driver(url: DatabaseUrl) -> DatabaseUnreachableError:
    return DatabaseUnreachableError(url, "asyncpg is not installed: pip install asyncpg")
