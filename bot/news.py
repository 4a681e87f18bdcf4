"""What happened at a table, for everybody to read: the game's events and the table's own."""

from bot.acts import Vote
from bot.model import ChannelId, MessageId, Seq, Table
from engine.events import Event
from engine.model import Seat
from engine.values import Value
from engine.views import PublicView


class GameBegan(Value, frozen=True, tag="game began"):
    """The people in the order of their seats, drawn by lot or set by the host."""

    names: tuple[str, ...]
    by_lot: bool


class TakenBack(Value, frozen=True, tag="taken back"):
    """A seat took an entry of the log back."""

    seat: Seat
    entry: Seq


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


TableEvent = GameBegan | TakenBack | StandInCame | CameBack | Substituted | Resigned
Heard = Event | TableEvent


class Entry(Value, frozen=True):
    """An entry of the log as everybody may read it. `seat`: whose it is (the host's for the start,
    the seat concerned when people change). `is_undone`: it was taken back later."""

    seq: Seq
    seat: Seat
    events: tuple[Heard, ...]
    at: float
    is_undone: bool = False


class News(Value, frozen=True):
    """What has to be shown: a table, and what happened since it was last shown.

    `revision` grows with every public change, in the lobby too. `view` is None in the lobby and
    for a table that was cancelled there. `message` is the one shown last, in `channel`.
    """

    table: Table
    view: PublicView | None
    entries: tuple[Entry, ...]
    seq: Seq
    announced: Seq
    revision: int
    message: MessageId | None
    channel: ChannelId | None
    votes: tuple[Vote, ...] = ()  # that are open


class HandNote(Value, frozen=True):
    """The direct message that shows somebody's hand at one table, edited in place."""

    channel: ChannelId
    message: MessageId
    step: int
