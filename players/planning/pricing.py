"""What each route is worth paying, in points: the turns it takes at the going rate, less its own
points."""

from typing import NamedTuple

from engine.graph import bits
from players.planning.cheapest_paths import NEVER, Prices
from players.planning.demand import TUNNEL_CARDS, TURNS_PER_CARD, TURNS_PER_WILD
from players.position.chart import GREY, Chart
from players.position.standing import PLAIN_COLOURS, WILD_COLOUR, Hand, Standing

REACHED = 0.9  # of the best rate that a player really gets
TIME_SHARE = 0.6  # of a route's points that pay for turns; the rest is for wagons
RISK = 0.5  # points: a route that tickets need may be lost
CART = 1.6  # points that one merchandise card is worth, about
LEAST = 0.3  # no route is free: it must be drawn for and claimed
HELD = 0.6  # how much a card in hand counts: another route may want it too
TUNNEL_TURNS = 0.3  # a tunnel may fail


class Loan(NamedTuple):
    """A route of a rival, and the city of the station that borrows it."""

    route: int
    city: int
    is_built: bool


class Rates(NamedTuple):
    """What things are worth in points, by the best that is open: doing nothing but building the
    best routes gains nothing at these rates."""

    turn: float  # of a turn, all in all
    time: float  # the part of it that prices charge for turns ...
    wagon: float  # ... and the part they charge for wagons


def going_rates(standing: Standing) -> Rates:
    """The rates, if one did nothing but build the best routes that are open."""
    chart = standing.chart
    offers = sorted(
        (
            (chart.points[r] / (1 + TURNS_PER_CARD * chart.length[r]), r)
            for r in bits(standing.open)
        ),
        reverse=True,
    )
    points = turns = 0.0
    wagons = standing.wagons
    for _, route in offers:
        if chart.length[route] <= wagons:
            wagons -= chart.length[route]
            points += chart.points[route]
            turns += 1 + TURNS_PER_CARD * chart.length[route]
    if not turns:
        return Rates(1.0, 1.0, 0.0)
    points *= REACHED
    return Rates(
        points / turns,
        TIME_SHARE * points / turns,
        (1 - TIME_SHARE) * points / (standing.wagons - wagons),
    )


def turns_for(chart: Chart, route: int, hand: Hand, ferry_cards: int, held: float) -> float:
    """About how many turns one route takes, by itself."""
    plain = chart.length[route] - chart.wilds[route] - chart.waves[route]
    colour = chart.colour[route]
    have = max([hand[c] for c in PLAIN_COLOURS]) if colour == GREY else hand[colour]
    turns = 1 + TURNS_PER_CARD * (plain - held * min(plain, have))
    turns += TURNS_PER_WILD * max(0, chart.wilds[route] - hand[WILD_COLOUR])
    turns += max(0, chart.ferry_cards_for(route) - ferry_cards)
    if chart.is_tunnel[route]:
        turns += TUNNEL_TURNS + TUNNEL_CARDS * TURNS_PER_CARD
    return turns


def prices_by_worth(standing: Standing, rates: Rates) -> Prices:
    """Own routes cost nothing, open ones their turns less their points, lent ones a station."""
    chart = standing.chart
    prices = [NEVER] * len(chart.length)
    for route in bits(standing.own):
        prices[route] = 0.0
    for route in bits(standing.open):
        turns = turns_for(chart, route, standing.hand, standing.ferry_cards, HELD)
        worth = chart.points[route] + CART * chart.carts[route]
        cost = rates.time * turns + rates.wagon * chart.length[route] + RISK
        prices[route] = max(LEAST, cost - worth)
    return prices


def prices_by_wagons(standing: Standing) -> Prices:
    """Own routes cost nothing, open ones their wagons, and a little for the turn."""
    chart = standing.chart
    prices = [NEVER] * len(chart.length)
    for route in bits(standing.own):
        prices[route] = 0.0
    for route in bits(standing.open):
        prices[route] = chart.length[route] + 1.0 + chart.wilds[route]
    return prices


def prices_by_turns(standing: Standing) -> Prices:
    """Own routes cost nothing, open ones the turns they take with the cards at hand."""
    chart = standing.chart
    prices = [NEVER] * len(chart.length)
    for route in bits(standing.own):
        prices[route] = 0.0
    for route in bits(standing.open):
        prices[route] = turns_for(chart, route, standing.hand, standing.ferry_cards, 1.0)
    return prices


def add_loans(standing: Standing, prices: Prices, rates: Rates) -> dict[int, Loan]:
    """Price the routes that stations could borrow, and say how."""
    chart = standing.chart
    if not (standing.stations_left or standing.stations):
        return {}
    built = len(standing.me.stations)
    price = rates.time * station_turns(built, 1) + chart.stations.points_unbuilt
    loans = {}
    for route in bits(standing.theirs):
        for city in chart.ends[route]:
            if standing.stations >> city & 1:
                loans[route] = Loan(route, city, is_built=True)
                prices[route] = LEAST
                break
            if standing.stations_left and not standing.stations_of_all >> city & 1:
                loans[route] = Loan(route, city, is_built=False)
                prices[route] = price
    return loans


def station_turns(built: int, new: int) -> float:
    """How many turns so many more stations take, with the cards they cost (EU-11)."""
    return sum(1 + 0.5 * number for number in range(built + 1, built + new + 1))
