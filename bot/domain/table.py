"""What a table is made of: ids, the people at it, its options and its status."""

import re
from typing import Literal, NewType, get_args

from bot.domain.refusals import TableCode, TableRefusal
from engine.house_rules import HouseRules, StationLoan
from engine.model import MapId, Seat
from engine.values import Value

UserId = NewType("UserId", int)
ChannelId = NewType("ChannelId", int)
GuildId = NewType("GuildId", int)
MessageId = NewType("MessageId", int)
InteractionId = NewType("InteractionId", int)
TableId = NewType("TableId", int)
Seq = NewType("Seq", int)  # number of an entry in a table's log, counted from 1

NOBODY = UserId(0)  # has a computer player's seat
BEFORE_FIRST = Seq(0)  # no entry yet: the table is in its lobby
START = Seq(1)  # the entry with which a game begins

DEFAULT_PATIENCE_H = 72  # three days
PACES_H = (24, 72, 168)  # from which a host chooses the patience of a table
RETRY_DM_AFTER_S = 24 * 3600.0  # to somebody who took no direct messages
MAX_NUMBER = 2**63 - 1  # of the database; Discord's ids stay below it until the year 2084
NUMBER = re.compile("0|[1-9][0-9]{0,18}")
MAX_NAME_LENGTH = 32  # of a person's name; Discord's own limit

Language = Literal["en", "da", "nl", "sv"]
Level = Literal["easy", "normal", "hard"]
RemindBy = Literal["dm", "mention", "off"]
Status = Literal["lobby", "playing", "over", "cancelled"]


def level_of(word: str) -> Level | None:
    """The level of that name, or None."""
    return next((level for level in get_args(Level) if level == word), None)


def number_in(text: str) -> int | None:
    """The number that a text from outside consists of, as this bot writes it: plain digits, at most
    MAX_NUMBER. None for everything else. Use this for every number that may reach the database."""
    number = int(text) if NUMBER.fullmatch(text) else MAX_NUMBER + 1
    return number if number <= MAX_NUMBER else None


def number_of(text: str) -> int:
    """The same for ids, which begin at 1: 0, which nothing has, if it is no number."""
    return number_in(text) or 0


def is_former(user: UserId) -> bool:
    """Whether this is a former player, who stands for somebody whose data were deleted. Nobody on
    Discord has such an id."""
    return user < 0


class Human(Value, frozen=True, tag="human"):
    """A person at the table."""

    user: UserId
    name: str


class ComputerPlayer(Value, frozen=True, tag="automatic"):
    """A seat played by the computer from the start, or after its person resigned."""

    level: Level
    name: str


class StandIn(Value, frozen=True, tag="stand-in"):
    """An absent person whose seat the computer plays until they come back."""

    user: UserId
    name: str
    level: Level


Occupant = Human | ComputerPlayer | StandIn


class Where(Value, frozen=True):
    """The channel or thread a table is bound to. Until the thread for a new table is open, the
    channel is the negative id of the interaction that asked for it."""

    guild: GuildId
    channel: ChannelId

    @property
    def is_private(self) -> bool:
        """Whether only one person sees what happens there: it is on no server, and its channel, a
        negative id, exists nowhere."""
        return self.guild == 0

    @property
    def is_coming_thread(self) -> bool:
        """Whether this is a thread that is not open yet."""
        return self.channel < 0 and not self.is_private


class Options(Value, frozen=True):
    """What the host chose. `patience_h`: hours a turn may take before the others may vote.
    `stations`: what stations lend, on maps that have them. `invited`: people the lobby mentions
    until they join, because they played the game before. `thread_in`: the channel in which a
    thread for the table is to be opened; 0 if it is open, or if there is none. `is_expired`: the
    table was closed because nobody has started the game for too long. `after`: the table that was
    played before, if this is another game of the same people; `series`: the first of them all.
    `has_same_cards`: the game before is dealt again with the seats one further; it is friendly,
    so it counts for nothing. `best_of`: how many games the series has at most; 0 for any number.
    `daily`: the day of which this is the daily deal; 0 of other tables."""

    map: MapId
    language: Language
    most_players: int
    patience_h: int = DEFAULT_PATIENCE_H
    has_hints: bool = True
    invited: tuple[UserId, ...] = ()
    stations: StationLoan = "one"
    thread_in: ChannelId = ChannelId(0)
    is_expired: bool = False
    after: TableId = TableId(0)
    series: TableId = TableId(0)
    has_same_cards: bool = False
    best_of: int = 0
    daily: int = 0

    def least_players(self, of_map: int) -> int:
        """How many must play, on a map for which it takes so many: the same cards are dealt to as
        many as before."""
        return self.most_players if self.has_same_cards else of_map

    @property
    def house_rules(self) -> HouseRules:
        return HouseRules(self.stations)


class Table(Value, frozen=True):
    """What everybody may know about a table: no hands, no seed.

    `occupants` are in the order of their seats once the game has begun, before that in the order in
    which they joined. The host may be one of them or only watch.
    """

    id: TableId
    where: Where
    host: UserId
    options: Options
    status: Status
    occupants: tuple[Occupant, ...]
    seed_hash: str = ""  # SHA-256 of the seed, published when the game begins
    vacant: tuple[Seat, ...] = ()  # seats for which the others voted to find a substitute

    @property
    def posts_in(self) -> Where:
        """Where messages are posted now: in the channel until the table's thread is open."""
        if self.where.is_coming_thread:
            return Where(self.where.guild, self.options.thread_in)
        return self.where

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.occupants)

    @property
    def is_open(self) -> bool:
        """Whether people can still join, play or leave."""
        return self.status in ("lobby", "playing")

    @property
    def has_people(self) -> bool:
        """Whether somebody plays; not if computer players and stand-ins are among themselves."""
        return any(isinstance(person, Human) for person in self.occupants)

    @property
    def seats_are_alike(self) -> bool:
        """Whether all seats are people's, or all are of computer players of one level. A stand-in's
        seat is a person's; that of somebody who resigned is a computer player's."""
        kinds = {
            person.level if isinstance(person, ComputerPlayer) else "person"
            for person in self.occupants
        }
        return len(kinds) == 1

    def seat_of(self, user: UserId) -> Seat | None:
        """The user's seat, also while a stand-in plays it; None if they have none."""
        for seat, person in enumerate(self.occupants):
            if not isinstance(person, ComputerPlayer) and person.user == user:
                return Seat(seat)
        return None

    def require_open(self) -> None:
        """Refuse GAME_IS_OVER or TABLE_IS_CLOSED."""
        if self.status == "over":
            raise TableRefusal(TableCode.GAME_IS_OVER)
        if not self.is_open:
            raise TableRefusal(TableCode.TABLE_IS_CLOSED)

    def require_seat(self, user: UserId) -> Seat:
        """The user's seat, or refuse NOT_AT_THIS_TABLE."""
        seat = self.seat_of(user)
        if seat is None:
            raise TableRefusal(TableCode.NOT_AT_THIS_TABLE)
        return seat

    def require_host(self, user: UserId) -> None:
        """Refuse ONLY_THE_HOST unless the user is the host."""
        if user != self.host:
            raise TableRefusal(TableCode.ONLY_THE_HOST, host=self.host)


UNCHOSEN_ZONE = "UTC"
CHOSEN_UTC = "Etc/UTC"  # the same time, for those who have chosen it


class Preferences(Value, frozen=True):
    """What a person chose for all their tables.

    Quiet hours run from `quiet_from_h` until before `quiet_until_h` in `time_zone`; there are none
    if both are the same. While the time zone is not chosen, a likely one counts (`QuietHours`).
    """

    wants_dm: bool = True
    dm_closed_told: bool = False  # whether they were told that the bot cannot message them
    dm_closed_at: float = 0.0  # when a direct message was last refused; 0 if none was, or since
    by: RemindBy = "mention"
    first_after_h: int = 12
    every_h: int = 24
    quiet_from_h: int = 22
    quiet_until_h: int = 8
    time_zone: str = UNCHOSEN_ZONE
    quiet_hours_told: bool = False  # whether a reminder has said how to choose them
    shows_results: bool = True  # in profiles, leaderboards and at the end of games, to others
