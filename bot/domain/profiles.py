"""What finished games say about people: profiles, head-to-head records, leaderboards. Games still
being played count nowhere.

Only seats that are rated count (`bot.domain.results`): nobody has a win that a stand-in played for
them.
"""

from bot.domain.badges import Badge, MapTally
from bot.domain.ladders import Ladder, Rating
from bot.domain.table import UserId
from engine.model import MapId
from engine.values import Value

FORM_LENGTH = 10  # games
CURVE_LENGTH = 60  # rated games
MEETINGS_SHOWN = 5
LINES_PER_PAGE = 10  # of a leaderboard


class PastGame(Value, frozen=True):
    """The place that somebody reached, among so many players."""

    map: MapId
    place: int
    players: int


class Profile(Value, frozen=True):
    """What somebody has reached on a server, or everywhere. `maps`: the most played first. `form`:
    the last games, oldest first. `rating`: learnt from these games; `overall`: everywhere, if it
    is about one server. Both are None while they are not shown. `curve`: the server's rating after
    each of the last games, oldest first."""

    user: UserId
    name: str
    maps: tuple[MapTally, ...] = ()
    form: tuple[PastGame, ...] = ()
    rating: Rating | None = None
    rated_games: int = 0
    overall: Rating | None = None
    curve: tuple[int, ...] = ()
    badges: tuple[Badge, ...] = ()
    is_hidden: bool = False  # the person wants nobody else to see it
    has_ratings: bool = True  # they are not switched off on the server

    @property
    def games(self) -> int:
        return sum(each.games for each in self.maps)

    @property
    def wins(self) -> int:
        return sum(each.wins for each in self.maps)

    @property
    def tickets(self) -> int:
        return sum(each.tickets for each in self.maps)

    @property
    def tickets_done(self) -> int:
        return sum(each.tickets_done for each in self.maps)

    @property
    def best(self) -> MapTally:
        """The map of the best score. There must be a game."""
        return max(self.maps, key=lambda each: each.best_points)

    @property
    def longest(self) -> MapTally:
        """The map of the longest path. There must be a game."""
        return max(self.maps, key=lambda each: each.longest_path)


class MapMeetings(Value, frozen=True):
    """The games of two people on one map: how often each was placed before the other."""

    map: MapId
    games: int
    wins: int
    losses: int


class Meeting(Value, frozen=True):
    """A game of two people, possibly with others: the points of both."""

    map: MapId
    finished_at: float
    points: int
    other_points: int


class HeadToHead(Value, frozen=True):
    """All games that two people played together. `last`: the newest first."""

    name: str
    other_name: str
    maps: tuple[MapMeetings, ...] = ()
    last: tuple[Meeting, ...] = ()

    @property
    def games(self) -> int:
        return sum(each.games for each in self.maps)

    @property
    def wins(self) -> int:
        return sum(each.wins for each in self.maps)

    @property
    def losses(self) -> int:
        return sum(each.losses for each in self.maps)

    @property
    def ties(self) -> int:
        return self.games - self.wins - self.losses


class LeaderboardLine(Value, frozen=True):
    """Somebody's place on a ladder."""

    place: int
    user: UserId
    name: str
    rating: Rating


class Leaderboard(Value, frozen=True):
    """A page of a ladder. `own`: the reader's line, on whichever page it is; None if they have
    none. `own_games`: how many rated games the reader has on this ladder."""

    ladder: Ladder
    lines: tuple[LeaderboardLine, ...]
    page: int
    people: int
    own: LeaderboardLine | None = None
    own_games: int = 0
    is_hidden: bool = False  # the reader has hidden themselves

    @property
    def pages(self) -> int:
        return max(1, -(-self.people // LINES_PER_PAGE))
