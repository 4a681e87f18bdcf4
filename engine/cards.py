"""Train cards: their colours, multisets of them packed into one integer, and keyed shuffles.

A hand is an `int` with one 7-bit counter per colour, so that adding, taking away and comparing
hands are single machine operations. `Cards` is its type; the functions here are its language.
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
    """What a train card shows. A grey route has no colour of its own: see `Route.colour`."""

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
MOST = (1 << COUNTER_BITS) - 1
MOST_CARDS = MOST - 1  # of a whole game: see `total`
SHIFT = tuple(COUNTER_BITS * colour for colour in COLOURS)
ONE = tuple(Cards(1 << shift) for shift in SHIFT)
WILD_SHIFT = SHIFT[WILD]
COUNTER_SHIFT = tuple((bits - 1) // COUNTER_BITS * COUNTER_BITS for bits in range(WILD_SHIFT + 1))
"""The shift of the highest counter in a number of so many bits."""
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
    return cards >> SHIFT[colour] & MOST


def total(cards: Cards) -> int:
    """How many cards in all.

    The remainder by 127 is the sum of the base-128 digits while that sum is below 127,
    and no game has more cards than `MOST_CARDS`.
    """
    return cards % MOST


def contains(cards: Cards, part: Cards) -> bool:
    return all(count(cards, colour) >= count(part, colour) for colour in COLOURS)


def pack(colours: Iterable[int]) -> Cards:
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
    """`{"red": 3, "wild": 1}`: how cards look in JSON."""
    return {colour.word: count(cards, colour) for colour in COLOURS if count(cards, colour)}


def from_words(words: Mapping[str, int]) -> Cards:
    """The inverse of `to_words`; raises `ValueError` for what is no card or no number of them."""
    cards = 0
    for word, number in words.items():
        colour = by_word(word)
        if not 0 < number <= MOST:
            raise ValueError(f"{number} {word} cards: must be from 1 to {MOST}")
        cards += of(colour, number)
    return Cards(cards)


def shuffled(things: Iterable[T], seed: Seed, counter: int) -> list[T]:
    """The things in the order that `seed` gives its shuffle number `counter`.

    Thing number i gets the i-th 64-bit big-endian number of SHAKE-256(seed, counter as 8 bytes
    big-endian), and the things are sorted by their numbers: anyone can check it in any language.
    """
    pile = list(things)
    stream = hashlib.shake_256(seed + counter.to_bytes(8, "big")).digest(8 * len(pile))
    keys = struct.unpack(f">{len(pile)}Q", stream)
    return [pile[i] for i in sorted(range(len(pile)), key=keys.__getitem__)]
