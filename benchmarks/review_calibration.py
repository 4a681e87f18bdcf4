"""How bold the chances of reviews may be, and whether they hold: on games of every cast."""

import random
from collections.abc import Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from typing import NamedTuple

from benchmarks.review_casts import CASTS, UNLIKE, cast_games
from benchmarks.review_games import KeptGame, board_of, positions, victory_shares
from benchmarks.review_temper import Scored, temper
from engine.state import Over
from players.review.features import Stages
from players.review.value import (
    ANY_MAP,
    Coefficients,
    Tempering,
    ValueFunction,
    read_coefficients,
    without_tunnel,
)

MAPS = ("usa", "europe", "italy", "amsterdam", "newyork", "london", "india", "switzerland")
GAMES = {
    "fit": {"normal": 125, "people": 75, "hard": 30},
    "test": {"mixed": 66, "normal": 100, "people": 50, "hard": 30},
}
"""Of a cast on every map: with `fit` the boldness is found, on `test` all chances are tested."""
COUNTS = {"normal": 2.0, "people": 2.0, "hard": 1.0}
"""How much a cast of players who are alike counts for the boldness; there are few hard games."""
WEIGHT = 3e4  # of all positions together, beside the strength of what draws boldness
POSITIONS_PER_GAME = 6
BANDS = 10
MAX_WRONG = 0.03  # of the share that was won, in any band of any cast, beside two standard errors


class Rated(NamedTuple):
    """A position: its game, what it is worth, and what the seats' chances are."""

    game: tuple[str, str, int]
    scored: Scored
    chances: Sequence[float]


def find_boldness(coefficients: Coefficients, seed: int, folder: Path) -> Tempering:
    """The doubt and the boldness of every map between players who are alike, for these weights."""
    found: dict[str, list[Scored]] = {map_id: [] for map_id in MAPS}
    for cast, counts in COUNTS.items():
        rated = list(_rated(coefficients, seed, cast, GAMES["fit"][cast], folder))
        weight = WEIGHT * counts / sum(COUNTS.values()) / len(rated)
        for each in rated:
            found[each.game[1]].append(each.scored._replace(weight=weight))
    doubt, of_all, of_maps = temper(found)
    boldness = {m: _rounded(b) for m, b in {**of_maps, ANY_MAP: of_all}.items()}
    return Tempering(_rounded(doubt), boldness)


def _rounded(values: Stages) -> Stages:
    early, late, last = (round(value, 4) for value in values)
    return early, late, last


def _rated(
    coefficients: Coefficients, seed: int, cast: str, games: int, folder: Path
) -> Iterator[Rated]:
    for map_id in MAPS:
        value = ValueFunction(board_of(map_id), coefficients, seats_are_alike=cast != UNLIKE)
        for kept in cast_games(seed, cast, map_id, games, folder):
            if cast != UNLIKE or len(set(kept.levels)) > 1:
                yield from _positions(value, seed, cast, kept)


def _positions(value: ValueFunction, seed: int, cast: str, kept: KeptGame) -> Iterator[Rated]:
    """Some positions of a game, chosen at random, also in the middle of turns."""
    played = positions(seed, kept)
    shares = victory_shares(played[-1])
    draw = random.Random(f"positions {cast} {kept.map} {kept.number}")
    for game in draw.sample(played[:-1], POSITIONS_PER_GAME):
        settled = without_tunnel(game)
        if not isinstance(settled.state.phase, Over):
            state = settled.state
            scored = Scored(1.0, value.scores(state), value.stages(state), shares)
            yield Rated((cast, kept.map, kept.number), scored, value.chances(settled))


def calibrate(seed: int, folder: Path) -> None:
    """Rate positions of other games than the boldness was found with, and compare with who won."""
    rated = {
        cast: list(_rated(read_coefficients(), seed, cast, GAMES["test"][cast], folder))
        for cast in CASTS
    }
    print("| rated | " + " | ".join(CASTS) + " |\n" + "|---" * (len(CASTS) + 1) + "|")
    is_right = True
    for band in range(BANDS):
        cells = [compared(found, band / BANDS, (band + 1) / BANDS) for found in rated.values()]
        print(f"| {band * 10}–{band * 10 + 10}% | " + " | ".join(map(str, cells)) + " |")  # noqa: RUF001  # a range
        is_right &= all(cell.is_right() for cell in cells)
    _print_errors([each for found in rated.values() for each in found])
    assert is_right, "in a band of a cast, others were won than rated"


class Compared(NamedTuple):
    """The ratings of a band: their number, their mean, the share of them that was won, and its
    standard error; the ratings of one game depend on each other."""

    number: int
    mean: float
    won: float
    error: float

    def __str__(self) -> str:
        off, error = 100 * (self.won - self.mean), 100 * self.error
        return f"{off:+.1f} ± {error:.1f} ({self.number:,})".replace("-", "−")  # noqa: RUF001  # a minus

    def is_right(self) -> bool:
        return abs(self.won - self.mean) <= MAX_WRONG + 2 * self.error


def compared(found: Sequence[Rated], low: float, high: float) -> Compared:
    """The ratings of a band, compared with who won."""
    by_game: dict[tuple[str, str, int], float] = {}
    ratings: list[tuple[float, float]] = []
    for each in found:
        for pair in zip(each.chances, each.scored.shares, strict=True):
            if low <= pair[0] < high or pair[0] == high == 1.0:
                ratings.append(pair)
                by_game[each.game] = by_game.get(each.game, 0.0) + pair[1] - pair[0]
    number = max(1, len(ratings))
    mean, won = (sum([pair[i] for pair in ratings], 0.0) / number for i in range(2))
    error = sum([wrong**2 for wrong in by_game.values()], 0.0) ** 0.5 / number
    return Compared(len(ratings), mean, won, error)


def _print_errors(rated: Sequence[Rated]) -> None:
    by_map: Mapping[str, list[Rated]] = {map_id: [] for map_id in MAPS}
    for each in rated:
        by_map[each.game[1]].append(each)
    print("\n| map | Brier score | with equal chances | log-loss | with equal chances |")
    print("|---|---|---|---|---|")
    for name, found in (*by_map.items(), ("all", rated)):
        figures = [_errors(each.chances, each.scored.shares) for each in found]
        means = (sum(each) / len(figures) for each in zip(*figures, strict=True))
        print(f"| {name} | " + " | ".join(f"{mean:.3f}" for mean in means) + " |")


def _errors(chances: Sequence[float], shares: Sequence[float]) -> tuple[float, ...]:
    """Brier score and log-loss of the rating, each followed by that of equal chances."""
    rated = list(zip(chances, shares, strict=True))
    equal = [(1 / len(chances), share) for share in shares]
    briers = [sum((chance - share) ** 2 for chance, share in pairs) for pairs in (rated, equal)]
    losses = [-sum(s * log(max(c, 1e-9)) for c, s in pairs) for pairs in (rated, equal)]
    return (*briers, *losses)
