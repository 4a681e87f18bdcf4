"""Ratings learnt from results."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from benchmarks.ratings import play, report
from bot.domain.ladders import Ladder, Rating, season_of
from bot.domain.ratings import (
    LEVEL_RATINGS,
    ONE_LEVEL,
    chances,
    ladders_of,
    rate,
    rated_people,
    ratings_after,
)
from bot.domain.results import GameResult, SeatResult
from bot.domain.table import NOBODY, GuildId, Level, TableId, UserId
from engine.model import MapId, Seat

OCTOBER_2026 = 1_791_000_000.0


def seat(number: int, place: int, level: Level | None = None) -> SeatResult:
    user = NOBODY if level else UserId(100 + number)
    return SeatResult(
        Seat(number), user, level, "", place, 50, 40, 10, 0, 2, 1, 0, 0, is_rated=True
    )


def result(*seats: SeatResult) -> GameResult:
    return GameResult(TableId(1), GuildId(7), MapId("usa"), OCTOBER_2026, 9, 60.0, seats)


def test_the_better_place_raises_a_rating_and_equal_places_leave_equals_equal() -> None:
    after = ratings_after(result(seat(0, 1), seat(1, 3), seat(2, 1)), {})
    assert after[UserId(100)].mu == after[UserId(102)].mu > Rating().mu > after[UserId(101)].mu
    assert all(rating.sigma < Rating().sigma and rating.games == 1 for rating in after.values())


def test_a_seat_that_is_not_rated_changes_nobody() -> None:
    absent = replace(seat(1, 2), is_rated=False)
    assert ratings_after(result(seat(0, 1), absent), {}) == {}
    three = ratings_after(result(seat(0, 1), absent, seat(2, 3)), {})
    assert three == ratings_after(result(seat(0, 1), seat(2, 2)), {})


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_beating_computer_players_for_ever_raises_a_rating_to_one_level_above(level: Level) -> None:
    game = result(seat(0, 1), seat(1, 2, level), seat(2, 3, "easy"))
    ratings: Mapping[UserId, Rating] = {}
    for _ in range(300):
        ratings = ratings_after(game, ratings)
    highest = LEVEL_RATINGS[level].mu + ONE_LEVEL
    assert ratings[UserId(100)].mu == pytest.approx(highest)
    strong = {UserId(100): Rating(60.0, 2.0, 40)}
    assert ratings_after(game, strong)[UserId(100)].mu == 60.0  # it is not lowered by winning
    lost = result(seat(0, 3), seat(1, 1, level), seat(2, 2, "easy"))
    assert ratings_after(lost, strong)[UserId(100)].mu < 60.0


def test_beating_people_raises_a_rating_whatever_it_is() -> None:
    strong = {UserId(100): Rating(60.0, 2.0, 40), UserId(101): Rating(59.0, 2.0, 40)}
    game = result(seat(0, 1), seat(1, 2), seat(2, 3, "easy"))
    assert ratings_after(game, strong)[UserId(100)].mu > 60.0


def test_the_levels_are_ordered_and_the_stronger_is_the_favourite() -> None:
    ratings = [LEVEL_RATINGS[level] for level in ("easy", "normal", "hard")]
    expected = chances(ratings)
    assert expected == sorted(expected)
    assert sum(expected) == pytest.approx(1)


def test_a_rating_is_shown_after_five_games_with_its_uncertainty() -> None:
    rating, other = Rating(), Rating()
    assert (rating.shown, rating.is_shown) == (1500, False)
    before = rating.uncertainty
    for _ in range(5):
        rating, other = rate([rating, other], [1, 2])
    assert rating.is_shown
    assert rating.shown > 1500 > other.shown
    assert rating.uncertainty < before


def test_a_game_counts_on_the_ladders_of_its_server_quarter_and_map() -> None:
    guild, usa = GuildId(7), MapId("usa")
    assert season_of(OCTOBER_2026) == "2026Q4"
    assert set(ladders_of(result(seat(0, 1)))) == {
        Ladder(),
        Ladder(guild),
        Ladder(guild, "2026Q4"),
        Ladder(guild, map=usa),
        Ladder(guild, "2026Q4", usa),
    }
    assert rated_people(result(seat(0, 1), seat(1, 2, "easy"))) == (UserId(100),)
    assert rated_people(result(seat(0, 1, "hard"), seat(1, 2, "easy"))) == ()


@pytest.mark.soak
def test_ratings_order_the_computer_players_and_predict_who_wins() -> None:
    report(list(play(games=60, seed=1, jobs=2)))
