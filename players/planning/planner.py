"""Finding a plan: all tickets together, as one cheap network within the wagons and turns left."""

import random
from collections.abc import Iterator

from engine.graph import is_joined
from players.planning.cheapest_paths import Prices, Roads
from players.planning.demand import Demand
from players.planning.filling import fill
from players.planning.improving import improved
from players.planning.plan import Plan, Weighing
from players.planning.pricing import (
    Loan,
    add_loans,
    going_rates,
    prices_by_turns,
    prices_by_wagons,
    prices_by_worth,
)
from players.position.standing import Standing
from players.position.timing import in_time

ORDERS = 5  # in which tickets are tried
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
        self.loans = add_loans(standing, self.prices, self.rates)
        self.grounds = [(Roads(standing.chart, self.prices), self.prices)]
        for prices in (prices_by_wagons(standing), prices_by_turns(standing)):
            add_loans(standing, prices, self.rates)
            self.grounds.append((Roads(standing.chart, prices), prices))
        self.roads, _ = self.grounds[0]

    def best(self, tickets: list[int]) -> Plan:
        """The best plan found for these tickets, filled up with what else is worth building."""
        weighing = Weighing(self.standing, tickets, self.rates, self.turns_left)
        ends = self.standing.chart.board.ticket_ends
        open_tickets = [t for t in tickets if not is_joined(self.standing.networks, ends[t])]
        best = weighing.weigh(0, 0, ())
        for order in self._orders(open_tickets):
            for roads, prices in self.grounds:
                plan = self._connect(weighing, order, roads, prices)
                best = max(best, plan, key=lambda p: p.value)
        return fill(self, weighing, improved(self, weighing, best))

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

    def spare(self, plan: Plan) -> float:
        """The turns that are left when the tickets are done, if all goes as expected."""
        standing = self.standing
        demand = Demand(standing.chart, plan.ticket_routes)
        return self.turns_left - demand.turns(standing.hand, standing.ferry_cards)

    def delay(self, plan: Plan) -> float:
        """What it costs to let the tickets wait for a turn, in turns: they may come too late."""
        standing, chart = self.standing, self.standing.chart
        ends = chart.board.ticket_ends
        waiting = [t for t in plan.done if not is_joined(standing.networks, ends[t])]
        stake = 2 * sum(chart.ticket_points[ticket] for ticket in waiting)
        spare = self.spare(plan)
        return stake * (in_time(spare) - in_time(spare - 1)) / self.rate

    def pressure(self, plan: Plan) -> float:
        """From 0, there is time enough for the tickets, to 1: they must come first now."""
        if not plan.ticket_routes:
            return 0.0
        return min(1.0, max(0.0, 1.0 - self.spare(plan) / HURRY))
