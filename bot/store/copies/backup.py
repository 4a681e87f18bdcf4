"""A consistent copy of the database while the bot is running. It has the rows and nothing else: no
remains of what was deleted."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.databases.errors import DatabaseError, DatabaseUnreachableError
from bot.store.databases.migrate import APPLICATION_ID
from bot.store.databases.private_files import make_private


async def backup(database: Path, copy: Path) -> int:
    """Copy everything that is committed; returns the number of bytes. Never overwrites a file."""
    return await asyncio.to_thread(_backup, database, copy)


def _backup(database: Path, copy: Path) -> int:
    if copy.exists():
        raise DatabaseUnreachableError(copy, "there is a file of that name already")
    if not database.is_file():
        raise DatabaseUnreachableError(database, "there is no such file")
    unfinished = copy.with_name(f"{copy.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
    except OSError as error:
        raise DatabaseUnreachableError(copy, str(error)) from error
    try:
        address = f"{database.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as source:
            _require_sound(source, database)  # VACUUM might leave damaged rows out
            source.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(sqlite3.connect(unfinished)) as target:
            _require_sound(target, database)
        unfinished.rename(copy)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseUnreachableError(database, str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return copy.stat().st_size


def _require_sound(copied: sqlite3.Connection, database: Path) -> None:
    (application_id,) = copied.execute("PRAGMA application_id").fetchone()
    (check_result,) = copied.execute("PRAGMA quick_check(1)").fetchone()
    if application_id != APPLICATION_ID or check_result != "ok":
        raise DatabaseError(database, f"cannot be copied: {check_result}.")
