"""Opening a database file and bringing it to the newest schema, or leaving it untouched."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bot.store.databases.errors import (
    DatabaseBrokenError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from bot.store.databases.private_files import make_private
from bot.store.databases.transactions import SqliteConnection
from engine.values import Value

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations" / "sqlite"
APPLICATION_ID = 0x534C5452  # "SLTR", in the header of every file of ours
BUSY_TIMEOUT_MS = 5000
PAUSE_MS = 20


class Migration(Value, frozen=True):
    """One step from one version of the schema to the next."""

    version: int
    sql: str


def migrations(folder: Path = MIGRATIONS) -> list[Migration]:
    """All migrations in order: `0001_tables.sql` leads to version 1."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    return [Migration(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in files]


@contextmanager
def reporting_errors(path: Path) -> Iterator[None]:
    """Turn SQLite's errors in the block into a DatabaseError with one clear line."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise DatabaseUnreachableError(path, str(error)) from error
    except sqlite3.DatabaseError as error:
        raise DatabaseBrokenError(path, str(error)) from error


async def connect(path: Path) -> SqliteConnection:
    """A connection in autocommit mode, to a file that nobody else can read."""
    make_private(path)
    sqlite3.connect(path).close()  # if this failed in aiosqlite, a thread would be left behind
    return await _connected(SqliteConnection(path))


async def connect_nameless() -> SqliteConnection:
    """A connection in autocommit mode to an empty database that is gone with it."""
    return await _connected(SqliteConnection())


async def _connected(db: SqliteConnection) -> SqliteConnection:
    await db
    try:
        await db.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        await db.execute("PRAGMA synchronous = FULL")
        await db.execute("PRAGMA foreign_keys = ON")
        await db.create_function("word", 2, _word, deterministic=True)
        await db.create_function("number", 1, _number_in, deterministic=True)
    except BaseException:
        await db.close()
        raise
    return db


async def prepare(db: SqliteConnection, path: Path, steps: Sequence[Migration]) -> None:
    """Check the file, then apply the migrations it lacks.

    SQLite does not wait while another process changes the journal mode, in spite of its timeout,
    so this function waits. Everything here may be repeated.
    """
    for _ in range(BUSY_TIMEOUT_MS // PAUSE_MS):
        try:
            return await _prepare(db, path, steps)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            await asyncio.sleep(PAUSE_MS / 1000)
    raise DatabaseUnreachableError(path, "another process holds it")


async def _prepare(db: SqliteConnection, path: Path, steps: Sequence[Migration]) -> None:
    await db.execute("BEGIN")  # one consistent view, whatever other processes do
    try:
        await _inspect(db, path, steps)
    finally:
        await db.rollback()
    await db.execute("PRAGMA journal_mode = WAL")
    before = await _number(db, "PRAGMA user_version")
    for step in steps:
        await _apply(db, step)
    if before < steps[-1].version:
        log.info("migrated the database", extra={"schema": f"{before}->{steps[-1].version}"})


async def _inspect(db: SqliteConnection, path: Path, steps: Sequence[Migration]) -> None:
    version = await _number(db, "PRAGMA user_version")
    is_ours = await _number(db, "PRAGMA application_id") == APPLICATION_ID
    is_empty = await _number(db, "SELECT count(*) FROM sqlite_schema") == 0
    if not is_ours and not is_empty:
        raise DatabaseNotOursError(path)
    newest = steps[-1].version
    if version > newest:
        raise DatabaseTooNewError(path, version, newest)
    (found,) = await db.execute_fetchall("PRAGMA quick_check(1)")
    if found[0] != "ok":
        raise DatabaseBrokenError(path, str(found[0]))


async def _apply(db: SqliteConnection, step: Migration) -> None:
    """Apply a migration in one transaction, once even if two processes start together."""
    try:
        await db.execute("BEGIN IMMEDIATE")
        if await _number(db, "PRAGMA user_version") < step.version:
            for statement in statements(step.sql):
                await db.execute(statement)
            await db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            await db.execute(f"PRAGMA user_version = {step.version}")
        await db.execute("COMMIT")
    except BaseException:
        await db.rollback()
        raise


def migrate_copy(db: sqlite3.Connection) -> None:
    """Apply the migrations that a file lacks which nobody else uses. The connection is in
    autocommit mode."""
    db.create_function("word", 2, _word, deterministic=True)
    db.create_function("number", 1, _number_in, deterministic=True)
    db.execute("PRAGMA foreign_keys = ON")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for step in migrations():
        if step.version > version:
            db.execute("BEGIN")
            for statement in statements(step.sql):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {step.version}")
            db.execute("COMMIT")


def _word(text: str, number: int) -> str:
    """For migrations: the n-th word of a text, counted from 1, or ""."""
    words = text.split()
    return words[number - 1] if number <= len(words) else ""


def _number_in(text: str) -> int | float:
    """For migrations: the number a word stands for, exactly as Python wrote it; 0 for ""."""
    if not text:
        return 0
    return float(text) if "." in text or "e" in text else int(text)


def statements(sql: str) -> Iterator[str]:
    """The statements of a script. `executescript` is no use: it commits first."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


async def _number(db: SqliteConnection, sql: str) -> int:
    (row,) = await db.execute_fetchall(sql)
    return int(row[0])
