"""What is not kept for ever: tables of servers that removed the bot, and lobbies without a game.

A new table with a column `table_id` or `guild` must be added here; a test compares them with the
schema.
"""

from collections.abc import Iterable

from bot.domain.table import GuildId, TableId
from bot.store import facts
from bot.store.databases.transactions import Statement, Transaction

# What belongs to a table, in an order in which it can be deleted.
OF_TABLE = (
    "actions",
    "announcements",
    "checkpoints",
    "log_people",
    "nudges",
    "offers",
    "offers_made",
    "posts",
    "queues",
    "restored_tables",
    "seats",
    "waits",
    "votes",
    "watchers",
    "web_grants",
    "web_tickets",
    "results",
)
# What belongs to a server and not to one of its tables.
OF_GUILD = (
    "ratings",
    "server_settings",
    "table_lists",
    "daily_places",
    "daily_boards",
    "gone_channels",
    "left_guilds",
)


async def mark_left(db: Transaction, guild: GuildId, at: float) -> None:
    """The server has removed the bot. If that is known already, the earlier time counts."""
    await db.execute(
        "INSERT INTO left_guilds (guild, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild, at)
    )


async def mark_joined(db: Transaction, guilds: Iterable[GuildId]) -> None:
    """The bot is on these servers again. Which of their channels are gone will be noticed anew: a
    bot that is not there may have been told so of all of them."""
    await db.execute_all(
        Statement(f"DELETE FROM {name} WHERE guild = ?", (guild,))
        for guild in guilds
        for name in ("left_guilds", "gone_channels")
    )


async def has_left(db: Transaction, guild: GuildId) -> bool:
    """Whether the server has removed the bot."""
    return bool(await db.fetch("SELECT 1 FROM left_guilds WHERE guild = ?", (guild,)))


async def left_guilds(db: Transaction, until: float | None = None) -> list[GuildId]:
    """The servers that removed the bot, or those that did so until a moment; the first to have done
    so first."""
    rows = await db.fetch("SELECT guild, at FROM left_guilds ORDER BY at, guild")
    return [GuildId(row[0]) for row in rows if until is None or row[1] <= until]


async def known_guilds(db: Transaction) -> set[GuildId]:
    """All servers about which anything is stored."""
    rows = await db.fetch(
        "SELECT guild FROM tables WHERE guild != 0"
        " UNION SELECT guild FROM ratings WHERE guild != 0"
        " UNION SELECT guild FROM server_settings UNION SELECT guild FROM table_lists"
        " UNION SELECT guild FROM daily_places"
    )
    return {GuildId(row[0]) for row in rows}


async def tables_of_guild(db: Transaction, guild: GuildId, limit: int) -> list[TableId]:
    rows = await db.fetch(
        "SELECT id FROM tables WHERE guild = ? ORDER BY id LIMIT ?", (guild, limit)
    )
    return [TableId(row[0]) for row in rows]


async def lobbies(db: Transaction, unchanged_since: float, limit: int) -> list[TableId]:
    """Tables in their lobby at which nothing has changed since a moment, oldest first."""
    rows = await db.fetch(
        "SELECT id FROM tables WHERE status = 'lobby' AND opened_at < ? AND changed_at < ?"
        " ORDER BY id LIMIT ?",
        (unchanged_since, unchanged_since, limit),
    )
    return [TableId(row[0]) for row in rows]


async def cancelled_lobbies(
    db: Transaction, opened_before: float, unpublished_before: float, limit: int
) -> list[TableId]:
    """Tables that were cancelled before their game began and were opened before a moment. That they
    were cancelled has been published, or was to be published before that moment, too, and they are
    older still."""
    rows = await db.fetch(
        "SELECT id FROM tables WHERE status = 'cancelled' AND seq = 0 AND opened_at < ?"
        " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id)"
        " AND (published_revision >= revision OR (changed_at < ? AND opened_at < ?))"
        " ORDER BY id LIMIT ?",
        (opened_before, opened_before, unpublished_before, limit),
    )
    return [TableId(row[0]) for row in rows]


async def delete_table(db: Transaction, table_id: TableId) -> None:
    """Delete a table and everything that belongs to it."""
    await db.execute_all(
        [
            Statement(
                "DELETE FROM ballots WHERE vote_id IN (SELECT id FROM votes WHERE table_id = ?)",
                (table_id,),
            ),
            Statement(
                "DELETE FROM result_seats"
                " WHERE number IN (SELECT number FROM results WHERE table_id = ?)",
                (table_id,),
            ),
            *(
                Statement(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
                for name in OF_TABLE
            ),
            Statement("DELETE FROM tables WHERE id = ?", (table_id,)),
        ]
    )


async def delete_guild(db: Transaction, guild: GuildId) -> None:
    """Delete what is not about one table. The caller has deleted the tables of the server."""
    await db.execute_all(
        Statement(f"DELETE FROM {name} WHERE guild = ?", (guild,)) for name in OF_GUILD
    )
    await facts.want_purge(db)
