"""A copy of a backup to practise with: a bot that is started on it sends nothing about its tables.

A new table of the database is in `EMPTIED` if something is sent because of its rows, otherwise in
`KEPT`; a test compares them with the schema.
"""

from pathlib import Path

from bot.store.copies.backup import backup
from bot.store.databases.database import Store
from bot.store.databases.transactions import Statement

# What is waited for, asked, shown or to be sent; in an order in which it can be deleted.
EMPTIED = (
    *("ballots", "votes", "nudges", "offers", "posts", "queues", "waits", "watchers"),
    *("table_lists", "restored_tables", "web_tickets", "web_grants", "web_sessions"),
    *("web_epochs", "web_keys", "daily_boards", "instance_secrets"),
)
# What happened and what people chose. Deletions that were asked for are finished by the caller.
KEPT = (
    *("tables", "seats", "actions", "checkpoints", "announcements", "log_people"),
    *("results", "result_seats", "ratings", "preferences", "readers", "server_settings"),
    *("deletion_requests", "deletions", "left_guilds", "gone_channels", "facts", "offers_made"),
    *("daily_deals", "daily_tries", "daily_counts", "daily_places"),
)
_OPEN = "status IN ('lobby', 'playing')"


async def copy_for_practice(source: Path, copy: Path) -> int:
    """Copy a backup, close all open tables of the copy, and empty what is pending there. Returns
    how many tables were open. Raises DatabaseError; never overwrites a file."""
    await backup(source, copy)
    async with Store.open(copy) as store:
        ((number,),) = await store.reader.fetch(f"SELECT count(*) FROM tables WHERE {_OPEN}")
        async with store.writing() as db:
            await db.execute_all(
                [
                    *(Statement(f"DELETE FROM {name}") for name in EMPTIED),
                    Statement(f"UPDATE tables SET status = 'cancelled' WHERE {_OPEN}"),
                    Statement(
                        "UPDATE tables SET announced_seq = seq, published_revision = revision,"
                        " hands_revision = revision"
                    ),
                    Statement("UPDATE announcements SET is_past = TRUE"),
                ]
            )
    return int(number)
