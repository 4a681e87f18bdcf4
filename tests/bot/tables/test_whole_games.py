"""Whole random games on every map, with restarts on the way."""

import random
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode
from engine.cards import Seed
from engine.events import GameEnded
from engine.game import replay, start
from engine.record import differences, log_of
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    act,
    fixed_bytes,
    new_interaction,
    open_tables,
    person_at,
    refusal_code,
    start_game,
    view_of,
)


@pytest.mark.slow
@pytest.mark.postgres_in_soak
@pytest.mark.parametrize("steps", [pytest.param(1, marks=pytest.mark.soak), 8])
async def test_a_whole_game_with_a_restart_after_every_few_steps(
    tmp_path: Path, map_id: str, steps: int
) -> None:
    rng = random.Random(map_id)
    async with open_tables(tmp_path) as tables:
        table = await start_game(tables, ADA, BO, map_id=map_id)
    status = "playing"
    while status == "playing":
        async with open_tables(tmp_path) as tables:
            for _ in range(steps):
                seat = rng.choice((await tables.lookup.public_view(table.id)).waiting)
                person = person_at(table, seat)
                view = await view_of(tables, table.id, person)
                move = rng.choice(view.moves)
                acted = await act(tables, table.id, person, move, view.public.step)
                if (status := acted.table.status) != "playing":
                    break
    async with open_tables(tmp_path) as tables:
        assert await tables.lookup.public_view(table.id) == acted.view
        assert await verify(tables, table.id) == []
        record = await tables.replay.record(table.id)
        board = tables.boards[table.options.map]
        assert not list(differences(record, board))
        assert record.seed == fixed_bytes(32).hex()
        game = start(board, 2, Seed(fixed_bytes(32))).game
        assert replay(game, log_of(record)).digest().startswith(record.actions[-1].digest)
        assert isinstance((await tables.lookup.history(table.id))[-1].events[-1], GameEnded)


async def test_nothing_can_be_done_at_a_finished_game(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with open_tables(tmp_path) as tables:
        table = await start_game(tables, ADA, BO, map_id="amsterdam")
        assert await refusal_code(tables.replay.record(table.id)) == TableCode.GAME_IS_NOT_OVER
        while waiting := (await tables.lookup.public_view(table.id)).waiting:
            person = person_at(table, waiting[0])
            view = await view_of(tables, table.id, person)
            await act(tables, table.id, person, rng.choice(view.moves))
        assert (await tables.lookup.table(table.id)).status == "over"
        assert await tables.lookup.open_in(HERE.channel) is None
        assert await tables.lookup.waiting_since(table.id) == {}
        undo = tables.undo.request(table.id, person.user, new_interaction())
        assert await refusal_code(undo) == TableCode.GAME_IS_OVER
        assert (await tables.lookup.public_view(table.id)).final is not None
