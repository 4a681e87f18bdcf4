"""A state while one action is being played on it: a working copy, frozen again at the end.

If the action is refused half-way the draft is thrown away, and nothing has happened.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from engine import cards as card
from engine.board import Board
from engine.cards import COLOURS, WILD, Cards, Seed
from engine.events import DeckShuffled, Event, RowSwept, Whisper
from engine.model import Seat
from engine.state import Phase, Pile, State

T = TypeVar("T")


class WorkingState:
    """The fields of a `State`, to be changed, and what everybody will be told."""

    __slots__ = (
        "board",
        "deck",
        "discards",
        "events",
        "ferry_pile",
        "merchandise_pile",
        "passes",
        "phase",
        "players",
        "refused",
        "revealed",
        "row",
        "seed",
        "shuffles",
        "step",
        "taken",
        "tickets",
        "turns_left",
        "whispers",
    )

    def __init__(self, board: Board, seed: Seed, state: State) -> None:
        self.board = board
        self.seed = seed
        self.phase: Phase = state.phase
        self.players = list(state.players)
        self.row: Pile = state.row
        self.deck: Pile = state.deck
        self.discards = state.discards
        self.tickets = state.tickets
        self.refused = state.refused
        self.taken = state.taken
        self.shuffles = state.shuffles
        self.step = state.step
        self.turns_left = state.turns_left
        self.passes = state.passes
        self.ferry_pile = state.ferry_pile
        self.merchandise_pile = state.merchandise_pile
        self.events: list[Event] = []
        self.whispers: list[Whisper] = []
        self.revealed = False

    def frozen(self) -> State:
        return State(
            self.phase,
            tuple(self.players),
            self.row,
            self.deck,
            self.discards,
            self.tickets,
            self.refused,
            self.taken,
            self.shuffles,
            self.step,
            self.turns_left,
            self.passes,
            self.ferry_pile,
            self.merchandise_pile,
        )

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """In a new order; every shuffle of a game has a number of its own."""
        self.shuffles += 1
        return card.shuffled(things, self.seed, self.shuffles)

    def draw(self) -> Pile:
        """The top card of the deck as a pile of one, or of none if the deck is empty."""
        top = self.deck[-1:]
        if top:
            self.deck = self.deck[:-1]
            self.revealed = True
            if not self.deck:
                self._renew_deck()
        return top

    def give(self, seat: Seat, cards: Cards) -> None:
        player = self.players[seat]
        self.players[seat] = replace(player, hand=player.hand + cards)

    def take_from_row(self, slot: int) -> None:
        """An open card, replaced at once by the top card of the deck (ALL-3)."""
        self.row = self.row[:slot] + self.draw() + self.row[slot + 1 :]
        self.settle_row()

    def discard(self, cards: Cards) -> None:
        """Lay cards off. They are at once the new deck if the old one is empty (ALL-6)."""
        self.discards = Cards(self.discards + cards)
        if not self.deck:
            self._renew_deck()
            self.settle_row()

    def _renew_deck(self) -> None:
        if self.discards:
            self.deck = bytes(self.shuffled(card.unpack(self.discards)))
            self.discards = card.NONE
            self.events.append(DeckShuffled(len(self.deck)))

    def settle_row(self) -> None:
        """Fill the row; sweep it while too many wilds lie open (ALL-2)."""
        market = self.board.map.market
        shuffles = self.shuffles
        while True:
            while len(self.row) < market.row and self.deck:
                self.row += self.draw()
            if self.row.count(WILD) < market.sweep_at_wilds or not self._could_show_fewer_wilds():
                return
            self.events.append(RowSwept(tuple(COLOURS[c] for c in self.row)))
            self.discards = Cards(self.discards + card.pack(self.row))
            self.row = b""
            if self.shuffles > shuffles:  # or the same two rows might alternate for ever
                self.discards = Cards(self.discards + card.pack(self.deck))
                self.deck = b""
            if not self.deck:
                self._renew_deck()

    def _could_show_fewer_wilds(self) -> bool:
        """Whether any order of the cards that nobody holds has a row that may stay."""
        market = self.board.map.market
        loose = Cards(self.discards + card.pack(self.deck) + card.pack(self.row))
        plain = card.total(loose) - card.count(loose, WILD)
        return plain > min(market.row, card.total(loose)) - market.sweep_at_wilds
