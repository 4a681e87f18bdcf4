"""Tickets: which to keep, and whether to draw more."""

from math import comb

from engine.actions import Action, Keep
from engine.graph import bits, is_joined
from players.choices.reasons import ReasonCode, ScoredAction, because
from players.planning.cheapest_paths import Prices
from players.planning.demand import Demand
from players.planning.plan import SURE, Plan
from players.planning.planner import Planner
from players.planning.pricing import turns_for

SURE_ROUTE = 0.93  # that a route of a new way is still to be had when one comes to it
MARGIN = 4.0  # turns to spare before the end
LEAST_TURNS = 1.5  # that any new way takes
SECOND = 0.5  # what a further good ticket of the same draw is worth, of its value alone


def keep(planner: Planner, moves: tuple[Action, ...]) -> ScoredAction:
    """The choice with the best plan for everything then held."""
    board = planner.standing.chart.board
    options = []
    for move in moves:
        if isinstance(move, Keep):
            kept = [board.ticket_number[ticket] for ticket in move.tickets]
            plan = planner.best(planner.standing.tickets + kept)
            points = sum(board.tickets[ticket].points for ticket in kept)
            reason = because(ReasonCode.KEEP_TOGETHER, tickets=len(kept), points=points)
            options.append(ScoredAction(plan.value, move, reason))
    return max(options, key=lambda option: option.worth)


def keep_fewest(planner: Planner, moves: tuple[Action, ...]) -> ScoredAction:
    """The best choice among those with fewest tickets."""
    fewest = min(len(move.tickets) for move in moves if isinstance(move, Keep))
    return keep(
        planner, tuple(m for m in moves if isinstance(m, Keep) and len(m.tickets) == fewest)
    )


def worth_of_drawing(planner: Planner, plan: Plan) -> float:
    """The points that new tickets would bring on average, this plan being carried out."""
    standing, chart = planner.standing, planner.standing.chart
    hopes = Hopes(planner, plan)
    held = set(standing.tickets)
    values = sorted(hopes.of(t) for t in range(len(chart.ticket_points)) if t not in held)
    offered = sum(chart.board.map.more_tickets.offered.values())
    offered = min(offered, len(values), standing.view.public.tickets)
    if not offered:
        return 0.0
    best = _mean_of_best(values, offered)
    good = offered * sum(max(0.0, value) for value in values) / len(values)
    best_good = _mean_of_best([max(0.0, value) for value in values], offered)
    return best + SECOND * (good - best_good)


def _mean_of_best(values: list[float], drawn: int) -> float:
    """The mean of the highest of so many values drawn; they are sorted."""
    whole = comb(len(values), drawn)
    return sum(value * comb(number, drawn - 1) for number, value in enumerate(values)) / whole


class Hopes:
    """What tickets not yet held would be worth beside a plan."""

    def __init__(self, planner: Planner, plan: Plan) -> None:
        standing, chart = planner.standing, planner.standing.chart
        self._planner = planner
        self._plan = plan
        self._wagons = standing.wagons - sum(chart.length[r] for r in bits(plan.ticket_routes))
        demand = Demand(chart, plan.ticket_routes)
        busy = demand.turns(standing.hand, standing.ferry_cards) + MARGIN
        self._turns = planner.turns_left - busy
        self._prices = planner.prices.copy()
        for route in bits(plan.routes):
            self._prices[route] = 0.0
        self._spreads: dict[int, tuple[Prices, list[int]]] = {}

    def of(self, ticket: int) -> float:
        """Its points if it is joined or cheap to join, less what joining it takes."""
        chart, networks = self._planner.standing.chart, self._planner.standing.networks
        points = float(chart.ticket_points[ticket])
        ends = chart.board.ticket_ends[ticket]
        if is_joined(networks, ends):
            return points
        if is_joined(self._plan.networks, ends):
            return points * SURE
        if self._turns < LEAST_TURNS:
            return -points
        return max(-points, self._if_built(ticket))

    def _if_built(self, ticket: int) -> float:
        standing, chart = self._planner.standing, self._planner.standing.chart
        start, goal = chart.ticket_ends[ticket]
        if start not in self._spreads:
            self._spreads[start] = self._planner.roads.spread(self._prices, start)
        price, came = self._spreads[start]
        points = chart.ticket_points[ticket]
        if price[goal] > 2 * points:
            return -points
        way = self._planner.roads.back(came, start, goal)
        new = [route for route in way if self._prices[route]]
        if sum(chart.length[route] for route in new) > self._wagons:
            return -points
        hand, ferry_cards = standing.hand, standing.ferry_cards
        if sum(turns_for(chart, r, hand, ferry_cards, 0.5) for r in new) > self._turns:
            return -points
        sure = SURE_ROUTE ** len(new)
        return points * (2 * sure - 1) - price[goal]
