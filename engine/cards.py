"""Train cards: their colours, multisets of them packed into one integer, and keyed shuffles.

A hand is an `int` with one 7-bit counter per colour, so that adding, subtracting and comparing
hands are single integer operations. Its type is `Cards`; use it only through the functions of this
module.
"""

import enum
import hashlib
import struct
from collections.abc import Iterable, Iterator, Mapping
from typing import NewType, TypeVar

T = TypeVar("T")

Cards = NewType("Cards", int)
Seed = NewType("Seed", bytes)


class Colour(enum.IntEnum):
    """The colour of a train card. A grey route has none: see `Route.colour`."""

    PINK = 0
    WHITE = 1
    BLUE = 2
    YELLOW = 3
    ORANGE = 4
    BLACK = 5
    RED = 6
    GREEN = 7
    WILD = 8

    @property
    def word(self) -> str:
        """The name as written in map files, actions and records: `red`."""
        return self.name.lower()


COLOURS = tuple(Colour)
PLAIN = COLOURS[:-1]
WILD = Colour.WILD
BY_WORD: Mapping[str, Colour] = {colour.word: colour for colour in COLOURS}

COUNTER_BITS = 7
MAX_COUNT = (1 << COUNTER_BITS) - 1
MAX_CARDS = MAX_COUNT - 1  # the most cards a game may have: see `total`
SHIFT = tuple(COUNTER_BITS * colour for colour in COLOURS)
WORD_SHIFTS = tuple(zip(BY_WORD, SHIFT, strict=True))
ONE = tuple(Cards(1 << shift) for shift in SHIFT)
WILD_SHIFT = SHIFT[WILD]
COUNTER_SHIFT = tuple((bits - 1) // COUNTER_BITS * COUNTER_BITS for bits in range(WILD_SHIFT + 1))
"""By the bit length of a number: the shift of its highest counter that is not 0."""
NONE = Cards(0)


def by_word(word: str) -> Colour:
    """The colour of that name; raises `ValueError` if there is none."""
    if word not in BY_WORD:
        raise ValueError(f"unknown colour {word!r}")
    return BY_WORD[word]


def of(colour: Colour, number: int) -> Cards:
    """`number` cards of one colour."""
    return Cards(number << SHIFT[colour])


def count(cards: Cards, colour: Colour) -> int:
    """How many of the cards have this colour."""
    return cards >> SHIFT[colour] & MAX_COUNT


def total(cards: Cards) -> int:
    """How many cards there are in all.

    The remainder modulo 127 is the sum of the base-128 digits as long as that sum is below 127,
    and no game has more cards than `MAX_CARDS`.
    """
    return cards % MAX_COUNT


def contains(cards: Cards, part: Cards) -> bool:
    """Whether `part` could be taken from `cards`. It may have more wilds than a counter has room
    for: the wilds are the highest counter."""
    has_wilds = cards >> WILD_SHIFT >= part >> WILD_SHIFT
    return has_wilds and all(count(cards, colour) >= count(part, colour) for colour in PLAIN)


def pack(colours: Iterable[int]) -> Cards:
    """The multiset of these single cards."""
    cards = 0
    for colour in colours:
        cards += ONE[colour]
    return Cards(cards)


def unpack(cards: Cards) -> Iterator[Colour]:
    """Every single card, in the order of the colours."""
    for colour in COLOURS:
        for _ in range(count(cards, colour)):
            yield colour


def to_words(cards: Cards) -> dict[str, int]:
    """The cards as in JSON: `{"red": 3, "wild": 1}`."""
    return {word: number for word, at in WORD_SHIFTS if (number := cards >> at & MAX_COUNT)}


def from_words(words: Mapping[str, int]) -> Cards:
    """The inverse of `to_words`. Raises `ValueError` for unknown colours or impossible numbers."""
    cards = 0
    for word, number in words.items():
        colour = by_word(word)
        if not 0 < number <= MAX_COUNT:
            raise ValueError(f"{number} {word} cards: must be from 1 to {MAX_COUNT}")
        cards += of(colour, number)
    return Cards(cards)


def shuffled(things: Iterable[T], seed: Seed, counter: int) -> list[T]:
    """The things in the order that `seed` determines for shuffle number `counter`.

    Thing number i gets the i-th 64-bit big-endian number of SHAKE-256(seed, counter as 8 bytes
    big-endian), and the things are sorted by these numbers. Anyone can verify this in any language.
    """
    pile = list(things)
    stream = hashlib.shake_256(seed + counter.to_bytes(8, "big")).digest(8 * len(pile))
    keys = struct.unpack(f">{len(pile)}Q", stream)
    return [pile[i] for i in sorted(range(len(pile)), key=keys.__getitem__)]
