"""The legal moves of a seat: exactly the actions that `Game.play` accepts. Only of the payments
with substitutes they are a choice: `play` accepts all that fit (`engine.substitutes`)."""

from itertools import combinations

from engine.actions import Action, Draw, DrawTickets, Keep, Pass
from engine.board import Board
from engine.model import Seat, TicketDeal
from engine.state import Opening, SeatState, SecondCard, State, TicketChoice, Turn
from engine.turns.drawing import fewest_to_keep, second_takes, takes

DRAW, DRAW_TICKETS, PASS = Draw(), DrawTickets(), Pass()


def moves(board: Board, state: State, seat: Seat) -> list[Action]:
    """Every legal action of a seat, of payments with substitutes some; none if the game is not
    waiting for it."""
    if seat not in state.phase.waiting:
        return []
    player = state.players[seat]
    found: list[Action] = []
    match state.phase:
        case Turn():
            open_routes = board.open_to(player, state.taken)
            found = board.claim_table.claims(player.hand, player.ferry_cards, open_routes)
            if state.deck:
                found.append(DRAW)
            found += takes(state.row)
            if state.tickets:
                found.append(DRAW_TICKETS)
        case SecondCard():
            if state.deck:
                found.append(DRAW)
            found += second_takes(board.map.market, state.row)
        case TicketChoice():
            found += keeps(board, player, board.map.more_tickets)
        case Opening():
            found += keeps(board, player, board.map.first_tickets)
    for rule in board.rules_with_moves:
        found += rule.moves(board, state, seat)
    return found or [PASS]


def keeps(board: Board, player: SeatState, deal: TicketDeal) -> list[Action]:
    """A `Keep` for every allowed choice from the offered tickets."""
    ids = [board.tickets[ticket].id for ticket in player.offered]
    fewest = fewest_to_keep(deal, len(ids))
    return [Keep(kept) for n in range(fewest, len(ids) + 1) for kept in combinations(ids, n)]
