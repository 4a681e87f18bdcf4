"""Migrations: numbered, applied once each, and never in part."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.posts import HandPost, PostRecord
from bot.domain.table import ChannelId, MessageId, TableId, UserId
from bot.store import DatabaseError, Store, posts
from bot.store.databases.migrate import Migration, migrations
from engine.model import Seat
from tests.support.tables import open_tables

pytestmark = pytest.mark.one_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "slow-train.db"


async def open_and_close(path: Path, *steps: Migration) -> None:
    async with Store.open(path, steps):
        pass


def test_migrations_are_numbered_without_a_gap_and_state_their_reason() -> None:
    steps = migrations()
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    assert all(step.sql.startswith("-- ") for step in steps)


async def test_migrations_are_applied_once_each_in_order(path: Path) -> None:
    first = Migration(1, "-- Notes.\nCREATE TABLE notes (text TEXT);\n")
    second = Migration(2, "-- Why.\nALTER TABLE notes ADD COLUMN why TEXT DEFAULT 'so; there';\n")
    await open_and_close(path, first)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO notes VALUES ('kept')")
    await open_and_close(path, first, second)
    await open_and_close(path, first, second)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT text, why FROM notes").fetchall() == [("kept", "so; there")]


async def test_a_migration_that_fails_leaves_nothing_behind(path: Path) -> None:
    good = Migration(1, "CREATE TABLE notes (text TEXT);\n")
    bad = Migration(2, "CREATE TABLE more (text TEXT);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(DatabaseError):
        await open_and_close(path, good, bad)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT name FROM sqlite_schema").fetchall() == [("notes",)]
        assert db.execute("PRAGMA user_version").fetchone() == (1,)


async def test_hand_messages_of_the_first_schema_are_found_by_their_new_keys(path: Path) -> None:
    await open_and_close(path, *migrations()[:2])
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
    async with open_tables(path.parent) as tables:
        sent = PostRecord(ChannelId(70), MessageId(80), 12345)
        key = HandPost(UserId(101), Seat(2))
        assert [*await posts.load_all(tables.store.reader, TableId(1), HandPost)] == [key]
        assert await posts.load(tables.store.reader, TableId(1), key) == sent


async def test_the_newest_messages_of_an_older_schema_announce_the_last_moves_of_one_seat(
    path: Path,
) -> None:
    await open_and_close(path, *migrations()[:6])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO tables (id, guild, channel, host, status, options, opened_at, seq,"
            " announced_seq, message, message_channel)"
            " VALUES (1, 3, 7, 101, 'playing', '{}', 0, 6, 5, 80, 7),"
            " (2, 3, 8, 101, 'lobby', '{}', 0, 0, 0, 81, 8),"
            " (3, 3, 9, 101, 'lobby', '{}', 0, 0, 0, 0, 0)"
        )
        for seq, seat in enumerate((0, 1, 0, 1, 1, 0), 1):
            db.execute(
                "INSERT INTO actions VALUES (1, ?, ?, 'action', '{}', '[]', 0, '', NULL, 0)",
                (seq, seat),
            )
    await open_and_close(path, *migrations())
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute(
            "SELECT table_id, message, guild, channel, after_seq, seq FROM announcements"
        )
        assert rows.fetchall() == [(1, 80, 3, 7, 3, 5), (2, 81, 3, 8, 0, 0)]
