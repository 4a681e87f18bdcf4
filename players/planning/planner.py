"""Finds a plan for all tickets together: a cheap network within the wagons and turns left."""

import random
from collections.abc import Iterator

from players.planning.card_demand import CardDemand
from players.planning.cheapest_paths import PathFinder, Prices
from players.planning.plan import PlanEvaluator, RoutePlan
from players.planning.plan_extension import extend_plan
from players.planning.plan_improvement import improve_plan
from players.planning.planning_inputs import PlanningInputs
from players.planning.route_prices import RouteLoan, join_ways_through, stations_to_build
from players.position.seat_position import SeatPosition
from players.position.timing import probability_in_time

ORDERS = 5  # how many orders of the tickets are tried
HURRY_TURNS = 10.0  # with fewer turns to spare, the tickets become more and more urgent
SLACK_TURNS = 2.5  # how late a plan may be, because the end of the game is only an estimate


class Planner:
    """Makes plans for one position. Tickets can be added to find out what they would be worth."""

    def __init__(self, position: SeatPosition, rng: random.Random) -> None:
        self.inputs = PlanningInputs(position)
        self.position = position
        self._rng = rng

    def best(self, tickets: list[int]) -> RoutePlan:
        """The best plan found for these tickets, with other routes that are worth building."""
        evaluator = PlanEvaluator(self.position, tickets, self.inputs.rates, self.inputs.turns_left)
        is_done = self.position.arrays.board.is_ticket_done
        open_tickets = [t for t in tickets if not is_done(t, self.position.networks)]
        best = evaluator.evaluate(0, 0, ())
        for order in self._orders(open_tickets):
            for path_finder, prices in self.inputs.path_searches:
                plan = self._connect(evaluator, order, path_finder, prices)
                best = max(best, plan, key=lambda p: p.value)
        return extend_plan(self.inputs, evaluator, improve_plan(self.inputs, evaluator, best))

    def _orders(self, tickets: list[int]) -> Iterator[list[int]]:
        """Orders in which to connect the tickets: by points, and some at random."""
        arrays = self.position.arrays
        if not tickets:
            return
        yield sorted(tickets, key=lambda t: -arrays.ticket_points[t])
        if len(tickets) > 1:
            yield sorted(tickets, key=lambda t: arrays.ticket_points[t])
        for _ in range(ORDERS - 2 if len(tickets) > 2 else 0):
            yield self._rng.sample(tickets, len(tickets))

    def _connect(
        self, evaluator: PlanEvaluator, order: list[int], path_finder: PathFinder, base: Prices
    ) -> RoutePlan:
        """A plan that connects one ticket after the other. Routes already planned cost nothing."""
        arrays, position = self.position.arrays, self.position
        prices = base.copy()
        routes, loans = 0, list[RouteLoan]()
        wagons = position.wagons
        plan = evaluator.evaluate(0, 0, ())
        for ticket in order:
            path = path_finder.ticket_path(prices, ticket)
            new = [r for r in path.routes if prices[r] and not position.all_rival_routes >> r & 1]
            borrowed = join_ways_through(
                position,
                [
                    self.inputs.loans[r]
                    for r in path.routes
                    if prices[r] and position.all_rival_routes >> r & 1
                ],
            )
            length = sum(arrays.length[route] for route in new)
            if not path.routes or length > wagons or not self._can_borrow([*loans, *borrowed]):
                continue
            with_ticket = routes | sum(1 << route for route in new)
            candidate = evaluator.evaluate(with_ticket, 0, (*loans, *borrowed))
            if (
                candidate.value < plan.value
                or candidate.turns > self.inputs.turns_left + SLACK_TURNS
            ):
                continue
            plan, routes, wagons = candidate, with_ticket, wagons - length
            loans += borrowed
            for route in path.routes:
                prices[route] = 0.0
        return plan

    def _can_borrow(self, loans: list[RouteLoan]) -> bool:
        """Whether each station borrows no more than it may, and enough stations are left
        (EU-12)."""
        position = self.position
        if position.arrays.has_ways_through:
            for city in {loan.city for loan in loans}:
                here = sum(1 << loan.route for loan in loans if loan.city == city)
                is_one_rivals = any(here & ~rival == 0 for rival in position.rival_routes)
                if here.bit_count() > 2 or not is_one_rivals:
                    return False
        else:
            built = [loan.city for loan in loans if loan.is_built]
            if len(set(built)) < len(built):
                return False
        return stations_to_build(position, loans) <= position.stations_left

    def spare_turns(self, plan: RoutePlan) -> float:
        """The turns that are left once the plan's tickets are done, if all goes as expected."""
        position = self.position
        demand = CardDemand(position.arrays, plan.ticket_routes)
        return self.inputs.turns_left - demand.turns(position.hand, position.ferry_cards)

    def cost_of_waiting(self, plan: RoutePlan) -> float:
        """The cost, in turns, of working on the tickets one turn later: they may come too late."""
        position, arrays = self.position, self.position.arrays
        is_done = arrays.board.is_ticket_done
        waiting = [t for t in plan.done if not is_done(t, position.networks)]
        stake = 2 * sum(arrays.ticket_points[ticket] for ticket in waiting)
        spare = self.spare_turns(plan)
        return (
            stake
            * (probability_in_time(spare) - probability_in_time(spare - 1))
            / self.inputs.rates.turn
        )

    def urgency(self, plan: RoutePlan) -> float:
        """How urgent the plan's tickets are: from 0, there is enough time, to 1, they come
        first."""
        if not plan.ticket_routes:
            return 0.0
        return min(1.0, max(0.0, 1.0 - self.spare_turns(plan) / HURRY_TURNS))
