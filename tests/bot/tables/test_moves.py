"""Actions at a table: who may act, when, and exactly once."""

import asyncio
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult
from bot.domain.table import ChannelId, GuildId, Where
from bot.tables import Tables
from engine.actions import Draw, Keep, Pass
from engine.events import CardDrawn, YouDrew
from engine.refusals import Code, Refusal
from tests.support.databases.due_work import computer_turns
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    STRANGER,
    act,
    draw_two_cards,
    expect_refusal,
    first_move,
    new_interaction,
    open_lobby,
    open_tables,
    refusal_code,
    start_first_turn,
    start_game,
    view_of,
)


async def test_an_action_is_logged_and_its_result_returned(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    acted = await act(tables, table.id, ADA, Draw())
    assert acted.events == (CardDrawn(acted.mine.seat),)
    assert [type(whisper) for whisper in acted.whispers] == [YouDrew]
    assert acted.seq == 4  # the start and two choices of tickets came before
    assert acted.view == await tables.lookup.public_view(table.id)
    assert acted.mine == await view_of(tables, table.id, ADA)
    assert (await tables.lookup.history(table.id))[-1].events == acted.events


async def test_a_stranger_can_neither_see_nor_do_anything(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    assert (
        await refusal_code(act(tables, table.id, STRANGER, Draw())) == TableCode.NOT_AT_THIS_TABLE
    )
    assert await refusal_code(view_of(tables, table.id, STRANGER)) == TableCode.NOT_AT_THIS_TABLE


async def test_no_action_can_be_played_in_the_lobby(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    assert await refusal_code(act(tables, table.id, ADA, Draw())) == TableCode.GAME_HAS_NOT_BEGUN


async def test_an_action_that_the_rules_refuse_changes_nothing(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    before = await tables.lookup.public_view(table.id)
    with pytest.raises(Refusal) as caught:
        await act(tables, table.id, BO, Draw())
    assert caught.value.code == Code.NOT_YOUR_TURN
    with pytest.raises(Refusal):
        await act(tables, table.id, ADA, Pass())
    assert await tables.lookup.public_view(table.id) == before
    assert await tables.lookup.seq(table.id) == 3


async def test_a_press_for_an_earlier_step_is_refused(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    step = (await tables.lookup.public_view(table.id)).step
    await act(tables, table.id, ADA, Draw(), step)
    refusal = await expect_refusal(act(tables, table.id, ADA, Draw(), step))
    assert (refusal.code, refusal.params) == (TableCode.BOARD_HAS_MOVED_ON, {"step": step + 1})


async def test_the_first_tickets_may_be_chosen_in_any_order(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO, CY)
    step = (await tables.lookup.public_view(table.id)).step
    for person in (CY, ADA, BO):
        keep = await first_move(tables, table.id, person, Keep)
        await act(tables, table.id, person, keep, step)
    assert (await tables.lookup.public_view(table.id)).stage == "turn"


async def test_the_same_interaction_twice_acts_once(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), new_interaction())
    first = await tables.moves.act(request)
    assert await tables.moves.act(request) == first
    await act(tables, table.id, ADA, Draw())
    assert await tables.moves.act(request) == first
    assert await tables.lookup.seq(table.id) == first.seq + 1


async def test_the_same_interaction_after_a_restart_acts_once(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), new_interaction())
        first = await tables.moves.act(request)
    async with open_tables(tmp_path) as tables:
        assert await tables.moves.act(request) == first


async def test_the_same_interaction_five_times_at_once_acts_once(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), new_interaction())
    results = await asyncio.gather(*(tables.moves.act(request) for _ in range(5)))
    assert all(result == results[0] for result in results)
    assert await tables.lookup.seq(table.id) == results[0].seq


async def test_presses_at_the_same_time_are_played_one_after_the_other(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    actions = (act(tables, table.id, ADA, Draw()) for _ in range(20))
    results = await asyncio.gather(*actions, return_exceptions=True)
    assert sum(isinstance(result, ActionResult) for result in results) == 2
    assert sum(isinstance(result, Refusal) for result in results) == 18
    assert await verify(tables, table.id) == []


async def test_many_tables_can_act_at_the_same_time(tables: Tables) -> None:
    opened = []
    for number in range(30):
        await start_first_turn(tables, ADA, BO, map_id="usa")
        table = await tables.lookup.open_in(HERE.channel)
        assert table is not None
        where = Where(GuildId(1), ChannelId(100 + number))
        opened.append(await tables.lobby.move(table.id, ADA.user, where))
    results = await asyncio.gather(*(draw_two_cards(tables, table.id, ADA) for table in opened))
    assert {result.seq for result in results} == {5}
    for table in opened:
        assert await verify(tables, table.id) == []


@pytest.mark.parametrize("switches", range(0, 60, 3))
async def test_a_cancelled_action_is_committed_wholly_or_not_at_all(
    tables: Tables, switches: int
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    task = asyncio.create_task(act(tables, table.id, ADA, Draw()))
    for _ in range(switches):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await verify(tables, table.id) == []
    assert await tables.lookup.seq(table.id) in (3, 4)
    assert (await act(tables, table.id, ADA, Draw())).seq == await tables.lookup.seq(table.id)


async def test_a_computer_player_acts_only_for_its_own_seat(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user, (ADA.user,))
    human, computer = await tables.lookup.waiting_since(table.id)
    assert await computer_turns(tables) == [(table.id, computer)]
    view = await tables.moves.computer_view(table.id, computer)
    assert (
        await refusal_code(tables.moves.computer_view(table.id, human))
        == TableCode.NO_AUTOMATIC_PLAYER
    )
    attempt = tables.moves.act_for_computer(table.id, human, view.moves[0])
    assert await refusal_code(attempt) == TableCode.BOARD_HAS_MOVED_ON
    acted = await tables.moves.act_for_computer(table.id, computer, view.moves[0], view.public.step)
    assert acted.mine.seat == computer
    assert await computer_turns(tables) == []


async def test_a_computer_player_that_decided_for_an_earlier_step_is_refused(
    tables: Tables,
) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user, (ADA.user,))
    _, computer = await tables.lookup.waiting_since(table.id)
    view = await tables.moves.computer_view(table.id, computer)
    await tables.moves.act_for_computer(table.id, computer, view.moves[0])
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    late = tables.moves.act_for_computer(table.id, computer, Draw(), view.public.step)
    assert await refusal_code(late) == TableCode.BOARD_HAS_MOVED_ON
