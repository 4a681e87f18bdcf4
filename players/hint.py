"""A hint: what the hard player would do in somebody's place, and why."""

from engine.actions import Action
from engine.board import Board
from engine.views import PlayerView
from players.choices.reasons import Reason
from players.levels.hard import HardPlayer


class Adviser:
    """Gives hints for one board; it may be kept and asked again."""

    def __init__(self, board: Board, seed: int = 0) -> None:
        self._player = HardPlayer(board, seed)

    def hint(self, view: PlayerView) -> tuple[Action, Reason]:
        """For a seat that is to act: one of its moves, with a reason to be put into words."""
        option = self._player.advise(view)
        return option.action, option.reason
