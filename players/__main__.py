"""`python -m players`: plays games between computer players, to measure their strength (`duel`) or
to keep the record of one (`record`)."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from tqdm import tqdm

from engine.game import make_board
from engine.model import Map
from engine.record import make_record, to_text
from engine.simulate import seed_of
from maps.errors import MapError
from maps.loader import load
from players.duels.baselines import BASELINES
from players.duels.duel import DuelResult, DuelSetup, PlayerResult, play_games, summarise
from players.duels.single_game import play_game
from players.levels.registry import ALL_PLAYERS, PlayerMaker

OK, USAGE = 0, 2

MAKERS: Mapping[str, PlayerMaker] = {**ALL_PLAYERS, **BASELINES}


class UsageError(Exception):
    """The command cannot be carried out; the message says why."""


def main(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a command. Returns 2 if it cannot be carried out."""
    options = _parser().parse_args(arguments)
    folders = [Path(environment["MAPS_DIR"])] if environment.get("MAPS_DIR") else []
    try:
        options.run(options, folders)
    except (MapError, UsageError, OSError) as error:
        print(f"python -m players {options.command}: {error}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return USAGE
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m players", description="Computer players without the bot."
    )
    commands = parser.add_subparsers(required=True, dest="command", metavar="COMMAND")
    duel = commands.add_parser("duel", help="play many games with rotated seats")
    duel.set_defaults(run=_duel)
    duel.add_argument("--games", type=_positive, default=100, metavar="N")
    duel.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes")
    duel.add_argument("--json", action="store_true", help="print nothing but one JSON object")
    record = commands.add_parser("record", help="play one game and write its record")
    record.set_defaults(run=_record)
    record.add_argument("--save", type=Path, required=True, metavar="DIR", help="where to write it")
    for command in (duel, record):
        command.add_argument("--map", required=True, metavar="M", help="for example europe")
        command.add_argument("--seats", required=True, metavar="A,B,...", help=", ".join(MAKERS))
        command.add_argument("--seed", type=int, default=0, metavar="S")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _duel(options: argparse.Namespace, folders: Sequence[Path]) -> None:
    map_, names = _map_and_seats(options, folders)
    setup = DuelSetup(map_, names, options.seed)
    is_quiet = options.json or not sys.stderr.isatty()
    bar = tqdm(total=options.games, unit="game", disable=is_quiet)
    played = []
    with bar:
        for result in play_games(setup, MAKERS, options.games, options.jobs):
            played.append(result)
            bar.update()
    duel = summarise(setup, played)
    print(msgspec.json.encode(duel).decode() if options.json else _in_words(duel))


def _record(options: argparse.Namespace, folders: Sequence[Path]) -> None:
    map_, names = _map_and_seats(options, folders)
    board = make_board(map_)
    players = [MAKERS[name](board, options.seed) for name in names]
    game = play_game(board, players, seed_of(options.seed, 0))
    options.save.mkdir(parents=True, exist_ok=True)
    file = options.save / f"{map_.id}-{'-'.join(names)}.json"
    file.write_text(to_text(make_record(board, game.seed, names, game.log)), encoding="utf-8")
    print(file)


def _map_and_seats(
    options: argparse.Namespace, folders: Sequence[Path]
) -> tuple[Map, tuple[str, ...]]:
    """The map, and the players that can sit at its table, or a `UsageError`."""
    map_ = load(options.map, *folders)
    names = tuple(name.strip() for name in options.seats.split(","))
    for name in names:
        if name not in MAKERS:
            raise UsageError(f"no player {name!r}: there are {', '.join(MAKERS)}")
    least, most = map_.players
    if not least <= len(names) <= most:
        raise UsageError(f"{len(names)} seats: {map_.name} is for {least} to {most} players")
    return map_, names


def _in_words(duel: DuelResult) -> str:
    head = f"{duel.map}, {duel.games} games, seed {duel.seed}"
    columns = f"{'player':<20}{'wins':>9}{'95 %':>17}{'points':>9}{'tickets':>13}{'ms':>15}"
    return "\n".join([head, columns, *map(_line, duel.players)])


def _line(result: PlayerResult) -> str:
    low, high = result.win_share_95
    wins = f"{result.win_share:.1%}"
    interval = f"{low:.1%} - {high:.1%}"
    tickets = f"{result.mean_tickets_done:.2f} of {result.mean_tickets:.2f}"
    times = f"{result.median_ms:.1f} <= {result.worst_ms:.0f}"
    points = f"{result.mean_points:.1f}"
    return f"{result.player:<20}{wins:>9}{interval:>17}{points:>9}{tickets:>13}{times:>15}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
