"""Precomputed table of every claim a hand can pay for.

Listing claims is the engine's innermost loop. So for every combination of colour, number of cards,
wilds and ferry cards, this table computes once which routes can be paid for and how. Listing the
claims of a hand then only concatenates ready-made tuples.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import cards as card
from engine import substitutes
from engine.actions import Action, Claim
from engine.cards import COUNTER_SHIFT, MAX_COUNT, PLAIN, SHIFT, WILD, WILD_SHIFT, Cards, Colour
from engine.graph import bits
from engine.model import Route
from engine.payments import PLAIN_CARDS, Funds, Payment, Price, paid_colour, ways, why_not
from engine.state import RouteSet

Ways = tuple[Claim, ...]


class PaymentOffer(NamedTuple):
    """The routes that certain funds can pay for, and for every route the ways to do so."""

    routes: RouteSet
    ways: list[Ways]


class Row(NamedTuple):
    """The offers for one number of wilds and of ferry cards: for the wilds alone, and for each
    colour together with them, by the shift of the colour's counter in a hand and by the number of
    cards."""

    wilds_alone: PaymentOffer
    colours: dict[int, list[PaymentOffer]]


class ClaimTable:
    """A row for each number of wilds and of ferry cards, computed when it is first needed."""

    def __init__(self, routes: Sequence[Route], prices: Sequence[Price]) -> None:
        self._routes = routes
        self._prices = prices
        self._longest = max(price.cards for price in prices)
        self._rows: dict[tuple[int, int], Row] = {}
        self._replaceable: RouteSet = sum(
            1 << route for route, price in enumerate(prices) if price.substitutes
        )

    def claims(self, hand: Cards, ferry_cards: int, among: RouteSet) -> list[Action]:
        """Every claim this hand can pay for, restricted to the routes `among`; of those with
        substitutes only some (NOR-9). A new list."""
        found: list[Action] = []
        for payable, claims in self._offers(hand, ferry_cards):
            routes = payable & among
            while routes:
                route = routes.bit_length() - 1
                found += claims[route]
                routes ^= 1 << route
        if self._replaceable & among:
            found += self._with_substitutes(hand, self._replaceable & among)
        return found

    def _with_substitutes(self, hand: Cards, among: RouteSet) -> Iterator[Claim]:
        for route in bits(among):
            for paid in substitutes.worth_choosing(self._prices[route], hand):
                yield Claim(self._routes[route].id, paid)

    def _offers(self, hand: Cards, ferry_cards: int) -> list[PaymentOffer]:
        """The offers for each colour in this hand, and last the one for its wilds alone."""
        wilds_alone, colours = self._row(hand >> WILD_SHIFT, ferry_cards)
        offers = [wilds_alone]
        plain: int = hand & PLAIN_CARDS
        while plain:
            shift = COUNTER_SHIFT[plain.bit_length()]
            number = plain >> shift
            offers.append(colours[shift][number])
            plain ^= number << shift
        offers.reverse()
        return offers

    def check(self, claim: Claim, route: int, hand: Cards, ferry_cards: int) -> None:
        """Refuse, with the reason, a payment that `claims` would not list, unless it has other
        substitutes."""
        if self._replaceable >> route & 1:
            payment = Payment(claim.cards, claim.ferry_cards)
            substitutes.check(self._prices[route], payment, hand)
            return
        colour = paid_colour(claim.cards)
        wilds_alone, colours = self._row(hand >> WILD_SHIFT, ferry_cards)
        if colour is not WILD:
            shift = SHIFT[colour]
            offer = colours[shift][hand >> shift & MAX_COUNT]
        else:
            offer = wilds_alone
        if claim not in offer.ways[route]:
            payment = Payment(claim.cards, claim.ferry_cards)
            raise why_not(self._prices[route], payment, hand, ferry_cards)

    def is_paid_with_substitutes(self, claim: Claim, route: int, hand: Cards) -> bool:
        """Whether `check` accepts the claim of a route that takes substitutes; false for others."""
        price, is_held = self._prices[route], card.contains(hand, claim.cards)
        return bool(price.substitutes) and is_held and substitutes.pays(price, claim.cards)

    def _row(self, wilds: int, ferry_cards: int) -> Row:
        key = (wilds, ferry_cards)
        return self._rows.get(key) or self._make_row(key)

    def _make_row(self, key: tuple[int, int]) -> Row:
        wilds, ferry_cards = key
        if wilds > self._longest:  # more wilds pay for nothing more
            row = self._row(self._longest, ferry_cards)
        else:
            row = Row(
                self._offer(Funds(WILD, 0, wilds, ferry_cards)),
                {SHIFT[c]: self._offers_of(c, wilds, ferry_cards) for c in PLAIN},
            )
        self._rows[key] = row
        return row

    def _offers_of(self, colour: Colour, wilds: int, ferry_cards: int) -> list[PaymentOffer]:
        numbers = range(self._longest + 1)
        offers = [self._offer(Funds(colour, n, wilds, ferry_cards)) for n in numbers]
        return offers + [offers[-1]] * (MAX_COUNT - self._longest)  # nor do more cards of a colour

    def _offer(self, funds: Funds) -> PaymentOffer:
        claims = [
            tuple(Claim(route.id, way.cards, way.ferry_cards) for way in ways(price, funds))
            for route, price in zip(self._routes, self._prices, strict=True)
        ]
        payable = sum(1 << route for route, found in enumerate(claims) if found)
        return PaymentOffer(payable, claims)
