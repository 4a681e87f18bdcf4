"""Whether the winner's last turn decided a game."""

from collections.abc import Iterable

from engine.actions import Action
from engine.game import Game
from engine.model import Seat
from engine.scoring import final_score


def is_won_on_last_turn(game: Game, actions: Iterable[tuple[Seat, Action]]) -> bool:
    """Whether somebody has won on points who would have had fewer than somebody else without their
    last turn. `actions` lead from the game to its end."""
    before: dict[Seat, Game] = {}  # the last turn of each seat
    acting: Seat | None = None  # the seat in the middle of a turn
    for seat, action in actions:
        if seat != acting:
            before[seat] = game
        after = game.play(seat, action).game
        acting = seat if after.waiting == game.waiting == (seat,) else None
        game = after
    final = final_score(game.board, game.state)
    winner = final.winners[0]
    if final.decided_by != "points" or winner not in before:
        return False
    rival = max(score.total for score in final.seats if score.seat != winner)
    earlier = before[winner]
    return final_score(earlier.board, earlier.state).seats[winner].total < rival
