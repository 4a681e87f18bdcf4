"""Plays one game between given players."""

import time
from collections.abc import Sequence

from engine.actions import Action
from engine.board import Board
from engine.cards import Seed
from engine.events import Event, GameEnded
from engine.game import start
from engine.model import Seat
from engine.simulate import SimulatedGame
from engine.views import player_view
from players.player import Player


class DecisionTimes:
    """The processor time of every decision, for each seat."""

    def __init__(self, seats: int) -> None:
        self.seconds: list[list[float]] = [[] for _ in range(seats)]


def play_game(board: Board, players: Sequence[Player], seed: Seed) -> SimulatedGame:
    """Play one game. The n-th player has the n-th seat."""
    return play_timed(board, players, seed, DecisionTimes(len(players)))


def play_timed(
    board: Board, players: Sequence[Player], seed: Seed, times: DecisionTimes
) -> SimulatedGame:
    """Play one game and add the time of every decision to `times`."""
    game = start(board, len(players), seed).game
    log: list[tuple[Seat, Action]] = []
    events: tuple[Event, ...] = ()
    while waiting := game.waiting:
        seat = waiting[0]
        view = player_view(game, seat)
        begun = time.process_time()
        action = players[seat].decide(view)
        times.seconds[seat].append(time.process_time() - begun)
        played = game.play(seat, action)
        log.append((seat, action))
        game, events = played.game, played.events
    (score,) = (event.score for event in events if isinstance(event, GameEnded))
    return SimulatedGame(seed, log, score)
