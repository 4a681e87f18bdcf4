"""What a review of a finished game finds: values without any code that computes them."""

from engine.actions import Action
from engine.events import Event
from engine.model import Seat
from engine.values import Value
from engine.views import PlayerView, PublicView
from players.choices.reasons import Reason

Chances = tuple[float, ...]
"""Of each seat to win, from 0 to 1; or by how much they changed."""


class TurnReview(Value, frozen=True):
    """A turn and the chances after it. `number` counts turns from 1; 0 is the choice of the first
    tickets, by all seats. `luck` and `skill`: how the chances changed by each."""

    number: int
    seat: Seat
    events: tuple[Event, ...]
    chances: Chances
    luck: Chances
    skill: Chances

    @property
    def swing(self) -> float:
        """The share of the victory that changed hands."""
        return sum(abs(luck + skill) for luck, skill in zip(self.luck, self.skill, strict=True)) / 2


class TurningPoint(Value, frozen=True):
    """A turn that changed the chances, the chances before it, and the board after it."""

    turn: TurnReview
    before: Chances
    view: PublicView


class Mistake(Value, frozen=True):
    """A seat's worst move: what it saw and did, what the hint would have done and why, and the
    seat's chances on average after both."""

    turn: int
    view: PlayerView
    played: Action
    advised: Action
    reason: Reason
    chance_played: float
    chance_advised: float


class Review(Value, frozen=True):
    """A whole game. `start`: the chances before the deal. `deal_luck`: what the deal changed."""

    start: Chances
    deal_luck: Chances
    dealt: Chances
    turns: tuple[TurnReview, ...]
    luck: Chances
    skill: Chances
    turning_points: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake | None, ...]
    positions: int

    @property
    def curve(self) -> tuple[Chances, ...]:
        """The chances after the deal and after every turn."""
        return (self.dealt, *(turn.chances for turn in self.turns))
