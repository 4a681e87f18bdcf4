"""Reminders, and the page that says how somebody is reminded."""

from typing import get_args

import pytest

from bot.domain.requests import DueReminder
from bot.domain.table import Language, Preferences, RemindBy, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.reminders import preferences_message, reminder_message
from engine.model import Seat
from tests.support.messages import assert_valid, catalogue, phrasebook, seated_table


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_reminders_and_the_page_about_them_are_valid(language: Language) -> None:
    due = DueReminder(TableId(1), Seat(0), UserId(5), 1.7e9, 0, "mention")
    table = seated_table("usa", 3, language)
    assert_valid(reminder_message(phrasebook("usa", 3, language), table, due))
    for by in get_args(RemindBy):
        page = preferences_message(catalogue().translator(language), Preferences(by=by), "UTC")
        assert_valid(page)
