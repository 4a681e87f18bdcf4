"""Deleting a person's data: nothing with their id or name is left, and the games stay valid."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from bot.domain.events import CalledOff, GameBegan, Resigned, Substituted
from bot.domain.posts import PostRecord, ReminderPost
from bot.domain.refusals import TableCode
from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
    Human,
    MessageId,
    Preferences,
    StandIn,
    TableId,
    UserId,
)
from bot.store import personal_data as personal_rows
from bot.store import posts as post_rows
from bot.store import results as result_rows
from bot.tables import Tables
from bot.tables.people.personal_data import PersonalData
from engine.cards import to_words
from engine.model import Seat
from engine.record import differences
from tests.support.databases.back_ends import run_sql
from tests.support.databases.due_work import behind
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.personal_data import (
    DM,
    EVA,
    FORMER,
    Traces,
    all_text,
    channel,
    columns,
    former_name,
    game,
    leave_traces_of_eva,
    play_to_end,
)
from tests.support.results import all_ratings
from tests.support.tables import (
    ADA,
    BO,
    CY,
    act,
    mark_all_published,
    open_tables,
    options,
    refusal_code,
    save_preferences,
)


async def delete(tables: Tables, person: Human = EVA) -> None:
    request = await tables.personal_data.request_deletion(person.user, person.name)
    await tables.personal_data.delete(request, former_name)


async def names_in_log(tables: Tables, table_id: TableId) -> list[object]:
    """The events that name people."""
    named = (GameBegan, Resigned, Substituted, CalledOff)
    entries = await tables.lookup.history(table_id)
    return [event for entry in entries for event in entry.events if isinstance(event, named)]


async def test_hands_and_reminders_of_the_person_are_to_be_deleted_from_discord_too(
    tables: Tables, clock: FakeClock
) -> None:
    told: list[tuple[ChannelId, MessageId]] = []

    async def note(messages: Sequence[tuple[ChannelId, MessageId]]) -> None:
        told.extend(messages)

    traces = await leave_traces_of_eva(tables, clock)
    here = ChannelId(15)
    for seat in (0, 2):  # Eva's, and another one
        record = PostRecord(here, MessageId(80 + seat), 0)
        key = ReminderPost(Seat(seat), clock(), 1)
        await post_rows.save(tables.store, traces.playing, key, record)
    tables.personal_data.on_deleted.append(note)
    await delete(tables)
    assert told == [(here, MessageId(80)), (DM, MessageId(77))]


async def test_nothing_with_the_id_or_the_name_is_left_and_games_can_still_be_verified(
    tables: Tables, clock: FakeClock
) -> None:
    traces = await leave_traces_of_eva(tables, clock)
    before = await all_text(tables.store)
    assert str(EVA.user) in before
    assert EVA.name in before
    record = await tables.replay.record(traces.finished)
    await delete(tables)
    after = await all_text(tables.store)
    assert str(EVA.user) not in after
    assert EVA.name not in after
    for table_id in traces.games:
        assert await verify(tables, table_id) == []
    renamed = await tables.replay.record(traces.finished)
    assert renamed == msgspec.structs.replace(record, seats=(FORMER, "Bo"))
    assert list(differences(renamed, tables.boards[renamed.map])) == []


async def test_the_former_player_is_everywhere_and_nobody_else_is_renamed(
    tables: Tables, clock: FakeClock
) -> None:
    traces = await leave_traces_of_eva(tables, clock)
    await delete(tables)
    await expect_renamed_logs(tables, traces)
    await expect_left_tables(tables, traces)
    await expect_same_results_again(tables)
    over = await tables.lookup.table(traces.finished)
    await tables.lobby.cancel(traces.invited, BO.user, may_manage=False)
    rematch = await tables.lobby.open_again(channel(18), BO, over)
    assert rematch.options.invited == ()


async def expect_renamed_logs(tables: Tables, traces: Traces) -> None:
    assert await names_in_log(tables, traces.resigned) == [
        GameBegan(("Ada", FORMER, "Bo"), by_lot=False),
        Resigned(Seat(1), FORMER),
    ]
    assert await names_in_log(tables, traces.substituted) == [
        GameBegan((FORMER, "Bo"), by_lot=False),
        Substituted(Seat(0), FORMER, "Cy"),
    ]
    assert await names_in_log(tables, traces.called_off) == [
        GameBegan(("Ada", "Bo"), by_lot=False),
        CalledOff(FORMER),
    ]
    table = await tables.lookup.table(traces.resigned)
    assert table.occupants == (ADA, ComputerPlayer("normal", f"{FORMER} 🤖"), BO)


async def expect_left_tables(tables: Tables, traces: Traces) -> None:
    """Eva is at no open table, and others are hosts."""
    playing = await tables.lookup.table(traces.playing)
    assert playing.status == "playing"
    assert playing.occupants == (ComputerPlayer("normal", f"{FORMER} 🤖"), BO, ADA)
    assert playing.host == BO.user
    lobby = await tables.lookup.table(traces.lobby)
    assert (lobby.host, lobby.occupants) == (BO.user, (BO,))
    assert (await tables.lookup.table(traces.invited)).options.invited == ()
    over = await tables.lookup.table(traces.finished)
    assert (over.host, over.occupants) == (UserId(-1), (Human(UserId(-1), FORMER), BO))


async def expect_same_results_again(tables: Tables) -> None:
    reader = tables.store.reader
    results, ratings = await result_rows.everything(reader), await all_ratings(reader)
    assert {user for _, user in ratings} == {UserId(-1), BO.user}
    await tables.results.rebuild()
    assert await result_rows.everything(reader) == results
    assert await all_ratings(reader) == ratings


async def test_nobody_is_told_that_a_name_in_a_finished_game_has_changed(tables: Tables) -> None:
    finished = await game(tables, 1, EVA, BO)
    await play_to_end(tables, finished)
    await mark_all_published(tables, finished)
    told: list[TableId] = []
    tables.cache.memory.on_change.append(told.append)
    await delete(tables)
    assert told == []
    assert await behind(tables) == []


async def test_a_host_who_only_watches_hands_the_table_over_or_closes_it(tables: Tables) -> None:
    watched = await tables.lobby.open(channel(21), EVA, options(), host_plays=False)
    await tables.lobby.join(watched.id, BO)
    empty = await tables.lobby.open(channel(22), EVA, options(), host_plays=False)
    await delete(tables)
    assert (await tables.lookup.table(watched.id)).host == BO.user
    closed = await tables.lookup.table(empty.id)
    assert (closed.status, closed.host) == ("cancelled", UserId(-1))


async def test_somebody_of_the_same_name_keeps_it(tables: Tables) -> None:
    twin = Human(UserId(555), EVA.name)
    table_id = await game(tables, 23, EVA, twin)
    other = await game(tables, 24, ADA, twin, BO)
    await tables.seats.resign(other, twin.user)
    await delete(tables)
    table = await tables.lookup.table(table_id)
    assert table.occupants == (ComputerPlayer("normal", f"{FORMER} 🤖"), twin)
    began, left = await names_in_log(tables, table_id)
    assert (began, left) == (GameBegan((FORMER, EVA.name), by_lot=False), Resigned(Seat(0), FORMER))
    assert Resigned(Seat(1), EVA.name) in await names_in_log(tables, other)


async def test_logs_that_do_not_tell_who_left_are_searched_for_the_name(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        left = await game(tables, 25, ADA, EVA, BO)
        await tables.seats.resign(left, EVA.user)
        off = await game(tables, 26, ADA, BO)
        await tables.seats.call_off(off, EVA, may_manage=True)
    await run_sql(tmp_path, "DELETE FROM log_people")  # as in a database of an earlier version
    async with open_tables(tmp_path) as tables:
        await delete(tables)
        assert EVA.name not in await all_text(tables.store)
        assert await verify(tables, left) == []


async def test_a_game_whose_map_has_changed_is_left_too(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        stuck = await game(tables, 27, EVA, BO)
    await run_sql(tmp_path, "UPDATE checkpoints SET map_digest = 'other'")
    async with open_tables(tmp_path) as tables:
        assert await refusal_code(tables.cache.get(stuck)) is TableCode.MAP_HAS_CHANGED
        await delete(tables)
        table = await tables.lookup.table(stuck)
        assert table.occupants == (StandIn(UserId(-1), FORMER, "normal"), BO)
        assert table.host == BO.user
        assert EVA.name not in await all_text(tables.store)


async def test_a_deletion_goes_on_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    renamed: list[TableId] = []
    rename_at: Callable[..., Awaitable[None]] = PersonalData._rename_at

    async def rename_two(self: PersonalData, table_id: TableId, *others: object) -> None:
        if len(renamed) == 2:
            raise ConnectionAbortedError("killed")
        renamed.append(table_id)
        await rename_at(self, table_id, *others)

    async with open_tables(tmp_path, clock) as tables:
        for number in (1, 2, 3):
            await game(tables, number, EVA, BO)
        with monkeypatch.context() as context:
            context.setattr(PersonalData, "_rename_at", rename_two)
            with pytest.raises(ConnectionAbortedError):
                await delete(tables)
    async with open_tables(tmp_path, clock) as tables:
        assert EVA.name in await all_text(tables.store)
        assert await tables.personal_data.finish_deletions(former_name) == 1
        found = await all_text(tables.store)
        assert EVA.name not in found
        assert str(EVA.user) not in found
        assert "Former player 2" not in found
        assert await tables.personal_data.finish_deletions(former_name) == 0


async def test_what_another_process_stored_meanwhile_is_deleted_too(
    tables: Tables, clock: FakeClock
) -> None:
    another = Tables(tables.store, tables.boards, clock)
    await delete(tables)
    await save_preferences(another, EVA.user, Preferences())  # as when a direct message failed
    await save_preferences(another, BO.user, Preferences())
    await another.personal_data.finish_deletions(former_name)
    assert str(EVA.user) not in await all_text(tables.store)
    assert str(BO.user) in await all_text(tables.store)
    clock.pass_hours(1)
    await save_preferences(another, EVA.user, Preferences())  # she has come back
    await another.personal_data.finish_deletions(former_name)
    assert str(EVA.user) in await all_text(tables.store)


async def test_whoever_comes_back_is_a_new_person_and_can_be_deleted_again(
    tables: Tables,
) -> None:
    await game(tables, 28, EVA, BO)
    await delete(tables)
    again = await game(tables, 29, EVA, CY)
    await delete(tables)
    table = await tables.lookup.table(again)
    assert table.occupants[0].name == "Former player 2 🤖"
    (row,) = await tables.store.reader.fetch("SELECT count(*) FROM deletions")
    assert row[0] == 1


async def test_everybody_gets_their_own_data_and_nothing_else(
    tables: Tables, clock: FakeClock
) -> None:
    traces = await leave_traces_of_eva(tables, clock)
    stored = await tables.personal_data.stored(EVA.user)
    by_id = {each.table: each for each in stored.tables}
    assert set(by_id) == {*traces.games, traces.lobby, traces.invited, traces.voted, TableId(7)}
    assert stored.names == (EVA.name,)
    assert stored.preferences is not None
    assert {what for what, rows in stored.rows.items() if rows} == {
        *("language", "votes_asked_for", "ballots", "seats_offered_to_you", "nudges"),
        *("seats_you_were_asked_about", "tables_opened", "web_sessions"),
        *("games_watched", "direct_messages", "queued_moves", "results", "ratings"),
    }
    (seat,) = by_id[traces.playing].seats
    view = await tables.lookup.player_view(traces.playing, EVA.user)
    assert seat.hand is not None
    assert seat.hand.cards == to_words(view.hand)
    assert seat.hand.tickets == tuple(each.ticket for each in view.tickets)
    assert by_id[traces.resigned].seats[0].hand is None
    text = msgspec.json.encode(stored).decode()
    for other in (ADA, BO, CY):
        assert str(other.user) not in text.replace(str(EVA.user), "")
        assert f'"{other.name}"' not in text
    assert "seed" not in text
    assert "digest" not in text


async def test_a_substitute_does_not_get_what_the_person_before_did(tables: Tables) -> None:
    table_id = await game(tables, 30, EVA, BO)
    view = await tables.lookup.player_view(table_id, EVA.user)
    await act(tables, table_id, EVA, view.moves[0])
    await tables.seats.offer(table_id, EVA.user, CY, EVA.user)
    (offer,) = (await tables.publication.unpublished(table_id)).offers
    await tables.seats.take_over(table_id, CY, offer.question_id)
    (of_eva,) = (await tables.personal_data.stored(EVA.user)).tables
    (of_cy,) = (await tables.personal_data.stored(CY.user)).tables
    assert [entry.kind for entry in of_eva.seats[0].entries] == ["action"]
    assert [entry.kind for entry in of_cy.seats[0].entries] == ["seat"]


async def test_every_column_with_ids_of_people_is_known(tables: Tables) -> None:
    """A new table with a column `user` must be declared in bot/store/personal_data.py, with what
    becomes of its rows."""
    found: dict[str, list[str]] = {}
    for table, column in await columns(tables.store):
        if column in ("user", "host", "opened_by", "asked_by") or column.endswith(
            ("_user", "user_id")
        ):
            found.setdefault(table, []).append(column)
    assert {name: tuple(sorted(each)) for name, each in found.items()} == dict(
        personal_rows.ID_COLUMNS
    )
