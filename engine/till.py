"""The till: what a hand can claim, looked up instead of worked out.

Listing claims is the engine's innermost loop. So the till works out once, for every purse (colour,
plain cards, wilds, ferry cards), which routes it can pay and how; listing then only puts
ready claims together.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.actions import Action, Claim
from engine.cards import COLOURS, MOST, SHIFT, WILD, WILD_SHIFT, Cards, Colour
from engine.model import Route
from engine.payments import Payment, Price, Purse, paid_colour, ways, why_not
from engine.state import RouteSet

Ways = tuple[Claim, ...]


class Offer(NamedTuple):
    """What one purse can claim: the routes, and for every route the ways to pay for it."""

    routes: RouteSet
    ways: list[Ways]


class Drawer(NamedTuple):
    """The offers of one colour, by the number of cards; its counter in a hand is at `shift`."""

    shift: int
    offers: list[Offer]


class Till:
    """A row of drawers for each number of wilds and ferry cards, filled when first asked for."""

    def __init__(self, routes: Sequence[Route], prices: Sequence[Price]) -> None:
        self._routes = routes
        self._prices = prices
        self._longest = max(price.cards for price in prices)
        self._drawers: dict[tuple[int, int], list[Drawer]] = {}

    def claims(self, hand: Cards, ferry_cards: int, among: RouteSet) -> list[Action]:
        """Every claim this hand can pay for, of the routes `among`, as the start of a list."""
        found: list[Action] = []
        for shift, offers in self._open(hand >> WILD_SHIFT, ferry_cards):
            payable, claims = offers[hand >> shift & MOST]
            routes = payable & among
            while routes:
                route = routes.bit_length() - 1
                found += claims[route]
                routes ^= 1 << route
        return found

    def check(self, claim: Claim, route: int, hand: Cards, ferry_cards: int) -> None:
        """Refuse a payment that `claims` would not list, and say why."""
        colour = paid_colour(claim.cards)
        shift, offers = self._open(hand >> WILD_SHIFT, ferry_cards)[colour]
        if claim not in offers[hand >> shift & MOST].ways[route]:
            payment = Payment(claim.cards, claim.ferry_cards)
            raise why_not(self._prices[route], payment, hand, ferry_cards)

    def _open(self, wilds: int, ferry_cards: int) -> list[Drawer]:
        key = (wilds, ferry_cards)
        return self._drawers.get(key) or self._fill(key)

    def _fill(self, key: tuple[int, int]) -> list[Drawer]:
        wilds, ferry_cards = key
        if wilds > self._longest:  # more wilds buy nothing more
            self._drawers[key] = self._open(self._longest, ferry_cards)
        else:
            self._drawers[key] = [
                Drawer(SHIFT[colour], self._offers(colour, wilds, ferry_cards))
                for colour in COLOURS
            ]
        return self._drawers[key]

    def _offers(self, colour: Colour, wilds: int, ferry_cards: int) -> list[Offer]:
        numbers = range(1 if colour is WILD else self._longest + 1)
        offers = [self._offer(Purse(colour, n, wilds, ferry_cards)) for n in numbers]
        return offers + [offers[-1]] * (MOST + 1 - len(offers))  # nor do more of a colour

    def _offer(self, purse: Purse) -> Offer:
        claims = [
            tuple(Claim(route.id, way.cards, way.ferry_cards) for way in ways(price, purse))
            for route, price in zip(self._routes, self._prices, strict=True)
        ]
        payable = sum(1 << route for route, found in enumerate(claims) if found)
        return Offer(payable, claims)
