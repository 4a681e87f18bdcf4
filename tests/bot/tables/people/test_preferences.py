"""Stored preferences of a person, and the language they read."""

import asyncio
from pathlib import Path

import pytest

from bot.domain.requests import PreferencesChange
from bot.domain.table import Language, Preferences, UserId
from bot.i18n.reader_languages import ReaderLanguages
from bot.store import Transaction
from bot.store import preferences as preference_rows
from bot.tables import Tables
from tests.support.fake_clock import FakeClock
from tests.support.tables import ADA, BO, STRANGER, open_tables, save_preferences


async def test_preferences_are_stored(tables: Tables) -> None:
    assert await tables.preferences.get(STRANGER.user) == Preferences()
    chosen = Preferences(wants_dm=False, dm_closed_told=True, by="dm", time_zone="Europe/Malta")
    await save_preferences(tables, STRANGER.user, chosen)
    assert await tables.preferences.get(STRANGER.user) == chosen


async def test_a_choice_and_what_the_bot_notes_at_the_same_time_are_both_kept(
    tables: Tables, clock: FakeClock
) -> None:
    for user in map(UserId, range(1000, 1010)):
        await asyncio.gather(
            tables.preferences.mark_dm_closed(user),
            tables.preferences.change(user, PreferencesChange(wants_dm=False)),
            tables.preferences.mark_dm_closed_told(user),
        )
        kept = Preferences(wants_dm=False, dm_closed_told=True, dm_closed_at=clock())
        assert await tables.preferences.get(user) == kept


async def test_a_language_is_stored_whenever_it_changes(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[Language] = []
    save_language = preference_rows.save_language

    async def noting_save(db: Transaction, user: UserId, language: Language) -> None:
        saved.append(language)
        await save_language(db, user, language)

    monkeypatch.setattr(preference_rows, "save_language", noting_save)
    readers = ReaderLanguages(tables.store)
    assert await readers.language_of(ADA.user, "nl") == "nl"
    for language in ("da", "da", "sv", "sv"):
        await readers.remember(ADA.user, language)
    assert saved == ["da", "sv"]
    after_a_restart = ReaderLanguages(tables.store)
    assert await after_a_restart.language_of(ADA.user, "nl") == "sv"
    await after_a_restart.remember(ADA.user, "sv")
    assert saved == ["da", "sv"]
    assert await after_a_restart.language_of(BO.user, "nl") == "nl"


async def test_a_language_that_another_process_has_stored_is_known(tmp_path: Path) -> None:
    async with (
        open_tables(tmp_path, has_other_writers=True) as one,
        open_tables(tmp_path, has_other_writers=True) as other,
    ):
        clock = FakeClock()
        readers, others = ReaderLanguages(one.store, clock), ReaderLanguages(other.store, clock)
        await readers.remember(ADA.user, "da")
        await others.remember(ADA.user, "sv")
        clock.pass_hours(1)
        assert await readers.language_of(ADA.user, "nl") == "sv"
        await readers.remember(ADA.user, "da")
        clock.pass_hours(1)
        assert await others.language_of(ADA.user, "nl") == "da"
