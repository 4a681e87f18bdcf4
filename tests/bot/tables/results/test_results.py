"""Results and ratings: stored when a game ends, and the same when computed again."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.__main__ import DATABASE_IN_USE, main
from bot.domain.ladders import Ladder, season_of
from bot.domain.requests import UndoAsked, UndoResult
from bot.domain.table import ComputerPlayer, Human, TableId
from bot.store import results as result_rows
from bot.store.databases.location import DatabaseUrl
from bot.tables.service import Tables
from engine.actions import Draw, Keep
from engine.model import MapId, Seat
from engine.record import Undo, UndoneAction
from tests.support.databases.back_ends import database_in
from tests.support.fake_clock import FakeClock
from tests.support.results import all_ratings
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    act,
    first_move,
    new_interaction,
    open_tables,
    options,
    person_at,
    start_game,
    start_with_computers,
    view_of,
)


async def play_out(tables: Tables, table_id: TableId, seed: int) -> None:
    """Play a game to its end at random; the computer's seats too."""
    rng = random.Random(seed)
    while waiting := (await tables.lookup.public_view(table_id)).waiting:
        table = await tables.lookup.table(table_id)
        if isinstance(table.occupants[waiting[0]], ComputerPlayer):
            view = await tables.moves.computer_view(table_id, waiting[0])
            await tables.moves.act_for_computer(table_id, waiting[0], rng.choice(view.moves))
            continue
        person = person_at(table, waiting[0])
        seen = await view_of(tables, table_id, person)
        await act(tables, table_id, person, rng.choice(seen.moves))


async def finished_game(tables: Tables, *people: Human, seed: int) -> TableId:
    table = await start_game(tables, *people, map_id="amsterdam")
    await play_out(tables, table.id, seed)
    return table.id


async def stored(tables: Tables) -> tuple[object, object]:
    reader = tables.store.reader
    return await result_rows.everything(reader), await all_ratings(reader)


async def test_a_finished_game_has_a_result_and_changes_the_ratings_of_its_people(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table_id = await finished_game(tables, ADA, BO, seed=1)
        result = await result_rows.of_table(tables.store.reader, table_id)
        final = (await tables.lookup.public_view(table_id)).final
        assert result is not None
        assert final is not None
        assert (result.guild, result.map) == (HERE.guild, "amsterdam")
        assert [seat.points for seat in result.seats] == [score.total for score in final.seats]
        assert [seat.user for seat in result.seats] == [ADA.user, BO.user]
        assert [seat.place == 1 for seat in result.seats] == [
            score.seat in final.winners for score in final.seats
        ]
        assert all(seat.is_rated for seat in result.seats)
        ratings = await all_ratings(tables.store.reader)
        season = season_of(clock())
        assert {ladder for ladder, _ in ratings} == {
            Ladder(),
            Ladder(HERE.guild),
            Ladder(HERE.guild, season),
            Ladder(HERE.guild, map=MapId("amsterdam")),
            Ladder(HERE.guild, season, MapId("amsterdam")),
        }
        best = min(result.seats, key=lambda seat: seat.place)
        worst = max(result.seats, key=lambda seat: seat.place)
        assert ratings[Ladder(), best.user].mu > ratings[Ladder(), worst.user].mu


async def test_all_results_computed_again_from_the_logs_are_the_same(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        for seed in range(3):
            await finished_game(tables, ADA, BO, seed=seed)
        before = await stored(tables)
        assert await tables.results.rebuild() == 3
        assert await stored(tables) == before
        async with tables.store.writing() as db:
            await result_rows.delete_all(db)
        assert await tables.results.add_missing() == 3  # as after an update of the bot
        assert await stored(tables) == before
        assert await tables.results.add_missing() == 0


async def test_a_cancelled_game_has_no_result(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_game(tables, ADA, BO, map_id="amsterdam")
        await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
        assert await tables.results.add_missing() == 0
        assert await stored(tables) == ([], {})


async def test_a_game_against_a_computer_player_changes_the_ratings_of_the_person(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await tables.lobby.open(HERE, ADA, options("amsterdam", most_players=2))
        await tables.lobby.add_computer_player(table.id, ADA.user, "hard", "Robot")
        await tables.lobby.start(table.id, ADA.user)
        await play_out(tables, table.id, 1)
        result = await result_rows.of_table(tables.store.reader, table.id)
        assert result is not None
        assert result.is_rated
        ratings = await all_ratings(tables.store.reader)
        assert {user for _, user in ratings} == {ADA.user}


async def test_a_seat_that_took_back_a_draw_unasked_is_not_rated_and_the_record_shows_it(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_with_computers(tables, ADA, computers=1, map_id="amsterdam")
        await act(tables, table.id, ADA, Draw())
        undone = await tables.undo.request(table.id, ADA.user, new_interaction())
        assert isinstance(undone, UndoResult)
        assert not undone.is_rated
        await play_out(tables, table.id, 1)
        result = await result_rows.of_table(tables.store.reader, table.id)
        assert result is not None
        assert [seat.is_rated for seat in result.seats] == [False, True]
        assert await all_ratings(tables.store.reader) == {}
        (shown,) = (await tables.replay.record(table.id)).undone
        drawn = UndoneAction(Seat(0), {"type": "draw"})
        assert shown == Undo(Seat(0), after=2, actions=(drawn,), unasked=True)
        before = await stored(tables)
        assert await tables.results.rebuild() == 1
        assert await stored(tables) == before


async def test_a_seat_that_took_back_what_revealed_nothing_or_with_consent_is_rated(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_game(tables, ADA, BO, map_id="amsterdam")
        keep = await first_move(tables, table.id, ADA, Keep)
        await act(tables, table.id, ADA, keep)
        kept = await tables.undo.request(table.id, ADA.user, new_interaction())
        assert isinstance(kept, UndoResult)
        assert kept.is_rated
        await act(tables, table.id, ADA, keep)
        await act(tables, table.id, BO, await first_move(tables, table.id, BO, Keep))
        await act(tables, table.id, ADA, Draw())
        asked = await tables.undo.request(table.id, ADA.user, new_interaction())
        assert isinstance(asked, UndoAsked)
        await tables.undo.answer(table.id, BO.user, True, asked.vote.question_id)
        await play_out(tables, table.id, 1)
        result = await result_rows.of_table(tables.store.reader, table.id)
        assert result is not None
        assert [seat.is_rated for seat in result.seats] == [True, True]
        undone = (await tables.replay.record(table.id)).undone
        assert [(each.after, each.unasked) for each in undone] == [(0, False), (2, False)]


async def test_a_result_is_kept_if_its_map_has_changed_since(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        await finished_game(tables, ADA, BO, seed=1)
        await finished_game(tables, BO, ADA, seed=2)
        before = await stored(tables)
    async with open_tables(tmp_path) as tables:
        async with tables.store.writing() as db:
            await db.execute("UPDATE checkpoints SET map_digest = 'other'")
        assert await tables.results.rebuild() == 2
        assert await stored(tables) == before


async def test_the_command_computes_all_results_again_while_no_bot_is_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = await database_in(tmp_path)
    url = database.secret_text if isinstance(database, DatabaseUrl) else ""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("DATABASE_PATH", "" if url else str(database))
    async with open_tables(tmp_path) as tables:
        await finished_game(tables, ADA, BO, seed=1)
        before = await stored(tables)
        async with tables.store.writing() as db:
            await db.execute("UPDATE result_seats SET points = 0")
            await db.execute("UPDATE ratings SET mu = 0")
        assert await asyncio.to_thread(main, ["results", "rebuild"]) == DATABASE_IN_USE
        assert "is in use" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["results", "rebuild"]) == 0
    assert "1 results" in capsys.readouterr().out
    async with open_tables(tmp_path) as tables:
        assert await stored(tables) == before
