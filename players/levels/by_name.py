"""The levels by name, and how a player of each is made."""

from collections.abc import Callable, Mapping

from engine.board import Board
from players.levels.easy import EasyPlayer
from players.levels.hard import HardPlayer
from players.levels.normal import NormalPlayer
from players.levels.stand_in import StandInPlayer
from players.player import Player, RandomPlayer

Maker = Callable[[Board, int], Player]

LEVELS: Mapping[str, Maker] = {"easy": EasyPlayer, "normal": NormalPlayer, "hard": HardPlayer}
"""Those that people play against."""

ALL: Mapping[str, Maker] = {**LEVELS, "stand-in": StandInPlayer, "random": RandomPlayer}


def make(name: str, board: Board, seed: int) -> Player:
    """A player of that name for a board. Every decision follows from the view and the seed."""
    return ALL[name](board, seed)
