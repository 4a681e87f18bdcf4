"""What an automatic player is: it sees what its seat may see, and answers with an action."""

import random
from typing import Protocol

from engine.actions import Action
from engine.board import Board
from engine.views import PlayerView


class Player(Protocol):
    """Decides from a view alone. The action is one of `view.moves`; equal views, equal actions."""

    def decide(self, view: PlayerView) -> Action: ...


def dice(seed: int, view: PlayerView) -> random.Random:
    """The chance of one decision: the same for the same seed, seat and step."""
    return random.Random(f"{seed}:{view.seat}:{view.public.step}")  # noqa: S311  # no secret


class RandomPlayer:
    """Chooses blindly among the legal moves: the least a player can do."""

    def __init__(self, board: Board, seed: int) -> None:
        del board  # it does not look
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        return dice(self._seed, view).choice(view.moves)
