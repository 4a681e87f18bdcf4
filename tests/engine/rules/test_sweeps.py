"""Sweeping the row always comes to an end, and only what would never end is handled specially.

A position is the row, the deck and the discards, where only wild or plain counts. The tests go
through all positions with few cards.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine import cards as card
from engine.cards import WILD, Cards, Colour, Seed
from engine.events import DeckShuffled
from engine.map_index import MapIndex
from engine.working_state import WorkingState
from tests.support.positions import board, table, within

RED = Colour.RED
SIZES = [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (5, 3)]  # of the row, and wilds that sweep it
MORE = {1: 3, 2: 3, 3: 3, 5: 1}  # by the size: how many more loose cards than two rows
SEEDS = {1: 3, 2: 3, 3: 3, 5: 1}


class Position(NamedTuple):
    """A full row, the deck with its top card last, and the discards in the order of colours."""

    row: bytes
    deck: bytes
    discards: bytes


@pytest.mark.parametrize(("size", "sweep_at"), SIZES)
def test_only_as_many_loose_cards_as_two_rows_can_be_swept_for_ever(
    size: int, sweep_at: int
) -> None:
    hopeless = positions_without_end(size, sweep_at)
    assert {len(b"".join(position)) for position in hopeless} <= {2 * size}  # ALL-2
    alternating = {
        position
        for position in positions(size, sweep_at)
        if len(position.deck) == size
        and not position.discards
        and position.deck.count(WILD) >= sweep_at
    }
    assert alternating <= hopeless  # the two rows replace each other
    for position in hopeless - alternating:  # the others are certain to become such a position
        assert {sorted_row(after) for after in swept_once(position, size)} <= alternating


@pytest.mark.uncovered
@pytest.mark.parametrize(("size", "sweep_at"), SIZES)
def test_those_are_shuffled_together_and_all_others_follow_the_rulebook(
    size: int, sweep_at: int
) -> None:
    hopeless = positions_without_end(size, sweep_at)
    index = index_with_row(size, sweep_at)
    mixed = 0
    seeds = [Seed(bytes([number])) for number in range(SEEDS[size])]
    for position, seed in product(positions(size, sweep_at), seeds):
        with within(seconds=2):
            working = settled(index, position, seed)
        by_rulebook = swept_by_rulebook(position, size, sweep_at, seed)
        if position in hopeless:
            assert by_rulebook is None
        if by_rulebook is None:
            assert DeckShuffled(2 * size) in working.events  # ALL-2
            assert working.row.count(WILD) < sweep_at
            mixed += 1
        else:
            found = Position(working.row, working.deck, bytes(card.unpack(working.discards)))
            assert found == by_rulebook  # ALL-2
    assert mixed or not hopeless


def positions(size: int, sweep_at: int) -> Iterator[Position]:
    """Every position in which the row must be swept and some order of the cards is better."""
    for more in range(1, size + MORE[size] + 1):
        for in_deck in range(1, more + 1):
            for wilds in range(sweep_at, size + 1):
                row = pile(wilds, size - wilds)
                for deck in product((RED, WILD), repeat=in_deck):
                    for discarded_wilds in range(more - in_deck + 1):
                        discards = pile(discarded_wilds, more - in_deck - discarded_wilds)
                        position = Position(row, bytes(deck), discards)
                        if can_be_better(position, size, sweep_at):
                            yield position


def pile(wilds: int, plain: int) -> bytes:
    return bytes([RED] * plain + [WILD] * wilds)


def can_be_better(position: Position, size: int, sweep_at: int) -> bool:
    return b"".join(position).count(RED) > size - sweep_at


@cache
def positions_without_end(size: int, sweep_at: int) -> set[Position]:
    """The positions from which no shuffle ever leads to a row that may stay."""
    to_check = {position: set(swept_once(position, size)) for position in positions(size, sweep_at)}
    has_end: set[Position] = set()
    while True:
        found = {
            position
            for position, nexts in to_check.items()
            if any(
                after.row.count(WILD) < sweep_at or sorted_row(after) in has_end for after in nexts
            )
        }
        if found == has_end:
            return set(to_check) - has_end
        has_end = found


def sorted_row(position: Position) -> Position:
    return position._replace(row=bytes(sorted(position.row)))


def swept_once(position: Position, size: int) -> Iterator[Position]:
    """What one sweep can lead to: new cards from the deck; if it is empty, the discards in any
    order are the new deck."""
    row, deck, discards = b"", position.deck, bytes(sorted(position.discards + position.row))
    new = deck[-size:][::-1]
    deck = deck[: -len(new)]
    if deck:
        yield Position(new, deck, discards)
        return
    for places in combinations(range(len(discards)), discards.count(WILD)):
        renewed = bytes(WILD if at in places else RED for at in range(len(discards)))
        missing = size - len(new)
        row = new + renewed[::-1][:missing]
        yield Position(row, renewed[: len(renewed) - missing], b"")


def swept_by_rulebook(position: Position, size: int, sweep_at: int, seed: Seed) -> Position | None:
    """The position after all sweeps with the shuffles of a seed; None if they never end."""
    shuffles, seen = 0, set[Position]()
    while position.row.count(WILD) >= sweep_at:
        known = Position(*(bytes(sorted(part)) for part in position))
        if known in seen and not position.discards and len(position.deck) == size:
            return None
        seen.add(known)
        row, deck, discards = b"", position.deck, bytes(sorted(position.discards + position.row))
        while len(row) < size:
            row, deck = row + deck[-1:], deck[:-1]
            if not deck:
                shuffles += 1
                deck, discards = bytes(card.shuffled(discards, seed, shuffles)), b""
        position = Position(row, deck, discards)
    return position


def index_with_row(size: int, sweep_at: int) -> MapIndex:
    map_ = board("usa").map
    return MapIndex(replace(map_, market=replace(map_.market, row=size, sweep_at_wilds=sweep_at)))


def settled(index: MapIndex, position: Position, seed: Seed) -> WorkingState:
    """What the engine makes of a position."""
    state = replace(
        table("usa").state,
        row=position.row,
        deck=position.deck,
        discards=Cards(card.pack(position.discards)),
        shuffles=0,
    )
    working = WorkingState(index, seed, state, rules_version=2)
    working.settle_row()
    return working
