"""Messages that must be posted exactly once: the key of each, and what is stored about it."""

from typing import Literal

from bot.domain.table import ChannelId, MessageId, Seq, UserId
from engine.model import Seat
from engine.values import Value


class TurnPost(Value, frozen=True, tag="turn"):
    """One of the messages that announce what happened: up to which entry, and its number among
    them (the end of a game takes several). `revision`: at which it was to be posted for the first
    time. Later attempts have the same key, although the revision grows with whatever happens at
    the table."""

    revision: int
    seq: Seq
    number: int


class VotePost(Value, frozen=True, tag="vote"):
    """A vote, by its kind and when it began."""

    kind: Literal["undo", "absence"]
    at: float


class OfferPost(Value, frozen=True, tag="offer"):
    """The offer of a seat to somebody."""

    seat: Seat
    at: float


class PatiencePost(Value, frozen=True, tag="patience"):
    """The message that a seat has kept everybody waiting too long."""

    seat: Seat
    since: float


class NudgePost(Value, frozen=True, tag="nudge"):
    """A nudge to the people who are waited for."""

    at: float


class ReminderPost(Value, frozen=True, tag="reminder"):
    """A reminder of somebody's turn. `times`: reminders of the same turn before it."""

    seat: Seat
    since: float
    times: int


class HandPost(Value, frozen=True, tag="hand"):
    """The direct message with the hand of a seat, to the user who holds it or held it."""

    user: UserId
    seat: Seat


class WatchPost(Value, frozen=True, tag="watch"):
    """Tells people who watch a game what happened up to an entry. `number`: of the messages that
    many people need."""

    seq: Seq
    number: int


class ReviewPost(Value, frozen=True, tag="review"):
    """The review of a finished game that somebody has shared."""


class EndPost(Value, frozen=True, tag="end"):
    """The message about the winner of a game, until the review's sentence has been added to it."""


SidePost = VotePost | OfferPost | PatiencePost | NudgePost | ReminderPost
PostKey = TurnPost | SidePost | HandPost | WatchPost | ReviewPost | EndPost


class PostRecord(Value, frozen=True):
    """What is stored about a posted message. `message` is 0 from before it is sent until Discord
    has answered with its id.

    Until then it can be found in the channel: by the checksum of its text, by the custom id of its
    first button or menu ("" if it has none), and by its id, which is greater than `after`. Once it
    is there, `text_crc` tells whether it is up to date (see `KeyedMessage.version`).
    """

    channel: ChannelId
    message: MessageId
    text_crc: int
    first_custom_id: str = ""
    after: MessageId = MessageId(0)
