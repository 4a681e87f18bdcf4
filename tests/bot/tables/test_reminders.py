"""Reminders, quiet hours, and what has been shown to whom."""

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.domain.refusals import TableCode
from bot.domain.table import Language, MessageId, Preferences, UserId
from bot.i18n.reader_languages import ReaderLanguages
from bot.store import Transaction
from bot.store import preferences as preference_rows
from bot.tables import Tables
from bot.tables.reminders import is_quiet
from engine.actions import Draw
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    STRANGER,
    StandingClock,
    act,
    draws_two,
    hall,
    lobby,
    playing,
    prefer,
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
            await prefer(found, person.user, AWAKE)
        yield found


# --- reminders ------------------------------------------------------------------------------------


async def test_the_first_reminder_and_the_next_ones(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    clock.pass_h(11.9)
    assert await tables.reminders.due() == []
    clock.pass_h(0.1)
    (first,) = await tables.reminders.due()
    assert (first.table, first.user, first.times, first.by) == (table.id, ADA.user, 0, "mention")
    await tables.reminders.mark_sent(first)
    clock.pass_h(23.9)
    assert await tables.reminders.due() == []
    clock.pass_h(0.1)
    (second,) = await tables.reminders.due()
    assert second.times == 1


async def test_reminders_survive_a_restart(tmp_path: Path, clock: StandingClock) -> None:
    async with hall(tmp_path, clock) as tables:
        await prefer(tables, ADA.user, AWAKE)
        await playing(tables, ADA, BO)
    clock.pass_h(12)
    async with hall(tmp_path, clock) as tables:
        (first,) = await tables.reminders.due()
        await tables.reminders.mark_sent(first)
    async with hall(tmp_path, clock) as tables:
        assert await tables.reminders.due() == []


async def test_another_turn_is_reminded_of_anew(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    clock.pass_h(12)
    (old,) = await tables.reminders.due()
    await draws_two(tables, table.id, ADA)
    await draws_two(tables, table.id, BO)
    await tables.reminders.mark_sent(old)  # it comes too late to count
    clock.pass_h(12)
    (new,) = await tables.reminders.due()
    assert (new.user, new.times) == (ADA.user, 0)


async def test_a_turn_can_be_muted(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    await tables.reminders.mute(table.id, ADA.user)
    clock.pass_h(12)
    assert await tables.reminders.due() == []
    await act(tables, table.id, ADA, Draw())
    clock.pass_h(12)
    assert len(await tables.reminders.due()) == 1
    assert await why(tables.reminders.mute(table.id, STRANGER.user)) == TableCode.NOT_AT_THIS_TABLE


async def test_people_choose_how_and_when(tables: Tables, clock: StandingClock) -> None:
    await playing(tables, ADA, BO)
    await prefer(tables, ADA.user, replace(AWAKE, by="dm", first_after_h=2))
    clock.pass_h(2)
    assert [reminder.by for reminder in await tables.reminders.due()] == ["dm"]
    await prefer(tables, ADA.user, replace(AWAKE, by="off"))
    clock.pass_h(200)
    assert await tables.reminders.due() == []


async def test_nobody_is_woken_at_night(tables: Tables, clock: StandingClock) -> None:
    await playing(tables, ADA, BO)
    night = Preferences(quiet_from_h=19, quiet_until_h=9, time_zone="Europe/Copenhagen")
    await prefer(tables, ADA.user, night)
    clock.pass_h(12)  # 20:00 UTC, 21:00 in Copenhagen
    assert await tables.reminders.due() == []
    clock.pass_h(12)  # 08:00 UTC, 09:00 in Copenhagen
    assert len(await tables.reminders.due()) == 1


async def test_closed_tables_remind_nobody(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    clock.pass_h(100)
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
        assert is_quiet(chosen, moment) == (hour in quiet), hour


def test_a_time_zone_that_is_no_longer_known_does_not_stop_the_clock() -> None:
    assert is_quiet(Preferences(time_zone="Mars/Base"), 0.0)  # midnight in UTC


# --- what has been shown --------------------------------------------------------------------------


async def test_a_lobby_is_behind_until_it_is_shown(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    unpublished = await tables.publication.unpublished(table.id)
    assert (unpublished.table, unpublished.view, unpublished.entries, unpublished.message) == (
        table,
        None,
        (),
        None,
    )
    assert await tables.publication.behind() == [table.id]
    shown = MessageId(5)
    await tables.publication.mark_published(
        table.id, unpublished.revision, unpublished.seq, shown, HERE.channel
    )
    assert await tables.publication.behind() == []
    await tables.lobby.join(table.id, BO)
    unpublished = await tables.publication.unpublished(table.id)
    assert (unpublished.message, unpublished.channel) == (shown, HERE.channel)
    assert await tables.publication.behind() == [table.id]


async def test_what_changes_while_publishing_stays_behind(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    unpublished = await tables.publication.unpublished(table.id)
    await act(tables, table.id, ADA, Draw())
    await tables.publication.mark_published(
        table.id, unpublished.revision, unpublished.seq, MessageId(5), HERE.channel
    )
    assert await tables.publication.behind() == [table.id]
    assert [entry.seq for entry in (await tables.publication.unpublished(table.id)).entries] == [4]


async def test_being_shown_never_goes_backwards(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    old = await tables.publication.unpublished(table.id)
    await act(tables, table.id, ADA, Draw())
    new = await tables.publication.unpublished(table.id)
    await tables.publication.mark_published(
        table.id, new.revision, new.seq, MessageId(6), HERE.channel
    )
    await tables.publication.mark_published(
        table.id, old.revision, old.seq, MessageId(6), HERE.channel
    )
    assert await tables.publication.behind() == []


async def test_votes_are_news(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await act(tables, table.id, ADA, Draw())
    unpublished = await tables.publication.unpublished(table.id)
    await tables.publication.mark_published(
        table.id, unpublished.revision, unpublished.seq, MessageId(5), HERE.channel
    )
    await tables.undo.request(table.id, ADA.user, next(presses))
    assert await tables.publication.behind() == [table.id]
    assert len((await tables.publication.unpublished(table.id)).votes) == 1


async def test_news_has_nothing_that_only_a_seat_may_know(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await draws_two(tables, table.id, ADA)
    said = repr(await tables.publication.unpublished(table.id))
    for person in (ADA, BO):
        for ticket in (await tables.lookup.player_view(table.id, person.user)).tickets:
            assert ticket.ticket not in said


async def test_preferences_are_kept(tables: Tables) -> None:
    assert await tables.preferences.get(STRANGER.user) == Preferences()
    chosen = Preferences(wants_dm=False, dm_closed_told=True, by="dm", time_zone="Europe/Malta")
    await prefer(tables, STRANGER.user, chosen)
    assert await tables.preferences.get(STRANGER.user) == chosen


async def test_a_language_is_kept_over_restarts_and_written_when_it_changes(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Language] = []
    save_language = preference_rows.save_language

    async def counted(db: Transaction, user: UserId, language: Language) -> None:
        written.append(language)
        await save_language(db, user, language)

    monkeypatch.setattr(preference_rows, "save_language", counted)
    readers = ReaderLanguages(tables.store)
    assert await readers.language_of(ADA.user, "nl") == "nl"
    for language in ("da", "da", "sv", "sv"):
        await readers.remember(ADA.user, language)
    assert written == ["da", "sv"]
    after_a_restart = ReaderLanguages(tables.store)
    assert await after_a_restart.language_of(ADA.user, "nl") == "sv"
    await after_a_restart.remember(ADA.user, "sv")
    assert written == ["da", "sv"]
    assert await after_a_restart.language_of(BO.user, "nl") == "nl"
