"""What a restored backup takes over from the database it replaces: no number is given twice, nobody
who asked for it is forgotten, and open tables know that they were taken back."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.snowflakes import snowflake_at
from bot.domain.table import TableId, UserId
from bot.store import Database, DatabaseUrl, Store, web_keys, web_sessions
from bot.store import personal_data as personal_rows
from bot.store.copies.backup import backup
from bot.store.copies.copying import copy_database
from bot.store.copies.postgres_backup import backup_postgres, restore_postgres
from bot.store.copies.restore import Restored, restore
from bot.store.copies.take_over import UNKNOWN_TABLES
from bot.store.databases import lock
from bot.tables import Tables
from engine.model import MapId
from tests.support.databases.back_ends import database_in, databases
from tests.support.tables import ADA, BO, CY, boards, open_lobby, open_tables

NOW = datetime(2026, 11, 16, 15, 30, tzinfo=UTC)


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
    return await asyncio.to_thread(restore, copy, database, NOW)


async def open_and_cancel(tables: Tables, times: int) -> TableId:
    """Open a table and close it again; returns the id of the last one."""
    for _ in range(times):
        table = await open_lobby(tables, ADA)
        await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    return table.id


async def next_id(database: Database) -> int:
    async with Store.open(database) as store:
        return await open_and_cancel(Tables(store, boards()), 1)


async def delete_newest_table(database: Database) -> None:
    async with Store.open(database) as store, store.writing() as db:
        for each in ("seats", "tables"):
            column = "id" if each == "tables" else "table_id"
            await db.execute(f"DELETE FROM {each} WHERE {column} = (SELECT max(id) FROM tables)")


async def test_a_table_made_after_a_restore_has_an_id_that_no_lost_table_had(
    tmp_path: Path,
) -> None:
    copy, database = tmp_path / "backup.db", await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        assert await open_and_cancel(tables, 1) == 1
        await back_up(database, copy)
        assert await open_and_cancel(tables, 3) == 4
    for expected in (5, 6):  # also if it is restored again
        await put_back(copy, database)
        assert await next_id(database) == expected


async def test_a_backup_restored_where_the_database_was_lost_leaves_its_ids_alone(
    tmp_path: Path,
) -> None:
    (tmp_path / "elsewhere").mkdir()
    copy = tmp_path / "backup.db"
    async with open_tables(tmp_path) as tables:
        await open_and_cancel(tables, 2)
        await back_up(await database_in(tmp_path), copy)
    elsewhere = await database_in(tmp_path / "elsewhere")
    for number in (1, 2):
        await put_back(copy, elsewhere)
        assert await next_id(elsewhere) == 2 + UNKNOWN_TABLES + number


async def test_a_copy_goes_on_counting_after_a_table_that_was_deleted(
    tmp_path: Path, database_kind: str
) -> None:
    source = await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        await open_and_cancel(tables, 3)
    await delete_newest_table(source)
    target = tmp_path / "target.db" if database_kind == "postgres" else await databases.blank()
    await copy_database(source, target)
    assert await next_id(target) == 4


async def test_a_copy_never_lowers_the_counter_of_its_target(
    tmp_path: Path, database_kind: str
) -> None:
    source = await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        await open_and_cancel(tables, 1)
    target = tmp_path / "target.db" if database_kind == "postgres" else await databases.blank()
    async with Store.open(target) as store:
        await open_and_cancel(Tables(store, boards()), 5)
    for _ in range(5):
        await delete_newest_table(target)
    await copy_database(source, target)
    assert await next_id(target) == 6


async def test_a_deletion_that_was_asked_for_after_the_backup_is_not_forgotten(
    tmp_path: Path,
) -> None:
    copy, database = tmp_path / "backup.db", await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA, BO, CY)
        await tables.personal_data.request_deletion(CY.user, "Cy")
        await back_up(database, copy)
        await tables.personal_data.request_deletion(BO.user, "Bo")
    assert (await put_back(copy, database)).deletions == 1
    async with open_tables(tmp_path) as tables:
        requests = await personal_rows.deletion_requests(tables.store.reader)
        assert [(each.user, each.name) for each in requests] == [(CY.user, "Cy"), (BO.user, "Bo")]
        another = await tables.personal_data.request_deletion(UserId(7))
        assert len({each.number for each in (*requests, another)}) == 3
        await tables.personal_data.finish_deletions(lambda _, number: f"Former {number}")
        (table,) = await tables.lookup.of_user(ADA.user)
        assert table.occupants == (ADA,)


async def test_open_tables_are_marked_as_taken_back_with_revisions_that_they_never_had(
    tmp_path: Path,
) -> None:
    copy, database = tmp_path / "backup.db", await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        closed = await open_and_cancel(tables, 1)
        table = await open_lobby(tables, ADA)
        await back_up(database, copy)
        for _ in range(3):
            await tables.lobby.join(table.id, BO)
            await tables.lobby.leave(table.id, BO.user)
        revision = await tables.cache.revision(table.id)
    await put_back(copy, database)
    async with open_tables(tmp_path) as tables:
        rows = await tables.store.reader.fetch(
            "SELECT table_id, lost_after, lost_until, told_in FROM restored_tables"
        )
        assert [tuple(row) for row in rows] == [(table.id, 0, snowflake_at(NOW.timestamp()), 0)]
        assert await tables.cache.revision(table.id) == revision + 1
        assert not await tables.lookup.of_user(BO.user)
        assert closed != table.id


async def test_a_restored_backup_signs_nobody_in_to_the_web_page(tmp_path: Path) -> None:
    copy, database = tmp_path / "backup.db", await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        async with tables.store.writing() as db:
            await web_sessions.begin(db, "digest", ADA.user, 1.0)
            await web_keys.add(db, "key", 1.0)
        await back_up(database, copy)
    await put_back(copy, database)
    async with open_tables(tmp_path) as tables:
        assert await web_sessions.count(tables.store.reader, 0.0) == 0
        assert await web_keys.load(tables.store.reader) == []


async def test_what_was_announced_for_a_day_is_dealt_after_a_restore(tmp_path: Path) -> None:
    copy, database = tmp_path / "backup.db", await database_in(tmp_path)
    async with open_tables(tmp_path) as tables:
        await back_up(database, copy)
        promised = await tables.daily.days.of(tables.daily.today)
        hashed = await tables.daily.days.hash_of(tables.daily.today)
        async with tables.store.writing() as db:
            await db.execute("UPDATE daily_deals SET map = 'london', rules = 1")
    await put_back(copy, database)
    async with open_tables(tmp_path) as tables:
        assert await tables.daily.days.of(tables.daily.today) == replace(
            promised, map=MapId("london"), rules=1
        )
        assert await tables.daily.days.hash_of(tables.daily.today) == hashed
