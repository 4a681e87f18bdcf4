"""What people ask of a table, and what they get back."""

from typing import Literal

from bot.domain.table import Human, InteractionId, Seq, Table, TableId, UserId
from engine.actions import Action
from engine.events import Event, Whisper
from engine.model import Seat
from engine.values import Value
from engine.views import PlayerView, PublicView

ANY_STEP = -1  # for requests that were not made for a certain step: slash commands
ANY_QUESTION = -1  # for answers that were not given to a certain question, see `Vote.mark`

AbsenceChoice = Literal["wait", "stand-in", "substitute"]
Choice = Literal["yes", "no"] | AbsenceChoice
Outcome = Literal["open", "void"] | Choice


class ActionRequest(Value, frozen=True):
    """An action somebody wants to play. `step`: the view's step for which its control was made."""

    table: TableId
    user: UserId
    step: int
    action: Action
    interaction: InteractionId


class DrawnCards(Value, frozen=True):
    """A card drawn or taken, for the seat that has it now and nobody else."""

    events: tuple[Event, ...] = ()
    whispers: tuple[Whisper, ...] = ()


class ActionResult(Value, frozen=True):
    """What an action led to. `mine` and `whispers` are for the seat that acted and nobody else.
    `can_undo`: they can take it back without asking anybody, as things stand. `first`: the first
    card of the same turn, None if only the log knows it."""

    table: Table
    seq: Seq
    view: PublicView
    mine: PlayerView
    events: tuple[Event, ...]
    whispers: tuple[Whisper, ...]
    can_undo: bool = False
    first: DrawnCards | None = None


class UndoResult(Value, frozen=True):
    """A move was taken back, and what automatic players had done since. `taken_back`: the move."""

    table: Table
    seq: Seq
    view: PublicView
    mine: PlayerView
    taken_back: Seq


class UndoQuestion(Value, frozen=True, tag="undo"):
    """May this seat take its entry back, which showed something hidden, or what automatic players
    have done since did? All others must agree."""

    seat: Seat
    entry: Seq


class AbsenceQuestion(Value, frozen=True, tag="absence"):
    """What to do about a seat that lets everybody wait? The majority of the others decides."""

    seat: Seat
    since: float


Question = UndoQuestion | AbsenceQuestion


class Ballot(Value, frozen=True):
    """What somebody answered."""

    user: UserId
    choice: Choice


class Vote(Value, frozen=True):
    """A question to the people at a table, and the answers so far. `void`: the game went on."""

    table: TableId
    question: Question
    by: UserId
    at: float
    voters: tuple[UserId, ...]
    ballots: tuple[Ballot, ...]
    outcome: Outcome

    @property
    def question_id(self) -> int:
        """Carried by its buttons: an answer to an earlier question does not count for this one."""
        return question_id_of(self.at)


class SeatOffer(Value, frozen=True):
    """Somebody is asked to play on at a seat; it changes hands if they say yes."""

    table: TableId
    seat: Seat
    to: Human
    by: UserId
    at: float
    is_declined: bool = False

    @property
    def question_id(self) -> int:
        return question_id_of(self.at)


def question_id_of(at: float) -> int:
    """The moment of a question, in milliseconds."""
    return round(at * 1000)


class UndoAsked(Value, frozen=True):
    """The others are asked first."""

    table: Table
    vote: Vote


class VoteResult(Value, frozen=True):
    """An answer was counted. Unless `vote.outcome` is "open", the vote has been decided by it."""

    table: Table
    vote: Vote


class NudgeResult(Value, frozen=True):
    """These people may be mentioned once."""

    table: Table
    users: tuple[UserId, ...]


class DueReminder(Value, frozen=True):
    """Somebody whom a table has waited for since a moment, and who wants to be told now."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
    times: int  # how often they were reminded of this turn before
    by: Literal["dm", "mention"]


class AbsentPlayer(Value, frozen=True):
    """Somebody who has let a table wait for longer than its patience."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
