"""The bot under load: a hundred tables in the middle of their games, acting one after the other,
ten in a second, and all at the same moment. The bot is a process of its own, the stand-in for
Discord runs here; both share the machine, as nothing else should meanwhile."""

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
SINGLE = 20  # turns one after the other
STEADY_S = 10.0  # in which every table has a turn
PLAYED = 60  # actions at each table before the bot is started
MANY = 1000  # tables in memory
MAP = MapId("europe")
PATIENCE_S = 300.0
LITTLE_S = 0.05  # of work in a second


class Seated:
    """Two people at a table in a channel; the first is to move."""

    def __init__(self, channel: TextChannel, people: Sequence[Actor]) -> None:
        self.channel = channel
        self.people = people


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(_burst(Path(folder) / "burst.db"))
        rows += asyncio.run(_memory(Path(folder) / "memory.db"))
    print(table(rows))


async def _burst(database: Path) -> list[Row]:
    async with Sandbox.start(rate_limits=False) as discord:
        seated = [_people(discord, number) for number in range(TABLES)]
        await _deal(discord, database, seated)
        async with _bot(discord, database) as process:
            begun = time.perf_counter()
            await discord.until(lambda: _shown(discord, seated, 1), PATIENCE_S)
            start_s = time.perf_counter() - begun
            await discord.until(lambda: _has_hands(discord, seated), PATIENCE_S)
            await _quiet(process.pid)
            single = [await _turns(discord, [place]) for place in seated[:SINGLE]]
            await _quiet(process.pid)
            steady_acks, steady_turns = await _turns(discord, seated, STEADY_S)
            await _quiet(process.pid)
            all_acks, all_turns = await _turns(discord, seated)
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


async def _turns(
    discord: Sandbox, seated: Sequence[Seated], over_s: float = 0.0
) -> tuple[list[float], list[float]]:
    """Seconds until each turn is acknowledged, and until everybody sees it with its picture."""
    begun = len(discord.events)
    apart_s = over_s / len(seated)
    draws = (_draw(discord, place, number * apart_s) for number, place in enumerate(seated))
    acts = await asyncio.gather(*draws)
    made_at_s = {place.channel.id: act.interaction.made_at_s for place, act in acts}

    def posted() -> dict[Id, float] | None:
        found = {
            recorded.event.message.channel_id: recorded.at_s
            for recorded in discord.events[begun:]
            if isinstance(recorded.event, MessageCreated)
            and recorded.event.message.channel_id in made_at_s
            and recorded.event.message.attachments
        }
        return found if len(found) == len(made_at_s) else None

    shown_at_s = await discord.until(posted, PATIENCE_S)
    return (
        [act.acknowledged_after_s for _, act in acts],
        [shown_at_s[channel] - at_s for channel, at_s in made_at_s.items()],
    )


async def _draw(
    discord: Sandbox, place: Seated, after_s: float
) -> tuple[Seated, StartedInteraction]:
    await asyncio.sleep(after_s)
    actor = place.people[_count(discord, place) % 2 == 0]
    return place, await actor.slash("draw", place.channel, first="deck", second="deck")


def _count(discord: Sandbox, place: Seated) -> int:
    return sum(bool(message.attachments) for message in discord.public(place.channel))


def _shown(discord: Sandbox, seated: Sequence[Seated], least: int) -> bool:
    return all(_count(discord, place) >= least for place in seated)


def _has_hands(discord: Sandbox, seated: Sequence[Seated]) -> bool:
    return all(discord.direct(person) for place in seated for person in place.people)


def _people(discord: Sandbox, number: int) -> Seated:
    channel = discord.channel(f"bench-{number}")
    return Seated(channel, [discord.person(f"{name} {number}") for name in ("Robin", "Kim")])


async def _deal(discord: Sandbox, database: Path, seated: Sequence[Seated]) -> None:
    """Every table begun and its tickets chosen, before the bot is started."""
    guild = GuildId(int(discord.world.state.guild.id))
    async with Store.open(database) as store:
        tables = Tables(store, Boards())
        for number, place in enumerate(seated):
            people = [Human(UserId(int(p.id)), p.person.user.username) for p in place.people]
            where = Where(guild, ChannelId(int(place.channel.id)))
            begun = await _begin(tables, where, people, number)
            await _play(tables, begun.id, people, random.Random(number))


async def _play(
    tables: Tables, table: TableId, people: Sequence[Human], chance: random.Random
) -> None:
    """Into the middle of the game, until it is the first one's turn."""
    for number in itertools.count():
        view = await tables.lookup.public_view(table)
        if number >= PLAYED and view.stage == "turn" and view.waiting == (0,):
            return
        seat = view.waiting[0]
        mine = await tables.lookup.player_view(table, people[seat].user)
        interaction = InteractionId(int(table) * 1000 + number + 3 * TABLES)
        action = chance.choice(mine.moves)
        await tables.moves.act(
            ActionRequest(table, people[seat].user, ANY_STEP, action, interaction)
        )


async def _begin(tables: Tables, where: Where, people: Sequence[Human], number: int) -> Table:
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
async def _bot(discord: Sandbox, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
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
        },
    )
    try:
        await discord.bot_online()
        yield process
    finally:
        process.terminate()
        await process.wait()


async def _memory(database: Path) -> list[Row]:
    """What a table in memory costs, with the views of both its people."""
    async with Store.open(database) as store:
        tables = Tables(store, Boards())
        people = [Human(UserId(1), "Robin"), Human(UserId(2), "Kim")]
        await _begin(tables, Where(GuildId(1), ChannelId(1)), people, 0)
        before = _resident_mb(os.getpid())
        for number in range(1, MANY):
            begun = await _begin(tables, Where(GuildId(1), ChannelId(number + 1)), people, number)
            for person in people:
                await tables.lookup.player_view(begun.id, person.user)
        grown = _resident_mb(os.getpid()) - before
    return [Row(f"{MANY} open tables in memory", f"{grown:.0f} MB more", "")]


async def _quiet(process: int) -> None:
    """Until the bot has nothing left to draw."""
    used_s = -1.0
    while (now_s := _cpu_s(process)) - used_s > LITTLE_S:
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
