"""What happened at a table, for everybody to read: the game's events and the table's own."""

from collections.abc import Iterable
from typing import get_args

from bot.domain.requests import SeatOffer, Vote
from bot.domain.table import ChannelId, MessageId, Seq, Table, UserId
from engine.events import Event
from engine.model import Seat
from engine.values import Value
from engine.views import PublicView


class GameBegan(Value, frozen=True, tag="game began"):
    """The people in the order of their seats, drawn by lot or set by the host."""

    names: tuple[str, ...]
    by_lot: bool


class TakenBack(Value, frozen=True, tag="taken back"):
    """A seat took an entry of the log back, with all moves that automatic players had made since.
    `events`: what everybody had seen of them."""

    seat: Seat
    entry: Seq
    events: tuple[Event, ...] = ()


class StandInCame(Value, frozen=True, tag="stand-in came"):
    """An absent person's seat is played automatically until they come back."""

    seat: Seat
    name: str


class CameBack(Value, frozen=True, tag="came back"):
    """A person plays again, instead of the stand-in."""

    seat: Seat
    name: str


class Substituted(Value, frozen=True, tag="substituted"):
    """Somebody else plays on at this seat."""

    seat: Seat
    before: str
    name: str


class Resigned(Value, frozen=True, tag="resigned"):
    """A person left for good; the seat is played automatically."""

    seat: Seat
    name: str


class CalledOff(Value, frozen=True, tag="called off"):
    """The host, or who manages the channel, ended the game before its end."""

    name: str


TableEvent = GameBegan | TakenBack | StandInCame | CameBack | Substituted | Resigned | CalledOff
AnyEvent = Event | TableEvent

EVENTS: tuple[type[Event], ...] = get_args(Event)


def game_events(heard: Iterable[AnyEvent]) -> tuple[Event, ...]:
    """Those of the game, without the table's own."""
    return tuple(event for event in heard if isinstance(event, EVENTS))


class PublicEntry(Value, frozen=True):
    """An entry of the log as everybody may read it. `seat`: whose it is (for the start the host's,
    or the first if the host looks on; the seat concerned when people change). `is_undone`: it was
    taken back later."""

    seq: Seq
    seat: Seat
    events: tuple[AnyEvent, ...]
    at: float
    is_undone: bool = False


class Nudge(Value, frozen=True):
    """Somebody asked at a moment whether these people are still there."""

    at: float
    users: tuple[UserId, ...]


class Unpublished(Value, frozen=True):
    """What has to be shown: a table, and what happened since it was last shown.

    `revision` grows with every public change, in the lobby too. `view` is None in the lobby and
    for a table that was cancelled there. `message` is the one shown last, in `channel`.
    """

    table: Table
    view: PublicView | None
    entries: tuple[PublicEntry, ...]
    seq: Seq
    announced: Seq
    revision: int
    message: MessageId | None
    channel: ChannelId | None
    votes: tuple[Vote, ...] = ()  # that are open
    nudges: tuple[Nudge, ...] = ()  # that were not told yet
    offers: tuple[SeatOffer, ...] = ()  # of seats, open or declined
    at: float = 0.0  # when this was so


# The first words of the names of messages, see `PostRecord`.
TURN = "turn"  # tells what happened
VOTE = "vote"  # asks the people at the table
PATIENCE = "patience"  # tells who is absent
HAND = "hand"  # shows one person what they hold


class PostRecord(Value, frozen=True):
    """A message that is posted once, and edited in place if it ever has to say something else. It
    is kept by its name, of which the first word is its kind.

    `message` is 0 from before it is sent until Discord has told us its id. Meanwhile it can be
    recognised: by `mark`, a checksum of its words, by `control`, the custom id of its first button
    or menu ("" without any), and by its id, which is greater than `after`.
    """

    channel: ChannelId
    message: MessageId
    mark: int
    control: str = ""
    after: MessageId = MessageId(0)
