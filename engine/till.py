"""The till: what a hand can claim, looked up instead of worked out.

Listing claims is the engine's innermost loop. So the till works out once, for every purse (colour,
plain cards, wilds, ferry cards), which routes it can pay and how; listing then only puts
ready claims together.
"""

from collections.abc import Sequence

from msgspec import Struct

from engine.actions import Claim
from engine.cards import COLOURS, MOST, SHIFT, WILD_SHIFT, Cards
from engine.model import Route
from engine.payments import Payment, Price, Purse, paid_colour, ways, why_not
from engine.state import RouteSet

PurseKey = tuple[int, int, int, int]


class Offer(Struct, frozen=True):
    """What one purse can claim: the routes, and for each (by its bit) the ways to pay."""

    routes: RouteSet
    claims: dict[int, tuple[Claim, ...]]


class Till:
    """Offers for every purse, each worked out when it is first asked for."""

    def __init__(self, routes: Sequence[Route], prices: Sequence[Price]) -> None:
        self._routes = routes
        self._prices = prices
        self._longest = max(price.cards for price in prices)
        self._offers: dict[PurseKey, Offer] = {}

    def claims(self, hand: Cards, ferry_cards: int, among: RouteSet) -> list[Claim]:
        """Every claim this hand can pay for, of the routes `among`."""
        found: list[Claim] = []
        offers = self._offers
        wilds = hand >> WILD_SHIFT
        for colour, shift in enumerate(SHIFT):
            plain = hand >> shift & MOST
            if plain or shift == WILD_SHIFT:
                purse = (colour, plain, wilds, ferry_cards)
                offer = offers.get(purse) or self._work_out(purse)
                claims = offer.claims
                routes: int = offer.routes & among
                while routes:
                    lowest = routes & -routes
                    found += claims[lowest]
                    routes ^= lowest
        return found

    def check(self, claim: Claim, route: int, hand: Cards, ferry_cards: int) -> None:
        """Refuse a payment that `claims` would not list, and say why."""
        colour = paid_colour(claim.cards)
        wilds = hand >> WILD_SHIFT
        purse = (int(colour), hand >> SHIFT[colour] & MOST, wilds, ferry_cards)
        offer = self._offers.get(purse) or self._work_out(purse)
        if claim not in offer.claims.get(1 << route, ()):
            payment = Payment(claim.cards, claim.ferry_cards)
            raise why_not(self._prices[route], payment, hand, ferry_cards)

    def _work_out(self, key: PurseKey) -> Offer:
        colour, plain, wilds, ferry_cards = key
        most = self._longest
        enough = (colour, min(plain, most), min(wilds, most), ferry_cards)
        if enough in self._offers:
            offer = self._offers[enough]
        else:
            offer = self._make_offer(Purse(COLOURS[colour], *enough[1:]))
            self._offers[enough] = offer
        self._offers[key] = offer
        return offer

    def _make_offer(self, purse: Purse) -> Offer:
        claims = {}
        routes = 0
        for number, (route, price) in enumerate(zip(self._routes, self._prices, strict=True)):
            paid = tuple(Claim(route.id, way.cards, way.ferry_cards) for way in ways(price, purse))
            if paid:
                claims[1 << number] = paid
                routes |= 1 << number
        return Offer(RouteSet(routes), claims)
