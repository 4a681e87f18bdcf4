"""`python -m benchmarks.playouts`: what hard wins by trying actions out near the end.

Every game is played twice from the first position in which playouts are useful to hard: once with
them and once without, with the same deal and against hard without them, and so from each seat. So
before and after differ only by what playouts changed.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Sequence

from engine.actions import Action
from engine.board import Board
from engine.final_score import FinalScore
from engine.game import Game, make_board, start
from engine.how_they_run import HOW_THEY_RUN
from engine.model import Seat
from engine.simulate import seed_of
from engine.values import Value
from engine.views import PlayerView, public_view, view_without_outlooks
from maps.loader import load
from players.choices.playouts import Playouts
from players.levels.hard import HardPlayer
from players.player import Player
from players.position.board_arrays import BoardArrays

Z = 1.96  # for intervals of 95 %


class PlansOnly:
    """Hard without playouts."""

    def __init__(self, board: Board, seed: int) -> None:
        self._hard = HardPlayer(board, seed)
        self.playouts = Playouts(BoardArrays(board), self.decide)

    def decide(self, view: PlayerView) -> Action:
        return self._hard.hint(view).action


class WithPlayouts:
    """Hard as it is. Keeps how long the choices took for which it tried actions out."""

    def __init__(self, board: Board, seed: int) -> None:
        self._hard = HardPlayer(board, seed)
        self._plans = PlansOnly(board, seed)
        self.ms: list[float] = []

    def decide(self, view: PlayerView) -> Action:
        begun = time.process_time()
        action = self._hard.decide(view)
        if self._plans.playouts.are_useful(view):
            self.ms.append((time.process_time() - begun) * 1e3)
        return action


class Compared(Value, frozen=True):
    """One game for one seat: what playouts changed, and how long each choice took."""

    points: float
    lead: float
    wins: float
    ms: tuple[float, ...]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts")
    parser.add_argument("--map", default="usa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2911)
    options = parser.parse_args(arguments)
    board = make_board(load(options.map))
    found: list[Compared] = []
    for deal in range(options.deals):
        found += [compared(board, options, deal, Seat(seat)) for seat in range(options.seats)]
        if (deal + 1) % 10 == 0:
            print(line(options.map, found), flush=True)
    return 0


def compared(board: Board, options: argparse.Namespace, deal: int, seat: Seat) -> Compared:
    """Play one deal with and without playouts for the seat."""
    plans = [PlansOnly(board, 10 * deal + each) for each in range(options.seats)]
    game = start(board, options.seats, seed_of(options.seed, deal)).game
    while game.waiting:
        view = view_without_outlooks(game, game.waiting[0])
        if view.seat == seat and plans[seat].playouts.are_useful(view):
            break
        game = game.play(view.seat, plans[view.seat].decide(view)).game
    tries = WithPlayouts(board, 10 * deal + seat)
    others: list[Player] = [*plans]
    before = played_to_the_end(game, others)
    others[seat] = tries
    after = played_to_the_end(game, others)
    return Compared(
        after.seats[seat].total - before.seats[seat].total,
        lead(after, seat) - lead(before, seat),
        share_of_win(after, seat) - share_of_win(before, seat),
        tuple(tries.ms),
    )


def played_to_the_end(game: Game, players: Sequence[Player]) -> FinalScore:
    while game.waiting:
        view = view_without_outlooks(game, game.waiting[0])
        game = game.play(view.seat, players[view.seat].decide(view)).game
    final = public_view(game).final
    assert final is not None
    return final


def lead(score: FinalScore, seat: Seat) -> int:
    """The points by which the seat is ahead of the best other one."""
    return score.seats[seat].total - max(s.total for s in score.seats if s.seat != seat)


def share_of_win(score: FinalScore, seat: Seat) -> float:
    return 1 / len(score.winners) if seat in score.winners else 0.0


def line(map_id: str, found: Sequence[Compared]) -> str:
    """A row of the table in docs/players.md."""
    ms = [each for game in found for each in game.ms] or [0.0]
    cells = [
        map_id,
        str(len(found)),
        with_interval([100 * game.wins for game in found]),
        with_interval([game.lead for game in found]),
        with_interval([game.points for game in found]),
        f"{len(ms) / len(found):.1f}",
        f"{statistics.median(ms):.0f}/{max(ms):.0f} ({HOW_THEY_RUN})",
    ]
    return f"| {' | '.join(cells)} |"


def with_interval(gains: Sequence[float]) -> str:
    return f"{statistics.fmean(gains):+.1f} ± {Z * statistics.stdev(gains) / len(gains) ** 0.5:.1f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
