"""Verifying a log, the record of a finished game, and replaying under changed rules."""

import random
import threading
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode
from bot.domain.requests import ANY_STEP, ActionRequest, DrawnCards, UndoResult
from bot.domain.table import Table
from bot.tables import Tables
from engine.actions import Action, Draw
from engine.game import Game, Played
from engine.model import Seat
from engine.record import differences
from tests.support.databases.back_ends import run_sql
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    act,
    draw_two_cards,
    new_interaction,
    open_tables,
    person_at,
    refusal_code,
    start_first_turn,
    start_game,
    view_of,
)


@pytest.mark.parametrize(
    ("statement", "problems"),
    [
        ("UPDATE actions SET digest = 'other' WHERE seq = 2", ["entry 2: another digest"]),
        (
            "UPDATE checkpoints SET state = replace(state, '\"points\":0', '\"points\":9')",
            ["the checkpoint is not where the log leads"],
        ),
        ("UPDATE actions SET seat = 1 WHERE seq = 4", ["entry 4: not your turn"]),
    ],
)
async def test_verifying_finds_entries_and_checkpoints_that_do_not_follow_from_the_log(
    tmp_path: Path, statement: str, problems: list[str]
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await draw_two_cards(tables, table.id, ADA)
        async with tables.store.writing() as db:
            await db.execute(statement)
        tables.cache.memory.forget(table.id)
        found = await verify(tables, table.id)
        assert [problem.split(" (")[0] for problem in found] == problems


async def test_verifying_finds_an_undo_of_a_move_that_was_not_the_last(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        undone = await tables.undo.request(table.id, BO.user, new_interaction())
        assert isinstance(undone, UndoResult)
        async with tables.store.writing() as db:
            await db.execute("UPDATE actions SET body = '{\"undo\":2}' WHERE seq = 4")
        assert await verify(tables, table.id) == ["entry 4: takes back 2, not the last"]


async def test_a_game_goes_on_with_the_rules_it_began_with_and_keeps_its_record(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_game(tables, ADA, BO, map_id="amsterdam")
    # As version 0.1.0 stored it.
    await run_sql(tmp_path, "UPDATE checkpoints SET rules = 1", "UPDATE tables SET rules = 1")
    async with open_tables(tmp_path) as tables:
        assert (await tables.cache.get(table.id)).game.rules_version == 1
        await play_to_the_end(tables, table)
        assert await verify(tables, table.id) == []
        record = await tables.replay.record(table.id)
        assert record.rules == 1
        assert not list(differences(record, tables.boards[table.options.map]))


async def test_a_game_continues_from_its_checkpoint_when_the_rules_have_changed(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), new_interaction())
        await tables.moves.act(request)
        await act(tables, table.id, ADA, Draw())
        before = await view_of(tables, table.id, BO)
    await run_sql(tmp_path, "UPDATE checkpoints SET rules = 0", "UPDATE tables SET rules = 0")
    async with open_tables(tmp_path) as tables:
        assert await view_of(tables, table.id, BO) == before
        undo = tables.undo.request(table.id, ADA.user, new_interaction())
        assert await refusal_code(undo) == TableCode.NOTHING_TO_UNDO
        assert await refusal_code(tables.moves.act(request)) == TableCode.BOARD_HAS_MOVED_ON
        await draw_two_cards(tables, table.id, BO)
        await tables.undo.request(table.id, BO.user, new_interaction())
        await tables.undo.answer(table.id, ADA.user, True)
        assert (await tables.lookup.public_view(table.id)).stage == "second card"
        assert await verify(tables, table.id) == []


async def test_a_game_begun_under_other_rules_has_no_record(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_game(tables, ADA, BO, map_id="amsterdam")
        await play_to_the_end(tables, table)
        async with tables.store.writing() as db:
            await db.execute("UPDATE tables SET rules = 0")
        assert await refusal_code(tables.replay.record(table.id)) == TableCode.RULES_HAVE_CHANGED


async def play_to_the_end(tables: Tables, table: Table) -> None:
    """Play random moves until the game is over."""
    rng = random.Random(1)
    while waiting := (await tables.lookup.public_view(table.id)).waiting:
        person = person_at(table, waiting[0])
        view = await view_of(tables, table.id, person)
        await act(tables, table.id, person, rng.choice(view.moves))


async def test_games_are_replayed_outside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()
    play = Game.play

    def noting_threads(game: Game, seat: Seat, action: Action) -> Played:
        threads.add(threading.current_thread())
        return play(game, seat, action)

    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await draw_two_cards(tables, table.id, ADA)
        async with tables.store.writing() as db:
            await db.execute("UPDATE tables SET status = 'over'")
        tables.cache.memory.forget(table.id)
        monkeypatch.setattr(Game, "play", noting_threads)
        await tables.replay.record(table.id)
        await verify(tables, table.id)
        assert threads
        assert threading.main_thread() not in threads


async def test_the_first_card_of_a_turn_is_found_in_the_log(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    first = await act(tables, table.id, ADA, Draw())
    second = await act(tables, table.id, ADA, Draw())
    found = await tables.replay.first_draw(table.id, ADA.user, second.seq)
    assert (found.events, found.whispers) == (first.events, first.whispers)
    assert await tables.replay.first_draw(table.id, ADA.user, first.seq) == DrawnCards()
    other = await act(tables, table.id, BO, Draw())
    assert await tables.replay.first_draw(table.id, BO.user, other.seq) == DrawnCards()
