"""A PostgreSQL server of a test's own, which it may restart."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store.location import DatabaseUrl
from tests.support.postgres_server import (
    OPTIONS,
    USER,
    find_programs,
    make_accessible,
    run,
)


class OwnServer:
    """`url`: its database. What is committed survives a crash, as it does in real life."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.url = DatabaseUrl(f"postgresql://{USER}@/postgres?host={folder}")
        self._folder = folder
        self._control = (programs / "pg_ctl", "-D", folder / "cluster", "-w", "-s")
        self._programs = programs

    async def start(self) -> None:
        database = ("-D", self._folder / "cluster", "-U", USER, "-A", "trust", "--no-sync")
        await asyncio.to_thread(run, self._programs / "initdb", "-E", "UTF8", *database)
        await asyncio.to_thread(self._start)

    async def crash_and_restart(self) -> None:
        """Every connection is cut, and whatever was not committed is lost."""
        await asyncio.to_thread(run, *self._control, "-m", "immediate", "stop")
        await asyncio.to_thread(self._start)

    async def stop(self) -> None:
        await asyncio.to_thread(run, *self._control, "-m", "immediate", "stop")

    def _start(self) -> None:
        durable = [each for each in OPTIONS if not each.startswith("synchronous_commit")]
        pairs = [each for each in durable if each != "-c"]
        options = " ".join((*(f"-c {each}" for each in pairs), "-k", str(self._folder)))
        run(*self._control, "-l", self._folder / "log", "-o", options, "start")


@asynccontextmanager
async def own_server() -> AsyncIterator[OwnServer]:
    programs = find_programs()
    if programs is None:
        pytest.skip("a server of its own can be restarted, but there is none to install")
    folder = Path(tempfile.mkdtemp(prefix="slow-train-"))
    server = OwnServer(folder, make_accessible(folder, programs))
    try:
        await server.start()
        yield server
        await server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
