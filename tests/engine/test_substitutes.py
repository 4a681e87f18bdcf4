"""Payments with substitutes, compared with trying every part of the hand (NOR-8 to NOR-10)."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import cards as card
from engine.cards import COLOURS, PLAIN, WILD, Cards, Colour
from engine.payments import Payment, Price, all_ways
from engine.refusals import Code, Refusal
from engine.substitutes import check, first_cards, pays, usual_number, worth_choosing
from tests.support.positions import cards

FERRY = Price(4, Colour.RED, wilds=2, substitutes=2, any_cards=3)
GREY_FERRY = Price(3, wilds=1, substitutes=1, any_cards=3)
ONLY_A_LOCOMOTIVE = Price(1, wilds=1, substitutes=1, any_cards=3)
LONG_ROUTE = Price(9, most_wilds=0, substitutes=9, any_cards=4)

some_price = some.builds(
    Price,
    some.integers(2, 3),
    some.sampled_from([None, Colour.RED]),
    some.integers(0, 2),
    most_wilds=some.sampled_from([2, card.MAX_CARDS]),
    substitutes=some.integers(1, 2),
    any_cards=some.integers(2, 3),
) | some.builds(
    Price, some.just(3), most_wilds=some.just(0), substitutes=some.just(3), any_cards=some.just(2)
)
some_hand = some.lists(some.sampled_from((*COLOURS[5:7], WILD)), max_size=7).map(card.pack)


def parts_of(hand: Cards) -> Iterator[Cards]:
    for numbers in product(*(range(card.count(hand, colour) + 1) for colour in COLOURS)):
        yield Cards(sum(card.of(c, n) for c, n in zip(COLOURS, numbers, strict=True)))


def fits(price: Price, paid: Cards) -> bool:
    """The rule in its simplest form: for some number of cards of the price there are as many groups
    of any cards, and the others pay the rest as usual."""
    for replaced in range(price.substitutes + 1):
        rest = Price(
            price.cards - replaced,
            price.colour,
            max(0, price.wilds - replaced),
            most_wilds=price.most_wilds,
        )
        for own in parts_of(paid):
            others = card.total(paid) - card.total(own)
            if others == replaced * price.any_cards and Payment(own) in all_ways(rest, own):
                return True
    return False


@settings(deadline=None, max_examples=60)  # a busy machine is not a failure
@given(some_price, some_hand)
def test_cards_pay_if_some_of_them_can_stand_for_others(price: Price, hand: Cards) -> None:
    for part in parts_of(hand):
        assert pays(price, part) == fits(price, part)


@settings(deadline=None, max_examples=60)  # a busy machine is not a failure
@given(some_price, some_hand)
def test_what_is_listed_pays_and_something_is_listed_if_anything_pays(
    price: Price, hand: Cards
) -> None:
    listed = list(worth_choosing(price, hand))
    assert len(set(listed)) == len(listed)
    for paid in listed:
        check(price, Payment(paid), hand)
        assert card.total(paid) > price.cards
    if not listed and not all_ways(price, hand):
        assert not any(fits(price, part) for part in parts_of(hand))


def told(price: Price, held: str) -> list[dict[str, int]]:
    return [card.to_words(paid) for paid in worth_choosing(price, cards(held))]


def test_the_cards_of_which_the_hand_has_fewest_or_most_stand_for_a_locomotive() -> None:
    assert told(FERRY, "2 red 1 wild 4 blue 2 green 1 pink") == [
        {"pink": 1, "green": 2, "red": 2, "wild": 1},
        {"blue": 3, "red": 2, "wild": 1},
        {"pink": 1, "green": 2, "blue": 3, "red": 2},
        {"blue": 4, "green": 2, "red": 2},
    ]


def test_cards_of_the_own_colour_stand_for_a_locomotive_if_nothing_else_does() -> None:
    assert told(FERRY, "4 red 2 wild 1 blue") == [{"red": 4, "wild": 1, "blue": 1}]
    assert told(GREY_FERRY, "5 red") == [{"red": 5}]


def test_wilds_are_offered_as_substitutes_only_where_they_are_of_no_other_use() -> None:
    assert told(FERRY, "2 red 2 wild 2 blue") == []
    assert told(LONG_ROUTE, "8 red 4 wild") == [{"red": 8, "wild": 4}]


def test_without_need_only_what_saves_a_wild_is_replaced() -> None:
    assert told(LONG_ROUTE, "8 red 4 pink") == [{"red": 8, "pink": 4}]
    assert told(LONG_ROUTE, "9 red 4 pink") == []


def test_any_colour_pays_for_the_rest_of_a_grey_ferry() -> None:
    found = told(GREY_FERRY, "2 red 2 blue 1 green")
    assert {"red": 2, "blue": 2, "green": 1} in found
    assert len(found) == 1


def test_a_wild_is_not_offered_for_a_colour_where_a_held_one_would_do() -> None:
    assert told(GREY_FERRY, "1 red 2 wild 1 green 1 blue") == []
    assert told(Price(2, Colour.RED, wilds=1, substitutes=1, any_cards=3), "1 wild 3 blue") == [
        {"wild": 1, "blue": 3}
    ]


def test_three_cards_pay_for_a_single_locomotive() -> None:
    assert pays(ONLY_A_LOCOMOTIVE, cards("red blue wild"))
    assert pays(ONLY_A_LOCOMOTIVE, cards("wild"))
    assert not pays(ONLY_A_LOCOMOTIVE, cards("red"))
    assert not pays(ONLY_A_LOCOMOTIVE, cards("red blue"))


def test_wilds_for_which_a_number_has_no_room_are_not_held() -> None:
    hand = cards("2 red 2 blue")
    for wilds in (card.MAX_COUNT + 1, 2 * (card.MAX_COUNT + 1)):
        with pytest.raises(Refusal) as caught:
            check(GREY_FERRY, Payment(Cards(hand + card.of(WILD, wilds))), hand)
        assert caught.value.code == Code.CARDS_NOT_HELD


def test_the_usual_number_of_cards_is_the_smallest_without_ferry_cards() -> None:
    ways = [Payment(cards(paid)) for paid in ("1 red 3 blue", "1 red 1 wild", "2 wild")]
    assert usual_number(ways) == 2
    assert usual_number([Payment(cards("1 wild"), 1)]) == card.MAX_CARDS


def test_first_cards_come_in_order() -> None:
    hand = cards("3 red 2 blue 1 wild")
    assert first_cards(hand, 4, (Colour.BLUE, Colour.RED)) == cards("2 blue 2 red")
    assert first_cards(hand, 0, PLAIN) == card.NONE


@pytest.mark.parametrize(
    ("price", "paid", "ferry_cards", "code", "params"),
    [
        (FERRY, "2 red 2 pink", 0, Code.CARDS_NOT_HELD, {"most_wilds": card.MAX_CARDS}),
        (FERRY, "2 red 2 wild", 1, Code.FERRY_CARDS_NOT_HELD, {"have": 0}),
        (FERRY, "3 red 1 wild", 0, Code.TOO_FEW_WILDS, {"need": 2, "given": 1}),
        (FERRY, "3 red 2 wild", 0, Code.WRONG_NUMBER_WITH_SUBSTITUTES, {"need": 4, "more": 2}),
        (FERRY, "4 red 4 blue 2 wild", 0, Code.WRONG_NUMBER_WITH_SUBSTITUTES, {"most": 2}),
        (FERRY, "1 red 5 blue", 0, Code.TOO_FEW_BESIDE_SUBSTITUTES, {"need": 3, "have": 1}),
        (GREY_FERRY, "red 3 blue green", 0, None, {}),
        (LONG_ROUTE, "9 red 3 wild", 0, None, {}),
        (LONG_ROUTE, "7 red 2 wild", 0, Code.TOO_MANY_WILDS, {"most": 0}),
        (LONG_ROUTE, "8 red 2 wild", 0, Code.WRONG_NUMBER_WITH_SUBSTITUTES, {"replaces": "card"}),
        (LONG_ROUTE, "6 red 3 blue 3 wild", 0, Code.TOO_FEW_BESIDE_SUBSTITUTES, {"colour": "grey"}),
    ],
)
def test_why_cards_do_not_pay(
    price: Price, paid: str, ferry_cards: int, code: Code | None, params: dict[str, object]
) -> None:
    hand, payment = cards("9 red 5 blue 3 wild green"), Payment(cards(paid), ferry_cards)
    if code is None:
        check(price, payment, hand)
        return
    with pytest.raises(Refusal) as caught:
        check(price, payment, hand)
    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()
