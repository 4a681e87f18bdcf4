"""A consistent copy of the database while it is written to."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import DatabaseError, DatabaseUnreachableError
from bot.store.copies.backup import backup
from tests.support.log_verifier import verify
from tests.support.tables import ADA, BO, draw_two_cards, open_tables, start_first_turn, view_of

pytestmark = pytest.mark.one_database


async def test_a_copy_made_during_a_write_is_a_whole_database(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    copy = copies / "slow-train.db"
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        size, _ = await asyncio.gather(
            backup(tmp_path / "slow-train.db", copy), draw_two_cards(tables, table.id, ADA)
        )
        assert size == copy.stat().st_size
    assert [file.name for file in copies.iterdir()] == ["slow-train.db"]
    async with open_tables(copies) as tables:
        assert await verify(tables, table.id) == []
        assert await tables.lookup.seq(table.id) in (3, 4, 5)


async def test_a_copy_holds_everything_that_was_committed(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await backup(tmp_path / "slow-train.db", copies / "slow-train.db")
        before = await view_of(tables, table.id, ADA)
    async with open_tables(copies) as tables:
        assert await view_of(tables, table.id, ADA) == before


async def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    async with open_tables(tmp_path):
        pass
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with pytest.raises(DatabaseUnreachableError, match="a file of that name already"):
        await backup(tmp_path / "slow-train.db", copy)
    assert copy.read_text() == "precious"


async def test_copying_a_missing_database_creates_no_file(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnreachableError, match="no such file"):
        await backup(tmp_path / "none.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


async def test_the_error_names_a_copy_that_cannot_be_written(tmp_path: Path) -> None:
    async with open_tables(tmp_path):
        pass
    with pytest.raises(DatabaseUnreachableError, match=r"no-folder/copy\.db"):
        await backup(tmp_path / "slow-train.db", tmp_path / "no-folder" / "copy.db")


async def test_a_file_that_is_not_our_database_is_not_copied(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as db, db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    (tmp_path / "diary.db").write_text("Dear diary, " * 1000)
    for name in ("recipes.db", "diary.db"):
        with pytest.raises(DatabaseError):
            await backup(tmp_path / name, tmp_path / "copy.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["diary.db", "recipes.db"]


async def test_a_copy_into_a_missing_folder_is_refused(tmp_path: Path) -> None:
    async with open_tables(tmp_path):
        pass
    with pytest.raises(DatabaseError):
        await backup(tmp_path / "slow-train.db", tmp_path / "nowhere" / "copy.db")
