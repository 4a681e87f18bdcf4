"""The interface of all computer players, and the one that plays at random."""

import random
from typing import Protocol

from engine.actions import Action
from engine.board import Board
from engine.views import PlayerView


class Player(Protocol):
    """Decides from a view alone. Returns one of `view.moves`, always the same for equal views."""

    def decide(self, view: PlayerView) -> Action: ...


def decision_rng(seed: int, view: PlayerView) -> random.Random:
    """The random numbers for one decision: the same for the same seed, seat and step."""
    return random.Random(f"{seed}:{view.seat}:{view.public.step}")  # noqa: S311  # no secret depends on it


class RandomPlayer:
    """Chooses at random among the legal moves."""

    def __init__(self, board: Board, seed: int) -> None:
        del board  # not needed for random moves
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        return decision_rng(self._seed, view).choice(view.moves)
