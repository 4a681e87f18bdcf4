"""Copying a database to another of either kind, and backups that both can restore."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.domain.table import Human, UserId
from bot.store import (
    Database,
    DatabaseError,
    DatabaseInUseError,
    DatabaseUnreachableError,
    DatabaseUrl,
    Store,
    facts,
)
from bot.store.copies.backup import backup
from bot.store.copies.copy_ends import PostgresEnd, SqliteEnd, open_source, open_target
from bot.store.copies.copying import copied_columns, copy_database
from bot.store.copies.postgres_backup import backup_postgres, restore_postgres
from bot.store.copies.restore import Restored, restore
from bot.store.databases import lock
from bot.store.databases.location import parse_database
from bot.store.databases.migrate import migrations
from bot.store.databases.transactions import Row
from bot.tables import Tables
from engine.actions import Draw
from tests.support.databases.back_ends import FILE, database_in, databases
from tests.support.databases.postgres import fetch_value, run
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    THERE,
    act,
    boards,
    draw_two_cards,
    fixed_bytes,
    new_interaction,
    open_lobby,
    open_tables,
    options,
    start_first_turn,
)

DI = Human(UserId(104), "Di; -- \N{STEAM LOCOMOTIVE}")
NOW = datetime(2026, 11, 16, 15, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "WAIT_S", 0.0)


KILLED_COPY = """
import asyncio, os, signal, sys
from bot.store.copies import copying
from bot.store.databases.location import parse_database

copying.digest_of = lambda *_: os.kill(os.getpid(), signal.SIGKILL)  # when all rows are written
asyncio.run(copying.copy_database(*map(parse_database, sys.argv[1:])))
"""


@pytest.fixture
async def source(tmp_path: Path) -> Database:
    """A database with rows of many kinds, in which no bot is running."""
    clock = FakeClock()
    async with open_tables(tmp_path / "source", clock) as tables:
        table = await start_first_turn(tables, ADA, BO, CY)
        await act(tables, table.id, ADA, Draw())
        await tables.undo.request(table.id, ADA.user, new_interaction())
        await tables.undo.answer(table.id, BO.user, is_yes=True)
        await tables.seats.offer(table.id, ADA.user, DI, ADA.user)
        clock.pass_hours(2)
        await tables.absence.nudge(table.id, BO.user)
        await tables.lobby.open(THERE, ADA, options())
        async with tables.store.writing() as db:
            await facts.save(db, facts.COMMANDS_HASH, "abc")
    return await database_in(tmp_path / "source")


@pytest.fixture
async def target(tmp_path: Path, database_kind: str) -> Database:
    """Where there is no database of the other kind yet."""
    return tmp_path / "target.db" if database_kind == "postgres" else await databases.blank()


async def test_a_copy_has_the_same_rows_and_its_games_go_on(
    source: Database, target: Database, tmp_path: Path
) -> None:
    digests = await copy_database(source, target)
    assert digests["tables"].rows == 2
    assert digests["ballots"].rows == digests["nudges"].rows == digests["offers"].rows == 1
    another = tmp_path / "back.db" if isinstance(source, Path) else await databases.blank()
    assert await copy_database(target, another) == digests
    async with Store.open(target) as store:
        tables = Tables(store, boards(), FakeClock(), random_bytes=fixed_bytes)
        (table,) = await tables.lookup.of_user(BO.user)
        assert await verify(tables, table.id) == []
        assert (await act(tables, table.id, ADA, Draw())).seq == 6
        await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
        assert (await open_lobby(tables, CY)).id == 3
        assert (await tables.lookup.open_in(HERE.channel)) is not None


async def test_both_kinds_have_the_same_tables_and_columns(
    source: Database, target: Database
) -> None:
    async with open_source(source, is_live=True) as one, open_target(target) as other:
        tables, others = await one.tables(), await other.tables()
    assert copied_columns(tables) == copied_columns(others)


async def test_a_target_with_rows_is_refused_and_left_alone(
    source: Database, target: Database
) -> None:
    async with Store.open(target) as store, store.writing() as db:
        await facts.save(db, "colour", "red")
    with pytest.raises(DatabaseError, match="is not empty: there are rows in facts"):
        await copy_database(source, target)
    async with Store.open(target) as store:
        assert await facts.load(store.reader, "colour") == "red"
        assert await store.reader.fetch("SELECT * FROM tables") == []


async def test_nothing_is_copied_while_a_bot_is_running(source: Database, target: Database) -> None:
    async with Store.open(source):
        with pytest.raises(DatabaseInUseError):
            await copy_database(source, target)
    async with Store.open(target):
        with pytest.raises(DatabaseInUseError):
            await copy_database(source, target)
    assert (await copy_database(source, target))["tables"].rows == 2


async def test_a_copy_that_differs_is_not_kept(
    source: Database, target: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = SqliteEnd if isinstance(target, Path) else PostgresEnd
    rows = end.rows

    async def rows_but_one(
        self: SqliteEnd | PostgresEnd, table: str, columns: Sequence[str]
    ) -> AsyncIterator[Sequence[Row]]:
        async for batch in rows(self, table, columns):  # type: ignore[arg-type]  # the same class
            yield batch[1:] if table == "waits" else batch

    with monkeypatch.context() as patched:
        patched.setattr(end, "rows", rows_but_one)
        with pytest.raises(DatabaseError, match="has not got the same rows in waits"):
            await copy_database(source, target)
    async with Store.open(target) as store:
        assert await store.reader.fetch("SELECT * FROM tables") == []


def files_in(folder: Path) -> set[Path]:
    """All files but those that SQLite makes beside a database that is read, and locks."""
    known = (".lock", ".lock-journal", "-wal", "-shm")
    return {each for each in folder.rglob("*") if not each.name.endswith(known)}


async def test_a_copy_that_is_killed_leaves_nothing_behind(
    source: Database, target: Database, tmp_path: Path
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    names = [
        each.secret_text if isinstance(each, DatabaseUrl) else f"sqlite:{each}"
        for each in (source, target)
    ]
    before = files_in(tmp_path)
    killed = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", KILLED_COPY, *names),
        cwd=Path(__file__).parents[3],
        env={**os.environ, "TMPDIR": str(scratch)},
    )
    assert await killed.wait() == -signal.SIGKILL
    assert files_in(tmp_path) == before
    if isinstance(target, DatabaseUrl):
        assert await fetch_value(target, "SELECT to_regclass('slow_train_schema')") is None
    assert (await copy_database(source, target))["tables"].rows == 2


@pytest.mark.one_database
async def test_an_older_version_restores_nothing_into_a_newer_database(tmp_path: Path) -> None:
    """What the newer version has added would stay as it was."""
    url, copy = await databases.blank(), tmp_path / "copy.db"
    async with Store.open(url) as store, store.writing() as db:
        await facts.save(db, "colour", "red")
    await backup_postgres(url, copy)
    await run(url, "ALTER TABLE facts ADD COLUMN since BIGINT NOT NULL DEFAULT 7")
    await run(url, "UPDATE slow_train_schema SET version = version + 1")
    with pytest.raises(DatabaseError, match="has other tables than"):
        await restore_postgres(copy, url, NOW)
    with pytest.raises(DatabaseError, match="Use the Slow Train that runs on it"):
        await backup_postgres(url, tmp_path / "another.db")
    assert await fetch_value(url, "SELECT since FROM facts WHERE name = 'colour'") == 7
    assert files_in(tmp_path) == {copy}


@pytest.mark.one_database
async def test_an_older_file_is_copied_and_stays_as_it_is(tmp_path: Path) -> None:
    old = tmp_path / FILE
    async with Store.open(old, migrations()[:5]) as store, store.writing() as db:
        await facts.save(db, "colour", "red")
    url = await databases.blank()
    assert (await copy_database(old, url))["facts"].rows == 1
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (5,)


@pytest.mark.one_database
async def test_a_source_that_is_not_there_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnreachableError, match="no such file"):
        await copy_database(tmp_path / "none.db", tmp_path / "target.db")
    with pytest.raises(DatabaseError, match="has no tables of Slow Train"):
        await copy_database(await databases.blank(), tmp_path / "target.db")
    with pytest.raises(DatabaseUnreachableError, match=r"127\.0\.0\.1:1/games cannot be reached"):
        await copy_database(DatabaseUrl("postgresql://127.0.0.1:1/games"), tmp_path / "target.db")
    assert not (tmp_path / "target.db").exists()


@pytest.mark.parametrize("text", ["", "sqlite:", "slow-train.db", "mysql://ada:s3cret@host/x"])
def test_a_database_is_named_by_its_kind(text: str) -> None:
    assert parse_database("sqlite:data/x.db") == Path("data/x.db")
    assert str(parse_database("postgresql://ada:s3cret@host/x")) == "postgresql://host:5432/x"
    with pytest.raises(ValueError, match="sqlite: or postgresql://") as caught:
        parse_database(text)
    assert "s3cret" not in str(caught.value)


async def back_up(database: Database, copy: Path) -> int:
    if isinstance(database, DatabaseUrl):
        return await backup_postgres(database, copy)
    return await backup(database, copy)


async def put_back(copy: Path, database: Database) -> Restored:
    if isinstance(database, DatabaseUrl):
        return await restore_postgres(copy, database, NOW)
    return await asyncio.to_thread(restore, copy, database, NOW)


async def test_a_backup_made_while_moves_are_written_is_restored_elsewhere_and_every_log_verified(
    tmp_path: Path,
) -> None:
    (tmp_path / "elsewhere").mkdir()
    copy = tmp_path / "backup.db"
    async with open_tables(tmp_path) as tables:
        played = [await start_first_turn(tables, ADA, BO)]
        played.append(await tables.lobby.open(THERE, CY, options("usa", 2)))
        await tables.lobby.join(played[1].id, DI)
        await tables.lobby.start(played[1].id, CY.user, (CY.user, DI.user))

        async def keep_moving() -> None:
            for person in (ADA, BO) * 6:
                await draw_two_cards(tables, played[0].id, person)

        size, _ = await asyncio.gather(back_up(await database_in(tmp_path), copy), keep_moving())
        assert size == copy.stat().st_size
        written = await tables.lookup.seq(played[0].id)
    elsewhere = await database_in(tmp_path / "elsewhere")
    assert (await put_back(copy, elsewhere)).tables == 2
    async with open_tables(tmp_path / "elsewhere") as tables:
        for table in played:
            assert await verify(tables, table.id) == []
        assert 3 <= await tables.lookup.seq(played[0].id) <= written
        assert (await tables.lookup.public_view(played[1].id)).stage == "opening"


@pytest.mark.one_database
async def test_a_backup_of_postgresql_never_replaces_a_file(tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    copy.write_text("precious")
    with pytest.raises(DatabaseUnreachableError, match="a file of that name already"):
        await backup_postgres(await databases.empty(), copy)
    assert copy.read_text() == "precious"
    with pytest.raises(DatabaseUnreachableError, match="cannot be opened"):
        await backup_postgres(await databases.empty(), tmp_path / "nowhere" / "backup.db")
    assert [file.name for file in tmp_path.iterdir()] == ["backup.db"]


@pytest.mark.one_database
async def test_what_a_restored_postgresql_database_had_before_is_kept(tmp_path: Path) -> None:
    url, copy = await databases.empty(), tmp_path / "backup.db"
    async with Store.open(url) as store:
        async with store.writing() as db:
            await facts.save(db, "colour", "red")
        await backup_postgres(url, copy)
        async with store.writing() as db:
            await facts.save(db, "colour", "blue")
        with pytest.raises(DatabaseInUseError):
            await restore_postgres(copy, url, NOW)
        assert await facts.load(store.reader, "colour") == "blue"
    restored = await restore_postgres(copy, url, NOW)
    kept = tmp_path / "backup-before-restore-20261116-153000.db"
    assert restored == Restored(0, kept)
    async with Store.open(url) as store, Store.open(kept) as before:
        assert await facts.load(store.reader, "colour") == "red"
        assert await facts.load(before.reader, "colour") == "blue"
