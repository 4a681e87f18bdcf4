"""A whole game between given players, as the engine's simulations give it."""

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


class Watch:
    """How long each seat thought: one time of the processor per decision."""

    def __init__(self, seats: int) -> None:
        self.seconds: list[list[float]] = [[] for _ in range(seats)]


def play(board: Board, players: Sequence[Player], seed: Seed) -> SimulatedGame:
    """One game; the n-th player sits at the n-th seat."""
    return play_watched(board, players, seed, Watch(len(players)))


def play_watched(board: Board, players: Sequence[Player], seed: Seed, watch: Watch) -> SimulatedGame:
    """One game, with the time of every decision."""
    game = start(board, len(players), seed).game
    log: list[tuple[Seat, Action]] = []
    events: tuple[Event, ...] = ()
    while waiting := game.waiting:
        seat = waiting[0]
        view = player_view(game, seat)
        begun = time.process_time()
        action = players[seat].decide(view)
        watch.seconds[seat].append(time.process_time() - begun)
        played = game.play(seat, action)
        log.append((seat, action))
        game, events = played.game, played.events
    (score,) = (event.score for event in events if isinstance(event, GameEnded))
    return SimulatedGame(seed, log, score)
