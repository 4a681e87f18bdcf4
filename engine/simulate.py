"""Plays whole games with random legal moves, and summarises them."""

import hashlib
import random
from collections import Counter

from engine.actions import Action
from engine.board import Board
from engine.cards import Seed
from engine.events import Event, GameEnded
from engine.final_score import FinalScore
from engine.game import RULES_VERSION, start
from engine.model import MapId, Seat
from engine.values import Value


class SimulatedGame(Value, frozen=True):
    """A finished game: its seed, every action, and the score."""

    seed: Seed
    log: list[tuple[Seat, Action]]
    score: FinalScore


class SimulationSummary(Value, frozen=True):
    """Totals of many games. `mean_score` is the mean per seat for each kind of score line, and
    `total`."""

    map: MapId
    players: int
    games: int
    actions: int
    seconds: float
    games_per_s: float
    actions_per_s: float
    mean_score: dict[str, float]


def seed_of(seed: int, game: int) -> Seed:
    """The seed of game number `game` in a series."""
    return Seed(hashlib.sha256(f"{seed}:{game}".encode()).digest())


def play_at_random(
    board: Board, players: int, seed: Seed, rules_version: int = RULES_VERSION
) -> SimulatedGame:
    """Play one game. The seed also determines the players' choices."""
    choose = random.Random(seed).random  # noqa: S311  # nothing secret depends on it
    game = start(board, players, seed, rules_version).game
    log: list[tuple[Seat, Action]] = []
    events: tuple[Event, ...] = ()
    while waiting := game.waiting:
        seat = waiting[int(choose() * len(waiting))]
        moves = game.moves(seat)
        action = moves[int(choose() * len(moves))]
        played = game.play(seat, action)
        log.append((seat, action))
        game, events = played.game, played.events
    (score,) = (event.score for event in events if isinstance(event, GameEnded))
    return SimulatedGame(seed, log, score)


class SimulationTotals:
    """Adds up the results of many games."""

    def __init__(self, map_id: MapId, players: int) -> None:
        self._map = map_id
        self._players = players
        self._games = 0
        self._actions = 0
        self._points: Counter[str] = Counter()

    def add(self, game: SimulatedGame) -> None:
        self._games += 1
        self._actions += len(game.log)
        for seat in game.score.seats:
            self._points["total"] += seat.total
            for line in seat.lines:
                self._points[str(line.__struct_config__.tag)] += line.points

    def summary(self, seconds: float) -> SimulationSummary:
        """The summary of all games added, which took `seconds` to play."""
        seats = self._games * self._players
        return SimulationSummary(
            map=self._map,
            players=self._players,
            games=self._games,
            actions=self._actions,
            seconds=round(seconds, 3),
            games_per_s=round(self._games / seconds, 1),
            actions_per_s=round(self._actions / seconds, 1),
            mean_score={kind: round(sum_ / seats, 2) for kind, sum_ in self._points.items()},
        )
