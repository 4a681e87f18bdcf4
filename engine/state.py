"""The complete state of a game, secrets included.

Only the engine and the code that stores games may use it. Everything else uses views
(`engine.views`).

Places, routes and tickets are numbers, in the order of the map file. A set of routes or places is
an `int` with one bit for each. A pile of train cards is `bytes`, one byte per card, the top card
last.

`Game.digest` hashes the state, so renaming a field changes every digest in recorded games.
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
    shut: RouteSet = 0  # lanes beside own routes (ALL-11)
    networks: tuple[PlaceSet, ...] = ()
    stations: tuple[int, ...] = ()
    ferry_cards: int = 0
    merchandise: int = 0


class Opening(Value, frozen=True, tag="opening"):
    """The waiting seats have still to choose their first tickets, in any order."""

    waiting: tuple[Seat, ...]


class SeatPhase(Value, frozen=True):
    """A phase in which exactly one seat is to act. Every phase has `waiting`; here it has one
    item."""

    waiting: tuple[Seat, ...]

    @property
    def seat(self) -> Seat:
        return self.waiting[0]


class Turn(SeatPhase, frozen=True, tag="turn"):
    """A seat is to begin its turn."""


class SecondCard(SeatPhase, frozen=True, tag="second card"):
    """A seat has drawn one train card and is to draw another."""


class TicketChoice(SeatPhase, frozen=True, tag="ticket choice"):
    """A seat has drawn tickets (`SeatState.offered`) and is to choose which to keep."""


class TunnelDue(SeatPhase, frozen=True, tag="tunnel due"):
    """A seat has paid for a tunnel and must pay `due` more cards or give up."""

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
    """Everything about a game that changes while it is played."""

    phase: Phase
    players: tuple[SeatState, ...]
    row: Pile
    deck: Pile
    discards: Cards
    tickets: tuple[int, ...]  # the ticket deck, top first
    refused: tuple[int, ...]  # first tickets put aside until everybody has chosen (IT-2)
    taken: RouteSet  # routes that nobody can claim any more
    shuffles: int  # how many shuffles have been made
    step: int = 0  # how many actions have been played
    turns_left: int = 0  # of the last round, once it has begun (ALL-14)
    passes: int = 0  # how many seats in a row have just passed (ALL-18)
    ferry_pile: int = 0
    merchandise_pile: int = 0
