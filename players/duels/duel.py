"""Duels: many games between given players with rotated seats, and a summary of the results."""

import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from multiprocessing import get_context

from engine.board import Board
from engine.game import make_board
from engine.model import Map, MapId
from engine.simulate import seed_of
from engine.values import Value
from players.duels.single_game import DecisionTimes, play_timed
from players.levels.registry import PlayerMaker

Z = 1.959964  # quantile of the normal distribution for 95 %


class PlayerGameResult(Value, frozen=True):
    """One player's result in one game. `win` is 1 divided by the number of winners, or 0."""

    win: float
    points: int
    tickets_done: int
    tickets: int
    seconds: list[float]


class PlayerResult(Value, frozen=True):
    """One player's result over all games. Times are processor times of single decisions."""

    player: str
    wins: float
    win_share: float
    win_share_95: tuple[float, float]
    mean_points: float
    mean_tickets_done: float
    mean_tickets: float
    median_ms: float
    worst_ms: float


class DuelResult(Value, frozen=True):
    """The result of a whole duel."""

    map: MapId
    games: int
    seed: int
    players: list[PlayerResult]


class DuelSetup(Value, frozen=True):
    """What is to be played: the map, the players by name, and the seed."""

    map: Map
    names: tuple[str, ...]
    seed: int


class DuelRunner:
    """Plays the games of a duel. Every deal is played once for each rotation of the seats."""

    def __init__(self, setup: DuelSetup, makers: Mapping[str, PlayerMaker]) -> None:
        self._setup = setup
        self._makers = makers
        self._board: Board = make_board(setup.map)

    def play(self, number: int) -> list[PlayerGameResult]:
        """Play game `number`. Returns the results in the order of the names."""
        names, seed = self._setup.names, self._setup.seed
        seats = [(place + number) % len(names) for place in range(len(names))]
        players = [self._makers[names[n]](self._board, seed + number) for n in seats]
        times = DecisionTimes(len(names))
        game = play_timed(self._board, players, seed_of(seed, number // len(names)), times)
        results = {}
        for score in game.score.seats:
            won = score.seat in game.score.winners
            results[seats[score.seat]] = PlayerGameResult(
                win=1 / len(game.score.winners) if won else 0.0,
                points=score.total,
                tickets_done=score.tickets_done,
                tickets=sum(line.__struct_config__.tag == "ticket" for line in score.lines),
                seconds=times.seconds[score.seat],
            )
        return [results[n] for n in range(len(names))]


_runner: list[DuelRunner] = []  # of a worker process, so that it makes its board only once


def _start_worker(setup: DuelSetup, makers: Mapping[str, PlayerMaker]) -> None:
    _runner[:] = [DuelRunner(setup, makers)]


def _play(number: int) -> list[PlayerGameResult]:
    return _runner[0].play(number)


def play_games(
    setup: DuelSetup, makers: Mapping[str, PlayerMaker], number: int, jobs: int
) -> Iterator[list[PlayerGameResult]]:
    """Play `number` games, in `jobs` processes. Yields the results of each game, in order."""
    if jobs == 1:
        runner = DuelRunner(setup, makers)
        yield from map(runner.play, range(number))
        return
    used = {name: makers[name] for name in setup.names}
    with get_context("spawn").Pool(jobs, _start_worker, (setup, used)) as pool:
        yield from pool.imap(_play, range(number), chunksize=2)


def summarise(setup: DuelSetup, played: Iterable[list[PlayerGameResult]]) -> DuelResult:
    """The summary of all games."""
    results = list(played)
    players = [
        _player_result(name, [game[n] for game in results]) for n, name in enumerate(setup.names)
    ]
    return DuelResult(setup.map.id, len(results), setup.seed, players)


def _player_result(name: str, results: Sequence[PlayerGameResult]) -> PlayerResult:
    wins = sum(result.win for result in results)
    seconds = [second for result in results for second in result.seconds]
    low, high = wilson(wins, len(results))
    return PlayerResult(
        player=name,
        wins=round(wins, 2),
        win_share=round(wins / len(results), 4),
        win_share_95=(round(low, 4), round(high, 4)),
        mean_points=round(statistics.fmean(result.points for result in results), 1),
        mean_tickets_done=round(statistics.fmean(result.tickets_done for result in results), 2),
        mean_tickets=round(statistics.fmean(result.tickets for result in results), 2),
        median_ms=round(statistics.median(seconds) * 1e3, 2),
        worst_ms=round(max(seconds) * 1e3, 1),
    )


def wilson(wins: float, games_: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share of wins (Wilson, 1927)."""
    share = wins / games_
    spread = Z * sqrt(share * (1 - share) / games_ + Z * Z / (4 * games_ * games_))
    middle = share + Z * Z / (2 * games_)
    scale = 1 + Z * Z / games_
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
