"""Restoring a backup: checked first, put in place in one step, and the database before is kept."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.domain.table import TableId
from bot.store import DatabaseError, DatabaseInUseError, DatabaseNotOursError, Store
from bot.store.copies.backup import backup
from bot.store.copies.restore import Restored, restore
from bot.store.databases import lock
from bot.store.databases.migrate import migrations
from tests.support.tables import ADA, BO, open_lobby, open_tables

pytestmark = pytest.mark.one_database

NOW = datetime(2026, 11, 16, 15, 30, tzinfo=UTC)
KEPT = "slow-train-before-restore-20261116-153000.db"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database of `open_tables(database.parent)` is."""
    monkeypatch.setattr(lock, "WAIT_S", 0.0)
    return tmp_path / "live" / "slow-train.db"


@pytest.fixture
async def copy(tmp_path: Path) -> Path:
    """A backup of a database with one table."""
    async with open_tables(tmp_path / "earlier") as tables:
        await open_lobby(tables, ADA, BO)
    copy = tmp_path / "backup.db"
    await backup(tmp_path / "earlier" / "slow-train.db", copy)
    return copy


async def number_of_tables(database: Path) -> int:
    async with Store.open(database) as store:
        (row,) = await store.reader.fetch("SELECT count(*) FROM tables")
        return int(row[0])


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder, except the empty one that is locked."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        for statement in statements:
            db.execute(statement)


async def test_a_backup_takes_the_place_of_the_database_which_is_kept(
    database: Path, copy: Path
) -> None:
    async with open_tables(database.parent):
        pass
    kept = database.with_name(KEPT)
    assert restore(copy, database, NOW) == Restored(1, kept)
    assert set(contents(database.parent)) == {"slow-train.db", KEPT}
    assert (await number_of_tables(database), await number_of_tables(kept)) == (1, 0)
    async with open_tables(database.parent) as tables:
        assert (await tables.lookup.table(TableId(1))).names == ("Ada", "Bo")


async def test_a_backup_is_restored_where_there_is_no_database(database: Path, copy: Path) -> None:
    assert restore(copy, database, NOW) == Restored(1, None)
    assert await number_of_tables(database) == 1
    assert copy.exists()


async def test_what_a_killed_bot_had_only_in_the_wal_file_is_kept_and_not_mixed_in(
    database: Path, copy: Path
) -> None:
    async with open_tables(database.parent) as tables:
        await open_lobby(tables, ADA)
        killed = database.with_name("killed")
        shutil.copytree(database.parent, killed, ignore=shutil.ignore_patterns("killed"))
    assert (killed / "slow-train.db-wal").stat().st_size > 0
    restored = restore(copy, killed / "slow-train.db", NOW)
    assert restored.kept is not None
    async with open_tables(killed) as tables:
        assert (await tables.lookup.table(TableId(1))).names == ("Ada", "Bo")
    shutil.move(restored.kept, database)
    async with open_tables(database.parent) as tables:
        assert (await tables.lookup.table(TableId(1))).names == ("Ada",)


async def test_a_damaged_database_is_replaced_and_kept_as_it_is(database: Path, copy: Path) -> None:
    database.parent.mkdir()
    database.write_bytes(b"no database any more" * 1000)
    database.with_name("slow-train.db-wal").write_bytes(b"its newest changes")
    restore(copy, database, NOW)
    assert database.with_name(KEPT).read_bytes() == b"no database any more" * 1000
    assert database.with_name(f"{KEPT}-wal").read_bytes() == b"its newest changes"
    assert await number_of_tables(database) == 1


async def test_a_second_restore_keeps_the_first_database_too(database: Path, copy: Path) -> None:
    for _ in range(3):
        restore(copy, database, NOW)
    second = KEPT.replace(".db", "-2.db")
    assert set(contents(database.parent)) == {"slow-train.db", KEPT, second}


async def test_a_link_to_the_database_stays_a_link(
    tmp_path: Path, database: Path, copy: Path
) -> None:
    async with open_tables(database.parent):
        pass
    link = tmp_path / "link.db"
    link.symlink_to(database)
    restore(copy, link, NOW)
    assert link.is_symlink()
    assert await number_of_tables(database) == 1


async def test_an_older_backup_is_migrated(tmp_path: Path, database: Path) -> None:
    old = tmp_path / "old.db"
    async with Store.open(old, migrations()[:2]):
        pass
    restore(old, database, NOW)
    assert await number_of_tables(database) == 0


def damage(copy: Path) -> None:
    with copy.open("r+b") as file:
        file.seek(2 * 4096)
        file.write(b"\xff" * 4096 * 3)


def cut(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[: 4096 * 3])


def write_other(copy: Path) -> None:
    copy.unlink()
    change(copy, "CREATE TABLE recipes (name TEXT)")


def write_text(copy: Path) -> None:
    copy.write_text("Dear diary, " * 1000)


def empty(copy: Path) -> None:
    copy.write_bytes(b"")


def make_newer(copy: Path) -> None:
    change(copy, "PRAGMA user_version = 99")


def remove(copy: Path) -> None:
    copy.unlink()


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (damage, "damaged|malformed"),
        (cut, "damaged|malformed"),
        (write_other, "no backup of Slow Train"),
        (write_text, "not a database"),
        (empty, "no backup of Slow Train"),
        (make_newer, "has version 99; this Slow Train knows versions up to"),
        (remove, "no such file"),
    ],
)
async def test_an_unusable_backup_changes_nothing(
    database: Path, copy: Path, spoil: Callable[[Path], None], problem: str
) -> None:
    async with open_tables(database.parent):
        pass
    before = contents(database.parent)
    spoil(copy)
    with pytest.raises(DatabaseError, match=problem) as error:
        restore(copy, database, NOW)
    assert "\n" not in str(error.value)
    assert contents(database.parent) == before


async def test_nothing_is_restored_while_the_bot_is_running(database: Path, copy: Path) -> None:
    async with open_tables(database.parent):
        with pytest.raises(DatabaseInUseError):
            restore(copy, database, NOW)
    assert await number_of_tables(database) == 0


async def test_nothing_is_restored_while_another_program_reads(database: Path, copy: Path) -> None:
    async with open_tables(database.parent):
        pass
    with closing(sqlite3.connect(database)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM tables").fetchall()
        with pytest.raises(DatabaseInUseError):
            restore(copy, database, NOW)
    assert await number_of_tables(database) == 0


async def test_the_database_of_another_program_is_never_replaced(
    database: Path, copy: Path
) -> None:
    database.parent.mkdir()
    change(database, "CREATE TABLE recipes (name TEXT)")
    before = contents(database.parent)
    with pytest.raises(DatabaseNotOursError):
        restore(copy, database, NOW)
    assert contents(database.parent) == before


async def test_the_database_itself_is_no_backup(database: Path) -> None:
    async with open_tables(database.parent):
        pass
    with pytest.raises(DatabaseError, match="it is the database itself"):
        restore(database, database, NOW)
