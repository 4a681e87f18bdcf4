"""What people ask of a table, and what they get back."""

from typing import Literal

from bot.model import InteractionId, Seq, Table, TableId, UserId
from engine.actions import Action
from engine.events import Event, Whisper
from engine.model import Seat
from engine.values import Value
from engine.views import PlayerView, PublicView

STEP_NOW = -1  # for requests that were not made for a certain step: slash commands

Absence = Literal["wait", "stand-in", "substitute"]
Choice = Literal["yes", "no"] | Absence
Outcome = Literal["open", "void"] | Choice


class Request(Value, frozen=True):
    """An action somebody wants to play. `step`: the view's step for which its control was made."""

    table: TableId
    user: UserId
    step: int
    action: Action
    interaction: InteractionId


class Acted(Value, frozen=True):
    """What an action led to. `mine` and `whispers` are for the seat that acted and nobody else."""

    table: Table
    seq: Seq
    view: PublicView
    mine: PlayerView
    events: tuple[Event, ...]
    whispers: tuple[Whisper, ...]


class Undone(Value, frozen=True):
    """An entry of the log was taken back."""

    table: Table
    seq: Seq
    view: PublicView
    mine: PlayerView
    taken_back: Seq


class UndoQuestion(Value, frozen=True, tag="undo"):
    """May this seat take an entry back that showed something hidden? All others must agree."""

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


class Asked(Value, frozen=True):
    """The others are asked first."""

    table: Table
    vote: Vote


class Voted(Value, frozen=True):
    """An answer was counted. Unless `vote.outcome` is "open", the vote has been decided by it."""

    table: Table
    vote: Vote


class Nudged(Value, frozen=True):
    """These people may be mentioned once."""

    table: Table
    users: tuple[UserId, ...]


class Reminder(Value, frozen=True):
    """Somebody whom a table has waited for since a moment, and who wants to be told now."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
    times: int  # how often they were reminded of this turn before
    by: Literal["dm", "mention"]


class Absent(Value, frozen=True):
    """Somebody who has let a table wait for longer than its patience."""

    table: TableId
    seat: Seat
    user: UserId
    since: float
