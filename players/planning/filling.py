"""Filling a plan up: what else to build with the wagons and turns that the tickets leave."""

from typing import TYPE_CHECKING

from engine.graph import bits
from players.planning.cheapest_paths import NEVER, Prices
from players.planning.longest_trail import TrailHopes
from players.planning.plan import Plan, Weighing
from players.planning.pricing import CART, turns_for
from players.position.chart import GREY
from players.position.standing import PLAIN_COLOURS, WILD_COLOUR, Hand

if TYPE_CHECKING:  # planning fills its plans, and filling looks at the planning
    from players.planning.planner import Planner


def fill(planner: "Planner", weighing: Weighing, plan: Plan) -> Plan:
    """The plan with more routes, regions first."""
    if planner.standing.chart.regions:
        plan = _reach_regions(planner, weighing, plan)
    return _add_routes(planner, weighing, plan)


def _reach_regions(planner: "Planner", weighing: Weighing, plan: Plan) -> Plan:
    """Lead the largest network to more regions, the cheapest first; stop where it pays most."""
    standing, chart = planner.standing, planner.standing.chart
    best = grown = plan
    prices = planner.prices.copy()
    for route in bits(standing.theirs):
        prices[route] = NEVER
    for route in bits(plan.routes):
        prices[route] = 0.0
    while new := _way_to_region(planner, grown, prices):
        more = grown.more_routes | sum(1 << route for route in new)
        grown = weighing.weigh(grown.ticket_routes, more, grown.loans)
        wagons = sum(chart.length[route] for route in bits(grown.routes))
        if wagons > standing.wagons or grown.turns > planner.turns_left:
            break
        for route in new:
            prices[route] = 0.0
        if grown.value > best.value:
            best = grown
    return best


def _way_to_region(planner: "Planner", plan: Plan, prices: Prices) -> list[int]:
    """The routes of the cheapest way from the plan's largest network to another region."""
    chart = planner.standing.chart
    if not plan.networks:
        return []
    main = max(plan.networks, key=chart.region_count)
    start = next(place for place in bits(main) if chart.is_city[place])
    reached, came = planner.roads.spread(prices, start)
    ways = [
        min((reached[city], city) for city in bits(cities))
        for cities, _ in chart.regions
        if not main & cities
    ]
    price, goal = min(ways, default=(NEVER, start))
    if price == NEVER:
        return []
    return [route for route in planner.roads.back(came, start, goal) if prices[route]]


def _add_routes(planner: "Planner", weighing: Weighing, plan: Plan) -> Plan:
    """The routes that bring most points a turn, as long as there are wagons and turns."""
    standing, chart = planner.standing, planner.standing.chart
    wagons = standing.wagons - sum(chart.length[route] for route in bits(plan.routes))
    turns = planner.turns_left - plan.turns
    spare, ferry_cards = _spare(planner, plan)
    free = standing.open & ~plan.routes
    for route in bits(plan.routes):
        free &= ~chart.lanes[route]
    trail = TrailHopes(standing, plan.routes)
    more = plan.more_routes
    while wagons and turns >= 0.5:
        best, best_rate, best_turns = -1, 0.0, 0.0
        for route in bits(free & chart.board.routes_by_wagons[wagons]):
            takes = turns_for(chart, route, spare, ferry_cards, 1.0)
            if takes > turns + 0.5:
                continue
            gain = chart.points[route] + CART * chart.carts[route] + trail.gain(route)
            gain -= planner.rates.wagon * chart.length[route]
            if gain / takes > best_rate:
                best, best_rate, best_turns = route, gain / takes, takes
        if best < 0:
            break
        more |= 1 << best
        free &= ~(1 << best | chart.lanes[best])
        trail.add(best)
        wagons -= chart.length[best]
        turns -= best_turns
        ferry_cards = max(0, ferry_cards - chart.ferry_cards_for(best))
        colour = chart.colour[best]
        if colour == GREY:
            colour = max(PLAIN_COLOURS, key=spare.__getitem__)
        spare[colour] = max(0, spare[colour] - chart.length[best])
    return weighing.weigh(plan.ticket_routes, more, plan.loans)


def _spare(planner: "Planner", plan: Plan) -> tuple[Hand, int]:
    """The cards that the plan's own routes leave over."""
    standing, chart = planner.standing, planner.standing.chart
    spare, ferry_cards = standing.hand.copy(), standing.ferry_cards
    for route in bits(plan.routes):
        plain = chart.length[route] - chart.wilds[route] - chart.waves[route]
        colour = chart.colour[route]
        if colour == GREY:
            colour = max(PLAIN_COLOURS, key=spare.__getitem__)
        spare[colour] = max(0, spare[colour] - plain)
        spare[WILD_COLOUR] = max(0, spare[WILD_COLOUR] - chart.wilds[route])
        ferry_cards = max(0, ferry_cards - chart.ferry_cards_for(route))
    return spare, ferry_cards
