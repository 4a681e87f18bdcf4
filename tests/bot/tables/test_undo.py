"""Taking a move back at once: which moves, whose, and what the log says."""

import random
from pathlib import Path

import pytest

from bot.domain.events import TakenBack, game_events
from bot.domain.refusals import TableCode
from bot.domain.requests import UndoAsked, UndoQuestion, UndoResult
from bot.domain.table import Seq, TableId
from bot.tables import Tables
from bot.tables.undo import MOST_UNDONE
from engine.actions import Draw, DrawTickets, Keep
from engine.model import Seat
from engine.record import differences
from tests.support.databases.due_work import computer_turns
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    STRANGER,
    act,
    draw_two_cards,
    expect_refusal,
    first_move,
    new_interaction,
    non_tunnel_claim,
    open_lobby,
    open_tables,
    refusal_code,
    start_first_turn,
    start_game,
    view_of,
)


async def claim_for_ada(tables: Tables, table_id: TableId) -> None:
    """Claim a route for Ada, for which the fixed deal gives her the cards."""
    await act(tables, table_id, ADA, await non_tunnel_claim(tables, table_id, ADA))


async def test_a_claim_is_taken_back_at_once(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    before = await view_of(tables, table.id, ADA)
    await claim_for_ada(tables, table.id)
    undone = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(undone, UndoResult)
    assert (undone.seq, undone.taken_back) == (5, 4)
    assert (undone.mine.hand, undone.mine.moves) == (before.hand, before.moves)
    assert undone.view.waiting == (0,)
    assert await verify(tables, table.id) == []


async def test_an_undo_is_a_log_entry_with_the_events_taken_back(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await claim_for_ada(tables, table.id)
    await tables.undo.request(table.id, ADA.user, new_interaction())
    claimed, undone = (await tables.lookup.history(table.id))[-2:]
    assert claimed.is_undone
    assert undone.events == (TakenBack(Seat(0), Seq(4), game_events(claimed.events)),)
    assert not undone.is_undone


async def test_steps_only_grow_so_that_old_buttons_stay_refused_after_an_undo(
    tables: Tables,
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    first = (await tables.lookup.public_view(table.id)).step
    claim = await non_tunnel_claim(tables, table.id, ADA)
    undone_step = (await act(tables, table.id, ADA, claim)).view.step
    await tables.undo.request(table.id, ADA.user, new_interaction())
    again = (await tables.lookup.public_view(table.id)).step
    assert first < undone_step < again
    played = await act(tables, table.id, ADA, claim, again)
    refusal = await expect_refusal(act(tables, table.id, BO, Draw(), undone_step))
    assert (refusal.code, refusal.params) == (
        TableCode.BOARD_HAS_MOVED_ON,
        {"step": played.view.step},
    )


async def test_the_game_after_an_undo_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await claim_for_ada(tables, table.id)
        await tables.undo.request(table.id, ADA.user, new_interaction())
        before = await view_of(tables, table.id, ADA)
    async with open_tables(tmp_path) as tables:
        assert await view_of(tables, table.id, ADA) == before
        assert await verify(tables, table.id) == []
        await draw_two_cards(tables, table.id, ADA)
        assert await verify(tables, table.id) == []


async def test_an_undo_button_means_the_move_that_was_the_last_when_it_was_made(
    tables: Tables,
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await act(tables, table.id, ADA, DrawTickets())
    kept = await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    await tables.undo.request(table.id, ADA.user, new_interaction(), kept.view.step)
    refusal = await expect_refusal(
        tables.undo.request(table.id, ADA.user, new_interaction(), kept.view.step)
    )
    now = (await tables.lookup.public_view(table.id)).step
    assert (refusal.code, refusal.params) == (TableCode.BOARD_HAS_MOVED_ON, {"step": now})
    assert (await tables.publication.unpublished(table.id)).votes == ()
    assert isinstance(
        await tables.undo.request(table.id, ADA.user, new_interaction(), now), UndoAsked
    )


async def test_nothing_can_be_undone_before_the_first_move(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO)
    attempt = tables.undo.request(table.id, ADA.user, new_interaction())
    assert await refusal_code(attempt) == TableCode.NOTHING_TO_UNDO


async def test_only_the_last_move_can_be_undone_and_only_by_its_player(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await claim_for_ada(tables, table.id)
    for person, code in [
        (BO, TableCode.NOT_YOURS_TO_UNDO),
        (STRANGER, TableCode.NOT_AT_THIS_TABLE),
    ]:
        assert (
            await refusal_code(tables.undo.request(table.id, person.user, new_interaction()))
            == code
        )
    await act(tables, table.id, BO, Draw())
    attempt = tables.undo.request(table.id, ADA.user, new_interaction())
    assert await refusal_code(attempt) == TableCode.NOT_YOURS_TO_UNDO


async def test_a_choice_of_tickets_can_be_undone(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO)
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    undone = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(undone, UndoResult)
    assert undone.view.waiting == (0, 1)


async def test_the_move_before_can_be_undone_too_with_consent_if_it_revealed_something(
    tables: Tables,
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await act(tables, table.id, ADA, DrawTickets())
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    assert isinstance(await tables.undo.request(table.id, ADA.user, new_interaction()), UndoResult)
    asked = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(asked, UndoAsked)
    assert asked.vote.question == UndoQuestion(Seat(0), Seq(4))


async def test_the_same_interaction_twice_undoes_once(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO)
    await act(tables, table.id, BO, await first_move(tables, table.id, BO, Keep))
    press = new_interaction()
    first = await tables.undo.request(table.id, BO.user, press)
    assert await tables.undo.request(table.id, BO.user, press) == first
    await act(tables, table.id, BO, await first_move(tables, table.id, BO, Keep))
    again = await tables.undo.request(table.id, BO.user, press)
    assert isinstance(again, UndoResult)
    assert (again.taken_back, again.seq) == (2, 4)


async def test_no_consent_is_needed_against_computer_players(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user, (ADA.user,))
    ((_, seat),) = await computer_turns(tables)
    await tables.moves.act_for_computer(
        table.id, seat, (await tables.moves.computer_view(table.id, seat)).moves[0]
    )
    attempt = tables.undo.request(table.id, ADA.user, new_interaction())
    assert await refusal_code(attempt) == TableCode.NOT_YOURS_TO_UNDO
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    await act(tables, table.id, ADA, Draw())
    assert isinstance(await tables.undo.request(table.id, ADA.user, new_interaction()), UndoResult)


@pytest.mark.slow
@pytest.mark.postgres_in_soak
async def test_a_whole_game_with_undos_is_the_same_game_without_them(
    tables: Tables, map_id: str
) -> None:
    rng = random.Random(map_id)
    table = await start_game(tables, ADA, BO, map_id=map_id)
    undos = 0
    while waiting := (await tables.lookup.public_view(table.id)).waiting:
        seat = rng.choice(waiting)
        person, other = (ADA, BO) if seat == 0 else (BO, ADA)
        move = rng.choice((await view_of(tables, table.id, person)).moves)
        acted = await act(tables, table.id, person, move)
        if acted.table.status == "playing" and rng.random() < 0.2:
            if isinstance(
                await tables.undo.request(table.id, person.user, new_interaction()), UndoAsked
            ):
                await tables.undo.answer(table.id, other.user, True)
            undos += 1
            tables.cache.memory.forget(table.id)
    assert undos > 5
    assert await verify(tables, table.id) == []
    record = await tables.replay.record(table.id)
    assert not list(differences(record, tables.boards[table.options.map]))
    assert await tables.lookup.seq(table.id) == 1 + len(record.actions) + 2 * undos
    assert acted.view.step == len(record.actions) + 2 * undos


async def test_the_result_of_an_action_says_whether_it_can_be_undone_at_once(
    tables: Tables,
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    claimed = await act(tables, table.id, ADA, await non_tunnel_claim(tables, table.id, ADA))
    assert claimed.can_undo
    drawn = await act(tables, table.id, BO, Draw())
    assert not drawn.can_undo


async def test_every_action_against_computer_players_can_be_undone_at_once(
    tables: Tables,
) -> None:
    table = await open_lobby(tables, ADA)
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


async def test_nobody_is_called_again_and_again_by_moves_that_are_taken_back(
    tables: Tables,
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    for _ in range(MOST_UNDONE):
        await claim_for_ada(tables, table.id)
        await tables.undo.request(table.id, ADA.user, new_interaction())
    await claim_for_ada(tables, table.id)
    attempt = tables.undo.request(table.id, ADA.user, new_interaction())
    refusal = await expect_refusal(attempt)
    assert (refusal.code, refusal.params) == (TableCode.UNDONE_TOO_OFTEN, {"most": MOST_UNDONE})
    await draw_two_cards(tables, table.id, BO)
    await draw_two_cards(tables, table.id, ADA)
    await act(tables, table.id, BO, await non_tunnel_claim(tables, table.id, BO))
    assert isinstance(await tables.undo.request(table.id, BO.user, new_interaction()), UndoResult)


async def test_somebody_who_calls_nobody_may_take_back_as_often_as_they_like(
    tables: Tables,
) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start(table.id, ADA.user)
    for _ in range(MOST_UNDONE + 1):
        await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
        await tables.undo.request(table.id, ADA.user, new_interaction())
