"""Every way to pay, compared with trying every part of the hand."""

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import cards as card
from engine.actions import Claim
from engine.board import Board
from engine.cards import COLOURS, WILD, Cards, Colour
from engine.payments import Payment, Price, all_ways, check, paid_colour
from engine.refusals import Code, Refusal
from engine.substitutes import worth_choosing
from tests.support.positions import board, cards, limited_board


def parts_of_hand(hand: Cards) -> Iterator[Cards]:
    """Every part of a hand."""
    for numbers in product(*(range(card.count(hand, colour) + 1) for colour in COLOURS)):
        yield Cards(sum(card.of(c, n) for c, n in zip(COLOURS, numbers, strict=True)))


def pays(price: Price, payment: Payment) -> bool:
    """The rules of payment in their simplest form (ALL-8, EU-6, IT-5, IT-6)."""
    wilds = card.count(payment.cards, WILD)
    colours = {colour for colour in card.unpack(payment.cards) if colour != WILD}
    waves_by_ferry = min(price.waves, payment.ferry_cards * price.waves_each)
    is_ferry_wasted = (payment.ferry_cards - 1) * price.waves_each >= price.waves
    return (
        len(colours) <= 1
        and (price.colour is None or colours <= {price.colour})
        and card.total(payment.cards) == price.cards - waves_by_ferry
        and price.wilds + price.waves - waves_by_ferry <= wilds <= price.most_wilds
        and not (payment.ferry_cards and is_ferry_wasted)
    )


some_price = some.builds(
    Price,
    some.integers(2, 6),
    some.sampled_from([None, Colour.RED, Colour.BLUE]),
    some.integers(0, 2),
    most_wilds=some.sampled_from([0, 1, 2, 3, card.MAX_CARDS]),
) | some.builds(
    Price,
    some.integers(4, 6),
    some.none(),
    some.just(0),
    some.integers(1, 4),
    some.just(2),
    some.sampled_from([0, 1, 3, card.MAX_CARDS]),
)


some_colours = some.lists(some.sampled_from((*COLOURS[-4:], WILD)), max_size=9)


@settings(deadline=None)  # a busy machine is not a failure
@given(some_price, some_colours, some.integers(0, 2))
def test_all_ways_are_all_parts_of_the_hand_that_pay(
    price: Price, colours: list[Colour], ferry_cards: int
) -> None:
    hand = card.pack(colours)
    tried = [
        payment
        for part in parts_of_hand(hand)
        for number in range(ferry_cards + 1)
        if pays(price, payment := Payment(part, number))
    ]
    found = all_ways(price, hand, ferry_cards)
    assert len(set(found)) == len(found)
    assert set(found) == set(tried)


@settings(deadline=None)  # a busy machine is not a failure
@given(some_price, some.lists(some.sampled_from(COLOURS[-3:]), max_size=6), some.integers(0, 2))
def test_a_payment_is_refused_unless_it_is_one_of_all_ways(
    price: Price, colours: list[Colour], ferry_cards: int
) -> None:
    hand = card.pack(colours)
    ways = all_ways(price, hand, ferry_cards)
    for part in parts_of_hand(hand):
        for number in range(-1, 4):
            payment = Payment(part, number)
            if payment in ways:
                check(price, payment, hand, ferry_cards)
            else:
                with pytest.raises(Refusal):
                    check(price, payment, hand, ferry_cards)


def listed_ways(price: Price, hand: Cards, ferry_cards: int) -> list[Payment]:
    """Every way without substitutes, and those with substitutes that are worth choosing."""
    with_substitutes = worth_choosing(price, hand) if price.substitutes else ()
    return [*all_ways(price, hand, ferry_cards), *map(Payment, with_substitutes)]


@pytest.mark.uncovered
@pytest.mark.parametrize("hands", [15, pytest.param(60, marks=pytest.mark.soak)])
@pytest.mark.parametrize("make_board", [board, limited_board])
def test_the_claim_table_offers_what_the_hand_can_pay(
    map_id: str, make_board: Callable[[str], Board], hands: int
) -> None:
    rng = random.Random(map_id)
    here = make_board(map_id)
    everywhere = (1 << len(here.routes)) - 1
    for _ in range(hands):
        hand = card.pack(rng.choices(COLOURS, k=rng.randint(0, 30)))
        ferry_cards = rng.randint(0, 2)
        offered = here.claim_table.claims(hand, ferry_cards, everywhere)
        expected = {
            Claim(route.id, way.cards, way.ferry_cards)
            for route, price in zip(here.routes, here.prices, strict=True)
            for way in listed_ways(price, hand, ferry_cards)
        }
        assert len(offered) == len(expected)
        assert set(offered) == expected


def test_the_claim_table_refuses_what_the_hand_cannot_pay(map_id: str) -> None:
    rng, here = random.Random(map_id), board(map_id)
    everything = Cards(sum(card.of(colour, 9) for colour in COLOURS))
    for number in rng.sample(range(len(here.routes)), 12):
        route, price = here.routes[number].id, here.prices[number]
        hand = card.pack(rng.choices(COLOURS, k=rng.randint(0, 16)))
        payable = all_ways(price, hand, 1)
        for way in all_ways(price, everything, 2):
            tried = Claim(route, way.cards, way.ferry_cards), number, hand, 1
            if way in payable:
                here.claim_table.check(*tried)
            else:
                with pytest.raises(Refusal):
                    here.claim_table.check(*tried)


@pytest.mark.parametrize(
    "held", ["20 wild", "40 red 20 wild", "40 red", "64 pink", "64 green", "100 green 26 wild", ""]
)
def test_the_claim_table_covers_hands_of_any_size(map_id: str, held: str) -> None:
    here = board(map_id)
    everywhere = (1 << len(here.routes)) - 1
    expected = sum(len(listed_ways(price, cards(held), 0)) for price in here.prices)
    assert len(here.claim_table.claims(cards(held), 0, everywhere)) == expected


def test_the_colour_of_a_payment_is_its_one_plain_colour() -> None:
    assert paid_colour(cards("2 red 1 wild")) == Colour.RED
    assert paid_colour(cards("100 pink")) == Colour.PINK
    assert paid_colour(cards("100 green 26 wild")) == Colour.GREEN
    assert paid_colour(cards("2 wild")) == WILD
    assert paid_colour(cards("")) == WILD
    with pytest.raises(Refusal) as caught:
        paid_colour(cards("red blue"))
    assert caught.value.code == Code.MIXED_COLOURS
