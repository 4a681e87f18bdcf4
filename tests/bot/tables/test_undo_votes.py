"""Taking a move back that revealed something: all other people must agree."""

from pathlib import Path

from bot.domain.refusals import TableCode
from bot.domain.requests import UndoAsked
from bot.tables import Tables
from engine.actions import Draw
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    CY,
    STRANGER,
    act,
    new_interaction,
    open_tables,
    refusal_code,
    start_first_turn,
    view_of,
)


async def test_a_drawn_card_is_taken_back_only_when_all_others_agree(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    before = await view_of(tables, table.id, ADA)
    drawn = await act(tables, table.id, ADA, Draw())
    asked = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(asked, UndoAsked)
    assert asked.vote.voters == (BO.user, CY.user)
    assert await tables.undo.request(table.id, ADA.user, new_interaction()) == asked
    assert (await tables.publication.unpublished(table.id)).votes == (asked.vote,)

    assert (await tables.undo.answer(table.id, BO.user, True)).vote.outcome == "open"
    assert (await tables.lookup.public_view(table.id)) == drawn.view
    assert (await tables.undo.answer(table.id, CY.user, True)).vote.outcome == "yes"
    after = await view_of(tables, table.id, ADA)
    assert (after.hand, after.public.waiting) == (before.hand, (0,))
    assert (await tables.publication.unpublished(table.id)).votes == ()
    assert await verify(tables, table.id) == []


async def test_drawing_again_after_an_undo_gives_the_same_card(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    first = await act(tables, table.id, ADA, Draw())
    await tables.undo.request(table.id, ADA.user, new_interaction())
    await tables.undo.answer(table.id, BO.user, True)
    assert (await act(tables, table.id, ADA, Draw())).whispers == first.whispers


async def test_one_no_keeps_the_move_and_the_question_cannot_be_asked_again(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    drawn = await act(tables, table.id, ADA, Draw())
    await tables.undo.request(table.id, ADA.user, new_interaction())
    assert (await tables.undo.answer(table.id, BO.user, False)).vote.outcome == "no"
    assert await tables.lookup.public_view(table.id) == drawn.view
    late = tables.undo.answer(table.id, CY.user, True)
    assert await refusal_code(late) == TableCode.NO_SUCH_QUESTION
    again = tables.undo.request(table.id, ADA.user, new_interaction())
    assert await refusal_code(again) == TableCode.UNDO_WAS_DECLINED


async def test_a_yes_to_an_earlier_question_does_not_count(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await act(tables, table.id, ADA, Draw())
        first = await tables.undo.request(table.id, ADA.user, new_interaction())
        await act(tables, table.id, ADA, Draw())
        clock.pass_hours(0.001)
        second = await tables.undo.request(table.id, ADA.user, new_interaction())
        assert isinstance(first, UndoAsked)
        assert isinstance(second, UndoAsked)
        late = tables.undo.answer(table.id, BO.user, True, first.vote.question_id)
        assert await refusal_code(late) == TableCode.NO_SUCH_QUESTION
        voted = await tables.undo.answer(table.id, BO.user, True, second.vote.question_id)
        assert voted.vote.outcome == "yes"


async def test_only_the_other_people_at_the_table_can_answer(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await act(tables, table.id, ADA, Draw())
    too_early = tables.undo.answer(table.id, BO.user, True)
    assert await refusal_code(too_early) == TableCode.NO_SUCH_QUESTION
    await tables.undo.request(table.id, ADA.user, new_interaction())
    own = tables.undo.answer(table.id, ADA.user, True)
    assert await refusal_code(own) == TableCode.NOT_YOURS_TO_ANSWER
    stranger = tables.undo.answer(table.id, STRANGER.user, True)
    assert await refusal_code(stranger) == TableCode.NOT_AT_THIS_TABLE


async def test_the_question_is_void_once_the_game_goes_on(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await act(tables, table.id, ADA, Draw())
    await tables.undo.request(table.id, ADA.user, new_interaction())
    await act(tables, table.id, ADA, Draw())
    late = tables.undo.answer(table.id, BO.user, True)
    assert await refusal_code(late) == TableCode.NO_SUCH_QUESTION
    assert (await tables.publication.unpublished(table.id)).votes == ()


async def test_answers_survive_a_restart(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO, CY)
        await act(tables, table.id, ADA, Draw())
        await tables.undo.request(table.id, ADA.user, new_interaction())
        await tables.undo.answer(table.id, BO.user, True)
    async with open_tables(tmp_path) as tables:
        assert (await tables.undo.answer(table.id, CY.user, True)).vote.outcome == "yes"
        assert (await tables.lookup.public_view(table.id)).stage == "turn"
