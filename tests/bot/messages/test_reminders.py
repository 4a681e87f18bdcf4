"""Reminders, and the page that says how somebody is reminded."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.discord_io.components import MAX_CUSTOM_ID_LENGTH, id_of
from bot.domain.requests import DueReminder
from bot.domain.table import Language, Preferences, RemindBy, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.phrasebook import channel_link
from bot.messages.reminders import (
    MOST_LISTED,
    OtherTurn,
    preferences_message,
    reminder_message,
)
from engine.model import Seat
from tests.support.messages import (
    assert_valid,
    buttons_by_verb,
    catalogue,
    phrasebook,
    seated_table,
)


def test_a_player_without_a_time_zone_reads_how_to_choose_one() -> None:
    translator = catalogue().translator("da")
    asked = "`/påmindelser tidszone:Europe/Copenhagen`"
    assert asked in preferences_message(translator, Preferences(), "Europe/Copenhagen").text
    chosen = Preferences(time_zone="Europe/Copenhagen")
    assert asked not in preferences_message(translator, chosen, chosen.time_zone).text


def test_no_direct_message_is_promised_to_somebody_who_takes_none() -> None:
    translator = catalogue().translator("en")
    text = preferences_message(translator, Preferences(dm_closed_told=True), "UTC").text
    assert translator.say("dm-closed") in text
    assert translator.say("remind-dm-on") not in text


def test_a_reminder_of_many_games_fits_and_lists_them_only_in_a_direct_message() -> None:
    phrases, table = phrasebook("usa", 3, "en"), seated_table("usa", 3, "en")
    table = replace(table, id=TableId(2**50))
    due = DueReminder(table.id, Seat(0), UserId(5), 1.7e9, 0, "dm", is_first=True)
    others = [OtherTurn(table, phrases.board.map, 1.7e9)] * 60
    listed = reminder_message(phrases, table, due, others)
    counted = reminder_message(phrases, table, replace(due, by="mention"), others)
    for message in (listed, counted):
        assert_valid(message)
        for button in buttons_by_verb(message.rows).values():
            assert len(id_of(button, table.id, 2**20)) <= MAX_CUSTOM_ID_LENGTH
    link = channel_link(table.where)
    assert listed.text.count(link) == 1 + MOST_LISTED
    assert counted.text.count(link) == 1
    assert "60 more games" in counted.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_reminders_and_the_page_about_them_are_valid(language: Language) -> None:
    due = DueReminder(TableId(1), Seat(0), UserId(5), 1.7e9, 0, "mention")
    table = seated_table("usa", 3, language)
    phrases = phrasebook("usa", 3, language)
    other = OtherTurn(table, phrases.board.map, 1.7e9)
    for others in ((), (other,), (other, other)):
        assert_valid(reminder_message(phrases, table, due, others))
        assert_valid(reminder_message(phrases, table, replace(due, by="dm"), others))
    assert_valid(reminder_message(phrases, table, replace(due, is_long=True, is_first=True)))
    for by in get_args(RemindBy):
        page = preferences_message(catalogue().translator(language), Preferences(by=by), "UTC")
        assert_valid(page)
