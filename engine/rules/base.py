"""The hooks by which a rule joins the game. Each does nothing unless a rule says otherwise."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.actions import Action, Claim
from engine.model import Seat
from engine.payments import Price
from engine.score import Borrowed, ScoreLine
from engine.state import PlaceSet, RouteSet, State
from engine.values import Value

if TYPE_CHECKING:  # the board holds its rules, and the rules look at the board
    from engine.board import Board
    from engine.working_state import WorkingState


class Candidate(Value, frozen=True):
    """One way to see a seat's networks when its tickets are judged."""

    networks: tuple[PlaceSet, ...]
    borrowed: tuple[Borrowed, ...] = ()


class Lending(Value, frozen=True):
    """What a seat may still borrow: routes of others, at stations built or to be built."""

    routes: RouteSet
    built: PlaceSet
    unbuilt: int
    free: PlaceSet  # cities where nobody has a station


NO_LENDING = Lending(0, 0, 0, 0)


class Rule:
    """A rule that the numbers and fields of a map file cannot say."""

    def price(self, price: Price) -> Price:
        """What a route costs on this map."""
        return price

    def deal(self, draft: "WorkingState") -> None:
        """Put things on the table before the game begins."""

    def moves(self, board: "Board", state: State, seat: Seat) -> Iterable[Action]:
        """What the waiting seat may do besides what the core allows."""
        del board, state, seat
        return ()

    def interrupt(self, draft: "WorkingState", seat: Seat, route: int, claim: Claim) -> bool:
        """A claim is in order but not yet paid. True: the rule has taken it over."""
        del draft, seat, route, claim
        return False

    def claimed(self, draft: "WorkingState", seat: Seat, route: int) -> None:
        """A route has been claimed."""

    def play(self, draft: "WorkingState", seat: Seat, action: Action) -> bool:
        """Play an action that the core does not own. True: it is done."""
        del draft, seat, action
        return False

    def networks(self, board: "Board", state: State, seat: Seat) -> Iterable[Candidate]:
        """More ways to see the seat's networks when its tickets are judged."""
        del board, state, seat
        return ()

    def lending(self, board: "Board", state: State, seat: Seat) -> Lending:
        """What the seat may still borrow to join its tickets' places."""
        del board, state, seat
        return NO_LENDING

    def score(self, board: "Board", state: State) -> Sequence[tuple[ScoreLine, ...]]:
        """Lines of the final score, for each seat."""
        del board
        return [()] * len(state.players)
