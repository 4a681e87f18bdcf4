"""Looking up tables, their history, and whom they wait for."""

from pathlib import Path

from bot.domain.refusals import TableCode
from bot.domain.table import Human, Seq, TableId, UserId
from bot.tables import Tables
from engine.actions import Claim, Draw, Keep
from engine.model import RouteId, Seat
from tests.support.fake_clock import FakeClock
from tests.support.tables import (
    ADA,
    BO,
    THERE,
    act,
    draw_two_cards,
    first_move,
    open_lobby,
    open_tables,
    options,
    refusal_code,
    start_first_turn,
    start_game,
)


async def test_people_find_their_open_tables(tables: Tables) -> None:
    here = await open_lobby(tables, ADA, BO)
    there = await tables.lobby.open(THERE, BO, options())
    assert await tables.lookup.of_user(BO.user) == [here, there]
    await tables.lobby.cancel(here.id, ADA.user, may_manage=False)
    assert await tables.lookup.of_user(BO.user) == [there]
    assert await tables.lookup.of_user(ADA.user) == []


async def test_the_maps_in_play_are_those_of_open_tables(tables: Tables) -> None:
    here = await open_lobby(tables, ADA, map_id="usa")
    await start_game(tables, BO, ADA, map_id="amsterdam", where=THERE)
    assert await tables.lookup.maps_in_play() == {"usa", "amsterdam"}
    await tables.lobby.cancel(here.id, ADA.user, may_manage=False)
    assert await tables.lookup.maps_in_play() == {"amsterdam"}


async def test_a_table_that_does_not_exist_is_unknown(tables: Tables) -> None:
    for attempt in [
        tables.lookup.table(TableId(4)),
        tables.lobby.join(TableId(4), ADA),
        tables.lobby.start(TableId(4), ADA.user),
        tables.lookup.public_view(TableId(4)),
        tables.publication.unpublished(TableId(4)),
    ]:
        assert await refusal_code(attempt) == TableCode.UNKNOWN_TABLE


async def test_a_lobby_has_no_game_to_look_at(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    assert await refusal_code(tables.lookup.public_view(table.id)) == TableCode.GAME_HAS_NOT_BEGUN
    assert (
        await refusal_code(tables.lookup.player_view(table.id, ADA.user))
        == TableCode.GAME_HAS_NOT_BEGUN
    )
    await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    assert await refusal_code(tables.lookup.public_view(table.id)) == TableCode.TABLE_IS_CLOSED


async def test_history_can_be_read_from_any_entry_on(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        assert [entry.seq for entry in await tables.lookup.history(table.id)] == [1, 2, 3]
        assert [entry.seq for entry in await tables.lookup.history(table.id, Seq(2))] == [3]


async def test_a_table_has_waited_for_a_person_since_they_could_act(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_game(tables, ADA, BO)
    began = clock.now
    clock.pass_hours(1)
    await act(tables, table.id, BO, await first_move(tables, table.id, BO, Keep))
    assert await tables.lookup.waiting_since(table.id) == {Seat(0): began}
    clock.pass_hours(1)
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    assert await tables.lookup.waiting_since(table.id) == {Seat(0): clock.now}
    await draw_two_cards(tables, table.id, ADA)
    assert await tables.lookup.waiting_since(table.id) == {Seat(1): clock.now}


async def test_people_with_the_same_name_are_told_apart_by_their_user_id(tables: Tables) -> None:
    twin = Human(UserId(555), "Ada")
    table = await start_first_turn(tables, ADA, twin)
    assert table.seat_of(twin.user) == 1


async def test_routes_that_others_have_claimed_are_lost_until_the_next_turn_is_over(
    tables: Tables,
) -> None:
    table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")

    async def lost_to(person: Human) -> tuple[RouteId, ...]:
        view = await tables.lookup.player_view(table.id, person.user)
        return await tables.lookup.lost_routes(table.id, view)

    await draw_two_cards(tables, table.id, ADA)
    claim = await first_move(tables, table.id, BO, Claim)
    assert isinstance(claim, Claim)
    await act(tables, table.id, BO, claim)
    for _ in range(2):
        assert await lost_to(ADA) == (claim.route,)
        assert await lost_to(BO) == ()
        await act(tables, table.id, ADA, Draw())
    assert await lost_to(ADA) == (claim.route,)  # her hand is edited now
    await act(tables, table.id, BO, Draw())
    assert await lost_to(ADA) == ()
