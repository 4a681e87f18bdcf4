"""The daily deal: which map on which day, until when, and what a result says.

Everybody is dealt the same on a day (UTC) and plays alone against one computer player. The seed
follows from a secret of this instance and the date, so it is fixed before anybody plays; its hash
is shown the day before. A try that was begun on its day may be finished until the deal closes,
which is when the seed and the best line of play are shown.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import NewType

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import (
    ChannelId,
    GuildId,
    InteractionId,
    Language,
    Level,
    MessageId,
    Table,
    TableId,
    UserId,
    Where,
)
from engine.cards import Seed
from engine.model import Map, MapId, RouteId, TicketId
from engine.values import Value

Day = NewType("Day", int)  # since 1 January 1970, in UTC

NO_DAY = Day(0)  # of tables that are no daily deal
DAY_S = 24 * 3600.0
LEVEL: Level = "normal"  # always moves the same in the same position
PLAYERS = 2  # somebody and the computer player
MOST_SHORT_WAGONS = 20  # with which a game takes about ten minutes
SUNDAY = 6
NO_SERVER = GuildId(0)  # of tables that only one person sees

Secret = NewType("Secret", bytes)


class Deal(Value, frozen=True):
    """What is dealt on a day, with the seed of that day. `rules`: their version."""

    map: MapId
    rules: int


class DailyLine(Value, frozen=True):
    """How somebody played a deal: the routes in the order in which they were claimed, and the
    tickets that were kept, each with whether it was completed."""

    routes: tuple[RouteId, ...] = ()
    tickets: tuple[tuple[TicketId, bool], ...] = ()


class DailyResult(Value, frozen=True):
    """What somebody has reached. `lengths`: of the routes, the longest first. `opponent`: the
    points of the computer player."""

    points: int
    opponent: int
    tickets: int
    tickets_done: int
    lengths: tuple[int, ...]


class DailyTry(Value, frozen=True):
    """Somebody's only try at a deal. `game`: its table, 0 once it has been deleted. `result`: None
    until it is finished."""

    day: Day
    user: UserId
    name: str
    game: TableId
    result: DailyResult | None = None
    line: DailyLine = DailyLine()


class Standing(Value, frozen=True):
    """How a result compares with all results of the deal so far: `others` are those of other
    people, and `beaten` of them have fewer points."""

    others: int
    beaten: int

    @property
    def percent(self) -> int:
        """How many are beaten, of a hundred; rounded down, but not to 0."""
        return max(1, 100 * self.beaten // self.others) if self.beaten else 0


class DailyBoard(Value, frozen=True):
    """The message with the results of a server's people on a day. `message`: 0 until it is posted.
    `edited_at`, `tried_at`: when a process last and first began to post or edit it, 0 if none
    has."""

    guild: GuildId
    day: Day
    channel: ChannelId
    language: Language
    message: MessageId = MessageId(0)
    edited_at: float = 0.0
    checksum: int = 0
    tried_at: float = 0.0


class DailyTable(Value, frozen=True):
    """What that message says: the results of people who have not hidden theirs, the best first; on
    how many days in a row somebody of the server has finished; and the best try of all at the deal
    that has just closed."""

    day: Day
    tries: tuple[DailyTry, ...]
    streak: int
    best_of_closed: DailyTry | None


def day_at(unix_s: float) -> Day:
    """The day of a moment."""
    return Day(int(unix_s // DAY_S))


def date_of(day: Day) -> date:
    return datetime.fromtimestamp(day * DAY_S, UTC).date()


def day_of(table: Table) -> Day:
    """The day whose deal is played at a table, or NO_DAY."""
    return Day(table.options.daily)


def ends_at(day: Day) -> float:
    """Until when a try can be begun."""
    return (day + 1) * DAY_S


def closes_at(day: Day) -> float:
    """Until when a try can be finished, and from when on the seed is shown."""
    return (day + 2) * DAY_S


def newest_closed(today: Day) -> Day:
    """The deal that has closed last."""
    return Day(today - 2)


def is_open(day: Day, now: float) -> bool:
    """Whether moves can be made: until the deal has closed; at a table of NO_DAY always."""
    return not day or now < closes_at(day)


def is_secret(day: Day, now: float) -> bool:
    """Whether other people may still play the same cards: until the deal has closed; never at a
    table of NO_DAY."""
    return bool(day) and now < closes_at(day)


def require_open(day: Day, now: float) -> None:
    """Refuse DEAL_IS_CLOSED unless `is_open`."""
    if not is_open(day, now):
        raise TableRefusal(TableCode.DEAL_IS_CLOSED)


def require_closed(day: Day, now: float) -> None:
    """Refuse DEAL_IS_OPEN if it `is_secret`."""
    if is_secret(day, now):
        raise TableRefusal(TableCode.DEAL_IS_OPEN)


def seed_of(secret: Secret, day: Day) -> Seed:
    """The seed of a day: HMAC-SHA256 of its date, as `2026-11-18`."""
    return Seed(hmac.new(secret, date_of(day).isoformat().encode(), hashlib.sha256).digest())


def seed_hash(secret: Secret, day: Day) -> str:
    """What is shown of the seed before the deal closes."""
    return hashlib.sha256(seed_of(secret, day)).hexdigest()


def map_for(day: Day, maps: Iterable[Map], dealt: Mapping[MapId, Day]) -> MapId:
    """The map for a day: a short one, on Sundays a larger one, of those that two can play. The maps
    take turns. `dealt`: when each was dealt last, before that day."""
    playable = [each for each in maps if each.players[0] <= PLAYERS <= each.players[1]]
    is_sunday = date_of(day).weekday() == SUNDAY
    wanted = [each for each in playable if (each.wagons > MOST_SHORT_WAGONS) == is_sunday]
    found = sorted(each.id for each in wanted or playable)
    return min(found, key=lambda each: dealt.get(each, NO_DAY))


def private_place(interaction: InteractionId) -> Where:
    """Where a table is that only one person sees: in no channel of any server."""
    return Where(NO_SERVER, ChannelId(-interaction))


def standing(points: int, counts: Iterable[tuple[int, int]]) -> Standing:
    """How these points compare. `counts`: of all finished tries, this one among them, how many
    reached how many points."""
    finished = beaten = 0
    for reached, number in counts:
        finished += number
        beaten += number if reached < points else 0
    return Standing(max(0, finished - 1), beaten)


def streak_of(days: Sequence[Day], today: Day) -> int:
    """How many days in a row these are, the newest first, up to today or yesterday: today is not
    over yet."""
    if not days or days[0] < today - 1:
        return 0
    streak = 1
    while streak < len(days) and days[streak] == days[0] - streak:
        streak += 1
    return streak
