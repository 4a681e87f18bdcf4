"""Single facts about the bot itself, by name."""

from bot.store.transactions import Transaction

COMMANDS_HASH = "commands"  # of the slash commands that Discord was told
FORMER_PLAYERS = "former players"  # how many people have had their data deleted
PURGE_WANTED = "purge wanted"  # "yes" if a file may still contain remains of deleted data


async def load(db: Transaction, name: str) -> str:
    """The fact's value, or an empty text if it was never stored."""
    rows = await db.fetch("SELECT value FROM facts WHERE name = ?", (name,))
    return next((str(row[0]) for row in rows), "")


async def save(db: Transaction, name: str, value: str) -> None:
    await db.execute(
        "INSERT INTO facts (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


async def count_up(db: Transaction, name: str) -> int:
    """Add one to a number, which begins at 0; returns the new number."""
    ((value,),) = await db.fetch(
        "INSERT INTO facts (name, value) VALUES (?, '1') ON CONFLICT (name) DO UPDATE"
        " SET value = CAST(CAST(facts.value AS INTEGER) + 1 AS TEXT) RETURNING value",
        (name,),
    )
    return int(value)
