"""A connection to PostgreSQL that belongs to no pool, and whether a bot uses the database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from bot.store.databases.errors import DatabaseInUseError, DatabaseUnreachableError
from bot.store.databases.location import DatabaseUrl
from bot.store.databases.postgres_schema import APPLICATION_NAME

CONNECT_TIMEOUT_S = 10.0
CANNOT_CONNECT = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # no server is of the wanted kind
)
OTHER_BOTS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = $1 AND pid != pg_backend_pid()"
)


@asynccontextmanager
async def connected(url: DatabaseUrl) -> AsyncIterator["asyncpg.Connection[asyncpg.Record]"]:
    """A connection of its own. Errors in the block are raised as DatabaseError."""
    try:
        connection = await asyncpg.connect(url.secret_text, timeout=CONNECT_TIMEOUT_S)
        try:
            yield connection
        finally:
            await connection.close(timeout=CONNECT_TIMEOUT_S)
    except CANNOT_CONNECT as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
        raise DatabaseUnreachableError(url, reason) from error


async def require_unused(db: "asyncpg.Connection[asyncpg.Record]", url: DatabaseUrl) -> None:
    """DatabaseInUseError if a bot is running on the database."""
    if await db.fetchval(OTHER_BOTS, APPLICATION_NAME):
        raise DatabaseInUseError(url)
