"""The chance of each seat to win, from the whole position: a value function fitted offline.

`python -m benchmarks.review fit` makes `coefficients.json`; docs/review.md explains it and states
its error.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path

import msgspec

from engine.actions import PayExtra
from engine.board import Board
from engine.game import Game
from engine.model import Seat
from engine.scoring import final_score
from engine.state import Over, State, TunnelDue
from engine.values import Value
from players.review.features import NAMES, FeatureMaker, Features, Stages
from players.review.findings import Chances

COEFFICIENTS = Path(__file__).with_name("coefficients.json")
ANY_MAP = "any"


class MapCoefficients(Value, frozen=True):
    """The weight of every feature, and by the number of players how far the chances are apart: a
    factor for all weights."""

    weights: tuple[float, ...]
    sharpness: dict[int, float]


class Tempering(Value, frozen=True):
    """How chances are tempered. `boldness`: by the id of a map, how far they are apart at each
    stage, as a factor for all weights. `doubt`: how much of them is shared equally at each stage,
    because something can happen that no feature shows."""

    doubt: Stages
    boldness: dict[str, Stages]


class Coefficients(Value, frozen=True):
    """What `fit` and `temper` found. `alike`: for games between players who are alike; `unlike`:
    for all others. `maps`: by the id of a map. `any` is for maps that were never seen."""

    made_by: str
    features: tuple[str, ...]
    alike: Tempering
    unlike: Tempering
    maps: dict[str, MapCoefficients]


@cache
def read_coefficients() -> Coefficients:
    """The coefficients that come with this version."""
    read = msgspec.json.decode(COEFFICIENTS.read_bytes(), type=Coefficients)
    if read.features != NAMES:
        raise ValueError("the coefficients were made for other features: run the fit again")
    return read


class ValueFunction:
    """Values positions on one board. `seats_are_alike`: whether the players are all people, or
    computer players of one level; then a lead says less about who is the better player."""

    def __init__(self, board: Board, coefficients: Coefficients, *, seats_are_alike: bool) -> None:
        self._board = board
        self._maker = FeatureMaker(board)
        maps = coefficients.maps
        self._own = maps.get(board.map.id) or maps[ANY_MAP]
        tempering = coefficients.alike if seats_are_alike else coefficients.unlike
        self._boldness = tempering.boldness.get(board.map.id) or tempering.boldness[ANY_MAP]
        self._doubt = tempering.doubt

    def chances(self, game: Game) -> Chances:
        """The chance of each seat to win; they add up to 1. When the game is over, the winners
        share it."""
        settled = without_tunnel(game)
        state = settled.state
        if isinstance(state.phase, Over):
            winners = final_score(self._board, state).winners
            return tuple([(seat in winners) / len(winners) for seat in range(len(state.players))])
        return tempered(self.scores(state), self.stages(state), self._boldness, self._doubt)

    def scores(self, state: State) -> list[float]:
        """The weighted sum of each seat's features. The game is not over, and no tunnel is due."""
        sharpness = self._own.sharpness.get(len(state.players), 1.0)
        weights = self._own.weights
        return [sharpness * sum(map(mul, weights, each)) for each in self._maker.features(state)]

    def stages(self, state: State) -> Stages:
        """How much of each stage there is in a position."""
        return self._maker.stages(state)


def without_tunnel(game: Game) -> Game:
    """The game once a tunnel is paid for, if it can be, or else given up: what almost everybody
    would do, so that the position can be compared with others."""
    if not isinstance(game.state.phase, TunnelDue):
        return game
    seat: Seat = game.state.phase.seat
    moves = game.moves(seat)
    paying = [move for move in moves if isinstance(move, PayExtra)]
    return game.play(seat, (paying or moves)[0]).game


def tempered(
    scores: Sequence[float], stages: Stages, boldness: Sequence[float], doubt: Sequence[float]
) -> Chances:
    """The chances of seats with these scores in a position with so much of each stage."""
    doubted = sum(map(mul, doubt, stages), 0.0)
    certain = softmax([[score] for score in scores], [sum(map(mul, boldness, stages), 0.0)])
    return tuple([(1 - doubted) * chance + doubted / len(scores) for chance in certain])


def softmax(features: Sequence[Features], weights: Sequence[float]) -> Chances:
    """The chances of seats with these features."""
    scores = [sum(map(mul, weights, each), 0.0) for each in features]
    highest = max(scores)
    powers = [exp(score - highest) for score in scores]
    total = sum(powers)
    return tuple([power / total for power in powers])
