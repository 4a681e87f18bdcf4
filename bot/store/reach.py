"""Which tables anybody can see: not those of servers that removed the bot, nor those whose channel
was deleted."""

from bot.domain.table import ChannelId, TableId, Where
from bot.store.databases.transactions import Transaction

# Two statements, because each has an index of its own.
_AT_TABLES_IN = (
    "SELECT 1 FROM tables WHERE tables.channel = {0} AND status IN ('lobby', 'playing')"
    " UNION ALL SELECT 1 FROM tables WHERE published_revision < revision AND tables.channel = {0}"
)


def is_reached(tables: str) -> str:
    """A condition for statements in which the rows of tables have this name."""
    return (
        f"NOT EXISTS (SELECT 1 FROM left_guilds WHERE left_guilds.guild = {tables}.guild)"
        f" AND NOT EXISTS (SELECT 1 FROM gone_channels WHERE gone_channels.channel ="
        f" {tables}.channel)"
    )


async def matters(db: Transaction, channel: ChannelId) -> bool:
    """Whether a channel has a table that is open, or about which something is to be published."""
    return bool(await db.fetch(_AT_TABLES_IN.format("?"), (channel, channel)))


async def mark_gone(db: Transaction, where: Where, at: float) -> None:
    """The channel was deleted. If that is known already, the earlier time counts."""
    await db.execute(
        "INSERT INTO gone_channels (channel, guild, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (where.channel, where.guild, at),
    )


async def mark_found(db: Transaction, channel: ChannelId) -> None:
    """The channel is there after all."""
    await db.execute("DELETE FROM gone_channels WHERE channel = ?", (channel,))


async def in_gone_channels(db: Transaction, gone_before: float, limit: int) -> list[TableId]:
    """Open tables whose channel was deleted before a moment, oldest first."""
    rows = await db.fetch(
        "SELECT tables.id FROM gone_channels JOIN tables ON tables.channel = gone_channels.channel"
        " WHERE status IN ('lobby', 'playing') AND gone_channels.at < ? ORDER BY tables.id LIMIT ?",
        (gone_before, limit),
    )
    return [TableId(row[0]) for row in rows]


async def unneeded(db: Transaction) -> list[ChannelId]:
    """Deleted channels that do not matter any more."""
    rows = await db.fetch(
        "SELECT channel FROM gone_channels"
        f" WHERE NOT EXISTS ({_AT_TABLES_IN.format('gone_channels.channel')})"
    )
    return [ChannelId(row[0]) for row in rows]
