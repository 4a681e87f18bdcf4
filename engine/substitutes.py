"""Prices of which some cards may each be replaced by several others of any kind (NOR-8 to NOR-10).

Thousands of payments can fit such a price, so they cannot all be listed. `pays` tells of any cards
whether they fit, and `play` accepts those; `worth_choosing` finds the few that `moves` lists. If
any payment fits a hand, at least one is listed.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from engine import cards as card
from engine.cards import PLAIN, WILD, Cards, Colour
from engine.payments import Payment, Price, why_not
from engine.refusals import Code, Refusal


def pays(price: Price, paid: Cards) -> bool:
    """Whether exactly these cards pay the price, with or without substitutes."""
    replaced = _replaced(price, paid)
    if replaced is None:
        return False
    rest = without(price, replaced)
    return _own_cards(rest, paid) == rest.cards


def check(price: Price, payment: Payment, hand: Cards) -> None:
    """Refuse, with the reason, a payment that the hand does not have or that does not fit."""
    has_cards = card.contains(hand, payment.cards) and not payment.ferry_cards
    if not (has_cards and pays(price, payment.cards)):
        raise _why_not(price, payment, hand)


def usual_number(ways: Iterable[Payment]) -> int:
    """Of ways to pay for one route the fewest cards, without regard to ways with ferry cards. Those
    that have more have substitutes, or more of them."""
    numbers = [card.total(way.cards) for way in ways if not way.ferry_cards]
    return min(numbers, default=card.MAX_CARDS)


def worth_choosing(price: Price, hand: Cards) -> Iterator[Cards]:
    """Payments with substitutes that people may want to choose from: for each colour, and for each
    number of replaced cards that saves a wild, one with the cards of which the hand has fewest as
    substitutes, and one with those of which it has most."""
    fewest_first = sorted(PLAIN, key=lambda colour: card.count(hand, colour))
    orders = (fewest_first, fewest_first[::-1])
    found: dict[Cards, None] = {}
    held = [colour for colour in price.colours if card.count(hand, colour)]
    for colour in held or price.colours[:1]:
        for replaced, own in _own_payments(price, hand, colour):
            for order in orders:
                last = (*(each for each in order if each != colour), colour, WILD)
                number = replaced * price.any_cards
                others = first_cards(Cards(hand - own), number, last)
                found[Cards(own + others)] = None
    yield from found


def first_cards(hand: Cards, number: int, order: Sequence[Colour]) -> Cards:
    """This many cards of a hand that has them, those of the first colours first."""
    found = 0
    for colour in order:
        taken = min(number, card.count(hand, colour))
        found += card.of(colour, taken)
        number -= taken
    return Cards(found)


def _own_payments(price: Price, hand: Cards, colour: Colour) -> Iterator[tuple[int, Cards]]:
    """How many cards can be replaced if the others are paid in one colour, each with those others,
    among them as few wilds as possible. One more card is replaced only if that is necessary, or
    saves a wild. Wilds are not left to be substitutes if one alone would do."""
    held, wilds_held = card.count(hand, colour), card.count(hand, WILD)
    useful = card.total(hand) - (wilds_held if price.most_wilds else 0)
    wilds_before = card.MAX_CARDS
    for replaced in range(price.substitutes + 1):
        rest = without(price, replaced)
        wilds = max(rest.wilds, rest.cards - held)
        if wilds > min(wilds_held, rest.most_wilds):
            continue
        if rest.cards - wilds + replaced * price.any_cards > useful or wilds >= wilds_before:
            return
        wilds_before = wilds
        if replaced:
            own = card.of(colour, rest.cards - wilds) + card.of(WILD, wilds)
            yield replaced, Cards(own)


def _replaced(price: Price, paid: Cards) -> int | None:
    """How many cards of the price are replaced, by the number of cards paid; None if no number of
    replaced cards would cost so many."""
    replaced, left_over = divmod(card.total(paid) - price.cards, price.any_cards - 1)
    return replaced if not left_over and 0 <= replaced <= price.substitutes else None


def without(price: Price, replaced: int) -> Price:
    """What is still to be paid if so many cards are replaced."""
    return replace(price, cards=price.cards - replaced, wilds=max(0, price.wilds - replaced))


def _own_cards(price: Price, paid: Cards) -> int:
    """How many cards of the price these can pay without substitutes, in the best colour."""
    plain = max(min(card.count(paid, colour), price.plain) for colour in price.colours)
    wilds = min(card.count(paid, WILD), price.most_wilds)
    return min(price.cards, plain + wilds)


def _why_not(price: Price, payment: Payment, hand: Cards) -> Refusal:
    replaced = _replaced(price, payment.cards)
    if not card.contains(hand, payment.cards) or payment.ferry_cards or replaced == 0:
        return why_not(price, payment, hand)
    replaces = "locomotive" if price.wilds else "card"
    if replaced is None:
        return Refusal(
            Code.WRONG_NUMBER_WITH_SUBSTITUTES,
            replaces=replaces,
            given=card.total(payment.cards),
            need=price.cards,
            any_cards=price.any_cards,
            more=price.any_cards - 1,
            most=price.substitutes,
        )
    rest = without(price, replaced)
    return Refusal(
        Code.TOO_FEW_BESIDE_SUBSTITUTES,
        replaces=replaces,
        replaced=replaced,
        substitutes=replaced * price.any_cards,
        need=rest.cards,
        have=_own_cards(rest, payment.cards),
        colour="grey" if price.colour is None else price.colour.word,
    )
