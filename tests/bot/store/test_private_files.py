"""Only their owner may read databases and backups."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.copies.backup import backup
from bot.store.copies.copying import copy_database
from bot.store.copies.postgres_backup import backup_postgres, restore_postgres
from bot.store.copies.restore import restore
from tests.support.databases.back_ends import databases
from tests.support.tables import ADA, open_lobby, open_tables

pytestmark = pytest.mark.one_database

NOW = datetime(2026, 11, 16, 15, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def everybody_may_read_new_files() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def readable_by_others(folder: Path) -> list[str]:
    """The files in a folder that anybody else can read or write."""
    return [
        str(file.relative_to(folder))
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.stat().st_mode & 0o077
    ]


async def test_a_new_database_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    database = tmp_path / "new" / "data" / "slow-train.db"
    async with open_tables(database.parent) as tables:
        await open_lobby(tables, ADA)
        assert {"slow-train.db-wal", "slow-train.db-shm"} <= {
            each.name for each in database.parent.iterdir()
        }
        assert readable_by_others(tmp_path) == []
    for folder in (tmp_path / "new", tmp_path / "new" / "data"):
        assert folder.stat().st_mode & 0o777 == 0o700


async def test_an_older_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA)
        for suffix in ("", "-wal", "-shm"):
            (tmp_path / f"slow-train.db{suffix}").chmod(0o644)
        async with Store.open(tmp_path / "slow-train.db", has_other_writers=True):
            assert readable_by_others(tmp_path) == []


async def test_backups_and_what_a_restore_keeps_can_be_read_by_their_owner_only(
    tmp_path: Path,
) -> None:
    database, copy = tmp_path / "slow-train.db", tmp_path / "copy.db"
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA)
    await backup(database, copy)
    database.chmod(0o644)
    restore(copy, database, NOW)
    assert len(list(tmp_path.glob("*.db"))) == 3
    assert readable_by_others(tmp_path) == []


async def test_backups_and_copies_of_postgresql_can_be_read_by_their_owner_only(
    tmp_path: Path,
) -> None:
    url = await databases.empty()
    async with Store.open(url) as store, store.writing() as db:
        await db.execute("INSERT INTO facts (name, value) VALUES ('colour', 'red')")
    await backup_postgres(url, tmp_path / "copy.db")
    await copy_database(url, tmp_path / "target.db")
    await restore_postgres(tmp_path / "copy.db", url, NOW)
    assert len(list(tmp_path.glob("*.db"))) == 3
    assert readable_by_others(tmp_path) == []
