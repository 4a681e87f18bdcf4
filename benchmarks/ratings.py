"""`python -m benchmarks.ratings`: do ratings order the computer players, and predict who wins?

Fifteen players, five of each level, meet at tables of two to five on all maps. Before each game
the ratings say how likely each player wins; afterwards they learn from the places. The log-loss is
the mean of -ln(the chance given to the winner): less is better, and giving everybody the same
chance has the one printed beside it.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from math import log
from multiprocessing import get_context
from typing import NamedTuple, get_args

from bot.domain.ladders import MIN_GAMES, Rating
from bot.domain.ratings import chances, rate
from bot.domain.results import places_of
from bot.domain.table import Level
from engine.game import make_board
from engine.simulate import seed_of
from maps.loader import load
from players.duels.single_game import play_game
from players.levels.registry import ALL_PLAYERS

MAPS = ("usa", "europe", "italy", "amsterdam")
PLAYERS_PER_LEVEL = 5
WARM_UP = 0.1  # of the games: ratings that know nothing yet predict nothing


class PlayedGame(NamedTuple):
    """Who sat where, and the places they reached."""

    map: str
    players: tuple[str, ...]
    places: tuple[int, ...]


def main(arguments: Sequence[str]) -> int:
    """Play the games, rate them in order, and print both tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ratings")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    report(list(play(options.games, options.seed, options.jobs)))
    return 0


def play(games: int, seed: int, jobs: int) -> Iterator[PlayedGame]:
    """Play games in several processes. Yields them in the order of their numbers."""
    numbers = [(seed, number) for number in range(games)]
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, numbers, chunksize=4)


def _play(which: tuple[int, int]) -> PlayedGame:
    seed, number = which
    draw = random.Random(f"{seed} {number}")
    map_id = draw.choice(MAPS)
    board = make_board(load(map_id))
    everybody = [f"{level} {n}" for level in get_args(Level) for n in range(PLAYERS_PER_LEVEL)]
    names = draw.sample(everybody, draw.randint(2, max(board.map.players)))
    players = [ALL_PLAYERS[name.split()[0]](board, seed + number) for name in names]
    places = places_of(play_game(board, players, seed_of(seed, number)).score)
    return PlayedGame(map_id, tuple(names), tuple(places[seat] for seat in sorted(places)))


def report(games: Sequence[PlayedGame]) -> None:
    """Rate the games one after the other and print what the ratings knew."""
    ratings: dict[str, Rating] = {}
    losses, equal, lucky = [], [], 0
    for number, game in enumerate(games):
        before = [ratings.get(name, Rating()) for name in game.players]
        winners = [n for n, place in enumerate(game.places) if place == 1]
        if number >= WARM_UP * len(games):
            expected = chances(before)
            share = sum(expected[n] for n in winners) / len(winners)
            losses.append(-log(share))
            equal.append(log(len(game.players)))
            lucky += max(range(len(expected)), key=expected.__getitem__) in winners
        after = rate(before, game.places)
        ratings.update(zip(game.players, after, strict=True))
    print(f"{len(games):,} games; log-loss over the last {len(losses):,}:")
    print(f"ratings {sum(losses) / len(losses):.3f}, equal chances {sum(equal) / len(equal):.3f};")
    print(f"the favourite won {lucky / len(losses):.0%}")
    print("\n| level | rating of its players | mu | sigma |\n|---|---|---|---|")
    means = {}
    for level in get_args(Level):
        own = [rating for name, rating in ratings.items() if name.startswith(level)]
        known = [rating for rating in own if rating.games >= MIN_GAMES]
        shown = ", ".join(str(rating.shown) for rating in sorted(known, key=lambda r: r.mu))
        means[level] = sum(rating.mu for rating in known) / len(known)
        sigma = sum(rating.sigma for rating in known) / len(known)
        print(f"| {level} | {shown} | {means[level]:.2f} | {sigma:.2f} |")
    assert means["easy"] < means["normal"] < means["hard"], "the ratings do not order the levels"
    assert sum(losses) < sum(equal), "the ratings predict no better than equal chances"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
