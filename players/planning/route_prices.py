"""Prices of routes, for the search for cheap paths. The main price is in points: the turns and
wagons a route takes, minus the points it scores."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.graph import bits, union
from players.planning.card_demand import TUNNEL_CARDS, TURNS_PER_CARD, TURNS_PER_WILD
from players.planning.cheapest_paths import Prices, prices_of
from players.position.board_arrays import GREY, BoardArrays
from players.position.seat_position import PLAIN_COLOURS, WILD_COLOUR, Hand, SeatPosition

RATE_REACHED = 0.9  # share of the best rate that a player reaches in practice
TIME_SHARE = 0.6  # share of a route's points that pays for turns; the rest pays for wagons
RISK = 0.5  # points charged because a route that tickets need may be lost
CART_POINTS = 1.6  # about what one merchandise card is worth
ON_A_PATH = 0.5  # of the points for an attraction: two routes of a path lead to it
MIN_PRICE = 0.3  # no route is free, because it must be paid for and claimed
HELD_CARD_SHARE = 0.6  # how much a card in hand counts, since another route may need it
TUNNEL_TURNS = 0.3  # expected loss because a tunnel may fail


class RouteLoan(NamedTuple):
    """A rival's route to borrow, and the city of the station that borrows it, built or not."""

    route: int
    city: int
    is_built: bool


class PointRates(NamedTuple):
    """What turns and wagons are worth in points, so that building only the best open routes would
    be worth exactly nothing."""

    turn: float  # the value of a turn
    time: float  # the part of it that prices charge for turns
    wagon: float  # what prices charge for a wagon


def point_rates(position: SeatPosition) -> PointRates:
    """The rates of a player who builds the best open routes and nothing else. Where they bring
    nothing, a turn is worth a point."""
    arrays = position.arrays
    offers = sorted(
        (
            (arrays.points[r] / (1 + TURNS_PER_CARD * arrays.length[r]), r)
            for r in bits(position.open)
        ),
        reverse=True,
    )
    points = turns = 0.0
    wagons = position.wagons
    for _, route in offers:
        if arrays.length[route] <= wagons:
            wagons -= arrays.length[route]
            points += arrays.points[route]
            turns += 1 + TURNS_PER_CARD * arrays.length[route]
    if not points:
        return PointRates(1.0, 1.0, 0.0)
    points *= RATE_REACHED
    return PointRates(
        points / turns,
        TIME_SHARE * points / turns,
        (1 - TIME_SHARE) * points / (position.wagons - wagons),
    )


def turns_for(arrays: BoardArrays, route: int, hand: Hand, ferry_cards: int, held: float) -> float:
    """About how many turns one route takes on its own. `held` is how much cards in hand count."""
    plain, colour = arrays.plain[route], arrays.colour[route]
    have = max([hand[c] for c in PLAIN_COLOURS]) if colour == GREY else hand[colour]
    turns = 1 + TURNS_PER_CARD * (plain - held * min(plain, have))
    turns += TURNS_PER_WILD * max(0, arrays.wilds[route] - hand[WILD_COLOUR])
    turns += max(0, arrays.ferry_cards[route] - ferry_cards)
    if arrays.is_tunnel[route]:
        turns += TUNNEL_TURNS + TUNNEL_CARDS * TURNS_PER_CARD
    return turns


def prices_by_points(position: SeatPosition, rates: PointRates) -> Prices:
    """In points: own routes cost nothing, open ones their turns and wagons minus their points."""
    arrays = position.arrays
    reached = union(position.networks)

    def price(route: int) -> float:
        turns = turns_for(arrays, route, position.hand, position.ferry_cards, HELD_CARD_SHARE)
        worth = arrays.points[route] + CART_POINTS * arrays.carts[route]
        worth += ON_A_PATH * arrays.new_attraction_points(route, reached)
        cost = rates.time * turns + rates.wagon * arrays.length[route] + RISK
        return max(MIN_PRICE, cost - worth)

    return prices_of(arrays, position.own, position.open, price)


def prices_by_wagons(position: SeatPosition) -> Prices:
    """In wagons: own routes cost nothing, open ones their length and a little for the turn."""
    arrays = position.arrays
    return prices_of(
        arrays, position.own, position.open, lambda r: arrays.length[r] + 1.0 + arrays.wilds[r]
    )


def prices_by_turns(position: SeatPosition) -> Prices:
    """In turns: own routes cost nothing, open ones the turns they take with the cards in hand."""
    arrays = position.arrays
    hand, ferry_cards = position.hand, position.ferry_cards
    return prices_of(
        arrays,
        position.own,
        position.open,
        lambda route: turns_for(arrays, route, hand, ferry_cards, 1.0),
    )


def add_loans(position: SeatPosition, prices: Prices, rates: PointRates) -> dict[int, RouteLoan]:
    """Set the prices of rivals' routes that stations could borrow. Returns the loans by route."""
    arrays = position.arrays
    if not (position.stations_left or position.stations):
        return {}
    built = len(position.me.stations)
    price = rates.time * station_turns(built, 1) + arrays.stations.points_unbuilt
    loans = {}
    for route in bits(position.all_rival_routes):
        for city in arrays.ends[route]:
            if position.stations >> city & 1:
                loans[route] = RouteLoan(route, city, is_built=True)
                prices[route] = MIN_PRICE
                break
            if position.stations_left and not position.stations_of_all >> city & 1:
                loans[route] = RouteLoan(route, city, is_built=False)
                prices[route] = price
    return loans


def join_ways_through(position: SeatPosition, loans: list[RouteLoan]) -> list[RouteLoan]:
    """The loans of a path, in its order. With the house rule, two routes of one rival that meet in
    a city are borrowed by one station there, if there is one or can be one (EU-12)."""
    joined = list(loans)
    number = 0
    while position.arrays.has_ways_through and number + 1 < len(joined):
        city = _way_through(position, joined[number].route, joined[number + 1].route)
        if city is None:
            number += 1
            continue
        is_built = bool(position.stations >> city & 1)
        for at in (number, number + 1):
            joined[at] = RouteLoan(joined[at].route, city, is_built)
        number += 2
    return joined


def _way_through(position: SeatPosition, one: int, two: int) -> int | None:
    """The city in which a station could lend both routes, or None."""
    is_one_rivals = any(rival >> one & 1 and rival >> two & 1 for rival in position.rival_routes)
    for city in set(position.arrays.ends[one]) & set(position.arrays.ends[two]):
        has_station = position.stations >> city & 1
        can_build = position.stations_left and not position.stations_of_all >> city & 1
        if is_one_rivals and (has_station or can_build):
            return city
    return None


def stations_to_build(position: SeatPosition, loans: Sequence[RouteLoan]) -> int:
    """How many new stations the loans take."""
    cities = [loan.city for loan in loans if not loan.is_built]
    return len(set(cities)) if position.arrays.has_ways_through else len(cities)


def station_turns(built: int, new: int) -> float:
    """How many turns `new` more stations take, including drawing the cards they cost (EU-11)."""
    return sum(1 + 0.5 * number for number in range(built + 1, built + new + 1))
