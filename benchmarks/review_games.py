"""Games between computer players, from which the value function of reviews is fitted and on which
it is tested. A series of games is determined by its seed and is kept in a file."""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from engine import actions
from engine.board import Board
from engine.game import Game, make_board, start
from engine.model import Seat
from engine.scoring import final_score
from engine.simulate import seed_of
from engine.values import Value
from maps.loader import load
from players.duels.single_game import play_game
from players.levels.registry import LEVELS
from players.player import Player

MAPS = ("usa", "europe", "italy", "amsterdam")
LEVEL_SHARES = {"easy": 0.4, "normal": 0.5, "hard": 0.1}


class KeptGame(Value, frozen=True):
    """A finished game as it is kept in a file: who played what. The winners follow from it."""

    number: int
    map: str
    levels: tuple[str, ...]
    log: list[tuple[Seat, dict[str, object]]]


def played_games(
    seed: int, games: int, folder: Path, maps: Sequence[str] = MAPS
) -> Iterator[KeptGame]:
    """The games of a series, on these maps in turn, kept in a folder."""
    added = () if maps == MAPS else maps
    file = folder / f"{'-'.join(('games', str(seed), *added))}.jsonl"
    return kept_games(file, games, lambda number: _play(seed, number, maps))


def kept_games(file: Path, games: int, play: Callable[[int], KeptGame]) -> Iterator[KeptGame]:
    """So many games. Those that the file has are not played again; those that are played are added
    to it."""
    kept = {game.number: game for game in _read(file)}
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as more:
        for number in range(games):
            if number not in kept:
                kept[number] = play(number)
                more.write(msgspec.json.encode(kept[number]) + b"\n")
                more.flush()
            yield kept[number]


@lru_cache
def board_of(map_id: str) -> Board:
    """The board of a map, made once."""
    return make_board(load(map_id))


def _play(seed: int, number: int, maps: Sequence[str]) -> KeptGame:
    """Play a game: the maps in turn, two players or more, every seat of a random level."""
    draw = random.Random(f"{seed} {number}")
    map_id = maps[number % len(maps)]
    board = board_of(map_id)
    seats = draw.randint(*board.map.players)
    levels = draw.choices(list(LEVEL_SHARES), list(LEVEL_SHARES.values()), k=seats)
    players = {level: LEVELS[level](board, seed + number) for level in levels}
    return played(seed, number, map_id, [(level, players[level]) for level in levels])


def played(seed: int, number: int, map_id: str, players: Sequence[tuple[str, Player]]) -> KeptGame:
    """A game between these players, each with a name, from the deal of that number."""
    found = play_game(board_of(map_id), [player for _, player in players], seed_of(seed, number))
    log = [(seat, actions.to_json(action)) for seat, action in found.log]
    return KeptGame(number, map_id, tuple([name for name, _ in players]), log)


def _read(file: Path) -> list[KeptGame]:
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=KeptGame) for line in file.read_bytes().splitlines()]


def positions(seed: int, kept: KeptGame) -> list[Game]:
    """Every position of a game, from the deal to the end."""
    game = start(board_of(kept.map), len(kept.levels), seed_of(seed, kept.number)).game
    found = [game]
    for seat, action in kept.log:
        game = game.play(seat, actions.from_json(action)).game
        found.append(game)
    return found


def victory_shares(ended: Game) -> tuple[float, ...]:
    """Each seat's share of the victory in a game that is over."""
    winners = final_score(ended.board, ended.state).winners
    return tuple([(seat in winners) / len(winners) for seat in range(len(ended.state.players))])
