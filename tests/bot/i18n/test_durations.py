"""How long something may take, as people type it."""

import pytest

from bot.domain.table import PACES_H, Language
from bot.i18n.catalogue import LANGUAGES
from bot.i18n.durations import hours_in
from tests.support.messages import catalogue


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("24", 24),
        (" 24H ", 24),
        ("24 hours", 24),
        ("1 day", 24),
        ("a week", 168),
        ("3 døgn", 72),
        ("7d.", 168),
        ("72 uur", 72),
        ("tre dagar", 72),
        ("", None),
        ("soon", None),
        ("day 3", None),
        ("3 moons", None),
        ("-24", None),
        ("9" * 20, None),
    ],
)
def test_durations_are_understood_in_any_language(typed: str, hours: int | None) -> None:
    assert hours_in(typed) == hours


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pace_is_understood_by_its_name(language: Language) -> None:
    for hours in PACES_H:
        assert hours_in(catalogue().say(language, f"pace-{hours}")) == hours
