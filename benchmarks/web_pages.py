"""Pages that ask the server of `benchmarks.web` as `bot/web/page/` does."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp

from benchmarks.web_server import Invited
from tests.support.web_page import PUBLIC_URL, WebBrowser

ACT_EVERY_S = 5.0
AT_ONCE = 50  # sockets that are being opened
WARMING_UP_S = 2.0  # until all have looked once


class Page:
    """What one person's page knows of their table. It asks again when the bell rings with something
    that it has not seen."""

    def __init__(self, browser: WebBrowser, invited: Invited) -> None:
        self.browser = browser
        self.table = invited.table
        self.view: Any = None  # JSON
        self._tag = ""
        self._acting = asyncio.Lock()  # what rings meanwhile is mostly the answer to come

    @property
    def is_turn(self) -> bool:
        mine = None if self.view is None else self.view["mine"]
        return mine is not None and bool(mine["is_turn"])

    async def look(self) -> None:
        headers = {"X-Reader": self.browser.reader, "If-None-Match": self._tag}
        answer = await self.browser.get(f"/api/tables/{self.table}", headers)
        assert answer.status in (200, 304), answer
        if answer.status == 200:
            self._tag, self.view = answer.headers["ETag"], answer.json

    async def open_socket(self) -> aiohttp.ClientWebSocketResponse:
        """With a ticket; then the page looks, as it does when it has come back."""
        ticket = await self.browser.ticket(self.table)
        socket = await self.browser.client.ws_connect(
            f"{self.browser.address}/api/live?ticket={ticket}",
            headers={"Origin": PUBLIC_URL.origin},
        )
        await self.look()
        return socket

    async def look_when_it_rings(self, times: list[float]) -> None:
        """Add how long each look took, until cancelled."""
        async with await self.open_socket() as bell:
            async for message in bell:
                async with self._acting:
                    is_known = json.loads(message.data)["seq"] == self.view["seq"]
                if not is_known:
                    began = time.perf_counter()
                    await self.look()
                    times.append(time.perf_counter() - began)

    async def act(self, chance: random.Random, times: list[float]) -> None:
        """Do something; add how long the answer took."""
        async with self._acting:
            step, action = self.view["step"], some_move(self.view, chance)
            began = time.perf_counter()
            answer = await self.browser.act(self.table, step, action)
            times.append(time.perf_counter() - began)
            assert answer.status == 200, answer
            self.view = answer.json["view"]


def some_move(view: Any, chance: random.Random) -> object:
    """A move of a view: mostly cards, routes if there are some."""
    moves = view["mine"]["moves"]
    if moves["claims"] and chance.random() < 0.5:
        return chance.choice(moves["claims"])["ways"][0]["action"]
    for kind in ("draw", "pass", "give_up"):
        if moves[kind]:
            return moves[kind]
    return next(iter((*moves["takes"].values(), *moves["keeps"])))


@asynccontextmanager
async def browsers(port: int, invited: Sequence[Invited]) -> AsyncIterator[list[WebBrowser]]:
    """A browser for everybody, signed in, each at another address."""
    async with aiohttp.TCPConnector(limit=0) as connector, AsyncExitStack() as stack:
        found = []
        for one in invited:
            client = aiohttp.ClientSession(
                connector=connector,
                connector_owner=False,
                cookie_jar=aiohttp.CookieJar(unsafe=True),
            )
            browser = WebBrowser(
                await stack.enter_async_context(client), f"http://127.0.0.1:{port}"
            )
            headers = {
                "Origin": PUBLIC_URL.origin,
                "X-Forwarded-For": f"10.{one.number >> 8}.{one.number & 255}.1",
            }
            answer = await browser.post("/api/session", {"token": one.token}, headers)
            assert answer.status == 200, answer
            browser.reader = answer.json["reader"]
            found.append(browser)
        yield found


async def play(
    seconds: float, invited: Sequence[Invited], port: int
) -> tuple[list[float], list[float]]:
    """Everybody with a seat acts every few seconds, and all look when the bell rings. How long the
    actions took, and the looks."""
    actions, looks, chance = list[float](), list[float](), random.Random(1)
    async with browsers(port, invited) as opened:
        by_table: dict[int, list[Page]] = {}
        for one, browser in zip(invited, opened, strict=True):
            by_table.setdefault(one.table, []).append(Page(browser, one))

        async def move(people: list[Page], seats: int) -> None:
            every_s = ACT_EVERY_S / seats
            await asyncio.sleep(WARMING_UP_S + chance.random() * every_s)
            due = asyncio.get_running_loop().time()
            while True:
                acting = next((page for page in people if page.is_turn), None)
                if acting is not None:
                    await acting.act(chance, actions)
                due += every_s
                await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))

        async with asyncio.TaskGroup() as tasks:
            running = [
                tasks.create_task(page.look_when_it_rings(looks))
                for people in by_table.values()
                for page in people
            ]
            for table, people in by_table.items():
                seats = sum(one.table == table and not one.is_watching for one in invited)
                running.append(tasks.create_task(move(people, seats)))
            await asyncio.sleep(WARMING_UP_S + seconds)
            for each in running:
                each.cancel()
    return actions, looks


async def open_sockets(pages: Sequence[Page]) -> list[aiohttp.ClientWebSocketResponse]:
    """A socket for each, many at a time, as when all come back at once."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def open_one(page: Page) -> aiohttp.ClientWebSocketResponse:
        async with at_once:
            return await page.open_socket()

    return await asyncio.gather(*map(open_one, pages))
