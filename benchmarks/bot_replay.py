"""Measures /replay in the middle of games of four people on every map: from the request to the
finished message with its picture, without Discord."""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from itertools import count
from pathlib import Path

from benchmarks import rows
from benchmarks.rows import Row
from bot.delivery.attachments import AttachmentMaker
from bot.discord_io.components import Press
from bot.domain.requests import ANY_STEP, ActionRequest, Target
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    Options,
    Table,
    UserId,
    Where,
)
from bot.features.caller import Caller
from bot.features.results.replay import ReplayFeature
from bot.i18n.catalogue import Catalogue
from bot.store import Store
from bot.tables import Boards, Tables
from engine.model import MapId
from render.picture_pool import PicturePool
from tests.support.handler_context import handler_context

PEOPLE = tuple(Human(UserId(number), f"Person {number}") for number in (1, 2, 3, 4))
FIRST_LOOKS = 20
JUMPS = 200
TARGET = "< 300 ms"

interactions = map(InteractionId, count(1))


def main() -> None:
    print(rows.table(asyncio.run(_rows())))


async def _rows() -> list[Row]:
    boards, catalogue = Boards(), Catalogue()
    with tempfile.TemporaryDirectory() as folder:
        async with Store.open(Path(folder) / "slow-train.db") as store, PicturePool(2) as pool:
            return [
                row
                for map_id in boards.map_ids
                async for row in _measure(store, boards, catalogue, pool, map_id)
            ]


async def _measure(
    store: Store, boards: Boards, catalogue: Catalogue, pool: PicturePool, map_id: MapId
) -> AsyncIterator[Row]:
    table = await _play(Tables(store, boards, random_bytes=bytes), map_id)  # one and the same deal
    moves = (await Desk(store, boards, catalogue, pool, table).look("last", 1))[1]
    middle = moves // 2
    first_looks = []
    for number in range(FIRST_LOOKS):
        desk = Desk(store, boards, catalogue, pool, table)  # as after a restart
        first_looks.append((await desk.look("at", middle + number))[0])
    yield Row(f"{map_id}, {moves} moves: first look at one", _times(first_looks), TARGET)
    steps = [(await desk.look("next", middle + n % (moves // 3)))[0] for n in range(JUMPS)]
    yield Row(f"{map_id}: the next one", _times(steps), TARGET)
    rng = random.Random(1)
    jumps = [(await desk.look("at", rng.randrange(1, moves)))[0] for _ in range(JUMPS)]
    yield Row(f"{map_id}: any of them", _times(jumps), TARGET)


class Desk:
    """Where somebody presses the buttons of /replay, with a memory of its own."""

    def __init__(
        self, store: Store, boards: Boards, catalogue: Catalogue, pool: PicturePool, table: Table
    ) -> None:
        tables = Tables(store, boards)
        self._table = table
        self._feature = ReplayFeature(handler_context(tables))
        self._attachments = AttachmentMaker(pool, tables, catalogue)
        self._tables = tables

    async def look(self, jump: str, entry: int) -> tuple[float, int]:
        """How many seconds it takes until the message and its picture are there, and how many
        entries the log has."""
        person = PEOPLE[0]
        caller = Caller(
            person.user, person.name, "en", next(interactions), self._table.where.channel,
            self._table.where, "en", may_manage=False, missing_permissions=(),
        )  # fmt: skip
        press = Press("replay", Target(self._table.id), f"{jump}:{entry}:own:picture")
        start = time.perf_counter()
        reply = await self._feature.jump(caller, press)
        made = await self._attachments.make_for_reply(reply.message, reply.table, caller.user)
        took = time.perf_counter() - start
        assert made[0].alt
        return took, await self._tables.lookup.seq(self._table.id)


async def _play(tables: Tables, map_id: MapId) -> Table:
    """A game of random moves in its last round."""
    where = Where(GuildId(1), ChannelId(next(interactions)))
    lobby = await tables.lobby.open(where, PEOPLE[0], Options(map_id, "en", 4))
    for person in PEOPLE[1:]:
        await tables.lobby.join(lobby.id, person)
    order = tuple(person.user for person in PEOPLE)
    table = (await tables.lobby.start(lobby.id, PEOPLE[0].user, order)).table
    rng = random.Random(7)
    while not (view := await tables.lookup.public_view(table.id)).is_last_round and view.waiting:
        user = PEOPLE[rng.choice(view.waiting)].user
        action = rng.choice((await tables.lookup.player_view(table.id, user)).moves)
        await tables.moves.act(ActionRequest(table.id, user, ANY_STEP, action, next(interactions)))
    return table


def _times(seconds: Sequence[float]) -> str:
    """Median and 99th percentile, in milliseconds."""
    last = statistics.quantiles(seconds, n=100, method="inclusive")[-1]
    return f"median {1e3 * statistics.median(seconds):.0f} ms, p99 {1e3 * last:.0f} ms"


if __name__ == "__main__":
    main()
