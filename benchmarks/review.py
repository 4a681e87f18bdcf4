"""`python -m benchmarks.review fit|temper|calibrate|time`: the value function of reviews.

`fit` plays games between computer players of all levels and writes the weights to
`players/review/coefficients.json`. `temper` plays games between players who are alike and adds how
bold the chances may be in these. `calibrate` plays other games of every cast, rates positions of
each, and prints how often those were won. `time` reviews some games on every map and prints how
long that takes.

Games are kept in a folder, because playing them takes much longer than everything else: 20 minutes
for `fit`, and as long for the others together, on one core. Compiled players need half of that.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from benchmarks.review_calibration import calibrate, find_boldness
from benchmarks.review_fit import Example, fit_map, for_any_map
from benchmarks.review_games import (
    MAPS,
    KeptGame,
    board_of,
    played_games,
    positions,
    victory_shares,
)
from engine import actions
from engine.record import make_record
from engine.simulate import seed_of
from engine.state import Over
from players.review.features import NAMES, FeatureMaker
from players.review.review import Reviewer
from players.review.value import (
    ANY_MAP,
    COEFFICIENTS,
    Coefficients,
    MapCoefficients,
    Tempering,
    read_coefficients,
    without_tunnel,
)

FIT_SEED, TEST_SEED = 1, 2
FIT_GAMES, TEST_GAMES = 3000, 2000
ONE_MAPS_GAMES = FIT_GAMES // len(MAPS)
POSITIONS_PER_GAME = 8
EVERY = 4  # for the weights of all maps together, one game in so many is enough
TIMED_GAMES = 3
MAX_S = 10.0  # for a review


def main(arguments: Sequence[str]) -> int:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review")
    parser.add_argument("command", choices=("fit", "temper", "calibrate", "time"))
    parser.add_argument("--map", help="`fit` only this one and leave the others as they are")
    parser.add_argument("--games", type=int, help="fewer than usual, to try it out")
    parser.add_argument("--folder", type=Path, default=Path("build/review"), metavar="DIR")
    options = parser.parse_args(arguments)
    match options.command:
        case "fit" if options.map:
            fit_one(options.map, options.games or ONE_MAPS_GAMES, options.folder)
        case "fit":
            fit(options.games or FIT_GAMES, options.folder)
        case "temper":
            temper(options.folder)
        case "calibrate":
            calibrate(TEST_SEED, options.folder)
        case _:
            measure_time(options.games or TIMED_GAMES, options.folder)
    return 0


def fit(games: int, folder: Path) -> None:
    """Fit the coefficients and write them where the reviews read them."""
    examples: dict[str, list[Example]] = {map_id: [] for map_id in MAPS}
    for kept in played_games(FIT_SEED, games, folder):
        examples[kept.map] += _examples(kept)
    some = [e for each in examples.values() for e in each if e.game // len(MAPS) % EVERY == 0]
    of_all, any_map = for_any_map(some)
    maps = {map_id: fit_map(each, of_all) for map_id, each in examples.items()}
    made_by = f"python -m benchmarks.review fit --games {games}, then temper"
    _write(untempered(made_by, {**maps, ANY_MAP: any_map}))
    print(f"{sum(map(len, examples.values())):,} positions of {games:,} games: {COEFFICIENTS}")


def untempered(made_by: str, maps: dict[str, MapCoefficients]) -> Coefficients:
    """Weights with which the chances are as bold as these make them."""
    untouched = Tempering((0.0, 0.0, 0.0), {ANY_MAP: (1.0, 1.0, 1.0)})
    return Coefficients(made_by, NAMES, untouched, untouched, maps)


def temper(folder: Path) -> None:
    """Find how bold the chances may be between players who are alike, with the weights as they are,
    and write that beside them. The weights themselves come from games between others."""
    known = read_coefficients()
    plain = untempered(known.made_by, known.maps)
    alike = find_boldness(plain, FIT_SEED, folder)
    _write(replace(plain, alike=alike))
    print(f"doubt {alike.doubt}, boldness {alike.boldness}: {COEFFICIENTS}")


def _write(found: Coefficients) -> None:
    COEFFICIENTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def fit_one(map_id: str, games: int, folder: Path) -> None:
    """Fit the coefficients of one map, drawn towards those of all maps, and add them to those of
    the others, which stay as they are."""
    kept = played_games(FIT_SEED, games, folder, (map_id,))
    examples = [example for game in kept for example in _examples(game)]
    found = read_coefficients()
    found.maps[map_id] = fit_map(examples, list(found.maps[ANY_MAP].weights))
    _write(found)
    print(f"{len(examples):,} positions of {games:,} games: {COEFFICIENTS}")


def _examples(kept: KeptGame) -> Iterator[Example]:
    """Some positions of a game, chosen at random, also in the middle of turns."""
    played = positions(FIT_SEED, kept)
    draw = random.Random(f"positions {kept.number}")
    maker = FeatureMaker(board_of(kept.map))
    shares = victory_shares(played[-1])
    for game in draw.sample(played[:-1], POSITIONS_PER_GAME):
        settled = without_tunnel(game)
        if not isinstance(settled.state.phase, Over):
            yield Example(kept.number, maker.features(settled.state), shares)


def measure_time(games: int, folder: Path) -> None:
    """Review games with as many players as the map allows."""
    print(
        "| map | players | actions | positions | seconds of processor time |\n|---|---|---|---|---|"
    )
    left = dict.fromkeys(MAPS, games)
    for kept in played_games(TEST_SEED, TEST_GAMES, folder):
        board = board_of(kept.map)
        if not left[kept.map] or len(kept.levels) < board.map.players[1]:
            if not any(left.values()):
                break
            continue
        left[kept.map] -= 1
        log_ = [(seat, actions.from_json(action)) for seat, action in kept.log]
        record = make_record(board, seed_of(TEST_SEED, kept.number), kept.levels, log_)
        begun = time.process_time()
        review = Reviewer(board, read_coefficients(), seats_are_alike=False).review(record)
        took = time.process_time() - begun
        facts = kept.map, len(kept.levels), len(log_), review.positions, f"{took:.2f}"
        print("| " + " | ".join(map(str, facts)) + " |")
        assert took < MAX_S, "a review takes too long"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
