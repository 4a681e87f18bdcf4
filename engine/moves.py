"""What a seat may do now: exactly what `Game.play` accepts."""

from functools import cache
from itertools import combinations

from engine.actions import Action, Draw, DrawTickets, Keep, Pass, Take
from engine.board import Board
from engine.cards import COLOURS, WILD
from engine.drawing import fewest_to_keep
from engine.model import Seat, TicketDeal
from engine.state import Opening, Pile, Player, SecondCard, State, TicketChoice, Turn, waiting

DRAW, DRAW_TICKETS, PASS = Draw(), DrawTickets(), Pass()


def moves(board: Board, state: State, seat: Seat) -> list[Action]:
    """Every action of a seat, none if it is not its turn."""
    if seat not in waiting(state.phase):
        return []
    found: list[Action]
    match state.phase:
        case Turn():
            found = _turn_moves(board, state, seat)
        case SecondCard():
            found = [*_draws(state.deck), *takes(state.row, with_wild=False)]
        case TicketChoice():
            found = keeps(board, state.players[seat], board.map.more_tickets)
        case Opening():
            found = keeps(board, state.players[seat], board.map.first_tickets)
        case _:
            found = []
    for rule in board.moving:
        found += rule.moves(board, state, seat)
    if not found:
        found.append(PASS)
    return found


def _turn_moves(board: Board, state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    routes = board.open_to(player, state.taken)
    found: list[Action] = [*board.till.claims(player.hand, player.ferry_cards, routes)]
    found += _draws(state.deck)
    found += takes(state.row, with_wild=True)
    if state.tickets:
        found.append(DRAW_TICKETS)
    return found


def _draws(deck: Pile) -> tuple[Draw, ...]:
    return (DRAW,) if deck else ()


@cache
def takes(row: Pile, *, with_wild: bool) -> tuple[Take, ...]:
    """One for each colour that lies open. There are not many rows, so they are all kept."""
    return tuple(Take(COLOURS[c]) for c in sorted(set(row)) if with_wild or c != WILD)


def keeps(board: Board, player: Player, deal: TicketDeal) -> list[Action]:
    """Every choice from the tickets offered."""
    ids = [board.tickets[ticket].id for ticket in player.offered]
    fewest = fewest_to_keep(deal, len(ids))
    return [Keep(kept) for n in range(fewest, len(ids) + 1) for kept in combinations(ids, n)]
