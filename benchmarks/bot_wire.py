"""Measures the bot under load: a hundred tables in the middle of their games that act one after the
other, ten in a second, and all at the same time; and how much CPU time a turn takes.

The bot is a process of its own, the sandbox runs in this one. Nothing else should run on the
machine meanwhile; CPU times suffer less from it than the others. `python -m benchmarks.bot_wire
FOLDER` measures the bot whose code is in another folder, to compare two versions."""

import asyncio
import itertools
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.bot_turns import (
    Group,
    TakenTurn,
    claim_by_buttons,
    count_pictures,
    draw_by_buttons,
    draw_by_command,
)
from benchmarks.rows import Row, table
from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    Options,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.store import Store
from bot.tables import Boards, Tables
from engine.model import MapId
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import EPHEMERAL
from sandbox.testing.driver import Sandbox
from sandbox.world.events import MessageCreated
from tests.support.limits import NO_LIMITS, NO_LIMITS_ENVIRONMENT

TABLES = 100
SINGLE_TURNS = 20  # one after the other
STEADY_S = 10.0  # time in which every table has one turn
ACTIONS_BEFORE = 60  # at each table, before the bot is started
TABLES_IN_MEMORY = 1000
MAP = MapId("europe")
TIMEOUT_S = 300.0
IDLE_CPU_S = 0.05  # CPU time in a second, below which the bot counts as idle


TakeTurn = Callable[[Sandbox, Group], Awaitable[TakenTurn]]


class Measured(NamedTuple):
    """Turns at many tables: how long each took, and the CPU time of the bot for all of them."""

    acknowledged_s: Sequence[float]
    shown_s: Sequence[float]  # until the message with the picture is posted
    cpu_s: float
    claims: int

    @property
    def cpu_per_turn(self) -> str:
        return f"{1e3 * self.cpu_s / len(self.shown_s):.1f} ms"


def main(code: Path = Path()) -> None:
    """Measure the bot in the folder `code`."""
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(_measure_load(Path(folder) / "burst.db", code))
        rows += asyncio.run(_measure_memory(Path(folder) / "memory.db"))
    print(table(rows))


async def _measure_load(database: Path, code: Path) -> list[Row]:
    async with Sandbox.start(rate_limits=False) as discord:
        groups = [make_group(discord, number) for number in range(TABLES)]
        await start_games(discord, database, groups)
        async with running_bot(discord, database, code) as process:
            start = time.perf_counter()
            await discord.until(lambda: are_shown(discord, groups, 1), TIMEOUT_S)
            start_s = time.perf_counter() - start
            await discord.until(lambda: have_hands(discord, groups), TIMEOUT_S)
            await wait_until_idle(process.pid)

            async def measure(
                take_turn: TakeTurn, among: Sequence[Group], over_s: float = 0.0
            ) -> Measured:
                return await measure_turns(discord, process.pid, take_turn, among, over_s)

            single = [await measure(draw_by_command, [group]) for group in groups[:SINGLE_TURNS]]
            commands = await measure(draw_by_command, groups, STEADY_S)
            buttons = await measure(draw_by_buttons, groups, STEADY_S)
            claims = await measure(claim_by_buttons, groups, STEADY_S)
            at_once = await measure(draw_by_command, groups)
            memory = resident_mb(process.pid)
    acks = [ack for each in single for ack in each.acknowledged_s]
    turns = [turn for each in single for turn in each.shown_s]
    steady = f"{TABLES} in {STEADY_S:.0f} s"
    cpu = "CPU time per turn: "
    claimed = f"menu ({claims.claims} claims, {len(groups) - claims.claims} drew)"
    return [
        Row(f"{TABLES} tables published after a start", f"{start_s:.1f} s", ""),
        Row("one at a time: acknowledged", percentiles(acks), "p99 < 50 ms"),
        Row("one at a time: turn with picture", percentiles(turns), "p99 < 500 ms"),
        Row(f"{steady}: acknowledged", percentiles(commands.acknowledged_s), "p99 < 100 ms"),
        Row(f"{steady}: turn with picture", percentiles(commands.shown_s), "p99 < 500 ms"),
        Row(f"{TABLES} at once: acknowledged", percentiles(at_once.acknowledged_s), "p99 < 100 ms"),
        Row(f"{TABLES} at once: turn with picture", percentiles(at_once.shown_s), "p50 < 500 ms"),
        Row(f"{cpu}/draw, {steady}", commands.cpu_per_turn, "< 15 ms"),
        Row(f"{cpu}/draw, {TABLES} at once", at_once.cpu_per_turn, "< 15 ms"),
        Row(f"{cpu}two cards by buttons, {steady}", buttons.cpu_per_turn, ""),
        Row(f"{cpu}{claimed}, {steady}", claims.cpu_per_turn, ""),
        Row("memory of the bot then", f"{memory:.0f} MB", ""),
    ]


async def measure_turns(
    discord: Sandbox,
    process: int,
    take_turn: TakeTurn,
    groups: Sequence[Group],
    over_s: float,
    *,
    until_idle: bool = True,
) -> Measured:
    """Let every group take a turn, spread over `over_s` seconds. Times begin with the last press of
    a turn. `until_idle`: wait until the bot has nothing left to do."""
    first_event, cpu_before_s = len(discord.events), _cpu_s(process)
    apart_s = over_s / len(groups)

    async def turn(group: Group, after_s: float) -> TakenTurn:
        await asyncio.sleep(after_s)
        return await take_turn(discord, group)

    turns = await asyncio.gather(
        *(turn(group, number * apart_s) for number, group in enumerate(groups))
    )
    made_at_s = {
        group.channel.id: taken.last.interaction.made_at_s
        for group, taken in zip(groups, turns, strict=True)
    }

    def posted() -> dict[Id, float] | None:
        found = {
            recorded.event.message.channel_id: recorded.at_s
            for recorded in discord.events[first_event:]
            if isinstance(recorded.event, MessageCreated)
            and recorded.event.message.channel_id in made_at_s
            and recorded.event.message.attachments
            and not recorded.event.message.flags & EPHEMERAL
        }
        return found if len(found) == len(made_at_s) else None

    shown_at_s = await discord.until(posted, TIMEOUT_S)
    if until_idle and len(groups) > 1:
        await wait_until_idle(process)
    return Measured(
        [taken.last.acknowledged_after_s for taken in turns],
        [shown_at_s[channel] - at_s for channel, at_s in made_at_s.items()],
        _cpu_s(process) - cpu_before_s,
        sum(taken.is_claim for taken in turns),
    )


def are_shown(discord: Sandbox, groups: Sequence[Group], least: int) -> bool:
    return all(count_pictures(discord, group) >= least for group in groups)


def have_hands(discord: Sandbox, groups: Sequence[Group]) -> bool:
    return all(discord.direct(person) for group in groups for person in group.people)


def make_group(discord: Sandbox, number: int) -> Group:
    channel = discord.channel(f"bench-{number}")
    return Group(channel, [discord.person(f"{name} {number}") for name in ("Robin", "Kim")])


async def start_games(
    discord: Sandbox,
    database: Path,
    groups: Sequence[Group],
    maps: Sequence[MapId] = (MAP,),
    actions: int = ACTIONS_BEFORE,
) -> None:
    """Play at every table so many actions of its game, without the bot."""
    guild = GuildId(int(discord.world.state.guild.id))
    async with Store.open(database) as store:
        tables = Tables(store, Boards(), limits=NO_LIMITS)
        for number, group in enumerate(groups):
            people = [Human(UserId(int(p.id)), p.person.user.username) for p in group.people]
            where = Where(guild, ChannelId(int(group.channel.id)))
            table = await _start_game(tables, where, people, number, maps[number % len(maps)])
            await _play_on(tables, table.id, people, random.Random(number), actions)


async def _play_on(
    tables: Tables, table: TableId, people: Sequence[Human], rng: random.Random, actions: int
) -> None:
    """Play so many random moves, and on until the first person is to begin a turn."""
    for number in itertools.count():
        view = await tables.lookup.public_view(table)
        if number >= actions and view.stage == "turn" and view.waiting == (0,):
            return
        seat = view.waiting[0]
        player_view = await tables.lookup.player_view(table, people[seat].user)
        interaction = InteractionId(int(table) * 1000 + number + 3 * TABLES)
        action = rng.choice(player_view.moves)
        await tables.moves.act(
            ActionRequest(table, people[seat].user, ANY_STEP, action, interaction)
        )


async def _start_game(
    tables: Tables, where: Where, people: Sequence[Human], number: int, map_id: MapId = MAP
) -> Table:
    host, other = people
    opened = await tables.lobby.open(where, host, Options(map_id, "en", 2))
    await tables.lobby.join(opened.id, other)
    await tables.lobby.start(opened.id, host.user, (host.user, other.user))
    for person in people:
        view = await tables.lookup.player_view(opened.id, person.user)
        interaction = InteractionId(2 * number + view.seat + 1)
        await tables.moves.act(
            ActionRequest(opened.id, person.user, ANY_STEP, view.moves[0], interaction)
        )
    return opened


@asynccontextmanager
async def running_bot(
    discord: Sandbox, database: Path, code: Path
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=code,
        env={
            **os.environ,
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            **NO_LIMITS_ENVIRONMENT,
            "DATABASE_PATH": str(database),
            "LOG_LEVEL": "WARNING",
            "NEW_DMS_PER_MINUTE": str(10 * TABLES),
        },
    )
    try:
        await discord.bot_online()
        yield process
    finally:
        process.terminate()
        await process.wait()


async def _measure_memory(database: Path) -> list[Row]:
    """Memory for a table, with the views of both its people."""
    async with Store.open(database) as store:
        tables = Tables(store, Boards(), limits=NO_LIMITS)
        people = [Human(UserId(1), "Robin"), Human(UserId(2), "Kim")]
        await _start_game(tables, Where(GuildId(1), ChannelId(1)), people, 0)
        before = resident_mb(os.getpid())
        for number in range(1, TABLES_IN_MEMORY):
            table = await _start_game(
                tables, Where(GuildId(1), ChannelId(number + 1)), people, number
            )
            for person in people:
                await tables.lookup.player_view(table.id, person.user)
        grown = resident_mb(os.getpid()) - before
    return [Row(f"{TABLES_IN_MEMORY} open tables in memory", f"{grown:.0f} MB more", "")]


async def wait_until_idle(process: int) -> None:
    """Wait until the bot has nothing left to draw."""
    used_s = -1.0
    while (now_s := _cpu_s(process)) - used_s > IDLE_CPU_S:
        used_s = now_s
        await asyncio.sleep(1)


def _cpu_s(process: int) -> float:
    """CPU time of a process and its children, in user and system mode."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    used_s = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")  # with children that ended
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return used_s + sum(_cpu_s(int(child)) for child in children)


def resident_mb(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def percentiles(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    found = (ordered[min(len(ordered) - 1, int(len(ordered) * p))] * 1e3 for p in (0.5, 0.95, 0.99))
    return "p50 {:.0f} ms, p95 {:.0f} ms, p99 {:.0f} ms".format(*found)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
