"""The whole truth of a game at one moment, secrets included. It never leaves the engine and its
keeper: everybody else sees a view (`engine.views`).

Places, routes and tickets are numbers here, in the order of the map file; a set of routes or of
places is an `int` with a bit for each. A pile of train cards is `bytes`, one card a byte, the top
card last.
"""

from typing import ClassVar

from engine.cards import Cards
from engine.model import Seat
from engine.values import Value

Pile = bytes
RouteSet = int
PlaceSet = int


class SeatState(Value, frozen=True):
    """What one seat holds and has built."""

    hand: Cards
    wagons: int
    points: int = 0
    tickets: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()
    routes: RouteSet = 0
    shut: RouteSet = 0  # lanes beside one's own (ALL-11)
    networks: tuple[PlaceSet, ...] = ()
    stations: tuple[int, ...] = ()
    ferry_cards: int = 0
    merchandise: int = 0


class Opening(Value, frozen=True, tag="opening"):
    """Seats that have still to choose their first tickets, all at the same time."""

    waiting: tuple[Seat, ...]


class SeatPhase(Value, frozen=True):
    """A phase in which one seat is to act: the only one in `waiting`, which every phase has."""

    waiting: tuple[Seat, ...]

    @property
    def seat(self) -> Seat:
        return self.waiting[0]


class Turn(SeatPhase, frozen=True, tag="turn"):
    """A seat is to begin its turn."""


class SecondCard(SeatPhase, frozen=True, tag="second card"):
    """A seat has one train card and takes another."""


class TicketChoice(SeatPhase, frozen=True, tag="ticket choice"):
    """A seat has drawn tickets (`SeatState.offered`) and chooses which to keep."""


class TunnelDue(SeatPhase, frozen=True, tag="tunnel due"):
    """A seat has paid for a tunnel, and the cards turned over ask for `due` more."""

    route: int
    paid: Cards
    ferry_cards: int
    turned: Pile
    due: int


class Over(Value, frozen=True, tag="over"):
    """The game has ended."""

    waiting: ClassVar[tuple[Seat, ...]] = ()


Phase = Opening | Turn | SecondCard | TicketChoice | TunnelDue | Over


class State(Value, frozen=True):
    """Everything that changes."""

    phase: Phase
    players: tuple[SeatState, ...]
    row: Pile
    deck: Pile
    discards: Cards
    tickets: tuple[int, ...]  # the ticket deck, top first
    refused: tuple[int, ...]  # first tickets put aside until everybody has chosen (IT-2)
    taken: RouteSet  # routes that nobody can claim any more
    shuffles: int  # how many have been made: each has a number of its own
    step: int = 0  # how many actions have been played
    turns_left: int = 0  # of the last round, once it has begun (ALL-14)
    passes: int = 0  # one after another, just now (ALL-18)
    ferry_pile: int = 0
    merchandise_pile: int = 0
