"""Two processes on one database: nobody writes over what the other one has written."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode
from bot.domain.table import ComputerPlayer, Table
from bot.store import Store
from bot.tables import Tables
from engine.actions import Draw
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    HERE,
    THERE,
    StandingClock,
    act,
    boards,
    hall,
    known_bytes,
    lobby,
    playing,
    presses,
)
from tests.support.tables import refused as why

Deed = Callable[[Tables, Table], Awaitable[object]]


async def elsewhere(folder: Path, table: Table, deed: Deed) -> None:
    """In another process, as far as the database can tell."""
    async with hall(folder) as other:
        await deed(other, table)


@asynccontextmanager
async def overtaken(folder: Path, table: Table, deed: Deed) -> AsyncIterator[Tables]:
    """Tables in which a game that starts has looked at the lobby when the others do something."""
    to_come = [deed]

    def drawing_seeds(number: int) -> bytes:
        if to_come:
            with ThreadPoolExecutor(1) as thread:
                thread.submit(asyncio.run, elsewhere(folder, table, to_come.pop())).result()
        return known_bytes(number)

    async with Store.open(folder / "slow-train.db") as store:
        yield Tables(store, boards(), StandingClock(), random_bytes=drawing_seeds)


async def test_who_joins_while_another_process_starts_the_game_plays(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await lobby(tables, ADA, BO)

    async def cy_joins(other: Tables, table: Table) -> None:
        await other.lobby.join(table.id, CY)

    async with overtaken(tmp_path, table, cy_joins) as tables:
        begun = (await tables.lobby.start(table.id, ADA.user)).table
        assert sorted(begun.names) == ["Ada", "Bo", "Cy"]
        assert await tables.replay.verify(table.id) == []
    async with hall(tmp_path) as tables:
        assert await tables.lookup.table(table.id) == begun
        assert len((await tables.lookup.public_view(table.id)).seats) == 3


async def test_who_leaves_while_another_process_starts_the_game_does_not_play(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path) as tables:
        table = await lobby(tables, ADA, BO)

    async def bo_leaves(other: Tables, table: Table) -> None:
        await other.lobby.leave(table.id, BO.user)

    async with overtaken(tmp_path, table, bo_leaves) as tables:
        assert await why(tables.lobby.start(table.id, ADA.user)) == TableCode.TOO_FEW_PLAYERS
        assert (await tables.lookup.table(table.id)).people == (ADA,)


async def test_a_game_begins_once(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await lobby(tables, ADA, BO)

    async def other_starts(other: Tables, table: Table) -> None:
        await other.lobby.start(table.id, ADA.user)

    async with overtaken(tmp_path, table, other_starts) as tables:
        assert await why(tables.lobby.start(table.id, ADA.user)) == TableCode.GAME_HAS_BEGUN
        assert await tables.lookup.seq(table.id) == 1


async def test_one_interaction_that_starts_in_two_processes_starts_once(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await lobby(tables, ADA, BO)
    press = next(presses)

    async def other_starts(other: Tables, table: Table) -> None:
        await other.lobby.start(table.id, ADA.user, interaction=press)

    async with overtaken(tmp_path, table, other_starts) as tables:
        await tables.lobby.start(table.id, ADA.user, interaction=press)
        assert await tables.lookup.seq(table.id) == 1


async def test_nobody_plays_on_at_a_table_that_another_process_has_closed(tmp_path: Path) -> None:
    async with hall(tmp_path) as one, hall(tmp_path) as other:
        table = await playing(one, ADA, BO)
        await other.lobby.cancel(table.id, ADA.user, may_manage=False)
        assert await why(act(one, table.id, ADA, Draw())) == TableCode.BOARD_HAS_MOVED_ON
        assert await why(act(one, table.id, ADA, Draw())) == TableCode.TABLE_IS_CLOSED
        assert await one.lookup.seq(table.id) == 3


@pytest.mark.parametrize("is_first", [True, False])
async def test_a_table_moves_once(tmp_path: Path, is_first: bool) -> None:
    async with hall(tmp_path) as one, hall(tmp_path) as other:
        table = await playing(one, ADA, BO)
        await other.lookup.public_view(table.id)
        await one.lobby.move(table.id, ADA.user, THERE)
        assert await why(act(other, table.id, ADA, Draw())) == TableCode.BOARD_HAS_MOVED_ON
        await act(other if is_first else one, table.id, ADA, Draw())
        assert (await other.lookup.table(table.id)).where == THERE
        assert await one.lookup.open_in(HERE.channel) is None


async def test_a_vote_does_not_bring_back_who_has_resigned_elsewhere(tmp_path: Path) -> None:
    clock = StandingClock()
    async with hall(tmp_path, clock) as one, hall(tmp_path, clock) as other:
        table = await playing(one, ADA, BO, CY, DI)
        clock.pass_h(80)
        await one.absence.call_vote(table.id, BO.user)
        await one.absence.vote(table.id, BO.user, "substitute")
        await one.lookup.public_view(table.id)
        await other.seats.resign(table.id, DI.user)
        late = one.absence.vote(table.id, CY.user, "substitute")
        assert await why(late) == TableCode.BOARD_HAS_MOVED_ON
        after = (await one.absence.vote(table.id, CY.user, "substitute")).table
        assert isinstance(after.people[3], ComputerPlayer)
        assert after.vacant == (0,)
