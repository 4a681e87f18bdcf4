"""The database's clock, which all processes share: those of two machines may differ by minutes."""

from collections.abc import Mapping

from bot.store.databases.transactions import Dialect, Transaction

# Seconds since 1970, to be used within statements.
NOW: Mapping[Dialect, str] = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgres": "extract(epoch FROM clock_timestamp())::double precision",
}


async def now(db: Transaction) -> float:
    """Seconds since 1970."""
    ((seconds,),) = await db.fetch(f"SELECT {NOW[db.dialect]}")
    return float(seconds)
