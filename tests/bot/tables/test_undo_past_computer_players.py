"""Taking a move back after computer players have moved: their moves are taken back with it."""

import random
from pathlib import Path

import pytest

from bot.domain.events import TakenBack, game_events
from bot.domain.refusals import TableCode
from bot.domain.requests import UndoAsked, UndoResult
from bot.domain.table import ComputerPlayer, TableId
from bot.tables import Tables
from engine.actions import Draw, DrawTickets, Keep
from engine.model import Seat
from engine.record import differences
from tests.support.databases.due_work import computer_turns
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    act,
    act_for_computer,
    draw_two_cards,
    expect_refusal,
    first_move,
    first_non_tunnel_claim,
    new_interaction,
    non_tunnel_claim,
    open_tables,
    refusal_code,
    start_with_computers,
    view_of,
)

pytestmark = pytest.mark.postgres_in_soak


async def claim_for_computer(tables: Tables, table_id: TableId) -> None:
    """Play a whole turn of the computer player that is to move, which reveals nothing."""
    ((_, seat), *_) = await computer_turns(tables)
    view = await tables.moves.computer_view(table_id, seat)
    await act_for_computer(tables, table_id, first_non_tunnel_claim(tables, view))


async def test_later_moves_of_computer_players_are_taken_back_too(tables: Tables) -> None:
    table = await start_with_computers(tables, ADA, computers=2, map_id="usa")
    before = await view_of(tables, table.id, ADA)
    await draw_two_cards(tables, table.id, ADA)
    for _ in range(4):
        await act_for_computer(tables, table.id, Draw())
    assert (await tables.lookup.public_view(table.id)).waiting == (0,)
    undone = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(undone, UndoResult)
    own, *others, entry = (await tables.lookup.history(table.id))[-6:]
    assert undone.taken_back == own.seq
    assert all(each.is_undone for each in (own, *others))
    events = game_events(event for each in (own, *others) for event in each.events)
    assert entry.events == (TakenBack(Seat(0), own.seq, events),)
    assert undone.view.stage == "second card"
    assert await verify(tables, table.id) == []
    await tables.undo.request(table.id, ADA.user, new_interaction())
    now = await view_of(tables, table.id, ADA)
    assert (now.hand, now.moves) == (before.hand, before.moves)
    assert await verify(tables, table.id) == []


async def test_steps_only_grow_when_several_moves_are_taken_back(tables: Tables) -> None:
    table = await start_with_computers(tables, ADA, computers=2, map_id="usa")
    await draw_two_cards(tables, table.id, ADA)
    for _ in range(4):
        await act_for_computer(tables, table.id, Draw())
    before = (await tables.lookup.public_view(table.id)).step
    undone = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(undone, UndoResult)
    assert undone.view.step > before
    stale = await expect_refusal(act(tables, table.id, ADA, Draw(), before))
    assert stale.code == TableCode.BOARD_HAS_MOVED_ON


async def test_an_undo_button_made_before_computer_players_moved_still_works_once(
    tables: Tables,
) -> None:
    table = await start_with_computers(tables, ADA, map_id="usa")
    acted = await draw_two_cards(tables, table.id, ADA)
    assert acted.can_undo
    for _ in range(2):
        await act_for_computer(tables, table.id, Draw())
    step = acted.view.step
    assert isinstance(
        await tables.undo.request(table.id, ADA.user, new_interaction(), step), UndoResult
    )
    again = tables.undo.request(table.id, ADA.user, new_interaction(), step)
    assert await refusal_code(again) == TableCode.BOARD_HAS_MOVED_ON


async def test_other_people_are_asked_if_a_computer_player_revealed_something(
    tables: Tables,
) -> None:
    table = await start_with_computers(tables, BO, ADA, map_id="europe")
    await draw_two_cards(tables, table.id, BO)
    await act(tables, table.id, ADA, await non_tunnel_claim(tables, table.id, ADA))
    await act_for_computer(tables, table.id, Draw())
    question = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(question, UndoAsked)
    assert question.vote.voters == (BO.user,)
    await act_for_computer(
        tables, table.id, Draw()
    )  # the vote stays open: this move is taken back too
    assert (await tables.publication.unpublished(table.id)).votes == (question.vote,)
    voted = await tables.undo.answer(table.id, BO.user, True, question.vote.question_id)
    assert voted.vote.outcome == "yes"
    assert (await tables.lookup.public_view(table.id)).waiting == (1,)
    assert await verify(tables, table.id) == []


async def test_nobody_is_asked_if_nothing_was_revealed(tables: Tables) -> None:
    table = await start_with_computers(tables, BO, ADA, map_id="europe")
    await draw_two_cards(tables, table.id, BO)
    await act(tables, table.id, ADA, await non_tunnel_claim(tables, table.id, ADA))
    await claim_for_computer(tables, table.id)
    assert isinstance(await tables.undo.request(table.id, ADA.user, new_interaction()), UndoResult)


async def test_a_move_before_another_persons_move_cannot_be_undone(tables: Tables) -> None:
    table = await start_with_computers(tables, ADA, BO, map_id="usa")
    await draw_two_cards(tables, table.id, ADA)
    await draw_two_cards(tables, table.id, BO)
    await act_for_computer(tables, table.id, Draw())
    attempt = tables.undo.request(table.id, ADA.user, new_interaction())
    assert await refusal_code(attempt) == TableCode.NOT_YOURS_TO_UNDO
    assert isinstance(await tables.undo.request(table.id, BO.user, new_interaction()), UndoAsked)


async def start_with_stand_in_for_ada(tables: Tables, clock: FakeClock) -> TableId:
    """Ada has drawn one card and is absent; a stand-in has drawn the other. Bo is to move."""
    table = await start_with_computers(tables, ADA, BO, map_id="usa")
    await act(tables, table.id, ADA, Draw())
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "stand-in")
    await act_for_computer(tables, table.id, Draw())
    return table.id


async def test_a_move_of_the_persons_own_stand_in_cannot_be_undone(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table_id = await start_with_stand_in_for_ada(tables, clock)
        attempt = tables.undo.request(table_id, ADA.user, new_interaction())
        assert await refusal_code(attempt) == TableCode.NOT_YOURS_TO_UNDO


async def test_a_move_of_another_persons_stand_in_is_taken_back_too(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table_id = await start_with_stand_in_for_ada(tables, clock)
        await draw_two_cards(tables, table_id, BO)
        for _ in range(4):  # the computer player, then the stand-in
            await act_for_computer(tables, table_id, Draw())
        assert isinstance(
            await tables.undo.request(table_id, BO.user, new_interaction()), UndoResult
        )
        assert (await tables.lookup.public_view(table_id)).waiting == (1,)
        assert await verify(tables, table_id) == []


@pytest.mark.slow
async def test_a_game_with_computer_players_and_undos_is_the_same_game_without_undos(
    tables: Tables, map_id: str
) -> None:
    rng = random.Random(map_id)
    table = await start_with_computers(tables, ADA, map_id=map_id)
    undos_of_several = 0
    while waiting := (await tables.lookup.public_view(table.id)).waiting:
        if isinstance(table.occupants[waiting[0]], ComputerPlayer):
            view = await tables.moves.computer_view(table.id, waiting[0])
            await tables.moves.act_for_computer(table.id, waiting[0], rng.choice(view.moves))
        else:
            await act(
                tables, table.id, ADA, rng.choice((await view_of(tables, table.id, ADA)).moves)
            )
        if (await tables.lookup.table(table.id)).status == "playing" and rng.random() < 0.15:
            before = await tables.lookup.seq(table.id)
            result = await tables.undo.request(table.id, ADA.user, new_interaction())
            assert isinstance(result, UndoResult)
            undos_of_several += result.taken_back < before
            tables.cache.memory.forget(table.id)
    assert undos_of_several > 2
    assert await verify(tables, table.id) == []
    record = await tables.replay.record(table.id)
    assert not list(differences(record, tables.boards[table.options.map]))


async def test_the_log_names_every_entry_that_was_taken_back(tables: Tables) -> None:
    table = await start_with_computers(tables, ADA, map_id="usa")
    await act(tables, table.id, ADA, DrawTickets())
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    own = await tables.lookup.seq(table.id)
    for _ in range(2):
        await act_for_computer(tables, table.id, Draw())
    await tables.undo.request(table.id, ADA.user, new_interaction())
    async with tables.store.writing() as db:
        (row,) = await db.fetch("SELECT body FROM actions WHERE kind = 'undo'")
        assert row[0] == f'{{"undo":{own},"with":[{own + 1},{own + 2}],"unasked":true}}'
        await db.execute(
            "UPDATE actions SET body = ? WHERE kind = 'undo'", (f'{{"undo":{own + 2}}}',)
        )
    tables.cache.memory.forget(table.id)
    assert await verify(tables, table.id) != []
