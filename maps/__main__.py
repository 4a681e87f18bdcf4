"""`python -m maps check [FILE...]` and `python -m maps list`: checks or lists maps."""

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from engine.model import Map
from maps.errors import MapError, MapProblem
from maps.loader import files_in, load_file
from maps.summary import table


def main(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Report on the valid maps, then print the errors of the others. Returns 1 if there are
    errors."""
    options = _parser().parse_args(arguments)
    folders = [Path(environment["MAPS_DIR"])] if environment.get("MAPS_DIR") else []
    errors: list[MapError] = []
    try:
        maps = _load_each(options.files or files_in(*folders), errors)
        if maps:
            print(options.report(maps))
    except MapError as no_folder:
        errors.append(no_folder)
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m maps",
        description="The maps of this package, and of the folder that MAPS_DIR names.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    naming = commands.add_parser("list", help="name every map")
    naming.set_defaults(report=_names, files=[])
    check = commands.add_parser("check", help="check map files, and count what they have")
    check.set_defaults(report=table)
    check.add_argument("files", nargs="*", type=Path, metavar="FILE", help="all maps if none")
    return parser


def _load_each(files: Sequence[Path], errors: list[MapError]) -> list[Map]:
    """The maps of the valid files. The errors of the other files are added to `errors`."""
    maps: dict[str, Map] = {}
    for file in files:
        try:
            map_ = load_file(file)
        except MapError as error:
            errors.append(error)
            continue
        if map_.id in maps:
            errors.append(MapError(str(file), [MapProblem("", f"the name {map_.id!r} is taken")]))
        else:
            maps[map_.id] = map_
    return list(maps.values())


def _names(maps: Iterable[Map]) -> str:
    return "\n".join(
        f"{map_.id:<12} {map_.name:<12} {map_.players[0]}-{map_.players[1]} players"
        for map_ in maps
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
