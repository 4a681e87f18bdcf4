"""Games between players who are alike, and between players who are not: on these it is found how
bold the chances of reviews may be. Each series of games has one cast and one map."""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

from benchmarks.review_games import LEVEL_SHARES, KeptGame, board_of, kept_games, played
from engine.actions import Action
from engine.board import Board
from engine.views import PlayerView
from players.levels.registry import LEVELS
from players.player import Player, decision_rng

UNLIKE = "mixed"
CASTS = (UNLIKE, "normal", "hard", "people")
"""Every seat at random one of `LEVEL_SHARES`; all normal; all hard; every seat one of `PEOPLE`. Now
and then the seats of the first get the same level."""

PEOPLE = {
    "beginner": {"easy": 0.3, "normal": 0.6, "hard": 0.1},
    "regular": {"easy": 0.1, "normal": 0.6, "hard": 0.3},
    "expert": {"easy": 0.1, "normal": 0.3, "hard": 0.6},
}
"""How often somebody decides as a computer player of that level would."""


class Wavering:
    """Decides now like one level, now like another: drops plans and is careless now and then. The
    nearest to people that can play hundreds of games."""

    def __init__(self, board: Board, seed: int, shares: Mapping[str, float]) -> None:
        self._players = [LEVELS[level](board, seed) for level in shares]
        self._shares = list(shares.values())
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        draw = decision_rng(self._seed, view)
        return draw.choices(self._players, self._shares)[0].decide(view)


def cast_games(seed: int, cast: str, map_id: str, games: int, folder: Path) -> Iterator[KeptGame]:
    """The games of a series, kept in a folder."""
    file = folder / f"games-{seed}-{cast}-{map_id}.jsonl"
    return kept_games(file, games, lambda number: _play(seed, cast, map_id, number))


def _play(seed: int, cast: str, map_id: str, number: int) -> KeptGame:
    """A game with two players or more."""
    draw = random.Random(f"{seed} {cast} {map_id} {number}")
    board = board_of(map_id)
    names = _names(draw, cast, draw.randint(*board.map.players))
    return played(
        seed, number, map_id, [(name, _player(board, seed + number, name)) for name in names]
    )


def _names(draw: random.Random, cast: str, seats: int) -> list[str]:
    match cast:
        case "mixed":
            return draw.choices(list(LEVEL_SHARES), list(LEVEL_SHARES.values()), k=seats)
        case "people":
            return draw.choices(list(PEOPLE), k=seats)
        case level:
            return [level] * seats


def _player(board: Board, seed: int, name: str) -> Player:
    return Wavering(board, seed, PEOPLE[name]) if name in PEOPLE else LEVELS[name](board, seed)
