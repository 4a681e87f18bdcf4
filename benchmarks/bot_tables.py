"""The bot's tables: an act from request to commit, a burst, loading, and memory for many tables."""

import asyncio
import gc
import random
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Sequence
from itertools import count
from pathlib import Path

from benchmarks.rows import Row, milliseconds, table
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

PEOPLE = tuple(Human(UserId(number), f"Person {number}") for number in (1, 2, 3, 4))
OPEN_TABLES = 1000
BURST = 100
MOVES_BEFORE = 20  # so that tables are in the middle of their games

presses = map(InteractionId, count(1))


def main() -> None:
    print(table(asyncio.run(_rows())))


async def _rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        return [row async for row in _measured(Path(folder))]


async def _measured(folder: Path) -> AsyncIterator[Row]:
    path = folder / "slow-train.db"
    boards = Boards()
    async with Store.open(path) as store:
        tables = Tables(store, boards)
        opened = await _begun(tables, 1, MapId("europe"))
        times = await _whole_game(tables, opened[0])
        yield Row("one act, request to commit (europe)", milliseconds(times), "< 50 ms")
        opened = await _begun(tables, BURST, MapId("usa"))
        yield await _burst(tables, opened)
    async with Store.open(path) as store:
        tables = Tables(store, boards)
        opened = await _begun(tables, OPEN_TABLES - BURST, MapId("europe"))
    begun = time.perf_counter()
    async with Store.open(path) as store:
        yield Row("open the database", f"{1e3 * (time.perf_counter() - begun):.1f} ms", "")
        tables = Tables(store, boards)
        yield await _loading(tables, [one.id for one in opened])
        yield await _memory(tables, [one.id for one in opened])
        begun = time.perf_counter()
        await asyncio.gather(
            tables.publication.behind(), tables.moves.computer_turns(), tables.reminders.due()
        )
        yield Row("one tick of the clock", f"{1e3 * (time.perf_counter() - begun):.1f} ms", "")
    size = path.stat().st_size / 1e6
    yield Row(f"{OPEN_TABLES} tables on disk", f"{size:.1f} MB", "")


async def _begun(tables: Tables, number: int, map_id: MapId) -> list[Table]:
    """So many tables of four, each in the middle of its game."""
    return await asyncio.gather(*(_begin(tables, n, map_id) for n in range(number)))


async def _begin(tables: Tables, number: int, map_id: MapId) -> Table:
    where = Where(GuildId(1), ChannelId(next(presses)))
    found = await tables.lobby.open(where, PEOPLE[0], Options(map_id, "en", 4))
    for person in PEOPLE[1:]:
        await tables.lobby.join(found.id, person)
    one = (await tables.lobby.start(found.id, PEOPLE[0].user)).table
    rng = random.Random(number)
    for _ in range(MOVES_BEFORE):
        await _act(tables, one, rng)
    return one


async def _act(tables: Tables, one: Table, rng: random.Random) -> float:
    """One random move; how long the act itself took."""
    seat = rng.choice((await tables.lookup.public_view(one.id)).waiting)
    user = _user(one, seat)
    action = rng.choice((await tables.lookup.player_view(one.id, user)).moves)
    request = ActionRequest(one.id, user, ANY_STEP, action, next(presses))
    begun = time.perf_counter()
    await tables.moves.act(request)
    return time.perf_counter() - begun


def _user(one: Table, seat: Seat) -> UserId:
    person = one.people[seat]
    assert not isinstance(person, ComputerPlayer)
    return person.user


async def _whole_game(tables: Tables, one: Table) -> list[float]:
    rng = random.Random(0)
    times = []
    while (await tables.lookup.public_view(one.id)).waiting:
        times.append(await _act(tables, one, rng))
    return times


async def _burst(tables: Tables, opened: Sequence[Table]) -> Row:
    """Everybody at the same moment."""
    requests = []
    for one in opened:
        view = await tables.lookup.public_view(one.id)
        user = _user(one, view.waiting[0])
        moves = (await tables.lookup.player_view(one.id, user)).moves
        action = Draw() if Draw() in moves else moves[0]
        requests.append(ActionRequest(one.id, user, ANY_STEP, action, next(presses)))
    begun = time.perf_counter()
    times = []

    async def act(request: ActionRequest) -> None:
        await tables.moves.act(request)
        times.append(time.perf_counter() - begun)

    await asyncio.gather(*map(act, requests))
    what = f"{len(requests)} acts at the same moment, each to its commit"
    return Row(what, milliseconds(times), "< 250 ms")


async def _loading(tables: Tables, ids: Sequence[TableId]) -> Row:
    times = []
    for table_id in ids[:200]:
        begun = time.perf_counter()
        await tables.lookup.public_view(table_id)
        times.append(time.perf_counter() - begun)
    return Row("load a table", milliseconds(times), "")


async def _memory(tables: Tables, ids: Sequence[TableId]) -> Row:
    """All of them loaded, each with its public view and one hand, and all of them forgotten."""
    tables.cache.forget_idle(0)
    gc.collect()
    tracemalloc.start()
    for table_id in ids:
        await tables.lookup.player_view(table_id, PEOPLE[0].user)
    gc.collect()
    loaded = tracemalloc.get_traced_memory()[0] / 1e6
    number = tables.cache.in_memory
    tables.cache.forget_idle(0)
    gc.collect()
    left = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    return Row(f"memory for {number} tables", f"{loaded:.1f} MB, forgotten: {left:.1f} MB", "")


if __name__ == "__main__":
    main()
