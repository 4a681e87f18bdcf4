"""`python -m benchmarks [SUITE …]`: all of them by default."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence

from benchmarks import (
    bot_daily,
    bot_replay,
    bot_results,
    bot_tables,
    bot_wire,
    engine,
    pictures,
    texts,
)

SUITES: Mapping[str, Callable[[], None]] = {
    "daily": bot_daily.main,
    "engine": engine.main,
    "pictures": pictures.main,
    "replay": bot_replay.main,
    "results": bot_results.main,
    "tables": bot_tables.main,
    "texts": texts.main,
    "wire": bot_wire.main,
}


def main(arguments: Sequence[str]) -> int:
    """Run the suites given by name, or all of them, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=f"one of {', '.join(SUITES)}")
    suites = parser.parse_args(arguments).suites or list(SUITES)
    for unknown in set(suites) - set(SUITES):
        parser.error(f"no suite {unknown!r}; there are {', '.join(SUITES)}")
    for suite in suites:
        print(f"--- {suite}")
        SUITES[suite]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
