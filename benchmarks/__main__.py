"""`python -m benchmarks [engine|pictures ...]`: everything if nothing is named."""

import argparse
import sys
from collections.abc import Sequence

from benchmarks import engine
from benchmarks.rows import table

SUITES = {"engine": engine.rows}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("suites", nargs="*", choices=[*SUITES, []], help=", ".join(SUITES))
    for suite in parser.parse_args(arguments).suites or SUITES:
        print(f"--- {suite}")
        print(table(SUITES[suite]()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
