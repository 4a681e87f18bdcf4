"""Finding a plan: all tickets together, as one cheap network within the wagons and turns left."""

import random
from collections.abc import Iterator

from engine.graph import bits, is_joined
from players.demand import Demand
from players.filling import fill
from players.plan import Plan, Weighing
from players.pricing import Loan, add_loans, going_rates, prices_by_wagons, prices_by_worth
from players.standing import Standing
from players.ways import Prices, Roads

ORDERS = 5  # in which tickets are tried
PRUNED = 2  # so many of the plans found are looked at more closely
HURRY = 10.0  # turns to spare: with fewer, tickets come first
SLACK = 2.5  # turns by which a plan may be late: the guess of the end is only a guess


class Planner:
    """Plans for one standing; tickets can be added to try what they would be worth."""

    def __init__(self, standing: Standing, chance: random.Random) -> None:
        self.standing = standing
        self.rates = going_rates(standing)
        self.rate = self.rates.turn
        self.turns_left = standing.turns_until_end()
        self._chance = chance
        self.prices = prices_by_worth(standing, self.rates)
        by_wagons = prices_by_wagons(standing)
        self.loans = add_loans(standing, self.prices, self.rates)
        add_loans(standing, by_wagons, self.rates)
        self.roads = Roads(standing.chart, self.prices)
        self._grounds = [
            (self.roads, self.prices),
            (Roads(standing.chart, by_wagons), by_wagons),
        ]

    def best(self, tickets: list[int]) -> Plan:
        """The best plan found for these tickets, filled up with what else is worth building."""
        weighing = Weighing(self.standing, tickets, self.rates)
        ends = self.standing.chart.board.ticket_ends
        open_tickets = [t for t in tickets if not is_joined(self.standing.networks, ends[t])]
        found = {weighing.weigh(0, 0, ())}
        for order in self._orders(open_tickets):
            for roads, prices in self._grounds:
                found.add(self._connect(weighing, order, roads, prices))
        best = sorted(found, key=lambda plan: plan.value)[-PRUNED:]
        pruned = max((self._pruned(weighing, plan) for plan in best), key=lambda plan: plan.value)
        return fill(self, weighing, pruned)

    def _orders(self, tickets: list[int]) -> Iterator[list[int]]:
        chart = self.standing.chart
        if not tickets:
            return
        yield sorted(tickets, key=lambda t: -chart.ticket_points[t])
        if len(tickets) > 1:
            yield sorted(tickets, key=lambda t: chart.ticket_points[t])
        for _ in range(ORDERS - 2 if len(tickets) > 2 else 0):
            yield self._chance.sample(tickets, len(tickets))

    def _connect(self, weighing: Weighing, order: list[int], roads: Roads, base: Prices) -> Plan:
        """One ticket after the other, over what is planned already for nothing."""
        chart, standing = self.standing.chart, self.standing
        prices = base.copy()
        routes, loans = 0, list[Loan]()
        wagons = standing.wagons
        plan = weighing.weigh(0, 0, ())
        for ticket in order:
            way = roads.way(prices, *chart.ticket_ends[ticket])
            new = [r for r in way.routes if prices[r] and not standing.theirs >> r & 1]
            lent = [self.loans[r] for r in way.routes if prices[r] and standing.theirs >> r & 1]
            length = sum(chart.length[route] for route in new)
            if not way.routes or length > wagons or not self._can_lend([*loans, *lent]):
                continue
            with_it = routes | sum(1 << route for route in new)
            attempt = weighing.weigh(with_it, 0, (*loans, *lent))
            if attempt.value < plan.value or attempt.turns > self.turns_left + SLACK:
                continue
            plan, routes, wagons = attempt, with_it, wagons - length
            loans += lent
            for route in way.routes:
                prices[route] = 0.0
        return plan

    def _can_lend(self, loans: list[Loan]) -> bool:
        """One route for each station, and no more new ones than are left (EU-12)."""
        built = [loan.city for loan in loans if loan.is_built]
        new = len(loans) - len(built)
        return len(set(built)) == len(built) and new <= self.standing.stations_left

    def _pruned(self, weighing: Weighing, plan: Plan) -> Plan:
        """Without the routes that no ticket needs."""
        for route in bits(plan.ticket_routes):
            without = weighing.weigh(plan.ticket_routes & ~(1 << route), 0, plan.loans)
            if without.value > plan.value:
                plan = without
        return plan

    def pressure(self, plan: Plan) -> float:
        """From 0, there is time enough for the tickets, to 1: they must come first now."""
        standing = self.standing
        if not plan.ticket_routes:
            return 0.0
        demand = Demand(standing.chart, plan.ticket_routes)
        spare = self.turns_left - demand.turns(standing.hand, standing.ferry_cards)
        return min(1.0, max(0.0, 1.0 - spare / HURRY))
