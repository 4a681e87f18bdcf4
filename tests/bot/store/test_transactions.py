"""Transactions: committed wholly or not at all, one at a time, in batches."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import ConflictError, Store, facts
from bot.store import tables as table_rows
from bot.store.databases.transactions import Row, SqliteConnection, Statement
from tests.support.databases.back_ends import open_store
from tests.support.tables import ADA, open_lobby, open_tables


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "slow-train.db"


async def test_a_transaction_that_fails_leaves_nothing(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:

        async def fail_half_way() -> None:
            async with store.writing() as db:
                await facts.save(db, "colour", "red")
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await fail_half_way()
        assert await facts.load(store.reader, "colour") == ""


async def test_readers_see_only_committed_changes(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        async with store.writing() as db:
            await facts.save(db, "colour", "red")
            assert await facts.load(store.reader, "colour") == ""
        assert await facts.load(store.reader, "colour") == "red"


async def test_writers_of_one_table_wait_for_each_other(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, store = await open_lobby(tables, ADA), tables.store
        revision = await tables.cache.revision(table.id)

        async def increment() -> None:
            async with store.writing() as db:
                await db.execute_all([table_rows.unchanged(table.id, revision)])
                before = await facts.load(db, "count") or "0"
                await facts.save(db, "count", str(int(before) + 1))

        await asyncio.gather(*(increment() for _ in range(50)))
        assert await facts.load(store.reader, "count") == "50"


async def test_a_file_is_purged_between_the_transactions_of_others(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:

        async def write(number: int) -> None:
            async with store.writing() as db:
                await facts.save(db, str(number), "written")

        await asyncio.gather(write(1), write(2), store.purge(), write(3), store.purge(), write(4))
        assert await store.purge()
        for number in (1, 2, 3, 4):
            assert await facts.load(store.reader, str(number)) == "written"


@pytest.mark.parametrize("switches", range(0, 40, 3))
async def test_a_cancelled_writer_leaves_no_transaction_open(tmp_path: Path, switches: int) -> None:
    async with open_store(tmp_path) as store:

        async def write() -> None:
            async with store.writing() as db:
                await facts.save(db, "colour", "red")
                await facts.save(db, "shape", "round")

        task = asyncio.create_task(write())
        for _ in range(switches):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with store.writing() as db:
            found = [await facts.load(db, name) for name in ("colour", "shape")]
        assert found in (["", ""], ["red", "round"])


async def test_a_writer_that_fails_does_not_undo_the_others(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:

        async def write(number: int) -> None:
            async with store.writing() as db:
                await facts.save(db, f"fact {number}", "true")
                if number % 3 == 0:
                    raise ZeroDivisionError

        tasks = [asyncio.create_task(write(number)) for number in range(120)]
        await asyncio.sleep(0)
        for task in tasks[1::3]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for number, task in enumerate(tasks):
            is_committed = not task.cancelled() and task.exception() is None
            fact = await facts.load(store.reader, f"fact {number}")
            assert fact == ("true" if is_committed else ""), number
            assert is_committed == (number % 3 == 2)


async def test_a_broken_constraint_at_the_end_undoes_its_own_transaction_only(path: Path) -> None:
    async with open_store(path) as store:

        async def insert(name: str) -> None:
            async with store.writing() as db:
                await facts.save(db, f"before {name}", "true")
                await db.execute("INSERT INTO facts (name, value) VALUES ('same', ?)", (name,))

        writers = (insert(str(number)) for number in range(4))
        results = await asyncio.gather(*writers, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, ConflictError) for result in results) == 3
        found = [await facts.load(store.reader, f"before {number}") for number in range(4)]
        assert found == ["true" if result is None else "" for result in results]
        await save_colour(store, "red")
        assert await facts.load(store.reader, "colour") == "red"


async def test_a_transaction_sees_what_it_has_written(path: Path) -> None:
    async with open_store(path) as store, store.writing() as db:
        await facts.save(db, "colour", "red")
        assert await facts.load(db, "colour") == "red"
        await facts.save(db, "colour", "blue")
        assert await facts.load(db, "colour") == "blue"


@pytest.mark.one_database
async def test_what_is_only_written_takes_one_switch_to_the_thread(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.open(path) as store:
        switches: list[list[Statement]] = []
        run_all = SqliteConnection.run_all

        async def counting(db: SqliteConnection, run: Iterable[Statement]) -> list[list[Row]]:
            switches.append(list(run))
            return await run_all(db, switches[-1])

        monkeypatch.setattr(SqliteConnection, "run_all", counting)
        async with store.writing() as db:
            await facts.save(db, "colour", "red")
            await facts.save(db, "shape", "round")
        assert [len(switch) for switch in switches] == [6]  # with its beginning and its end


@pytest.mark.one_database
async def test_every_writer_gets_the_error_if_the_disk_is_full(path: Path) -> None:
    async with Store.open(path) as store:

        async def write(text: str) -> None:
            async with store.writing() as db:
                await facts.save(db, text[:10], text)

        async with store.writing() as db:
            ((pages,),) = await db.fetch("PRAGMA page_count")
        await limit_pages(store, pages + 4)
        texts = [str(number) * 4000 for number in range(1, 10)]
        results = await asyncio.gather(*map(write, texts), return_exceptions=True)
        assert any(isinstance(result, sqlite3.OperationalError) for result in results)
        for text, result in zip(texts, results, strict=True):
            stored = await facts.load(store.reader, text[:10])
            assert (stored == text) == (result is None)
        await limit_pages(store, 10_000)
        await write("again")
        assert await facts.load(store.reader, "again") == "again"


async def limit_pages(store: Store, pages: int) -> None:
    """Limit the size of the database file."""
    async with store.writing() as db:
        await db.fetch(f"PRAGMA max_page_count = {pages}")


@pytest.mark.one_database
async def test_a_lock_held_by_another_process_is_an_error_in_the_end(path: Path) -> None:
    async with Store.open(path) as store:
        async with store.writing() as db:
            await db.execute("PRAGMA busy_timeout = 0")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                await save_colour(store, "red")
        await save_colour(store, "blue")
        assert await facts.load(store.reader, "colour") == "blue"


async def save_colour(store: Store, colour: str) -> None:
    async with store.writing() as db:
        await facts.save(db, "colour", colour)


@pytest.mark.one_database
async def test_a_failed_rollback_does_not_stop_later_writers(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.open(path) as store:

        async def fail(*_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        async with store.writing() as db:
            await db.execute("PRAGMA busy_timeout = 0")
        with (
            closing(sqlite3.connect(path, isolation_level=None)) as other,
            monkeypatch.context() as patched,
        ):
            other.execute("BEGIN IMMEDIATE")
            patched.setattr(SqliteConnection, "rollback", fail)
            with pytest.raises(sqlite3.OperationalError, match="disk I/O"):
                await save_colour(store, "red")
        async with asyncio.timeout(10):
            await save_colour(store, "blue")


async def test_the_reading_connection_cannot_write(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        with pytest.raises((sqlite3.OperationalError, RuntimeError), match="readonly"):
            await facts.save(store.reader, "colour", "red")
