"""The two ends of a copy: all rows of a database, of either kind, in one transaction."""

import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Protocol

import asyncpg

from bot.store.copies.counters import COUNTERS, raised_counters
from bot.store.databases.errors import DatabaseError, DatabaseUnreachableError
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.lock import only_user, require_database
from bot.store.databases.migrate import (
    connect,
    connect_nameless,
    migrations,
    prepare,
    reporting_errors,
)
from bot.store.databases.postgres import numbered
from bot.store.databases.postgres_connection import connected, require_unused
from bot.store.databases.postgres_schema import (
    SCHEMA_TABLE,
    lock_schema,
    postgres_migrations,
    read_version,
)
from bot.store.databases.postgres_schema import prepare as prepare_postgres
from bot.store.databases.private_files import make_private
from bot.store.databases.transactions import Row, SqliteConnection, Statement

BATCH = 1000


class CopyEnd(Protocol):
    """Tables and their rows. What is written is kept only if the block in which the end was opened
    ends without an exception."""

    async def tables(self) -> Mapping[str, Sequence[str]]:
        """The names of all tables, and of the columns of each."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        """All rows, in batches and in any order."""

    async def has_rows(self, table: str) -> bool: ...

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None: ...

    async def clear(self, tables: Sequence[str]) -> None:
        """Delete all rows."""

    async def counters(self) -> Mapping[str, int]:
        """Of tables that number their rows: the last number that was ever given."""

    async def raise_counters(self, least: Mapping[str, int]) -> None:
        """Make sure that new rows get greater numbers than these, than all rows have, and than
        were ever given here. No counter is lowered."""

    async def finish(self) -> None:
        """Check what is checked when everything is there."""

    async def fetch(self, sql: str) -> Sequence[Row]: ...

    async def execute(self, statement: Statement) -> None: ...


class SqliteEnd:
    """A file. References between rows are checked when everything is there."""

    def __init__(self, db: SqliteConnection, path: Path) -> None:
        self._db = db
        self._path = path

    async def tables(self) -> Mapping[str, Sequence[str]]:
        names = await self._db.execute_fetchall(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        return {
            str(name): [
                str(column[1])
                for column in await self._db.execute_fetchall(f"PRAGMA table_info({quoted(name)})")
            ]
            for (name,) in names
        }

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        async with self._db.execute(select_all(table, columns)) as cursor:
            while batch := list(await cursor.fetchmany(BATCH)):
                yield batch

    async def has_rows(self, table: str) -> bool:
        return bool(list(await self._db.execute_fetchall(select_one(table))))

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        names, marks = ", ".join(map(quoted, columns)), ", ".join("?" * len(columns))
        sql = f"INSERT INTO {quoted(table)} ({names}) VALUES ({marks})"
        await self._db.executemany(sql, rows)

    async def clear(self, tables: Sequence[str]) -> None:
        for table in reversed(tables):
            await self._db.execute(f"DELETE FROM {quoted(table)}")

    async def counters(self) -> Mapping[str, int]:
        return {row[0]: row[1] for row in await self.fetch(COUNTERS)}

    async def raise_counters(self, least: Mapping[str, int]) -> None:
        for statement in raised_counters(await self.counters(), least):
            await self.execute(statement)

    async def fetch(self, sql: str) -> Sequence[Row]:
        return list(await self._db.execute_fetchall(sql))

    async def execute(self, statement: Statement) -> None:
        await self._db.execute(statement.sql, statement.parameters)

    async def finish(self) -> None:
        if list(await self._db.execute_fetchall("PRAGMA foreign_key_check")):
            raise DatabaseError(self._path, "cannot be written: a row refers to a missing one.")


class PostgresEnd:
    """A database on a server."""

    def __init__(self, db: "asyncpg.Connection[asyncpg.Record]") -> None:
        self._db = db

    async def tables(self) -> Mapping[str, Sequence[str]]:
        found: dict[str, list[str]] = {}
        for table, column in await self._db.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name != $1"
            " ORDER BY table_name, ordinal_position",
            SCHEMA_TABLE,
        ):
            found.setdefault(table, []).append(column)
        return found

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        cursor = await self._db.cursor(select_all(table, columns))
        while batch := await cursor.fetch(BATCH):
            yield [tuple(row) for row in batch]

    async def has_rows(self, table: str) -> bool:
        return bool(await self._db.fetch(select_one(table)))

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        truths = await self._truths(table, columns)
        records = [
            tuple(
                bool(value) if column in truths else value
                for column, value in zip(columns, row, strict=True)
            )
            for row in rows
        ]
        await self._db.copy_records_to_table(table, records=records, columns=list(columns))

    async def clear(self, tables: Sequence[str]) -> None:
        for table in reversed(tables):
            await self._db.execute(f"DELETE FROM {quoted(table)}")

    async def counters(self) -> Mapping[str, int]:
        found = {}
        for table, column in await self._numbered():
            sequence = await self._sequence(table, column)
            given = f"SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END FROM {sequence}"
            found[table] = int(await self._db.fetchval(given))
        return found

    async def raise_counters(self, least: Mapping[str, int]) -> None:
        ours = await self.counters()
        for table, column in await self._numbered():
            greatest = await self._db.fetchval(f"SELECT max({quoted(column)}) FROM {quoted(table)}")
            last = max(ours[table], least.get(table, 0), greatest or 0)
            if last > ours[table]:
                sequence = await self._sequence(table, column)
                await self._db.execute("SELECT setval($1::text::regclass, $2)", sequence, last)

    async def fetch(self, sql: str) -> Sequence[Row]:
        return [tuple(row) for row in await self._db.fetch(sql)]

    async def execute(self, statement: Statement) -> None:
        await self._db.execute(numbered(statement.sql), *statement.parameters)

    async def finish(self) -> None:
        """Nothing: the server checks every row."""

    async def _numbered(self) -> Sequence[Row]:
        """The tables that number their rows, and the column of each."""
        return await self.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE is_identity = 'YES' AND table_schema = current_schema()"
        )

    async def _sequence(self, table: str, column: str) -> str:
        name = await self._db.fetchval("SELECT pg_get_serial_sequence($1, $2)", table, column)
        return str(name)

    async def _truths(self, table: str, columns: Sequence[str]) -> set[str]:
        """The columns that are true or false; SQLite has 1 and 0."""
        rows = await self._db.fetch(
            "SELECT column_name FROM information_schema.columns WHERE data_type = 'boolean'"
            " AND table_schema = current_schema() AND table_name = $1",
            table,
        )
        return {str(row[0]) for row in rows}.intersection(columns)


@asynccontextmanager
async def open_source(database: Database, *, is_live: bool) -> AsyncIterator[CopyEnd]:
    """All rows of a database as they are at this moment. Unless `is_live`, DatabaseInUseError if a
    bot uses it, and none can start before the block ends. The database is not changed."""
    async with AsyncExitStack() as stack:
        if isinstance(database, DatabaseUrl):
            db = await stack.enter_async_context(connected(database))
            await stack.enter_async_context(
                db.transaction(isolation="repeatable_read", readonly=True)
            )
            if not is_live:
                await lock_schema(db)
                await require_unused(db, database)
            await _require_our_version(db, database)
            yield PostgresEnd(db)
        else:
            require_database(database)
            if not is_live:
                stack.enter_context(only_user(database))
            with reporting_errors(database):
                copy = await connect_nameless()  # which may have to be migrated
                stack.push_async_callback(copy.close)
                await copy.copy_from(database)
                await prepare(copy, database, migrations())
            yield SqliteEnd(copy, database)


@asynccontextmanager
async def open_target(database: Database) -> AsyncIterator[CopyEnd]:
    """A database that no bot uses, created or migrated first. Raises DatabaseError. If the process
    is killed in the block, there is no new database."""
    async with AsyncExitStack() as stack:
        if isinstance(database, DatabaseUrl):
            db = await stack.enter_async_context(connected(database))
            await stack.enter_async_context(db.transaction())
            await prepare_postgres(db, database, postgres_migrations())
            await require_unused(db, database)
            yield PostgresEnd(db)
        elif database.exists():
            stack.enter_context(only_user(database))
            with reporting_errors(database):
                connection = await connect(database)
                stack.push_async_callback(connection.close)
                await prepare(connection, database, migrations())
            async with _written(connection, database) as end:
                yield end
            await connection.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        else:
            stack.enter_context(only_user(database))
            yield await stack.enter_async_context(new_file(database))


@asynccontextmanager
async def new_file(path: Path) -> AsyncIterator[CopyEnd]:
    """A database in a new file, which appears when it is complete. DatabaseUnreachableError if
    there is a file of that name."""
    if path.exists():
        raise DatabaseUnreachableError(path, "there is a file of that name already")
    if not path.parent.is_dir():
        raise DatabaseUnreachableError(path, "there is no such folder")
    async with AsyncExitStack() as stack:
        connection = await connect_nameless()
        stack.push_async_callback(connection.close)
        await prepare(connection, path, migrations())
        async with _written(connection, path) as end:
            yield end
        unfinished = path.with_name(f"{path.name}.part")
        try:
            unfinished.unlink(missing_ok=True)  # of one that was killed while writing it
            make_private(unfinished)
            await connection.execute("VACUUM INTO ?", (str(unfinished),))
            unfinished.rename(path)
        except (sqlite3.Error, OSError) as error:
            raise DatabaseUnreachableError(path, str(error)) from error
        finally:
            unfinished.unlink(missing_ok=True)


@asynccontextmanager
async def _written(connection: SqliteConnection, path: Path) -> AsyncIterator[SqliteEnd]:
    """All that is written in the block, committed at its end."""
    await connection.execute("PRAGMA foreign_keys = OFF")
    await connection.execute("BEGIN IMMEDIATE")
    yield SqliteEnd(connection, path)
    await connection.execute("COMMIT")


async def _require_our_version(db: "asyncpg.Connection[asyncpg.Record]", url: DatabaseUrl) -> None:
    found, ours = await read_version(db), postgres_migrations()[-1].version
    if found is None:
        raise DatabaseError(url, "has no tables of Slow Train.")
    if found.version != ours:
        raise DatabaseError(
            url,
            f"has version {found.version}, and this Slow Train copies version {ours}. "
            "Use the Slow Train that runs on it.",
        )


def select_all(table: str, columns: Sequence[str]) -> str:
    return f"SELECT {', '.join(map(quoted, columns))} FROM {quoted(table)}"


def select_one(table: str) -> str:
    return f"SELECT 1 FROM {quoted(table)} LIMIT 1"


def quoted(name: str) -> str:
    return f'"{name}"'
