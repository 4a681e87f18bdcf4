"""`python -m benchmarks.cluster`: many open tables and a steady stream of turns, with SQLite in one
process, PostgreSQL in one process, and PostgreSQL in several processes. Prints one table.

Everything runs on this machine and talks over loopback: the sandbox in this process, the bots, and
a PostgreSQL server of its own that waits for the disk as it would in production. All numbers are of
one run, so compare them with each other. `--tables`, `--rate`, `--seconds` and `--processes` change
the size; by default it is that of a large bot and takes 17 to 20 minutes. `--seconds 60` is enough
for a first look. Ctrl+C or SIGTERM stops everything that was started, and prints what was measured.

A turn is `/draw` with two cards. Its message has its picture; hands by direct message are off. The
people press at a steady rate, whether the bots keep up or not. Half a minute after the last press,
turns that are still not shown count as not shown.

The sandbox needs the same cores as the bots. The table says how busy each of them was: above 90 %
in all, the machine is too small for this rate, and times are those of waiting for a core.
"""

import argparse
import asyncio
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    Options,
    Preferences,
    TableId,
    UserId,
    Where,
)
from bot.store import Store
from bot.store import preferences as preference_rows
from bot.store import publication as publication_rows
from bot.store.copies.copy_ends import CopyEnd, open_target
from bot.store.databases.location import Database, DatabaseUrl
from bot.store.databases.postgres_connection import connected
from bot.tables import Boards, Tables
from engine.actions import Keep
from engine.model import MapId
from sandbox.payloads.channels import TextChannel
from sandbox.run.bot_process import bot_environment, stop_process
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from sandbox.world.events import MessageCreated, WorldEvent
from tests.support.databases.own_postgres import own_server
from tests.support.limits import NO_LIMITS, NO_LIMITS_ENVIRONMENT

MAP = MapId("amsterdam")
PEOPLE = 200
GUILDS = 64
TEMPLATE = TableId(1)  # all other tables are copies of it
OF_TABLES = ("seats", "actions", "checkpoints", "waits")
START_WITHIN_S = 120.0  # until the bots are connected and idle
WARM_UP_S = 10.0  # of turns that are not measured
LATE_S = 30.0  # for turns that are not shown when the last one is pressed
CORES = os.cpu_count() or 1
FULL = 90.0  # percent of all cores
PAGE_MB = os.sysconf("SC_PAGE_SIZE") / 1e6
IDLE_CPU_S = 0.05  # of each bot, in a second
TICKS = os.sysconf("SC_CLK_TCK")


class Size(NamedTuple):
    tables: int
    rate: float  # turns in a second
    seconds: float


class Use(NamedTuple):
    """CPU time since the beginning, in seconds."""

    bots: float
    server: float  # of PostgreSQL
    sandbox: float


class Counted(NamedTuple):
    """Write transactions of all bots since their start, and the time they took."""

    transactions: float
    seconds: float


class Measured(NamedTuple):
    """What a number of processes did with one database."""

    acknowledged_s: Sequence[float]
    shown_s: Sequence[float]  # until the message with the picture is posted
    seconds: float  # from the first press until the last message
    use: Use
    counted: Counted
    memory_mb: Sequence[float]  # of each bot
    database_mb: float
    missing: int  # turns that were not acknowledged or not shown

    @property
    def turns(self) -> int:
        return len(self.shown_s)


class Seated(NamedTuple):
    """A table and the person who is to move there."""

    channel: TextChannel
    actor: Actor


class Processes(NamedTuple):
    """The processes that are measured; `server`: of PostgreSQL, 0 for none."""

    bots: Sequence[int]
    ports: Sequence[int]
    server: int


async def main(size: Size, processes: int) -> None:
    names = ("SQLite, 1", "PostgreSQL, 1", f"PostgreSQL, {processes}")
    found: dict[str, Measured] = {}
    print(
        f"{size.tables:,} tables, {size.rate:g} turns a second for {size.seconds:g} s,"
        f" {CORES} cores; stop with Ctrl+C",
        flush=True,
    )
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            path = folder / "slow-train.db"
            found[names[0]] = await measure(size, path, 1, folder, 0)
            for each, number in ((names[1], 1), (names[2], processes)):
                print(f"{list(found)[-1]}: measured", flush=True)
                async with own_server(is_durable=True) as server:
                    found[each] = await measure(size, server.url, number, folder, server.pid)
    finally:
        print(as_text(found))


async def measure(
    size: Size, database: Database, number: int, folder: Path, server: int
) -> Measured:
    async with (
        Sandbox.start(
            rate_limits=False, shards=number, max_concurrency=number, answer_within_s=LATE_S
        ) as discord,
        AsyncExitStack() as stack,
    ):
        seated = await prepare(discord, database, size.tables)
        ports = [free_port() for _ in range(number)]
        bots = [
            await stack.enter_async_context(
                running(discord, database, f"{each}/{number}", port, folder / f"bot-{each}.log")
            )
            for each, port in enumerate(ports)
        ]
        async with asyncio.timeout(START_WITHIN_S):
            await discord.shards_online(*range(number))
        measured = Processes([bot.pid for bot in bots], ports, server)
        await wait_until_idle(measured.bots)
        return await take_turns(discord, database, seated, size, measured)


async def prepare(discord: Sandbox, database: Database, tables: int) -> list[Seated]:
    """Open tables in the database whose first turn begins, all of them published."""
    people = [discord.person(f"Person {each}") for each in range(PEOPLE)]
    shards = discord.gateway.session_starts.shards
    guilds = [discord.guild(f"Server {each}", each % shards) for each in range(GUILDS)]
    seated = [
        Seated(
            discord.channel_in(guilds[each % GUILDS], f"table-{each}"), people[each % (PEOPLE - 1)]
        )
        for each in range(tables)
    ]
    others = [people[each % (PEOPLE - 1) + 1] for each in range(tables)]
    async with Store.open(database) as store:
        await _open_template(Tables(store, Boards(), limits=NO_LIMITS), seated[0], others[0])
        async with store.writing() as db:
            for person in people:
                off = Preferences(wants_dm=False)
                await preference_rows.save(db, UserId(int(person.id)), off)
        rows = {
            name: [
                list(row)
                for row in await store.reader.fetch(
                    f"SELECT * FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?",
                    (TEMPLATE,),
                )
            ]
            for name in ("tables", *OF_TABLES)
        }
    async with open_target(database) as end:
        await _copy_template(end, rows, seated, others)
    if isinstance(database, DatabaseUrl):  # as the server does by itself after a minute
        async with connected(database) as connection:
            await connection.execute("ANALYZE")
    return seated


async def _open_template(tables: Tables, seat: Seated, other: Actor) -> None:
    """The first table. Everybody has chosen tickets."""
    people = [Human(UserId(int(each.id)), "Person") for each in (seat.actor, other)]
    where = Where(GuildId(int(seat.channel.guild_id)), ChannelId(int(seat.channel.id)))
    opened = await tables.lobby.open(where, people[0], Options(MAP, "en", 2, 72))
    await tables.lobby.join(opened.id, people[1])
    await tables.lobby.start(opened.id, people[0].user, tuple(each.user for each in people))
    for number, person in enumerate(people):
        view = await tables.lookup.player_view(opened.id, person.user)
        keep = next(move for move in view.moves if isinstance(move, Keep))
        interaction = InteractionId(number + 1)
        await tables.moves.act(ActionRequest(opened.id, person.user, ANY_STEP, keep, interaction))
    unpublished = await tables.publication.unpublished(opened.id)
    await tables.publication.mark_published(
        unpublished, unpublished.revision, unpublished.seq, None
    )
    await publication_rows.mark_hands_shown(tables.store, {opened.id: unpublished.revision})


async def _copy_template(
    end: CopyEnd,
    template: dict[str, list[list[object]]],
    seated: Sequence[Seated],
    others: Sequence[Actor],
) -> None:
    columns = await end.tables()
    for name, rows in template.items():
        names = list(columns[name])
        copies = []
        for number in range(1, len(seated)):
            people = [int(seated[number].actor.id), int(others[number].id)]
            for row in rows:
                values = dict(zip(names, row, strict=True))
                if name == "tables":
                    channel = seated[number].channel
                    values |= {
                        "id": TEMPLATE + number,
                        "host": people[0],
                        "guild": int(channel.guild_id),
                        "channel": int(channel.id),
                    }
                else:
                    values["table_id"] = TEMPLATE + number
                if name == "seats":
                    values["user"] = people[int(str(values["seat"]))]
                if name == "actions" and values["interaction"] is not None:
                    values["interaction"] = -10 * number - int(str(values["seq"]))
                copies.append(tuple(values.values()))
        await end.insert(name, names, copies)
    await end.raise_counters({"tables": TEMPLATE + len(seated)})
    await end.finish()


@asynccontextmanager
async def running(
    discord: Sandbox, database: Database, shards: str, port: int, log: Path
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot that serves these shards, with its metrics at this port."""
    where = (
        {"DATABASE_URL": database.secret_text, "DATABASE_PATH": str(log.with_suffix(".db"))}
        if isinstance(database, DatabaseUrl)
        else {"DATABASE_PATH": str(database)}
    )
    settings = {**where, **NO_LIMITS_ENVIRONMENT, "SHARDS": shards, "METRICS_PORT": str(port)}
    environment = {**os.environ, **bot_environment(discord.server), **settings}
    with log.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"), env=environment, stdout=output, stderr=output
        )
    try:
        yield process
    finally:
        await stop_process(process)
        await process.wait()


async def wait_until_idle(bots: Sequence[int]) -> None:
    """Until the bots have drawn ahead what all pictures share, and uploaded their emoji."""
    for _ in range(int(START_WITHIN_S)):
        before = sum(map(_cpu_s, bots))
        await asyncio.sleep(1.0)
        if sum(map(_cpu_s, bots)) - before < IDLE_CPU_S * len(bots):
            return


class Presses:
    """Turns that have begun, and how long they took."""

    def __init__(self, discord: Sandbox) -> None:
        self.acknowledged_s: list[float] = []
        self.shown_s: list[float] = []
        self.missing = 0
        self._discord = discord
        self._waiting: dict[str, asyncio.Future[float]] = {}  # by channel
        discord.world.subscribe(self._note)

    def _note(self, event: WorldEvent) -> None:
        """Tell the turn whose message was posted. Forget files, which would fill the memory."""
        self._discord.events.clear()
        if isinstance(event, MessageCreated) and event.only_for is None:
            self._discord.server.attachment_storage.forget_all()
            waiting = self._waiting.pop(event.message.channel_id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(time.perf_counter())

    async def turn(self, seat: Seated) -> None:
        begun = time.perf_counter()
        shown = self._waiting[seat.channel.id] = asyncio.get_running_loop().create_future()
        self.missing += 1
        started = await seat.actor.slash("draw", seat.channel, first="deck", second="deck")
        if not started.was_answered:
            return
        self.acknowledged_s.append(started.acknowledged_after_s)
        self.shown_s.append(await shown - begun)
        self.missing -= 1


async def take_turns(
    discord: Sandbox,
    database: Database,
    seated: Sequence[Seated],
    size: Size,
    processes: Processes,
) -> Measured:
    step = max(1, len(seated) // int(size.rate * (size.seconds + WARM_UP_S)))
    chosen = iter(seated[::step])
    await press_steadily(Presses(discord), chosen, size.rate, WARM_UP_S)
    presses = Presses(discord)
    used, counted, begun = cpu_of(processes), await count(processes), time.perf_counter()
    await press_steadily(presses, chosen, size.rate, size.seconds)
    seconds = time.perf_counter() - begun
    now, counted_now = cpu_of(processes), await count(processes)
    return Measured(
        presses.acknowledged_s,
        presses.shown_s,
        seconds,
        Use(*(after - before for after, before in zip(now, used, strict=True))),
        Counted(*(after - before for after, before in zip(counted_now, counted, strict=True))),
        [_memory_mb(bot) for bot in processes.bots],
        await _database_mb(database),
        presses.missing,
    )


async def press_steadily(
    presses: Presses, seats: Iterator[Seated], rate: float, seconds: float
) -> None:
    """Begin a turn at one table after the other, and wait for them, but not for ever."""
    first, turns = time.perf_counter(), []
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, first + number / rate - time.perf_counter()))
        seat = next(seats, None)
        if seat is None:
            break
        turns.append(asyncio.create_task(presses.turn(seat)))
    if turns:
        _, late = await asyncio.wait(turns, timeout=LATE_S)
        for task in late:
            task.cancel()
        await asyncio.gather(*turns, return_exceptions=True)


def cpu_of(processes: Processes) -> Use:
    server = _cpu_with_children_s(processes.server) if processes.server else 0.0
    return Use(sum(map(_cpu_s, processes.bots)), server, time.process_time())


async def count(processes: Processes) -> Counted:
    """Ask the bots for their transactions."""
    texts = await asyncio.gather(*(asyncio.to_thread(_metrics, port) for port in processes.ports))
    found = {"count": 0.0, "sum": 0.0}
    for text in texts:
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                name, _, what = sample.name.rpartition("_")
                if name == "slow_train_transaction_seconds" and what in found:
                    found[what] += sample.value
    return Counted(found["count"], found["sum"])


def _metrics(port: int) -> str:
    """An empty text if the bot is too busy to answer."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=LATE_S) as answer:
            return str(answer.read(), "utf-8")
    except OSError:
        return ""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _cpu_with_children_s(pid: int) -> float:
    """Of a process, its children, and those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    used_s = sum(map(int, fields[11:15])) / TICKS
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            used_s += _cpu_s(int(child))
    return used_s


def _memory_mb(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_MB


async def _database_mb(database: Database) -> float:
    if isinstance(database, Path):
        return sum(file.stat().st_size for file in database.parent.glob(f"{database.name}*")) / 1e6
    async with Store.open(database) as store:
        ((size,),) = await store.reader.fetch("SELECT pg_database_size(current_database())")
        return float(size) / 1e6


def percentile_ms(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return 1e3 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


# What is measured, how it is written, and whether ratios say anything.
ROWS: Mapping[str, tuple[Callable[[Measured], float], str, bool]] = {
    "acknowledged, p50 (ms)": (lambda m: percentile_ms(m.acknowledged_s, 0.5), ".0f", True),
    "acknowledged, p99 (ms)": (lambda m: percentile_ms(m.acknowledged_s, 0.99), ".0f", True),
    "turn with picture, p50 (ms)": (lambda m: percentile_ms(m.shown_s, 0.5), ".0f", True),
    "turn with picture, p99 (ms)": (lambda m: percentile_ms(m.shown_s, 0.99), ".0f", True),
    "a write transaction, mean (ms)": (
        lambda m: 1e3 * m.counted.seconds / max(1.0, m.counted.transactions),
        ".2f",
        True,
    ),
    "write transactions per turn": (
        lambda m: m.counted.transactions / max(1, m.turns),
        ".1f",
        True,
    ),
    "CPU time per turn, bots (ms)": (lambda m: 1e3 * m.use.bots / max(1, m.turns), ".1f", True),
    "CPU time per turn, PostgreSQL (ms)": (
        lambda m: 1e3 * m.use.server / max(1, m.turns),
        ".1f",
        False,
    ),
    "CPU time per turn, sandbox (ms)": (
        lambda m: 1e3 * m.use.sandbox / max(1, m.turns),
        ".1f",
        True,
    ),
    "cores busy with bots (%)": (lambda m: busy(m, m.use.bots), ".0f", False),
    "cores busy with PostgreSQL (%)": (lambda m: busy(m, m.use.server), ".0f", False),
    "cores busy with the sandbox (%)": (lambda m: busy(m, m.use.sandbox), ".0f", False),
    "memory of the largest process (MB)": (lambda m: max(m.memory_mb), ".0f", True),
    "memory of all processes (MB)": (lambda m: sum(m.memory_mb), ".0f", True),
    "database (MB)": (lambda m: m.database_mb, ".0f", True),
    "turns shown, per second": (lambda m: m.turns / m.seconds, ".1f", True),
    "turns shown": (lambda m: m.turns, ".0f", False),
    "turns not shown": (lambda m: m.missing, ".0f", False),
}


def busy(measured: Measured, used_s: float) -> float:
    """The part of all cores, in percent."""
    return 100 * used_s / (measured.seconds * CORES)


def as_text(found: Mapping[str, Measured]) -> str:
    """One table: a column for each set-up, named by its database and number of processes, and the
    ratios of each to the one before."""
    columns = list(found)
    pairs = [(after, before) for before, after in pairwise(columns)]
    lines = [("", *columns, *(f"{after} / {before}" for after, before in pairs))]
    for what, (value, form, has_ratio) in ROWS.items():
        cells = [f"{value(found[each]):{form}}" for each in columns]
        for after, before in pairs:
            below = value(found[before])
            cells.append(f"{value(found[after]) / below:.2f}" if has_ratio and below else "")
        lines.append((what, *cells))
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    texts = ["  ".join(c.rjust(w) for c, w in zip(line, widths, strict=True)) for line in lines]
    for name, measured in found.items():
        in_all = busy(measured, sum(measured.use))
        if in_all > FULL:
            texts.append(f"{name}: the cores were busy to {in_all:.0f} %; so times are too long.")
    return "\n".join(texts)


def run(size: Size, processes: int) -> None:
    """Also stopped by SIGTERM, as by Ctrl+C."""
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        task = loop.create_task(main(size, processes))
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, task.cancel)
        with suppress(asyncio.CancelledError):
            loop.run_until_complete(task)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster")
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--rate", type=float, default=25.0, help="turns in a second")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--processes", type=int, default=4)
    given = parser.parse_args()
    run(Size(given.tables, given.rate, given.seconds), given.processes)
