"""Time zones are found by what people type, in all of our languages."""

from collections import Counter
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.i18n.languages import FACTS
from bot.i18n.time_zones import zone_label, zone_named, zones_like
from bot.i18n.zone_names import ZONE_NAMES
from maps.folding import compact

OTHER_NAMES = {zone: names.split(", ") for zone, names in ZONE_NAMES.items()}


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Copenhagen", "Europe/Copenhagen"),
        ("copenhagen", "Europe/Copenhagen"),
        ("København", "Europe/Copenhagen"),
        ("kobenhavn", "Europe/Copenhagen"),
        ("Kopenhagen", "Europe/Copenhagen"),
        ("Köpenhamn", "Europe/Copenhagen"),
        ("new york", "America/New_York"),
        ("Göteborg", "Europe/Stockholm"),
        ("Den Haag", "Europe/Amsterdam"),
        ("Danmark", "Europe/Copenhagen"),  # not Danmarkshavn
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("Stokholm", "Europe/Stockholm"),
        ("US/Eastern", "US/Eastern"),
        ("CET", "CET"),
        ("utc", "UTC"),
        ("Mars/Base", None),
        ("europe", None),
        ("san", None),
        ("", None),
    ],
)
def test_a_time_zone_is_found_by_what_is_typed(typed: str, zone: str | None) -> None:
    assert zone_named(typed) == zone


@pytest.mark.parametrize(
    ("typed", "zone", "label"),
    [
        ("UTC+1", "Etc/GMT-1", "UTC+1"),
        ("gmt +2", "Etc/GMT-2", "UTC+2"),
        ("-5", "Etc/GMT+5", "UTC-5"),
        ("\N{MINUS SIGN}5", "Etc/GMT+5", "UTC-5"),
        ("+05:00", "Etc/GMT-5", "UTC+5"),
        ("+5:30", "Asia/Kolkata", "Asia/Kolkata"),
        ("utc+0", "UTC", "UTC"),
    ],
)
def test_a_time_zone_is_found_by_its_difference_from_utc(typed: str, zone: str, label: str) -> None:
    assert zone_named(typed) == zone
    assert zones_like(typed, "en") == [zone]
    assert zone_label(zone) == label


def test_there_is_no_zone_15_hours_away() -> None:
    assert zone_named("UTC+15") is None
    assert zone_named("UTC+3:10") is None


def test_zones_are_offered_by_any_part_of_their_names() -> None:
    assert zones_like("EUROPE stock", "en") == ["Europe/Stockholm"]
    assert zones_like("göteb", "sv") == ["Europe/Stockholm"]
    assert zones_like("eastern time", "en") == ["America/New_York"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_anything_is_typed_the_readers_own_zones_come_first(language: Language) -> None:
    home = FACTS[language].home_zones
    offered = zones_like("", language)
    assert tuple(offered[: len(home)]) == home
    assert len(set(offered)) == len(offered)


def test_every_other_name_of_a_zone_means_only_that_zone() -> None:
    for zone, names in OTHER_NAMES.items():
        assert ZoneInfo(zone)
        for name in names:
            assert zone_named(name) == zone, name
            assert zones_like(name, "en")[0] == zone, name


def test_no_name_stands_for_two_zones() -> None:
    names = Counter(
        name for names in OTHER_NAMES.values() for name in {compact(each) for each in names}
    )
    assert [name for name, number in names.items() if number > 1] == []


def test_every_zone_is_found_by_its_own_name() -> None:
    zones = sorted(available_timezones())[::5]
    assert [zone_named(zone) for zone in zones if "/" in zone] == [z for z in zones if "/" in z]
