"""Bringing a PostgreSQL database to the newest schema, while older processes may be using it.

A migration says at its top whether it expands or contracts. One that expands only adds: processes
that do not know it go on. One that contracts takes away what only old processes needed, and names
the oldest version that can still be used: `-- contracts: needs version 3`.
"""

import logging
import re
from collections.abc import Sequence
from pathlib import Path

from asyncpg import Connection
from asyncpg.pool import PoolConnectionProxy

from bot.store.databases.errors import DatabaseError, DatabaseNotOursError, DatabaseTooNewError
from bot.store.databases.location import DatabaseUrl
from bot.store.databases.migrate import Migration, migrations
from engine.values import Value

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations" / "postgres"
SCHEMA_TABLE = "slow_train_schema"
APPLICATION_NAME = "slow-train"  # of the connections of bots
LOCK = 0x534C5452  # "SLTR": one process migrates at a time
_HEADER = re.compile(r"-- (?:expands|contracts: needs version (\d+))\n")

AnyConnection = Connection | PoolConnectionProxy


class SchemaVersion(Value, frozen=True):
    """Of a database: the last migration that was applied, and the oldest version a process may
    have to use it. The version of a process is the number of its newest migration."""

    version: int
    min_version: int


def postgres_migrations() -> list[Migration]:
    return migrations(MIGRATIONS)


def needed_version(step: Migration) -> int:
    """The oldest version that can use the schema after this migration; 0 if all can that could
    before. ValueError if the migration does not say so at its top."""
    header = _HEADER.match(step.sql)
    if header is None:
        raise ValueError(f"migration {step.version} must begin with `-- expands` or `-- contracts`")
    return int(header[1] or 0)


async def lock_schema(db: AnyConnection) -> None:
    """Until the transaction ends, no process migrates the database, and no bot starts with it."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)


async def prepare(db: AnyConnection, url: DatabaseUrl, steps: Sequence[Migration]) -> None:
    """Apply the migrations that the database lacks, all or none. A newer database is left as it
    is; DatabaseTooNewError if we cannot use it."""
    ours = steps[-1].version
    async with db.transaction():
        await lock_schema(db)
        before = await _read_or_create(db, url)
        if before.min_version > ours:
            raise DatabaseTooNewError(url, before.version, ours)
        if before.version > ours:
            log.warning("the database is newer", extra={"version": before.version, "ours": ours})
        min_version = before.min_version
        for step in steps:
            if step.version > before.version:
                min_version = max(min_version, needed_version(step))
                await db.execute(step.sql)
        await db.execute(
            "UPDATE slow_train_schema SET version = $1, min_version = $2",
            max(before.version, ours),
            min_version,
        )
    if before.version < ours:
        log.info("migrated the database", extra={"schema": f"{before.version}->{ours}"})


async def _read_or_create(db: AnyConnection, url: DatabaseUrl) -> SchemaVersion:
    version = await read_version(db)
    if version is not None:
        return version
    others = await db.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()")
    if others is None:
        raise DatabaseError(url, "has no schema in which tables can be made.")
    if others:
        raise DatabaseNotOursError(url)
    await db.execute(
        "CREATE TABLE slow_train_schema (version INTEGER NOT NULL, min_version INTEGER NOT NULL)"
    )
    await db.execute("INSERT INTO slow_train_schema VALUES (0, 0)")
    return SchemaVersion(0, 0)


async def read_version(db: AnyConnection) -> SchemaVersion | None:
    """None if the database is not ours, or empty."""
    if await db.fetchval("SELECT to_regclass('slow_train_schema')") is None:
        return None
    row = await db.fetchrow("SELECT version, min_version FROM slow_train_schema")
    return None if row is None else SchemaVersion(row[0], row[1])
