"""What several processes agree about by means of a PostgreSQL database, besides leases."""

from bot.domain.snowflakes import DISCORD_EPOCH_MS, SNOWFLAKE_TIME_SHIFT
from bot.domain.table import InteractionId
from bot.store.databases.transactions import Transaction

DAY_S = 24 * 3600


async def take_interaction(db: Transaction, interaction: InteractionId, holder: str) -> bool:
    """Whether we are the first to take the interaction: whoever is serves it. Repeating the
    statement does no harm."""
    rows = await db.fetch(
        "INSERT INTO interactions (id, holder) VALUES (?, ?) ON CONFLICT (id) DO UPDATE"
        " SET holder = excluded.holder WHERE interactions.holder = excluded.holder RETURNING id",
        (interaction, holder),
    )
    return bool(rows)


async def forget_old_interactions(db: Transaction) -> None:
    """Delete those of more than a day ago. Ids contain the milliseconds since 2015."""
    await db.fetch(
        "DELETE FROM interactions WHERE id < ((seconds_now() - ?) * 1000)::bigint << ?::int",
        (DISCORD_EPOCH_MS / 1000 + DAY_S, SNOWFLAKE_TIME_SHIFT),
    )


async def reserve_identify_slot(db: Transaction, bucket: int, interval_s: float) -> float:
    """Reserve the next free slot of a bucket; returns in how many seconds it is."""
    rows = await db.fetch(
        "INSERT INTO identify_slots AS slots (bucket, free_at) VALUES (?, seconds_now() + ?)"
        " ON CONFLICT (bucket) DO UPDATE"
        " SET free_at = greatest(slots.free_at, seconds_now()) + ?"
        " RETURNING free_at - ? - seconds_now()",
        (bucket, interval_s, interval_s, interval_s),
    )
    return max(0.0, float(rows[0][0]))
