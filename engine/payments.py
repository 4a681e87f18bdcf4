"""Every way a hand can pay for a route or a station."""

from collections.abc import Iterator

from engine import cards as card
from engine.cards import COLOURS, MOST, PLAIN, SHIFT, WILD, WILD_SHIFT, Cards, Colour
from engine.refusals import Code, Refusal
from engine.values import Value

PLAIN_CARDS = Cards((1 << WILD_SHIFT) - 1)


class Price(Value, frozen=True):
    """What something costs: so many cards of one colour (any, if None), some of them wild.

    `waves` of the wilds may be paid with ferry cards instead, `waves_each` to a card (IT-5).
    """

    cards: int
    colour: Colour | None = None
    wilds: int = 0
    waves: int = 0
    waves_each: int = 1

    def takes(self, colour: Colour) -> bool:
        return self.colour is None or self.colour == colour

    def most_ferry_cards(self) -> int:
        """More would pay for nothing."""
        return -(-self.waves // self.waves_each)

    def after_ferry_cards(self, ferry_cards: int) -> tuple[int, int]:
        """The cards still to pay, and how many of them must be wild."""
        waves_paid = min(self.waves, ferry_cards * self.waves_each)
        return self.cards - waves_paid, self.wilds + self.waves - waves_paid


class Payment(Value, frozen=True):
    """Cards laid down for a price."""

    cards: Cards
    ferry_cards: int = 0


class Funds(Value, frozen=True):
    """The part of a hand that can pay together: one colour, wilds and ferry cards."""

    colour: Colour
    plain: int
    wilds: int
    ferry_cards: int = 0


def ways(price: Price, purse: Funds) -> Iterator[Payment]:
    """Payments with at least one card of the purse's colour, those with fewest wilds first.

    The purse of the wilds (`colour` WILD) gives the payments without any colour.
    """
    for ferry_cards in range(min(purse.ferry_cards, price.most_ferry_cards()) + 1):
        cards, must_be_wild = price.after_ferry_cards(ferry_cards)
        if purse.colour == WILD:
            if cards <= purse.wilds:
                yield Payment(card.of(WILD, cards), ferry_cards)
        elif price.takes(purse.colour):
            for wilds in range(
                max(must_be_wild, cards - purse.plain), min(cards - 1, purse.wilds) + 1
            ):
                yield Payment(
                    Cards(card.of(purse.colour, cards - wilds) + card.of(WILD, wilds)), ferry_cards
                )


def purses(hand: Cards, ferry_cards: int = 0) -> Iterator[Funds]:
    """A hand as the purses it can pay from: one per colour it has, and the wilds alone."""
    wilds = hand >> WILD_SHIFT
    for colour in PLAIN:
        plain = hand >> SHIFT[colour] & MOST
        if plain:
            yield Funds(colour, plain, wilds, ferry_cards)
    yield Funds(WILD, 0, wilds, ferry_cards)


def all_ways(price: Price, hand: Cards, ferry_cards: int = 0) -> tuple[Payment, ...]:
    """Every way this hand can pay the price."""
    return tuple(way for purse in purses(hand, ferry_cards) for way in ways(price, purse))


def paid_colour(cards: Cards) -> Colour:
    """The one colour of a payment, WILD if only wilds were paid. Mixed ones are refused (ALL-8)."""
    plain = cards & PLAIN_CARDS
    if not plain:
        return WILD
    colour = COLOURS[(plain.bit_length() - 1) // card.COUNTER_BITS]
    if plain & ~(MOST << SHIFT[colour]):
        raise Refusal(Code.MIXED_COLOURS, cards=cards)
    return colour


def check(price: Price, payment: Payment, hand: Cards, ferry_cards: int = 0) -> None:
    """Refuse what is not among `all_ways`, and say why."""
    if payment not in all_ways(price, hand, ferry_cards):
        raise why_not(price, payment, hand, ferry_cards)


def why_not(price: Price, payment: Payment, hand: Cards, ferry_cards: int = 0) -> Refusal:
    """What is wrong with a payment that is not among `all_ways`."""
    if not card.contains(hand, payment.cards):
        return Refusal(Code.CARDS_NOT_HELD, cards=payment.cards, hand=hand)
    if payment.ferry_cards > ferry_cards:
        return Refusal(Code.FERRY_CARDS_NOT_HELD, given=payment.ferry_cards, have=ferry_cards)
    most = price.most_ferry_cards()
    if not 0 <= payment.ferry_cards <= most:
        return Refusal(Code.TOO_MANY_FERRY_CARDS, given=payment.ferry_cards, most=most)
    colour = paid_colour(payment.cards)
    need, wilds = price.after_ferry_cards(payment.ferry_cards)
    given = card.total(payment.cards)
    if given != need:
        return Refusal(Code.WRONG_NUMBER_OF_CARDS, given=given, need=need)
    if price.colour is not None and colour not in (WILD, price.colour):
        return Refusal(Code.WRONG_COLOUR, cards=payment.cards, need=price.colour.word)
    return Refusal(Code.TOO_FEW_WILDS, given=card.count(payment.cards, WILD), need=wilds)
