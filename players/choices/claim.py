"""Which planned route to claim now and with which cards, and where to build a station."""

from functools import partial

from engine.actions import BuildStation, Claim
from engine.cards import Cards
from engine.graph import bits
from players.choices.reasons import Reason, ReasonCode, ScoredAction, make_reason
from players.choices.route_purposes import RoutePurposes
from players.planning.card_demand import CardDemand
from players.planning.cheapest_paths import UNAVAILABLE
from players.planning.plan import RoutePlan
from players.planning.planner import Planner
from players.position.rival_claims import RivalClaims
from players.position.seat_position import WILD_COLOUR, Hand, SeatPosition, unpacked
from players.position.timing import probability_in_time

EXTRA_ROUTE_PENALTY = 1.4  # turns: routes that tickets need come first
URGENT = 0.35  # turns: from this urgency on, the rival is given as the reason


class ClaimChoice:
    """The claims that the plan asks for, each valued by the turns it saves."""

    def __init__(self, planner: Planner, plan: RoutePlan, rival_claims: RivalClaims) -> None:
        self._planner = planner
        self._position = planner.position
        self._arrays = planner.position.arrays
        self._plan = plan
        self._rival_claims = rival_claims
        self.purposes = RoutePurposes(self._position, plan)
        self._now = CardDemand(self._arrays, plan.routes).turns(
            self._position.hand, self._position.ferry_cards
        )

        self._urgency: dict[int, float] = {}
        self._spare_turns = planner.spare_turns(plan)
        self._extra_route_penalty = (
            EXTRA_ROUTE_PENALTY + planner.cost_of_waiting(plan) if plan.ticket_routes else 0.0
        )

    def options(self) -> list[ScoredAction]:
        """For each planned route that can be claimed now, the best way to pay for it."""
        found = []
        for route, claims in self._payable().items():
            demand = CardDemand(self._arrays, self._plan.routes & ~(1 << route))
            left, claim = min(
                ((self._turns_after(demand, claim), claim) for claim in claims),
                key=lambda pair: pair[0],
            )
            urgency = self.urgency(route)
            worth = (self._now - left) * self._success(route, claim) + urgency
            if not self._plan.ticket_routes >> route & 1:
                worth -= self._extra_route_penalty
            found.append(ScoredAction(worth, claim, partial(self._reason, route, urgency)))
        return found

    def _payable(self) -> dict[int, list[Claim]]:
        found: dict[int, list[Claim]] = {}
        for move in self._position.view.moves:
            if isinstance(move, Claim):
                route = self._arrays.board.route_number[move.route]
                if self._plan.routes >> route & 1:
                    found.setdefault(route, []).append(move)
        return found

    def _turns_after(self, rest: CardDemand, claim: Claim) -> float:
        """The turns that the rest of the plan takes after paying, with a bonus for the cards
        left."""
        hand = hand_after_paying(self._position, claim.cards)
        turns = rest.turns(hand, self._position.ferry_cards - claim.ferry_cards)
        return turns - 0.02 * hand[WILD_COLOUR] - 0.03 * (sum(hand))

    def _success(self, route: int, claim: Claim) -> float:
        """The probability that the hand can pay the extra cards of a tunnel (EU-7)."""
        if not self._arrays.is_tunnel[route]:
            return 1.0
        hand = hand_after_paying(self._position, claim.cards)
        paid = unpacked(claim.cards)
        colours = [c for c in range(WILD_COLOUR) if paid[c]]
        reserve = hand[WILD_COLOUR] + sum(hand[c] for c in colours)
        unseen = self._position.unseen()
        bad = unseen[WILD_COLOUR] + sum(unseen[c] for c in colours)
        share = bad / max(1, sum(unseen))
        return probability_at_most(reserve, self._arrays.turn_over, share)

    def urgency(self, route: int) -> float:
        """The expected loss, in turns, if the route is not claimed now."""
        if route not in self._urgency:
            loss = self._rival_claims.probability(route) * self.loss(route)
            self._urgency[route] = loss / self._planner.inputs.rates.turn
        return self._urgency[route]

    def loss(self, route: int) -> float:
        """The points lost if a rival claims the route."""
        arrays, plan = self._arrays, self._plan
        if not plan.ticket_routes >> route & 1:
            return 0.5 * arrays.points[route]
        planner = self._planner
        prices = planner.inputs.prices.copy()
        for other in bits(plan.routes):
            prices[other] = 0.0
        prices[route] = UNAVAILABLE
        for lane in bits(arrays.lanes[route]):
            if not self._rival_claims.are_lanes_independent:
                prices[lane] = UNAVAILABLE
        detour = (
            planner.inputs.path_finder.cheapest_path(prices, *arrays.ends[route]).price
            - planner.inputs.prices[route]
        )
        stake = 2.0 * sum(arrays.ticket_points[t] for t in self.tickets_needing(route))
        if detour < stake:
            late = self._spare_turns - detour / planner.inputs.rates.turn
            detour += stake * (probability_in_time(self._spare_turns) - probability_in_time(late))
        return max(0.5, min(detour, stake))

    def tickets_needing(self, route: int) -> list[int]:
        """The tickets that the plan completes only with this route."""
        arrays, plan = self._arrays, self._plan
        rest = plan.routes & ~(1 << route) | sum(1 << loan.route for loan in plan.loans)
        networks = arrays.networks(rest, self._position.networks)
        return [t for t in plan.done if not arrays.board.is_ticket_done(t, networks)]

    def _reason(self, route: int, urgency: float) -> Reason:
        purpose = self.purposes.of(route)
        if urgency <= URGENT:
            return purpose
        name = self._arrays.board.routes[route].id
        seat = self._rival_claims.likeliest_seat(route)
        return make_reason(ReasonCode.CLAIM_BEFORE_RIVAL, purpose, route=name, seat=seat)


def hand_after_paying(position: SeatPosition, cards: Cards) -> Hand:
    """The hand without these cards."""
    return [have - pay for have, pay in zip(position.hand, unpacked(cards), strict=True)]


def probability_at_most(reserve: int, turned: int, share: float) -> float:
    """The probability that at most `reserve` of the cards turned over match."""
    probability, ways = 0.0, 1
    for matching in range(min(reserve, turned) + 1):
        probability += ways * share**matching * (1 - share) ** (turned - matching)
        ways = ways * (turned - matching) // (matching + 1)
    return probability


def station_options(planner: Planner, plan: RoutePlan) -> list[ScoredAction]:
    """The stations that the plan asks for, each with its best payment."""
    position, arrays = planner.position, planner.position.arrays
    found = []
    demand = CardDemand(arrays, plan.routes)
    purposes = RoutePurposes(position, plan)
    for loan in plan.loans:
        if loan.is_built:
            continue
        city = arrays.board.places[loan.city].id
        builds = [
            move
            for move in position.view.moves
            if isinstance(move, BuildStation) and move.city == city
        ]
        if not builds:
            continue
        tickets = purposes.tickets_over(loan.route)
        if not tickets:
            continue
        now = demand.turns(position.hand, position.ferry_cards)
        left, build = min(
            (
                (demand.turns(hand_after_paying(position, b.cards), position.ferry_cards), b)
                for b in builds
            ),
            key=lambda pair: pair[0],
        )
        ticket = arrays.board.tickets[tickets[0]].id
        worth = 0.9 + now - left
        explain = partial(make_reason, ReasonCode.STATION_FOR_TICKET, city=city, ticket=ticket)
        found.append(ScoredAction(worth, build, explain))
    return found
