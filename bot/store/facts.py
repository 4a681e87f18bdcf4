"""Single facts about the bot itself, by name."""

import secrets

from bot.store.databases.transactions import Statement, Transaction

COMMANDS_HASH = "commands"  # of the slash commands that Discord was told
FORMER_PLAYERS = "former players"  # how many people have had their data deleted
RAN_AT = "ran at"  # when the bot was last known to run
RESUMED_AT = "resumed at"  # when it ran again after a long outage
PURGE_WANTED = "purge wanted"  # a random text if a file may contain remains of deleted data


async def load(db: Transaction, name: str) -> str:
    """The fact's value, or an empty text if it was never stored."""
    rows = await db.fetch("SELECT value FROM facts WHERE name = ?", (name,))
    return next((str(row[0]) for row in rows), "")


def saved(name: str, value: str) -> Statement:
    return Statement(
        "INSERT INTO facts (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


async def save(db: Transaction, name: str, value: str) -> None:
    await db.execute_all([saved(name, value)])


async def forget(db: Transaction, name: str, value: str) -> None:
    """Delete a fact, unless it has another value by now."""
    await db.execute("DELETE FROM facts WHERE name = ? AND value = ?", (name, value))


async def want_purge(db: Transaction) -> None:
    """Something was deleted of which no remains may be left in a file."""
    await save(db, PURGE_WANTED, secrets.token_hex(8))


async def count_up(db: Transaction, name: str) -> int:
    """Add one to a number, which begins at 0; returns the new number."""
    ((value,),) = await db.fetch(
        "INSERT INTO facts (name, value) VALUES (?, '1') ON CONFLICT (name) DO UPDATE"
        " SET value = CAST(CAST(facts.value AS INTEGER) + 1 AS TEXT) RETURNING value",
        (name,),
    )
    return int(value)
