"""A copy to practise with: whatever was pending in the backup, a bot on the copy sends nothing."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Store
from bot.store.copies.backup import backup
from bot.store.copies.practice import EMPTIED, KEPT, copy_for_practice
from bot.store.databases.errors import DatabaseError
from bot.tables import Tables
from tests.support.databases.due_work import behind, tables_with
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import EVA, all_text, columns, leave_traces_of_eva
from tests.support.tables import BO, boards, open_tables

pytestmark = pytest.mark.one_database  # backups are files of SQLite


@pytest.fixture
async def made(tmp_path: Path) -> Path:
    """A backup of a database in which much is pending."""
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        await leave_traces_of_eva(tables, clock)
        await tables.personal_data.request_deletion(BO.user)
        assert await tables_with(tables, "publish")
    await backup(tmp_path / "slow-train.db", tmp_path / "backup.db")
    return tmp_path / "backup.db"


async def rows_of(store: Store, table: str) -> int:
    ((number,),) = await store.reader.fetch(f"SELECT count(*) FROM {table}")
    return int(number)


async def test_nothing_is_to_be_published_shown_or_played_and_nobody_is_waited_for(
    made: Path,
) -> None:
    copy = made.with_name("practice.db")
    closed = await copy_for_practice(made, copy)
    assert closed > 0
    async with Store.open(copy) as store:
        tables = Tables(store, boards())
        assert await behind(tables) == []
        assert await tables_with(tables, "hands") == await tables_with(tables, "play") == []
        assert {table: await rows_of(store, table) for table in EMPTIED} == dict.fromkeys(
            EMPTIED, 0
        )
        rows = await store.reader.fetch("SELECT DISTINCT status FROM tables")
        assert {row[0] for row in rows} == {"over", "cancelled"}


async def test_what_happened_is_kept_and_the_backup_is_not_changed(made: Path) -> None:
    before = made.read_bytes()
    await copy_for_practice(made, made.with_name("practice.db"))
    assert made.read_bytes() == before
    found = {}
    for file in (made.with_name("slow-train.db"), made.with_name("practice.db")):
        async with Store.open(file) as store:
            found[file.name] = [await rows_of(store, table) for table in KEPT]
    assert found["slow-train.db"] == found["practice.db"]


async def test_every_table_of_the_database_is_emptied_or_kept(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "new.db") as store:
        assert {table for table, _ in await columns(store)} == {*EMPTIED, *KEPT}


async def test_no_file_is_overwritten(made: Path) -> None:
    with pytest.raises(DatabaseError, match="already"):
        await copy_for_practice(made, made.with_name("slow-train.db"))


async def test_the_command_line_makes_the_copy_and_finishes_deletions(
    made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(made.parent)
    assert await asyncio.to_thread(main, ["practice", "backup.db", "practice.db"]) == 0
    assert "practice.db is backup.db, open tables closed: " in capsys.readouterr().out
    async with Store.open(made.with_name("practice.db")) as store:
        assert await rows_of(store, "deletion_requests") == 0
        assert str(BO.user) not in (text := await all_text(store)).splitlines()
        assert str(EVA.user) in text
    assert await asyncio.to_thread(main, ["practice", "backup.db", "practice.db"]) == 1
    assert await asyncio.to_thread(main, ["practice", "nothing.db", "other.db"]) == 1
    assert capsys.readouterr().err.count("\n") == 2
