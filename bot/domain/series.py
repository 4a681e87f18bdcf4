"""A series: games that were played one after the other by *Play again*, and who has won how many.

A friendly game on the same cards belongs to no score. A shared victory counts for nobody.
"""

from collections.abc import Sequence
from typing import Literal

from bot.domain.table import NOBODY, UserId
from engine.values import Value

BestOf = Literal[0, 3, 5, 7]
"""How many games a series has at most; 0: as many as people like."""


class SeriesSeat(Value, frozen=True):
    """Who had a seat in a game of a series, and their place. `user` is NOBODY for a computer
    player, who is known by the name."""

    user: UserId
    name: str
    place: int

    @property
    def who(self) -> tuple[UserId, str]:
        return self.user, "" if self.user != NOBODY else self.name


class SeriesScore(Value, frozen=True):
    """How many games somebody has won, under the name of their last game."""

    user: UserId
    name: str
    wins: int


class Series(Value, frozen=True):
    """Who has won how many of the games so far; those with the most wins first. `shared`: games
    with a shared victory. `scores` lacks people who have hidden their results. `is_decided`: one
    player has won so many games that nobody else can win more of at most `best_of`."""

    games: int
    shared: int
    scores: tuple[SeriesScore, ...]
    best_of: int = 0
    is_decided: bool = False

    @property
    def wins_needed(self) -> int:
        return wins_needed(self.best_of)


def wins_needed(best_of: int) -> int:
    """How many wins decide a series of at most so many games."""
    return best_of // 2 + 1


def series_of(games: Sequence[Sequence[SeriesSeat]], best_of: int) -> Series:
    """The series after these games, the oldest first."""
    wins: dict[tuple[UserId, str], int] = {}
    names: dict[tuple[UserId, str], str] = {}
    shared = 0
    for seats in games:
        winners = [seat.who for seat in seats if seat.place == 1]
        shared += len(winners) > 1
        for seat in seats:
            names[seat.who] = seat.name
            wins[seat.who] = wins.get(seat.who, 0) + (winners == [seat.who])
    scores = [SeriesScore(who[0], names[who], number) for who, number in wins.items()]
    scores.sort(key=lambda score: -score.wins)
    most = scores[0].wins if scores else 0
    is_decided = bool(best_of) and most >= wins_needed(best_of)
    return Series(len(games), shared, tuple(scores), best_of, is_decided)
