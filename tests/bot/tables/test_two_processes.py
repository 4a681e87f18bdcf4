"""Two processes on one database: neither overwrites what the other has written."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from unittest import mock

import pytest

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import ChannelId, ComputerPlayer, Table, TableId
from bot.store import Transaction
from bot.store import publication as publication_rows
from bot.store import tables as table_rows
from bot.tables import Tables
from engine.actions import Draw
from tests.support import tables as support
from tests.support.databases.back_ends import open_store
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    HERE,
    THERE,
    act,
    boards,
    expect_refusal,
    fixed_bytes,
    new_interaction,
    open_lobby,
    options,
    refusal_code,
    start_first_turn,
)

Change = Callable[[Tables, Table], Awaitable[object]]

open_up_to_date_tables = partial(support.open_tables, has_other_writers=True)


@asynccontextmanager
async def open_tables(folder: Path, clock: FakeClock | None = None) -> AsyncIterator[Tables]:
    """Tables that do not look whether what they have in memory is still current: another process
    may also write after they have looked."""
    async with open_up_to_date_tables(folder, clock) as tables:
        with mock.patch.object(tables.store, "is_current", mock.AsyncMock(return_value=True)):
            yield tables


async def change_from_outside(folder: Path, table: Table, change: Change) -> None:
    """Change the table through a connection of its own, as another process would."""
    async with open_tables(folder) as other:
        await change(other, table)


@asynccontextmanager
async def changed_while_starting(
    folder: Path, table: Table, change: Change
) -> AsyncIterator[Tables]:
    """Tables at which the change happens while a game is being started: after the lobby was read
    and before the start is written."""
    pending = [change]

    def change_and_draw_seed(number: int) -> bytes:
        if pending:
            with ThreadPoolExecutor(1) as thread:
                thread.submit(
                    asyncio.run, change_from_outside(folder, table, pending.pop())
                ).result()
        return fixed_bytes(number)

    async with open_store(folder, has_other_writers=True) as store:
        yield Tables(store, boards(), FakeClock(), random_bytes=change_and_draw_seed)


async def test_a_move_is_refused_if_another_process_has_moved_on(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as one, open_tables(tmp_path) as other:
        table = await start_first_turn(one, ADA, BO)
        step = (await other.lookup.public_view(table.id)).step
        written = await act(one, table.id, ADA, Draw())
        late = ActionRequest(table.id, ADA.user, step, Draw(), new_interaction())
        refusal = await expect_refusal(other.moves.act(late))
        assert (refusal.code, refusal.params["step"]) == (
            TableCode.BOARD_HAS_MOVED_ON,
            written.view.step,
        )
        assert await other.lookup.public_view(table.id) == written.view
        assert (await act(other, table.id, ADA, Draw())).seq == written.seq + 1
        assert await verify(other, table.id) == []


async def test_two_processes_at_the_same_time_write_one_move(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as one, open_tables(tmp_path) as other:
        table = await start_first_turn(one, ADA, BO)
        step = (await other.lookup.public_view(table.id)).step
        results = await asyncio.gather(
            *(
                tables.moves.act(ActionRequest(table.id, ADA.user, step, Draw(), new_interaction()))
                for tables in (one, other)
            ),
            return_exceptions=True,
        )
        refusals = [result for result in results if isinstance(result, TableRefusal)]
        assert [refusal.code for refusal in refusals] == [TableCode.BOARD_HAS_MOVED_ON]
        assert await one.lookup.seq(table.id) == 4


async def test_one_interaction_delivered_to_two_processes_acts_once(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as one, open_tables(tmp_path) as other:
        table = await start_first_turn(one, ADA, BO)
        await other.lookup.public_view(table.id)
        request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), new_interaction())
        results = await asyncio.gather(one.moves.act(request), other.moves.act(request))
        assert results[0] == results[1]
        assert await one.lookup.seq(table.id) == 4


async def test_a_person_who_joins_while_another_process_starts_the_game_plays(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)

    async def cy_joins(other: Tables, table: Table) -> None:
        await other.lobby.join(table.id, CY)

    async with changed_while_starting(tmp_path, table, cy_joins) as tables:
        begun = (await tables.lobby.start(table.id, ADA.user)).table
        assert sorted(begun.names) == ["Ada", "Bo", "Cy"]
        assert await verify(tables, table.id) == []
    async with open_tables(tmp_path) as tables:
        assert await tables.lookup.table(table.id) == begun
        assert len((await tables.lookup.public_view(table.id)).seats) == 3


async def test_a_person_who_leaves_while_another_process_starts_the_game_does_not_play(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)

    async def bo_leaves(other: Tables, table: Table) -> None:
        await other.lobby.leave(table.id, BO.user)

    async with changed_while_starting(tmp_path, table, bo_leaves) as tables:
        assert (
            await refusal_code(tables.lobby.start(table.id, ADA.user)) == TableCode.TOO_FEW_PLAYERS
        )
        assert (await tables.lookup.table(table.id)).occupants == (ADA,)


async def test_a_game_started_by_two_processes_begins_once(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)

    async def other_starts(other: Tables, table: Table) -> None:
        await other.lobby.start(table.id, ADA.user)

    async with changed_while_starting(tmp_path, table, other_starts) as tables:
        assert (
            await refusal_code(tables.lobby.start(table.id, ADA.user)) == TableCode.GAME_HAS_BEGUN
        )
        assert await tables.lookup.seq(table.id) == 1


async def test_one_interaction_that_starts_a_game_in_two_processes_starts_it_once(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)
    interaction = new_interaction()

    async def other_starts(other: Tables, table: Table) -> None:
        await other.lobby.start(table.id, ADA.user, interaction=interaction)

    async with changed_while_starting(tmp_path, table, other_starts) as tables:
        await tables.lobby.start(table.id, ADA.user, interaction=interaction)
        assert await tables.lookup.seq(table.id) == 1


async def test_no_action_can_be_played_at_a_table_that_another_process_has_closed(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as one, open_tables(tmp_path) as other:
        table = await start_first_turn(one, ADA, BO)
        await other.lobby.cancel(table.id, ADA.user, may_manage=False)
        assert await refusal_code(act(one, table.id, ADA, Draw())) == TableCode.TABLE_IS_CLOSED
        assert await one.lookup.seq(table.id) == 3


async def test_a_table_moved_by_another_process_stays_moved(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as one, open_tables(tmp_path) as other:
        table = await start_first_turn(one, ADA, BO)
        await other.lookup.public_view(table.id)
        await one.lobby.move(table.id, ADA.user, THERE)
        assert (await act(other, table.id, ADA, Draw())).table.where == THERE
        assert (await other.lookup.table(table.id)).where == THERE
        assert await one.lookup.open_in(HERE.channel) is None


async def test_a_vote_does_not_bring_back_a_person_who_resigned_in_another_process(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as one, open_tables(tmp_path, clock) as other:
        table = await start_first_turn(one, ADA, BO, CY, DI)
        clock.pass_hours(80)
        await one.absence.call_vote(table.id, BO.user)
        await one.absence.vote(table.id, BO.user, "substitute")
        await one.lookup.public_view(table.id)
        await other.seats.resign(table.id, DI.user)
        after = (await one.absence.vote(table.id, CY.user, "substitute")).table
        assert isinstance(after.occupants[3], ComputerPlayer)
        assert after.vacant == (0,)


async def test_a_game_stays_in_memory_after_it_was_started(tmp_path: Path) -> None:
    async with open_up_to_date_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        with mock.patch.object(tables.cache, "_load") as load:
            assert (await tables.lookup.public_view(table.id)).stage == "turn"
            await act(tables, table.id, ADA, Draw())
        load.assert_not_called()


async def test_a_move_of_another_process_is_seen_at_once(tmp_path: Path) -> None:
    async with open_up_to_date_tables(tmp_path) as one, open_up_to_date_tables(tmp_path) as other:
        table = await start_first_turn(one, ADA, BO)
        await other.lookup.public_view(table.id)
        written = await act(one, table.id, ADA, Draw())
        assert await other.lookup.public_view(table.id) == written.view
        assert (await act(other, table.id, ADA, Draw())).seq == written.seq + 1
        assert (await one.lookup.public_view(table.id)).step == written.view.step + 1
        await one.lobby.move(table.id, ADA.user, THERE)
        assert (await other.lookup.table(table.id)).where == THERE
        assert (await act(other, table.id, BO, Draw())).table.where == THERE
        assert await verify(one, table.id) == []


async def test_two_ballots_at_the_same_time_in_two_processes_are_both_counted(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with (
        open_up_to_date_tables(tmp_path, clock) as one,
        open_up_to_date_tables(tmp_path, clock) as other,
    ):
        table = await start_first_turn(one, ADA, BO, CY)
        clock.pass_hours(80)
        await one.absence.call_vote(table.id, BO.user)

        await asyncio.gather(
            one.absence.vote(table.id, BO.user, "substitute"),
            other.absence.vote(table.id, CY.user, "substitute"),
        )
        assert (await one.lookup.table(table.id)).vacant == (0,)


async def test_what_is_unpublished_is_of_one_moment_while_another_process_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_up_to_date_tables(tmp_path) as one, open_up_to_date_tables(tmp_path) as other:
        table = await start_first_turn(one, ADA, BO)
        pending = [Draw()]
        load = publication_rows.load_unfinished

        async def load_and_move(db: Transaction, table_id: TableId) -> object:
            found = await load(db, table_id)
            if pending:
                await act(other, table_id, ADA, pending.pop())
            return found

        monkeypatch.setattr(publication_rows, "load_unfinished", load_and_move)
        unpublished = await one.publication.unpublished(table.id)
        assert unpublished.view is not None
        seen = (unpublished.seq, unpublished.entries[-1].seq, unpublished.view.stage)
        assert seen in ((3, 3, "turn"), (4, 4, "second card"))


async def test_a_channel_in_which_two_processes_open_a_table_has_one(tmp_path: Path) -> None:
    async with open_up_to_date_tables(tmp_path) as one, open_up_to_date_tables(tmp_path) as other:
        results = await asyncio.gather(
            open_lobby(one, ADA), open_lobby(other, BO), return_exceptions=True
        )
        refusals = [result for result in results if isinstance(result, TableRefusal)]
        assert [refusal.code for refusal in refusals] == [TableCode.CHANNEL_HAS_A_TABLE]


async def test_a_table_moves_to_no_channel_in_which_one_has_just_been_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_up_to_date_tables(tmp_path) as one, open_up_to_date_tables(tmp_path) as other:
        table = await open_lobby(one, ADA)
        pending, open_in = [THERE], table_rows.open_in

        async def find_and_open(db: Transaction, channel: ChannelId) -> Table | None:
            found = await open_in(db, channel)
            while pending:
                await other.lobby.open(pending.pop(), BO, options())
            return found

        monkeypatch.setattr(table_rows, "open_in", find_and_open)
        moving = one.lobby.move(table.id, ADA.user, THERE)
        assert await refusal_code(moving) == TableCode.CHANNEL_HAS_A_TABLE
        assert (await one.lookup.table(table.id)).where == HERE


async def test_a_snapshot_found_in_memory_does_not_replace_a_newer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_up_to_date_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        revision, is_current = await tables.cache.revision(table.id), tables.store.is_current

        async def look_and_move(table_id: TableId, known: int) -> bool:
            found = await is_current(table_id, known)
            monkeypatch.setattr(tables.store, "is_current", is_current)
            await act(tables, table_id, ADA, Draw())
            return found

        monkeypatch.setattr(tables.store, "is_current", look_and_move)
        await tables.lookup.public_view(table.id)
        assert tables.cache.has(table.id, revision + 1)
