"""The time zone that somebody probably lives in."""

from datetime import UTC, datetime

import pytest

from bot.domain.likely_zones import FEWEST_MOVES, NIGHT_H, ZONES_OF_LANGUAGES, likely_zone
from bot.i18n.languages import FACTS


def moves_at(*hours: int) -> list[float]:
    """Enough moves, at these hours in UTC."""
    return [
        datetime(2027, 1, 1 + day, hour, 30, tzinfo=UTC).timestamp()
        for day in range(FEWEST_MOVES)
        for hour in hours
    ]


def test_the_zones_of_languages_are_those_that_are_offered_first() -> None:
    offered = {language: facts.home_zones[0] for language, facts in FACTS.items()}
    assert {
        language: zone for language, zone in offered.items() if language != "en"
    } == ZONES_OF_LANGUAGES


def test_nearly_everybody_who_reads_danish_lives_in_denmark() -> None:
    assert likely_zone("da", moves_at(3)) == "Europe/Copenhagen"


def test_a_few_moves_of_somebody_who_reads_english_tell_nothing() -> None:
    assert likely_zone("en", moves_at(3)[: FEWEST_MOVES - 1]) == "UTC"
    assert likely_zone(None, []) == "UTC"


@pytest.mark.parametrize(
    ("hours", "night"),
    [
        ((12, 16, 22, 23, 1), range(4, 11)),  # the eastern coast of America
        ((8, 12, 18, 21), range(23, 30)),  # Britain
        ((22, 0, 5, 9, 11), range(13, 20)),  # Sydney
    ],
)
def test_nobody_moves_at_night_and_everybody_sleeps(hours: tuple[int, ...], night: range) -> None:
    zone = likely_zone("en", moves_at(*hours))
    offset_h = -int(zone.removeprefix("Etc/GMT") or 0) if zone != "UTC" else 0
    assert not {(hour + offset_h) % 24 for hour in hours} & set(NIGHT_H)
    assert {(hour + offset_h) % 24 for hour in night} <= set(NIGHT_H)
