"""Opening a table, joining, leaving, starting, cancelling, moving: and every refusal."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.events import GameBegan
from bot.domain.refusals import TableCode
from bot.domain.table import ComputerPlayer, Human, TableId
from bot.tables import Tables
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    HERE,
    STRANGER,
    THERE,
    begun,
    hall,
    lobby,
    options,
    refusal,
)
from tests.support.tables import refused as why


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with hall(tmp_path) as found:
        yield found


async def test_a_table_opens_with_its_host_at_it(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options())
    assert (table.status, table.people, table.host) == ("lobby", (ADA,), ADA.user)
    assert await tables.lookup.open_in(HERE.channel) == table
    assert await tables.lookup.table(table.id) == table


async def test_a_channel_has_one_open_table(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options())
    no = await refusal(tables.lobby.open(HERE, BO, options()))
    assert (no.code, no.params) == (TableCode.CHANNEL_HAS_A_TABLE, {"table": table.id})
    await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    assert (await tables.lobby.open(HERE, BO, options())).id != table.id


async def test_a_map_that_nobody_knows_is_refused(tables: Tables) -> None:
    no = await refusal(tables.lobby.open(HERE, ADA, options("atlantis")))
    assert no.code == TableCode.UNKNOWN_MAP
    assert no.params["maps"] == tables.boards.map_ids


@pytest.mark.parametrize("most", [1, 6])
async def test_the_map_says_how_many_can_play(tables: Tables, most: int) -> None:
    no = await refusal(tables.lobby.open(HERE, ADA, options(most_players=most)))
    assert (no.code, no.params) == (TableCode.NOT_FOR_SO_MANY, {"least": 2, "most": 5})


async def test_people_join_in_order_and_only_once(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO)
    assert (await tables.lobby.join(table.id, CY)).people == (ADA, BO, CY)
    assert await why(tables.lobby.join(table.id, BO)) == TableCode.ALREADY_AT_THIS_TABLE


async def test_a_full_table_takes_nobody(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options(most_players=2))
    await tables.lobby.join(table.id, BO)
    assert await why(tables.lobby.join(table.id, CY)) == TableCode.TABLE_IS_FULL
    automatic = tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert await why(automatic) == TableCode.TABLE_IS_FULL


async def test_when_the_host_leaves_the_next_person_is_host(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO)
    table = await tables.lobby.leave(table.id, ADA.user)
    assert (table.people, table.host) == ((BO,), BO.user)


async def test_the_last_person_to_leave_closes_the_table(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert (await tables.lobby.leave(table.id, ADA.user)).status == "cancelled"
    assert await tables.lookup.open_in(HERE.channel) is None


async def test_strangers_cannot_leave_or_add_players(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    stranger = STRANGER.user
    assert await why(tables.lobby.leave(table.id, stranger)) == TableCode.NOT_AT_THIS_TABLE
    adding = tables.lobby.add_computer_player(table.id, stranger, "easy", "Robot")
    assert await why(adding) == TableCode.NOT_AT_THIS_TABLE
    removing = tables.lobby.remove_computer_player(table.id, stranger, "Robot")
    assert await why(removing) == TableCode.NOT_AT_THIS_TABLE


async def test_automatic_players_come_and_go_with_names_of_their_own(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    names = ("Ada", "Robot", "Gear")
    for level in ("easy", "normal", "hard"):
        table = await tables.lobby.add_computer_player(table.id, ADA.user, level, *names)
    robot, gear = ComputerPlayer("easy", "Robot"), ComputerPlayer("normal", "Gear")
    assert table.people == (ADA, robot, gear, ComputerPlayer("hard", "Ada 2"))
    table = await tables.lobby.remove_computer_player(table.id, ADA.user, "Robot")
    assert table.names == ("Ada", "Gear", "Ada 2")


@pytest.mark.parametrize("name", ["Robot", "Ada", ""])
async def test_only_an_automatic_player_who_is_there_can_be_removed(
    tables: Tables, name: str
) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Gear")
    removing = tables.lobby.remove_computer_player(table.id, ADA.user, name)
    assert await why(removing) == TableCode.NO_AUTOMATIC_PLAYER


async def test_a_host_who_looks_on_lets_automatic_players_play(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options(), host_plays=False)
    assert (table.people, table.host) == ((), ADA.user)
    for _ in range(2):
        await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert await why(tables.lobby.start_to_watch(table.id, BO.user)) == TableCode.ONLY_THE_HOST
    table = await tables.lobby.start_to_watch(table.id, ADA.user)
    assert (table.status, sorted(table.names)) == ("playing", ["Robot", "Robot 2"])
    assert not any(isinstance(person, Human) for person in table.people)
    assert await tables.lookup.of_user(ADA.user) == [table]
    assert await why(tables.lookup.player_view(table.id, ADA.user)) == TableCode.NOT_AT_THIS_TABLE


async def test_a_host_who_looks_on_stays_host_when_others_leave(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options(), host_plays=False)
    await tables.lobby.join(table.id, BO)
    table = await tables.lobby.leave(table.id, BO.user)
    assert (table.status, table.host) == ("lobby", ADA.user)
    table = await tables.lobby.join(table.id, ADA)
    assert (await tables.lobby.leave(table.id, ADA.user)).status == "cancelled"


async def test_only_the_host_starts_and_only_with_enough_people(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    no = await refusal(tables.lobby.start(table.id, ADA.user))
    assert (no.code, no.params) == (TableCode.TOO_FEW_PLAYERS, {"least": 2, "players": 1})
    await tables.lobby.join(table.id, BO)
    no = await refusal(tables.lobby.start(table.id, BO.user))
    assert (no.code, no.params) == (TableCode.ONLY_THE_HOST, {"host": ADA.user})
    assert (await tables.lobby.start(table.id, ADA.user)).table.status == "playing"


async def test_seats_are_drawn_by_lot(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO, CY, DI)
    acted = await tables.lobby.start(table.id, ADA.user)
    assert sorted(acted.table.names) == ["Ada", "Bo", "Cy", "Di"]
    assert acted.table.names != ("Ada", "Bo", "Cy", "Di")  # with the seed of these tests
    (entry,) = await tables.lookup.history(table.id)
    assert entry.events[0] == GameBegan(acted.table.names, by_lot=True)


async def test_the_host_may_set_the_order_and_automatic_players_come_last(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.join(table.id, CY)
    acted = await tables.lobby.start(table.id, ADA.user, (CY.user, ADA.user, BO.user))
    assert acted.table.names == ("Cy", "Ada", "Bo", "Robot")
    assert acted.mine.seat == 1


async def test_an_order_must_name_exactly_the_people(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO)
    for order in [(ADA.user,), (ADA.user, ADA.user), (ADA.user, BO.user, CY.user)]:
        starting = tables.lobby.start(table.id, ADA.user, order)
        assert await why(starting) == TableCode.ORDER_IS_NOT_OF_THESE_PEOPLE


async def test_the_start_tells_the_host_no_more_than_their_own_tickets(tables: Tables) -> None:
    table = await lobby(tables, ADA, BO)
    acted = await tables.lobby.start(table.id, ADA.user)
    assert {told.seat for told in acted.whispers} == {acted.mine.seat}


async def test_once_begun_the_lobby_is_closed(tables: Tables) -> None:
    table = await begun(tables, ADA, BO)
    for asked in [
        tables.lobby.join(table.id, CY),
        tables.lobby.leave(table.id, ADA.user),
        tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot"),
        tables.lobby.with_room_for_computer_player(table.id, ADA.user),
        tables.lobby.remove_computer_player(table.id, ADA.user, "Robot"),
        tables.lobby.start(table.id, ADA.user),
    ]:
        assert await why(asked) == TableCode.GAME_HAS_BEGUN


async def test_a_table_is_cancelled_by_its_host_or_who_may_manage_the_channel(
    tables: Tables,
) -> None:
    table = await begun(tables, ADA, BO)
    no = tables.lobby.cancel(table.id, BO.user, may_manage=False)
    assert await why(no) == TableCode.ONLY_THE_HOST
    table = await tables.lobby.cancel(table.id, STRANGER.user, may_manage=True)
    assert table.status == "cancelled"
    for asked in [
        tables.lobby.join(table.id, CY),
        tables.lobby.cancel(table.id, ADA.user, may_manage=True),
        tables.lobby.move(table.id, ADA.user, THERE),
        tables.seats.resign(table.id, ADA.user),
    ]:
        assert await why(asked) == TableCode.TABLE_IS_CLOSED
    assert await tables.moves.computer_turns() == []
    assert await tables.lookup.open_in(HERE.channel) is None
    assert await tables.lookup.last_in(HERE.channel) == table


async def test_a_cancelled_lobby_has_no_game_to_look_at(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    assert await why(tables.lookup.public_view(table.id)) == TableCode.GAME_HAS_NOT_BEGUN
    assert await why(tables.lookup.player_view(table.id, ADA.user)) == TableCode.GAME_HAS_NOT_BEGUN
    await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    assert await why(tables.lookup.public_view(table.id)) == TableCode.TABLE_IS_CLOSED


async def test_the_host_moves_a_table_to_another_channel(tables: Tables) -> None:
    table = await begun(tables, ADA, BO)
    unpublished = await tables.publication.unpublished(table.id)
    await tables.publication.mark_published(
        table.id, unpublished.revision, unpublished.seq, None, HERE.channel
    )
    assert await why(tables.lobby.move(table.id, BO.user, THERE)) == TableCode.ONLY_THE_HOST
    moved = await tables.lobby.move(table.id, ADA.user, THERE)
    assert (moved.where, moved.people) == (THERE, table.people)
    assert await tables.lookup.open_in(HERE.channel) is None
    assert await tables.lookup.open_in(THERE.channel) == moved
    assert [entry.seq for entry in (await tables.publication.unpublished(table.id)).entries] == [1]
    assert await tables.publication.behind() == [table.id]


async def test_a_table_does_not_move_to_where_another_one_is(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.open(THERE, BO, options())
    asked = tables.lobby.move(table.id, ADA.user, THERE)
    assert await why(asked) == TableCode.CHANNEL_HAS_A_TABLE
    assert (await tables.lookup.table(table.id)).where == HERE


async def test_a_table_that_never_was_is_unknown(tables: Tables) -> None:
    for asked in [
        tables.lookup.table(TableId(4)),
        tables.lobby.join(TableId(4), ADA),
        tables.lobby.start(TableId(4), ADA.user),
        tables.lookup.public_view(TableId(4)),
        tables.publication.unpublished(TableId(4)),
    ]:
        assert await why(asked) == TableCode.UNKNOWN_TABLE


async def test_people_find_their_open_tables(tables: Tables) -> None:
    here = await lobby(tables, ADA, BO)
    there = await tables.lobby.open(THERE, BO, options())
    assert await tables.lookup.of_user(BO.user) == [here, there]
    await tables.lobby.cancel(here.id, ADA.user, may_manage=False)
    assert await tables.lookup.of_user(BO.user) == [there]
    assert await tables.lookup.of_user(ADA.user) == []
