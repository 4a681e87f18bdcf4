"""Measures tables without Discord: actions from request to commit, loading, and memory."""

import asyncio
import gc
import random
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Sequence
from itertools import count
from pathlib import Path

from benchmarks import rows
from benchmarks.rows import Row, milliseconds
from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
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
from engine.actions import Draw
from engine.model import MapId, Seat
from tests.support.databases.due_work import behind, computer_turns
from tests.support.limits import NO_LIMITS

PEOPLE = tuple(Human(UserId(number), f"Person {number}") for number in (1, 2, 3, 4))
OPEN_TABLES = 1000
BURST = 100
MOVES_BEFORE = 20  # so that tables are in the middle of their games

interactions = map(InteractionId, count(1))


def main() -> None:
    print(rows.table(asyncio.run(_rows())))


async def _rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        return [row async for row in _measure(Path(folder))]


async def _measure(folder: Path) -> AsyncIterator[Row]:
    path = folder / "slow-train.db"
    boards = Boards()
    async with Store.open(path) as store:
        tables = Tables(store, boards, limits=NO_LIMITS)
        opened = await _start_tables(tables, 1, MapId("europe"))
        times = await _play_whole_game(tables, opened[0])
        yield Row("one action, request to commit (europe)", milliseconds(times), "< 50 ms")
        opened = await _start_tables(tables, BURST, MapId("usa"))
        yield await _measure_burst(tables, opened)
    async with Store.open(path) as store:
        tables = Tables(store, boards, limits=NO_LIMITS)
        opened = await _start_tables(tables, OPEN_TABLES - BURST, MapId("europe"))
    start = time.perf_counter()
    async with Store.open(path) as store:
        yield Row("open the database", f"{1e3 * (time.perf_counter() - start):.1f} ms", "")
        tables = Tables(store, boards, limits=NO_LIMITS)
        yield await _measure_loading(tables, [table.id for table in opened])
        yield await _measure_memory(tables, [table.id for table in opened])
        start = time.perf_counter()
        await asyncio.gather(behind(tables), computer_turns(tables), tables.reminders.due())
        yield Row("one tick of the scheduler", f"{1e3 * (time.perf_counter() - start):.1f} ms", "")
    size = path.stat().st_size / 1e6
    yield Row(f"{OPEN_TABLES} tables on disk", f"{size:.1f} MB", "")


async def _start_tables(tables: Tables, number: int, map_id: MapId) -> list[Table]:
    """This many tables of four people, each in the middle of its game."""
    return await asyncio.gather(*(_start_table(tables, n, map_id) for n in range(number)))


async def _start_table(tables: Tables, number: int, map_id: MapId) -> Table:
    where = Where(GuildId(1), ChannelId(next(interactions)))
    lobby = await tables.lobby.open(where, PEOPLE[0], Options(map_id, "en", 4))
    for person in PEOPLE[1:]:
        await tables.lobby.join(lobby.id, person)
    table = (await tables.lobby.start(lobby.id, PEOPLE[0].user)).table
    rng = random.Random(number)
    for _ in range(MOVES_BEFORE):
        await _act(tables, table, rng)
    return table


async def _act(tables: Tables, table: Table, rng: random.Random) -> float:
    """Play one random move. Returns how many seconds the request took."""
    seat = rng.choice((await tables.lookup.public_view(table.id)).waiting)
    user = _user(table, seat)
    action = rng.choice((await tables.lookup.player_view(table.id, user)).moves)
    request = ActionRequest(table.id, user, ANY_STEP, action, next(interactions))
    start = time.perf_counter()
    await tables.moves.act(request)
    return time.perf_counter() - start


def _user(table: Table, seat: Seat) -> UserId:
    person = table.occupants[seat]
    assert not isinstance(person, ComputerPlayer)
    return person.user


async def _play_whole_game(tables: Tables, table: Table) -> list[float]:
    """Play random moves to the end. Returns how many seconds each took."""
    rng = random.Random(0)
    times = []
    while (await tables.lookup.public_view(table.id)).waiting:
        times.append(await _act(tables, table, rng))
    return times


async def _measure_burst(tables: Tables, opened: Sequence[Table]) -> Row:
    """One action at every table at the same time."""
    requests = []
    for table in opened:
        view = await tables.lookup.public_view(table.id)
        user = _user(table, view.waiting[0])
        moves = (await tables.lookup.player_view(table.id, user)).moves
        action = Draw() if Draw() in moves else moves[0]
        requests.append(ActionRequest(table.id, user, ANY_STEP, action, next(interactions)))
    start = time.perf_counter()
    times = []

    async def act(request: ActionRequest) -> None:
        await tables.moves.act(request)
        times.append(time.perf_counter() - start)

    await asyncio.gather(*map(act, requests))
    what = f"{len(requests)} actions at the same time, each to its commit"
    return Row(what, milliseconds(times), "< 250 ms")


async def _measure_loading(tables: Tables, ids: Sequence[TableId]) -> Row:
    times = []
    for table_id in ids[:200]:
        start = time.perf_counter()
        await tables.lookup.public_view(table_id)
        times.append(time.perf_counter() - start)
    return Row("load a table", milliseconds(times), "")


async def _measure_memory(tables: Tables, ids: Sequence[TableId]) -> Row:
    """Memory with all tables loaded, each with its public view and one hand, and after forgetting
    them."""
    tables.cache.memory.forget_idle(0)
    gc.collect()
    tracemalloc.start()
    for table_id in ids:
        await tables.lookup.player_view(table_id, PEOPLE[0].user)
    gc.collect()
    loaded = tracemalloc.get_traced_memory()[0] / 1e6
    number = len(tables.cache.memory)
    tables.cache.memory.forget_idle(0)
    gc.collect()
    left = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    return Row(f"memory for {number} tables", f"{loaded:.1f} MB, forgotten: {left:.1f} MB", "")


if __name__ == "__main__":
    main()
