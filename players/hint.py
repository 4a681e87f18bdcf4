"""Hints: what the hard player would plan in a seat's position, and why."""

from engine.actions import Action
from engine.board import Board
from engine.views import PlayerView
from players.choices.reasons import Reason
from players.levels.hard import HardPlayer


class Adviser:
    """Gives hints for one board. May be reused for any number of games."""

    def __init__(self, board: Board, seed: int = 0) -> None:
        self._player = HardPlayer(board, seed)

    def hint(self, view: PlayerView) -> tuple[Action, Reason]:
        """The suggested move and the reason for it. The view must be of a seat that is to act."""
        option = self._player.hint(view)
        return option.action, option.explain()
