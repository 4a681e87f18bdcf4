"""Opening a table, joining, leaving, starting, cancelling and moving it, with every refusal."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.events import GameBegan
from bot.domain.refusals import TableCode
from bot.domain.table import ComputerPlayer, Human, InteractionId, Level, MessageId
from bot.tables import Tables
from engine.house_rules import HouseRules
from tests.support.databases.due_work import behind, computer_turns
from tests.support.fake_clock import FakeClock
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    HERE,
    STRANGER,
    THERE,
    expect_refusal,
    mark_all_published,
    new_interaction,
    open_lobby,
    open_tables,
    options,
    refusal_code,
    start_first_turn,
    start_game,
    start_watched_game,
)


async def test_a_new_table_has_its_host_as_the_only_player(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options())
    assert (table.status, table.occupants, table.host) == ("lobby", (ADA,), ADA.user)
    assert await tables.lookup.open_in(HERE.channel) == table
    assert await tables.lookup.table(table.id) == table


async def test_a_channel_has_one_open_table(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options())
    refusal = await expect_refusal(tables.lobby.open(HERE, BO, options()))
    assert (refusal.code, refusal.params) == (TableCode.CHANNEL_HAS_A_TABLE, {"table": table.id})
    await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    assert (await tables.lobby.open(HERE, BO, options())).id != table.id


async def test_an_unknown_map_is_refused(tables: Tables) -> None:
    refusal = await expect_refusal(tables.lobby.open(HERE, ADA, options("atlantis")))
    assert refusal.code == TableCode.UNKNOWN_MAP
    assert refusal.params["maps"] == tables.boards.map_ids


@pytest.mark.parametrize("most", [1, 6])
async def test_the_number_of_players_must_fit_the_map(tables: Tables, most: int) -> None:
    refusal = await expect_refusal(tables.lobby.open(HERE, ADA, options(most_players=most)))
    assert (refusal.code, refusal.params) == (TableCode.NOT_FOR_SO_MANY, {"least": 2, "most": 5})


async def test_another_table_has_the_same_options_and_computer_players(tables: Tables) -> None:
    before = await open_lobby(tables, ADA, BO, CY)
    await tables.lobby.add_computer_player(before.id, ADA.user, "hard", "Robot")
    await tables.lobby.start(before.id, ADA.user, (ADA.user, BO.user, CY.user))
    await tables.seats.resign(before.id, CY.user)  # neither invited nor replaced
    offer = await tables.seats.offer(before.id, BO.user, DI, BO.user)
    before = await tables.seats.take_over(before.id, DI, offer.question_id)
    in_thread = replace(before, options=replace(before.options, thread_in=THERE.channel))
    again = await tables.lobby.open_again(THERE, ADA, in_thread)  # in the thread, not in another
    assert again.occupants == (ADA, ComputerPlayer("hard", "Robot"))
    series = {"after": before.id, "series": before.id}
    assert again.options == replace(before.options, invited=(DI.user,), **series)
    assert (again.host, again.status, again.where) == (ADA.user, "lobby", THERE)
    for left in (BO, CY):
        attempt = tables.lobby.open_again(THERE, left, before)
        assert await refusal_code(attempt) == TableCode.ONLY_ITS_PLAYERS


async def test_the_others_are_invited_to_play_again_once_for_each_table(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        before = await start_game(tables, ADA, BO)
        attempt = tables.lobby.open_again(HERE, ADA, before)  # refused: it invites nobody
        assert await refusal_code(attempt) == TableCode.CHANNEL_HAS_A_TABLE
        first = await tables.lobby.open_again(THERE, ADA, before)
        assert first.options.invited == (BO.user,)
        await tables.lobby.cancel(first.id, ADA.user, may_manage=False)
    async with open_tables(tmp_path) as tables:
        for person in (ADA, BO):
            another = await tables.lobby.open_again(THERE, person, before)
            assert (another.options.invited, another.occupants) == ((), (person,))
            await tables.lobby.cancel(another.id, person.user, may_manage=False)


async def test_a_host_who_watched_watches_the_next_game_too(tables: Tables) -> None:
    table_id = await start_watched_game(tables)
    before = await tables.lookup.table(table_id)
    again = await tables.lobby.open_again(THERE, ADA, before)
    assert (again.host, set(again.occupants)) == (ADA.user, set(before.occupants))
    assert again.options.invited == ()


async def test_a_person_with_a_stand_in_is_invited_to_the_next_game(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "stand-in")
    before = await tables.lookup.table(table.id)
    again = await tables.lobby.open_again(THERE, BO, before)
    assert (again.occupants, again.options.invited) == ((BO,), (ADA.user,))


async def test_another_language_gives_computer_players_other_names(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    for _ in range(2):
        await tables.lobby.add_computer_player(table.id, BO.user, "easy", "One", "Two")
    names: dict[Level, tuple[str, ...]] = {"easy": ("Bo", "En", "To")}
    refused = tables.lobby.change_language(table.id, BO.user, "da", names)
    assert await refusal_code(refused) == TableCode.ONLY_THE_HOST
    table = await tables.lobby.change_language(table.id, ADA.user, "da", names)
    assert table.names == ("Ada", "Bo", "En", "To")
    assert table.options.language == "da"
    await tables.lobby.start(table.id, ADA.user)
    late = tables.lobby.change_language(table.id, ADA.user, "nl", names)
    assert await refusal_code(late) == TableCode.GAME_HAS_BEGUN


async def test_only_a_map_with_stations_has_a_house_rule_about_them(tables: Tables) -> None:
    through = replace(options("usa"), stations="through")
    refusal = await refusal_code(tables.lobby.open(HERE, ADA, through))
    assert refusal == TableCode.MAP_HAS_NO_STATIONS
    table = await tables.lobby.open(HERE, ADA, replace(options("europe"), stations="through"))
    await tables.lobby.join(table.id, BO)
    started = await tables.lobby.start(table.id, ADA.user)
    assert started.view.house_rules == HouseRules("through")
    tables.cache.memory.forget(table.id)
    assert (await tables.cache.get(table.id)).game.board.house_rules == HouseRules("through")
    async with tables.store.writing() as db:
        await db.execute("UPDATE tables SET status = 'over'")
    tables.cache.memory.forget(table.id)
    assert (await tables.replay.record(table.id)).house_rules == HouseRules("through")


async def test_people_join_in_order_and_only_once(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    assert (await tables.lobby.join(table.id, CY)).occupants == (ADA, BO, CY)
    assert await refusal_code(tables.lobby.join(table.id, BO)) == TableCode.ALREADY_AT_THIS_TABLE


async def test_nobody_can_join_a_full_table(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options(most_players=2))
    await tables.lobby.join(table.id, BO)
    assert await refusal_code(tables.lobby.join(table.id, CY)) == TableCode.TABLE_IS_FULL
    adding = tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert await refusal_code(adding) == TableCode.TABLE_IS_FULL


async def test_when_the_host_leaves_the_next_person_is_host(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    table = await tables.lobby.leave(table.id, ADA.user)
    assert (table.occupants, table.host) == ((BO,), BO.user)


async def test_the_last_person_to_leave_closes_the_table(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert (await tables.lobby.leave(table.id, ADA.user)).status == "cancelled"
    assert await tables.lookup.open_in(HERE.channel) is None


async def test_strangers_cannot_leave_or_add_or_remove_players(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    stranger = STRANGER.user
    assert await refusal_code(tables.lobby.leave(table.id, stranger)) == TableCode.NOT_AT_THIS_TABLE
    adding = tables.lobby.add_computer_player(table.id, stranger, "easy", "Robot")
    assert await refusal_code(adding) == TableCode.NOT_AT_THIS_TABLE
    removing = tables.lobby.remove_computer_player(table.id, stranger, "Robot")
    assert await refusal_code(removing) == TableCode.NOT_AT_THIS_TABLE


async def test_computer_players_are_added_with_unused_names_and_removed(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    names = ("Ada", "Robot", "Gear")
    for level in ("easy", "normal", "hard"):
        table = await tables.lobby.add_computer_player(table.id, ADA.user, level, *names)
    robot, gear = ComputerPlayer("easy", "Robot"), ComputerPlayer("normal", "Gear")
    assert table.occupants == (ADA, robot, gear, ComputerPlayer("hard", "Ada 2"))
    table = await tables.lobby.remove_computer_player(table.id, ADA.user, "Robot")
    assert table.names == ("Ada", "Gear", "Ada 2")


async def test_seats_are_alike_that_are_all_of_people_or_of_computer_players_of_one_level(
    tables: Tables,
) -> None:
    people = await open_lobby(tables, ADA, BO)
    assert people.seats_are_alike
    others = await tables.lobby.add_computer_player(people.id, ADA.user, "hard", "Robot")
    assert not others.seats_are_alike
    computers = await tables.lobby.open(THERE, CY, options(), host_plays=False)
    add = partial(tables.lobby.add_computer_player, computers.id, CY.user)
    await add("easy", "Robot")
    assert (await add("easy", "Gear")).seats_are_alike
    assert not (await add("hard", "Cog")).seats_are_alike


@pytest.mark.parametrize("name", ["Robot", "Ada", ""])
async def test_only_a_computer_player_at_the_table_can_be_removed(
    tables: Tables, name: str
) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Gear")
    removing = tables.lobby.remove_computer_player(table.id, ADA.user, name)
    assert await refusal_code(removing) == TableCode.NO_AUTOMATIC_PLAYER


async def test_a_host_may_watch_a_game_of_computer_players(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options(), host_plays=False)
    assert (table.occupants, table.host) == ((), ADA.user)
    for _ in range(2):
        await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert (
        await refusal_code(tables.lobby.start_to_watch(table.id, BO.user))
        == TableCode.ONLY_THE_HOST
    )
    table = await tables.lobby.start_to_watch(table.id, ADA.user)
    assert (table.status, sorted(table.names)) == ("playing", ["Robot", "Robot 2"])
    assert not any(isinstance(person, Human) for person in table.occupants)
    assert await tables.lookup.of_user(ADA.user) == [table]
    assert (
        await refusal_code(tables.lookup.player_view(table.id, ADA.user))
        == TableCode.NOT_AT_THIS_TABLE
    )


async def test_a_watching_host_stays_host_when_others_leave(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ADA, options(), host_plays=False)
    await tables.lobby.join(table.id, BO)
    table = await tables.lobby.leave(table.id, BO.user)
    assert (table.status, table.host) == ("lobby", ADA.user)
    table = await tables.lobby.join(table.id, ADA)
    assert (await tables.lobby.leave(table.id, ADA.user)).status == "cancelled"


async def test_only_the_host_can_start_and_only_with_enough_people(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    refusal = await expect_refusal(tables.lobby.start(table.id, ADA.user))
    assert (refusal.code, refusal.params) == (TableCode.TOO_FEW_PLAYERS, {"least": 2, "players": 1})
    await tables.lobby.join(table.id, BO)
    refusal = await expect_refusal(tables.lobby.start(table.id, BO.user))
    assert (refusal.code, refusal.params) == (TableCode.ONLY_THE_HOST, {"host": ADA.user})
    assert (await tables.lobby.start(table.id, ADA.user)).table.status == "playing"


async def test_seats_are_drawn_by_lot(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO, CY, DI)
    acted = await tables.lobby.start(table.id, ADA.user)
    assert sorted(acted.table.names) == ["Ada", "Bo", "Cy", "Di"]
    assert acted.table.names != ("Ada", "Bo", "Cy", "Di")  # with the fixed deal of these tests
    (entry,) = await tables.lookup.history(table.id)
    assert entry.events[0] == GameBegan(acted.table.names, by_lot=True)


async def test_the_host_may_set_the_order_and_computer_players_come_last(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.join(table.id, CY)
    acted = await tables.lobby.start(table.id, ADA.user, (CY.user, ADA.user, BO.user))
    assert acted.table.names == ("Cy", "Ada", "Bo", "Robot")
    assert acted.mine.seat == 1


async def test_an_order_of_seats_must_name_everybody_once(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    for order in [(ADA.user,), (ADA.user, ADA.user), (ADA.user, BO.user, CY.user)]:
        starting = tables.lobby.start(table.id, ADA.user, order)
        assert await refusal_code(starting) == TableCode.ORDER_IS_NOT_OF_THESE_PEOPLE


async def test_the_result_of_starting_shows_the_host_only_their_own_tickets(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    acted = await tables.lobby.start(table.id, ADA.user)
    assert {whisper.seat for whisper in acted.whispers} == {acted.mine.seat}


async def test_one_interaction_that_starts_twice_at_once_starts_once(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    interaction = new_interaction()
    first, again = await asyncio.gather(
        *(tables.lobby.start(table.id, ADA.user, interaction=interaction) for _ in range(2))
    )
    assert (first.table, first.seq) == (again.table, again.seq)


async def test_starting_twice_with_one_interaction_starts_once(tables: Tables) -> None:
    table = await open_lobby(tables, ADA, BO)
    interaction = new_interaction()
    first = await tables.lobby.start(table.id, ADA.user, interaction=interaction)
    again = await tables.lobby.start(table.id, ADA.user, interaction=interaction)
    assert (again.table, again.seq, again.mine) == (first.table, first.seq, first.mine)


async def test_nobody_can_join_leave_or_be_added_once_the_game_has_begun(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO)
    for attempt in [
        tables.lobby.join(table.id, CY),
        tables.lobby.leave(table.id, ADA.user),
        tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot"),
        tables.lobby.with_room_for_computer_player(table.id, ADA.user),
        tables.lobby.remove_computer_player(table.id, ADA.user, "Robot"),
        tables.lobby.start(table.id, ADA.user),
    ]:
        assert await refusal_code(attempt) == TableCode.GAME_HAS_BEGUN


async def test_only_the_host_or_a_channel_manager_can_cancel_a_table(
    tables: Tables,
) -> None:
    table = await start_game(tables, ADA, BO)
    attempt = tables.lobby.cancel(table.id, BO.user, may_manage=False)
    assert await refusal_code(attempt) == TableCode.ONLY_THE_HOST
    table = await tables.lobby.cancel(table.id, STRANGER.user, may_manage=True)
    assert table.status == "cancelled"
    for attempt in [
        tables.lobby.join(table.id, CY),
        tables.lobby.cancel(table.id, ADA.user, may_manage=True),
        tables.lobby.move(table.id, ADA.user, THERE),
        tables.seats.resign(table.id, ADA.user),
    ]:
        assert await refusal_code(attempt) == TableCode.TABLE_IS_CLOSED
    assert await computer_turns(tables) == []
    assert await tables.lookup.open_in(HERE.channel) is None
    assert await tables.lookup.last_in(HERE.channel) == table


async def test_the_host_can_move_a_table_to_another_channel(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO)
    await mark_all_published(tables, table.id, MessageId(5))
    assert (
        await refusal_code(tables.lobby.move(table.id, BO.user, THERE)) == TableCode.ONLY_THE_HOST
    )
    moved = await tables.lobby.move(table.id, ADA.user, THERE)
    assert (moved.where, moved.occupants) == (THERE, table.occupants)
    assert await tables.lookup.open_in(HERE.channel) is None
    assert await tables.lookup.open_in(THERE.channel) == moved
    shown = (await tables.publication.unpublished(table.id)).shown
    assert shown is not None
    assert [entry.seq for entry in shown.entries] == [1]
    assert shown.posted.where == HERE
    assert await behind(tables) == [table.id]


async def test_a_table_cannot_move_to_a_channel_with_another_table(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.open(THERE, BO, options())
    attempt = tables.lobby.move(table.id, ADA.user, THERE)
    assert await refusal_code(attempt) == TableCode.CHANNEL_HAS_A_TABLE
    assert (await tables.lookup.table(table.id)).where == HERE


async def test_a_table_for_which_no_thread_can_be_opened_takes_the_channel_if_it_is_free(
    tables: Tables,
) -> None:
    first, second = [
        await tables.lobby.open_in_thread(HERE, InteractionId(number), ADA, options())
        for number in (1, 2)
    ]
    settled = await tables.lobby.settle_without_thread(first.id)
    assert (settled.where, settled.posts_in, settled.status) == (HERE, HERE, "lobby")
    assert await tables.lobby.settle_without_thread(first.id) == settled
    cancelled = await tables.lobby.settle_without_thread(second.id)
    assert (cancelled.where, cancelled.status) == (HERE, "cancelled")
    assert await tables.lookup.of_user(ADA.user) == [settled]
