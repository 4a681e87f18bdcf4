"""Transactions: kept wholly or not at all, shared with others, one at a time."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import (
    Store,
    facts,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "slow-train.db"


async def test_a_transaction_is_kept_wholly_or_not_at_all(path: Path) -> None:
    async with Store.open(path) as store:

        async def fail_half_way() -> None:
            async with store.writing() as db:
                await facts.save(db, "colour", "red")
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await fail_half_way()
        assert await facts.load(store.reader, "colour") == ""


async def test_readers_see_only_what_is_committed(path: Path) -> None:
    async with Store.open(path) as store:
        async with store.writing() as db:
            await facts.save(db, "colour", "red")
            assert await facts.load(store.reader, "colour") == ""
        assert await facts.load(store.reader, "colour") == "red"


async def test_writers_wait_for_each_other(path: Path) -> None:
    async with Store.open(path) as store:

        async def count_up() -> None:
            async with store.writing() as db:
                before = await facts.load(db, "count") or "0"
                await facts.save(db, "count", str(int(before) + 1))

        await asyncio.gather(*(count_up() for _ in range(50)))
        assert await facts.load(store.reader, "count") == "50"


@pytest.mark.parametrize("turns", range(0, 40, 3))
async def test_a_cancelled_writer_leaves_no_transaction_open(path: Path, turns: int) -> None:
    async with Store.open(path) as store:

        async def write() -> None:
            async with store.writing() as db:
                await facts.save(db, "colour", "red")
                await facts.save(db, "shape", "round")

        task = asyncio.create_task(write())
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with store.writing() as db:
            found = [await facts.load(db, name) for name in ("colour", "shape")]
        assert found in (["", ""], ["red", "round"])


async def test_what_one_writer_breaks_off_is_undone_alone(path: Path) -> None:
    async with Store.open(path) as store:

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
            is_done = not task.cancelled() and task.exception() is None
            fact = await facts.load(store.reader, f"fact {number}")
            assert fact == ("true" if is_done else ""), number
            assert is_done == (number % 3 == 2)


async def test_everybody_hears_of_it_when_the_disk_refuses(path: Path) -> None:
    async with Store.open(path) as store:

        async def write(text: str) -> None:
            async with store.writing() as db:
                await facts.save(db, text[:10], text)

        async with store.writing() as db:
            ((pages,),) = await db.execute_fetchall("PRAGMA page_count")
        await _limit(store, pages + 4)
        catalogue = [str(number) * 4000 for number in range(1, 10)]
        answers = await asyncio.gather(*map(write, catalogue), return_exceptions=True)
        assert any(isinstance(answer, sqlite3.OperationalError) for answer in answers)
        for text, answer in zip(catalogue, answers, strict=True):
            kept = await facts.load(store.reader, text[:10])
            assert (kept == text) == (answer is None)
        await _limit(store, 10_000)
        await write("again")
        assert await facts.load(store.reader, "again") == "again"


async def _limit(store: Store, pages: int) -> None:
    """How large the file may become."""
    async with store.writing() as db:
        await db.execute_fetchall(f"PRAGMA max_page_count = {pages}")


async def test_a_database_held_by_another_process_is_not_waited_for_for_ever(path: Path) -> None:
    async with Store.open(path) as store:
        async with store.writing() as db:
            await db.execute("PRAGMA busy_timeout = 0")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                await shown_by(store, "red")
        await shown_by(store, "blue")
        assert await facts.load(store.reader, "colour") == "blue"


async def shown_by(store: Store, colour: str) -> None:
    async with store.writing() as db:
        await facts.save(db, "colour", colour)


async def test_a_transaction_that_cannot_even_be_undone_stops_nobody_else(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.open(path) as store:

        async def refuse(*_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        async with store.writing() as db:
            await db.execute("PRAGMA busy_timeout = 0")
        with (
            closing(sqlite3.connect(path, isolation_level=None)) as other,
            monkeypatch.context() as patched,
        ):
            other.execute("BEGIN IMMEDIATE")
            patched.setattr(type(db), "rollback", refuse)
            with pytest.raises(sqlite3.OperationalError, match="disk I/O"):
                await shown_by(store, "red")
        async with asyncio.timeout(10):
            await shown_by(store, "blue")


async def test_reading_cannot_write(path: Path) -> None:
    async with Store.open(path) as store:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await facts.save(store.reader, "colour", "red")
