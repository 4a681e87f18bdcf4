"""What a seat can pay for now, from the moves it is offered."""

from collections.abc import Mapping

from bot.messages import payments
from engine import cards as card
from engine.actions import Action, BuildStation, Claim, PayExtra
from engine.board import Board
from engine.cards import PLAIN, WILD, Cards
from engine.model import PlaceId, RouteId
from engine.payments import Payment, Price
from engine.views import PlayerView


def route_ways(view: PlayerView) -> Mapping[RouteId, list[Payment]]:
    """Every route that can be claimed now and the ways to pay, the cheapest in wilds first."""
    found: dict[RouteId, list[Payment]] = {}
    for move in view.moves:
        if isinstance(move, Claim):
            found.setdefault(move.route, []).append(Payment(move.cards, move.ferry_cards))
    for ways in found.values():
        ways.sort(key=payments.wilds)
    return found


def station_ways(view: PlayerView) -> Mapping[PlaceId, list[Payment]]:
    """Every city for a station and the ways to pay, the cheapest in wilds first."""
    found: dict[PlaceId, list[Payment]] = {}
    for move in view.moves:
        if isinstance(move, BuildStation):
            found.setdefault(move.city, []).append(Payment(move.cards))
    for ways in found.values():
        ways.sort(key=payments.wilds)
    return found


def extra_ways(view: PlayerView) -> list[Payment]:
    """The ways to pay what a tunnel still asks for."""
    ways = [Payment(move.cards) for move in view.moves if isinstance(move, PayExtra)]
    return sorted(ways, key=payments.wilds)


def attempt(view: PlayerView, board: Board, route: RouteId) -> Action:
    """The claim to try for a route that cannot be paid: its refusal says what is missing."""
    number = board.route_number.get(route)
    if number is None:
        return Claim(route, card.NONE)
    found = board.routes[number]
    most = max(PLAIN, key=lambda colour: card.count(view.hand, colour))
    colour = most if found.colour is None else found.colour
    return Claim(route, card.of(colour, found.length))


def shortfall(price: Price, hand: Cards, ferry_cards: int) -> int:
    """How many cards a hand lacks for a price, in the colour in which it lacks fewest."""
    wilds = card.count(hand, WILD)
    colours = PLAIN if price.colour is None else (price.colour,)
    plain = max(card.count(hand, colour) for colour in colours)
    return min(
        sum(_lack(price, plain, wilds, ferries))
        for ferries in range(min(ferry_cards, price.most_ferry_cards()) + 1)
    )


def lacking(price: Price, hand: Cards, ferry_cards: int) -> list[Cards]:
    """What the hand lacks: the fewest cards, once for each colour in which so few would do."""
    wilds = card.count(hand, WILD)
    found: set[Cards] = set()
    for ferries in range(min(ferry_cards, price.most_ferry_cards()) + 1):
        for colour in PLAIN if price.colour is None else (price.colour,):
            must_be_wild, plain = _lack(price, card.count(hand, colour), wilds, ferries)
            found.add(Cards(card.of(WILD, must_be_wild) + card.of(colour, plain)))
    fewest = min(map(card.total, found))
    return [cards for cards in found if card.total(cards) == fewest]


def _lack(price: Price, plain: int, wilds: int, ferries: int) -> tuple[int, int]:
    """The wilds and the other cards that are missing, with so many of each at hand."""
    cards, must_be_wild = price.after_ferry_cards(ferries)
    free_wilds = max(0, wilds - must_be_wild)
    return max(0, must_be_wild - wilds), max(0, cards - must_be_wild - plain - free_wilds)
