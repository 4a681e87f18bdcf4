"""Claiming: which planned route to build now, and with which cards."""

from engine.actions import BuildStation, Claim
from engine.cards import Cards
from engine.graph import bits, is_joined
from players.choices.reasons import Reason, ReasonCode, ScoredAction, because
from players.planning.cheapest_paths import NEVER
from players.planning.demand import Demand
from players.planning.plan import Plan
from players.planning.planner import Planner
from players.position.rivals import Threats
from players.position.standing import WILD_COLOUR, Hand, Standing, unpacked
from players.position.timing import in_time

LATER = 1.4  # turns: other routes come after those of the tickets, and mostly after cards
NOTICEABLE = 0.35  # turns: from here on it is the danger that decides


class ClaimChoice:
    """Options to claim, worth the turns by which they bring the plan nearer."""

    def __init__(self, planner: Planner, plan: Plan, threats: Threats) -> None:
        self._planner = planner
        self._standing = planner.standing
        self._chart = planner.standing.chart
        self._plan = plan
        self._threats = threats
        self._now = Demand(self._chart, plan.routes).turns(
            self._standing.hand, self._standing.ferry_cards
        )

        self._urgency: dict[int, float] = {}
        self._spare = planner.spare(plan)
        self._waiting = LATER + planner.delay(plan) if plan.ticket_routes else 0.0

    def options(self) -> list[ScoredAction]:
        """The best way to pay for each planned route that can be claimed."""
        found = []
        for route, claims in self._payable().items():
            demand = Demand(self._chart, self._plan.routes & ~(1 << route))
            left, claim = min(
                ((self._left(demand, claim), claim) for claim in claims),
                key=lambda pair: pair[0],
            )
            urgency = self.urgency(route)
            worth = (self._now - left) * self._success(route, claim) + urgency
            if not self._plan.ticket_routes >> route & 1:
                worth -= self._waiting
            found.append(ScoredAction(worth, claim, self._reason(route, urgency)))
        return found

    def _payable(self) -> dict[int, list[Claim]]:
        found: dict[int, list[Claim]] = {}
        for move in self._standing.view.moves:
            if isinstance(move, Claim):
                route = self._chart.board.route_number[move.route]
                if self._plan.routes >> route & 1:
                    found.setdefault(route, []).append(move)
        return found

    def _left(self, rest: Demand, claim: Claim) -> float:
        """The turns that the rest of the plan takes after paying; wilds are kept if possible."""
        hand = after(self._standing, claim.cards)
        turns = rest.turns(hand, self._standing.ferry_cards - claim.ferry_cards)
        return turns - 0.02 * hand[WILD_COLOUR] - 0.03 * (sum(hand))

    def _success(self, route: int, claim: Claim) -> float:
        """How likely a tunnel is to be dug with what the hand has in reserve (EU-7)."""
        if not self._chart.is_tunnel[route]:
            return 1.0
        hand = after(self._standing, claim.cards)
        paid = unpacked(claim.cards)
        colours = [c for c in range(WILD_COLOUR) if paid[c]]
        reserve = hand[WILD_COLOUR] + sum(hand[c] for c in colours)
        unseen = self._standing.unseen()
        bad = unseen[WILD_COLOUR] + sum(unseen[c] for c in colours)
        share = bad / max(1, sum(unseen))
        return at_most(reserve, self._chart.turn_over, share)

    def urgency(self, route: int) -> float:
        """The turns one would lose on average by waiting with this route."""
        if route not in self._urgency:
            loss = self._threats.of(route) * self.loss(route)
            self._urgency[route] = loss / self._planner.rate
        return self._urgency[route]

    def loss(self, route: int) -> float:
        """The points at stake if somebody else takes it."""
        chart, plan = self._chart, self._plan
        if not plan.ticket_routes >> route & 1:
            return 0.5 * chart.points[route]
        planner = self._planner
        prices = planner.prices.copy()
        for other in bits(plan.routes):
            prices[other] = 0.0
        prices[route] = NEVER
        for lane in bits(chart.lanes[route]):
            if not self._threats.spares_lanes:
                prices[lane] = NEVER
        detour = planner.roads.way(prices, *chart.ends[route]).price - planner.prices[route]
        stake = 2.0 * sum(chart.ticket_points[t] for t in self.needing(route))
        if detour < stake:
            late = self._spare - detour / planner.rate
            detour += stake * (in_time(self._spare) - in_time(late))
        return max(0.5, min(detour, stake))

    def needing(self, route: int) -> list[int]:
        """The tickets that the plan does only with this route."""
        chart, plan = self._chart, self._plan
        rest = plan.routes & ~(1 << route) | sum(1 << loan.route for loan in plan.loans)
        networks = chart.networks(rest, self._standing.networks)
        ends = chart.board.ticket_ends
        return [ticket for ticket in plan.done if not is_joined(networks, ends[ticket])]

    def _reason(self, route: int, urgency: float) -> Reason:
        chart = self._chart
        name = chart.board.routes[route].id
        if urgency > NOTICEABLE:
            seat = self._threats.most_likely(route)
            return because(ReasonCode.CLAIM_BEFORE_RIVAL, route=name, seat=seat)
        if self._plan.ticket_routes >> route & 1:
            tickets = self.needing(route)
            if tickets:
                best = max(tickets, key=chart.ticket_points.__getitem__)
                ticket = chart.board.tickets[best].id
                return because(ReasonCode.CLAIM_FOR_TICKET, route=name, ticket=ticket)
        before = chart.region_score(self._standing.networks)
        if chart.region_score(chart.networks(1 << route, self._standing.networks)) > before:
            return because(ReasonCode.CLAIM_FOR_REGION, route=name)
        return because(ReasonCode.CLAIM_FOR_POINTS, route=name, points=chart.points[route])


def after(standing: Standing, cards: Cards) -> Hand:
    """The hand without these cards."""
    return [have - pay for have, pay in zip(standing.hand, unpacked(cards), strict=True)]


def at_most(reserve: int, turned: int, share: float) -> float:
    """The probability that of the cards turned over no more than `reserve` match."""
    likely, ways = 0.0, 1
    for matching in range(min(reserve, turned) + 1):
        likely += ways * share**matching * (1 - share) ** (turned - matching)
        ways = ways * (turned - matching) // (matching + 1)
    return likely


def stations(planner: Planner, plan: Plan) -> list[ScoredAction]:
    """Stations that the plan asks for, cheapest payment first."""
    standing, chart = planner.standing, planner.standing.chart
    found = []
    demand = Demand(chart, plan.routes)
    for loan in plan.loans:
        if loan.is_built:
            continue
        city = chart.board.places[loan.city].id
        builds = [
            move
            for move in standing.view.moves
            if isinstance(move, BuildStation) and move.city == city
        ]
        if not builds:
            continue
        without = chart.networks(plan.routes, standing.networks)
        ends = chart.board.ticket_ends
        tickets = [t for t in plan.done if not is_joined(without, ends[t])]
        if not tickets:
            continue
        now = demand.turns(standing.hand, standing.ferry_cards)
        left, build = min(
            ((demand.turns(after(standing, b.cards), standing.ferry_cards), b) for b in builds),
            key=lambda pair: pair[0],
        )
        best = max(tickets, key=chart.ticket_points.__getitem__)
        ticket = chart.board.tickets[best].id
        worth = 0.9 + now - left
        reason = because(ReasonCode.STATION_FOR_TICKET, city=city, ticket=ticket)
        found.append(ScoredAction(worth, build, reason))
    return found
