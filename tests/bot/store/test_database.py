"""The database: its shape, and files that it must not touch."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.posts import HandPost, PostRecord
from bot.domain.table import ChannelId, MessageId, TableId, UserId
from bot.store import (
    DatabaseBrokenError,
    DatabaseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
    Store,
    posts,
)
from bot.store.migrate import Migration, migrations
from engine.model import Seat
from tests.support.tables import ADA, BO, hall, playing


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "slow-train.db"


async def opened(path: Path, *steps: Migration) -> None:
    async with Store.open(path, steps):
        pass


async def pragma(store: Store, name: str) -> object:
    async with store.writing() as db:
        rows = list(await db.execute_fetchall(f"PRAGMA {name}"))
    return rows[0][0]


# --- shape ----------------------------------------------------------------------------------------


def test_migrations_are_numbered_without_a_gap_and_say_why() -> None:
    steps = migrations()
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    assert all(step.sql.startswith("-- ") for step in steps)


async def test_a_new_database_has_the_newest_shape(path: Path) -> None:
    async with Store.open(path) as store:
        assert await pragma(store, "user_version") == migrations()[-1].version
        assert await pragma(store, "journal_mode") == "wal"
        assert await pragma(store, "synchronous") == 2
        assert await pragma(store, "foreign_keys") == 1


async def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    await opened(tmp_path / "new" / "folder" / "x.db")
    assert (tmp_path / "new" / "folder" / "x.db").is_file()


async def test_migrations_are_applied_once_each_in_order(path: Path) -> None:
    first = Migration(1, "-- Notes.\nCREATE TABLE notes (text TEXT);\n")
    second = Migration(2, "-- Why.\nALTER TABLE notes ADD COLUMN why TEXT DEFAULT 'so; there';\n")
    await opened(path, first)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO notes VALUES ('kept')")
    await opened(path, first, second)
    await opened(path, first, second)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT text, why FROM notes").fetchall() == [("kept", "so; there")]


async def test_a_migration_that_fails_leaves_nothing_behind(path: Path) -> None:
    good = Migration(1, "CREATE TABLE notes (text TEXT);\n")
    bad = Migration(2, "CREATE TABLE more (text TEXT);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(DatabaseError):
        await opened(path, good, bad)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT name FROM sqlite_schema").fetchall() == [("notes",)]
        assert db.execute("PRAGMA user_version").fetchone() == (1,)


async def test_two_processes_may_start_at_the_same_moment(path: Path) -> None:
    await asyncio.gather(*(opened(path) for _ in range(4)))
    await opened(path)


async def test_hands_sent_before_messages_had_names_are_still_edited(path: Path) -> None:
    await opened(path, *migrations()[:2])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO tables (id, guild, channel, host, status, options, opened_at)"
            " VALUES (1, 1, 7, 101, 'lobby', '{}', 0)"
        )
        db.execute(
            "INSERT INTO seats (table_id, seat, kind, user, name) "
            "VALUES (1, 2, 'human', 101, 'Ada')"
        )
        db.execute("INSERT INTO hand_notes VALUES (1, 101, 70, 80, 12345), (1, 102, 71, 81, 12345)")
    async with hall(path.parent) as tables:
        sent = PostRecord(ChannelId(70), MessageId(80), 12345)
        key = HandPost(UserId(101), Seat(2))
        assert await posts.keys(tables.store.reader, TableId(1), HandPost) == [key]
        assert await posts.load(tables.store.reader, TableId(1), key) == sent


# --- files that must not be touched ---------------------------------------------------------------


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    await opened(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(DatabaseTooNewError, match="has version 99; this Slow Train knows"):
        await opened(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(DatabaseBrokenError, match=r"file is not a database.*left as it is"):
        await opened(path)
    assert path.read_text() == "Dear diary, " * 1000


@pytest.mark.parametrize("first_page", [1, 12])
async def test_a_damaged_database_is_refused_and_left_alone(
    tmp_path: Path, first_page: int
) -> None:
    path = tmp_path / "slow-train.db"
    async with hall(tmp_path) as tables:
        await playing(tables, ADA, BO)
    content = bytearray(path.read_bytes())
    for page in range(4096 * first_page, len(content), 4096):
        content[page : page + 200] = b"\xff" * 200
    path.write_bytes(content)
    with pytest.raises(DatabaseBrokenError, match="is damaged"):
        await opened(path)
    assert path.read_bytes() == content


async def test_a_truncated_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "slow-train.db"
    async with hall(tmp_path) as tables:
        await playing(tables, ADA, BO)
    content = path.read_bytes()[: 4096 * 5]
    path.write_bytes(content)
    with pytest.raises(DatabaseBrokenError):
        await opened(path)
    assert path.read_bytes() == content


async def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(DatabaseNotOursError, match="another program"):
        await opened(path)
    assert path.read_bytes() == before


async def test_a_database_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUnreachableError, match="cannot be opened"):
        await opened(tmp_path / "file" / "x.db")
    with pytest.raises(DatabaseUnreachableError, match="cannot be opened"):
        await opened(tmp_path)
