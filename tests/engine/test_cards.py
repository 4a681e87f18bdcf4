"""Multisets of cards packed into one integer, and shuffles that anybody can verify."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import cards as card
from engine.cards import COLOURS, MAX_CARDS, MAX_COUNT, WILD, Colour, Seed
from tests.support.positions import board, cards

some_colours = some.lists(some.sampled_from(COLOURS), max_size=MAX_CARDS)


@settings(deadline=None)  # a busy machine is not a failure
@given(some_colours)
def test_packing_and_unpacking_keep_every_card(colours: list[Colour]) -> None:
    packed = card.pack(colours)
    assert list(card.unpack(packed)) == sorted(colours)
    assert card.total(packed) == len(colours)
    assert {c: card.count(packed, c) for c in COLOURS if card.count(packed, c)} == Counter(colours)


@settings(deadline=None)  # a busy machine is not a failure
@given(some_colours, some_colours)
def test_a_hand_contains_another_as_multisets_do(one: list[Colour], other: list[Colour]) -> None:
    assert card.contains(card.pack(one), card.pack(other)) == (Counter(other) <= Counter(one))


@settings(deadline=None)  # a busy machine is not a failure
@given(some_colours)
def test_words_and_cards_are_each_others_inverse(colours: list[Colour]) -> None:
    packed = card.pack(colours)
    assert card.from_words(card.to_words(packed)) == packed


def test_words_say_colour_and_number() -> None:
    assert card.to_words(cards("3 red 1 wild")) == {"red": 3, "wild": 1}
    assert card.of(Colour.RED, 3) == cards("3 red")
    assert card.to_words(card.NONE) == {}
    assert WILD.word == "wild"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ({"purple": 1}, "unknown colour 'purple'"),
        ({"RED": 1}, "unknown colour 'RED'"),
        ({"red": 0}, "0 red cards: must be from 1 to 127"),
        ({"red": -1}, "-1 red cards"),
        ({"red": MAX_COUNT + 1}, "128 red cards"),
    ],
)
def test_unknown_colours_and_impossible_numbers_are_refused(
    words: dict[str, int], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        card.from_words(words)


def test_words_may_name_the_most_that_can_be_counted() -> None:
    assert card.count(card.from_words({"red": MAX_COUNT}), Colour.RED) == MAX_COUNT


def test_no_game_has_more_cards_than_can_be_counted(map_id: str) -> None:
    assert len(board(map_id).train_cards) <= MAX_CARDS
    assert card.total(card.pack(board(map_id).train_cards)) == len(board(map_id).train_cards)


def test_a_shuffle_sorts_by_the_numbers_of_a_published_function() -> None:
    """Computed here independently, from the description alone."""
    seed, counter, things = Seed(b"seed"), 7, "abcdefgh"
    stream = hashlib.shake_256(seed + counter.to_bytes(8, "big")).digest(8 * len(things))
    numbers = [int.from_bytes(stream[8 * i : 8 * i + 8], "big") for i in range(len(things))]
    expected = [thing for _, thing in sorted(zip(numbers, things, strict=True))]
    assert card.shuffled(things, seed, counter) == expected


def test_a_shuffle_of_a_known_seed_gives_a_known_order() -> None:
    assert "".join(card.shuffled("abcdefgh", Seed(b"seed"), 1)) == "cafhgdeb"
    assert "".join(card.shuffled("abcdefgh", Seed(b"seed"), 2)) == "gcefbdha"


@settings(deadline=None)  # a busy machine is not a failure
@given(some.lists(some.integers()), some.binary(max_size=40), some.integers(0, 1000))
def test_a_shuffle_loses_nothing(things: list[int], seed: bytes, counter: int) -> None:
    found = card.shuffled(things, Seed(seed), counter)
    assert sorted(found) == sorted(things)
