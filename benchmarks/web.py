"""The web page under load: `python -m benchmarks.web`, or one of its two parts alone.

`people`: a hundred at fifty tables, who act every five seconds each, and somebody who watches at
each table. `sockets`: 2,000, the memory of each, and how long it takes until all are back after the
server was killed and started again. `--short`: both parts in about two minutes.

CPU is that of each process alone: `of the pages` is what the measurement itself computes. How long
people wait is worth reading only if nothing else runs. Ends with an error if an aim is missed."""

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import aiohttp

from benchmarks.rows import Row, table
from benchmarks.web_pages import Page, browsers, open_sockets, play
from benchmarks.web_server import Served, serving
from sandbox.run.serve import free_port

PARTS = ("people", "sockets")
PEOPLE = 100
SOCKETS = 2000
SOCKETS_EACH = 8
PEOPLE_AT_TABLES = [2] * (PEOPLE // 2)
SOCKETS_AT_TABLES = [5] * (SOCKETS // SOCKETS_EACH // 5)

ANSWERED_WITHIN_S = 0.1
ACTION_CPU_S = 0.025  # of the server, with all that follows from an action
MOST_BYTES = 30_000
BACK_WITHIN_S = 10.0
BACK_CPU_S = 4.0  # of the server, for all sockets together

SECONDS, SHORT_SECONDS = 60.0, 30.0  # in which people act
HOLD_S, SHORT_HOLD_S = 600.0, 10.0  # with all sockets open


class Figure(NamedTuple):
    """What was measured, and whether it is as good as it should be."""

    row: Row
    is_met: bool = True


class Spent:
    """What has passed and been computed since this was made, by the server and by the pages."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._began = time.perf_counter(), served.cpu_s, time.process_time()

    @property
    def s(self) -> float:
        return time.perf_counter() - self._began[0]

    @property
    def server_s(self) -> float:
        return self._served.cpu_s - self._began[1]

    @property
    def pages_s(self) -> float:
        return time.process_time() - self._began[2]


async def measure_people(folder: Path, seconds: float) -> list[Figure]:
    """How fast those who act and those who look are answered."""
    port = free_port(0)
    async with serving(folder, port, PEOPLE_AT_TABLES) as served:
        spent = Spent(served)
        actions, looks = await play(seconds, served.invited, port)
        each_s, pages_s = spent.server_s / len(actions), spent.pages_s / len(actions)
    return [
        *_percentiles("action", actions),
        *_percentiles("look", looks),
        Figure(
            Row("CPU of the server for an action", _ms(each_s), f"< {_ms(ACTION_CPU_S)}"),
            each_s < ACTION_CPU_S,
        ),
        Figure(Row("CPU of the pages for an action", _ms(pages_s), "")),
    ]


async def measure_sockets(folder: Path, hold_s: float) -> list[Figure]:
    """Open thousands of sockets, keep them, and kill the server and start it again."""
    port = free_port(0)
    async with (
        serving(folder, port, SOCKETS_AT_TABLES) as served,
        browsers(port, [one for one in served.invited if not one.is_watching]) as opened,
    ):
        seated = [one for one in served.invited if not one.is_watching]
        pages = [
            Page(browser, one)
            for one, browser in zip(seated, opened, strict=True)
            for _ in range(SOCKETS_EACH)
        ][:SOCKETS]
        for page in pages[::SOCKETS_EACH]:  # what is kept of tables and views is no socket's
            await page.look()
        held = await _hold(served, pages, hold_s)
        async with serving(folder, port, SOCKETS_AT_TABLES) as again:
            return [*held, *await _come_back(again, pages)]


async def _hold(served: Served, pages: Sequence[Page], hold_s: float) -> list[Figure]:
    """Open the sockets, keep them, and kill the server."""
    before, spent = served.memory, Spent(served)
    sockets = await open_sockets(pages)
    opened_s, server_s = spent.s, spent.server_s
    each = (served.memory - before) / len(sockets)
    await asyncio.sleep(hold_s)
    after = (served.memory - before) / len(sockets)
    lost = sum(socket.closed for socket in sockets)
    served.process.kill()
    await served.process.wait()
    await _close(sockets)
    most = f"< {MOST_BYTES / 1000:.0f} kB"
    return [
        Figure(Row(f"{len(sockets):,} sockets opened", f"{opened_s:.1f} s", "")),
        Figure(Row("CPU of the server for that", f"{server_s:.1f} s", "")),
        Figure(Row("memory of each", f"{each / 1000:.1f} kB", most), each < MOST_BYTES),
        Figure(
            Row(f"the same after {hold_s:.0f} s", f"{after / 1000:.1f} kB", most),
            after < MOST_BYTES,
        ),
        Figure(Row(f"lost in {hold_s:.0f} s", f"{lost}", "0"), not lost),
    ]


async def _come_back(served: Served, pages: Sequence[Page]) -> list[Figure]:
    spent = Spent(served)
    sockets = await open_sockets(pages)
    back_s, server_s, pages_s = spent.s, spent.server_s, spent.pages_s
    await _close(sockets)
    return [
        Figure(
            Row("all back after a restart", f"{back_s:.1f} s", f"< {BACK_WITHIN_S:.0f} s"),
            back_s < BACK_WITHIN_S,
        ),
        Figure(
            Row("CPU of the server for that", f"{server_s:.1f} s", f"< {BACK_CPU_S:.0f} s"),
            server_s < BACK_CPU_S,
        ),
        Figure(Row("CPU of the pages for that", f"{pages_s:.1f} s", "")),
    ]


async def _close(sockets: Sequence[aiohttp.ClientWebSocketResponse]) -> None:
    await asyncio.gather(*(socket.close() for socket in sockets))


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def _percentiles(what: str, times: list[float]) -> list[Figure]:
    """Only the last of them has an aim."""
    times.sort()
    found = [(share, times[int(len(times) * share)]) for share in (0.5, 0.95, 0.99)]
    names = [f"{what}, {share:.0%} of {len(times):,} within" for share, _ in found]
    aims = ("", "", f"< {ANSWERED_WITHIN_S * 1000:.0f} ms")
    return [
        Figure(Row(name, _ms(seconds), aim), not aim or seconds < ANSWERED_WITHIN_S)
        for name, (_, seconds), aim in zip(names, found, aims, strict=True)
    ]


async def measure(part: str, seconds: float, hold_s: float) -> bool:
    """Print the figures of a part as soon as they are there. Whether all aims are met."""
    with tempfile.TemporaryDirectory() as folder:
        if part == "people":
            figures = await measure_people(Path(folder), seconds)
        else:
            figures = await measure_sockets(Path(folder), hold_s)
    print(table(figure.row for figure in figures), flush=True)
    missed = [figure.row.what for figure in figures if not figure.is_met]
    print(f"missed: {', '.join(missed)}" if missed else "all aims are met", flush=True)
    return not missed


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web")
    parser.add_argument("parts", nargs="*", help=" ".join(PARTS))
    parser.add_argument("--short", action="store_true", help="both parts in about two minutes")
    parser.add_argument("--seconds", type=float, help="in which people act")
    parser.add_argument("--hold", type=float, help="seconds with all sockets open")
    given = parser.parse_args(arguments)
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(PARTS)}")
    seconds = given.seconds or (SHORT_SECONDS if given.short else SECONDS)
    hold_s = given.hold or (SHORT_HOLD_S if given.short else HOLD_S)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    met = [asyncio.run(measure(part, seconds, hold_s)) for part in given.parts or PARTS]
    return int(not all(met))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
