"""Single facts about the bot itself, by name."""

from bot.store.databases.transactions import Transaction

COMMANDS_HASH = "commands"  # of the slash commands that Discord was told


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
