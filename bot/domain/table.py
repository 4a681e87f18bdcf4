"""What a table is made of, for everybody in the bot: people, places in Discord, options."""

from typing import Literal, NewType, get_args

from engine.model import MapId, Seat
from engine.values import Value

UserId = NewType("UserId", int)
ChannelId = NewType("ChannelId", int)
GuildId = NewType("GuildId", int)
MessageId = NewType("MessageId", int)
InteractionId = NewType("InteractionId", int)
TableId = NewType("TableId", int)
Seq = NewType("Seq", int)  # entries of a table's log count from 1

MOST_DIGITS = 20
LONGEST_NAME = 32  # of a person, as Discord's own

Language = Literal["en", "da", "nl", "sv"]
Level = Literal["easy", "normal", "hard"]
RemindBy = Literal["dm", "mention", "off"]
Status = Literal["lobby", "playing", "over", "cancelled"]


def level_of(word: str) -> Level | None:
    """The level of that name, if there is one."""
    return next((level for level in get_args(Level) if level == word), None)


def number_of(text: str) -> int:
    """The number somebody wrote; 0 for what is none, or longer than any of ours."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


class Human(Value, frozen=True, tag="human"):
    """A person at the table."""

    user: UserId
    name: str


class ComputerPlayer(Value, frozen=True, tag="automatic"):
    """A player that moves by itself."""

    level: Level
    name: str


class StandIn(Value, frozen=True, tag="stand-in"):
    """An absent person whose seat is played automatically until they come back."""

    user: UserId
    name: str
    level: Level


Occupant = Human | ComputerPlayer | StandIn


class Where(Value, frozen=True):
    """The channel or thread a table is bound to."""

    guild: GuildId
    channel: ChannelId


class Options(Value, frozen=True):
    """What the host chose. `patience_h`: how long a turn may take before the others may vote."""

    map: MapId
    language: Language
    most_players: int
    patience_h: int = 72
    has_hints: bool = True


class Table(Value, frozen=True):
    """A table as everybody may know it: no hands, no seed. People sit in the order of their seats
    once the game has begun, before that in the order in which they joined. The host may sit among
    them or only look on."""

    id: TableId
    where: Where
    host: UserId
    options: Options
    status: Status
    people: tuple[Occupant, ...]
    seed_hash: str = ""  # SHA-256 of the seed, published when the game begins
    vacant: tuple[Seat, ...] = ()  # seats for which the others have voted to find a substitute

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    @property
    def is_watched(self) -> bool:
        """Whether nobody plays but automatic players: people can only look on."""
        return not any(isinstance(person, Human) for person in self.people)

    def seat_of(self, user: UserId) -> Seat | None:
        """Where somebody sits, also while a stand-in plays for them."""
        for seat, person in enumerate(self.people):
            if not isinstance(person, ComputerPlayer) and person.user == user:
                return Seat(seat)
        return None


class Preferences(Value, frozen=True):
    """What somebody chose for all their tables. Quiet hours are hours of the day in `time_zone`,
    from the first until before the last; none when both are the same."""

    wants_dm: bool = True
    dm_closed_told: bool = False  # whether they know that their DMs are closed to us
    by: RemindBy = "mention"
    first_after_h: int = 12
    every_h: int = 24
    quiet_from_h: int = 22
    quiet_until_h: int = 8
    time_zone: str = "UTC"
