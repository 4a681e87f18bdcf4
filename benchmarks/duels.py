"""`python -m benchmarks.duels`: prints the table of docs/players.md, row by row."""

import argparse
import sys
from collections.abc import Sequence
from typing import NamedTuple

from maps.loader import load
from players.duels.baselines import BASELINES
from players.duels.duel import DuelResult, DuelSetup, PlayerResult, play_games, summarise
from players.levels.registry import ALL_PLAYERS

MAPS = (
    "usa",
    "europe",
    "italy",
    "amsterdam",
    "newyork",
    "london",
    "india",
    "switzerland",
    "nordic",
)
FULL_TABLE = {
    "usa": 5,
    "europe": 5,
    "italy": 5,
    "amsterdam": 4,
    "newyork": 4,
    "london": 4,
    "india": 4,
    "switzerland": 3,
    "nordic": 3,
}


class DuelRow(NamedTuple):
    """One duel: the map, the players, and the share of the requested games to play."""

    map: str
    names: tuple[str, ...]
    share: float = 1.0


def rows() -> list[DuelRow]:
    """Every duel of the table, the most important first."""
    found = [DuelRow(map_, pair) for pair in LADDER for map_ in MAPS]
    found += [DuelRow(map_, ("hard", name)) for map_ in ("usa", "europe") for name in BASELINES]
    found.append(DuelRow("usa", ("hard", "random")))
    for map_, seats in FULL_TABLE.items():
        others = ("normal", "easy", "normal", "easy")[: seats - 1]
        found.append(DuelRow(map_, ("hard", *others), 0.5))
    return found


LADDER = (("hard", "normal"), ("normal", "easy"), ("easy", "random"), ("hard", "easy"))


def main(arguments: Sequence[str]) -> int:
    """Play the requested duels and print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duels")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rows", type=int, nargs="*", metavar="N", help="only these, from 0")
    options = parser.parse_args(arguments)
    print("| map | duel | games | first wins (95 %) | points | tickets done/kept | ms/worst |")
    print("|---|---|---|---|---|---|---|", flush=True)
    table = rows()
    for row in [table[number] for number in options.rows] if options.rows else table:
        setup = DuelSetup(load(row.map), row.names, options.seed)
        number = max(len(row.names), round(options.games * row.share))
        played = play_games(setup, {**ALL_PLAYERS, **BASELINES}, number, options.jobs)
        print(_markdown(summarise(setup, played)), flush=True)
    return 0


def _markdown(duel: DuelResult) -> str:
    first = duel.players[0]
    low, high = first.win_share_95
    cells = [
        str(duel.map),
        ", ".join(player.player for player in duel.players),
        str(duel.games),
        f"{first.win_share:.1%} ({low * 100:.1f}-{high * 100:.1f})",
        ":".join(f"{player.mean_points:.0f}" for player in duel.players),
        ", ".join(map(_tickets, duel.players)),
        f"{first.median_ms:.1f}/{first.worst_ms:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def _tickets(result: PlayerResult) -> str:
    return f"{result.mean_tickets_done:.1f}/{result.mean_tickets:.1f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
