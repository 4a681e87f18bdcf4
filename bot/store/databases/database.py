"""An open database: how it is read, and how it is written."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Self

from bot.domain.observer import UNOBSERVED, Observer
from bot.store.databases.errors import DatabaseUnreachableError
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.lock import only_user
from bot.store.databases.migrate import Migration, connect, migrations, prepare, reporting_errors
from bot.store.databases.transactions import (
    BeginWriting,
    Parameters,
    Row,
    SqliteTransaction,
    Transaction,
    TransactionQueue,
)
from bot.store.leases import WriteAlone, fenced, fenced_alone

if TYPE_CHECKING:  # asyncpg is needed only by those who use PostgreSQL
    from bot.store.databases.postgres import PostgresPool


class Store:
    """`reader` sees what is committed and nothing else; `writing()` opens a transaction, in which
    a broken constraint is raised as ConflictError. `is_shared`: other processes may write too, so
    what is in memory may be outdated. `require_usable()` raises DatabaseTooNewError once a newer
    process has made a schema that this one must not use. `purge()` writes a file again, so that
    no remains of deleted rows are in it, and tells whether that succeeded; everybody waits
    meanwhile.

    `write_alone(sql, parameters)`, only if processes share the work: a transaction that is one
    statement, and so one round trip to the server instead of five. It is repeated if the connection
    is lost, so running it twice must do no harm. The statement is what follows `WITH allowed AS
    (…)`, must change nothing if `allowed` has no row, and returns rows if it has changed something.
    If it returns none, run the same in `writing()`, which raises what there is to be raised.
    `is_durable=False`: does not wait for the disk. If the server crashes within a second, it is as
    if this process had been killed just before; so use it only for what is then done again."""

    def __init__(
        self,
        database: Database,
        reader: Transaction,
        writing: BeginWriting,
        require_usable: Callable[[], Awaitable[None]],
        purge: Callable[[], Awaitable[bool]],
        write_alone: WriteAlone,
        *,
        is_shared: bool,
        observer: Observer,
    ) -> None:
        self.database = database
        self.reader = reader
        self._begin_writing = writing
        self.require_usable = require_usable
        self.purge = purge
        self._write_alone = write_alone
        self.is_shared = is_shared
        self._observer = observer

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        with self._observer.transaction():
            async with self._begin_writing() as db:
                yield db

    async def write_alone(
        self, sql: str, parameters: Parameters, *, is_durable: bool = True
    ) -> Sequence[Row]:
        with self._observer.transaction():
            return await self._write_alone(sql, parameters, is_durable=is_durable)

    @property
    def shares_work(self) -> bool:
        """Whether other processes do the same work, so that it has to be claimed. A file is shared
        only for a moment, by a second command."""
        return isinstance(self.database, DatabaseUrl)

    @property
    def single(self) -> Transaction:
        """Where each statement is a transaction of its own, repeated if the connection is lost.
        Only if processes share the work."""
        return self.reader

    @classmethod
    @asynccontextmanager
    async def open_alone(cls, database: Database) -> AsyncIterator[Self]:
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
        is_shared: bool = False,
        observer: Observer = UNOBSERVED,
    ) -> AsyncIterator[Self]:
        """The database, created or migrated first. Raises DatabaseError, also if another process
        has a file open. `is_shared`: other processes may write the file too; they do not overwrite
        each other's rows. A PostgreSQL database is always shared."""
        async with AsyncExitStack() as stack:
            if isinstance(database, DatabaseUrl):
                pool = await stack.enter_async_context(_open_pool(database, steps))
                writing = fenced(pool.writing)
                usable, alone = pool.require_usable, fenced_alone(pool.reader, pool.version)
                yield cls(
                    database,
                    pool.reader,
                    writing,
                    usable,
                    _purge_server,
                    alone,
                    is_shared=True,
                    observer=observer,
                )
            else:
                _make_folder(database)
                if not is_shared:
                    stack.enter_context(only_user(database))
                reader, queue = await _open_file(database, steps or migrations(), stack)
                purge = partial(_purge_file, queue)
                yield cls(
                    database,
                    reader,
                    queue.writing,
                    _is_usable,
                    purge,
                    _write_nothing,
                    is_shared=is_shared,
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


async def _write_nothing(_: str, __: Parameters, *, is_durable: bool = True) -> Sequence[Row]:  # noqa: ARG001  # there is no server
    """A file has one writer, whose transactions take one switch to its thread as they are."""
    return ()


async def _is_usable() -> None:
    """A file stays usable: nobody migrates it while it is open."""


async def _purge_file(queue: TransactionQueue) -> bool:
    """False if somebody was reading, so that the -wal file could not be emptied."""
    ((is_busy, *_),) = await queue.run_alone("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")
    return not is_busy


async def _purge_server() -> bool:
    """A server removes the remains of deleted rows by itself."""
    return True


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
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
    return DatabaseUnreachableError(
        url, "asyncpg is not installed: pip install 'slow-train[postgres]'"
    )
