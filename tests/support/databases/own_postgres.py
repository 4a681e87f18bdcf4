"""A PostgreSQL server of a test's own, which it may restart."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store.databases.location import DatabaseUrl
from tests.support.databases.postgres_server import (
    USER,
    find_programs,
    make_accessible,
    run,
)


class OwnServer:
    """`url`: its database. What is committed survives a crash of the server, and of the machine too
    if it `is_durable`: then every commit waits for the disk."""

    def __init__(self, folder: Path, programs: Path, *, is_durable: bool = False) -> None:
        self.url = DatabaseUrl(f"postgresql://{USER}@/postgres?host={folder}")
        self._folder = folder
        self._control = (programs / "pg_ctl", "-D", folder / "cluster", "-w", "-s")
        self._programs = programs
        self._options: tuple[str, ...] = (
            "-c listen_addresses=",
            "-c max_connections=200",
            f"-k {folder}",
        )
        if not is_durable:
            self._options += ("-c fsync=off", "-c full_page_writes=off")

    async def start(self) -> None:
        database = ("-D", self._folder / "cluster", "-U", USER, "-A", "trust", "--no-sync")
        await asyncio.to_thread(run, self._programs / "initdb", "-E", "UTF8", *database)
        await asyncio.to_thread(self._start)

    async def crash_and_restart(self) -> None:
        """Every connection is cut, and whatever was not committed is lost."""
        await asyncio.to_thread(run, *self._control, "-m", "immediate", "stop")
        await asyncio.to_thread(self._start)

    @property
    def pid(self) -> int:
        """Of the process whose children serve the connections."""
        lines = (self._folder / "cluster" / "postmaster.pid").read_text().splitlines()
        return int(lines[0])

    async def stop(self) -> None:
        await asyncio.to_thread(run, *self._control, "-m", "immediate", "stop")

    def _start(self) -> None:
        options = " ".join(self._options)
        run(*self._control, "-l", self._folder / "log", "-o", options, "start")


@asynccontextmanager
async def own_server(*, is_durable: bool = False) -> AsyncIterator[OwnServer]:
    programs = find_programs()
    if programs is None:
        pytest.skip("a server of its own can be restarted, but there is none to install")
    folder = Path(tempfile.mkdtemp(prefix="slow-train-"))
    server = OwnServer(folder, make_accessible(folder, programs), is_durable=is_durable)
    try:
        await server.start()
        try:
            yield server
        finally:
            await server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
