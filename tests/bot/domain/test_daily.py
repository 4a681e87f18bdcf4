"""The daily deal as values: its map, its seed, percentiles and streaks."""

import hashlib
import hmac
from datetime import UTC, datetime

import pytest

from bot.domain import daily
from bot.domain.daily import Day, Secret, Standing, standing, streak_of
from bot.domain.refusals import TableRefusal
from engine.model import MapId

WEDNESDAY = daily.day_at(datetime(2026, 11, 18, 23, 59, tzinfo=UTC).timestamp())
SECRET = Secret(b"0123456789")


def test_a_day_ends_at_midnight_and_its_deal_closes_a_day_later() -> None:
    assert daily.date_of(WEDNESDAY).isoformat() == "2026-11-18"
    midnight = datetime(2026, 11, 19, tzinfo=UTC).timestamp()
    assert daily.ends_at(WEDNESDAY) == midnight
    assert daily.closes_at(WEDNESDAY) == midnight + daily.DAY_S
    daily.require_open(WEDNESDAY, daily.closes_at(WEDNESDAY) - 1)
    daily.require_closed(WEDNESDAY, daily.closes_at(WEDNESDAY))
    with pytest.raises(TableRefusal):
        daily.require_open(WEDNESDAY, daily.closes_at(WEDNESDAY))
    with pytest.raises(TableRefusal):
        daily.require_closed(WEDNESDAY, daily.closes_at(WEDNESDAY) - 1)
    assert daily.newest_closed(Day(WEDNESDAY + 2)) == WEDNESDAY


def test_the_seed_follows_from_the_secret_and_the_date_alone() -> None:
    expected = hmac.new(SECRET, b"2026-11-18", hashlib.sha256).digest()
    assert daily.seed_of(SECRET, WEDNESDAY) == expected
    assert daily.seed_hash(SECRET, WEDNESDAY) == hashlib.sha256(expected).hexdigest()
    seeds = {daily.seed_of(SECRET, Day(WEDNESDAY + n)) for n in range(400)}
    assert len(seeds) == 400
    assert daily.seed_of(Secret(b"other"), WEDNESDAY) not in seeds


def test_weekdays_have_short_maps_in_turn_and_sundays_larger_ones() -> None:
    maps = [*daily.SHORT_MAPS, *daily.SUNDAY_MAPS]
    for day in map(Day, range(WEDNESDAY, WEDNESDAY + 50)):
        found = daily.map_on(day, maps)
        is_sunday = daily.date_of(day).strftime("%A") == "Sunday"
        assert found in (daily.SUNDAY_MAPS if is_sunday else daily.SHORT_MAPS)
    week = {daily.map_on(Day(WEDNESDAY + n), maps) for n in range(3)}
    assert week == set(daily.SHORT_MAPS)
    sundays = {daily.map_on(Day(WEDNESDAY + 4 + 7 * n), maps) for n in range(3)}
    assert sundays == set(daily.SUNDAY_MAPS)
    own = MapId("own")
    assert daily.map_on(WEDNESDAY, [own]) == own  # without any of ours


@pytest.mark.parametrize(
    ("points", "counts", "expected"),
    [
        (50, [(50, 1)], Standing(1, None)),
        (50, [(50, 2)], Standing(2, 0)),
        (50, [(40, 1), (50, 1)], Standing(2, 100)),
        (50, [(-3, 70), (50, 5), (90, 26)], Standing(101, 70)),
    ],
)
def test_a_result_is_better_than_so_many_of_the_others(
    points: int, counts: list[tuple[int, int]], expected: Standing
) -> None:
    assert standing(points, counts) == expected


@pytest.mark.parametrize(
    ("ago", "streak"),
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2, 4), 3), ((1, 2, 3), 3), ((0, 2), 1)],
)
def test_a_streak_lasts_until_a_whole_day_is_missed(ago: tuple[int, ...], streak: int) -> None:
    assert streak_of([Day(WEDNESDAY - each) for each in ago], WEDNESDAY) == streak
