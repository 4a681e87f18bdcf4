"""Which tickets to keep, and what drawing more is worth."""

from functools import partial
from math import comb

from engine.actions import Action, DrawTickets, Keep
from engine.graph import bits
from players.choices.reasons import Reason, ReasonCode, ScoredAction, make_reason, nothing_else
from players.choices.route_purposes import RoutePurposes
from players.planning.card_demand import CardDemand
from players.planning.cheapest_paths import PathFinder, Prices, prices_of
from players.planning.plan import TICKET_SUCCESS, RoutePlan
from players.planning.planner import Planner
from players.planning.route_prices import turns_for
from players.position.seat_position import SeatPosition

ROUTE_SUCCESS = 0.93  # probability that a route is still open when its turn comes
MARGIN_TURNS = 4.0  # to be left before the end of the game
MIN_TURNS = 1.5  # that any new path takes
DRAW_MARGIN_TURNS = 1.0  # by which drawing tickets must be better than any other action
FURTHER_TICKET_SHARE = 0.5  # of its value that another good ticket of the same draw adds


def choose_tickets(planner: Planner, moves: tuple[Action, ...]) -> ScoredAction:
    """The choice whose tickets, with those already held, allow the best plan."""
    board = planner.position.arrays.board
    options = []
    for move in moves:
        if isinstance(move, Keep):
            kept = [board.ticket_number[ticket] for ticket in move.tickets]
            plan = planner.best(planner.position.tickets + kept)
            explain = partial(_keep_reason, planner, plan, kept)
            options.append(ScoredAction(plan.value, move, explain))
    return max(options, key=lambda option: option.worth)


def _keep_reason(planner: Planner, plan: RoutePlan, kept: list[int]) -> Reason:
    """Why to keep these tickets, given the best plan with them."""
    position, arrays = planner.position, planner.position.arrays
    if not plan.done.issuperset(kept):
        return make_reason(ReasonCode.KEEP_LEAST_LOSS)
    paths = RoutePurposes(position, plan).ticket_paths
    to_build = frozenset[int]().union(*(paths.get(ticket, ()) for ticket in kept))
    if not to_build:
        return make_reason(ReasonCode.KEEP_COMPLETE)
    planned = sum(arrays.length[r] for r in to_build if plan.routes >> r & 1)
    if not planned:  # a station is enough
        return make_reason(ReasonCode.KEEP_LEAST_LOSS)
    wagons = min(planned, _wagons_of_shortest_paths(position, kept))
    return make_reason(ReasonCode.KEEP_TOGETHER, wagons=round(wagons))


def _wagons_of_shortest_paths(position: SeatPosition, tickets: list[int]) -> float:
    """About how many wagons these tickets take together, on paths that share what they have in
    common: so many are enough. Infinite if one of them has no path."""
    arrays = position.arrays
    prices = prices_of(arrays, position.own, position.open, lambda route: arrays.length[route])
    finder, wagons = PathFinder(arrays, prices), 0.0
    for ticket in sorted(tickets, key=lambda each: -finder.ticket_path(prices, each).price):
        path = finder.ticket_path(prices, ticket)
        wagons += path.price
        for route in path.routes:
            prices[route] = 0.0
    return wagons


def choose_fewest_tickets(planner: Planner, moves: tuple[Action, ...]) -> ScoredAction:
    """The best choice among those with the fewest tickets."""
    fewest = min(len(move.tickets) for move in moves if isinstance(move, Keep))
    return choose_tickets(
        planner, tuple(m for m in moves if isinstance(m, Keep) and len(m.tickets) == fewest)
    )


def ticket_draw_options(planner: Planner, plan: RoutePlan) -> list[ScoredAction]:
    """Drawing tickets, valued in turns like every other action. Empty if it is not allowed."""
    if DrawTickets() not in planner.position.view.moves:
        return []
    points = _expected_points_of_drawing(planner, plan)
    turns = points / planner.inputs.rates.turn
    worth = turns - DRAW_MARGIN_TURNS - planner.cost_of_waiting(plan)
    explain = partial(make_reason, ReasonCode.TICKETS_NEARLY_FREE, points=round(points))
    return [ScoredAction(worth, DrawTickets(), explain if points >= 1 else nothing_else)]


def _expected_points_of_drawing(planner: Planner, plan: RoutePlan) -> float:
    """The points that drawing tickets would bring on average, in addition to this plan."""
    position, arrays = planner.position, planner.position.arrays
    ticket_values = NewTicketValues(planner, plan)
    held = set(position.tickets)
    values = sorted(
        ticket_values.value(t) for t in range(len(arrays.ticket_points)) if t not in held
    )
    offered = sum(arrays.board.map.more_tickets.offered.values())
    offered = min(offered, len(values), position.view.public.tickets)
    if not offered:
        return 0.0
    best = _mean_of_best(values, offered)
    good = offered * sum((max(0.0, value) for value in values), 0.0) / len(values)
    best_good = _mean_of_best([max(0.0, value) for value in values], offered)
    return best + FURTHER_TICKET_SHARE * (good - best_good)


def _mean_of_best(values: list[float], drawn: int) -> float:
    """The mean of the highest of `drawn` values drawn at random. `values` are sorted."""
    combinations = comb(len(values), drawn)
    return (
        sum((value * comb(number, drawn - 1) for number, value in enumerate(values)), 0.0)
        / combinations
    )


class NewTicketValues:
    """Estimates what tickets not yet held would be worth in addition to a plan."""

    def __init__(self, planner: Planner, plan: RoutePlan) -> None:
        position, arrays = planner.position, planner.position.arrays
        self._planner = planner
        self._plan = plan
        self._wagons = position.wagons - sum(arrays.length[r] for r in bits(plan.ticket_routes))
        demand = CardDemand(arrays, plan.ticket_routes)
        needed = demand.turns(position.hand, position.ferry_cards) + MARGIN_TURNS
        self._turns = planner.inputs.turns_left - needed
        self._prices = planner.inputs.prices.copy()
        for route in bits(plan.routes):
            self._prices[route] = 0.0
        self._paths_by_start: dict[int, tuple[Prices, list[int]]] = {}

    def value(self, ticket: int) -> float:
        """The ticket's expected points minus what completing it costs."""
        position, arrays = self._planner.position, self._planner.position.arrays
        points = float(arrays.ticket_points[ticket])
        if arrays.board.is_ticket_done(ticket, position.networks):
            return arrays.ticket_score(ticket, position.networks)
        if arrays.board.is_ticket_done(ticket, self._plan.networks):
            return arrays.ticket_score(ticket, self._plan.networks) * TICKET_SUCCESS
        if self._turns < MIN_TURNS:
            return -points
        goals = arrays.ticket_goals[ticket]
        return max(-points, *(self._if_built(ticket, goal, worth) for goal, worth in goals))

    def _if_built(self, ticket: int, goal: int, worth: int) -> float:
        """The expected points of reaching one of the ticket's targets, which is worth so much."""
        position, arrays = self._planner.position, self._planner.position.arrays
        start = arrays.ticket_starts[ticket]
        if start not in self._paths_by_start:
            self._paths_by_start[start] = self._planner.inputs.path_finder.paths_from(
                self._prices, start
            )
        price, came_by = self._paths_by_start[start]
        points = arrays.ticket_points[ticket]
        if price[goal] > worth + points:
            return -points
        path = self._planner.inputs.path_finder.trace_back(came_by, start, goal)
        new = [route for route in path if self._prices[route]]
        if sum(arrays.length[route] for route in new) > self._wagons:
            return -points
        hand, ferry_cards = position.hand, position.ferry_cards
        if sum(turns_for(arrays, r, hand, ferry_cards, 0.5) for r in new) > self._turns:
            return -points
        success = ROUTE_SUCCESS ** len(new)
        return points * (2 * success - 1) + success * (worth - points) - price[goal]
