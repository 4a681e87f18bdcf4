"""The daily deal as values: its map, its seed, percentiles and streaks."""

import hashlib
import hmac
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.domain import daily
from bot.domain.daily import Day, Secret, Standing, standing, streak_of
from bot.domain.refusals import TableRefusal
from engine.model import MapId
from tests.support.tables import boards

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


@pytest.mark.parametrize("now", [0.0, daily.closes_at(WEDNESDAY)])
def test_a_table_that_is_no_daily_deal_is_always_open_and_never_secret(now: float) -> None:
    daily.require_open(daily.NO_DAY, now)
    daily.require_closed(daily.NO_DAY, now)


def test_the_seed_follows_from_the_secret_and_the_date_alone() -> None:
    expected = hmac.new(SECRET, b"2026-11-18", hashlib.sha256).digest()
    assert daily.seed_of(SECRET, WEDNESDAY) == expected
    assert daily.seed_hash(SECRET, WEDNESDAY) == hashlib.sha256(expected).hexdigest()
    seeds = {daily.seed_of(SECRET, Day(WEDNESDAY + n)) for n in range(400)}
    assert len(seeds) == 400
    assert daily.seed_of(Secret(b"other"), WEDNESDAY) not in seeds


def test_weekdays_have_short_maps_in_turn_and_sundays_larger_ones() -> None:
    maps = [each.map for each in map(boards().__getitem__, boards().map_ids)]
    short = {each.id for each in maps if each.wagons < 20}
    assert {"amsterdam", "london", "newyork"} <= short
    dealt: dict[MapId, Day] = {}
    found: dict[bool, list[MapId]] = {False: [], True: []}
    for day in map(Day, range(WEDNESDAY, WEDNESDAY + 7 * len(maps))):
        map_id = daily.map_for(day, maps, dealt)
        dealt[map_id] = day
        found[daily.date_of(day).strftime("%A") == "Sunday"].append(map_id)
    for is_sunday, wanted in ((False, short), (True, {each.id for each in maps} - short)):
        dealt_maps, number = found[is_sunday], len(wanted)
        assert set(dealt_maps[:number]) == wanted  # every map once, then again from the first one
        assert all(
            dealt_maps[at] == dealt_maps[at - number] for at in range(number, len(dealt_maps))
        )


def test_a_new_map_is_dealt_next_and_no_map_twice_in_a_row_because_of_it() -> None:
    maps = [each.map for each in map(boards().__getitem__, boards().map_ids)]
    dealt = {MapId("london"): Day(WEDNESDAY - 2), MapId("newyork"): Day(WEDNESDAY - 1)}
    assert daily.map_for(WEDNESDAY, maps, dealt) == "amsterdam"
    dealt[MapId("amsterdam")] = WEDNESDAY
    assert daily.map_for(Day(WEDNESDAY + 1), maps, dealt) == "london"


def test_only_maps_for_two_are_dealt() -> None:
    amsterdam = boards()[MapId("amsterdam")].map
    three = replace(amsterdam, id=MapId("aaa"), players=(3, 5))
    assert daily.map_for(WEDNESDAY, [three, amsterdam], {}) == "amsterdam"
    sunday = Day(WEDNESDAY + 4)
    assert daily.map_for(sunday, [three, amsterdam], {}) == "amsterdam"  # there is no larger one


@pytest.mark.parametrize(
    ("points", "counts", "expected"),
    [
        (50, [(50, 1)], Standing(0, 0)),
        (50, [(50, 2)], Standing(1, 0)),
        (50, [(40, 1), (50, 1)], Standing(1, 1)),
        (50, [(-3, 70), (50, 5), (90, 26)], Standing(100, 70)),
    ],
)
def test_a_result_is_better_than_so_many_of_the_others(
    points: int, counts: list[tuple[int, int]], expected: Standing
) -> None:
    assert standing(points, counts) == expected


@pytest.mark.parametrize(
    ("others", "beaten", "percent"), [(0, 0, 0), (9, 0, 0), (300, 1, 1), (300, 299, 99), (3, 2, 66)]
)
def test_whoever_has_beaten_somebody_is_not_told_of_nought_per_cent(
    others: int, beaten: int, percent: int
) -> None:
    assert Standing(others, beaten).percent == percent


@pytest.mark.parametrize(
    ("ago", "streak"),
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2, 4), 3), ((1, 2, 3), 3), ((0, 2), 1)],
)
def test_a_streak_lasts_until_a_whole_day_is_missed(ago: tuple[int, ...], streak: int) -> None:
    assert streak_of([Day(WEDNESDAY - each) for each in ago], WEDNESDAY) == streak
