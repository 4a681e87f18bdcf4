"""What a finished game meant for those who played it. Nothing in it is about people who have hidden
themselves."""

from typing import Literal

from bot.domain.badges import Badge
from bot.domain.ladders import Rating
from bot.domain.profiles import HeadToHead
from bot.domain.series import Series
from engine.model import Seat
from engine.values import Value

RecordKind = Literal["points", "path"]


class RatingChange(Value, frozen=True):
    """A seat's rating on the server after the game; `before`: None if it was not shown yet."""

    seat: Seat
    after: Rating
    before: Rating | None


class NewRecord(Value, frozen=True):
    """The most points, or the longest path, that anybody has reached on this map and server."""

    kind: RecordKind
    seats: tuple[Seat, ...]
    number: int


class NewBadge(Value, frozen=True):
    """A seat's person did not have this badge on this server before."""

    seat: Seat
    badge: Badge


class Outcome(Value, frozen=True):
    """`meetings`: of two people who played alone against each other or with computer players.
    `series`: after the game, if it is part of one."""

    ratings: tuple[RatingChange, ...] = ()
    records: tuple[NewRecord, ...] = ()
    meetings: HeadToHead | None = None
    badges: tuple[NewBadge, ...] = ()
    series: Series | None = None


NO_OUTCOME = Outcome()
