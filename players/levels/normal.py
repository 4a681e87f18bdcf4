"""Normal: plans its tickets by the shortest open ways and saves its colours for them."""

from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    PayExtra,
    Take,
)
from engine.board import Board
from engine.cards import WILD, count, total
from engine.graph import bits, is_joined
from engine.views import PlayerView
from players.levels.easy import prices_by_length
from players.planning.cheapest_paths import Roads
from players.planning.demand import Demand
from players.position.chart import Chart
from players.position.standing import WILD_COLOUR, Standing, unpacked

WAGONS_FOR_TICKETS = 0.6  # of all wagons: with fewer it draws no more tickets
NEAR_END = 0.17  # of anybody's wagons: no more saving


class NormalPlayer:
    """Works on all its tickets, in the order of their value, and blocks nobody on purpose."""

    def __init__(self, board: Board, seed: int) -> None:
        self._chart = Chart(board)
        del seed  # it leaves nothing to chance

    def decide(self, view: PlayerView) -> Action:
        standing = Standing(self._chart, view)
        match view.moves[0]:
            case Keep():
                return self._keep(standing)
            case PayExtra() | GiveUp():
                return view.moves[0]
        return self._turn(standing)

    def _keep(self, standing: Standing) -> Action:
        """The choice with most points for the wagons it takes."""

        def worth(move: Action) -> float:
            assert isinstance(move, Keep)  # noqa: S101  # a choice of tickets offers nothing else
            kept = [self._chart.board.ticket_number[ticket] for ticket in move.tickets]
            routes, done = self._ways(standing, standing.tickets + kept)
            points = sum(self._chart.ticket_points[t] * (1 if t in done else -1) for t in kept)
            return points - 1.2 * sum(self._chart.length[route] for route in bits(routes))

        return max(standing.view.moves, key=worth)

    def _ways(self, standing: Standing, tickets: list[int]) -> tuple[int, set[int]]:
        """The routes to build for these tickets, and which of them that would do."""
        chart = self._chart
        prices = prices_by_length(standing)
        roads = Roads(chart, prices)
        routes, wagons = 0, standing.wagons
        done = set()
        for ticket in sorted(tickets, key=lambda t: -chart.ticket_points[t]):
            way = roads.way(prices, *chart.ticket_ends[ticket])
            if way.price > wagons:
                continue
            done.add(ticket)
            for route in way.routes:
                if prices[route]:
                    routes |= 1 << route
                    wagons -= chart.length[route]
                    prices[route] = 0.0
        return routes, done

    def _turn(self, standing: Standing) -> Action:
        moves = standing.view.moves
        plan, done = self._ways(standing, standing.tickets)
        is_urgent = standing.view.public.is_last_round or any(
            seat.wagons <= NEAR_END * self._chart.board.map.wagons
            for seat in standing.view.public.seats
        )
        claims = [move for move in moves if isinstance(move, Claim)]
        useful = [claim for claim in claims if plan >> self._number(claim) & 1]
        if useful:
            return min(useful, key=lambda claim: self._cost(standing, plan, claim))
        if not plan or is_urgent:
            lost = self._station(standing, done)
            if lost is not None:
                return lost
            longest = max((self._length(claim) for claim in claims), default=0)
            if longest > (0 if is_urgent else round(self._chart.usual_length)):
                best = [claim for claim in claims if self._length(claim) == longest]
                return min(best, key=lambda claim: self._cost(standing, plan, claim))
        enough = standing.wagons >= WAGONS_FOR_TICKETS * self._chart.board.map.wagons
        if not plan and not is_urgent and enough and DrawTickets() in moves:
            return DrawTickets()
        return self._card(standing, plan)

    def _cost(self, standing: Standing, plan: int, claim: Claim) -> tuple[float, int, int]:
        """What a claim takes from the rest of the plan; longer routes first when it is the same."""
        paid = unpacked(claim.cards)
        hand = [have - pay for have, pay in zip(standing.hand, paid, strict=True)]
        rest = Demand(self._chart, plan & ~(1 << self._number(claim)))
        turns = rest.turns(hand, standing.ferry_cards - claim.ferry_cards)
        return turns, count(claim.cards, WILD), -self._length(claim)

    def _station(self, standing: Standing, done: set[int]) -> Action | None:
        """A station that does a ticket which cannot be done otherwise."""
        chart = self._chart
        builds = [move for move in standing.view.moves if isinstance(move, BuildStation)]
        lost = [ticket for ticket in standing.tickets if ticket not in done]
        for build in sorted(builds, key=lambda build: count(build.cards, WILD)):
            city = chart.board.place_number[build.city]
            for route, _ in chart.neighbours[city]:
                if standing.theirs >> route & 1:
                    networks = chart.networks(1 << route, standing.networks)
                    for ticket in lost:
                        if is_joined(networks, chart.board.ticket_ends[ticket]):
                            return build
        return None

    def _card(self, standing: Standing, plan: int) -> Action:
        """The open card that brings the plan nearest; else one from the deck."""
        moves = standing.view.moves
        demand = Demand(self._chart, plan)
        now = demand.turns(standing.hand, standing.ferry_cards)
        best, best_gain = None, 0.0
        for move in moves:
            if isinstance(move, Take) and move.colour is not WILD:
                hand = standing.hand.copy()
                hand[move.colour] += 1
                gain = now - demand.turns(hand, standing.ferry_cards)
                if gain > best_gain:
                    best, best_gain = move, gain
        if best is not None:
            return best
        if demand.ferry_cards > standing.ferry_cards and DrawFerryCard() in moves:
            return DrawFerryCard()
        if demand.wilds > standing.hand[WILD_COLOUR] and Take(WILD) in moves:
            return Take(WILD)
        draws = [move for move in moves if isinstance(move, Draw | Take)]
        if draws:
            return draws[0]
        claims = [move for move in moves if isinstance(move, Claim)]
        return min(claims, key=lambda c: total(c.cards)) if claims else moves[-1]

    def _number(self, claim: Claim) -> int:
        return self._chart.board.route_number[claim.route]

    def _length(self, claim: Claim) -> int:
        """How long the route is; carts are worth a space."""
        route = self._number(claim)
        return self._chart.length[route] + self._chart.carts[route]
