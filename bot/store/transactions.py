"""What a transaction is, and those of SQLite: one at a time, committed together when several wait.

Waiting for the disk takes a hundred times longer than anything else done here. So a transaction
that finds others waiting does not commit: the last one in the queue, or every 50th, commits for all
of them. Each has a savepoint, so that one that fails is undone alone.

The transactions of PostgreSQL are in `postgres.py`.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from aiosqlite import Connection

from bot.store.errors import ConflictError

Dialect = Literal["sqlite", "postgres"]
Parameters: TypeAlias = Sequence[object]
Row: TypeAlias = Sequence[Any]  # each statement knows the types of its columns

MAX_GROUP_SIZE = 50

T = TypeVar("T")


class Statement(NamedTuple):
    sql: str
    parameters: Parameters = ()


class Transaction(Protocol):
    """Where statements are run. Only `store/` calls these methods; others pass it on.

    Statements have question marks for their parameters and are the same for both databases where
    possible. Where they cannot be, a module has one for each and takes `…[db.dialect]`.
    """

    @property
    def dialect(self) -> Dialect: ...

    async def execute(self, sql: str, parameters: Parameters = ()) -> None: ...

    async def fetch(self, sql: str, parameters: Parameters = ()) -> Sequence[Row]: ...

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        """Run the statements in this order. With SQLite this takes one switch to its thread, not
        one for each."""

    async def fetch_all(self, statements: Iterable[Statement]) -> Sequence[Sequence[Row]]:
        """Run the statements like `execute_all`; returns the rows of each."""


class SqliteConnection(Connection):
    """A connection of aiosqlite that can also run several statements in one switch to its thread,
    which takes longer than most statements."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None), iter_chunk_size=64)

    async def run_all(self, statements: Iterable[Statement]) -> list[list[Row]]:
        """Run the statements up to the first that fails; returns the rows of each."""
        found: list[list[Row]] = await self._execute(  # type: ignore[no-untyped-call]  # aiosqlite's
            self._run_all, list(statements)
        )
        return found

    def _run_all(self, statements: Iterable[Statement]) -> list[list[Row]]:
        return [self._conn.execute(sql, parameters).fetchall() for sql, parameters in statements]


class SqliteTransaction:
    """Statements on one connection of SQLite."""

    dialect: Dialect = "sqlite"

    def __init__(self, connection: SqliteConnection) -> None:
        self._run_all = connection.run_all

    async def execute(self, sql: str, parameters: Parameters = ()) -> None:
        await self._run_all([Statement(sql, parameters)])

    async def fetch(self, sql: str, parameters: Parameters = ()) -> Sequence[Row]:
        (rows,) = await self._run_all([Statement(sql, parameters)])
        return rows

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        await self._run_all(statements)

    async def fetch_all(self, statements: Iterable[Statement]) -> Sequence[Sequence[Row]]:
        return await self._run_all(statements)


class CommitGroup:
    """The transactions that will be committed together."""

    def __init__(self) -> None:
        self.size = 0
        self.on_disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class TransactionQueue:
    """Runs transactions on one connection, one at a time."""

    def __init__(self, db: SqliteConnection) -> None:
        self._db = db
        self._transaction = SqliteTransaction(db)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._group: CommitGroup | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction that is on disk when the block ends. An exception in the block rolls it
        back; a broken constraint is raised as ConflictError."""
        try:
            group = await finish_even_if_cancelled(self._enter())
        except asyncio.CancelledError:
            await finish_even_if_cancelled(self._leave(is_kept=False))
            raise
        try:
            yield self._transaction
        except sqlite3.IntegrityError as error:
            await finish_even_if_cancelled(self._leave(is_kept=False))
            raise ConflictError(str(error)) from error
        except BaseException:
            await finish_even_if_cancelled(self._leave(is_kept=False))
            raise
        await finish_even_if_cancelled(self._leave(is_kept=True))
        await asyncio.shield(group.on_disk)

    async def finish(self) -> None:
        """Wait for the transactions that have begun."""
        async with self._turn:
            pass

    async def _enter(self) -> CommitGroup:
        """Wait for our turn, then join the open group or begin a new one."""
        self._waiting += 1
        await self._turn.acquire()
        self._waiting -= 1
        try:
            begin = ["BEGIN IMMEDIATE"] if self._group is None else []
            self._group = self._group or CommitGroup()
            self._group.size += 1
            await self._run(*begin, "SAVEPOINT mine")
        except BaseException as error:
            try:
                await self._roll_back_group(error)
            finally:
                self._turn.release()
            raise
        return self._group

    async def _leave(self, is_kept: bool) -> None:
        """Keep or undo our part; commit the group unless others are waiting."""
        group = self._group
        if group is None:
            raise RuntimeError("no transaction is open")
        try:
            undo = [] if is_kept else ["ROLLBACK TO mine"]
            is_last = self._waiting == 0 or group.size >= MAX_GROUP_SIZE
            await self._run(*undo, "RELEASE mine", *(["COMMIT"] if is_last else []))
            if is_last:
                self._group = None
                group.on_disk.set_result(None)
        except BaseException as error:
            await self._roll_back_group(error)
        finally:
            self._turn.release()

    async def _run(self, *statements: str) -> None:
        await self._db.run_all(Statement(sql) for sql in statements)

    async def _roll_back_group(self, error: BaseException) -> None:
        """The whole group is lost: raise the error in all of its transactions."""
        group, self._group = self._group, None
        if group is not None:
            group.on_disk.set_exception(error)
            group.on_disk.exception()  # retrieved here, because nobody may be waiting for it
        await self._db.rollback()


async def finish_even_if_cancelled(work: Coroutine[object, object, T]) -> T:
    """Run the coroutine to its end even if the caller is cancelled; then raise CancelledError."""
    task = asyncio.ensure_future(work)
    is_cancelled = False
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            is_cancelled = True
    result = task.result()
    if is_cancelled:
        raise asyncio.CancelledError
    return result
