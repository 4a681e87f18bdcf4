"""Improving a plan: without the routes that no ticket needs, and around those that cost much."""

from typing import TYPE_CHECKING

from engine.graph import bits
from players.planning.cheapest_paths import NEVER, Prices, Roads
from players.planning.plan import Plan, Weighing

if TYPE_CHECKING:  # planning improves its plans, and improving looks at the planning
    from players.planning.planner import Planner

ROUNDS = 3  # so many detours one after the other


def improved(planner: "Planner", weighing: Weighing, plan: Plan) -> Plan:
    """The plan pruned, and with detours as long as they are better."""
    plan = _pruned(weighing, plan)
    for _ in range(ROUNDS):
        better = _with_a_detour(planner, weighing, plan)
        if better.value <= plan.value:
            break
        plan = _pruned(weighing, better)
    return plan


def _pruned(weighing: Weighing, plan: Plan) -> Plan:
    """Without the routes that no ticket needs."""
    for route in bits(plan.ticket_routes):
        without = weighing.weigh(plan.ticket_routes & ~(1 << route), 0, plan.loans)
        if without.value > plan.value:
            plan = without
    return plan


def _with_a_detour(planner: "Planner", weighing: Weighing, plan: Plan) -> Plan:
    """The best plan that goes around one of its routes."""
    best = plan
    for roads, base in planner.grounds:
        prices = base.copy()
        for route in bits(plan.ticket_routes):
            prices[route] = 0.0
        for route in bits(plan.ticket_routes):
            prices[route] = NEVER
            routes = _around(planner, plan, route, roads, prices)
            prices[route] = 0.0
            if routes:
                best = max(best, weighing.weigh(routes, 0, plan.loans), key=lambda p: p.value)
    return best


def _around(planner: "Planner", plan: Plan, route: int, roads: Roads, prices: Prices) -> int:
    """The routes of the plan with others instead of one; none if that cannot be."""
    chart, standing = planner.standing.chart, planner.standing
    way = roads.way(prices, *chart.ends[route])
    new = sum(1 << r for r in way.routes if prices[r])
    routes = plan.ticket_routes & ~(1 << route) | new
    wagons = sum(chart.length[r] for r in bits(routes))
    if not way.routes or new & standing.theirs or wagons > standing.wagons:
        return 0
    return routes
