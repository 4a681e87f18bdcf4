"""Reminders: when they are due, and quiet hours."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.domain.refusals import TableCode
from bot.domain.requests import PreferencesChange
from bot.domain.table import ChannelId, GuildId, Preferences, Where
from bot.i18n.time_zones import zone_label
from bot.store import preferences as preference_rows
from bot.tables import Tables
from bot.tables.people.quiet_hours import is_quiet
from engine.actions import Draw
from tests.support.fake_clock import FakeClock
from tests.support.tables import (
    ADA,
    BO,
    STRANGER,
    THERE,
    act,
    draw_two_cards,
    open_tables,
    refusal_code,
    save_preferences,
    start_first_turn,
    start_game,
    start_with_computers,
)

NO_QUIET_HOURS = Preferences(quiet_from_h=0, quiet_until_h=0)


@pytest.fixture
async def tables(tables: Tables) -> Tables:
    """Tables of people without quiet hours."""
    for person in (ADA, BO):
        await save_preferences(tables, person.user, NO_QUIET_HOURS)
    return tables


async def test_a_reminder_is_due_after_twelve_hours_and_then_every_day(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(11.9)
    assert await tables.reminders.due() == []
    clock.pass_hours(0.1)
    (first,) = await tables.reminders.due()
    assert (first.table, first.user, first.times, first.by) == (table.id, ADA.user, 0, "mention")
    await tables.reminders.mark_sent(first)
    clock.pass_hours(23.9)
    assert await tables.reminders.due() == []
    clock.pass_hours(0.1)
    (second,) = await tables.reminders.due()
    assert second.times == 1


async def test_nobody_is_reminded_of_a_table_of_a_server_that_removed_the_bot(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.retention.mark_left(table.where.guild)
    clock.pass_hours(100)
    assert (await tables.reminders.due(), await tables.absence.overdue()) == ([], [])
    await tables.retention.mark_joined(table.where.guild)
    assert len(await tables.reminders.due()) == len(await tables.absence.overdue()) == 1


async def test_nobody_is_reminded_of_a_table_whose_channel_was_deleted_until_it_moves(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.retention.mark_gone(table.where)
    clock.pass_hours(100)
    assert (await tables.reminders.due(), await tables.absence.overdue()) == ([], [])
    await tables.lobby.move(table.id, ADA.user, THERE)
    assert len(await tables.reminders.due()) == len(await tables.absence.overdue()) == 1


async def test_a_reminder_that_was_sent_is_not_due_after_a_restart(
    tmp_path: Path, clock: FakeClock
) -> None:
    async with open_tables(tmp_path, clock) as tables:
        await save_preferences(tables, ADA.user, NO_QUIET_HOURS)
        await start_first_turn(tables, ADA, BO)
    clock.pass_hours(12)
    async with open_tables(tmp_path, clock) as tables:
        (first,) = await tables.reminders.due()
        await tables.reminders.mark_sent(first)
    async with open_tables(tmp_path, clock) as tables:
        assert await tables.reminders.due() == []


async def test_reminders_are_counted_anew_in_every_turn(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(12)
    (old,) = await tables.reminders.due()
    await draw_two_cards(tables, table.id, ADA)
    await draw_two_cards(tables, table.id, BO)
    await tables.reminders.mark_sent(old)  # too late: it was for the turn before
    clock.pass_hours(12)
    (new,) = await tables.reminders.due()
    assert (new.user, new.times) == (ADA.user, 0)


async def test_a_turn_can_be_muted(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.reminders.mute(table.id, ADA.user)
    clock.pass_hours(12)
    assert await tables.reminders.due() == []
    await act(tables, table.id, ADA, Draw())
    clock.pass_hours(12)
    assert len(await tables.reminders.due()) == 1
    assert (
        await refusal_code(tables.reminders.mute(table.id, STRANGER.user))
        == TableCode.NOT_AT_THIS_TABLE
    )


async def test_people_choose_how_and_when_they_are_reminded(
    tables: Tables, clock: FakeClock
) -> None:
    await start_first_turn(tables, ADA, BO)
    await save_preferences(tables, ADA.user, replace(NO_QUIET_HOURS, by="dm", first_after_h=2))
    clock.pass_hours(2)
    assert [reminder.by for reminder in await tables.reminders.due()] == ["dm"]
    await save_preferences(tables, ADA.user, replace(NO_QUIET_HOURS, by="off"))
    clock.pass_hours(200)
    assert await tables.reminders.due() == []


async def test_no_reminder_is_due_in_quiet_hours(tables: Tables, clock: FakeClock) -> None:
    await start_first_turn(tables, ADA, BO)
    night = Preferences(quiet_from_h=19, quiet_until_h=9, time_zone="Europe/Copenhagen")
    await save_preferences(tables, ADA.user, night)
    clock.pass_hours(12)  # 20:00 UTC, 21:00 in Copenhagen
    assert await tables.reminders.due() == []
    clock.pass_hours(12)  # 08:00 UTC, 09:00 in Copenhagen
    assert len(await tables.reminders.due()) == 1


async def test_no_reminder_is_due_at_a_cancelled_table(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    clock.pass_hours(100)
    assert await tables.reminders.due() == []
    assert await tables.absence.overdue() == []


@pytest.mark.parametrize(
    ("first", "last", "quiet"),
    [
        (22, 8, [22, 23, *range(8)]),
        (1, 5, [1, 2, 3, 4]),
        (0, 0, []),
        (13, 13, []),
    ],
)
def test_quiet_hours_may_go_over_midnight(first: int, last: int, quiet: list[int]) -> None:
    chosen = Preferences(quiet_from_h=first, quiet_until_h=last, time_zone="Europe/Stockholm")
    zone = ZoneInfo("Europe/Stockholm")
    for hour in range(24):
        moment = datetime(2027, 7, 1, hour, 30, tzinfo=zone).timestamp()
        assert is_quiet(chosen, chosen.time_zone, moment) == (hour in quiet), hour


def test_an_unknown_time_zone_counts_as_utc() -> None:
    assert is_quiet(Preferences(), "Mars/Base", 0.0)  # midnight in UTC


async def test_people_who_took_no_direct_messages_are_mentioned_for_a_day(
    tables: Tables, clock: FakeClock
) -> None:
    await start_first_turn(tables, ADA, BO)
    wanted = replace(NO_QUIET_HOURS, by="dm", first_after_h=1, every_h=1)
    await save_preferences(tables, ADA.user, wanted)
    await tables.preferences.mark_dm_closed(ADA.user)
    clock.pass_hours(23)
    assert [each.by for each in await tables.reminders.due()] == ["mention"]
    clock.pass_hours(1)
    assert [each.by for each in await tables.reminders.due()] == ["dm"]


async def test_a_choice_that_only_a_newer_version_understands_stops_nobody_elses_reminder(
    tables: Tables, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    table = await start_game(tables, ADA, BO)
    async with tables.store.writing() as db:
        await db.execute(
            'UPDATE preferences SET body = ? WHERE "user" = ?', ('{"by": "pigeon"}', ADA.user)
        )
    clock.pass_hours(100)
    assert [each.user for each in await tables.reminders.due()] == [BO.user]
    assert [each.user for each in await tables.absence.overdue()] == [BO.user]
    assert {record.levelname for record in caplog.records} == {"WARNING"}
    assert {vars(record)["table"] for record in caplog.records} == {table.id}
    assert "pigeon" not in caplog.text


async def test_after_two_weeks_people_are_reminded_once_a_week(
    tables: Tables, clock: FakeClock
) -> None:
    await start_first_turn(tables, ADA, BO)
    days, is_long = list[int](), list[bool]()
    for day in range(1, 36):
        clock.pass_hours(24)
        for reminder in await tables.reminders.due():
            await tables.reminders.mark_sent(reminder)
            days.append(day)
            is_long.append(reminder.is_long)
    assert days == [*range(1, 15), 21, 28, 35]
    assert is_long == [False] * 13 + [True] * 4


async def test_several_games_of_a_person_are_one_reminder(tables: Tables, clock: FakeClock) -> None:
    tables_here = [await start_first_turn(tables, ADA, BO)]
    for number in (2, 3):
        where = Where(GuildId(number), ChannelId(10 + number))
        tables_here.append(await start_first_turn(tables, ADA, BO, where=where))
        clock.pass_hours(0.1)
    for person in (ADA, BO):
        await save_preferences(tables, person.user, replace(NO_QUIET_HOURS, by="dm"))
    clock.pass_hours(12)
    (reminder,) = await tables.reminders.due()
    assert [one.table for one in (reminder, *reminder.others)] == [each.id for each in tables_here]
    await tables.reminders.mark_sent(reminder, *reminder.others)
    assert await tables.reminders.due() == []


async def test_the_reminder_is_posted_where_others_are_waiting(
    tables: Tables, clock: FakeClock
) -> None:
    alone = await start_with_computers(tables, ADA, map_id="europe", where=THERE)
    clock.pass_hours(0.1)
    with_others = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(12)
    (reminder,) = await tables.reminders.due()
    assert reminder.table == with_others.id
    assert [each.table for each in reminder.others] == [alone.id]


async def test_reminders_of_several_games_come_together_after_a_while(
    tables: Tables, clock: FakeClock
) -> None:
    await start_first_turn(tables, ADA, BO)
    clock.pass_hours(11)
    await start_first_turn(tables, ADA, BO, where=THERE)
    sent = list[tuple[int, int]]()
    for hour in range(12, 100):
        clock.pass_hours(1)
        for reminder in await tables.reminders.due():
            sent.append((hour, 1 + len(reminder.others)))
            await tables.reminders.mark_sent(reminder, *reminder.others)
    assert sent == [(12, 1), (23, 1), (36, 2), (60, 2), (84, 2)]


async def test_a_reminder_in_a_channel_names_no_game_on_another_server(
    tables: Tables, clock: FakeClock
) -> None:
    here = await start_first_turn(tables, ADA, BO)
    same = await start_first_turn(tables, ADA, BO, where=THERE)
    other = await start_first_turn(tables, ADA, BO, where=Where(GuildId(2), ChannelId(12)))
    clock.pass_hours(12)
    first, second = sorted(await tables.reminders.due(), key=lambda each: each.table)
    assert (first.table, [each.table for each in first.others]) == (here.id, [same.id])
    assert (second.table, second.others) == (other.id, ())


async def test_the_quiet_hours_of_somebody_without_a_time_zone_follow_their_language(
    tables: Tables, clock: FakeClock
) -> None:
    await start_first_turn(tables, ADA, BO)
    await save_preferences(tables, ADA.user, Preferences(first_after_h=23))
    async with tables.store.writing() as db:
        await preference_rows.save_language(db, ADA.user, "sv")
    clock.pass_hours(23)  # 07:00 UTC, 08:00 in Stockholm
    assert len(await tables.reminders.due()) == 1


async def test_the_first_reminder_says_how_to_choose_a_time(
    tables: Tables, clock: FakeClock
) -> None:
    await start_first_turn(tables, ADA, BO)
    clock.pass_hours(12)
    assert [reminder.is_first for reminder in await tables.reminders.due()] == [True]
    await tables.preferences.mark_quiet_hours_told(ADA.user)
    assert [reminder.is_first for reminder in await tables.reminders.due()] == [False]


async def test_somebody_who_has_chosen_utc_has_chosen(tables: Tables, clock: FakeClock) -> None:
    await start_first_turn(tables, ADA, BO)
    chosen = await tables.preferences.change(ADA.user, PreferencesChange(time_zone="UTC"))
    async with tables.store.writing() as db:
        await preference_rows.save_language(db, ADA.user, "sv")
    assert zone_label(await tables.quiet_hours.zone_of(ADA.user, chosen)) == "UTC"
    clock.pass_hours(12)
    assert [reminder.is_first for reminder in await tables.reminders.due()] == [False]


async def test_a_clock_that_was_ahead_leaves_no_turn_without_reminders(
    tables: Tables, clock: FakeClock
) -> None:
    reminded = await start_first_turn(tables, ADA, BO)
    begun = await start_first_turn(tables, BO, ADA, where=THERE)
    clock.pass_hours(1000)
    await tables.uptime.note_tick()
    for reminder in await tables.reminders.due():
        await tables.reminders.mark_sent(reminder)
    await draw_two_cards(tables, begun.id, BO)  # Ada's turn begins in the future
    clock.pass_hours(-1000)
    await tables.uptime.note_tick()
    clock.pass_hours(24)
    await tables.uptime.note_tick()
    (reminder,) = await tables.reminders.due()
    assert {one.table for one in (reminder, *reminder.others)} == {reminded.id, begun.id}
