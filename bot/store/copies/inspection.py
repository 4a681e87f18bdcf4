"""Whether this version could use a database, found out without changing it."""

from bot.store.copies.copy_ends import open_source
from bot.store.databases.errors import DatabaseNotOursError, DatabaseTooNewError
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.postgres_connection import connected
from bot.store.databases.postgres_schema import postgres_migrations, read_version

OTHER_TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
TABLES = "SELECT count(*) FROM tables"


async def inspect(database: Database) -> int | None:
    """How many tables of players it has; None if it is still to be made. Raises DatabaseError if a
    bot could not use it; whether another one does so now is not asked."""
    if isinstance(database, DatabaseUrl):
        return await _inspect_postgres(database)
    if not database.exists():
        return None
    async with open_source(database, is_live=True) as source:  # a copy, which is migrated
        ((number,),) = await source.fetch(TABLES)
        return int(number)


async def _inspect_postgres(url: DatabaseUrl) -> int | None:
    ours = postgres_migrations()[-1].version
    async with connected(url) as db:
        found = await read_version(db)
        if found is None:
            if await db.fetchval(OTHER_TABLES):
                raise DatabaseNotOursError(url)
            return None
        if found.min_version > ours:
            raise DatabaseTooNewError(url, found.version, ours)
        return int(await db.fetchval(TABLES))
