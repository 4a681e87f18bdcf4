"""Improves a plan: removes routes that no ticket needs, and tries detours."""

from engine.graph import bits
from players.planning.cheapest_paths import UNAVAILABLE, PathFinder, Prices
from players.planning.plan import PlanEvaluator, RoutePlan
from players.planning.planning_inputs import PlanningInputs

ROUNDS = 3  # how many detours are tried one after another


def improve_plan(inputs: PlanningInputs, evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """The plan without useless routes, and with detours as long as they make it better."""
    plan = _pruned(evaluator, plan)
    for _ in range(ROUNDS):
        better = _with_a_detour(inputs, evaluator, plan)
        if better.value <= plan.value:
            break
        plan = _pruned(evaluator, better)
    return plan


def _pruned(evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """The plan without the routes that make it worse."""
    for route in bits(plan.ticket_routes):
        without = evaluator.evaluate(plan.ticket_routes & ~(1 << route), 0, plan.loans)
        if without.value > plan.value:
            plan = without
    return plan


def _with_a_detour(inputs: PlanningInputs, evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """The best plan in which one route is replaced by a detour, or the plan itself."""
    best = plan
    for path_finder, base in inputs.path_searches:
        prices = base.copy()
        for route in bits(plan.ticket_routes):
            prices[route] = 0.0
        for route in bits(plan.ticket_routes):
            prices[route] = UNAVAILABLE
            routes = _routes_with_detour(inputs, plan, route, path_finder, prices)
            prices[route] = 0.0
            if routes:
                best = max(best, evaluator.evaluate(routes, 0, plan.loans), key=lambda p: p.value)
    return best


def _routes_with_detour(
    inputs: PlanningInputs, plan: RoutePlan, route: int, path_finder: PathFinder, prices: Prices
) -> int:
    """The plan's routes with the cheapest detour around one of them; 0 if there is none."""
    arrays, position = inputs.position.arrays, inputs.position
    path = path_finder.cheapest_path(prices, *arrays.ends[route])
    new = sum(1 << r for r in path.routes if prices[r])
    routes = plan.ticket_routes & ~(1 << route) | new
    wagons = sum(arrays.length[r] for r in bits(routes))
    if not path.routes or new & position.all_rival_routes or wagons > position.wagons:
        return 0
    return routes
