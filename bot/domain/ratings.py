"""Ratings: how likely somebody is to win, learnt from results. People and computer players are on
one scale.

Only rated seats count. A computer player's rating is fixed for each level, so a game between
computer players changes nothing; and however often somebody beats computer players, it raises their
rating at most to one level above the strongest of them.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import inf

from msgspec.structs import replace
from openskill.models import PlackettLuce

from bot.domain.ladders import MU, SIGMA, Ladder, Rating, season_of
from bot.domain.results import GameResult, SeatResult
from bot.domain.table import NOBODY, Level, UserId

_MODEL = PlackettLuce(mu=MU, sigma=SIGMA)


LEVEL_RATINGS: Mapping[Level, Rating] = {  # measured by `python -m benchmarks.ratings`
    "easy": Rating(13.5, 1.0),
    "normal": Rating(24.0, 1.0),
    "hard": Rating(40.0, 1.0),
}
ONE_LEVEL = 13.0  # about the distance between two of them


def ladders_of(result: GameResult) -> tuple[Ladder, ...]:
    """The ladders on which a game counts."""
    guild, season = result.guild, season_of(result.finished_at)
    return (
        Ladder(),
        Ladder(guild),
        Ladder(guild, season),
        Ladder(guild, map=result.map),
        Ladder(guild, season, result.map),
    )


def rated_people(result: GameResult) -> tuple[UserId, ...]:
    """The people whose ratings a game changes."""
    if not result.is_rated:
        return ()
    return tuple(seat.user for seat in result.seats if seat.is_rated and seat.user != NOBODY)


def ratings_after(result: GameResult, before: Mapping[UserId, Rating]) -> Mapping[UserId, Rating]:
    """The new ratings of `rated_people` on one ladder. Somebody missing in `before` is new."""
    people = rated_people(result)
    if not people:
        return {}
    seats = [seat for seat in result.seats if seat.is_rated]
    ratings = [_rating(seat, before) for seat in seats]
    updated = rate(ratings, [seat.place for seat in seats])
    highest = _highest_from(seats)
    return {
        seat.user: replace(new, mu=max(min(new.mu, highest), min(new.mu, old.mu)))
        for seat, old, new in zip(seats, ratings, updated, strict=True)
        if seat.user in people
    }


def _highest_from(seats: Sequence[SeatResult]) -> float:
    """The rating up to which a game can raise somebody: any, unless they are the only person."""
    levels = [LEVEL_RATINGS[seat.level].mu for seat in seats if seat.level is not None]
    return max(levels) + ONE_LEVEL if len(levels) == len(seats) - 1 else inf


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended in these places; ties have the same place."""
    teams = [[_MODEL.rating(rating.mu, rating.sigma)] for rating in ratings]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for team, rating in zip(rated, ratings, strict=True)
    ]


def chances(ratings: Iterable[Rating]) -> list[float]:
    """How likely each of them wins a game against the others."""
    return _MODEL.predict_win([[_MODEL.rating(rating.mu, rating.sigma)] for rating in ratings])


def _rating(seat: SeatResult, before: Mapping[UserId, Rating]) -> Rating:
    if seat.level is not None:
        return LEVEL_RATINGS[seat.level]
    return before.get(seat.user, Rating())
