"""A small language for tables: people, a clock that stands still, and a hall with a database."""

import hashlib
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    Options,
    Preferences,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.store import Store
from bot.store import preferences as preference_rows
from bot.tables import Boards, Tables
from engine.actions import Action, Claim, Draw, Keep
from engine.model import MapId, Seat
from engine.views import PlayerView

ADA = Human(UserId(101), "Ada")
BO = Human(UserId(102), "Bo")
CY = Human(UserId(103), "Cy")
DI = Human(UserId(104), "Di")
STRANGER = Human(UserId(999), "Xu")
HERE = Where(GuildId(1), ChannelId(7))
THERE = Where(GuildId(1), ChannelId(8))
HOUR_S = 3600

presses = map(InteractionId, count(1))


class StandingClock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0  # 15 January 2027, 08:00 UTC

    def __call__(self) -> float:
        return self.now

    def pass_h(self, hours: float) -> None:
        self.now += hours * HOUR_S


@cache
def boards() -> Boards:
    return Boards()


def known_bytes(number: int) -> bytes:
    """The same deal in every run."""
    return hashlib.sha256(b"one and the same table").digest()[:number]


@asynccontextmanager
async def hall(
    folder: Path, clock: StandingClock | None = None, most_in_memory: int = 1000
) -> AsyncIterator[Tables]:
    """Tables over the database in this folder. Leaving and coming again is a restart."""
    async with Store.open(folder / "slow-train.db") as store:
        yield Tables(store, boards(), clock or StandingClock(), most_in_memory, known_bytes)


def options(map_id: str = "europe", most_players: int = 5, patience_h: int = 72) -> Options:
    return Options(MapId(map_id), "en", most_players, patience_h)


async def lobby(tables: Tables, *people: Human, map_id: str = "europe") -> Table:
    """The first of the people is the host."""
    most = tables.boards[MapId(map_id)].map.players[1]
    table = await tables.lobby.open(HERE, people[0], options(map_id, most))
    for person in people[1:]:
        table = await tables.lobby.join(table.id, person)
    return table


async def begun(tables: Tables, *people: Human, map_id: str = "europe") -> Table:
    """Everybody sits in the order written; the first tickets are still to be chosen."""
    table = await lobby(tables, *people, map_id=map_id)
    order = tuple(person.user for person in people)
    return (await tables.lobby.start(table.id, people[0].user, order)).table


async def playing(tables: Tables, *people: Human, map_id: str = "europe") -> Table:
    """Everybody has kept the first choice offered; the first of the people is to move."""
    table = await begun(tables, *people, map_id=map_id)
    for person in people:
        await act(tables, table.id, person, await first_move(tables, table.id, person, Keep))
    return table


async def act(
    tables: Tables, table_id: TableId, person: Human, action: Action, step: int = ANY_STEP
) -> ActionResult:
    return await tables.moves.act(ActionRequest(table_id, person.user, step, action, next(presses)))


async def draws_two(tables: Tables, table_id: TableId, person: Human) -> ActionResult:
    """A whole turn."""
    await act(tables, table_id, person, Draw())
    return await act(tables, table_id, person, Draw())


async def first_move(
    tables: Tables, table_id: TableId, person: Human, kind: type[Action]
) -> Action:
    """The first move of a kind that is offered."""
    view = await tables.lookup.player_view(table_id, person.user)
    return next(move for move in view.moves if isinstance(move, kind))


async def plain_claim(tables: Tables, table_id: TableId, person: Human) -> Claim:
    """A claim that turns nothing over."""
    view = await tables.lookup.player_view(table_id, person.user)
    board = tables.boards[view.public.map]
    plain = {route.id for route in board.routes if not route.tunnel}
    claims = (move for move in view.moves if isinstance(move, Claim) and move.route in plain)
    return next(claims)


def person_at(table: Table, seat: Seat) -> Human:
    person = table.people[seat]
    assert isinstance(person, Human)
    return person


async def view_of(tables: Tables, table_id: TableId, person: Human) -> PlayerView:
    return await tables.lookup.player_view(table_id, person.user)


async def refused(asked: Awaitable[object]) -> TableCode:
    """Why the table says no."""
    return (await refusal(asked)).code


async def refusal(asked: Awaitable[object]) -> TableRefusal:
    with pytest.raises(TableRefusal) as caught:
        await asked
    return caught.value


async def prefer(tables: Tables, user: UserId, preferences: Preferences) -> None:
    """Store a user's preferences."""
    async with tables.store.writing() as db:
        await preference_rows.save(db, user, preferences)
