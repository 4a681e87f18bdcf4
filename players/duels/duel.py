"""Duels: many games between given players, with rotated seats, and what came of them."""

import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from multiprocessing import get_context

from engine.board import Board
from engine.game import make_board
from engine.model import Map, MapId
from engine.simulate import seed_of
from engine.values import Value
from players.duels.match import Watch, play_watched
from players.levels.by_name import Maker

Z = 1.959964  # 95 %


class Result(Value, frozen=True):
    """How one player fared in one game. A shared victory is a part of a win."""

    win: float
    points: int
    tickets_done: int
    tickets: int
    seconds: list[float]


class Share(Value, frozen=True):
    """How one player fared over all games; times are of its decisions."""

    player: str
    wins: float
    win_share: float
    win_share_95: tuple[float, float]
    mean_points: float
    mean_tickets_done: float
    mean_tickets: float
    median_ms: float
    worst_ms: float


class Duel(Value, frozen=True):
    """All of it."""

    map: MapId
    games: int
    seed: int
    players: list[Share]


class Match(Value, frozen=True):
    """What is to be played: who against whom, where, and which chance."""

    map: Map
    names: tuple[str, ...]
    seed: int


class Arena:
    """Plays the games of a match; the same deal once for every rotation of the seats."""

    def __init__(self, match: Match, makers: Mapping[str, Maker]) -> None:
        self._match = match
        self._makers = makers
        self._board: Board = make_board(match.map)

    def play(self, number: int) -> list[Result]:
        """Game number so-and-so: results in the order of the names."""
        names, seed = self._match.names, self._match.seed
        seats = [(place + number) % len(names) for place in range(len(names))]
        players = [self._makers[names[n]](self._board, seed + number) for n in seats]
        watch = Watch(len(names))
        game = play_watched(self._board, players, seed_of(seed, number // len(names)), watch)
        results = {}
        for score in game.score.seats:
            won = score.seat in game.score.winners
            results[seats[score.seat]] = Result(
                win=1 / len(game.score.winners) if won else 0.0,
                points=score.total,
                tickets_done=score.tickets_done,
                tickets=sum(line.__struct_config__.tag == "ticket" for line in score.lines),
                seconds=watch.seconds[score.seat],
            )
        return [results[n] for n in range(len(names))]


_arena: list[Arena] = []  # of a worker process: boards are made once


def _enter(match: Match, makers: Mapping[str, Maker]) -> None:
    _arena[:] = [Arena(match, makers)]


def _play(number: int) -> list[Result]:
    return _arena[0].play(number)


def games(
    match: Match, makers: Mapping[str, Maker], number: int, jobs: int
) -> Iterator[list[Result]]:
    """The results of each game, as they come in, in order."""
    if jobs == 1:
        arena = Arena(match, makers)
        yield from map(arena.play, range(number))
        return
    used = {name: makers[name] for name in match.names}
    with get_context("spawn").Pool(jobs, _enter, (match, used)) as pool:
        yield from pool.imap(_play, range(number), chunksize=2)


def tally(match: Match, played: Iterable[list[Result]]) -> Duel:
    """Adds the games up."""
    results = list(played)
    shares = [_share(name, [game[n] for game in results]) for n, name in enumerate(match.names)]
    return Duel(match.map.id, len(results), match.seed, shares)


def _share(name: str, results: Sequence[Result]) -> Share:
    wins = sum(result.win for result in results)
    seconds = [second for result in results for second in result.seconds]
    low, high = wilson(wins, len(results))
    return Share(
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
    """The 95 % interval of a share (Wilson, 1927)."""
    share = wins / games_
    spread = Z * sqrt(share * (1 - share) / games_ + Z * Z / (4 * games_ * games_))
    middle = share + Z * Z / (2 * games_)
    whole = 1 + Z * Z / games_
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
