"""Extends a plan by routes that tickets do not need, with the wagons and turns left over."""

from engine.graph import bits, union
from players.planning.cheapest_paths import UNAVAILABLE, Prices
from players.planning.mandala_loops import close_loops
from players.planning.plan import PlanEvaluator, RoutePlan
from players.planning.planning_inputs import PlanningInputs
from players.planning.route_prices import CART_POINTS, turns_for
from players.planning.trail_bonus import TrailBonusEstimate
from players.position.board_arrays import GREY
from players.position.seat_position import PLAIN_COLOURS, WILD_COLOUR, Hand


def extend_plan(inputs: PlanningInputs, evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """The plan with more routes: first those that reach regions, link districts or close loops for
    Mandalas, then those with most points."""
    if inputs.position.arrays.regions:
        plan = _reach_regions(inputs, evaluator, plan)
    if inputs.position.arrays.districts:
        plan = _link_districts(inputs, evaluator, plan)
    if any(inputs.position.arrays.mandala_points):
        plan = close_loops(inputs, evaluator, plan)
    return _add_routes(inputs, evaluator, plan)


def _reach_regions(inputs: PlanningInputs, evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """Extend the largest network region by region, the cheapest first. Returns the best of these
    plans."""
    position, arrays = inputs.position, inputs.position.arrays
    best = extended = plan
    prices = inputs.prices.copy()
    for route in bits(position.all_rival_routes):
        prices[route] = UNAVAILABLE
    for route in bits(plan.routes):
        prices[route] = 0.0
    while new := _path_to_region(inputs, extended, prices):
        more = extended.more_routes | sum(1 << route for route in new)
        extended = evaluator.evaluate(extended.ticket_routes, more, extended.loans)
        wagons = sum(arrays.length[route] for route in bits(extended.routes))
        if wagons > position.wagons or extended.turns > inputs.turns_left:
            break
        for route in new:
            prices[route] = 0.0
        if extended.value > best.value:
            best = extended
    return best


def _link_districts(inputs: PlanningInputs, evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """The plan with the routes that link districts, one district after the other, as long as that
    makes it better."""
    position, arrays = inputs.position, inputs.position.arrays
    is_better = True
    while is_better:
        best = plan
        for cities, _ in arrays.districts:
            new = _routes_to_link(inputs, plan, cities)
            linked = evaluator.evaluate(plan.ticket_routes, plan.more_routes | new, plan.loans)
            wagons = sum(arrays.length[route] for route in bits(linked.routes))
            if wagons <= position.wagons and linked.turns <= inputs.turns_left:
                best = max(best, linked, key=lambda each: each.value)
        is_better = best.value > plan.value
        plan = best
    return plan


def _routes_to_link(inputs: PlanningInputs, plan: RoutePlan, cities: int) -> int:
    """The new routes that link all of these cities over the plan's network, each city by the
    cheapest path to those before; none if there is no path."""
    prices = inputs.prices.copy()
    for route in bits(inputs.position.all_rival_routes):
        prices[route] = UNAVAILABLE
    for route in bits(plan.routes):
        prices[route] = 0.0
    start, *others = sorted(bits(cities), key=lambda city: -_size_of_network(plan, city))
    new = 0
    while others:
        reached, came_by = inputs.path_finder.paths_from(prices, start)
        nearest = min(others, key=reached.__getitem__)
        if reached[nearest] == UNAVAILABLE:
            return 0
        for route in inputs.path_finder.trace_back(came_by, start, nearest):
            if prices[route]:
                new |= 1 << route
                prices[route] = 0.0
        others.remove(nearest)
    return new


def _size_of_network(plan: RoutePlan, city: int) -> int:
    return max([network.bit_count() for network in plan.networks if network >> city & 1], default=0)


def _path_to_region(inputs: PlanningInputs, plan: RoutePlan, prices: Prices) -> list[int]:
    """The new routes of the cheapest path from the plan's largest network to another region."""
    arrays = inputs.position.arrays
    if not plan.networks:
        return []
    main = max(plan.networks, key=arrays.region_count)
    start = next(place for place in bits(main) if arrays.is_city[place])
    reached, came_by = inputs.path_finder.paths_from(prices, start)
    nearest = [
        min((reached[city], city) for city in bits(cities))
        for cities, _ in arrays.regions
        if not main & cities
    ]
    price, goal = min(nearest, default=(UNAVAILABLE, start))
    if price == UNAVAILABLE:
        return []
    return [route for route in inputs.path_finder.trace_back(came_by, start, goal) if prices[route]]


def _add_routes(inputs: PlanningInputs, evaluator: PlanEvaluator, plan: RoutePlan) -> RoutePlan:
    """Add the routes with the most points per turn while there are wagons and turns."""
    position, arrays = inputs.position, inputs.position.arrays
    wagons = position.wagons - sum(arrays.length[route] for route in bits(plan.routes))
    turns = inputs.turns_left - plan.turns
    spare, ferry_cards = _spare_cards(inputs, plan)
    free = position.open & ~plan.routes
    for route in bits(plan.routes):
        free &= ~arrays.lanes[route]
    trail = TrailBonusEstimate(position, plan.routes)
    reached = union(plan.networks)
    more = plan.more_routes
    while wagons and turns >= 0.5:
        best, best_rate, best_turns = -1, 0.0, 0.0
        for route in bits(free & arrays.board.routes_by_wagons[wagons]):
            takes = turns_for(arrays, route, spare, ferry_cards, 1.0)
            if takes > turns + 0.5:
                continue
            gain = arrays.points[route] + CART_POINTS * arrays.carts[route] + trail.gain(route)
            gain += arrays.new_attraction_points(route, reached)
            gain -= inputs.rates.wagon * arrays.length[route]
            if gain / takes > best_rate:
                best, best_rate, best_turns = route, gain / takes, takes
        if best < 0:
            break
        more |= 1 << best
        free &= ~(1 << best | arrays.lanes[best])
        trail.add(best)
        reached |= arrays.board.route_ends[best]
        wagons -= arrays.length[best]
        turns -= best_turns
        ferry_cards = max(0, ferry_cards - arrays.ferry_cards[best])
        colour = arrays.colour[best]
        if colour == GREY:
            colour = max(PLAIN_COLOURS, key=spare.__getitem__)
        spare[colour] = max(0, spare[colour] - arrays.length[best])
    return evaluator.evaluate(plan.ticket_routes, more, plan.loans)


def _spare_cards(inputs: PlanningInputs, plan: RoutePlan) -> tuple[Hand, int]:
    """The train cards and ferry cards that are left once the plan's routes are paid for."""
    position, arrays = inputs.position, inputs.position.arrays
    spare, ferry_cards = position.hand.copy(), position.ferry_cards
    for route in bits(plan.routes):
        colour = arrays.colour[route]
        if colour == GREY:
            colour = max(PLAIN_COLOURS, key=spare.__getitem__)
        spare[colour] = max(0, spare[colour] - arrays.plain[route])
        spare[WILD_COLOUR] = max(0, spare[WILD_COLOUR] - arrays.wilds[route])
        ferry_cards = max(0, ferry_cards - arrays.ferry_cards[route])
    return spare, ferry_cards
