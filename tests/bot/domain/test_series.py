"""A series: who has won how many games, and when it is decided."""

from bot.domain.series import SeriesScore, SeriesSeat, series_of
from bot.domain.table import NOBODY, UserId

ADA, BO = UserId(101), UserId(102)


def game(ada: int, bo: int, robot: int = 3) -> list[SeriesSeat]:
    """The places of two people and a computer player."""
    return [
        SeriesSeat(ADA, "Ada", ada),
        SeriesSeat(BO, "Bo", bo),
        SeriesSeat(NOBODY, "Robot", robot),
    ]


def test_a_game_counts_for_who_has_won_it_alone() -> None:
    series = series_of([game(1, 2), game(1, 1), game(2, 1), game(2, 1), game(3, 2, 1)], 0)
    assert (series.games, series.shared, series.is_decided) == (5, 1, False)
    assert series.scores == (
        SeriesScore(BO, "Bo", 2),
        SeriesScore(ADA, "Ada", 1),
        SeriesScore(NOBODY, "Robot", 1),
    )


def test_a_series_is_decided_when_nobody_else_can_win_more_of_its_games() -> None:
    games = [game(1, 2), game(2, 1), game(1, 2)]
    assert not series_of(games[:2], 3).is_decided
    assert series_of(games, 3).is_decided
    assert not series_of(games, 5).is_decided
    assert not series_of([], 3).is_decided


def test_a_series_goes_on_while_nobody_has_enough_wins_whoever_comes_or_goes() -> None:
    cy = SeriesSeat(UserId(103), "Cy", 1)
    without_bo = [SeriesSeat(ADA, "Ada", 2), cy]
    games = [game(1, 2), game(1, 1), without_bo]
    undecided = series_of(games, 3)
    assert (undecided.shared, undecided.is_decided) == (1, False)
    wins = {score.name: score.wins for score in undecided.scores}
    assert wins == {"Ada": 1, "Bo": 0, "Robot": 0, "Cy": 1}
    assert series_of([*games, game(1, 2)], 3).is_decided  # in a fourth game


def test_people_are_known_by_their_ids_and_called_by_their_last_names() -> None:
    renamed = [SeriesSeat(ADA, "Countess", 1), SeriesSeat(BO, "Bo", 2)]
    (ada, *_) = series_of([game(1, 2), renamed], 0).scores
    assert ada == SeriesScore(ADA, "Countess", 2)
