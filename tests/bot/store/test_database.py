"""Opening the database: its settings, and files that must be left alone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import (
    DatabaseBrokenError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
    Store,
)
from bot.store.databases.migrate import Migration, migrations
from tests.support.tables import ADA, BO, open_tables, start_first_turn

pytestmark = pytest.mark.one_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "slow-train.db"


async def open_and_close(path: Path, *steps: Migration) -> None:
    async with Store.open(path, steps):
        pass


async def pragma(store: Store, name: str) -> object:
    async with store.writing() as db:
        rows = list(await db.fetch(f"PRAGMA {name}"))
    return rows[0][0]


async def test_a_new_database_has_the_newest_schema_and_safe_settings(path: Path) -> None:
    async with Store.open(path) as store:
        assert await pragma(store, "user_version") == migrations()[-1].version
        assert await pragma(store, "journal_mode") == "wal"
        assert await pragma(store, "synchronous") == 2
        assert await pragma(store, "foreign_keys") == 1


async def test_a_missing_folder_is_created(tmp_path: Path) -> None:
    await open_and_close(tmp_path / "new" / "folder" / "x.db")
    assert (tmp_path / "new" / "folder" / "x.db").is_file()


async def test_several_processes_may_open_a_new_database_at_the_same_time(path: Path) -> None:
    async def open_shared() -> None:
        async with Store.open(path, has_other_writers=True):
            pass

    await asyncio.gather(*(open_shared() for _ in range(4)))
    await open_and_close(path)


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    await open_and_close(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(DatabaseTooNewError, match="has version 99; this Slow Train knows"):
        await open_and_close(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(DatabaseBrokenError, match=r"file is not a database.*left as it is"):
        await open_and_close(path)
    assert path.read_text() == "Dear diary, " * 1000


@pytest.mark.parametrize("first_page", [1, 12])
async def test_a_damaged_database_is_refused_and_left_alone(
    tmp_path: Path, first_page: int
) -> None:
    path = tmp_path / "slow-train.db"
    async with open_tables(tmp_path) as tables:
        await start_first_turn(tables, ADA, BO)
    content = bytearray(path.read_bytes())
    for page in range(4096 * first_page, len(content), 4096):
        content[page : page + 200] = b"\xff" * 200
    path.write_bytes(content)
    with pytest.raises(DatabaseBrokenError, match="is damaged"):
        await open_and_close(path)
    assert path.read_bytes() == content


async def test_a_truncated_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "slow-train.db"
    async with open_tables(tmp_path) as tables:
        await start_first_turn(tables, ADA, BO)
    content = path.read_bytes()[: 4096 * 5]
    path.write_bytes(content)
    with pytest.raises(DatabaseBrokenError):
        await open_and_close(path)
    assert path.read_bytes() == content


async def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(DatabaseNotOursError, match="another program"):
        await open_and_close(path)
    assert path.read_bytes() == before


async def test_a_database_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUnreachableError, match="cannot be opened"):
        await open_and_close(tmp_path / "file" / "x.db")
    with pytest.raises(DatabaseUnreachableError, match="cannot be opened"):
        await open_and_close(tmp_path)
