"""`python -m benchmarks.review fit|calibrate|time`: the value function of reviews.

`fit` plays games between computer players and writes `players/review/coefficients.json`.
`calibrate` plays other games, rates one position of each, and prints how often those were won.
`time` reviews some games on every map and prints how long that takes.

Games are kept in a folder, because playing them takes much longer than everything else: about 20
minutes for all of them on one core.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path

import msgspec

from benchmarks.review_fit import Example, fit_map, for_any_map
from benchmarks.review_games import MAPS, KeptGame, board_of, played_games, positions
from engine import actions
from engine.game import Game
from engine.record import make_record
from engine.scoring import final_score
from engine.simulate import seed_of
from engine.state import Over, Turn
from players.review.features import NAMES, FeatureMaker
from players.review.review import Reviewer
from players.review.value import (
    ANY_MAP,
    COEFFICIENTS,
    Coefficients,
    ValueFunction,
    read_coefficients,
    without_tunnel,
)

FIT_SEED, TEST_SEED = 1, 2
FIT_GAMES, TEST_GAMES = 3000, 2000
ONE_MAPS_GAMES = FIT_GAMES // len(MAPS)
POSITIONS_PER_GAME = 8
EVERY = 4  # for the weights of all maps together, one game in so many is enough
TIMED_GAMES = 3
MAX_WRONG = 0.05  # of the share of positions rated 70 % that was won
MAX_S = 10.0  # for a review


def main(arguments: Sequence[str]) -> int:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review")
    parser.add_argument("command", choices=("fit", "calibrate", "time"))
    parser.add_argument("--map", help="only this one: `fit` leaves the others as they are")
    parser.add_argument("--games", type=int, help="fewer than usual, to try it out")
    parser.add_argument("--folder", type=Path, default=Path("build/review"), metavar="DIR")
    options = parser.parse_args(arguments)
    match options.command:
        case "fit" if options.map:
            fit_one(options.map, options.games or ONE_MAPS_GAMES, options.folder)
        case "fit":
            fit(options.games or FIT_GAMES, options.folder)
        case "calibrate":
            maps = (options.map,) if options.map else MAPS
            calibrate(options.games or TEST_GAMES, options.folder, maps)
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
    made_by = f"python -m benchmarks.review fit --games {games}"
    found = Coefficients(made_by, NAMES, {**maps, ANY_MAP: any_map})
    COEFFICIENTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{sum(map(len, examples.values())):,} positions of {games:,} games: {COEFFICIENTS}")


def fit_one(map_id: str, games: int, folder: Path) -> None:
    """Fit the coefficients of one map, drawn towards those of all maps, and add them to those of
    the others, which stay as they are."""
    kept = played_games(FIT_SEED, games, folder, (map_id,))
    examples = [example for game in kept for example in _examples(game)]
    found = read_coefficients()
    found.maps[map_id] = fit_map(examples, list(found.maps[ANY_MAP].weights))
    COEFFICIENTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{len(examples):,} positions of {games:,} games: {COEFFICIENTS}")


def _examples(kept: KeptGame) -> Iterator[Example]:
    """Some positions of a game, chosen at random, also in the middle of turns."""
    played = positions(FIT_SEED, kept)
    draw = random.Random(f"positions {kept.number}")
    maker = FeatureMaker(board_of(kept.map))
    shares = _shares(played[-1])
    for game in draw.sample(played[:-1], POSITIONS_PER_GAME):
        settled = without_tunnel(game)
        if not isinstance(settled.state.phase, Over):
            yield Example(kept.number, maker.features(settled.state), shares)


def _shares(ended: Game) -> tuple[float, ...]:
    winners = final_score(ended.board, ended.state).winners
    return tuple([(seat in winners) / len(winners) for seat in range(len(ended.state.players))])


def calibrate(games: int, folder: Path, maps: Sequence[str] = MAPS) -> None:
    """Rate one position after a turn in each game, and compare with who won."""
    values = {m: ValueFunction(board_of(m), read_coefficients()) for m in maps}
    rated: dict[str, list[tuple[tuple[float, ...], tuple[float, ...]]]] = {m: [] for m in maps}
    for kept in played_games(TEST_SEED, games, folder, maps):
        played = positions(TEST_SEED, kept)
        after_turns = [game for game in played if isinstance(game.state.phase, Turn)]
        game = random.Random(f"position {kept.number}").choice(after_turns)
        rated[kept.map].append((values[kept.map].chances(game), _shares(played[-1])))
    everything = [each for found in rated.values() for each in found]
    print(f"one position of each of {len(everything):,} games; every seat's rating counts\n")
    print("| rated | ratings | mean rating | won | expected error |\n|---|---|---|---|---|")
    is_right = True
    seats = [pair for chances, shares in everything for pair in zip(chances, shares, strict=True)]
    for number in range(11):
        low, high = max(0.0, number / 10 - 0.05), min(1.0, number / 10 + 0.05)
        found = [(c, s) for c, s in seats if low <= c < high or c == high == 1.0]
        if found:
            mean, won = (sum(each) / len(found) for each in zip(*found, strict=True))
            error = (mean * (1 - mean) / len(found)) ** 0.5
            label = f"{low:.0%}–{high:.0%}"  # noqa: RUF001  # a range
            print(f"| {label} | {len(found)} | {mean:.1%} | {won:.1%} | ±{error:.1%} |")
            if number == 7 and games == TEST_GAMES:
                is_right = abs(0.7 - won) <= MAX_WRONG
    print("\n| map | Brier score | with equal chances | log-loss | with equal chances |")
    print("|---|---|---|---|---|")
    for name, found_here in (*rated.items(), ("all", everything)):
        figures = [_errors(chances, shares) for chances, shares in found_here]
        means = (sum(each) / len(figures) for each in zip(*figures, strict=True))
        print(f"| {name} | " + " | ".join(f"{mean:.3f}" for mean in means) + " |")
    assert is_right, "of positions rated 70 %, not 65 to 75 % were won"


def _errors(chances: Sequence[float], shares: Sequence[float]) -> tuple[float, ...]:
    """Brier score and log-loss of the rating, each followed by that of equal chances."""
    rated = list(zip(chances, shares, strict=True))
    equal = [(1 / len(chances), share) for share in shares]
    briers = [sum((chance - share) ** 2 for chance, share in pairs) for pairs in (rated, equal)]
    losses = [-sum(s * log(max(c, 1e-9)) for c, s in pairs) for pairs in (rated, equal)]
    return (*briers, *losses)


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
        review = Reviewer(board, read_coefficients()).review(record)
        took = time.process_time() - begun
        facts = kept.map, len(kept.levels), len(log_), review.positions, f"{took:.2f}"
        print("| " + " | ".join(map(str, facts)) + " |")
        assert took < MAX_S, "a review takes too long"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
