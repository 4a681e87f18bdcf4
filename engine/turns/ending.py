"""What happens at the end of a turn, and at the end of the game."""

from engine.board import Board
from engine.events import GameEnded, LastRoundBegan
from engine.model import Seat
from engine.scoring import final_score
from engine.state import Over, Turn
from engine.working_state import WorkingState


def end_turn(board: Board, working: WorkingState, seat: Seat) -> None:
    """Begin the next seat's turn, or end the game if this was the last turn.

    If a route was claimed in the turn, the rules are told first.
    """
    if working.claimed_route is not None:
        for rule in board.rules_after_claim:
            rule.claimed(working, seat, working.claimed_route)
    players = len(working.players)
    working.passes = working.passes + 1 if working.has_passed else 0
    if working.turns_left:
        working.turns_left -= 1
        is_over = working.turns_left == 0  # ALL-14
    else:
        is_over = False
        wagons = working.players[seat].wagons
        if wagons <= board.map.last_round_at:
            working.turns_left = players
            working.events.append(LastRoundBegan(seat, wagons))
    if is_over or working.passes == players:  # ALL-18
        end_game(board, working)
    else:
        working.phase = Turn((Seat((seat + 1) % players),))


def end_game(board: Board, working: WorkingState) -> None:
    """Compute the final score, which reveals everything that was secret."""
    working.phase = Over()
    working.revealed = True
    working.events.append(GameEnded(final_score(board, working.frozen())))
