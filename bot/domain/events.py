"""What happened at a table, as everybody may read it: the game's events and the table's own."""

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

from bot.domain.outcome import NO_OUTCOME, Outcome
from bot.domain.requests import SeatOffer, Vote
from bot.domain.series import Series
from bot.domain.table import ChannelId, MessageId, Seq, Table, UserId, Where
from engine.events import Event
from engine.model import Seat
from engine.values import Value
from engine.views import PublicView


class GameBegan(Value, frozen=True, tag="game began"):
    """The names in the order of the seats: drawn by lot, set by the host, or `is_turned`, one seat
    further than in the game before."""

    names: tuple[str, ...]
    by_lot: bool
    is_turned: bool = False


class TakenBack(Value, frozen=True, tag="taken back"):
    """A seat took an entry of the log back, with all moves computer players had made since.
    `events`: what everybody had seen of them."""

    seat: Seat
    entry: Seq
    events: tuple[Event, ...] = ()


class StandInCame(Value, frozen=True, tag="stand-in came"):
    """The computer plays an absent person's seat until they come back."""

    seat: Seat
    name: str


class CameBack(Value, frozen=True, tag="came back"):
    """A person plays their seat again, instead of the stand-in."""

    seat: Seat
    name: str


class Substituted(Value, frozen=True, tag="substituted"):
    """Another person has taken over this seat."""

    seat: Seat
    before: str
    name: str


class Resigned(Value, frozen=True, tag="resigned"):
    """A person left for good; the computer plays the seat."""

    seat: Seat
    name: str


class CalledOff(Value, frozen=True, tag="called off"):
    """The host, or somebody who manages the channel, cancelled the game."""

    name: str


TableEvent = GameBegan | TakenBack | StandInCame | CameBack | Substituted | Resigned | CalledOff
AnyEvent = Event | TableEvent

GAME_EVENTS: tuple[type[Event], ...] = get_args(Event)


def game_events(events: Iterable[AnyEvent]) -> tuple[Event, ...]:
    """The game's events, without the table's own."""
    return tuple(event for event in events if isinstance(event, GAME_EVENTS))


class PublicEntry(Value, frozen=True):
    """A log entry as everybody may read it. `is_undone`: it was taken back later.

    `seat` is the one that acted; for the start the host's, or the first if the host only watches;
    when people change, the seat concerned.
    """

    seq: Seq
    seat: Seat
    events: tuple[AnyEvent, ...]
    at: float
    is_undone: bool = False


class PostedMessage(Value, frozen=True):
    """A message in a channel."""

    id: MessageId
    where: Where


class Announcement(Value, frozen=True):
    """A posted message and what it announces: no entries for the message of a lobby. `names` are
    those of the seats at that time; `following` is the table's next message, if there is one."""

    posted: PostedMessage
    after: Seq
    seq: Seq
    entries: tuple[PublicEntry, ...]
    names: tuple[str, ...]
    following: PostedMessage | None = None
    says_taken_back: bool = False  # by a restored backup


class Nudge(Value, frozen=True):
    """At this moment somebody asked whether these people are still there."""

    at: float
    users: tuple[UserId, ...]


class Proof(Value, frozen=True):
    """What is published when a game is over: the seed in hexadecimal digits, and whether there is
    a record. A game that began under earlier rules has none."""

    seed: str
    has_record: bool


QueueState = Literal["none", "to play", "begun"]
"""What a queue means for the message of a turn. "to play": it is played at once. "begun": it has
begun the turn, and its owner must go on."""


class Unpublished(Value, frozen=True):
    """A table and everything that has not been published about it yet.

    `revision` grows with every change, in the lobby too; `quiet_changes` is how many of them only
    their makers saw. `view` is None in the lobby and
    for a table that was cancelled there. `message` is the one published last, in `channel`.
    `shown`: that message and what it announces, if that is known. `unedited`: earlier messages that
    still ask somebody to act, or of which something has been undone since; oldest first.
    """

    table: Table
    view: PublicView | None
    entries: tuple[PublicEntry, ...]
    seq: Seq
    announced: Seq
    revision: int
    message: MessageId | None
    channel: ChannelId | None
    votes: tuple[Vote, ...] = ()  # open ones
    nudges: tuple[Nudge, ...] = ()  # that have not been sent yet
    offers: tuple[SeatOffer, ...] = ()  # of seats, open or declined
    shown: Announcement | None = None
    unedited: tuple[Announcement, ...] = ()
    proof: Proof | None = None  # once the game is over
    outcome: Outcome = NO_OUTCOME
    is_won_on_last_turn: bool = False  # the winner would have lost without it
    is_interrupted: bool = False  # the bot was stopped while it was posting an announcement
    has_side_posts: bool = True  # questions, nudges or reminders may have to be closed
    is_behind: bool = True  # there have been public changes since the last publication
    at: float = 0.0  # when this was read
    is_from_page: bool = False  # the newest entry
    queue: QueueState = "none"  # of the person who is waited for
    quiet_changes: int = 0
    is_taken_back: bool = False  # by a restored backup, and no message says so yet
    series: Series | None = None  # before the game, if it will be part of one


def since_last_turn(
    entries: Sequence[PublicEntry], seat: Seat, *, is_turn: bool
) -> Sequence[PublicEntry]:
    """The entries after the seat's last turn. A turn it is taking now does not count."""
    end = len(entries)
    while is_turn and end and entries[end - 1].seat == seat:
        end -= 1
    last = max((n for n, entry in enumerate(entries[:end]) if entry.seat == seat), default=-1)
    return entries[last + 1 :]
