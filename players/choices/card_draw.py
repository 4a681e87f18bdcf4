"""Which train card to draw: open cards and the deck, valued by the turns they save."""

from functools import partial

from engine.actions import Draw, DrawFerryCard, Take
from engine.cards import COLOURS
from engine.graph import bits
from players.choices.card_reasons import CardReasons
from players.choices.claim import ClaimChoice
from players.choices.reasons import Reason, ReasonCode, ScoredAction, make_reason
from players.planning.card_demand import CardDemand
from players.planning.plan import RoutePlan
from players.planning.planner import Planner
from players.position.board_arrays import GREY
from players.position.seat_position import WILD_COLOUR, Hand

WILD_BONUS = 0.12  # turns that a wild is worth in addition to the card it replaces
SPARE_CARD = 0.1  # turns that a card is worth if the plan does not need it
ALMOST_COMPLETE_BONUS = 0.06  # turns, divided by the cards that a route still lacks


class CardDrawChoice:
    """The cards that can be drawn, each valued by the turns that the two cards of the turn save."""

    def __init__(self, planner: Planner, plan: RoutePlan, claiming: ClaimChoice) -> None:
        self._position = planner.position
        self._arrays = planner.position.arrays
        self._plan = plan
        self._purposes = claiming.purposes
        self._demand = CardDemand(self._arrays, plan.routes)
        self._tickets = CardDemand(self._arrays, plan.ticket_routes)
        self._ticket_urgency = planner.urgency(plan)
        self._colour_bonus = self._colour_bonuses(claiming)
        self._usefulness = self._colour_usefulness()
        self._turns: dict[tuple[int, ...], float] = {}
        self._worths: dict[tuple[int, ...], float] = {}
        unseen = self._position.unseen()
        total = max(1, sum(unseen))
        self._share = [number / total for number in unseen]

    def options(self) -> list[ScoredAction]:
        """Every card that may be drawn now, ferry cards included."""
        view = self._position.view
        is_second = view.public.stage == "second card"
        found = []
        for move in view.moves:
            match move:
                case Take(colour=colour):
                    worth = self.worth(self._position.hand, colour)
                    if not is_second and not self._is_whole_turn(colour):
                        worth += self._second_card_worth(self._hand_with(colour), colour)
                    found.append(ScoredAction(worth, move, partial(self._reason, colour)))
                case Draw():
                    worth = self.unseen_worth(self._position.hand)
                    if not is_second:
                        worth += self._second_card_worth(self._position.hand, WILD_COLOUR)
                    explain = partial(make_reason, ReasonCode.CARD_UNSEEN)
                    found.append(ScoredAction(worth, move, explain))
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
        saved = self._turns_with(hand) - self._turns_with(more)
        if colour == WILD_COLOUR:
            return max(saved, SPARE_CARD) + WILD_BONUS
        return (
            saved + self._colour_bonus[colour]
            if saved > 0
            else SPARE_CARD * self._usefulness[colour]
        )

    def _turns_with(self, hand: Hand) -> float:
        """The turns that the plan takes with this hand. Tickets count more when time is short."""
        key = tuple(hand)
        if key not in self._turns:
            ferry_cards = self._position.ferry_cards
            turns = self._demand.turns(hand, ferry_cards)
            if self._ticket_urgency:
                first = self._tickets.turns(hand, ferry_cards)
                turns += self._ticket_urgency * (first - turns)
            self._turns[key] = turns
        return self._turns[key]

    def unseen_worth(self, hand: Hand) -> float:
        """The turns that the top card of the deck saves on average."""
        return sum(
            share * self.worth(hand, colour) for colour, share in enumerate(self._share) if share
        )

    def _second_card_worth(self, hand: Hand, gone: int) -> float:
        """The turns that the second card saves: the best of the row without `gone`, or the deck."""
        row = list(self._position.view.public.row)
        if gone in row:
            row.remove(COLOURS[gone])
        takes = [colour for colour in set(row) if not self._is_whole_turn(colour)]
        open_cards = [self.worth(hand, colour) for colour in takes]
        return max([self.unseen_worth(hand), *open_cards])

    def _is_whole_turn(self, colour: int) -> bool:
        return colour == WILD_COLOUR and self._arrays.is_wild_whole_turn

    def _hand_with(self, colour: int) -> Hand:
        hand = self._position.hand.copy()
        hand[colour] += 1
        return hand

    def _colour_bonuses(self, claiming: ClaimChoice) -> list[float]:
        """A small bonus for each colour that a planned route lacks, more if rivals may claim it."""
        arrays, hand = self._arrays, self._position.hand
        bonuses = [0.0] * (WILD_COLOUR + 1)
        for route in bits(self._plan.routes):
            colour = arrays.colour[route]
            if colour == GREY:
                continue
            missing = arrays.length[route] - hand[colour]
            if missing > 0:
                bonus = (ALMOST_COMPLETE_BONUS + min(0.5, claiming.urgency(route))) / missing
                bonuses[colour] = max(bonuses[colour], bonus)
        return bonuses

    def _colour_usefulness(self) -> list[float]:
        """How useful each colour is outside the plan, from 0 to 1, by the longest open route."""
        arrays = self._arrays
        longest = [0] * (WILD_COLOUR + 1)
        for route in bits(self._position.open):
            colour = arrays.colour[route]  # GREY is -1, the last item
            longest[colour] = max(longest[colour], arrays.length[route])
        return [min(1.0, max(length, longest[GREY]) / 6) for length in longest]

    def _ferry_card(self) -> list[ScoredAction]:
        position = self._position
        now = self._demand.turns(position.hand, position.ferry_cards)
        saved = now - self._demand.turns(position.hand, position.ferry_cards + 1)
        if not any(self._arrays.ferry_cards[route] for route in bits(self._plan.routes)):
            return []
        return [ScoredAction(saved, DrawFerryCard(), lambda: self._reasons().ferry_card())]

    def _reason(self, colour: int) -> Reason:
        hand = self._position.hand
        saved = self._turns_with(hand) - self._turns_with(self._hand_with(colour))
        return self._reasons().take(colour, is_needed=saved > 0)

    def _reasons(self) -> CardReasons:
        return CardReasons(self._position, self._plan, self._purposes)
