"""The rights that docs/operations.md grants are enough for everything that the bot does."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote, urlsplit
from uuid import uuid4

import asyncpg
import pytest

from bot.__main__ import main
from bot.store import Store
from bot.store.databases.location import DatabaseUrl
from bot.tables import Tables
from tests.support.databases.postgres import (
    administrate,
    fetch_value,
    run,
    server_url,
    url_of,
)
from tests.support.tables import ADA, BO, boards, start_game

PAGE = Path(__file__).parents[3] / "docs" / "operations.md"
pytestmark = pytest.mark.one_database


def granted() -> tuple[list[str], list[str]]:
    """The statements of the page: before the database is connected to, and in it."""
    block = re.search(
        r"```sql\n(\s+CREATE ROLE.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
    )
    assert block is not None
    before, _, inside = block[1].partition("\\connect slowtrain")
    return before.split(";\n")[:-1], inside.split(";\n")[:-1]


@pytest.fixture
async def url() -> AsyncIterator[DatabaseUrl]:
    """A database that was made as the page says, and its user."""
    name = f"slowtrain{uuid4().hex[:12]}"
    connection = await asyncpg.connect(server_url())
    is_allowed = await connection.fetchval("SELECT usesuper FROM pg_user WHERE usename = user")
    await connection.close()
    if not is_allowed:
        pytest.skip("the user of TEST_DATABASE_URL cannot create others")
    before, inside = granted()
    try:
        for statement in before:
            await administrate(statement.replace("slowtrain", name))
        for statement in inside:
            await run(url_of(name), statement.replace("slowtrain", name))
        parts = urlsplit(url_of(name).secret_text)
        place = parts.netloc.rpartition("@")[2]
        yield DatabaseUrl(parts._replace(netloc=f"{name}:{quote('…')}@{place}").geturl())
    finally:
        await administrate(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await administrate(f"DROP ROLE IF EXISTS {name}")


async def test_the_bot_plays_is_backed_up_and_restored_with_no_other_rights(
    url: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.open(url) as store:
        table = await start_game(Tables(store, boards()), ADA, BO)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url.secret_text)
    for command in (
        ["backup", "backup.db"],
        ["restore", "backup.db"],
        ["results", "rebuild"],
        ["forget", str(BO.user)],
        ["copy", "--to", "sqlite:copy.db"],
    ):
        assert await asyncio.to_thread(main, command) == 0
    async with Store.open(url) as store:
        assert (await Tables(store, boards()).lookup.table(table.id)).names[0] == ADA.name
    assert (
        await fetch_value(url, "SELECT has_database_privilege(current_database(), 'CREATE')")
        is False
    )
    assert await fetch_value(url, "SELECT has_schema_privilege('public', 'CREATE')") is False
