"""Every way a hand can pay for a route or a station."""

from collections.abc import Iterator

from engine import cards as card
from engine.cards import COLOURS, MAX_COUNT, PLAIN, SHIFT, WILD, WILD_SHIFT, Cards, Colour
from engine.refusals import Code, Refusal
from engine.values import Value

PLAIN_CARDS = Cards((1 << WILD_SHIFT) - 1)


class Price(Value, frozen=True):
    """The price of a route or station: `cards` cards of one colour (any colour if None), of which
    at least `wilds` must and at most `most_wilds` may be wild.

    In addition `waves` of them must be wild or paid for with ferry cards, each of which pays for
    `waves_each` waves (IT-5).

    Up to `substitutes` of the cards, first those that must be wild, may each be replaced by
    `any_cards` cards of any kind (`engine.substitutes`).
    """

    cards: int
    colour: Colour | None = None
    wilds: int = 0
    waves: int = 0
    waves_each: int = 1
    most_wilds: int = card.MAX_CARDS
    substitutes: int = 0
    any_cards: int = 0

    @property
    def plain(self) -> int:
        """The cards that need be neither wilds nor ferry cards."""
        return self.cards - self.wilds - self.waves

    @property
    def replaceable(self) -> int:
        """How many of the plain cards wilds may replace."""
        return min(self.plain, max(0, self.most_wilds - self.wilds - self.waves))

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours in which it can be paid."""
        return PLAIN if self.colour is None else (self.colour,)

    def takes(self, colour: Colour) -> bool:
        return self.colour is None or self.colour == colour

    def most_ferry_cards(self) -> int:
        """The most ferry cards that still pay for something."""
        return -(-self.waves // self.waves_each)

    def after_ferry_cards(self, ferry_cards: int) -> tuple[int, int]:
        """The cards still to pay, and how many of them must be wild."""
        waves_paid = min(self.waves, ferry_cards * self.waves_each)
        return self.cards - waves_paid, self.wilds + self.waves - waves_paid


class Payment(Value, frozen=True):
    """The cards with which a price is paid."""

    cards: Cards
    ferry_cards: int = 0


class Funds(Value, frozen=True):
    """The part of a hand that can pay together: one colour, wilds and ferry cards."""

    colour: Colour
    plain: int
    wilds: int
    ferry_cards: int


def ways(price: Price, funds: Funds) -> Iterator[Payment]:
    """Payments with at least one card of the funds' colour, those with the fewest wilds first.

    For funds whose colour is WILD: the payments with wilds only.
    """
    most_wilds = min(funds.wilds, price.most_wilds)
    for ferry_cards in range(min(funds.ferry_cards, price.most_ferry_cards()) + 1):
        cards, must_be_wild = price.after_ferry_cards(ferry_cards)
        if funds.colour == WILD:
            if cards <= most_wilds:
                yield Payment(card.of(WILD, cards), ferry_cards)
        elif price.takes(funds.colour):
            fewest_wilds = max(must_be_wild, cards - funds.plain)
            for wilds in range(fewest_wilds, min(cards - 1, most_wilds) + 1):
                yield Payment(
                    Cards(card.of(funds.colour, cards - wilds) + card.of(WILD, wilds)), ferry_cards
                )


def funds_in(hand: Cards, ferry_cards: int) -> Iterator[Funds]:
    """The funds in a hand: one for each colour it has, and last the wilds alone."""
    wilds = hand >> WILD_SHIFT
    for colour in PLAIN:
        plain = hand >> SHIFT[colour] & MAX_COUNT
        if plain:
            yield Funds(colour, plain, wilds, ferry_cards)
    yield Funds(WILD, 0, wilds, ferry_cards)


def all_ways(price: Price, hand: Cards, ferry_cards: int = 0) -> tuple[Payment, ...]:
    """Every way this hand can pay the price."""
    return tuple(way for funds in funds_in(hand, ferry_cards) for way in ways(price, funds))


def paid_colour(cards: Cards) -> Colour:
    """The colour of a payment, WILD if it is only wilds. Mixed colours are refused (ALL-8)."""
    plain = cards & PLAIN_CARDS
    if not plain:
        return WILD
    colour = COLOURS[(plain.bit_length() - 1) // card.COUNTER_BITS]
    if plain & ~(MAX_COUNT << SHIFT[colour]):
        raise Refusal(Code.MIXED_COLOURS, cards=cards)
    return colour


def check(price: Price, payment: Payment, hand: Cards, ferry_cards: int = 0) -> None:
    """Refuse, with the reason, a payment that is not among `all_ways`."""
    if payment not in all_ways(price, hand, ferry_cards):
        raise why_not(price, payment, hand, ferry_cards)


def why_not(price: Price, payment: Payment, hand: Cards, ferry_cards: int = 0) -> Refusal:
    """The refusal of a payment that is not among `all_ways`."""
    if not card.contains(hand, payment.cards):
        most_wilds = price.most_wilds
        return Refusal(Code.CARDS_NOT_HELD, cards=payment.cards, hand=hand, most_wilds=most_wilds)
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
    given_wilds = card.count(payment.cards, WILD)
    if given_wilds > price.most_wilds:
        return Refusal(Code.TOO_MANY_WILDS, given=given_wilds, most=price.most_wilds)
    return Refusal(Code.TOO_FEW_WILDS, given=given_wilds, need=wilds)
