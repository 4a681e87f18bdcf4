"""Whether this version could use a database, found out without changing it."""

from contextlib import AsyncExitStack

from bot.store.databases.errors import DatabaseNotOursError, DatabaseTooNewError
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.lock import real_path
from bot.store.databases.migrate import connect_nameless, migrations, prepare, reporting_errors

OTHER_TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
TABLES = "SELECT count(*) FROM tables"


async def inspect(database: Database) -> int | None:
    """How many tables of players it has; None if it is still to be made. Raises DatabaseError if a
    bot could not use it; whether another one does so now is not asked."""
    if isinstance(database, DatabaseUrl):
        return await _inspect_postgres(database)
    if not real_path(database).exists():
        return None
    with reporting_errors(database):
        async with AsyncExitStack() as stack:
            copy = await connect_nameless()  # which may have to be migrated
            stack.push_async_callback(copy.close)
            await copy.copy_from(database)
            await prepare(copy, database, migrations())
            ((number,),) = await copy.execute_fetchall(TABLES)
    return int(number)


async def _inspect_postgres(url: DatabaseUrl) -> int | None:
    from bot.store.databases.postgres_connection import connected  # needs asyncpg
    from bot.store.databases.postgres_schema import postgres_migrations, read_version

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
