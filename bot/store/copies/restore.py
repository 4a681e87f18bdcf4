"""Putting a backup in the place of the database, which is kept. Only while the bot is stopped."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path

from bot.store.databases.errors import (
    DatabaseError,
    DatabaseInUseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from bot.store.databases.lock import only_user, real_path
from bot.store.databases.migrate import APPLICATION_ID, migrations, statements
from bot.store.personal_data import Deletion, merged
from engine.values import Value

BESIDE = ("-wal", "-shm", "-journal")  # SQLite's own files; they belong to one database only


class Restored(Value, frozen=True):
    """`tables`: how many the restored database has. `kept`: where the database before is now; None
    if there was none. `deletions`: how many people had their data deleted after the backup was
    made; a bot does it again as soon as it uses the database."""

    tables: int
    kept: Path | None
    deletions: int = 0


def restore(backup: Path, database: Path, now: datetime) -> Restored:
    """Put a copy of the backup in the place of the database. Raises DatabaseError, and then the
    database is as it was. An older backup is migrated when the bot starts."""
    real = real_path(database)
    if not backup.is_file():
        raise DatabaseUnreachableError(backup, "there is no such file")
    if real.exists() and backup.samefile(real):
        raise DatabaseUnreachableError(backup, "it is the database itself, not a backup of it")
    unfinished = real.with_name(f"{real.name}.part")
    try:
        real.parent.mkdir(parents=True, exist_ok=True)
        with only_user(database):
            try:
                unfinished.unlink(missing_ok=True)
                tables = _copy_checked(backup, unfinished)
                kept = _keep(database, real, now) if real.exists() else None
                deletions = 0 if kept is None else _take_over_deletions(kept, unfinished)
                for suffix in BESIDE:  # SQLite would apply them to the backup
                    real.with_name(real.name + suffix).unlink(missing_ok=True)
                unfinished.replace(real)
                _sync(real.parent)
            finally:
                unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise DatabaseUnreachableError(database, f"{error}. It is as it was") from error
    return Restored(tables, kept, deletions)


def _copy_checked(backup: Path, copy: Path) -> int:
    """Copy the backup, check the copy, and return its number of tables."""
    try:
        with (
            closing(_read_only(backup)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            tables = _require_sound(target, backup)
    except sqlite3.Error as error:
        raise _unusable(backup, str(error)) from error
    _sync(copy)
    return tables


def _require_sound(db: sqlite3.Connection, backup: Path) -> int:
    if _number(db, "PRAGMA application_id") != APPLICATION_ID:
        raise _unusable(backup, "it is no backup of Slow Train")
    version, newest = _number(db, "PRAGMA user_version"), migrations()[-1].version
    if version > newest:
        raise DatabaseTooNewError(backup, version, newest)
    (problem,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    if problem != "ok" or db.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise _unusable(backup, f"it is damaged ({problem})")
    return _number(db, "SELECT count(*) FROM tables")


def _keep(database: Path, real: Path, now: datetime) -> Path:
    """Copy the database to a file beside it that is named after the time. A damaged one is copied
    as it is, with the changes that SQLite had not yet written into it."""
    try:
        with closing(_read_only(real)) as db:  # otherwise SQLite may delete what is beside it
            is_ours = _number(db, "PRAGMA application_id") == APPLICATION_ID
            if not is_ours and _number(db, "SELECT count(*) FROM sqlite_schema"):
                raise DatabaseNotOursError(database)
        with closing(sqlite3.connect(real)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # writes what is still in the -wal file
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseInUseError(database) from error
    kept = free_name(real, f"before-restore-{now:%Y%m%d-%H%M%S}")
    for suffix in ("", "-wal"):
        if (source := real.with_name(real.name + suffix)).exists():
            copy = kept.with_name(kept.name + suffix)
            shutil.copy2(source, copy)
            _sync(copy)
    return kept


def _take_over_deletions(before: Path, restored: Path) -> int:
    """Store in a restored database whose data were deleted in the one before, as far as that can be
    read; returns how many deletions have to be repeated. An older one gets the table for them."""
    try:
        with closing(_read_only(before)) as db:
            live = _deletions(db)
    except sqlite3.Error:  # it is damaged, or from before there were deletions
        return 0
    with closing(sqlite3.connect(restored)) as db, db:
        db.execute(next(filter(_makes_deletions, _all_statements())))
        after = merged(_deletions(db), live)
        db.execute("DELETE FROM deletions")
        db.executemany(
            "INSERT INTO deletions (hash, key, at, is_applied) VALUES (?, ?, ?, ?)",
            [(each.hash, each.key, each.at, each.is_applied) for each in after],
        )
    _sync(restored)
    return sum(not each.is_applied for each in after)


def _deletions(db: sqlite3.Connection) -> list[Deletion]:
    rows = db.execute("SELECT hash, key, at, is_applied FROM deletions")
    return [Deletion(row[0], row[1], row[2], bool(row[3])) for row in rows]


def _all_statements() -> Iterator[str]:
    return (statement for step in migrations() for statement in statements(step.sql))


def _makes_deletions(statement: str) -> bool:
    return "CREATE TABLE IF NOT EXISTS deletions" in statement


def free_name(path: Path, addition: str) -> Path:
    """`slow-train-<addition>.db`, with a number if there is such a file already."""
    names = (f"{path.stem}-{addition}{f'-{n}' if n > 1 else ''}{path.suffix}" for n in count(1))
    return next(each for each in map(path.with_name, names) if not each.exists())


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _unusable(backup: Path, reason: str) -> DatabaseError:
    return DatabaseError(backup, f"cannot be restored: {reason}. Nothing has been changed.")


def _number(db: sqlite3.Connection, sql: str) -> int:
    (value,) = db.execute(sql).fetchone()
    return int(value)


def _sync(path: Path) -> None:
    """Wait until the file or folder is on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
