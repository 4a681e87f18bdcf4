"""Reminders, quiet hours, and what has been shown to whom."""

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.domain.events import PostRecord
from bot.domain.refusals import TableCode
from bot.domain.table import ChannelId, Language, MessageId, Preferences, Seq, UserId
from bot.i18n.readers import Readers
from bot.tables import Tables
from bot.tables.reminders import is_quiet
from engine.actions import Draw
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    STRANGER,
    THERE,
    StandingClock,
    act,
    draws_two,
    hall,
    lobby,
    options,
    playing,
    presses,
)
from tests.support.tables import refused as why

AWAKE = Preferences(quiet_from_h=0, quiet_until_h=0)


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
async def tables(tmp_path: Path, clock: StandingClock) -> AsyncIterator[Tables]:
    async with hall(tmp_path, clock) as found:
        for person in (ADA, BO):
            await found.keep_preferences(person.user, AWAKE)
        yield found


# --- reminders ------------------------------------------------------------------------------------


async def test_the_first_reminder_and_the_next_ones(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    clock.pass_h(11.9)
    assert await tables.due_reminders() == []
    clock.pass_h(0.1)
    (first,) = await tables.due_reminders()
    assert (first.table, first.user, first.times, first.by) == (table.id, ADA.user, 0, "mention")
    await tables.reminded(first)
    clock.pass_h(23.9)
    assert await tables.due_reminders() == []
    clock.pass_h(0.1)
    (second,) = await tables.due_reminders()
    assert second.times == 1


async def test_reminders_survive_a_restart(tmp_path: Path, clock: StandingClock) -> None:
    async with hall(tmp_path, clock) as tables:
        await tables.keep_preferences(ADA.user, AWAKE)
        await playing(tables, ADA, BO)
    clock.pass_h(12)
    async with hall(tmp_path, clock) as tables:
        (first,) = await tables.due_reminders()
        await tables.reminded(first)
    async with hall(tmp_path, clock) as tables:
        assert await tables.due_reminders() == []


async def test_another_turn_is_reminded_of_anew(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    clock.pass_h(12)
    (old,) = await tables.due_reminders()
    await draws_two(tables, table.id, ADA)
    await draws_two(tables, table.id, BO)
    await tables.reminded(old)  # it comes too late to count
    clock.pass_h(12)
    (new,) = await tables.due_reminders()
    assert (new.user, new.times) == (ADA.user, 0)


async def test_a_turn_can_be_muted(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    await tables.mute(table.id, ADA.user)
    clock.pass_h(12)
    assert await tables.due_reminders() == []
    await act(tables, table.id, ADA, Draw())
    clock.pass_h(12)
    assert len(await tables.due_reminders()) == 1
    assert await why(tables.mute(table.id, STRANGER.user)) == TableCode.NOT_AT_THIS_TABLE


async def test_people_choose_how_and_when(tables: Tables, clock: StandingClock) -> None:
    await playing(tables, ADA, BO)
    await tables.keep_preferences(ADA.user, replace(AWAKE, by="dm", first_after_h=2))
    clock.pass_h(2)
    assert [reminder.by for reminder in await tables.due_reminders()] == ["dm"]
    await tables.keep_preferences(ADA.user, replace(AWAKE, by="off"))
    clock.pass_h(200)
    assert await tables.due_reminders() == []


async def test_nobody_is_woken_at_night(tables: Tables, clock: StandingClock) -> None:
    await playing(tables, ADA, BO)
    night = Preferences(quiet_from_h=19, quiet_until_h=9, time_zone="Europe/Copenhagen")
    await tables.keep_preferences(ADA.user, night)
    clock.pass_h(12)  # 20:00 UTC, 21:00 in Copenhagen
    assert await tables.due_reminders() == []
    clock.pass_h(12)  # 08:00 UTC, 09:00 in Copenhagen
    assert len(await tables.due_reminders()) == 1


async def test_closed_tables_remind_nobody(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    await tables.cancel(table.id, ADA.user, may_manage=False)
    clock.pass_h(100)
    assert await tables.due_reminders() == []
    assert await tables.absent() == []


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
        assert is_quiet(chosen, moment) == (hour in quiet), hour


def test_a_time_zone_that_is_no_longer_known_does_not_stop_the_clock() -> None:
    assert is_quiet(Preferences(time_zone="Mars/Base"), 0.0)  # midnight in UTC


# --- what has been shown --------------------------------------------------------------------------


async def test_a_lobby_is_behind_until_it_is_shown(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    unpublished = await tables.unpublished(table.id)
    assert (unpublished.table, unpublished.view, unpublished.entries, unpublished.message) == (
        table,
        None,
        (),
        None,
    )
    assert await tables.behind() == [table.id]
    shown = MessageId(5)
    await tables.published(table.id, unpublished.revision, unpublished.seq, shown, HERE.channel)
    assert await tables.behind() == []
    await tables.join(table.id, BO)
    unpublished = await tables.unpublished(table.id)
    assert (unpublished.message, unpublished.channel) == (shown, HERE.channel)
    assert await tables.behind() == [table.id]


async def test_what_changes_while_publishing_stays_behind(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    unpublished = await tables.unpublished(table.id)
    await act(tables, table.id, ADA, Draw())
    await tables.published(
        table.id, unpublished.revision, unpublished.seq, MessageId(5), HERE.channel
    )
    assert await tables.behind() == [table.id]
    assert [entry.seq for entry in (await tables.unpublished(table.id)).entries] == [4]


async def test_being_shown_never_goes_backwards(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    old = await tables.unpublished(table.id)
    await act(tables, table.id, ADA, Draw())
    new = await tables.unpublished(table.id)
    await tables.published(table.id, new.revision, new.seq, MessageId(6), HERE.channel)
    await tables.published(table.id, old.revision, old.seq, MessageId(6), HERE.channel)
    assert await tables.behind() == []


async def test_votes_are_news(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await act(tables, table.id, ADA, Draw())
    unpublished = await tables.unpublished(table.id)
    await tables.published(
        table.id, unpublished.revision, unpublished.seq, MessageId(5), HERE.channel
    )
    await tables.undo(table.id, ADA.user, next(presses))
    assert await tables.behind() == [table.id]
    assert len((await tables.unpublished(table.id)).votes) == 1


async def test_news_has_nothing_that_only_a_seat_may_know(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await draws_two(tables, table.id, ADA)
    said = repr(await tables.unpublished(table.id))
    for person in (ADA, BO):
        for ticket in (await tables.private(table.id, person.user)).tickets:
            assert ticket.ticket not in said


async def test_preferences_are_kept(tables: Tables) -> None:
    assert await tables.preferences(STRANGER.user) == Preferences()
    chosen = Preferences(wants_dm=False, dm_closed_told=True, by="dm", time_zone="Europe/Malta")
    await tables.keep_preferences(STRANGER.user, chosen)
    assert await tables.preferences(STRANGER.user) == chosen


async def test_what_was_posted_is_kept_for_each_table_by_its_name(tmp_path: Path) -> None:
    note = PostRecord(ChannelId(70), MessageId(80), 3, "st:hand:1:5", MessageId(79))
    async with hall(tmp_path) as tables:
        here, there = await lobby(tables, ADA, BO), await tables.open(THERE, ADA, options())
        await tables.keep_posted(here.id, "hand 101", note)
        await tables.keep_posted(here.id, "hand 101", replace(note, mark=4))
        await tables.keep_posted(here.id, "handshake 1", note)
    async with hall(tmp_path) as tables:
        assert await tables.posted(here.id, "hand 101") == replace(note, mark=4)
        assert await tables.posted(here.id, "hand 102") is None
        assert await tables.posted(there.id, "hand 101") is None
        assert await tables.posts(here.id, "hand") == ["hand 101"]
        await tables.drop_posted(here.id, "hand 101")
        assert await tables.posted(here.id, "hand 101") is None


async def test_single_messages_of_a_turn_are_forgotten_once_it_is_published(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    for name in ("turn 1 0 0", "vote undo 3.0"):
        await tables.keep_posted(table.id, name, PostRecord(HERE.channel, MessageId(5), 1))
    await tables.published(table.id, 1, Seq(0), MessageId(5), HERE.channel)
    assert await tables.posts(table.id, "turn") == []
    assert await tables.posts(table.id, "vote") == ["vote undo 3.0"]


class CountingRegister:
    """The real one, and how often something was written."""

    def __init__(self, tables: Tables) -> None:
        self.written = 0
        self.language = tables.language
        self._tables = tables

    async def keep_language(self, user: UserId, language: Language) -> None:
        self.written += 1
        await self._tables.keep_language(user, language)


async def test_a_language_is_kept_over_restarts_and_written_when_it_changes(tables: Tables) -> None:
    register = CountingRegister(tables)
    readers = Readers(register)
    assert await readers.of(ADA.user, "nl") == "nl"
    for heard in ("da", "da", "sv", "sv"):
        await readers.hear(ADA.user, heard)
    assert register.written == 2
    after_a_restart = Readers(register)
    assert await after_a_restart.of(ADA.user, "nl") == "sv"
    await after_a_restart.hear(ADA.user, "sv")
    assert register.written == 2
    assert await after_a_restart.of(BO.user, "nl") == "nl"


async def test_the_commands_that_discord_knows_are_remembered(tables: Tables) -> None:
    assert await tables.commands_hash() == ""
    await tables.keep_commands_hash("abc")
    await tables.keep_commands_hash("def")
    assert await tables.commands_hash() == "def"
