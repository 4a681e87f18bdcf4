"""What people ask of a table, and the results they get back."""

from typing import Literal

from bot.domain.table import Human, InteractionId, RemindBy, Seq, Table, TableId, UserId
from engine.actions import Action
from engine.events import Event, Whisper
from engine.model import Seat
from engine.values import Value
from engine.views import PlayerView, PublicView

ANY_STEP = -1  # step of a request that was not made for one step: a slash command
ANY_QUESTION = -1  # id of an answer that was not given to one question, see `Vote.question_id`

AbsenceChoice = Literal["wait", "stand-in", "substitute"]
BallotChoice = Literal["yes", "no"] | AbsenceChoice
Outcome = Literal["open", "void"] | BallotChoice


class ActionRequest(Value, frozen=True):
    """An action a user wants to play. `step` is that of the view for which the button was made."""

    table: TableId
    user: UserId
    step: int
    action: Action
    interaction: InteractionId


class DrawnCards(Value, frozen=True):
    """The cards of one draw, for the seat that holds them now and nobody else."""

    events: tuple[Event, ...] = ()
    whispers: tuple[Whisper, ...] = ()


class ActionResult(Value, frozen=True):
    """What an action led to. `mine` and `whispers` are for the seat that acted and nobody else.

    `can_undo`: they can take it back now without asking anybody. `first`: the first card of the
    same turn; None if it must be read from the log.
    """

    table: Table
    seq: Seq
    view: PublicView
    mine: PlayerView
    events: tuple[Event, ...]
    whispers: tuple[Whisper, ...]
    can_undo: bool = False
    first: DrawnCards | None = None


class UndoResult(Value, frozen=True):
    """A move was taken back, with the moves computer players had made since. `taken_back`: the
    entry of the move. `is_rated`: not if something hidden had been seen and nobody was there to
    ask."""

    table: Table
    seq: Seq
    view: PublicView
    mine: PlayerView
    taken_back: Seq
    is_rated: bool = True


class UndoQuestion(Value, frozen=True, tag="undo"):
    """May this seat take back its entry, although something hidden was revealed by it or by the
    computer players' moves after it? All others must agree."""

    seat: Seat
    entry: Seq


class AbsenceQuestion(Value, frozen=True, tag="absence"):
    """What to do about a seat that keeps everybody waiting? The majority of the others decides."""

    seat: Seat
    since: float


Question = UndoQuestion | AbsenceQuestion


class Ballot(Value, frozen=True):
    """One person's answer."""

    user: UserId
    choice: BallotChoice


class Vote(Value, frozen=True):
    """A question to the people at a table and the answers so far. `void`: the game went on."""

    table: TableId
    question: Question
    by: UserId
    at: float
    voters: tuple[UserId, ...]
    ballots: tuple[Ballot, ...]
    outcome: Outcome

    @property
    def question_id(self) -> int:
        """In the custom ids of its buttons: an answer to an earlier question does not count."""
        return question_id_of(self.at)


class SeatOffer(Value, frozen=True):
    """A person is asked to take over a seat, which changes hands if they accept."""

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
    """The time of a question in milliseconds."""
    return round(at * 1000)


class UndoAsked(Value, frozen=True):
    """The others were asked whether the move may be taken back."""

    table: Table
    vote: Vote


class VoteResult(Value, frozen=True):
    """An answer was counted. Unless `vote.outcome` is "open", it has decided the vote."""

    table: Table
    vote: Vote


class NudgeResult(Value, frozen=True):
    """The people who will be mentioned once."""

    table: Table
    users: tuple[UserId, ...]


class DueReminder(Value, frozen=True):
    """A person a table has been waiting for since a moment, and who is to be reminded now.
    `is_long`: from now on rarely. `is_first`: the person does not know yet how to choose when they
    are reminded. `others`: other turns of the same person of which they are reminded as well."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
    times: int  # reminders of this turn that were sent before
    by: Literal["dm", "mention"]
    is_long: bool = False
    is_first: bool = False
    others: tuple["DueReminder", ...] = ()


class AbsentPlayer(Value, frozen=True):
    """A person who has kept a table waiting for longer than its patience, which began with the
    turn or when the others last decided to wait. `is_muted`: they want no calls in this turn."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
    patience_began: float
    is_muted: bool = False


class PreferencesChange(Value, frozen=True):
    """The preferences a person wants to change; None leaves a preference as it is."""

    first_after_h: int | None = None
    every_h: int | None = None
    by: RemindBy | None = None
    quiet_from_h: int | None = None
    quiet_until_h: int | None = None
    time_zone: str | None = None
    wants_dm: bool | None = None
    shows_results: bool | None = None


class Target(Value, frozen=True):
    """A table, and the step of the view for which something is asked of it."""

    table: TableId
    step: int = ANY_STEP
