"""An open database: one connection to read, one to write, and one transaction at a time."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

from aiosqlite import Connection

from bot.store.errors import DatabaseUnreachableError
from bot.store.migrate import Migration, clearly, connect, migrations, prepare
from bot.store.transactions import TransactionQueue


class Store:
    """Reading sees what is committed, and only that: it has a connection of its own."""

    def __init__(self, path: Path, reader: Connection, writer: TransactionQueue) -> None:
        self.path = path
        self.reader = reader
        self.writing = writer.writing

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, steps: Sequence[Migration] = ()) -> AsyncIterator[Self]:
        """The database of that file, made or brought up to date first."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseUnreachableError(path, str(error)) from error
        async with AsyncExitStack() as stack:
            with clearly(path):
                connection = await connect(path)
                stack.push_async_callback(connection.close)
                await prepare(connection, path, steps or migrations())
                reader = await connect(path)
                stack.push_async_callback(reader.close)
                await reader.execute("PRAGMA query_only = ON")
            writer = TransactionQueue(connection)
            stack.push_async_callback(writer.finish)
            yield cls(path, reader, writer)
