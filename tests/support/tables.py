"""People and tables for tests of `bot/tables`, over a real database in a temporary folder."""

import hashlib
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from bot.domain.limits import TableLimits
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    MessageId,
    Options,
    Preferences,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.store import preferences as preference_rows
from bot.tables import Boards, Tables
from engine.actions import Action, Claim, Draw, Keep
from engine.model import MapId, Seat
from engine.views import PlayerView
from tests.support.databases.back_ends import open_store
from tests.support.databases.due_work import computer_turns
from tests.support.fake_clock import FakeClock
from tests.support.limits import NO_LIMITS

ADA = Human(UserId(101), "Ada")
BO = Human(UserId(102), "Bo")
CY = Human(UserId(103), "Cy")
DI = Human(UserId(104), "Di")
STRANGER = Human(UserId(999), "Xu")
HERE = Where(GuildId(1), ChannelId(7))
THERE = Where(GuildId(1), ChannelId(8))

_interactions = map(InteractionId, count(1))


def new_interaction() -> InteractionId:
    """An interaction id that was not used before."""
    return next(_interactions)


@cache
def boards() -> Boards:
    """All maps, loaded once for all tests."""
    return Boards()


def fixed_bytes(number: int) -> bytes:
    """In place of random bytes: every run has the same deal."""
    return hashlib.sha256(b"one and the same table").digest()[:number]


@asynccontextmanager
async def open_tables(
    folder: Path,
    clock: FakeClock | None = None,
    most_in_memory: int = 1000,
    *,
    has_other_writers: bool = False,
    limits: TableLimits = NO_LIMITS,
) -> AsyncIterator[Tables]:
    """Tables over the database of this folder. Opening the same folder again is a restart, or
    another process if it is shared."""
    async with open_store(folder, has_other_writers=has_other_writers) as store:
        yield Tables(
            store,
            boards(),
            clock or FakeClock(),
            most_in_memory,
            random_bytes=fixed_bytes,
            limits=limits,
        )


def options(map_id: str = "europe", most_players: int = 5, patience_h: int = 72) -> Options:
    return Options(MapId(map_id), "en", most_players, patience_h)


async def open_lobby(
    tables: Tables, *people: Human, map_id: str = "europe", where: Where = HERE
) -> Table:
    """A table in its lobby, opened by the first of the people and joined by the others."""
    most = tables.boards[MapId(map_id)].map.players[1]
    table = await tables.lobby.open(where, people[0], options(map_id, most))
    for person in people[1:]:
        table = await tables.lobby.join(table.id, person)
    return table


async def start_game(
    tables: Tables, *people: Human, map_id: str = "europe", where: Where = HERE
) -> Table:
    """A game with the people in this order of seats. They have yet to choose their tickets."""
    table = await open_lobby(tables, *people, map_id=map_id, where=where)
    order = tuple(person.user for person in people)
    return (await tables.lobby.start(table.id, people[0].user, order)).table


async def start_first_turn(
    tables: Tables, *people: Human, map_id: str = "europe", where: Where = HERE
) -> Table:
    """A game in which everybody has chosen tickets. The first of the people is to move."""
    table = await start_game(tables, *people, map_id=map_id, where=where)
    for person in people:
        await act(tables, table.id, person, await first_move(tables, table.id, person, Keep))
    return table


async def start_watched_game(tables: Tables) -> TableId:
    """A game of two computer players. Its host only watches."""
    table = await tables.lobby.open(
        HERE, ADA, options("amsterdam", most_players=2), host_plays=False
    )
    for _ in range(2):
        await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start_to_watch(table.id, ADA.user)
    return table.id


async def start_with_computers(
    tables: Tables, *people: Human, computers: int = 1, map_id: str, where: Where = HERE
) -> Table:
    """A game of people and then computer players, in this order of seats. All have chosen tickets,
    the computer players first."""
    table = await open_lobby(tables, *people, map_id=map_id, where=where)
    for _ in range(computers):
        await tables.lobby.add_computer_player(table.id, people[0].user, "easy", "Robot")
    order = tuple(person.user for person in people)
    await tables.lobby.start(table.id, people[0].user, order)
    for _ in range(computers):
        await act_for_computer(tables, table.id)
    for person in people:
        await act(tables, table.id, person, await first_move(tables, table.id, person, Keep))
    return await tables.lookup.table(table.id)


async def act(
    tables: Tables, table_id: TableId, person: Human, action: Action, step: int = ANY_STEP
) -> ActionResult:
    request = ActionRequest(table_id, person.user, step, action, new_interaction())
    return await tables.moves.act(request)


async def draw_two_cards(tables: Tables, table_id: TableId, person: Human) -> ActionResult:
    """A whole turn."""
    await act(tables, table_id, person, Draw())
    return await act(tables, table_id, person, Draw())


async def act_for_computer(
    tables: Tables, table_id: TableId, action: Action | None = None
) -> ActionResult:
    """Play one action of the computer player that is to move, by default the first one offered."""
    ((_, seat), *_) = await computer_turns(tables)
    view = await tables.moves.computer_view(table_id, seat)
    return await tables.moves.act_for_computer(table_id, seat, action or view.moves[0])


async def first_move(
    tables: Tables, table_id: TableId, person: Human, kind: type[Action]
) -> Action:
    """The first move of a kind that is offered."""
    view = await tables.lookup.player_view(table_id, person.user)
    return next(move for move in view.moves if isinstance(move, kind))


async def non_tunnel_claim(tables: Tables, table_id: TableId, person: Human) -> Claim:
    """A claim the person can pay for and that reveals no cards."""
    return first_non_tunnel_claim(tables, await view_of(tables, table_id, person))


def first_non_tunnel_claim(tables: Tables, view: PlayerView) -> Claim:
    """The first claim on offer that reveals no cards."""
    routes = tables.boards[view.public.map].routes
    plain = {route.id for route in routes if not route.tunnel}
    claims = (move for move in view.moves if isinstance(move, Claim) and move.route in plain)
    return next(claims)


def person_at(table: Table, seat: Seat) -> Human:
    person = table.occupants[seat]
    assert isinstance(person, Human)
    return person


async def view_of(tables: Tables, table_id: TableId, person: Human) -> PlayerView:
    return await tables.lookup.player_view(table_id, person.user)


async def expect_refusal(attempt: Awaitable[object]) -> TableRefusal:
    """The refusal that the attempt raises. The test fails if it raises none."""
    with pytest.raises(TableRefusal) as caught:
        await attempt
    return caught.value


async def refusal_code(attempt: Awaitable[object]) -> TableCode:
    """The code of the refusal that the attempt raises."""
    return (await expect_refusal(attempt)).code


async def mark_all_published(
    tables: Tables, table_id: TableId, message: MessageId | None = None
) -> None:
    """Record everything at the table as published."""
    unpublished = await tables.publication.unpublished(table_id)
    await tables.publication.mark_published(
        unpublished, unpublished.revision, unpublished.seq, message
    )


async def run_for_hours(tables: Tables, clock: FakeClock, hours: float) -> None:
    """The hours pass while the bot runs: it was not stopped."""
    while hours > 0:
        clock.pass_hours(min(hours, 5))
        hours -= 5
        await tables.uptime.note_tick()


async def save_preferences(tables: Tables, user: UserId, preferences: Preferences) -> None:
    async with tables.store.writing() as db:
        await preference_rows.save(db, user, preferences)
