"""Transactions of PostgreSQL, on connections from a pool.

PostgreSQL may end a transaction for reasons of its own: a deadlock, a restart, a lost connection,
or because another server is the primary now, to which new connections get.
It is then repeated with the statements it has run so far, as long as they return the same rows as
before; otherwise it fails with ConflictError, like every transaction for which another process was
quicker. If the connection is lost while it is being committed, the server knows by the
transaction's id whether it was.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import NoReturn

import asyncpg
from asyncpg import Pool
from asyncpg.pool import PoolConnectionProxy

from bot.store.databases.composed import RETURNING
from bot.store.databases.errors import (
    ConflictError,
    DatabaseError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from bot.store.databases.location import DatabaseUrl
from bot.store.databases.migrate import Migration
from bot.store.databases.outage import Outage
from bot.store.databases.postgres_connection import CANNOT_CONNECT
from bot.store.databases.postgres_schema import APPLICATION_NAME, postgres_migrations, prepare
from bot.store.databases.transactions import (
    NOT_CHANGED,
    Dialect,
    Parameters,
    Row,
    Statement,
    Transaction,
    finish_even_if_cancelled,
)

MAX_CONNECTIONS = 16  # five processes need less than the 100 that a server has by default
MAX_WRITERS = 12  # the others are for reading, also while transactions are waiting for each other
MAX_PREPARED = 500  # statements of each connection, which is more than we have
CONNECT_TIMEOUT_S = 5.0
STATEMENT_TIMEOUT_S = 30.0
REPEAT_FOR_S = 15.0
PAUSE_S = 0.05
MAX_PAUSE_S = 1.0

# A process that hangs, or is cut off, keeps the others from a table no longer than this.
BEGIN = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '20s'"
ABOUT_TRANSACTION = "SELECT pg_current_xact_id()::text, version, min_version FROM slow_train_schema"
END_OTHER = (  # the server may not have noticed yet that the connection is lost
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE backend_xid = $1::text::xid8::xid AND pid != pg_backend_pid()"
)

# What may be over when the transaction is repeated.
ENDED_BY_SERVER = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
)
NOT_CONNECTED = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,  # the server has said goodbye before the statement
    asyncpg.ReadOnlySQLTransactionError,  # the server is not the primary any more
    OSError,
    TimeoutError,
)
MAYBE_NOT_CONNECTED = (  # ask is_about_connection
    *NOT_CONNECTED,
    asyncpg.InterfaceError,
    asyncpg.InternalServerError,
)


@asynccontextmanager
async def open_pool(
    url: DatabaseUrl, steps: Sequence[Migration] = ()
) -> AsyncIterator["PostgresPool"]:
    """Connections to the database, which is migrated first. Raises DatabaseError."""
    steps = steps or postgres_migrations()
    try:
        pool = await asyncpg.create_pool(
            url.secret_text,
            min_size=1,
            max_size=MAX_CONNECTIONS,
            timeout=CONNECT_TIMEOUT_S,
            command_timeout=STATEMENT_TIMEOUT_S,
            reset=_keep_as_it_is,
            statement_cache_size=MAX_PREPARED,
            max_cached_statement_lifetime=0,
            server_settings={"application_name": APPLICATION_NAME},
        )
    except CANNOT_CONNECT as error:
        raise _unreachable(url, error) from error
    try:
        async with pool.acquire() as connection:
            try:
                await prepare(connection, url, steps)
            except (asyncpg.PostgresError, TimeoutError) as error:
                raise DatabaseError(url, f"cannot be prepared: {_reason(error)}.") from error
        yield PostgresPool(url, pool, steps[-1].version)
    finally:
        await _close(pool)


async def _close(pool: "Pool[asyncpg.Record]") -> None:
    try:
        async with asyncio.timeout(CONNECT_TIMEOUT_S):
            await pool.close()
    except TimeoutError:
        pool.terminate()


async def _keep_as_it_is(_: object) -> None:
    """Connections have no state of their own: nothing but `SET LOCAL` is used."""


class PostgresPool:
    """The connections of this process. `version`: of the newest schema it knows."""

    def __init__(self, url: DatabaseUrl, pool: "Pool[asyncpg.Record]", version: int) -> None:
        self.url = url
        self.version = version
        self.pool = pool
        self.reader: Transaction = PostgresReader(self)
        self.outage = Outage(str(url))
        self._writers = asyncio.Semaphore(MAX_WRITERS)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction that is committed when the block ends. An exception in the block rolls it
        back."""
        async with self._writers:
            transaction = PostgresTransaction(self)
            try:
                yield transaction
            except BaseException:
                await finish_even_if_cancelled(transaction.roll_back())
                raise
            await finish_even_if_cancelled(transaction.commit())

    @asynccontextmanager
    async def connection(self) -> AsyncIterator["PoolConnectionProxy[asyncpg.Record]"]:
        """A connection for single statements. After an error it is not used again."""
        connection = await self.pool.acquire()
        try:
            yield connection
        except BaseException:
            close_at_once(connection)
            raise
        finally:
            await self.pool.release(connection)

    async def require_usable(self) -> None:
        """Raise DatabaseTooNewError if a newer process has changed the schema so much that this
        one must not write any more."""
        ((version, min_version),) = await self.reader.fetch(
            "SELECT version, min_version FROM slow_train_schema"
        )
        self.require_version(version, min_version)

    def require_version(self, version: int, min_version: int) -> None:
        if min_version > self.version:
            raise DatabaseTooNewError(self.url, version, self.version)

    def patience(self) -> "Patience":
        return Patience(self.url, self.pool, self.outage)


class Patience:
    """How long something is repeated while there is no connection."""

    def __init__(self, url: DatabaseUrl, pool: "Pool[asyncpg.Record]", outage: Outage) -> None:
        self._url = url
        self._pool = pool
        self._outage = outage
        self._until = time.monotonic() + REPEAT_FOR_S
        self._pause_s = PAUSE_S

    async def wait(self, error: Exception) -> None:
        """Wait before the next attempt; DatabaseUnreachableError if it has lasted too long. If the
        server is not the primary any more, its other connections are not used again either."""
        if not isinstance(error, ENDED_BY_SERVER):
            self._outage.note_failure(error)
        if is_read_only(error):
            await self._pool.expire_connections()
        if time.monotonic() + self._pause_s > self._until:
            raise _unreachable(self._url, error) from error
        await asyncio.sleep(self._pause_s)
        self._pause_s = min(2 * self._pause_s, MAX_PAUSE_S)


class PostgresReader:
    """Each statement runs on its own, on any free connection."""

    dialect: Dialect = "postgres"

    def __init__(self, pool: PostgresPool) -> None:
        self._pool = pool

    async def fetch(self, sql: str, parameters: Parameters = ()) -> Sequence[Row]:
        (rows,) = await self.fetch_all([Statement(sql, parameters)])
        return rows

    async def fetch_all(self, statements: Iterable[Statement]) -> Sequence[Sequence[Row]]:
        statements, patience = list(statements), self._pool.patience()
        while True:
            try:
                async with self._pool.connection() as connection:
                    rows = [await _rows(connection, *each) for each in statements]
                self._pool.outage.note_success()
                return rows
            except asyncpg.IntegrityConstraintViolationError as error:
                raise ConflictError(_reason(error)) from error
            except asyncpg.DivisionByZeroError as error:  # see `composed`
                raise ConflictError(NOT_CHANGED) from error
            except ENDED_BY_SERVER as error:
                await patience.wait(error)
            except MAYBE_NOT_CONNECTED as error:
                if not is_about_connection(error):
                    raise
                await patience.wait(error)

    async def execute(self, sql: str, parameters: Parameters = ()) -> NoReturn:
        raise RuntimeError(f"a readonly connection cannot execute {sql!r} {len(parameters)}")

    async def execute_all(self, statements: Iterable[Statement]) -> NoReturn:
        raise RuntimeError(f"a readonly connection cannot execute {list(statements)[:1]!r}")


class PostgresTransaction:
    """A transaction that begins with its first statement, see the top of this file."""

    dialect: Dialect = "postgres"

    def __init__(self, pool: PostgresPool) -> None:
        self._pool = pool
        self._connection: PoolConnectionProxy[asyncpg.Record] | None = None
        self._id = ""
        self._done: list[tuple[Statement, Sequence[Row]]] = []

    async def execute(self, sql: str, parameters: Parameters = ()) -> None:
        await self.fetch(sql, parameters)

    async def fetch(self, sql: str, parameters: Parameters = ()) -> Sequence[Row]:
        return await self._run(Statement(sql, parameters))

    async def _run(self, statement: Statement) -> Sequence[Row]:
        patience = self._pool.patience()
        while True:
            try:
                connection = await self._begun()
                rows = await _rows(connection, *statement)
            except asyncpg.IntegrityConstraintViolationError as error:
                raise ConflictError(_reason(error)) from error
            except ENDED_BY_SERVER as error:
                await self.roll_back()
                await patience.wait(error)
            except MAYBE_NOT_CONNECTED as error:
                if not is_about_connection(error):
                    raise
                await self._drop()
                await patience.wait(error)
            else:
                self._pool.outage.note_success()
                self._done.append((statement, rows))
                return rows

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        await self.fetch_all(statements)

    async def fetch_all(self, statements: Iterable[Statement]) -> Sequence[Sequence[Row]]:
        return [await self._run(statement) for statement in statements]

    async def commit(self) -> None:
        if not self._done:  # nothing to commit
            await self.roll_back()
            return
        patience = self._pool.patience()
        while True:
            try:
                connection = await self._begun()
                await connection.execute("COMMIT")
            except asyncpg.IntegrityConstraintViolationError as error:
                await self.roll_back()
                raise ConflictError(_reason(error)) from error
            except ENDED_BY_SERVER as error:
                await self.roll_back()
                await patience.wait(error)
            except MAYBE_NOT_CONNECTED as error:
                if not is_about_connection(error):
                    await self._drop()
                    raise
                begun = self._id if self._connection is not None else ""
                await self._drop()
                await patience.wait(error)
                if begun and await self._was_committed(begun, patience):
                    return
            except BaseException:
                await self._drop()
                raise
            else:
                await self._release()
                return

    async def roll_back(self) -> None:
        if self._connection is None:
            return
        try:
            await self._connection.execute("ROLLBACK")
        except Exception:  # the server rolls it back when the connection is closed
            await self._drop()
        else:
            await self._release()

    async def _begun(self) -> "PoolConnectionProxy[asyncpg.Record]":
        """The connection on which the transaction has begun, with all its statements so far."""
        if self._connection is not None:
            return self._connection
        self._id = ""  # that of an earlier attempt may be somebody else's on another server
        connection = self._connection = await self._pool.pool.acquire()
        await connection.execute(BEGIN)
        ((self._id, version, min_version),) = await _rows(connection, ABOUT_TRANSACTION, ())
        self._pool.require_version(version, min_version)
        for statement, before in self._done:
            if await _rows(connection, *statement) != before:
                raise ConflictError("another process has changed what this transaction has read")
        return connection

    async def _was_committed(self, transaction_id: str, patience: Patience) -> bool:
        while True:
            try:
                async with self._pool.connection() as connection:
                    await connection.execute(END_OTHER, transaction_id)
                    state = await connection.fetchval(
                        "SELECT pg_xact_status($1::text::xid8)", transaction_id
                    )
                if state != "in progress":
                    return bool(state == "committed")
                await patience.wait(TimeoutError("the server is still busy with it"))
            except asyncpg.InvalidParameterValueError:
                return False  # another server has taken over and has never seen this transaction
            except (*NOT_CONNECTED, asyncpg.InterfaceError) as error:
                await patience.wait(error)

    async def _release(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await self._pool.pool.release(connection)

    async def _drop(self) -> None:
        """Close the connection, whatever it is doing. The server rolls the transaction back."""
        if self._connection is not None:
            close_at_once(self._connection)
        await self._release()


def close_at_once(connection: "PoolConnectionProxy[asyncpg.Record]") -> None:
    with suppress(asyncpg.InterfaceError):  # it is closed already
        connection.terminate()


async def _rows(
    connection: "PoolConnectionProxy[asyncpg.Record]",
    sql: str,
    parameters: Parameters,
    must_change: bool = False,
) -> list[Row]:
    if must_change:
        sql += RETURNING
    rows: list[Row] = [tuple(r) for r in await connection.fetch(numbered(sql), *parameters)]
    if must_change and not rows:
        raise ConflictError(NOT_CHANGED)
    return rows


@cache
def numbered(sql: str) -> str:
    """The statement with $1, $2, … in place of question marks."""
    number = 0

    def next_number(found: re.Match[str]) -> str:
        nonlocal number
        if found[0] != "?":
            return found[0]  # a text in quotation marks
        number += 1
        return f"${number}"

    return re.sub(r"'[^']*'|\?", next_number, sql)


def is_about_connection(error: Exception) -> bool:
    """Whether another connection may help. asyncpg raises InterfaceError for a connection that is
    closed, and for wrong calls; the server has InternalServerError for whatever has no code."""
    if isinstance(error, asyncpg.InterfaceError):
        return "connection" in str(error)
    return not isinstance(error, asyncpg.InternalServerError) or is_read_only(error)


def is_read_only(error: Exception) -> bool:
    """Whether the server is not, or not yet, the primary."""
    if isinstance(error, asyncpg.InternalServerError):
        return "during recovery" in str(error)
    return isinstance(error, asyncpg.ReadOnlySQLTransactionError)


def _unreachable(url: DatabaseUrl, error: Exception) -> DatabaseUnreachableError:
    return DatabaseUnreachableError(url, _reason(error))


def _reason(error: Exception) -> str:
    """The first line, without details: those contain values of rows."""
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
