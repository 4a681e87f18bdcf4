"""Ferry cards, which pay only for the waves of ferries (IT-4 to IT-6)."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.actions import Action, DrawFerryCard
from engine.events import FerryCardDrawn
from engine.map_index import MapIndex
from engine.model import FerryCards, Route, Seat
from engine.payments import Price
from engine.refusals import Code, Refusal
from engine.rules.base import Rule
from engine.state import State, Turn
from engine.turns.phase_checks import require_turn
from engine.working_state import WorkingState


class FerryCardRule(Rule):
    """Adds the action to draw a ferry card, and lets ferry cards pay for waves."""

    def __init__(self, facts: FerryCards) -> None:
        self.pile = facts.pile
        self.hand = facts.hand
        self.waves_paid = facts.waves_paid

    def price(self, route: Route, price: Price) -> Price:
        del route
        return replace(price, waves_each=self.waves_paid)

    def deal(self, working: WorkingState) -> None:
        working.ferry_pile = self.pile

    def moves(self, index: MapIndex, state: State, seat: Seat) -> Iterable[Action]:
        del index
        has_room = state.players[seat].ferry_cards < self.hand
        is_possible = isinstance(state.phase, Turn) and state.ferry_pile and has_room
        return (DrawFerryCard(),) if is_possible else ()

    def play(self, working: WorkingState, seat: Seat, action: Action) -> bool:
        if not isinstance(action, DrawFerryCard):
            return False
        require_turn(working, action)
        held = working.players[seat].ferry_cards
        if held >= self.hand:
            raise Refusal(Code.FERRY_HAND_FULL, most=self.hand)
        if not working.ferry_pile:
            raise Refusal(Code.NO_FERRY_CARDS_LEFT)
        working.ferry_pile -= 1
        working.players[seat] = replace(working.players[seat], ferry_cards=held + 1)
        working.events.append(FerryCardDrawn(seat, held + 1))
        working.is_turn_over = True
        return True
