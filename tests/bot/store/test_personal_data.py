"""Files and backups after a person's data were deleted, and backups from before."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.domain.results import GameResult, SeatResult
from bot.domain.table import GuildId, TableId, UserId
from bot.store import Database, DatabaseUrl
from bot.store import personal_data as personal_rows
from bot.store import results as result_rows
from bot.store.copies.backup import backup
from bot.store.copies.postgres_backup import backup_postgres, restore_postgres
from bot.store.copies.restore import Restored, restore
from bot.store.databases import lock
from bot.store.databases.migrate import MIGRATIONS
from bot.store.personal_data import Deletion, keyed_hash, merged
from bot.tables import Tables
from engine.model import MapId, Seat
from tests.support.databases.back_ends import database_in
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import (
    EVA,
    all_text,
    former_name,
    game,
    is_in_file,
    leave_traces_of_eva,
)
from tests.support.tables import BO, CY, open_tables

NOW = datetime(2026, 11, 16, 15, 30, tzinfo=UTC)
CREATED = re.compile(r"CREATE (TABLE|INDEX)(?: IF NOT EXISTS)? (\w+)")


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "WAIT_S", 0.0)


async def back_up(database: Database, copy: Path) -> None:
    if isinstance(database, DatabaseUrl):
        await backup_postgres(database, copy)
    else:
        await backup(database, copy)


async def put_back(copy: Path, database: Database) -> Restored:
    if isinstance(database, DatabaseUrl):
        return await restore_postgres(copy, database, NOW)
    return restore(copy, database, NOW)


async def delete(tables: Tables) -> None:
    request = await tables.personal_data.request_deletion(EVA.user, EVA.name)
    await tables.personal_data.delete(request, former_name)


async def save_result(tables: Tables, table_id: TableId) -> None:
    """Store a result in which Eva has won."""
    seat = SeatResult(
        seat=Seat(0),
        user=EVA.user,
        level=None,
        name=EVA.name,
        place=1,
        points=30,
        route_points=20,
        ticket_points=10,
        bonus_points=0,
        tickets=2,
        tickets_done=2,
        longest_path=9,
        regions=0,
        is_rated=False,
    )
    result = GameResult(table_id, GuildId(1), MapId("amsterdam"), 1.0, 40, 60.0, (seat,))
    async with tables.store.writing() as db:
        await result_rows.insert(db, result, {})


async def test_a_new_backup_and_the_file_itself_hold_no_remains(tmp_path: Path) -> None:
    clock, database = FakeClock(), await database_in(tmp_path)
    async with open_tables(tmp_path, clock) as tables:
        await leave_traces_of_eva(tables, clock)
        await back_up(database, tmp_path / "before.db")
        await delete(tables)
        await back_up(database, tmp_path / "after.db")
        assert await tables.personal_data.purge()
        assert not await tables.personal_data.purge()
        files = [file for file in tmp_path.iterdir() if is_in_file(file)]
    assert [file.name for file in files] == ["before.db"]


async def test_an_older_backup_is_cleaned_after_it_was_restored(tmp_path: Path) -> None:
    clock, database = FakeClock(), await database_in(tmp_path)
    async with open_tables(tmp_path, clock) as tables:
        left = await game(tables, 1, EVA, BO)
        await tables.seats.resign(left, EVA.user)
        played = await game(tables, 2, EVA, BO)
        await save_result(tables, played)
    await back_up(database, tmp_path / "before.db")
    async with open_tables(tmp_path, clock) as tables:
        await delete(tables)
    assert (await put_back(tmp_path / "before.db", database)).deletions == 1
    async with open_tables(tmp_path, clock) as tables:
        assert EVA.name in await all_text(tables.store)
        assert await tables.personal_data.finish_deletions(former_name) == 1
        found = await all_text(tables.store)
        assert EVA.name not in found
        assert str(EVA.user) not in found
        await save_result(tables, left)  # which gets the next number
    await back_up(database, tmp_path / "after.db")
    assert (await put_back(tmp_path / "after.db", database)).deletions == 0


async def test_whoever_came_back_before_the_backup_stays_in_it(tmp_path: Path) -> None:
    database = await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        await game(tables, 1, EVA, BO)
        await delete(tables)
        await game(tables, 2, EVA, CY)
    await back_up(database, tmp_path / "later.db")
    assert (await put_back(tmp_path / "later.db", database)).deletions == 0
    async with open_tables(tmp_path) as tables:
        assert await tables.personal_data.finish_deletions(former_name) == 0
        assert EVA.name in await all_text(tables.store)


@pytest.mark.one_database
async def test_a_backup_of_a_version_without_deletions_is_cleaned_too(tmp_path: Path) -> None:
    clock, database = FakeClock(), tmp_path / "slow-train.db"
    async with open_tables(tmp_path, clock) as tables:
        await game(tables, 1, EVA, BO)
    old = tmp_path / "old.db"
    await backup(database, old)
    with closing(sqlite3.connect(old)) as db, db:
        for migration in sorted(MIGRATIONS.glob("*.sql"))[8:]:
            for kind, name in CREATED.findall(migration.read_text("utf-8")):
                db.execute(f"DROP {kind} IF EXISTS {name}")
        db.execute("ALTER TABLE actions DROP COLUMN is_queued")
        added = (
            "hands_revision",
            "quiet_changes",
            "opened_by",
            "has_invited",
            "changed_at",
            "series",
        )
        for column in added:
            db.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        db.execute("PRAGMA user_version = 8")
    async with open_tables(tmp_path, clock) as tables:
        await delete(tables)
    assert restore(old, database, NOW).deletions == 1
    async with open_tables(tmp_path, clock) as tables:
        assert await tables.personal_data.finish_deletions(former_name) == 1
        assert EVA.name not in await all_text(tables.store)


def test_what_the_backup_knows_already_is_not_repeated() -> None:
    key = "00" * 32
    known, again, new = (keyed_hash(key, UserId(number)) for number in (1, 2, 3))
    earlier = [Deletion(known, key, 5.0), Deletion(again, key, 5.0)]
    live = [Deletion(known, key, 5.0), Deletion(again, key, 9.0), Deletion(new, key, 9.0)]
    assert merged(earlier, live) == [
        Deletion(known, key, 5.0),
        Deletion(again, key, 9.0, is_applied=False),
        Deletion(new, key, 9.0, is_applied=False),
    ]


async def test_deletions_are_found_by_hashes_of_other_keys_too(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        await game(tables, 1, EVA, BO)
        keys = ("01" * 32, "02" * 32)
        people = (UserId(5), EVA.user)
        async with tables.store.writing() as db:
            await personal_rows.save_deletions(
                db,
                [
                    Deletion(keyed_hash(key, user), key, 1.0, is_applied=False)
                    for key, user in zip(keys, people, strict=True)
                ],
            )
        assert await tables.personal_data.finish_deletions(former_name) == 1
        assert EVA.name not in await all_text(tables.store)
        assert await personal_rows.unapplied_deletions(tables.store.reader) == []
