"""The web page under load: `python -m benchmarks.web`, or one of its two parts alone.

A server in a process of its own, over a file of SQLite, and pages that ask it as `bot/web/page/`
does. `people`: a hundred at fifty tables, who act every five seconds each. `sockets`: 2,000, the
memory of each, and how long it takes until all are back after the server was killed and started
again. Ends with an error if it is too slow."""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from benchmarks.rows import Row, table
from bot.allocator import keep_less_memory
from bot.domain.table import ChannelId, GuildId, Human, TableId, UserId, Where
from bot.run import tune_garbage_collector
from bot.store import Store
from bot.tables import Tables
from bot.web.client_address import networks
from sandbox.run.serve import free_port
from tests.support.limits import NO_LIMITS
from tests.support.tables import boards, start_first_turn
from tests.support.web_page import PUBLIC_URL, WebBrowser, served_page

PARTS = ("people", "sockets")
PEOPLE = 100
ACT_EVERY_S = 5.0
SOCKETS = 2000
SOCKETS_EACH = 8
AT_ONCE = 50  # sockets that are being opened
ANSWERED_WITHIN_S = 0.1
MOST_BYTES = 30_000
BACK_WITHIN_S = 10.0


Tokens = list[tuple[int, int, str]]  # table, number of the person, and what signs them in


def person(number: int) -> Human:
    return Human(UserId(1_000_000 + number), f"Person {number}")


async def serve(folder: Path, port: int, tables_of: Sequence[int]) -> None:
    """Serve until told to stop. `tables_of`: the numbers of people at the tables, which are made if
    there are none yet."""
    keep_less_memory()
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with Store.open(folder / "table.db") as store:
        tables = Tables(store, boards(), limits=NO_LIMITS)
        number, ids = 0, list[tuple[int, list[int]]]()
        for at, people in enumerate(tables_of):
            here = list(range(number, number + people))
            number += people
            known = await tables.lookup.of_user(person(here[0]).user)
            if not known:
                where = Where(GuildId(1), ChannelId(10_000 + at))
                known = [await start_first_turn(tables, *map(person, here), where=where)]
            ids.append((known[0].id, here))
        trusted = networks("127.0.0.1")
        async with served_page(tables, trusted=trusted, port=port) as page:
            tokens = [
                (at, one, await page.token(person(one), TableId(at)))
                for at, here in ids
                for one in here
            ]
            tune_garbage_collector()
            print(json.dumps(tokens), flush=True)
            await stop.wait()


class Served:
    """The process of the server, and a link for everybody."""

    def __init__(self, process: asyncio.subprocess.Process, tokens: Tokens):
        self.process = process
        self.tokens = tokens

    @property
    def cpu_s(self) -> float:
        """Seconds of computing."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes that the process has in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


@asynccontextmanager
async def serving(folder: Path, port: int, tables_of: Sequence[int]) -> AsyncIterator[Served]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "benchmarks.web", "--serve", str(folder), str(port)),
        *map(str, tables_of),
        stdout=asyncio.subprocess.PIPE,
        limit=2**24,
    )
    assert process.stdout is not None
    try:
        yield Served(process, json.loads(await process.stdout.readline()))
    finally:
        with suppress(ProcessLookupError):  # killed by the measurement
            process.kill()
        await process.wait()


@asynccontextmanager
async def browsers(port: int, tokens: Tokens) -> AsyncIterator[list[WebBrowser]]:
    """A browser for everybody, signed in, each at another address."""
    async with aiohttp.TCPConnector(limit=0) as connector, AsyncExitStack() as stack:
        found = []
        for _, number, token in tokens:
            jar = aiohttp.CookieJar(unsafe=True)
            client = aiohttp.ClientSession(
                connector=connector, connector_owner=False, cookie_jar=jar
            )
            browser = WebBrowser(
                await stack.enter_async_context(client), f"http://127.0.0.1:{port}"
            )
            headers = {
                "Origin": PUBLIC_URL.origin,
                "X-Forwarded-For": f"10.{number >> 8}.{number & 255}.1",
            }
            answer = await browser.post("/api/session", {"token": token}, headers)
            assert answer.status == 200, answer
            browser.reader = answer.json["reader"]
            found.append(browser)
        yield found


def some_move(view: Any, chance: random.Random) -> object:
    """A move of a view: mostly cards, routes if there are some."""
    moves = view["mine"]["moves"]
    if moves["claims"] and chance.random() < 0.5:
        return chance.choice(moves["claims"])["ways"][0]["action"]
    for kind in ("draw", "pass", "give_up"):
        if moves[kind]:
            return moves[kind]
    return next(iter((*moves["takes"].values(), *moves["keeps"])))


class Page:
    """What one person's page knows of their table. It asks again when the bell rings with something
    that it has not seen."""

    def __init__(self, browser: WebBrowser, table: TableId) -> None:
        self.browser = browser
        self.table = table
        self.view: Any = None  # JSON
        self._tag = ""
        self._acting = asyncio.Lock()  # what rings meanwhile is mostly the answer to come

    @property
    def is_turn(self) -> bool:
        return self.view is not None and bool(self.view["mine"]["is_turn"])

    async def look(self) -> None:
        headers = {"X-Reader": self.browser.reader, "If-None-Match": self._tag}
        answer = await self.browser.get(f"/api/tables/{self.table}", headers)
        assert answer.status in (200, 304), answer
        if answer.status == 200:
            self._tag, self.view = answer.headers["ETag"], answer.json

    async def look_when_it_rings(self, times: list[float]) -> None:
        """Add how long each look took, until cancelled."""
        async with self.browser.live(await self.browser.ticket(self.table)) as bell:
            await self.look()
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


async def play(seconds: float, tokens: Tokens, port: int) -> tuple[list[float], list[float]]:
    """Everybody acts every few seconds, and looks when the bell rings. How long the actions took,
    and the looks."""
    actions, looks, chance = list[float](), list[float](), random.Random(1)
    async with browsers(port, tokens) as opened:
        by_table: dict[int, list[Page]] = {}
        for (at, _, _), browser in zip(tokens, opened, strict=True):
            by_table.setdefault(at, []).append(Page(browser, TableId(at)))

        async def move(people: list[Page]) -> None:
            every_s = ACT_EVERY_S / len(people)
            await asyncio.sleep(2 + chance.random() * every_s)  # until all have looked once
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
            running += [tasks.create_task(move(people)) for people in by_table.values()]
            await asyncio.sleep(2 + seconds)
            for each in running:
                each.cancel()
    return actions, looks


async def hold(folder: Path, people: Sequence[int], seconds: float) -> tuple[list[Row], bool]:
    """Open thousands of sockets, keep them, and kill the server and start it again."""
    port = free_port(0)
    sockets = list[aiohttp.ClientWebSocketResponse]()
    async with serving(folder, port, people) as served, browsers(port, served.tokens) as opened:
        pages = [
            Page(browser, TableId(at))
            for (at, _, _), browser in zip(served.tokens, opened, strict=True)
            for _ in range(SOCKETS_EACH)
        ][:SOCKETS]
        for page in pages[::SOCKETS_EACH]:  # what is kept of tables and views is no socket's
            await page.look()
        before = served.memory
        opened_s = await _open_all(sockets, pages)
        each = (served.memory - before) / len(sockets)
        await asyncio.sleep(seconds)
        after = (served.memory - before) / len(sockets)
        lost = sum(socket.closed for socket in sockets)
        served.process.kill()
        await served.process.wait()
        await asyncio.gather(*(socket.close() for socket in sockets))
        async with serving(folder, port, people) as again:
            cpu_s, back = again.cpu_s, list[aiohttp.ClientWebSocketResponse]()
            back_s = await _open_all(back, pages)
            cpu_s = again.cpu_s - cpu_s
            await asyncio.gather(*(socket.close() for socket in back))
    rows = [
        Row(f"{len(sockets):,} sockets opened", f"{opened_s:.1f} s", ""),
        Row("memory of each", f"{each / 1000:.1f} kB", f"< {MOST_BYTES / 1000:.0f} kB"),
        Row(f"the same after {seconds:.0f} s", f"{after / 1000:.1f} kB", ""),
        Row(f"lost in {seconds:.0f} s", f"{lost}", "0"),
        Row("all back after a restart", f"{back_s:.1f} s", f"< {BACK_WITHIN_S:.0f} s"),
        Row("CPU of the server for each", f"{cpu_s / len(pages) * 1000:.2f} ms", ""),
    ]
    return rows, max(each, after) < MOST_BYTES and back_s < BACK_WITHIN_S and not lost


async def _open_all(sockets: list[aiohttp.ClientWebSocketResponse], pages: Sequence[Page]) -> float:
    """A ticket and a socket for each, and then a look, many at a time, as when all come back at
    once. How long it takes."""
    at_once, began = asyncio.Semaphore(AT_ONCE), time.perf_counter()

    async def open_one(page: Page) -> None:
        browser = page.browser
        async with at_once:
            address = f"{browser.address}/api/live?ticket={await browser.ticket(page.table)}"
            origin = {"Origin": PUBLIC_URL.origin}
            sockets.append(await browser.client.ws_connect(address, headers=origin))
            await page.look()

    await asyncio.gather(*map(open_one, pages))
    return time.perf_counter() - began


def _percentiles(what: str, times: list[float]) -> list[Row]:
    times.sort()
    found = [(share, times[int(len(times) * share)]) for share in (0.5, 0.95, 0.99)]
    return [
        Row(
            f"{what}, {share:.0%} of {len(times):,} within",
            f"{seconds * 1000:.1f} ms",
            f"< {ANSWERED_WITHIN_S * 1000:.0f} ms" if share == 0.99 else "",
        )
        for share, seconds in found
    ]


async def measure_people(seconds: float) -> bool:
    """Print how fast those who act are answered. Whether that is fast enough."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port(0)
        async with serving(Path(folder), port, [2] * (PEOPLE // 2)) as served:
            before = served.cpu_s
            actions, looks = await play(seconds, served.tokens, port)
            used_s = served.cpu_s - before
    cpu = Row("CPU of the server for an action", f"{used_s / len(actions) * 1000:.1f} ms", "")
    print(table([*_percentiles("action", actions), *_percentiles("look", looks), cpu]), flush=True)
    return all(times[int(len(times) * 0.99)] < ANSWERED_WITHIN_S for times in (actions, looks))


async def measure_sockets(hold_s: float) -> bool:
    """Print what sockets cost. Whether that is little enough."""
    people = [5] * (SOCKETS // SOCKETS_EACH // 5)
    with tempfile.TemporaryDirectory() as folder:
        held, is_light = await hold(Path(folder), people, hold_s)
    print(table(held), flush=True)
    return is_light


async def measure(parts: Sequence[str], seconds: float, hold_s: float) -> bool:
    met = [await measure_people(seconds)] if "people" in parts else []
    met += [await measure_sockets(hold_s)] if "sockets" in parts else []
    return all(met)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web")
    parser.add_argument("parts", nargs="*", help=" ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=60.0, help="in which people act")
    parser.add_argument("--hold", type=float, default=600.0, help="seconds with all sockets open")
    parser.add_argument("--serve", nargs="+", help=argparse.SUPPRESS)  # FOLDER PORT PEOPLE …
    given = parser.parse_args(arguments)
    if given.serve:
        folder, port, *people = given.serve
        asyncio.run(serve(Path(folder), int(port), [*map(int, people)]))
        return 0
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(PARTS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    is_met = asyncio.run(measure(given.parts or PARTS, given.seconds, given.hold))
    return int(not is_met)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
