"""The hooks by which a rule takes part in the game. A hook that a rule does not override does
nothing."""

from collections.abc import Iterable, Sequence

from engine.actions import Action, Claim
from engine.final_score import Borrowed, ScoreLine, TicketLine
from engine.map_index import MapIndex
from engine.model import Route, Seat
from engine.payments import Price
from engine.state import PlaceSet, RouteSet, State
from engine.values import Value
from engine.working_state import WorkingState


class CandidateNetworks(Value, frozen=True):
    """Networks of a seat by which its tickets could be scored, and the routes borrowed for them."""

    networks: tuple[PlaceSet, ...]
    borrowed: tuple[Borrowed, ...] = ()


class Borrowing(Value, frozen=True):
    """What a seat may still borrow with its stations: which routes, and from which cities."""

    routes: tuple[RouteSet, ...]  # of each seat, none of its own
    built: PlaceSet  # cities with a station of the seat
    unbuilt: int  # how many stations it can still build
    free: PlaceSet  # cities where nobody has a station
    is_through: bool = False  # whether a station lends one seat's way in and out of its city


NO_BORROWING = Borrowing((), 0, 0, 0)


class ScoredSeat(Value, frozen=True):
    """What a seat has on the board and beside it, which everybody can see: all that bonuses depend
    on."""

    routes: RouteSet
    networks: tuple[PlaceSet, ...]
    stations: int
    merchandise: int


class Rule:
    """A rule that the numbers and fields of a map file cannot express.

    A hook changes the `WorkingState` and never calls the core back: it sets `is_turn_over` when
    its action ends the turn, and `Game.play` does what follows.
    """

    def price(self, route: Route, price: Price) -> Price:
        """The price of a route on this map, from the price without this rule."""
        del route
        return price

    def deal(self, working: WorkingState) -> None:
        """Prepare the table before the game begins."""

    def moves(self, index: MapIndex, state: State, seat: Seat) -> Iterable[Action]:
        """Actions that the waiting seat may play in addition to those of the core."""
        del index, state, seat
        return ()

    def interrupt(self, working: WorkingState, seat: Seat, route: int, claim: Claim) -> bool:
        """Called for a claim that is legal but not yet paid for. Returns whether the rule has dealt
        with the claim, payment included."""
        del working, seat, route, claim
        return False

    def claimed(self, working: WorkingState, seat: Seat, route: int) -> None:
        """Called after a route has been claimed."""

    def play(self, working: WorkingState, seat: Seat, action: Action) -> bool:
        """Play an action that does not belong to the core. Returns whether it is one of this
        rule's actions."""
        del working, seat, action
        return False

    def networks(self, index: MapIndex, state: State, seat: Seat) -> Iterable[CandidateNetworks]:
        """Further networks by which the seat's tickets could be scored."""
        del index, state, seat
        return ()

    def borrowing(self, index: MapIndex, state: State, seat: Seat) -> Borrowing:
        """What the seat may still borrow to complete its tickets."""
        del index, state, seat
        return NO_BORROWING

    def score(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        """This rule's lines of the final score, for each seat."""
        del index
        return [()] * len(seats)

    def score_so_far(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        """The lines if the game ended now. Other than the final ones they may tell how far a seat
        is that would get nothing yet."""
        return self.score(index, seats)

    def score_tickets(
        self,
        index: MapIndex,
        seats: Sequence[ScoredSeat],
        tickets: Sequence[Sequence[TicketLine]],
    ) -> Sequence[tuple[ScoreLine, ...]]:
        """Lines of the final score that depend on tickets, for each seat. Called only when the
        game is over: tickets are secret until then."""
        del index, tickets
        return [()] * len(seats)

    def own_so_far(
        self, index: MapIndex, seat: ScoredSeat, tickets: Sequence[TicketLine]
    ) -> tuple[ScoreLine, ...]:
        """Those of these lines that depend on one seat alone, if the game ended now. Only this seat
        may see them."""
        del index, seat, tickets
        return ()
