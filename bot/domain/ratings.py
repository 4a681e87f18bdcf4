"""Ratings: how likely somebody is to win, learnt from results. People and computer players are on
one scale.

A ladder is a list of ratings that are learnt from the same games: all games, those of a server,
those of a server in a quarter, and each of them on one map. Only rated seats count. A computer
player's rating is fixed for each level, so a game between computer players changes nothing; and
however often somebody beats computer players, it raises their rating at most to one level above
the strongest of them.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from math import inf

from msgspec.structs import replace
from openskill.models import PlackettLuce

from bot.domain.results import NOBODY, GameResult, SeatResult
from bot.domain.table import GuildId, Level, UserId
from engine.model import MapId
from engine.values import Value

MIN_GAMES = 5  # before a rating is shown
POINTS_PER_STEP = 60  # of the shown scale, for a step of the model's
MIDDLE = 1500  # of the shown scale: somebody of whom nothing is known
EVERY_SERVER = GuildId(0)
ALL_TIME = ""
EVERY_MAP = MapId("")

_MODEL = PlackettLuce()


class Rating(Value, frozen=True):
    """What is known of somebody's strength on one ladder: the best guess, its standard deviation,
    and from how many games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as players see it: 1500 is the middle."""
        return round(MIDDLE + (self.mu - _MODEL.mu) * POINTS_PER_STEP)

    @property
    def uncertainty(self) -> int:
        """The shown rating is within this distance of the truth, 19 times of 20."""
        return round(2 * self.sigma * POINTS_PER_STEP)

    @property
    def is_shown(self) -> bool:
        return self.games >= MIN_GAMES

    @property
    def surely(self) -> float:
        """What the leaderboard sorts by: they are at least this strong, very likely. So nobody is
        first by one lucky game."""
        return self.mu - 2 * self.sigma


class Ladder(Value, frozen=True):
    """Which games ratings are learnt from."""

    guild: GuildId = EVERY_SERVER
    season: str = ALL_TIME  # such as "2026Q4"
    map: MapId = EVERY_MAP


LEVEL_RATINGS: Mapping[Level, Rating] = {  # measured by `python -m benchmarks.ratings`
    "easy": Rating(15.0, 1.0),
    "normal": Rating(25.0, 1.0),
    "hard": Rating(36.0, 1.0),
}
ONE_LEVEL = 10.0  # about the distance between two of them


def season_of(at: float) -> str:
    """The quarter in which a moment is, in UTC: `2026Q4`."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}Q{(day.month + 2) // 3}"


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
