"""Ferry cards: they pay for waves, two to a card, and for nothing else (IT-4 to IT-6)."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.actions import Action, DrawFerryCard
from engine.board import Board
from engine.ending import end_turn
from engine.events import FerryCardDrawn
from engine.model import FerryCards, Seat
from engine.payments import Price
from engine.phase_checks import must_begin_turn
from engine.refusals import Code, Refusal
from engine.rules.base import Rule
from engine.state import State, Turn
from engine.working_state import WorkingState


class FerryCardRule(Rule):
    """A pile of ferry cards, of which a hand holds only so many."""

    def __init__(self, facts: FerryCards) -> None:
        self.pile = facts.pile
        self.hand = facts.hand
        self.waves_paid = facts.waves_paid

    def price(self, price: Price) -> Price:
        return replace(price, waves_each=self.waves_paid)

    def deal(self, draft: WorkingState) -> None:
        draft.ferry_pile = self.pile

    def moves(self, board: Board, state: State, seat: Seat) -> Iterable[Action]:
        del board
        has_room = state.players[seat].ferry_cards < self.hand
        is_possible = isinstance(state.phase, Turn) and state.ferry_pile and has_room
        return (DrawFerryCard(),) if is_possible else ()

    def play(self, draft: WorkingState, seat: Seat, action: Action) -> bool:
        if not isinstance(action, DrawFerryCard):
            return False
        must_begin_turn(draft, action)
        held = draft.players[seat].ferry_cards
        if held >= self.hand:
            raise Refusal(Code.FERRY_HAND_FULL, most=self.hand)
        if not draft.ferry_pile:
            raise Refusal(Code.NO_FERRY_CARDS_LEFT)
        draft.ferry_pile -= 1
        draft.players[seat] = replace(draft.players[seat], ferry_cards=held + 1)
        draft.events.append(FerryCardDrawn(seat, held + 1))
        end_turn(draft, seat)
        return True
