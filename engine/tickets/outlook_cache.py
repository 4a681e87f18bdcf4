"""Ticket outlooks, kept as long as nothing has changed on which they depend: most actions only move
cards, and a view is made after each of them."""

from functools import lru_cache

from msgspec.structs import replace

from engine.board import Board
from engine.cards import Cards
from engine.model import Seat
from engine.state import SeatState, State, Turn
from engine.tickets.ticket_outlook import TicketOutlook, ticket_outlooks

OUTLOOKS_KEPT = 2000  # the seats of some hundred tables
ANY_TURN = Turn((Seat(0),))


def kept_outlooks(board: Board, state: State, seat: Seat) -> tuple[TicketOutlook, ...]:
    """The outlook of each of the seat's tickets, in their order."""
    if state.turns_left or not state.phase.waiting:
        return ticket_outlooks(board, state, seat)  # depends on whose turn it is
    return _outlooks(board, _without_cards(state, seat), seat)


@lru_cache(maxsize=OUTLOOKS_KEPT)
def _outlooks(board: Board, state: State, seat: Seat) -> tuple[TicketOutlook, ...]:
    return ticket_outlooks(board, state, seat)


def _without_cards(state: State, seat: Seat) -> State:
    """The state without what cannot matter for the seat's tickets before the last round."""
    players = tuple(
        [_without_hand(player, other == seat) for other, player in enumerate(state.players)]
    )
    return State(
        phase=ANY_TURN,
        players=players,
        row=b"",
        deck=b"",
        discards=Cards(0),
        tickets=(),
        refused=(),
        taken=state.taken,
        shuffles=0,
    )


def _without_hand(player: SeatState, is_own: bool) -> SeatState:
    tickets = player.tickets if is_own else ()
    return replace(player, hand=0, points=0, tickets=tickets, offered=(), merchandise=0)
