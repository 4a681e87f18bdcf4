"""Acting at a table: who may, when, and exactly once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult
from bot.domain.table import ChannelId, GuildId, Where
from bot.tables import Tables
from engine.actions import Draw, Keep, Pass
from engine.events import CardDrawn, YouDrew
from engine.refusals import Code, Refusal
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    STRANGER,
    act,
    begun,
    draws_two,
    first_move,
    hall,
    lobby,
    playing,
    presses,
    refusal,
    view_of,
)
from tests.support.tables import refused as why


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with hall(tmp_path) as found:
        yield found


async def test_an_action_is_logged_and_answered(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    acted = await act(tables, table.id, ADA, Draw())
    assert acted.events == (CardDrawn(acted.mine.seat),)
    assert [type(told) for told in acted.whispers] == [YouDrew]
    assert acted.seq == 4  # the start and two choices of tickets came before
    assert acted.view == await tables.lookup.public_view(table.id)
    assert acted.mine == await view_of(tables, table.id, ADA)
    assert (await tables.lookup.history(table.id))[-1].events == acted.events


async def test_strangers_see_and_do_nothing(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    assert await why(act(tables, table.id, STRANGER, Draw())) == TableCode.NOT_AT_THIS_TABLE
    assert await why(view_of(tables, table.id, STRANGER)) == TableCode.NOT_AT_THIS_TABLE


async def test_nobody_plays_in_the_lobby(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO)
    assert await why(act(tables, table.id, ADA, Draw())) == TableCode.GAME_HAS_NOT_BEGUN


async def test_the_rules_refuse_and_nothing_is_written(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    before = await tables.lookup.public_view(table.id)
    with pytest.raises(Refusal) as caught:
        await act(tables, table.id, BO, Draw())
    assert caught.value.code == Code.NOT_YOUR_TURN
    with pytest.raises(Refusal):
        await act(tables, table.id, ADA, Pass())
    assert await tables.lookup.public_view(table.id) == before
    assert await tables.lookup.seq(table.id) == 3


async def test_a_press_for_an_earlier_step_is_late(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    step = (await tables.lookup.public_view(table.id)).step
    await act(tables, table.id, ADA, Draw(), step)
    no = await refusal(act(tables, table.id, ADA, Draw(), step))
    assert (no.code, no.params) == (TableCode.BOARD_HAS_MOVED_ON, {"step": step + 1})


async def test_in_the_opening_nobody_is_late(tables: Tables) -> None:
    table = await begun(tables, ADA, BO, CY)
    step = (await tables.lookup.public_view(table.id)).step
    for person in (CY, ADA, BO):
        keep = await first_move(tables, table.id, person, Keep)
        await act(tables, table.id, person, keep, step)
    assert (await tables.lookup.public_view(table.id)).stage == "turn"


async def test_the_same_interaction_twice_acts_once(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), next(presses))
    first = await tables.moves.act(request)
    assert await tables.moves.act(request) == first
    await act(tables, table.id, ADA, Draw())
    assert await tables.moves.act(request) == first
    assert await tables.lookup.seq(table.id) == first.seq + 1


async def test_the_same_interaction_after_a_restart_acts_once(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO)
        request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), next(presses))
        first = await tables.moves.act(request)
    async with hall(tmp_path) as tables:
        assert await tables.moves.act(request) == first


async def test_the_same_interaction_at_the_same_moment_acts_once(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), next(presses))
    answers = await asyncio.gather(*(tables.moves.act(request) for _ in range(5)))
    assert all(answer == answers[0] for answer in answers)
    assert await tables.lookup.seq(table.id) == answers[0].seq


async def test_starting_twice_with_one_interaction_starts_once(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO)
    press = next(presses)
    first = await tables.lobby.start(table.id, ADA.user, interaction=press)
    again = await tables.lobby.start(table.id, ADA.user, interaction=press)
    assert (again.table, again.seq, again.mine) == (first.table, first.seq, first.mine)


async def test_many_presses_at_one_moment_are_played_one_after_the_other(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    asked = (act(tables, table.id, ADA, Draw()) for _ in range(20))
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, ActionResult) for answer in answers) == 2
    assert sum(isinstance(answer, Refusal) for answer in answers) == 18
    assert await tables.replay.verify(table.id) == []


async def test_many_tables_act_at_the_same_moment(tables: Tables) -> None:
    opened = []
    for number in range(30):
        await playing(tables, ADA, BO, map_id="usa")
        table = await tables.lookup.open_in(HERE.channel)
        assert table is not None
        where = Where(GuildId(1), ChannelId(100 + number))
        opened.append(await tables.lobby.move(table.id, ADA.user, where))
    answers = await asyncio.gather(*(draws_two(tables, table.id, ADA) for table in opened))
    assert {answer.seq for answer in answers} == {5}
    for table in opened:
        assert await tables.replay.verify(table.id) == []


async def test_two_processes_cannot_both_write_a_move(tmp_path: Path) -> None:
    async with hall(tmp_path) as one, hall(tmp_path) as other:
        table = await playing(one, ADA, BO)
        assert (await other.lookup.public_view(table.id)).stage == "turn"
        written = await act(one, table.id, ADA, Draw())
        no = await refusal(act(other, table.id, ADA, Draw()))
        assert (no.code, no.params["step"]) == (
            TableCode.BOARD_HAS_MOVED_ON,
            written.view.step,
        )
        assert await other.lookup.public_view(table.id) == written.view
        assert (await act(other, table.id, ADA, Draw())).seq == written.seq + 1
        assert await other.replay.verify(table.id) == []


async def test_two_processes_at_the_same_moment_write_one_move(tmp_path: Path) -> None:
    async with hall(tmp_path) as one, hall(tmp_path) as other:
        table = await playing(one, ADA, BO)
        await other.lookup.public_view(table.id)
        answers = await asyncio.gather(
            act(one, table.id, ADA, Draw()),
            act(other, table.id, ADA, Draw()),
            return_exceptions=True,
        )
        refusals = [answer for answer in answers if isinstance(answer, TableRefusal)]
        assert [no.code for no in refusals] == [TableCode.BOARD_HAS_MOVED_ON]
        assert await one.lookup.seq(table.id) == 4


async def test_one_interaction_delivered_to_two_processes_acts_once(tmp_path: Path) -> None:
    async with hall(tmp_path) as one, hall(tmp_path) as other:
        table = await playing(one, ADA, BO)
        await other.lookup.public_view(table.id)
        request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), next(presses))
        answers = await asyncio.gather(one.moves.act(request), other.moves.act(request))
        assert answers[0] == answers[1]
        assert await one.lookup.seq(table.id) == 4


@pytest.mark.parametrize("turns", range(0, 60, 3))
async def test_a_cancelled_act_is_done_wholly_or_not_at_all(tables: Tables, turns: int) -> None:
    table = await playing(tables, ADA, BO)
    task = asyncio.create_task(act(tables, table.id, ADA, Draw()))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await tables.replay.verify(table.id) == []
    assert await tables.lookup.seq(table.id) in (3, 4)
    assert (await act(tables, table.id, ADA, Draw())).seq == await tables.lookup.seq(table.id)


async def test_automatic_players_act_only_for_automatic_seats(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user, (ADA.user,))
    human, robot = await tables.lookup.waiting_since(table.id)
    assert await tables.moves.computer_turns() == [(table.id, robot)]
    view = await tables.moves.computer_view(table.id, robot)
    assert await why(tables.moves.computer_view(table.id, human)) == TableCode.NO_AUTOMATIC_PLAYER
    no = tables.moves.act_for_computer(table.id, human, view.moves[0])
    assert await why(no) == TableCode.BOARD_HAS_MOVED_ON
    acted = await tables.moves.act_for_computer(table.id, robot, view.moves[0], view.public.step)
    assert acted.mine.seat == robot
    assert await tables.moves.computer_turns() == []


async def test_an_automatic_player_that_thought_too_long_is_late(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user, (ADA.user,))
    _, robot = await tables.lookup.waiting_since(table.id)
    view = await tables.moves.computer_view(table.id, robot)
    await tables.moves.act_for_computer(table.id, robot, view.moves[0])
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    late = tables.moves.act_for_computer(table.id, robot, Draw(), view.public.step)
    with pytest.raises(TableRefusal) as caught:
        await late
    assert caught.value.code == TableCode.BOARD_HAS_MOVED_ON
