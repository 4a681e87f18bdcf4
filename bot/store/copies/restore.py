"""Putting a backup in the place of the database, which is kept. Only while the bot is stopped."""

import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from bot.domain.progress import Tell, untold
from bot.store.copies.counters import COUNTERS, raised_counters
from bot.store.copies.take_over import READS, Contents, taken_over
from bot.store.databases.errors import (
    DatabaseError,
    DatabaseInUseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
)
from bot.store.databases.lock import only_user, real_path
from bot.store.databases.migrate import APPLICATION_ID, migrate_copy, migrations
from bot.store.databases.private_files import BESIDE, beside, make_folder, make_private
from bot.store.databases.transactions import Row
from engine.values import Value


class Restored(Value, frozen=True):
    """`tables`: how many the restored database has. `kept`: where the database before is now; None
    if there was none. `deletions`: how many people had their data deleted after the backup was
    made; a bot does it again as soon as it uses the database."""

    tables: int
    kept: Path | None
    deletions: int = 0


def restore(backup: Path, database: Path, now: datetime, tell: Tell = untold) -> Restored:
    """Put a copy of the backup in the place of the database. Raises DatabaseError, and then the
    database is as it was. An older backup is migrated. `tell`: is told each step."""
    real = real_path(database)
    if not backup.is_file():
        raise DatabaseUnreachableError(backup, "there is no such file")
    if real.exists() and backup.samefile(real):
        raise DatabaseUnreachableError(backup, "it is the database itself, not a backup of it")
    unfinished = real.with_name(f"{real.name}.part")
    try:
        make_folder(real.parent)
        with only_user(database):
            try:
                unfinished.unlink(missing_ok=True)
                tell("Copying and checking the backup…")
                tables = _copy_checked(backup, unfinished)
                kept = None
                if real.exists():
                    tell("Keeping the database before…")
                    kept = _keep(database, real, now)
                tell("Bringing the copy up to date…")
                deletions = _take_over(unfinished, kept, now)
                for suffix in BESIDE:  # SQLite would apply them to the backup
                    beside(real, suffix).unlink(missing_ok=True)
                unfinished.replace(real)
                _sync(real.parent)
            finally:
                unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise DatabaseUnreachableError(database, f"{error}. It is as it was") from error
    return Restored(tables, kept, deletions)


def _copy_checked(backup: Path, copy: Path) -> int:
    """Copy the backup, check the copy, and return its number of tables."""
    make_private(copy)
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
        if (source := beside(real, suffix)).exists():
            copy = beside(kept, suffix)
            make_private(copy)
            shutil.copyfile(source, copy)
            _sync(copy)
    return kept


def _take_over(restored: Path, before: Path | None, now: datetime) -> int:
    """Migrate the restored database and store in it what must not be lost of the one before, as far
    as that can be read; returns how many deletions are to be repeated."""
    live = Contents()
    if before is not None:
        with suppress(sqlite3.Error), closing(_read_only(before)) as db:
            live = _contents(db)
    with closing(sqlite3.connect(restored, isolation_level=None)) as db:
        try:
            migrate_copy(db)
            db.execute("BEGIN")
            taken = taken_over(_contents(db), live, now.timestamp())
            for sql, values, _ in taken.statements:
                db.execute(sql, values)
            for sql, values, _ in raised_counters(dict(db.execute(COUNTERS)), taken.counters):
                db.execute(sql, values)
            db.execute("COMMIT")
        except sqlite3.Error as error:
            raise _unusable(restored, str(error)) from error
    _sync(restored)
    return taken.deletions


def _contents(db: sqlite3.Connection) -> Contents:
    """An older database has not got all of it."""
    rows: dict[str, Sequence[Row]] = {}
    for name, sql in READS.items():
        with suppress(sqlite3.OperationalError):
            rows[name] = db.execute(sql).fetchall()
    return Contents(rows, dict(db.execute(COUNTERS).fetchall()))


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
