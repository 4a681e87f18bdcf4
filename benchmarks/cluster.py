"""`python -m benchmarks.cluster`: many open tables and a steady stream of turns, with SQLite in one
process, PostgreSQL in one process, and PostgreSQL in several processes.

Everything runs on this machine and talks over loopback: the sandbox in this process, the bots, and
a PostgreSQL server of its own that waits for the disk as it would in production. All numbers are of
one run, so compare them with each other. `--tables`, `--rate`, `--seconds` and `--processes` change
the size; by default it is that of a large bot and takes about twenty minutes.

A turn is `/draw` with two cards. Its message has its picture; hands by direct message are off.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.rows import Row, table
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
from bot.store.copies.copy_ends import CopyEnd, connected, open_target
from bot.store.databases.location import Database, DatabaseUrl
from bot.tables import Boards, Tables
from engine.actions import Keep
from engine.model import MapId
from sandbox.payloads.channels import TextChannel
from sandbox.run.bot_process import bot_environment, stop_process
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from sandbox.world.events import MessageCreated, WorldEvent
from tests.support.own_postgres import own_server

MAP = MapId("amsterdam")
PEOPLE = 200
GUILDS = 64
TEMPLATE = TableId(1)  # all other tables are copies of it
OF_TABLES = ("seats", "actions", "checkpoints", "waits")
TIMEOUT_S = 120.0
WARM_UP_S = 10.0  # of turns that are not measured
PAGE_MB = os.sysconf("SC_PAGE_SIZE") / 1e6
IDLE_CPU_S = 0.05  # of each bot, in a second
TICKS = os.sysconf("SC_CLK_TCK")


class Size(NamedTuple):
    tables: int
    rate: float  # turns in a second
    seconds: float


class Measured(NamedTuple):
    """What a number of processes did with one database."""

    acknowledged_s: Sequence[float]
    shown_s: Sequence[float]  # until the message with the picture is posted
    cpu_s: float  # of all bots together
    memory_mb: Sequence[float]  # of each bot
    database_mb: float
    unanswered: int

    @property
    def cpu_per_turn_ms(self) -> float:
        return 1e3 * self.cpu_s / len(self.shown_s)


class Seated(NamedTuple):
    """A table and the person who is to move there."""

    channel: TextChannel
    actor: Actor


async def main(size: Size, processes: int) -> None:
    print(f"{size.tables:,} tables, {size.rate:g} turns a second for {size.seconds:g} s")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sqlite = await measure(size, folder / "slow-train.db", 1, folder)
        print(table(rows("SQLite, 1 process", sqlite)), flush=True)
        async with own_server(is_durable=True) as server:
            one = await measure(size, server.url, 1, folder)
        print(table(rows("PostgreSQL, 1 process", one)), flush=True)
        async with own_server(is_durable=True) as server:
            several = await measure(size, server.url, processes, folder)
        print(table(rows(f"PostgreSQL, {processes} processes", several)), flush=True)
    compared = ratios("PostgreSQL / SQLite", one, sqlite)
    print(table([*compared, *ratios(f"{processes} processes / 1", several, one)]))


async def measure(size: Size, database: Database, processes: int, folder: Path) -> Measured:
    async with Sandbox.start(
        rate_limits=False, shards=processes, max_concurrency=processes, answer_within_s=TIMEOUT_S
    ) as discord:
        seated = await prepare(discord, database, size.tables)
        async with AsyncExitStack() as stack:
            bots = [
                await stack.enter_async_context(
                    running(discord, database, f"{each}/{processes}", folder / f"bot-{each}.log")
                )
                for each in range(processes)
            ]
            await discord.shards_online(*range(processes))
            await wait_until_idle([bot.pid for bot in bots])
            return await take_turns(discord, database, seated, size, [bot.pid for bot in bots])


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
        await _open_template(Tables(store, Boards()), seated[0], others[0])
        async with store.writing() as db:
            for person in people:
                off = Preferences(wants_dm=False)
                await preference_rows.save(db, UserId(int(person.id)), off)
        rows = {
            name: [
                list(row)
                for row in await store.reader.fetch(
                    f"SELECT * FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?",  # noqa: S608  # constants
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
    if tables.leases is not None:
        await tables.publication.mark_hands_shown(opened.id, unpublished.revision)


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
    await end.finish(list(template))


@asynccontextmanager
async def running(
    discord: Sandbox, database: Database, shards: str, log: Path
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot that serves these shards."""
    where = (
        {"DATABASE_URL": database.secret_text, "DATABASE_PATH": str(log.with_suffix(".db"))}
        if isinstance(database, DatabaseUrl)
        else {"DATABASE_PATH": str(database)}
    )
    environment = {**os.environ, **bot_environment(discord.server), **where, "SHARDS": shards}
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
    for _ in range(int(TIMEOUT_S)):
        before = sum(map(_cpu_s, bots))
        await asyncio.sleep(1.0)
        if sum(map(_cpu_s, bots)) - before < IDLE_CPU_S * len(bots):
            return


async def take_turns(
    discord: Sandbox, database: Database, seated: Sequence[Seated], size: Size, bots: list[int]
) -> Measured:
    shown_at: dict[str, float] = {}
    discord.world.subscribe(lambda event: _note_message(discord, event, shown_at))
    acknowledged: list[float] = []
    shown: list[float] = []
    unanswered = 0

    async def turn(seat: Seated, is_measured: bool) -> None:
        nonlocal unanswered
        begun = time.perf_counter()
        started = await seat.actor.slash("draw", seat.channel, first="deck", second="deck")
        while seat.channel.id not in shown_at:
            if time.perf_counter() - begun > TIMEOUT_S or not started.was_answered:
                unanswered += 1
                return
            await asyncio.sleep(0.02)
        if is_measured:
            acknowledged.append(started.acknowledged_after_s)
            shown.append(shown_at[seat.channel.id] - begun)

    step = max(1, len(seated) // int(size.rate * (size.seconds + WARM_UP_S)))
    chosen = iter(seated[::step])
    cpu_s = 0.0
    for seconds, is_measured in ((WARM_UP_S, False), (size.seconds, True)):
        cpu_s = sum(map(_cpu_s, bots))
        first, turns = time.perf_counter(), []
        for number in range(int(seconds * size.rate)):
            await asyncio.sleep(max(0.0, first + number / size.rate - time.perf_counter()))
            seat = next(chosen, None)
            if seat is None:
                break
            turns.append(asyncio.create_task(turn(seat, is_measured)))
        await asyncio.gather(*turns)
    return Measured(
        acknowledged,
        shown,
        sum(map(_cpu_s, bots)) - cpu_s,
        [_memory_mb(bot) for bot in bots],
        await _database_mb(database),
        unanswered,
    )


def _note_message(discord: Sandbox, event: WorldEvent, shown_at: dict[str, float]) -> None:
    """Remember when a table's message was posted; forget its files, which would fill the memory."""
    discord.events.clear()
    if isinstance(event, MessageCreated) and event.only_for is None:
        shown_at.setdefault(event.message.channel_id, time.perf_counter())
        discord.server.attachment_storage.forget_all()


def _cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory_mb(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_MB


async def _database_mb(database: Database) -> float:
    if isinstance(database, Path):
        return sum(file.stat().st_size for file in database.parent.glob(f"{database.name}*")) / 1e6
    async with Store.open(database) as store:
        ((size,),) = await store.reader.fetch("SELECT pg_database_size(current_database())")
        return float(size) / 1e6


def percentile(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def rows(what: str, found: Measured) -> list[Row]:
    def times(values: Sequence[float]) -> str:
        p50, p99 = percentile(values, 0.5) * 1e3, percentile(values, 0.99) * 1e3
        return f"p50 {p50:.0f} ms, p99 {p99:.0f} ms"

    memory = ", ".join(f"{each:.0f}" for each in found.memory_mb)
    return [
        Row(f"{what}: acknowledged", times(found.acknowledged_s), "p99 < 100 ms"),
        Row(f"{what}: turn with picture", times(found.shown_s), "p99 < 500 ms"),
        Row(f"{what}: CPU time per turn", f"{found.cpu_per_turn_ms:.1f} ms", ""),
        Row(f"{what}: memory of each process", f"{memory} MB", ""),
        Row(f"{what}: database", f"{found.database_mb:.0f} MB", ""),
        Row(f"{what}: turns, not answered", f"{len(found.shown_s)}, {found.unanswered}", "0"),
    ]


def ratios(what: str, found: Measured, base: Measured) -> list[Row]:
    compared = {
        "acknowledged, p99": (
            percentile(found.acknowledged_s, 0.99),
            percentile(base.acknowledged_s, 0.99),
        ),
        "turn with picture, p50": (percentile(found.shown_s, 0.5), percentile(base.shown_s, 0.5)),
        "CPU time per turn": (found.cpu_per_turn_ms, base.cpu_per_turn_ms),
        "database": (found.database_mb, base.database_mb),
    }
    return [Row(f"{what}: {name}", f"{a / b:.2f}", "") for name, (a, b) in compared.items()]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster")
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--rate", type=float, default=25.0, help="turns in a second")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--processes", type=int, default=4)
    chosen = parser.parse_args()
    asyncio.run(main(Size(chosen.tables, chosen.rate, chosen.seconds), chosen.processes))
