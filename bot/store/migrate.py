"""From a file to a database of the newest shape, or to an error and an untouched file."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import aiosqlite
from aiosqlite import Connection

from bot.store.errors import (
    DatabaseBrokenError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from engine.values import Value

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x534C5452  # "SLTR", in the header of every file of ours
BUSY_TIMEOUT_MS = 5000
PAUSE_MS = 20


class Migration(Value, frozen=True):
    """One step from a shape of the database to the next."""

    version: int
    sql: str


def migrations(folder: Path = MIGRATIONS) -> list[Migration]:
    """All of them, in order: `0001_tables.sql` leads to version 1."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    return [Migration(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in files]


@contextmanager
def clearly(path: Path) -> Iterator[None]:
    """What SQLite says about a file, as an error with one clear line."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise DatabaseUnreachableError(path, str(error)) from error
    except sqlite3.DatabaseError as error:
        raise DatabaseBrokenError(path, str(error)) from error


async def connect(path: Path) -> Connection:
    """A connection of which every statement stands alone until somebody begins a transaction."""
    sqlite3.connect(path).close()  # where this fails, aiosqlite would leave a thread behind
    db = await aiosqlite.connect(path, isolation_level=None)
    try:
        await db.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        await db.execute("PRAGMA synchronous = FULL")
        await db.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        await db.close()
        raise
    return db


async def prepare(db: Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Look before touching; then bring the database to its newest shape.

    SQLite does not wait for other processes while one of them changes the journal, although it
    has a timeout: we do. Everything here can be done twice.
    """
    for _ in range(BUSY_TIMEOUT_MS // PAUSE_MS):
        try:
            return await _prepare(db, path, steps)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            await asyncio.sleep(PAUSE_MS / 1000)
    raise DatabaseUnreachableError(path, "another process holds it")


async def _prepare(db: Connection, path: Path, steps: Sequence[Migration]) -> None:
    await db.execute("BEGIN")  # to see one moment, whatever other processes do
    try:
        await _inspect(db, path, steps)
    finally:
        await db.rollback()
    await db.execute("PRAGMA journal_mode = WAL")
    for step in steps:
        await _apply(db, step)


async def _inspect(db: Connection, path: Path, steps: Sequence[Migration]) -> None:
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


async def _apply(db: Connection, step: Migration) -> None:
    """In one transaction, and only once even if two processes start at the same time."""
    try:
        await db.execute("BEGIN IMMEDIATE")
        if await _number(db, "PRAGMA user_version") < step.version:
            for statement in _statements(step.sql):
                await db.execute(statement)
            await db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            await db.execute(f"PRAGMA user_version = {step.version}")
        await db.execute("COMMIT")
    except BaseException:
        await db.rollback()
        raise


def _statements(sql: str) -> Iterator[str]:
    """`executescript` would commit behind our back."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


async def _number(db: Connection, sql: str) -> int:
    (row,) = await db.execute_fetchall(sql)
    return int(row[0])
