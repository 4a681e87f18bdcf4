"""A proxy before a PostgreSQL server that can cut a connection at a chosen moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal
from urllib.parse import parse_qs, urlsplit

from bot.store.databases.location import DatabaseUrl

Moment = Literal["before it arrives", "after it is done", "unnoticed by the server"]


class PostgresProxy:
    """Passes everything on. `cut_at` cuts the next connection that sends a text."""

    def __init__(self, url: DatabaseUrl) -> None:
        self._parts = urlsplit(url.secret_text)
        self._cut_at: tuple[bytes, Moment] | None = None
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.cuts = 0

    def cut_at(self, text: str, moment: Moment) -> None:
        self._cut_at = (text.encode(), moment)

    def url(self, port: int) -> DatabaseUrl:
        user = self._parts.netloc.rpartition("@")[0]
        return DatabaseUrl(f"postgresql://{user}@127.0.0.1:{port}{self._parts.path}")

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.append(asyncio.create_task(self._serve(reader, writer)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.close()
        await asyncio.gather(
            *(writer.wait_closed() for writer in self._writers), return_exceptions=True
        )

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server = await self._connect()
        self._writers += [writer, server]
        back = asyncio.create_task(self._pass_on(server_reader, writer))
        self._tasks.append(back)
        moment = None
        while moment is None and (data := await reader.read(65536)):
            moment = self._moment_of(data)
            if moment is None:
                server.write(data)
            elif moment == "after it is done":
                back.cancel()
                await asyncio.wait([back])
                server.write(data)
                await server_reader.read(65536)
        writer.close()
        if moment != "unnoticed by the server":
            server.close()

    def _moment_of(self, data: bytes) -> Moment | None:
        if self._cut_at is None or self._cut_at[0] not in data:
            return None
        (_, moment), self._cut_at = self._cut_at, None
        self.cuts += 1
        return moment

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = parse_qs(self._parts.query).get("host")
        if folder:
            return await asyncio.open_unix_connection(f"{folder[0]}/.s.PGSQL.5432")
        return await asyncio.open_connection(self._parts.hostname, self._parts.port or 5432)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()


@asynccontextmanager
async def proxy_before(url: DatabaseUrl) -> AsyncIterator[tuple[PostgresProxy, DatabaseUrl]]:
    """A proxy, and the URL of the database through it."""
    proxy = PostgresProxy(url)
    async with await asyncio.start_server(proxy.serve, "127.0.0.1", 0) as server:
        try:
            yield proxy, proxy.url(server.sockets[0].getsockname()[1])
        finally:
            await proxy.close()
