"""How a turn ends, and with the last one the game."""

from engine.events import GameEnded, LastRoundBegan
from engine.model import Seat
from engine.scoring import final_score
from engine.state import Over, Turn
from engine.working_state import WorkingState


def end_turn(draft: WorkingState, seat: Seat, *, has_passed: bool = False) -> None:
    """The next seat is to move, unless this was the last turn of all."""
    players = len(draft.players)
    draft.passes = draft.passes + 1 if has_passed else 0
    if draft.turns_left:
        draft.turns_left -= 1
        is_over = draft.turns_left == 0  # ALL-14
    else:
        is_over = False
        wagons = draft.players[seat].wagons
        if wagons <= draft.board.map.last_round_at:
            draft.turns_left = players
            draft.events.append(LastRoundBegan(seat, wagons))
    if is_over or draft.passes == players:  # ALL-18
        end_game(draft)
    else:
        draft.phase = Turn((Seat((seat + 1) % players),))


def end_game(draft: WorkingState) -> None:
    """Count, and show everything that was hidden."""
    draft.phase = Over()
    draft.revealed = True
    draft.events.append(GameEnded(final_score(draft.board, draft.frozen())))
