"""SQLite or PostgreSQL for tests that work with either."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.store import Store
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.transactions import Statement
from tests.support.databases.postgres import TestDatabases

FILE = "slow-train.db"
INHERITED_URL = "SLOW_TRAIN_TEST_DATABASE"  # in processes that tests start


class PostgresFolders:
    """A PostgreSQL database for each folder of a test, where SQLite has a file."""

    def __init__(self, databases: TestDatabases) -> None:
        self._databases = databases
        self._by_folder: dict[Path, Database] = {}

    async def database(self, folder: Path) -> Database:
        if folder not in self._by_folder:
            make = self._databases.another if self._by_folder else self._databases.empty
            self._by_folder[folder] = await make()
        return self._by_folder[folder]

    async def blank(self, folder: Path) -> DatabaseUrl:
        """From now on the folder has a database in which there is nothing, not even the schema."""
        self._by_folder[folder] = url = await self._databases.blank()
        return url


databases = TestDatabases()  # of this process
_postgres_folders: list[PostgresFolders] = []  # of the test that is running, if it wants PostgreSQL


@contextmanager
def databases_of_kind(kind: str) -> Iterator[None]:
    """In the block, folders have a database of this kind: "sqlite" or "postgres"."""
    if kind == "postgres":
        _postgres_folders.append(PostgresFolders(databases))
    try:
        yield
    finally:
        _postgres_folders.clear()


async def database_in(folder: Path) -> Database:
    """The database of a folder: always the same for one test, and empty at first."""
    if _postgres_folders:
        return await _postgres_folders[0].database(folder)
    inherited = os.environ.get(INHERITED_URL)
    return DatabaseUrl(inherited) if inherited else folder / FILE


async def url_instead_of(file: Path) -> str:
    """The URL of the PostgreSQL database that a test uses where it names this file; an empty text
    if it uses the file."""
    database = await _postgres_folders[0].database(file) if _postgres_folders else file
    return database.secret_text if isinstance(database, DatabaseUrl) else ""


async def blank_instead_of(file: Path) -> DatabaseUrl | None:
    """The PostgreSQL database that a test uses from now on where it names this file, with nothing
    in it; None if it uses the file."""
    return await _postgres_folders[0].blank(file) if _postgres_folders else None


async def environment_for(folder: Path) -> dict[str, str]:
    """Environment variables for a process of its own in which folders have this database."""
    database = await database_in(folder)
    inherited = database.secret_text if isinstance(database, DatabaseUrl) else ""
    return {**os.environ, INHERITED_URL: inherited}


async def run_sql(folder: Path, *statements: str) -> None:
    """Change the database of a folder behind the bot's back."""
    async with open_store(folder) as store, store.writing() as db:
        await db.execute_all(map(Statement, statements))


@asynccontextmanager
async def open_store(folder: Path, *, has_other_writers: bool = False) -> AsyncIterator[Store]:
    async with Store.open(await database_in(folder), has_other_writers=has_other_writers) as store:
        yield store


def drop_test_databases() -> None:
    asyncio.run(databases.drop_all())
