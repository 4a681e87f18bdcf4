"""Time zones are found by what people type."""

import pytest

from bot.i18n.time_zones import zone_named, zones_like


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Copenhagen", "Europe/Copenhagen"),
        ("copenhagen", "Europe/Copenhagen"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("Mars/Base", None),
        ("europe", None),
        ("", None),
    ],
)
def test_a_time_zone_is_found_by_what_is_typed(typed: str, zone: str | None) -> None:
    assert zone_named(typed) == zone


def test_zones_are_offered_by_any_part_of_their_names() -> None:
    assert zones_like("EUROPE stock") == ["Europe/Stockholm"]
