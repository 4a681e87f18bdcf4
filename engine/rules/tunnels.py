"""Tunnels: nobody knows how long they are (EU-7 to EU-10)."""

from collections.abc import Iterable

from engine import cards as card
from engine.actions import Action, Claim, GiveUp, PayExtra
from engine.board import Board
from engine.cards import COLOURS, WILD, Cards, Colour
from engine.claiming import pay, place_wagons, take_back
from engine.ending import end_turn
from engine.events import TunnelLeft, TunnelTurned
from engine.model import Seat, Tunnels
from engine.payments import Payment, Price, all_ways, check, paid_colour
from engine.phase_checks import not_now
from engine.rules.base import Rule
from engine.state import Pile, State, TunnelDue
from engine.working_state import WorkingState


class TunnelRule(Rule):
    """A claim of a tunnel is paid, then cards are turned over, and more may be due."""

    def __init__(self, facts: Tunnels) -> None:
        self.turn_over = facts.turn_over

    def interrupt(self, draft: WorkingState, seat: Seat, route: int, claim: Claim) -> bool:
        if not draft.board.routes[route].tunnel:
            return False
        pay(draft, seat, claim.cards, claim.ferry_cards)
        turned = self._turn_over(draft)
        due = cards_due(paid_colour(claim.cards), turned)
        colours = tuple(COLOURS[c] for c in turned)
        draft.events.append(TunnelTurned(seat, claim.route, claim.cards, colours, due))
        if due:
            draft.phase = TunnelDue((seat,), route, claim.cards, claim.ferry_cards, turned, due)
        else:
            place_wagons(
                draft, seat, route, claim.cards, claim.ferry_cards, turned=card.pack(turned)
            )
        return True

    def _turn_over(self, draft: WorkingState) -> Pile:
        """The top cards, or what is left of deck and discards (EU-10)."""
        turned = b""
        while len(turned) < self.turn_over and draft.deck:
            turned += draft.draw()
        return turned

    def moves(self, board: Board, state: State, seat: Seat) -> Iterable[Action]:
        del board
        if not isinstance(state.phase, TunnelDue):
            return ()
        payments = all_ways(extra_price(state.phase), state.players[seat].hand)
        return (*(PayExtra(payment.cards) for payment in payments), GiveUp())

    def play(self, draft: WorkingState, seat: Seat, action: Action) -> bool:
        if not isinstance(action, PayExtra | GiveUp):
            return False
        phase = draft.phase
        if not isinstance(phase, TunnelDue):
            raise not_now(draft, action)
        if isinstance(action, PayExtra):
            self._pay_extra(draft, seat, phase, action)
        else:
            self._give_up(draft, seat, phase)
        return True

    def _pay_extra(
        self, draft: WorkingState, seat: Seat, phase: TunnelDue, action: PayExtra
    ) -> None:
        check(extra_price(phase), Payment(action.cards), draft.players[seat].hand)
        pay(draft, seat, action.cards)
        paid = Cards(phase.paid + action.cards)
        turned = card.pack(phase.turned)
        place_wagons(draft, seat, phase.route, paid, phase.ferry_cards, turned)

    def _give_up(self, draft: WorkingState, seat: Seat, phase: TunnelDue) -> None:
        """Cards return to the hand, and the turn is over (EU-9)."""
        take_back(draft, seat, phase.paid, phase.ferry_cards)
        draft.events.append(TunnelLeft(seat, draft.board.routes[phase.route].id))
        draft.discard(card.pack(phase.turned))
        end_turn(draft, seat)


def cards_due(paid: Colour, turned: Pile) -> int:
    """One for each card turned over that has the colour paid or is wild (EU-7). Of a payment in
    wilds only, wilds are the colour (EU-8)."""
    return sum(colour in (paid, WILD) for colour in turned)


def extra_price(due: TunnelDue) -> Price:
    """What is still to be paid, and in which colour."""
    return Price(due.due, paid_colour(due.paid))
