"""Tunnels, whose price is only known after cards are turned over (EU-7 to EU-10)."""

from collections.abc import Iterable

from engine import cards as card
from engine.actions import Action, Claim, GiveUp, PayExtra
from engine.cards import COLOURS, WILD, Cards, Colour
from engine.events import TunnelLeft, TunnelTurned
from engine.map_index import MapIndex
from engine.model import Seat, Tunnels
from engine.payments import Payment, Price, all_ways, check, paid_colour
from engine.rules.base import Rule
from engine.state import Pile, State, TunnelDue
from engine.turns.claiming import pay, place_wagons, take_back
from engine.turns.phase_checks import not_now
from engine.working_state import WorkingState


class TunnelRule(Rule):
    """Takes over claims of tunnels: cards are turned over, and the seat may have to pay extra."""

    def __init__(self, facts: Tunnels) -> None:
        self.turn_over = facts.turn_over

    def interrupt(self, working: WorkingState, seat: Seat, route: int, claim: Claim) -> bool:
        if not working.index.routes[route].tunnel:
            return False
        pay(working, seat, claim.cards, claim.ferry_cards)
        turned = self._turn_over(working)
        due = cards_due(paid_colour(claim.cards), turned)
        colours = tuple(COLOURS[c] for c in turned)
        working.events.append(TunnelTurned(seat, claim.route, claim.cards, colours, due))
        if due:
            working.phase = TunnelDue((seat,), route, claim.cards, claim.ferry_cards, turned, due)
        else:
            place_wagons(
                working, seat, route, claim.cards, claim.ferry_cards, turned=card.pack(turned)
            )
        return True

    def _turn_over(self, working: WorkingState) -> Pile:
        """Turn over the top cards of the deck, or as many as are left (EU-10)."""
        turned = b""
        while len(turned) < self.turn_over and working.deck:
            turned += working.draw()
        return turned

    def moves(self, index: MapIndex, state: State, seat: Seat) -> Iterable[Action]:
        del index
        if not isinstance(state.phase, TunnelDue):
            return ()
        payments = all_ways(extra_price(state.phase), state.players[seat].hand)
        return (*(PayExtra(payment.cards) for payment in payments), GiveUp())

    def play(self, working: WorkingState, seat: Seat, action: Action) -> bool:
        if not isinstance(action, PayExtra | GiveUp):
            return False
        phase = working.phase
        if not isinstance(phase, TunnelDue):
            raise not_now(working, action)
        if isinstance(action, PayExtra):
            self._pay_extra(working, seat, phase, action)
        else:
            self._give_up(working, seat, phase)
        return True

    def _pay_extra(
        self, working: WorkingState, seat: Seat, phase: TunnelDue, action: PayExtra
    ) -> None:
        check(extra_price(phase), Payment(action.cards), working.players[seat].hand)
        pay(working, seat, action.cards)
        paid = Cards(phase.paid + action.cards)
        turned = card.pack(phase.turned)
        place_wagons(working, seat, phase.route, paid, phase.ferry_cards, turned)

    def _give_up(self, working: WorkingState, seat: Seat, phase: TunnelDue) -> None:
        """Return the cards to the hand and end the turn (EU-9)."""
        take_back(working, seat, phase.paid, phase.ferry_cards)
        working.events.append(TunnelLeft(seat, working.index.routes[phase.route].id))
        working.discard(card.pack(phase.turned))
        working.is_turn_over = True


def cards_due(paid: Colour, turned: Pile) -> int:
    """How many extra cards are due: one for each card turned over that is wild or has the colour
    that was paid (EU-7). If only wilds were paid, only wilds count (EU-8)."""
    return sum(colour in (paid, WILD) for colour in turned)


def extra_price(due: TunnelDue) -> Price:
    """The price that is still to be paid, in the colour already paid."""
    return Price(due.due, paid_colour(due.paid))
