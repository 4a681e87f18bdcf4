"""`python -m engine simulate`, `replay` and `version`. Loads maps for the engine."""

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import get_args

import msgspec
from tqdm import tqdm

from engine.board import Board
from engine.game import RULES_VERSION, make_board
from engine.house_rules import HouseRules, StationLoan
from engine.how_they_run import HOW_THEY_RUN
from engine.model import Map
from engine.record import differences, from_text, make_record, to_text
from engine.refusals import Refusal
from engine.simulate import (
    SimulatedGame,
    SimulationSummary,
    SimulationTotals,
    play_at_random,
    seed_of,
)
from maps.errors import MapError
from maps.loader import load

OK, WRONG, USAGE = 0, 1, 2


def main(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a command. Returns 1 if a record is wrong, 2 if the command cannot be carried out."""
    options = _parser().parse_args(arguments)
    options.folders = [Path(environment["MAPS_DIR"])] if environment.get("MAPS_DIR") else []
    try:
        result: int = options.run(options)
    except (MapError, Refusal, OSError) as error:
        print(f"python -m engine {options.command}: {error}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return USAGE
    return result


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine", description="The rules, by themselves."
    )
    commands = parser.add_subparsers(required=True, dest="command", metavar="COMMAND")
    simulate = commands.add_parser("simulate", help="play whole games at random")
    simulate.set_defaults(run=_simulate)
    simulate.add_argument("--map", required=True, metavar="M", help="for example europe")
    simulate.add_argument("--players", type=_positive, default=2, metavar="N")
    simulate.add_argument("--games", type=_positive, default=100, metavar="G")
    simulate.add_argument("--seed", type=int, default=0, metavar="S")
    loans = get_args(StationLoan)
    simulate.add_argument("--stations", choices=loans, default=loans[0], help="house rule")
    simulate.add_argument("--save", type=Path, metavar="DIR", help="write a record of every game")
    simulate.add_argument("--json", action="store_true", help="print nothing but one JSON object")
    replay = commands.add_parser("replay", help="play game records again and compare everything")
    replay.set_defaults(run=_replay)
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    version = commands.add_parser("version", help="the version of the rules, and how they run")
    version.set_defaults(run=_version)
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _simulate(options: argparse.Namespace) -> int:
    map_: Map = load(options.map, *options.folders)
    board = make_board(map_, HouseRules(options.stations))
    totals = SimulationTotals(map_.id, options.players)
    seconds = 0.0
    bar = tqdm(range(options.games), unit="game", disable=options.json or not sys.stderr.isatty())
    for number in bar:
        begun = time.perf_counter()
        game = play_at_random(board, options.players, seed_of(options.seed, number))
        seconds += time.perf_counter() - begun
        totals.add(game)
        if options.save:
            _save(board, game, options.save, f"{map_.id}-{options.players}-{options.seed}-{number}")
    summary = totals.summary(seconds)
    if not options.json:
        print(_in_words(summary), file=sys.stderr)
    print(msgspec.json.encode(summary).decode())
    return OK


def _save(board: Board, game: SimulatedGame, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    seats = [f"random {seat}" for seat in range(len(game.score.seats))]
    record = make_record(board, game.seed, seats, game.log)
    (folder / f"{name}.json").write_text(to_text(record), encoding="utf-8")


def _in_words(summary: SimulationSummary) -> str:
    lines = [f"{kind:>14} {points:8.2f}" for kind, points in summary.mean_score.items()]
    return "\n".join([f"{summary.map}, {summary.players} players: mean score of a seat", *lines])


def _replay(options: argparse.Namespace) -> int:
    result = OK
    for file in options.files:
        try:
            record = from_text(file.read_bytes())
            board = make_board(load(record.map, *options.folders), record.house_rules)
            found = list(differences(record, board))
        except (MapError, Refusal, OSError) as error:
            print(f"{file}: {error}", file=sys.stderr)
            return USAGE
        for difference in found:
            print(f"{file}: {difference}", file=sys.stderr)
        if found:
            result = WRONG
        else:
            print(f"{file}: {len(record.actions)} actions replayed, everything is as recorded")
            seed_hash = hashlib.sha256(bytes.fromhex(record.seed)).hexdigest()
            print(f"  the SHA-256 of its seed: {seed_hash}")
    return result


def _version(_: argparse.Namespace) -> int:
    print(f"rules {RULES_VERSION}, {HOW_THEY_RUN}")
    return OK


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
