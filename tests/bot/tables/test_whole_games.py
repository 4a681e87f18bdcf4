"""Whole games on every map with restarts on the way; kills; changed maps and rules."""

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode
from bot.domain.requests import ANY_STEP, ActionRequest, UndoResult
from bot.domain.table import Seq
from bot.store import Store
from bot.tables import Boards, Tables
from engine.actions import Action, Draw
from engine.cards import Seed
from engine.events import GameEnded
from engine.game import Game, Played, replay, start
from engine.model import Seat
from engine.record import differences, log_of
from maps.loader import MAPS_FOLDER
from tests.support.edited_maps import edited
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    StandingClock,
    act,
    begun,
    draws_two,
    hall,
    known_bytes,
    lobby,
    options,
    person_at,
    playing,
    presses,
    view_of,
)
from tests.support.tables import refused as why


@pytest.mark.slow
@pytest.mark.parametrize("steps", [pytest.param(1, marks=pytest.mark.soak), 8])
async def test_a_whole_game_with_a_restart_after_every_few_steps(
    tmp_path: Path, map_id: str, steps: int
) -> None:
    rng = random.Random(map_id)
    async with hall(tmp_path) as tables:
        table = await begun(tables, ADA, BO, map_id=map_id)
    status = "playing"
    while status == "playing":
        async with hall(tmp_path) as tables:
            for _ in range(steps):
                seat = rng.choice((await tables.lookup.public_view(table.id)).waiting)
                person = person_at(table, seat)
                view = await view_of(tables, table.id, person)
                move = rng.choice(view.moves)
                acted = await act(tables, table.id, person, move, view.public.step)
                if (status := acted.table.status) != "playing":
                    break
    async with hall(tmp_path) as tables:
        assert await tables.lookup.public_view(table.id) == acted.view
        assert await tables.replay.verify(table.id) == []
        record = await tables.replay.record(table.id)
        board = tables.boards[table.options.map]
        assert not list(differences(record, board))
        assert record.seed == known_bytes(32).hex()
        game = start(board, 2, Seed(known_bytes(32))).game
        assert replay(game, log_of(record)).digest().startswith(record.actions[-1].digest)
        assert isinstance((await tables.lookup.history(table.id))[-1].events[-1], GameEnded)


async def test_a_finished_game_is_closed(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with hall(tmp_path) as tables:
        table = await begun(tables, ADA, BO, map_id="amsterdam")
        assert await why(tables.replay.record(table.id)) == TableCode.GAME_IS_NOT_OVER
        while waiting := (await tables.lookup.public_view(table.id)).waiting:
            person = person_at(table, waiting[0])
            view = await view_of(tables, table.id, person)
            await act(tables, table.id, person, rng.choice(view.moves))
        assert (await tables.lookup.table(table.id)).status == "over"
        assert await tables.lookup.open_in(HERE.channel) is None
        assert await tables.lookup.waiting_since(table.id) == {}
        undo = tables.undo.request(table.id, person.user, next(presses))
        assert await why(undo) == TableCode.GAME_IS_OVER
        assert (await tables.lookup.public_view(table.id)).final is not None


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.support.tables import ADA, BO, draws_two, hall, playing

async def main():
    async with hall(Path(sys.argv[1])) as tables:
        table = await playing(tables, ADA, BO)
        waiting = await tables.publication.unpublished(table.id)
        await tables.publication.mark_published(
            table.id, waiting.revision, waiting.seq, None, table.where.channel
        )
        await draws_two(tables, table.id, ADA)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.slow
async def test_what_was_committed_before_a_kill_is_published_after_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    killed = subprocess.run(command, check=False, cwd=Path(__file__).parents[3])  # noqa: S603  # our own code
    assert killed.returncode == -signal.SIGKILL
    async with hall(tmp_path) as tables:
        (table_id,) = await tables.publication.behind()
        unpublished = await tables.publication.unpublished(table_id)
        assert (unpublished.announced, unpublished.seq) == (3, 5)
        assert [entry.seq for entry in unpublished.entries] == [4, 5]
        assert await tables.replay.verify(table_id) == []


async def test_a_map_that_changed_under_a_game_stops_that_game_only(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    ours = maps / "ours.toml"
    shutil.copy(MAPS_FOLDER / "usa.toml", ours)
    async with Store.open(tmp_path / "x.db") as store:
        tables = Tables(store, Boards(maps), StandingClock())
        table = await tables.lobby.open(HERE, ADA, options("ours", 2))
        await tables.lobby.join(table.id, BO)
        await tables.lobby.start(table.id, ADA.user)
    edited(tmp_path, "usa", "wagons = 45", "wagons = 44").rename(ours)
    async with Store.open(tmp_path / "x.db") as store:
        tables = Tables(store, Boards(maps), StandingClock())
        assert await why(tables.lookup.public_view(table.id)) == TableCode.MAP_HAS_CHANGED
        assert (await tables.lookup.table(table.id)).status == "playing"
        assert await tables.lobby.is_stuck(table.id)
        assert (
            await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
        ).status == "cancelled"
    ours.unlink()
    async with Store.open(tmp_path / "x.db") as store:
        tables = Tables(store, Boards(maps), StandingClock())
        assert await why(tables.lookup.public_view(table.id)) == TableCode.UNKNOWN_MAP


async def test_a_game_goes_on_from_its_checkpoint_when_the_rules_have_changed(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO)
        request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), next(presses))
        await tables.moves.act(request)
        await act(tables, table.id, ADA, Draw())
        before = await view_of(tables, table.id, BO)
    with sqlite3.connect(tmp_path / "slow-train.db") as db:
        db.execute("UPDATE checkpoints SET rules = 0")
        db.execute("UPDATE tables SET rules = 0")
    db.close()
    async with hall(tmp_path) as tables:
        assert await view_of(tables, table.id, BO) == before
        undo = tables.undo.request(table.id, ADA.user, next(presses))
        assert await why(undo) == TableCode.NOTHING_TO_UNDO
        assert await why(tables.moves.act(request)) == TableCode.BOARD_HAS_MOVED_ON
        await draws_two(tables, table.id, BO)
        await tables.undo.request(table.id, BO.user, next(presses))
        await tables.undo.answer(table.id, ADA.user, True)
        assert (await tables.lookup.public_view(table.id)).stage == "second card"
        assert await tables.replay.verify(table.id) == []


async def test_a_game_begun_by_other_rules_has_no_record(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with hall(tmp_path) as tables:
        table = await begun(tables, ADA, BO, map_id="amsterdam")
        while waiting := (await tables.lookup.public_view(table.id)).waiting:
            person = person_at(table, waiting[0])
            view = await view_of(tables, table.id, person)
            await act(tables, table.id, person, rng.choice(view.moves))
        async with tables.store.writing() as db:
            await db.execute("UPDATE tables SET rules = 0")
        assert await why(tables.replay.record(table.id)) == TableCode.RULES_HAVE_CHANGED


async def test_whole_games_are_played_again_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()
    play = Game.play

    def noticed(game: Game, seat: Seat, action: Action) -> Played:
        threads.add(threading.current_thread())
        return play(game, seat, action)

    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO)
        await draws_two(tables, table.id, ADA)
        async with tables.store.writing() as db:
            await db.execute("UPDATE tables SET status = 'over'")
        tables.cache.forget(table.id)
        monkeypatch.setattr(Game, "play", noticed)
        await tables.replay.record(table.id)
        await tables.replay.verify(table.id)
        assert threads
        assert threading.main_thread() not in threads


@pytest.mark.parametrize(
    ("tamper", "found"),
    [
        ("UPDATE actions SET digest = 'other' WHERE seq = 2", ["entry 2: another digest"]),
        (
            "UPDATE checkpoints SET state = replace(state, '\"points\":0', '\"points\":9')",
            ["the checkpoint is not where the log leads"],
        ),
        ("UPDATE actions SET seat = 1 WHERE seq = 4", ["entry 4: not your turn"]),
    ],
)
async def test_verifying_finds_what_does_not_follow_from_the_log(
    tmp_path: Path, tamper: str, found: list[str]
) -> None:
    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO)
        await draws_two(tables, table.id, ADA)
        async with tables.store.writing() as db:
            await db.execute(tamper)
        tables.cache.forget(table.id)
        problems = await tables.replay.verify(table.id)
        assert [problem.split(" (")[0] for problem in problems] == found


async def test_verifying_finds_an_undo_of_what_was_not_the_last_move(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO)
        undone = await tables.undo.request(table.id, BO.user, next(presses))
        assert isinstance(undone, UndoResult)
        async with tables.store.writing() as db:
            await db.execute("UPDATE actions SET body = '{\"undo\":2}' WHERE seq = 4")
        assert await tables.replay.verify(table.id) == ["entry 4: takes back 2, not the last"]


async def test_tables_that_nobody_touches_leave_memory_and_come_back(tmp_path: Path) -> None:
    clock = StandingClock()
    async with hall(tmp_path, clock) as tables:
        table = await playing(tables, ADA, BO)
        before = await view_of(tables, table.id, ADA)
        clock.pass_h(0.5)
        assert tables.cache.forget_idle(3600) == 0
        await tables.lookup.public_view(table.id)
        clock.pass_h(0.75)
        assert tables.cache.forget_idle(3600) == 0
        clock.pass_h(0.25)
        assert (tables.cache.forget_idle(3600), tables.cache.in_memory) == (1, 0)
        assert await view_of(tables, table.id, ADA) == before
        assert tables.cache.in_memory == 1


async def test_memory_holds_only_so_many_tables_the_last_used_ones(tmp_path: Path) -> None:
    async with hall(tmp_path, most_in_memory=2) as tables:
        found = []
        for person in (ADA, BO, CY):
            table = await lobby(tables, person)
            await tables.lobby.add_computer_player(table.id, person.user, "easy", "Robot")
            await tables.lobby.start(table.id, person.user)
            await tables.lobby.cancel(table.id, person.user, may_manage=True)
            found.append(table.id)
        for table_id in (*found, *found):
            await tables.lookup.public_view(table_id)
            assert tables.cache.in_memory <= 2


async def test_history_can_be_read_from_any_entry_on(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await playing(tables, ADA, BO)
        assert [entry.seq for entry in await tables.lookup.history(table.id)] == [1, 2, 3]
        assert [entry.seq for entry in await tables.lookup.history(table.id, Seq(2))] == [3]
