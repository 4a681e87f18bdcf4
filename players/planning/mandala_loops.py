"""Extends a plan by second paths, which make tickets Mandalas (IND-9)."""

from collections.abc import Iterator

from engine.graph import bits
from players.planning.cheapest_paths import UNAVAILABLE
from players.planning.plan import PlanEvaluator, RoutePlan
from players.planning.planning_inputs import PlanningInputs


def close_loops(inputs: PlanningInputs, evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """The plan with second paths for its tickets, one after the other, as long as that makes it
    better."""
    position, arrays = inputs.position, inputs.position.arrays
    is_better = True
    while is_better:
        best = plan
        for new in _second_paths(inputs, plan):
            looped = evaluator.evaluate(plan.ticket_routes, plan.more_routes | new, plan.loans)
            wagons = sum(arrays.length[route] for route in bits(looped.routes))
            if wagons <= position.wagons and looped.turns <= inputs.turns_left:
                best = max(best, looped, key=lambda each: each.value)
        is_better = best.value > plan.value
        plan = best
    return plan


def _second_paths(inputs: PlanningInputs, plan: RoutePlan) -> Iterator[int]:
    """For each ticket that the plan completes and that is no Mandala in it, the new routes of the
    cheapest path that avoids every planned route which lies on no loop. With those it is one."""
    position, arrays = inputs.position, inputs.position.arrays
    built = position.own | plan.routes
    parts = arrays.twice_joined(built)
    prices = inputs.prices.copy()
    for route in bits(position.all_rival_routes):
        prices[route] = UNAVAILABLE
    for route in bits(built):
        is_on_loop = any(not arrays.board.route_ends[route] & ~part for part in parts)
        prices[route] = 0.0 if is_on_loop else UNAVAILABLE
        for lane in bits(arrays.lanes[route]):
            prices[lane] = UNAVAILABLE
    for ticket in sorted(plan.done):
        if not arrays.board.is_ticket_done(ticket, parts):
            path = inputs.path_finder.ticket_path(prices, ticket)
            yield sum([1 << route for route in path.routes if prices[route]])
