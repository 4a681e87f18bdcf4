"""What a seat can pay for now, in which ways, and what it lacks for the rest."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine import cards as card
from engine.actions import Action, BuildStation, Claim, PayExtra
from engine.board import Board
from engine.cards import PLAIN, WILD, Cards, Colour
from engine.model import PlaceId, RouteId
from engine.payments import Payment, Price, all_ways
from engine.substitutes import usual_number, without, worth_choosing
from engine.views import PlayerView

PRICES_KEPT = 10_000  # many routes have the same price, and a hand stays while others move


def route_payments(view: PlayerView) -> Mapping[RouteId, list[Payment]]:
    """The routes that can be claimed now and the ways to pay for each: those with fewest
    substitutes first, then with fewest wilds."""
    found: dict[RouteId, list[Payment]] = {}
    for move in view.moves:
        if isinstance(move, Claim):
            found.setdefault(move.route, []).append(Payment(move.cards, move.ferry_cards))
    return {route: cheapest_first(payments) for route, payments in found.items()}


def cheapest_first(ways: Sequence[Payment]) -> list[Payment]:
    """Ways to pay for one route: those with fewest substitutes first, then with fewest wilds."""
    usual = usual_number(ways)

    def cost(way: Payment) -> tuple[int, tuple[int, int]]:
        return max(0, card.total(way.cards) - usual), wilds_and_ferry_cards(way)

    return sorted(ways, key=cost)


@lru_cache(PRICES_KEPT)
def payments_for(price: Price, hand: Cards, ferry_cards: int) -> tuple[Payment, ...]:
    """The ways to pay a price to choose from, those that cost least first."""
    with_substitutes = map(Payment, worth_choosing(price, hand) if price.substitutes else ())
    return tuple(cheapest_first([*all_ways(price, hand, ferry_cards), *with_substitutes]))


def station_payments(view: PlayerView) -> Mapping[PlaceId, list[Payment]]:
    """The cities where a station can be built now and the ways to pay: fewest wilds first, then the
    colour of which the seat has most."""
    found: dict[PlaceId, list[Payment]] = {}
    for move in view.moves:
        if isinstance(move, BuildStation):
            found.setdefault(move.city, []).append(Payment(move.cards))
    for payments in found.values():
        payments.sort(key=lambda payment: _rank(payment, view.hand))
    return found


def extra_payments(view: PlayerView) -> list[Payment]:
    """The ways to pay the extra cards of a tunnel, fewest wilds first."""
    payments = [Payment(move.cards) for move in view.moves if isinstance(move, PayExtra)]
    return sorted(payments, key=wilds_and_ferry_cards)


def wilds_and_ferry_cards(payment: Payment) -> tuple[int, int]:
    """Sort key for payments: the cards that are worth most to keep."""
    return card.count(payment.cards, WILD), payment.ferry_cards


def unaffordable_claim(view: PlayerView, board: Board, route: RouteId) -> Action:
    """A claim for a route the seat cannot pay for. The engine's refusal says what is missing."""
    number = board.route_number.get(route)
    if number is None:
        return Claim(route, card.NONE)
    found = board.routes[number]
    colour = _most_held(view) if found.colour is None else found.colour
    return Claim(route, card.of(colour, found.length))


def unaffordable_station(view: PlayerView, city: PlaceId) -> Action:
    """A station the seat cannot pay for. The engine's refusal says what is missing."""
    return BuildStation(city, card.of(_most_held(view), next_station_price(view)))


def next_station_price(view: PlayerView) -> int:
    """How many cards the seat's next station costs (EU-11)."""
    return len(view.public.seats[view.seat].stations) + 1


@lru_cache(PRICES_KEPT)
def _rank(payment: Payment, hand: Cards) -> tuple[int, int, int]:
    """Sort key for payments: fewest wilds, then the colour of which the hand has most."""
    colours = [colour for colour in PLAIN if card.count(payment.cards, colour)]
    return *wilds_and_ferry_cards(payment), -sum(card.count(hand, each) for each in colours)


def _most_held(view: PlayerView) -> Colour:
    return max(PLAIN, key=lambda colour: card.count(view.hand, colour))


@lru_cache(PRICES_KEPT)
def missing_number(price: Price, hand: Cards, ferry_cards: int) -> int:
    """How many cards a hand lacks for a price, in the colour of which it lacks fewest."""
    return min(map(card.total, _missing_sets(price, hand, ferry_cards)))


@lru_cache(PRICES_KEPT)
def missing_cards(price: Price, hand: Cards, ferry_cards: int) -> tuple[Cards, ...]:
    """The smallest sets of cards a hand lacks for a price: one set for each colour of which as few
    would do."""
    found = set(_missing_sets(price, hand, ferry_cards))
    fewest = min(map(card.total, found))
    return tuple(sorted(cards for cards in found if card.total(cards) == fewest))


@lru_cache(PRICES_KEPT)
def missing_substitutes(price: Price, hand: Cards) -> int | None:
    """How few cards of any kind a hand lacks for a price of which it has all other cards; None if
    it lacks others."""
    wilds, short = card.count(hand, WILD), []
    for replaced in range(1, price.substitutes + 1):
        rest = without(price, replaced)
        if any(_missing(rest, card.count(hand, c), wilds, 0) == (0, 0) for c in price.colours):
            short.append(rest.cards + replaced * price.any_cards - card.total(hand))
    return min(short, default=None)


def _missing_sets(price: Price, hand: Cards, ferry_cards: int) -> Iterator[Cards]:
    """What a hand lacks in each colour, with each number of ferry cards and of substitutes. The
    substitutes themselves are never lacking: a card in place of one of them would be no better."""
    wilds = card.count(hand, WILD)
    for used in range(min(ferry_cards, price.most_ferry_cards()) + 1):
        for replaced in range(price.substitutes + 1):
            rest = without(price, replaced)
            for colour in price.colours:
                held = card.count(hand, colour)
                must_be_wild, plain = _missing(rest, held, wilds, used)
                own = rest.after_ferry_cards(used)[0] - must_be_wild - plain
                if card.total(hand) - own >= replaced * price.any_cards:
                    yield Cards(card.of(WILD, must_be_wild) + card.of(colour, plain))


def _missing(price: Price, plain: int, wilds: int, ferry_cards: int) -> tuple[int, int]:
    """The wilds and the other cards that are missing, if so many of each can be used."""
    cards, must_be_wild = price.after_ferry_cards(ferry_cards)
    free_wilds = max(0, min(wilds, price.most_wilds) - must_be_wild)
    return max(0, must_be_wild - wilds), max(0, cards - must_be_wild - plain - free_wilds)
