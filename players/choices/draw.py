"""Drawing train cards: which colours bring the plan nearer, open or unseen."""

from engine.actions import Draw, DrawFerryCard, Take
from engine.cards import COLOURS, WILD
from engine.graph import bits
from players.choices.claim import ClaimChoice
from players.choices.reasons import Reason, ReasonCode, ScoredAction, because
from players.planning.demand import Demand
from players.planning.plan import Plan
from players.planning.planner import Planner
from players.position.chart import GREY
from players.position.standing import WILD_COLOUR, Hand

FLEXIBLE = 0.12  # turns that a wild is worth beyond the card it stands for
SPARE_CARD = 0.1  # turns that a card is worth which the plan does not ask for
NEAR = 0.06  # turns: a colour that soon completes a route comes first


class DrawChoice:
    """Options to draw, worth the turns by which two cards bring the plan nearer."""

    def __init__(self, planner: Planner, plan: Plan, claiming: ClaimChoice) -> None:
        self._standing = planner.standing
        self._chart = planner.standing.chart
        self._plan = plan
        self._demand = Demand(self._chart, plan.routes)
        self._tickets = Demand(self._chart, plan.ticket_routes)
        self._pressure = planner.pressure(plan)
        self._pull = self._pulls(claiming)
        self._use = self._uses()
        self._turns: dict[tuple[int, ...], float] = {}
        self._worths: dict[tuple[int, ...], float] = {}
        unseen = self._standing.unseen()
        whole = max(1, sum(unseen))
        self._share = [number / whole for number in unseen]

    def options(self) -> list[ScoredAction]:
        view = self._standing.view
        is_second = view.public.stage == "second card"
        found = []
        for move in view.moves:
            match move:
                case Take(colour=colour):
                    worth = self.worth(self._standing.hand, colour)
                    if not is_second and colour is not WILD:
                        worth += self._next(self._with(colour), colour)
                    found.append(ScoredAction(worth, move, self._reason(colour)))
                case Draw():
                    worth = self.unseen_worth(self._standing.hand)
                    if not is_second:
                        worth += self._next(self._standing.hand, WILD_COLOUR)
                    found.append(ScoredAction(worth, move, because(ReasonCode.CARD_UNSEEN)))
                case DrawFerryCard():
                    found += self._ferry_card()
        return found

    def worth(self, hand: Hand, colour: int) -> float:
        """The turns that one more card of a colour saves."""
        key = (*hand, colour)
        if key not in self._worths:
            self._worths[key] = self._worth(hand, colour)
        return self._worths[key]

    def _worth(self, hand: Hand, colour: int) -> float:
        more = hand.copy()
        more[colour] += 1
        saved = self._left(hand) - self._left(more)
        if colour == WILD_COLOUR:
            return max(saved, SPARE_CARD) + FLEXIBLE
        return saved + self._pull[colour] if saved > 0 else SPARE_CARD * self._use[colour]

    def _left(self, hand: Hand) -> float:
        """The turns the plan takes with this hand; tickets count more when time is short."""
        key = tuple(hand)
        if key not in self._turns:
            ferry_cards = self._standing.ferry_cards
            turns = self._demand.turns(hand, ferry_cards)
            if self._pressure:
                first = self._tickets.turns(hand, ferry_cards)
                turns += self._pressure * (first - turns)
            self._turns[key] = turns
        return self._turns[key]

    def unseen_worth(self, hand: Hand) -> float:
        """The same for the top card of the deck, on average."""
        return sum(
            share * self.worth(hand, colour) for colour, share in enumerate(self._share) if share
        )

    def _next(self, hand: Hand, gone: int) -> float:
        """What the second card is worth: the best of the row, or one unseen."""
        row = list(self._standing.view.public.row)
        if gone in row:
            row.remove(COLOURS[gone])
        open_cards = [self.worth(hand, colour) for colour in set(row) if colour is not WILD]
        return max([self.unseen_worth(hand), *open_cards])

    def _with(self, colour: int) -> Hand:
        hand = self._standing.hand.copy()
        hand[colour] += 1
        return hand

    def _pulls(self, claiming: ClaimChoice) -> list[float]:
        """A little for each colour that a planned route is waiting for, more if it is in danger."""
        chart, hand = self._chart, self._standing.hand
        pulls = [0.0] * (WILD_COLOUR + 1)
        for route in bits(self._plan.routes):
            colour = chart.colour[route]
            if colour == GREY:
                continue
            missing = chart.length[route] - hand[colour]
            if missing > 0:
                pull = (NEAR + min(0.5, claiming.urgency(route))) / missing
                pulls[colour] = max(pulls[colour], pull)
        return pulls

    def _uses(self) -> list[float]:
        """How useful each colour is outside the plan: by the longest open route that takes it."""
        chart = self._chart
        longest = [0] * (WILD_COLOUR + 1)
        for route in bits(self._standing.open):
            colour = chart.colour[route]  # the last place is for grey
            longest[colour] = max(longest[colour], chart.length[route])
        return [min(1.0, max(length, longest[GREY]) / 6) for length in longest]

    def _ferry_card(self) -> list[ScoredAction]:
        standing = self._standing
        now = self._demand.turns(standing.hand, standing.ferry_cards)
        saved = now - self._demand.turns(standing.hand, standing.ferry_cards + 1)
        for route in bits(self._plan.routes):
            if self._chart.waves[route]:
                name = self._chart.board.routes[route].id
                reason = because(ReasonCode.FERRY_CARD_FOR_ROUTE, route=name)
                return [ScoredAction(saved, DrawFerryCard(), reason)]
        return []

    def _reason(self, colour: int) -> Reason:
        chart = self._chart
        wanting = [
            route
            for route in bits(self._plan.routes)
            if chart.colour[route] in (GREY, colour) or colour == WILD_COLOUR
        ]
        if not wanting:
            return because(ReasonCode.CARD_UNSEEN)
        best = max(wanting, key=lambda r: (chart.colour[r] == colour, chart.length[r]))
        name = chart.board.routes[best].id
        if colour == WILD_COLOUR:
            return because(ReasonCode.WILD_FOR_ROUTE, route=name)
        return because(ReasonCode.CARD_FOR_ROUTE, colour=COLOURS[colour].word, route=name)
