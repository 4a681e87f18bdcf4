"""Watching a game without playing: who is to be mentioned, and when."""

from pathlib import Path

from bot.domain.refusals import TableCode
from bot.domain.table import Human, Seq, TableId
from bot.domain.watching import AT_THE_END, MAX_EVERY, DueWatch
from bot.tables import Tables
from engine.actions import Draw
from tests.support.personal_data import play_to_end
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    STRANGER,
    act,
    mark_all_published,
    new_interaction,
    open_lobby,
    open_tables,
    options,
    refusal_code,
    start_first_turn,
)


async def play_turn(tables: Tables, table_id: TableId, person: Human) -> Seq:
    """Two cards from the deck; returns the last entry of the log."""
    await act(tables, table_id, person, Draw())
    await act(tables, table_id, person, Draw())
    await mark_all_published(tables, table_id)
    return await tables.lookup.seq(table_id)


async def told(tables: Tables, *, is_over: bool = False) -> list[DueWatch]:
    """Who is due; they are told."""
    found = await tables.watching.due()
    for each in found:
        await tables.watching.mark_told(each, is_over=is_over)
    return found


async def test_watchers_are_due_after_so_many_turns(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.watching.watch(table.id, STRANGER.user, 2)
    await tables.watching.watch(table.id, CY.user, 3)
    await play_turn(tables, table.id, ADA)
    await act(tables, table.id, BO, Draw())  # not a whole turn
    await mark_all_published(tables, table.id)
    assert await tables.watching.due() == []
    await act(tables, table.id, BO, Draw())
    assert await tables.watching.due() == []  # nobody can have read it yet
    await mark_all_published(tables, table.id)
    two = await tables.lookup.seq(table.id)
    assert await told(tables) == [DueWatch(table.id, two, (STRANGER.user,))]
    three = await play_turn(tables, table.id, ADA)
    assert await told(tables) == [DueWatch(table.id, three, (CY.user,))]
    four = await play_turn(tables, table.id, BO)
    assert await told(tables) == [DueWatch(table.id, four, (STRANGER.user,))]
    watch = await tables.watching.of(table.id, STRANGER.user)
    assert watch is not None
    assert (watch.previous_seq, watch.seq) == (two, four)


async def test_those_who_are_due_stay_the_same_until_they_have_been_told(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await tables.watching.watch(table.id, STRANGER.user, 1)
        one = await play_turn(tables, table.id, ADA)
        expected = [DueWatch(table.id, one, (STRANGER.user,))]
        assert await tables.watching.due() == expected
        await tables.watching.watch(table.id, CY.user, 1)
    async with open_tables(tmp_path) as tables:  # killed meanwhile
        await play_turn(tables, table.id, BO)
        found = await tables.watching.due()
        assert found[0] == expected[0]
        assert [each.users for each in found[1:]] == [(CY.user,)]


async def test_what_is_taken_back_does_not_count(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.watching.watch(table.id, STRANGER.user, 1)
    await play_turn(tables, table.id, ADA)
    await tables.undo.request(table.id, ADA.user, new_interaction())
    await tables.undo.answer(table.id, BO.user, is_yes=True)
    await mark_all_published(tables, table.id)
    assert await tables.watching.due() == []


async def test_the_end_is_told_to_all_and_nobody_watches_any_more(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.watching.watch(table.id, CY.user, AT_THE_END)
    await tables.watching.watch(table.id, STRANGER.user, MAX_EVERY + 1)
    await play_turn(tables, table.id, ADA)
    assert await tables.watching.due() == []
    await play_to_end(tables, table.id)
    await mark_all_published(tables, table.id)
    last = await tables.lookup.seq(table.id)
    users = tuple(sorted((CY.user, STRANGER.user)))
    assert await told(tables, is_over=True) == [DueWatch(table.id, last, users)]
    assert await tables.watching.due() == []
    assert await tables.watching.of(table.id, CY.user) is None
    attempt = tables.watching.watch(table.id, CY.user, AT_THE_END)
    assert await refusal_code(attempt) is TableCode.GAME_IS_OVER


async def test_a_game_that_is_called_off_is_told_too_but_not_a_lobby(tables: Tables) -> None:
    playing = await start_first_turn(tables, ADA, BO)
    await tables.watching.watch(playing.id, CY.user, AT_THE_END)
    await tables.seats.call_off(playing.id, ADA, may_manage=False)
    lobby = await tables.lobby.open(HERE, ADA, options())
    await tables.watching.watch(lobby.id, CY.user, AT_THE_END)
    await tables.lobby.cancel(lobby.id, ADA.user, may_manage=False)
    for table in (playing, lobby):
        await mark_all_published(tables, table.id)
    assert [each.table for each in await tables.watching.due()] == [playing.id]
    assert await tables.watching.of(lobby.id, CY.user) is None


async def test_players_cannot_watch_and_watchers_can_stop(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    attempt = tables.watching.watch(table.id, BO.user, 5)
    assert await refusal_code(attempt) is TableCode.ALREADY_AT_THIS_TABLE
    for every in (5, 10):  # the last choice counts
        await tables.watching.watch(table.id, CY.user, every)
    watch = await tables.watching.of(table.id, CY.user)
    assert watch is not None
    assert watch.every == 10
    for _ in range(2):
        await tables.watching.stop(table.id, CY.user)
    assert await tables.watching.of(table.id, CY.user) is None
