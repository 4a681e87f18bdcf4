"""Taking back: at once, with everybody's consent, or not at all."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.events import TakenBack, game_events
from bot.domain.refusals import TableCode
from bot.domain.requests import DrawnCards, UndoAsked, UndoQuestion, UndoResult
from bot.domain.table import Seq, TableId
from bot.tables import Tables
from engine.actions import Draw, DrawTickets, Keep
from engine.model import Seat
from engine.record import differences
from tests.support.tables import (
    ADA,
    BO,
    CY,
    STRANGER,
    StandingClock,
    act,
    begun,
    draws_two,
    first_move,
    hall,
    lobby,
    plain_claim,
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


async def claim_by_ada(tables: Tables, table_id: TableId) -> None:
    """The first deal of these tests lets Ada claim at once."""
    await act(tables, table_id, ADA, await plain_claim(tables, table_id, ADA))


async def test_a_claim_is_taken_back_at_once(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    before = await view_of(tables, table.id, ADA)
    await claim_by_ada(tables, table.id)
    undone = await tables.undo.request(table.id, ADA.user, next(presses))
    assert isinstance(undone, UndoResult)
    assert (undone.seq, undone.taken_back) == (5, 4)
    assert (undone.mine.hand, undone.mine.moves) == (before.hand, before.moves)
    assert undone.view.waiting == (0,)
    assert await tables.replay.verify(table.id) == []


async def test_an_undo_is_an_entry_that_everybody_can_read(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await claim_by_ada(tables, table.id)
    await tables.undo.request(table.id, ADA.user, next(presses))
    claimed, undone = (await tables.lookup.history(table.id))[-2:]
    assert claimed.is_undone
    assert undone.events == (TakenBack(Seat(0), Seq(4), game_events(claimed.events)),)
    assert not undone.is_undone


async def test_steps_only_grow_so_that_undone_moments_stay_stale(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    first = (await tables.lookup.public_view(table.id)).step
    claim = await plain_claim(tables, table.id, ADA)
    undone_moment = (await act(tables, table.id, ADA, claim)).view.step
    await tables.undo.request(table.id, ADA.user, next(presses))
    again = (await tables.lookup.public_view(table.id)).step
    assert first < undone_moment < again
    played = await act(tables, table.id, ADA, claim, again)
    no = await refusal(act(tables, table.id, BO, Draw(), undone_moment))
    assert (no.code, no.params) == (TableCode.BOARD_HAS_MOVED_ON, {"step": played.view.step})


async def test_the_game_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO)
        await claim_by_ada(tables, table.id)
        await tables.undo.request(table.id, ADA.user, next(presses))
        before = await view_of(tables, table.id, ADA)
    async with hall(tmp_path) as tables:
        assert await view_of(tables, table.id, ADA) == before
        assert await tables.replay.verify(table.id) == []
        await draws_two(tables, table.id, ADA)
        assert await tables.replay.verify(table.id) == []


async def test_a_control_means_the_move_that_was_the_last_when_it_was_made(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await act(tables, table.id, ADA, DrawTickets())
    kept = await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    await tables.undo.request(table.id, ADA.user, next(presses), kept.view.step)
    again = await refusal(tables.undo.request(table.id, ADA.user, next(presses), kept.view.step))
    now = (await tables.lookup.public_view(table.id)).step
    assert (again.code, again.params) == (TableCode.BOARD_HAS_MOVED_ON, {"step": now})
    assert (await tables.publication.unpublished(table.id)).votes == ()
    assert isinstance(await tables.undo.request(table.id, ADA.user, next(presses), now), UndoAsked)


async def test_a_yes_counts_for_the_question_it_was_given_to(tmp_path: Path) -> None:
    clock = StandingClock()
    async with hall(tmp_path, clock) as tables:
        table = await playing(tables, ADA, BO)
        await act(tables, table.id, ADA, Draw())
        first = await tables.undo.request(table.id, ADA.user, next(presses))
        await act(tables, table.id, ADA, Draw())
        clock.pass_h(0.001)
        second = await tables.undo.request(table.id, ADA.user, next(presses))
        assert isinstance(first, UndoAsked)
        assert isinstance(second, UndoAsked)
        late = tables.undo.answer(table.id, BO.user, True, first.vote.question_id)
        assert await why(late) == TableCode.NO_SUCH_QUESTION
        voted = await tables.undo.answer(table.id, BO.user, True, second.vote.question_id)
        assert voted.vote.outcome == "yes"


async def test_nothing_can_be_undone_before_the_first_move(tables: Tables) -> None:
    table = await begun(tables, ADA, BO)
    asked = tables.undo.request(table.id, ADA.user, next(presses))
    assert await why(asked) == TableCode.NOTHING_TO_UNDO


async def test_only_the_last_move_and_only_ones_own(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await claim_by_ada(tables, table.id)
    for person, code in [
        (BO, TableCode.NOT_YOURS_TO_UNDO),
        (STRANGER, TableCode.NOT_AT_THIS_TABLE),
    ]:
        assert await why(tables.undo.request(table.id, person.user, next(presses))) == code
    await act(tables, table.id, BO, Draw())
    asked = tables.undo.request(table.id, ADA.user, next(presses))
    assert await why(asked) == TableCode.NOT_YOURS_TO_UNDO


async def test_a_choice_of_tickets_can_be_made_again(tables: Tables) -> None:
    table = await begun(tables, ADA, BO)
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    undone = await tables.undo.request(table.id, ADA.user, next(presses))
    assert isinstance(undone, UndoResult)
    assert undone.view.waiting == (0, 1)


async def test_the_move_before_can_be_undone_too_but_asks_if_it_showed_something(
    tables: Tables,
) -> None:
    table = await playing(tables, ADA, BO)
    await act(tables, table.id, ADA, DrawTickets())
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    assert isinstance(await tables.undo.request(table.id, ADA.user, next(presses)), UndoResult)
    asked = await tables.undo.request(table.id, ADA.user, next(presses))
    assert isinstance(asked, UndoAsked)
    assert asked.vote.question == UndoQuestion(Seat(0), Seq(4))


async def test_the_same_interaction_twice_undoes_once(tables: Tables) -> None:
    table = await begun(tables, ADA, BO)
    await act(tables, table.id, BO, await first_move(tables, table.id, BO, Keep))
    press = next(presses)
    first = await tables.undo.request(table.id, BO.user, press)
    assert await tables.undo.request(table.id, BO.user, press) == first
    await act(tables, table.id, BO, await first_move(tables, table.id, BO, Keep))
    again = await tables.undo.request(table.id, BO.user, press)
    assert isinstance(again, UndoResult)
    assert (again.taken_back, again.seq) == (2, 4)


async def test_a_drawn_card_is_taken_back_only_when_all_others_agree(tables: Tables) -> None:
    table = await playing(tables, ADA, BO, CY)
    before = await view_of(tables, table.id, ADA)
    drawn = await act(tables, table.id, ADA, Draw())
    asked = await tables.undo.request(table.id, ADA.user, next(presses))
    assert isinstance(asked, UndoAsked)
    assert asked.vote.voters == (BO.user, CY.user)
    assert await tables.undo.request(table.id, ADA.user, next(presses)) == asked
    assert (await tables.publication.unpublished(table.id)).votes == (asked.vote,)

    assert (await tables.undo.answer(table.id, BO.user, True)).vote.outcome == "open"
    assert (await tables.lookup.public_view(table.id)) == drawn.view
    assert (await tables.undo.answer(table.id, CY.user, True)).vote.outcome == "yes"
    after = await view_of(tables, table.id, ADA)
    assert (after.hand, after.public.waiting) == (before.hand, (0,))
    assert (await tables.publication.unpublished(table.id)).votes == ()
    assert await tables.replay.verify(table.id) == []


async def test_drawing_again_after_an_undo_gives_the_same_card(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    first = await act(tables, table.id, ADA, Draw())
    await tables.undo.request(table.id, ADA.user, next(presses))
    await tables.undo.answer(table.id, BO.user, True)
    assert (await act(tables, table.id, ADA, Draw())).whispers == first.whispers


async def test_one_no_keeps_the_move_and_it_is_not_asked_again(tables: Tables) -> None:
    table = await playing(tables, ADA, BO, CY)
    drawn = await act(tables, table.id, ADA, Draw())
    await tables.undo.request(table.id, ADA.user, next(presses))
    assert (await tables.undo.answer(table.id, BO.user, False)).vote.outcome == "no"
    assert await tables.lookup.public_view(table.id) == drawn.view
    late = tables.undo.answer(table.id, CY.user, True)
    assert await why(late) == TableCode.NO_SUCH_QUESTION
    again = tables.undo.request(table.id, ADA.user, next(presses))
    assert await why(again) == TableCode.UNDO_WAS_DECLINED


async def test_a_question_is_for_the_others_at_the_table(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await act(tables, table.id, ADA, Draw())
    nothing = tables.undo.answer(table.id, BO.user, True)
    assert await why(nothing) == TableCode.NO_SUCH_QUESTION
    await tables.undo.request(table.id, ADA.user, next(presses))
    own = tables.undo.answer(table.id, ADA.user, True)
    assert await why(own) == TableCode.NOT_YOURS_TO_ANSWER
    stranger = tables.undo.answer(table.id, STRANGER.user, True)
    assert await why(stranger) == TableCode.NOT_AT_THIS_TABLE


async def test_the_question_is_void_once_the_game_goes_on(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await act(tables, table.id, ADA, Draw())
    await tables.undo.request(table.id, ADA.user, next(presses))
    await act(tables, table.id, ADA, Draw())
    late = tables.undo.answer(table.id, BO.user, True)
    assert await why(late) == TableCode.NO_SUCH_QUESTION
    assert (await tables.publication.unpublished(table.id)).votes == ()


async def test_answers_survive_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO, CY)
        await act(tables, table.id, ADA, Draw())
        await tables.undo.request(table.id, ADA.user, next(presses))
        await tables.undo.answer(table.id, BO.user, True)
    async with hall(tmp_path) as tables:
        assert (await tables.undo.answer(table.id, CY.user, True)).vote.outcome == "yes"
        assert (await tables.lookup.public_view(table.id)).stage == "turn"


async def test_against_automatic_players_nobody_has_to_be_asked(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user, (ADA.user,))
    ((_, robot),) = await tables.moves.computer_turns()
    await tables.moves.act_for_computer(
        table.id, robot, (await tables.moves.computer_view(table.id, robot)).moves[0]
    )
    no = tables.undo.request(table.id, ADA.user, next(presses))
    assert await why(no) == TableCode.NOT_YOURS_TO_UNDO
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    await act(tables, table.id, ADA, Draw())
    assert isinstance(await tables.undo.request(table.id, ADA.user, next(presses)), UndoResult)


@pytest.mark.slow
async def test_a_whole_game_with_undos_is_the_game_without_them(
    tables: Tables, map_id: str
) -> None:
    rng = random.Random(map_id)
    table = await begun(tables, ADA, BO, map_id=map_id)
    undos = 0
    while waiting := (await tables.lookup.public_view(table.id)).waiting:
        seat = rng.choice(waiting)
        person, other = (ADA, BO) if seat == 0 else (BO, ADA)
        move = rng.choice((await view_of(tables, table.id, person)).moves)
        acted = await act(tables, table.id, person, move)
        if acted.table.status == "playing" and rng.random() < 0.2:
            if isinstance(
                await tables.undo.request(table.id, person.user, next(presses)), UndoAsked
            ):
                await tables.undo.answer(table.id, other.user, True)
            undos += 1
            tables.cache.forget(table.id)
    assert undos > 5
    assert await tables.replay.verify(table.id) == []
    record = await tables.replay.record(table.id)
    assert not list(differences(record, tables.boards[table.options.map]))
    assert await tables.lookup.seq(table.id) == 1 + len(record.actions) + 2 * undos
    assert acted.view.step == len(record.actions) + 2 * undos


async def test_who_acts_is_told_whether_they_can_take_it_back_at_once(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    claimed = await act(tables, table.id, ADA, await plain_claim(tables, table.id, ADA))
    assert claimed.can_undo
    drawn = await act(tables, table.id, BO, Draw())
    assert not drawn.can_undo


async def test_who_plays_against_automatic_players_alone_needs_nobodys_consent(
    tables: Tables,
) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user, (ADA.user,))
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    view = await tables.moves.computer_view(table.id, Seat(1))
    await tables.moves.act_for_computer(table.id, Seat(1), view.moves[0])
    first = await act(tables, table.id, ADA, Draw())
    assert first.can_undo
    second = await act(tables, table.id, ADA, Draw())
    assert second.view.waiting == (1,)
    assert second.can_undo


async def test_the_first_card_of_a_turn_is_told_with_the_second(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    first = await act(tables, table.id, ADA, Draw())
    second = await act(tables, table.id, ADA, Draw())
    found = await tables.replay.first_draw(table.id, ADA.user, second.seq)
    assert (found.events, found.whispers) == (first.events, first.whispers)
    assert await tables.replay.first_draw(table.id, ADA.user, first.seq) == DrawnCards()
    other = await act(tables, table.id, BO, Draw())
    assert await tables.replay.first_draw(table.id, BO.user, other.seq) == DrawnCards()
