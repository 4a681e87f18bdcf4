"""Single facts about the bot, such as which commands are registered with Discord."""

from pathlib import Path

from bot.store import facts
from tests.support.tables import open_tables


async def test_the_last_value_of_a_fact_is_stored(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        assert await facts.load(tables.store.reader, facts.COMMANDS_HASH) == ""
        for digest in ("abc", "def"):
            async with tables.store.writing() as db:
                await facts.save(db, facts.COMMANDS_HASH, digest)
    async with open_tables(tmp_path) as tables:
        assert await facts.load(tables.store.reader, facts.COMMANDS_HASH) == "def"
