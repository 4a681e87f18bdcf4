"""Ratings and the ladders they are on, as values. `bot.domain.ratings` says how they are learnt.

A ladder is a list of ratings that are learnt from the same games: all games, those of a server,
those of a server in a quarter, and each of them on one map.
"""

from datetime import UTC, datetime

from bot.domain.table import GuildId
from engine.model import MapId
from engine.values import Value

MIN_GAMES = 5  # before a rating is shown
MU, SIGMA = 25.0, 25 / 3  # of somebody of whom nothing is known, on the model's scale
POINTS_PER_STEP = 60  # of the shown scale, for a step of the model's
MIDDLE = 1500  # of the shown scale: MU
EVERY_SERVER = GuildId(0)
ALL_TIME = ""
EVERY_MAP = MapId("")


class Rating(Value, frozen=True):
    """What is known of somebody's strength on one ladder: the best guess, its standard deviation,
    and from how many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as players see it: 1500 is the middle."""
        return round(MIDDLE + (self.mu - MU) * POINTS_PER_STEP)

    @property
    def uncertainty(self) -> int:
        """The shown rating is within this distance of the truth, 19 times of 20."""
        return round(2 * self.sigma * POINTS_PER_STEP)

    @property
    def is_shown(self) -> bool:
        return self.games >= MIN_GAMES


class Ladder(Value, frozen=True):
    """Which games ratings are learnt from."""

    guild: GuildId = EVERY_SERVER
    season: str = ALL_TIME  # such as "2026Q4"
    map: MapId = EVERY_MAP


def season_of(at: float) -> str:
    """The quarter in which a moment is, in UTC: `2026Q4`."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}Q{(day.month + 2) // 3}"
