"""The changeable copy of a state on which one action is played.

If the action is refused half-way, the copy is thrown away and the game's state is unchanged.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from engine import cards as card
from engine.cards import COLOURS, WILD, Cards, Seed
from engine.events import DeckShuffled, Event, RowSwept, Whisper
from engine.map_index import MapIndex
from engine.model import Seat
from engine.state import Phase, Pile, State

T = TypeVar("T")


class WorkingState:
    """The fields of a `State`, changeable, and what the action has led to so far.

    The functions and rules that play the action set `claimed_route`, `has_passed` and
    `is_turn_over`. `engine.turns.ending.end_turn` then calls the rules' `claimed` hooks and begins
    the next seat's turn.
    """

    __slots__ = (
        "claimed_route",
        "deck",
        "discards",
        "events",
        "ferry_pile",
        "has_passed",
        "index",
        "is_turn_over",
        "merchandise_pile",
        "passes",
        "phase",
        "players",
        "refused",
        "revealed",
        "row",
        "rules_version",
        "seed",
        "shuffles",
        "step",
        "taken",
        "tickets",
        "turns_left",
        "whispers",
    )

    def __init__(self, index: MapIndex, seed: Seed, state: State, rules_version: int) -> None:
        self.index = index
        self.seed = seed
        self.rules_version = rules_version
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
        self.claimed_route: int | None = None
        self.has_passed = False
        self.is_turn_over = False

    def frozen(self) -> State:
        """The state as it is now."""
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
        """The things in a new order. Shuffles are numbered within a game."""
        self.shuffles += 1
        return card.shuffled(things, self.seed, self.shuffles)

    def draw(self) -> Pile:
        """Remove the top card of the deck: a pile of one card, or an empty one if there is none."""
        top = self.deck[-1:]
        if top:
            self.deck = self.deck[:-1]
            self.revealed = True
            if not self.deck:
                self._renew_deck()
        return top

    def give(self, seat: Seat, cards: Cards) -> None:
        """Add train cards to a seat's hand."""
        player = self.players[seat]
        self.players[seat] = replace(player, hand=player.hand + cards)

    def take_from_row(self, slot: int) -> None:
        """Remove an open card and replace it at once by the top card of the deck (ALL-3)."""
        self.row = self.row[:slot] + self.draw() + self.row[slot + 1 :]
        self.settle_row()

    def discard(self, cards: Cards) -> None:
        """Discard cards. If the deck is empty they become the new deck at once (ALL-6)."""
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
        """Fill the row, and sweep it while it shows too many wilds (ALL-2).

        A swept row is replaced from the deck, which the discards renew when it is empty. If the
        deck is just the row that was swept before, the two would replace each other for ever:
        then they are shuffled together.
        """
        market = self.index.map.market
        shuffles = self.shuffles
        swept_before = card.NONE
        while True:
            while len(self.row) < market.row and self.deck:
                self.row += self.draw()
            is_swept = 0 < market.sweep_at_wilds <= self.row.count(WILD)  # NOR-6: 0 is never
            if not is_swept or not self._could_show_fewer_wilds():
                return
            self.events.append(RowSwept(tuple(COLOURS[c] for c in self.row)))
            if self.rules_version == 1:  # shuffled everything after a shuffle, needed or not
                would_alternate = self.shuffles > shuffles
            else:
                would_alternate = not self.discards and card.pack(self.deck) == swept_before
            swept_before = card.pack(self.row)
            self.discards = Cards(self.discards + swept_before)
            self.row = b""
            if would_alternate:
                self.discards = Cards(self.discards + card.pack(self.deck))
                self.deck = b""
                self._renew_deck()

    def _could_show_fewer_wilds(self) -> bool:
        """Whether some order of the cards that nobody holds gives a row that need not be swept."""
        market = self.index.map.market
        loose = Cards(self.discards + card.pack(self.deck) + card.pack(self.row))
        plain = card.total(loose) - card.count(loose, WILD)
        return plain > min(market.row, card.total(loose)) - market.sweep_at_wilds
