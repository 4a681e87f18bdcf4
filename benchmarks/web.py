"""The web page under load: `python -m benchmarks.web`.

A server in a process of its own, over a file of SQLite. First a hundred people at fifty tables, who
act every five seconds each; then 2,000 sockets, the memory of each, and how long it takes until
all are back after the server was killed and started again. Ends with an error if it is too slow."""

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
from bot.domain.table import ChannelId, GuildId, Human, TableId, UserId, Where
from bot.store import Store
from bot.tables import Tables
from bot.web.client_address import networks
from sandbox.run.serve import free_port
from tests.support.limits import NO_LIMITS
from tests.support.tables import boards, start_first_turn
from tests.support.web_page import PUBLIC_URL, WebBrowser, served_page

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


async def play(seconds: float, tokens: Tokens, port: int) -> tuple[list[float], list[float]]:
    """Everybody acts every few seconds, and looks when the bell rings. How long the actions took,
    and the views."""
    actions, views, chance = list[float](), list[float](), random.Random(1)
    async with browsers(port, tokens) as opened:
        by_table: dict[int, list[WebBrowser]] = {}
        for (at, _, _), browser in zip(tokens, opened, strict=True):
            by_table.setdefault(at, []).append(browser)

        async def look(browser: WebBrowser, at: int) -> None:
            async with browser.live(await browser.ticket(TableId(at))) as bell:
                async for _ in bell:
                    began = time.perf_counter()
                    await browser.view(TableId(at))
                    views.append(time.perf_counter() - began)

        async def move(at: int, people: list[WebBrowser]) -> None:
            await asyncio.sleep(chance.random() * ACT_EVERY_S)
            while True:
                for browser in people:
                    view = await browser.view(TableId(at))
                    if view["mine"]["is_turn"]:
                        began = time.perf_counter()
                        answer = await browser.act(
                            TableId(at), view["step"], some_move(view, chance)
                        )
                        actions.append(time.perf_counter() - began)
                        assert answer.status == 200, answer
                        break
                await asyncio.sleep(ACT_EVERY_S / len(people))

        async with asyncio.TaskGroup() as tasks:
            running = [
                tasks.create_task(look(browser, at))
                for at, people in by_table.items()
                for browser in people
            ]
            running += [tasks.create_task(move(*each)) for each in by_table.items()]
            await asyncio.sleep(seconds)
            for each in running:
                each.cancel()
    return actions, views


async def hold(
    folder: Path, port: int, people: Sequence[int], seconds: float
) -> tuple[list[Row], bool]:
    """Open thousands of sockets, keep them, and kill the server and start it again."""
    sockets = list[aiohttp.ClientWebSocketResponse]()
    async with serving(folder, port, people) as served, browsers(port, served.tokens) as opened:
        wanted = [
            (browser, TableId(at))
            for (at, _, _), browser in zip(served.tokens, opened, strict=True)
            for _ in range(SOCKETS_EACH)
        ][:SOCKETS]
        await asyncio.sleep(2)
        before = served.memory
        began = time.perf_counter()
        await _open_all(sockets, wanted)
        opened_s = time.perf_counter() - began
        each = (served.memory - before) / len(sockets)
        await asyncio.sleep(seconds)
        after = (served.memory - before) / len(sockets)
        lost = sum(socket.closed for socket in sockets)
        served.process.kill()
        await served.process.wait()
        await asyncio.gather(*(socket.close() for socket in sockets))
        async with serving(folder, port, people):
            began, again = time.perf_counter(), list[aiohttp.ClientWebSocketResponse]()
            await _open_all(again, wanted)
            back_s = time.perf_counter() - began
            await asyncio.gather(*(socket.close() for socket in again))
    rows = [
        Row(f"{len(sockets):,} sockets opened", f"{opened_s:.1f} s", ""),
        Row("memory of each", f"{each / 1000:.1f} kB", f"< {MOST_BYTES / 1000:.0f} kB"),
        Row(f"the same after {seconds:.0f} s", f"{after / 1000:.1f} kB", ""),
        Row(f"lost in {seconds:.0f} s", f"{lost}", "0"),
        Row("all back after a restart", f"{back_s:.1f} s", f"< {BACK_WITHIN_S:.0f} s"),
    ]
    return rows, max(each, after) < MOST_BYTES and back_s < BACK_WITHIN_S and not lost


async def _open_all(
    sockets: list[aiohttp.ClientWebSocketResponse], wanted: list[tuple[WebBrowser, TableId]]
) -> None:
    """A ticket and a socket for each, many at a time, as when all come back at once."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def open_one(browser: WebBrowser, table: TableId) -> None:
        async with at_once:
            address = f"{browser.address}/api/live?ticket={await browser.ticket(table)}"
            origin = {"Origin": PUBLIC_URL.origin}
            sockets.append(await browser.client.ws_connect(address, headers=origin))

    await asyncio.gather(*(open_one(*each) for each in wanted))


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


async def measure(seconds: float, hold_s: float) -> bool:
    """Print both tables. Whether all targets were met."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port(0)
        async with serving(Path(folder), port, [2] * (PEOPLE // 2)) as served:
            before = served.cpu_s
            actions, views = await play(seconds, served.tokens, port)
            cpu = Row("CPU of the server", f"{(served.cpu_s - before) / seconds:.0%}", "of a core")
        rows = [*_percentiles("action", actions), *_percentiles("view", views), cpu]
        print(table(rows), flush=True)
        slowest = max(times[int(len(times) * 0.99)] for times in (actions, views))
    with tempfile.TemporaryDirectory() as folder:
        people = [5] * (SOCKETS // SOCKETS_EACH // 5)
        held, is_light = await hold(Path(folder), free_port(0), people, hold_s)
        print(table(held))
    return slowest < ANSWERED_WITHIN_S and is_light


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web")
    parser.add_argument("--seconds", type=float, default=60.0, help="in which people act")
    parser.add_argument("--hold", type=float, default=600.0, help="seconds with all sockets open")
    parser.add_argument("--serve", nargs="+", help=argparse.SUPPRESS)  # FOLDER PORT PEOPLE …
    given = parser.parse_args(arguments)
    if given.serve:
        folder, port, *people = given.serve
        asyncio.run(serve(Path(folder), int(port), [*map(int, people)]))
        return 0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return int(not asyncio.run(measure(given.seconds, given.hold)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
