"""Measures the bot under load: a hundred tables in the middle of their games that act one after the
other, ten in a second, and all at the same time.

The bot is a process of its own, the sandbox runs in this one. Nothing else should run on the
machine meanwhile."""

import asyncio
import itertools
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

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
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.ids import Id
from sandbox.testing.actor import Actor, StartedInteraction
from sandbox.testing.driver import Sandbox
from sandbox.world.events import MessageCreated

TABLES = 100
SINGLE_TURNS = 20  # one after the other
STEADY_S = 10.0  # time in which every table has one turn
ACTIONS_BEFORE = 60  # at each table, before the bot is started
TABLES_IN_MEMORY = 1000
MAP = MapId("europe")
TIMEOUT_S = 300.0
IDLE_CPU_S = 0.05  # CPU time in a second, below which the bot counts as idle


class Group:
    """Two people at a table in a channel. The first is to move."""

    def __init__(self, channel: TextChannel, people: Sequence[Actor]) -> None:
        self.channel = channel
        self.people = people


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(_measure_load(Path(folder) / "burst.db"))
        rows += asyncio.run(_measure_memory(Path(folder) / "memory.db"))
    print(table(rows))


async def _measure_load(database: Path) -> list[Row]:
    async with Sandbox.start(rate_limits=False) as discord:
        groups = [_make_group(discord, number) for number in range(TABLES)]
        await _start_games(discord, database, groups)
        async with _running_bot(discord, database) as process:
            start = time.perf_counter()
            await discord.until(lambda: _are_shown(discord, groups, 1), TIMEOUT_S)
            start_s = time.perf_counter() - start
            await discord.until(lambda: _have_hands(discord, groups), TIMEOUT_S)
            await _wait_until_idle(process.pid)
            single = [await _take_turns(discord, [group]) for group in groups[:SINGLE_TURNS]]
            await _wait_until_idle(process.pid)
            steady_acks, steady_turns = await _take_turns(discord, groups, STEADY_S)
            await _wait_until_idle(process.pid)
            all_acks, all_turns = await _take_turns(discord, groups)
            memory = _resident_mb(process.pid)
    acks = [ack for each, _ in single for ack in each]
    turns = [turn for _, each in single for turn in each]
    steady = f"{TABLES} in {STEADY_S:.0f} s"
    return [
        Row(f"{TABLES} tables published after a start", f"{start_s:.1f} s", ""),
        Row("one at a time: acknowledged", percentiles(acks), "p99 < 50 ms"),
        Row("one at a time: turn with picture", percentiles(turns), "p99 < 500 ms"),
        Row(
            f"{TABLES} in {STEADY_S:.0f} s: acknowledged", percentiles(steady_acks), "p99 < 100 ms"
        ),
        Row(f"{steady}: turn with picture", percentiles(steady_turns), "p99 < 500 ms"),
        Row(f"{TABLES} at once: acknowledged", percentiles(all_acks), "p99 < 250 ms"),
        Row(f"{TABLES} at once: turn with picture", percentiles(all_turns), ""),
        Row("memory of the bot then", f"{memory:.0f} MB", ""),
    ]


async def _take_turns(
    discord: Sandbox, groups: Sequence[Group], over_s: float = 0.0
) -> tuple[list[float], list[float]]:
    """Let every group take a turn, spread over `over_s` seconds. Returns the seconds until each
    turn is acknowledged, and until its message with the picture is posted."""
    first_event = len(discord.events)
    apart_s = over_s / len(groups)
    draws = (_draw(discord, group, number * apart_s) for number, group in enumerate(groups))
    draws_started = await asyncio.gather(*draws)
    made_at_s = {
        group.channel.id: started.interaction.made_at_s for group, started in draws_started
    }

    def posted() -> dict[Id, float] | None:
        found = {
            recorded.event.message.channel_id: recorded.at_s
            for recorded in discord.events[first_event:]
            if isinstance(recorded.event, MessageCreated)
            and recorded.event.message.channel_id in made_at_s
            and recorded.event.message.attachments
        }
        return found if len(found) == len(made_at_s) else None

    shown_at_s = await discord.until(posted, TIMEOUT_S)
    return (
        [started.acknowledged_after_s for _, started in draws_started],
        [shown_at_s[channel] - at_s for channel, at_s in made_at_s.items()],
    )


async def _draw(discord: Sandbox, group: Group, after_s: float) -> tuple[Group, StartedInteraction]:
    await asyncio.sleep(after_s)
    actor = group.people[_count_pictures(discord, group) % 2 == 0]
    return group, await actor.slash("draw", group.channel, first="deck", second="deck")


def _count_pictures(discord: Sandbox, group: Group) -> int:
    return sum(bool(message.attachments) for message in discord.public(group.channel))


def _are_shown(discord: Sandbox, groups: Sequence[Group], least: int) -> bool:
    return all(_count_pictures(discord, group) >= least for group in groups)


def _have_hands(discord: Sandbox, groups: Sequence[Group]) -> bool:
    return all(discord.direct(person) for group in groups for person in group.people)


def _make_group(discord: Sandbox, number: int) -> Group:
    channel = discord.channel(f"bench-{number}")
    return Group(channel, [discord.person(f"{name} {number}") for name in ("Robin", "Kim")])


async def _start_games(discord: Sandbox, database: Path, groups: Sequence[Group]) -> None:
    """Play every table into the middle of its game, without the bot."""
    guild = GuildId(int(discord.world.state.guild.id))
    async with Store.open(database) as store:
        tables = Tables(store, Boards())
        for number, group in enumerate(groups):
            people = [Human(UserId(int(p.id)), p.person.user.username) for p in group.people]
            where = Where(guild, ChannelId(int(group.channel.id)))
            table = await _start_game(tables, where, people, number)
            await _play_to_midgame(tables, table.id, people, random.Random(number))


async def _play_to_midgame(
    tables: Tables, table: TableId, people: Sequence[Human], rng: random.Random
) -> None:
    """Play random moves into the middle of the game, until the first person is to begin a turn."""
    for number in itertools.count():
        view = await tables.lookup.public_view(table)
        if number >= ACTIONS_BEFORE and view.stage == "turn" and view.waiting == (0,):
            return
        seat = view.waiting[0]
        player_view = await tables.lookup.player_view(table, people[seat].user)
        interaction = InteractionId(int(table) * 1000 + number + 3 * TABLES)
        action = rng.choice(player_view.moves)
        await tables.moves.act(
            ActionRequest(table, people[seat].user, ANY_STEP, action, interaction)
        )


async def _start_game(tables: Tables, where: Where, people: Sequence[Human], number: int) -> Table:
    host, other = people
    opened = await tables.lobby.open(where, host, Options(MAP, "en", 2))
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
async def _running_bot(
    discord: Sandbox, database: Path
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        env={
            **os.environ,
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
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
        tables = Tables(store, Boards())
        people = [Human(UserId(1), "Robin"), Human(UserId(2), "Kim")]
        await _start_game(tables, Where(GuildId(1), ChannelId(1)), people, 0)
        before = _resident_mb(os.getpid())
        for number in range(1, TABLES_IN_MEMORY):
            table = await _start_game(
                tables, Where(GuildId(1), ChannelId(number + 1)), people, number
            )
            for person in people:
                await tables.lookup.player_view(table.id, person.user)
        grown = _resident_mb(os.getpid()) - before
    return [Row(f"{TABLES_IN_MEMORY} open tables in memory", f"{grown:.0f} MB more", "")]


async def _wait_until_idle(process: int) -> None:
    """Wait until the bot has nothing left to draw."""
    used_s = -1.0
    while (now_s := _cpu_s(process)) - used_s > IDLE_CPU_S:
        used_s = now_s
        await asyncio.sleep(1)


def _cpu_s(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mb(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def percentiles(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    found = (ordered[min(len(ordered) - 1, int(len(ordered) * p))] * 1e3 for p in (0.5, 0.95, 0.99))
    return "p50 {:.0f} ms, p95 {:.0f} ms, p99 {:.0f} ms".format(*found)


if __name__ == "__main__":
    main()
