"""`python -m benchmarks.compiled`: the same games in pure Python and compiled, one process of each
in turn. Prints how fast they are, and ends with an error if a game differs.

Needs `make compiled`. Processor time, so that other processes matter little.
"""

import argparse
import hashlib
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence

import msgspec

from benchmarks.rows import Row, table
from compiled import FOLDER, ROOT
from engine.board import Board
from engine.game import make_board
from engine.how_they_run import HOW_THEY_RUN
from engine.simulate import SimulatedGame, play_at_random, seed_of
from engine.values import Value
from maps.loader import available, load
from players.duels.single_game import play_game
from players.levels.registry import LEVELS

SPEED_ON = "usa"
RANDOM_GAMES = 200  # on this map, for the speed of the rules
HARD_GAMES = 3  # and for that of the hard player
ROUNDS = 5
WANTED = {"random games per second": 1.3, "hard's decisions per second": 1.5}


class Measured(Value, frozen=True):
    """By one process: how much per second, and a hash of every game."""

    how: str
    speeds: dict[str, float]
    digests: dict[str, str]


def main(arguments: Sequence[str]) -> int:
    """Compare, or (`alone`) measure in this process."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compiled")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--alone", action="store_true", help="measure this process, print JSON")
    options = parser.parse_args(arguments)
    if options.alone:
        print(msgspec.json.encode(measure()).decode())
        return 0
    if not FOLDER.exists():
        print("There is nothing to compare with: run `make compiled` first.", file=sys.stderr)
        return 1
    pairs = [
        (_process(is_compiled=False), _process(is_compiled=True)) for _ in range(options.rounds)
    ]
    print(table(rows(pairs)))
    return 0


def rows(pairs: Sequence[tuple[Measured, Measured]]) -> list[Row]:
    """A row for each speed. Every pair must have played the same games."""
    for pure, compiled in pairs:
        assert (pure.how, compiled.how) == ("pure Python", "compiled")
        assert pure.digests == compiled.digests, "a game differs"
    found = []
    for what, wanted in WANTED.items():
        ratios = [compiled.speeds[what] / pure.speeds[what] for pure, compiled in pairs]
        before, after = (statistics.median(each[i].speeds[what] for each in pairs) for i in (0, 1))
        text = f"{before:,.0f} pure, {after:,.0f} compiled: {statistics.median(ratios):.2f} times"
        found.append(Row(what, text, f">= {wanted} times"))
    found.append(Row("games that are the same", f"{len(pairs[0][0].digests)} of as many", "all"))
    return found


def _process(*, is_compiled: bool) -> Measured:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if is_compiled:
        environment |= {"PYTHONSAFEPATH": "1", "PYTHONPATH": f"{FOLDER}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "benchmarks.compiled", "--alone"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True)  # noqa: S603
    return msgspec.json.decode(done.stdout, type=Measured)


def measure() -> Measured:
    """Play the games: at random and by all levels on every map, and more on one for the speeds."""
    digests = {}
    for map_id in available():
        board = make_board(load(map_id))
        seats = board.map.players[1]
        digests[f"{map_id}, random"] = _digest(play_at_random(board, seats, seed_of(3, 0)))
        digests[f"{map_id}, levels"] = _digest(_play(board, ("hard", "normal", "easy"), seats, 0))
    board = make_board(load(SPEED_ON))
    for number in range(20):  # so that what is made once is made
        play_at_random(board, 2, seed_of(0, number))
    begun = time.process_time()
    games = [play_at_random(board, 2, seed_of(1, number)) for number in range(RANDOM_GAMES)]
    random_s = time.process_time() - begun
    begun = time.process_time()
    hard = [_play(board, ("hard",), 2, number) for number in range(HARD_GAMES)]
    hard_s = time.process_time() - begun
    speeds = (RANDOM_GAMES / random_s, sum(len(game.log) for game in hard) / hard_s)
    for number, game in enumerate([*games, *hard]):
        digests[f"{SPEED_ON} {number}"] = _digest(game)
    return Measured(HOW_THEY_RUN, dict(zip(WANTED, speeds, strict=True)), digests)


def _play(board: Board, levels: Sequence[str], seats: int, number: int) -> SimulatedGame:
    names = [levels[seat % len(levels)] for seat in range(seats)]
    players = [LEVELS[name](board, number + seat) for seat, name in enumerate(names)]
    return play_game(board, players, seed_of(2, number))


def _digest(game: SimulatedGame) -> str:
    """Of everything that was done and scored."""
    return hashlib.sha256(msgspec.json.encode((game.log, game.score))).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
