"""An open database: one connection for reading, one for writing."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

from bot.store.errors import DatabaseUnreachableError
from bot.store.lock import only_user
from bot.store.migrate import (
    Migration,
    connect,
    migrations,
    prepare,
    reporting_errors,
    schema_version,
)
from bot.store.transactions import Transaction, TransactionQueue

BeginWriting = Callable[[], AbstractAsyncContextManager[Transaction]]


class Store:
    """`reader` sees what is committed and nothing else; `writing()` opens a transaction."""

    def __init__(
        self, path: Path, reader: Transaction, queue: TransactionQueue, known_version: int
    ) -> None:
        self.path = path
        self.reader = reader
        self.writing: BeginWriting = queue.writing
        self._known_version = known_version

    async def schema(self) -> tuple[int, int]:
        """The version of the schema in the database, and the one this bot was written for."""
        return await schema_version(self.reader), self._known_version

    @classmethod
    @asynccontextmanager
    async def open(
        cls, path: Path, steps: Sequence[Migration] = (), *, is_shared: bool = False
    ) -> AsyncIterator[Self]:
        """The database in this file, created or migrated first. Raises DatabaseError, also if
        another process has it open. `is_shared`: other processes may write too; they do not
        overwrite each other's rows, but would post the same messages."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseUnreachableError(path, str(error)) from error
        steps = steps or migrations()
        async with AsyncExitStack() as stack:
            if not is_shared:
                stack.enter_context(only_user(path))
            with reporting_errors(path):
                connection = await connect(path)
                stack.push_async_callback(connection.close)
                await prepare(connection, path, steps)
                reader = await connect(path)
                stack.push_async_callback(reader.close)
                await reader.execute("PRAGMA query_only = ON")
            queue = TransactionQueue(connection)
            stack.push_async_callback(queue.finish)
            yield cls(path, reader, queue, steps[-1].version)
