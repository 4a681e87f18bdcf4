"""The same measurements on both databases. PostgreSQL is left out where there is none, see
`tests/support/databases/postgres.py`."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from _pytest.outcomes import Skipped

from benchmarks import rows
from benchmarks.rows import Row
from bot.store.databases.location import Database
from bot.tables import Boards
from tests.support.databases.postgres import TestDatabases, server_folder

Measure = Callable[[str, Database, Boards], AsyncIterator[Row]]
"""Called with the name of a database and an empty one."""


def print_rows(measure: Measure) -> None:
    with server_folder():
        print(rows.table(asyncio.run(_rows(measure))))


async def _rows(measure: Measure) -> list[Row]:
    boards = Boards()
    for map_id in boards.map_ids:
        assert boards[map_id]  # loaded, as in a bot that is running
    with tempfile.TemporaryDirectory() as folder:
        found = [row async for row in measure("SQLite", Path(folder) / "slow-train.db", boards)]
    databases = TestDatabases()
    try:
        url = await databases.empty()
    except Skipped as skipped:
        return [*found, Row("PostgreSQL", str(skipped), "")]
    try:
        return [*found, *[row async for row in measure("PostgreSQL", url, boards)]]
    finally:
        await databases.drop_all()
