"""Backups of a PostgreSQL database: files of SQLite, which both kinds of databases can restore."""

from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from bot.domain.progress import Tell, untold
from bot.store.copies.copy_ends import CopyEnd, new_file, open_source, open_target
from bot.store.copies.copying import copied_columns, copy_rows, in_order
from bot.store.copies.restore import Restored, free_name
from bot.store.copies.take_over import READS, Contents, taken_over
from bot.store.databases.location import DatabaseUrl


async def backup_postgres(url: DatabaseUrl, copy: Path, tell: Tell = untold) -> int:
    """Copy everything that is committed, while bots may be running; returns the number of bytes.
    Never overwrites a file."""
    async with open_source(url, is_live=True) as source, new_file(copy) as target:
        await copy_rows(source, target, copy, tell)
    return copy.stat().st_size


async def restore_postgres(
    backup: Path, url: DatabaseUrl, now: datetime, tell: Tell = untold
) -> Restored:
    """Put the rows of a backup in the place of all rows of the database, in one transaction. What
    was there before is kept in a file beside the backup. Raises DatabaseError, and then the
    database is as it was, also if a bot uses it."""
    async with open_source(backup, is_live=True) as source, open_target(url) as target:
        tell("Keeping the database before…")
        kept = await _keep(target, backup, now, tell)
        before = await _contents(target)
        await target.clear(in_order(await target.tables()))
        tell("Copying the backup…")
        digests = await copy_rows(source, target, url, tell)
        restored = replace(await _contents(target), counters=await source.counters())
        taken = taken_over(restored, before, now.timestamp())
        for statement in taken.statements:
            await target.execute(statement)
        await target.raise_counters(taken.counters)
    return Restored(digests["tables"].rows, kept, taken.deletions)


async def _contents(end: CopyEnd) -> Contents:
    rows = {name: await end.fetch(sql) for name, sql in READS.items()}
    return Contents(rows, await end.counters())


async def _keep(target: CopyEnd, backup: Path, now: datetime, tell: Tell) -> Path | None:
    """Copy all rows to a new file; None if there are none."""
    tables = copied_columns(await target.tables())
    if not any([await target.has_rows(table) for table in tables]):
        return None
    kept = free_name(backup, f"before-restore-{now:%Y%m%d-%H%M%S}")
    async with new_file(kept) as file:
        await copy_rows(target, file, kept, tell)
    return kept
