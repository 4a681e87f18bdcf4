"""What a transaction is, and those of SQLite: one at a time, committed together when several wait.

Waiting for the disk takes a hundred times longer than anything else done here. So a transaction
that finds others waiting does not commit: the last one in the queue, or every 50th, commits for all
of them. Each has a savepoint, so that one that fails is undone alone.

The transactions of PostgreSQL are in `postgres.py`.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from aiosqlite import Connection

from bot.store.databases.errors import ConflictError

Dialect = Literal["sqlite", "postgres"]
Parameters: TypeAlias = Sequence[object]
Row: TypeAlias = Sequence[Any]  # each statement knows the types of its columns

MAX_GROUP_SIZE = 50
NOT_CHANGED = "another process has changed a row that was to be changed"

T = TypeVar("T")


class Statement(NamedTuple):
    """`must_change`: if it changes no row, ConflictError, and the transaction is undone."""

    sql: str
    parameters: Parameters = ()
    must_change: bool = False


BEGIN, COMMIT = Statement("BEGIN IMMEDIATE"), Statement("COMMIT")
SAVEPOINT, RELEASE = Statement("SAVEPOINT mine"), Statement("RELEASE mine")
UNDO = Statement("ROLLBACK TO mine")


class Transaction(Protocol):
    """Where statements are run. Only `store/` calls these methods; others pass it on.

    Statements have question marks for their parameters and are the same for both databases where
    possible. Where they cannot be, a module has one for each and takes `…[db.dialect]`.

    What is executed may be run later, together with the next statement that returns rows or with
    the end of the transaction, and fail there.
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


BeginWriting = Callable[[], AbstractAsyncContextManager[Transaction]]


class WriteTogether(Protocol):
    """A transaction of several statements, see `Store`."""

    def __call__(
        self, statements: Sequence[Statement], /, *, is_durable: bool = True
    ) -> Coroutine[object, object, None]: ...


class SqliteConnection(Connection):
    """A connection of aiosqlite that can also run several statements in one switch to its thread,
    which takes longer than most statements. Without a path, to a database that has no name and is
    gone when the connection or the process ends, however that happens."""

    def __init__(self, path: Path | None = None) -> None:
        name = path or ""
        super().__init__(lambda: sqlite3.connect(name, isolation_level=None), iter_chunk_size=64)

    async def copy_from(self, path: Path) -> None:
        """Become a copy of everything that is committed in a file."""
        await self._execute(self._copy_from, path)  # type: ignore[no-untyped-call]  # aiosqlite's

    def _copy_from(self, path: Path) -> None:
        address = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as source:
            source.backup(self._conn)

    async def run_all(self, statements: Iterable[Statement]) -> list[list[Row]]:
        """Run the statements up to the first that fails; returns the rows of each."""
        found: list[list[Row]] = await self._execute(  # type: ignore[no-untyped-call]  # aiosqlite's
            self._run_all, list(statements)
        )
        return found

    def _run_all(self, statements: Iterable[Statement]) -> list[list[Row]]:
        return [self._run(*statement) for statement in statements]

    def _run(self, sql: str, parameters: Parameters, must_change: bool) -> list[Row]:
        cursor = self._conn.execute(sql, parameters)
        if must_change and not cursor.rowcount:
            raise ConflictError(NOT_CHANGED)
        return cursor.fetchall()


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


class SqliteWriter(SqliteTransaction):
    """A transaction of the queue. Nothing is run before it must be, so that most transactions take
    one switch to the thread, from their beginning to their end."""

    def __init__(self, connection: SqliteConnection, begin: Sequence[Statement]) -> None:
        super().__init__(connection)
        self._begin = list(begin)  # until it has been run
        self._written: list[Statement] = []  # and not run yet

    async def execute(self, sql: str, parameters: Parameters = ()) -> None:
        self._written.append(Statement(sql, parameters))

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        self._written += statements

    async def fetch(self, sql: str, parameters: Parameters = ()) -> Sequence[Row]:
        (rows,) = await self.fetch_all([Statement(sql, parameters)])
        return rows

    async def fetch_all(self, statements: Iterable[Statement]) -> Sequence[Sequence[Row]]:
        before, wanted = self._take(), list(statements)
        return (await self._run_all([*before, *wanted]))[len(before) :]

    async def keep(self, end: Iterable[Statement]) -> None:
        """Run what has not been run, and the end."""
        await self._run_all([*self._take(), *end])

    async def undo(self, end: Iterable[Statement]) -> None:
        """Undo what has been run, and run the end."""
        self._written.clear()
        await self._run_all([*self._take(), UNDO, *end])

    def _take(self) -> list[Statement]:
        taken = [*self._begin, *self._written]
        self._begin, self._written = [], []
        return taken


class CommitGroup:
    """The transactions that will be committed together."""

    def __init__(self) -> None:
        self.size = 0
        self.on_disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class TransactionQueue:
    """Runs transactions on one connection, one at a time."""

    def __init__(self, db: SqliteConnection) -> None:
        self._db = db
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._group: CommitGroup | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction that is on disk when the block ends. An exception in the block rolls it
        back; a broken constraint is raised as ConflictError."""
        group, mine = await self._enter()
        try:
            try:
                yield mine
            except BaseException:
                await finish_even_if_cancelled(self._leave(group, mine, is_kept=False))
                raise
            await finish_even_if_cancelled(self._leave(group, mine, is_kept=True))
        except sqlite3.IntegrityError as error:
            raise ConflictError(str(error)) from error
        await asyncio.shield(group.on_disk)

    async def write_together(
        self,
        statements: Sequence[Statement],
        *,
        is_durable: bool = True,  # noqa: ARG002  # all are
    ) -> None:
        """A transaction of these statements."""
        async with self.writing() as db:
            await db.execute_all(statements)

    async def run_outside(self, *statements: str) -> Sequence[Row]:
        """Run statements that must not be in a transaction, while no other transaction is open;
        returns the rows of the last one."""
        return await finish_even_if_cancelled(self._run_outside(statements))

    async def finish(self) -> None:
        """Wait for the transactions that have begun."""
        async with self._turn:
            pass

    async def _run_outside(self, statements: Sequence[str]) -> Sequence[Row]:
        self._waiting += 1
        await self._turn.acquire()
        self._waiting -= 1
        try:
            await self._commit_group()
            return (await self._db.run_all(map(Statement, statements)))[-1]
        finally:
            self._turn.release()

    async def _commit_group(self) -> None:
        """Commit what others have left to us, if there is anything."""
        group = self._group
        if group is None:
            return
        try:
            await self._db.run_all([COMMIT])
        except BaseException as error:
            await self._roll_back_group(error)
        else:
            self._group = None
            group.on_disk.set_result(None)

    async def _enter(self) -> tuple[CommitGroup, SqliteWriter]:
        """Wait for our turn, then join the open group or begin a new one."""
        is_cancelled = False
        if self._waiting or self._turn.locked():
            self._waiting += 1
            try:
                # Others may have left it to us to commit.
                await finish_even_if_cancelled(self._turn.acquire())
            except asyncio.CancelledError:
                is_cancelled = True
            self._waiting -= 1
        else:
            await self._turn.acquire()  # nobody is before us
        begin = [SAVEPOINT]
        if self._group is None:
            begin = [BEGIN, SAVEPOINT]
            self._group = CommitGroup()
        self._group.size += 1
        mine = SqliteWriter(self._db, begin)
        if is_cancelled:
            await finish_even_if_cancelled(self._leave(self._group, mine, is_kept=False))
            raise asyncio.CancelledError
        return self._group, mine

    async def _leave(self, group: CommitGroup, mine: SqliteWriter, *, is_kept: bool) -> None:
        """Keep or undo our part; commit the group unless others are waiting. If our part cannot be
        kept, it is undone and the error is raised."""
        is_last = self._waiting == 0 or group.size >= MAX_GROUP_SIZE
        end = [RELEASE, COMMIT] if is_last else [RELEASE]
        failure: Exception | None = None
        try:
            try:
                await (mine.keep(end) if is_kept else mine.undo(end))
            except Exception as error:
                if not is_kept:
                    raise
                failure = error
                await mine.undo(end)  # fails too if not only our part has failed
            if is_last:
                self._group = None
                group.on_disk.set_result(None)
        except BaseException as error:
            await self._roll_back_group(failure or error)
        finally:
            self._turn.release()
        if failure is not None:
            raise failure

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
            await asyncio.shield(task)
        except asyncio.CancelledError:
            is_cancelled = True
        except Exception:  # noqa: S110  # raised below
            pass
    result = task.result()
    if is_cancelled:
        raise asyncio.CancelledError
    return result
