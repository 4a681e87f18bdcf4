"""All computer players by name, and the function that makes them."""

from collections.abc import Callable, Mapping

from engine.board import Board
from players.levels.easy import EasyPlayer
from players.levels.hard import HardPlayer
from players.levels.normal import NormalPlayer
from players.levels.stand_in import StandInPlayer
from players.player import Player, RandomPlayer

PlayerMaker = Callable[[Board, int], Player]

LEVELS: Mapping[str, PlayerMaker] = {"easy": EasyPlayer, "normal": NormalPlayer, "hard": HardPlayer}
"""The levels that people can choose as opponents."""

ALL_PLAYERS: Mapping[str, PlayerMaker] = {
    **LEVELS,
    "stand-in": StandInPlayer,
    "random": RandomPlayer,
}


def make(name: str, board: Board, seed: int) -> Player:
    """A player of that name for a board. The view and the seed determine every decision."""
    return ALL_PLAYERS[name](board, seed)
