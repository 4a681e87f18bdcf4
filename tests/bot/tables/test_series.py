"""A series over the database: the score, whose turn it is to begin, and the same cards again."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.events import GameBegan
from bot.domain.refusals import TableCode
from bot.domain.replay import ReplayRequest
from bot.domain.requests import ActionResult, PreferencesChange
from bot.domain.series import Series, SeriesScore
from bot.domain.table import ComputerPlayer, Human, Seq, Table, TableId
from bot.store import results as result_rows
from bot.tables import Tables
from bot.tables.seating import turned
from bot.tables.series import SeriesOfTables
from engine.model import MapId, Seat
from engine.views import PlayerView
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import play_to_end
from tests.support.results import game, seat_of
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    open_lobby,
    open_tables,
    refusal_code,
    start_game,
)

ROBOT = ComputerPlayer("easy", "Robot")


@pytest.fixture
def dealt_anew(tables: Tables, clock: FakeClock) -> Tables:
    """Tables of which no two get the same cards by chance."""
    return Tables(tables.store, tables.boards, clock, random_bytes=os.urandom)


async def finished_game(tables: Tables, *people: Human) -> Table:
    """A game on the shortest map that these people have played to its end."""
    table = await start_game(tables, *people, map_id="amsterdam")
    await play_to_end(tables, table.id)
    return await tables.lookup.table(table.id)


async def another_game(
    tables: Tables, before: Table, *, has_same_cards: bool = False
) -> ActionResult:
    """Another game of the same two people, which has begun."""
    again = await tables.lobby.open_again(HERE, ADA, before, has_same_cards=has_same_cards)
    await tables.lobby.join(again.id, BO)
    return await tables.lobby.start(again.id, ADA.user)


async def dealt_to(tables: Tables, table: Table, seat: Seat) -> PlayerView | None:
    """What a seat of a finished game was dealt."""
    request = ReplayRequest(table.id, ADA.user, HERE.channel, "first", Seq(1), seat)
    return (await tables.replay_steps.step(request)).mine


async def end_with(tables: Tables, table_id: TableId, ada: int, bo: int) -> None:
    """The game is called off, and has this result all the same."""
    async with tables.store.writing() as db:
        result = game(seat_of(ADA, ada), seat_of(BO, bo))
        await result_rows.insert(db, replace(result, table=table_id), {})
    await tables.lobby.cancel(table_id, ADA.user, may_manage=True)


def test_the_order_is_turned_by_one_seat() -> None:
    assert turned((ADA, BO, ROBOT), (BO, ROBOT, ADA)) == (ROBOT, ADA, BO)
    assert turned((ADA, ROBOT, CY), (BO, ROBOT, ADA)) == (ROBOT, ADA, CY)  # instead of Bo
    assert turned((CY, ADA), (BO, ROBOT, ADA)) == (CY, ADA)
    assert turned((ADA, CY, BO), (ADA, BO)) == (BO, ADA, CY)


async def test_whoever_began_is_last_in_the_next_game_with_other_cards(dealt_anew: Tables) -> None:
    before = await finished_game(dealt_anew, ADA, BO)
    again = (await another_game(dealt_anew, before)).table
    assert again.names == ("Bo", "Ada")
    assert again.seed_hash != before.seed_hash
    assert (await dealt_anew.lookup.history(again.id))[0].events[0] == GameBegan(
        ("Bo", "Ada"), by_lot=False, is_turned=True
    )


async def test_the_same_cards_are_dealt_one_seat_further_and_nobody_is_rated(
    dealt_anew: Tables,
) -> None:
    before = await finished_game(dealt_anew, ADA, BO)
    begun = await another_game(dealt_anew, before, has_same_cards=True)
    assert begun.table.names == ("Bo", "Ada")
    assert begun.table.seed_hash == before.seed_hash
    dealt = await dealt_to(dealt_anew, before, Seat(1))  # Bo had what Ada has now
    assert dealt is not None
    assert (begun.mine.hand, begun.mine.offered) == (dealt.hand, dealt.offered)
    await play_to_end(dealt_anew, begun.table.id)
    result = await result_rows.of_table(dealt_anew.store.reader, begun.table.id)
    assert result is not None
    assert [seat.is_rated for seat in result.seats] == [False, False]
    over = await dealt_anew.lookup.table(begun.table.id)
    once_more = await another_game(dealt_anew, over, has_same_cards=True)
    assert (once_more.table.seed_hash, once_more.table.names) == (before.seed_hash, ("Ada", "Bo"))


async def test_the_same_cards_are_for_as_many_and_only_after_the_end(tables: Tables) -> None:
    playing = await start_game(tables, ADA, BO, map_id="amsterdam")
    attempt = tables.lobby.open_again(HERE, ADA, playing, has_same_cards=True)
    assert await refusal_code(attempt) == TableCode.GAME_IS_NOT_OVER
    await play_to_end(tables, playing.id)
    over = await tables.lookup.table(playing.id)
    again = await tables.lobby.open_again(HERE, ADA, over, has_same_cards=True)
    assert await refusal_code(tables.lobby.start(again.id, ADA.user)) == TableCode.TOO_FEW_PLAYERS
    await tables.lobby.join(again.id, CY)
    assert await refusal_code(tables.lobby.join(again.id, BO)) == TableCode.TABLE_IS_FULL


async def test_after_the_same_cards_as_many_can_play_as_the_map_is_for(tables: Tables) -> None:
    playing = await start_game(tables, ADA, BO, map_id="amsterdam")
    await play_to_end(tables, playing.id)
    over = await tables.lookup.table(playing.id)
    friendly = await tables.lobby.open_again(HERE, ADA, over, has_same_cards=True)
    await tables.lobby.cancel(friendly.id, ADA.user, may_manage=True)
    again = await tables.lobby.open_again(HERE, ADA, friendly)
    assert friendly.options.most_players == 2
    assert again.options.most_players == tables.boards[MapId("amsterdam")].map.players[1] > 2


async def test_a_series_adds_up_what_counts_and_leaves_hidden_people_out(
    tmp_path: Path, clock: FakeClock
) -> None:
    async with open_tables(tmp_path, clock) as tables:
        series = SeriesOfTables(tables.cache)
        table = await open_lobby(tables, ADA, BO, map_id="amsterdam")
        assert await series.before(table) is None
        table = await tables.lobby.change_best_of(table.id, ADA.user, 3)
        assert await series.before(table) == Series(0, 0, (), 3)
        await end_with(tables, table.id, 9, 4)
        friendly = await tables.lobby.open_again(
            HERE, ADA, replace(table, status="over"), has_same_cards=True
        )
        await end_with(tables, friendly.id, 1, 90)
        second = await tables.lobby.open_again(HERE, ADA, friendly)
        await end_with(tables, second.id, 5, 5)
        third = await tables.lobby.open_again(HERE, ADA, second)
        ada, bo = SeriesScore(ADA.user, "Ada", 1), SeriesScore(BO.user, "Bo", 0)
        assert await series.before(third) == Series(2, 1, (ada, bo), 3)
        await end_with(tables, third.id, 7, 1)
        decided = Series(3, 1, (replace(ada, wins=2), bo), 3, is_decided=True)
        assert await series.after(third) == decided
        assert await series.after(second) == Series(2, 1, (ada, bo), 3)
        assert await series.after(friendly) is None
        assert (await tables.profiles.outcome(third.id)).series == decided
        await tables.preferences.change(ADA.user, PreferencesChange(shows_results=False))
        assert await series.after(third) == replace(decided, scores=(bo,))
        anew = await tables.lobby.open_again(HERE, ADA, third)
        assert (anew.options.series, anew.options.best_of) == (0, 3)
        assert await series.before(anew) == Series(0, 0, (), 3)


async def test_only_the_host_says_how_many_games_there_are(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO, map_id="amsterdam")
    attempt = tables.lobby.change_best_of(table.id, BO.user, 5)
    assert await refusal_code(attempt) == TableCode.ONLY_THE_HOST
