"""Positions to look at: from a game record, or played at random."""

import random
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from engine.actions import Action, Claim
from engine.events import Event
from engine.game import Game, make_board, start
from engine.model import Seat
from engine.record import deal_again, from_text, log_of
from engine.simulate import seed_of as seed_of_number
from engine.values import Value
from maps.loader import load

OFTEN = 0.5  # how often a random player claims a route if it can, so that boards fill up


class Position(Value, frozen=True):
    """A game, how it began, the actions in between, and the events of the last one."""

    first_game: Game
    log: tuple[tuple[Seat, Action], ...]
    game: Game
    last_events: tuple[Event, ...]
    names: tuple[str, ...]


class PositionError(ValueError):
    """There is no such position. The message says why."""


def from_record(file: Path, at: int | None, folders: Sequence[Path] = ()) -> Position:
    """The position of a record after `at` actions, or after all of them."""
    record = from_text(file.read_bytes())
    board = make_board(load(record.map, *folders), record.house_rules)
    log = tuple(log_of(record))
    number = len(log) if at is None else at
    if not 0 <= number <= len(log):
        raise PositionError(f"--at {number}: the record has actions 0 to {len(log)}")
    first_game = deal_again(record, board).game
    return _played(first_game, log[:number], record.seats)


def at_random(
    map_id: str, players: int, seed: int, moves: int | None, folders: Sequence[Path] = ()
) -> Position:
    """The position after `moves` random moves, or after a whole game."""
    first_game = start(make_board(load(map_id, *folders)), players, seed_of_number(seed, 0)).game
    names = [f"Player {seat + 1}" for seat in range(players)]
    return _played(first_game, _random_log(first_game, random.Random(seed), moves), names)  # noqa: S311  # anyone may guess it


def _played(first_game: Game, log: Iterable[tuple[Seat, Action]], names: Sequence[str]) -> Position:
    game, done = first_game, []
    last_events: tuple[Event, ...] = ()
    for seat, action in log:
        played = game.play(seat, action)
        game, last_events = played.game, played.events
        done.append((seat, action))
    return Position(first_game, tuple(done), game, last_events, tuple(names))


def _random_log(game: Game, rng: random.Random, moves: int | None) -> Iterator[tuple[Seat, Action]]:
    """Random actions: `moves` of them, or as many as the game has."""
    while game.waiting and moves != 0:
        seat = rng.choice(game.waiting)
        offered = game.moves(seat)
        claims = [move for move in offered if isinstance(move, Claim)]
        action = rng.choice(claims if claims and rng.random() < OFTEN else offered)
        yield seat, action
        game = game.play(seat, action).game
        moves = None if moves is None else moves - 1
