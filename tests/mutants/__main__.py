"""`python -m tests.mutants [--sample N] [--seed S] [--jobs J]`: do the tests notice small changes?

Changes the engine (without its command line) in N places, one at a time, each in a copy of this
folder, and runs the quick tests, first those that execute the changed line. Prints the changes that
no test has noticed and ends with 1 if these are more than 3 %. Changes that make no difference are
listed, with the reason, in `equivalent.toml` and are not counted.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Literal

import coverage

from engine.values import Value
from tests.mutants.mutations import Mutation, mutated, mutations

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).parent / "equivalent.toml"
COPIED = ("engine", "maps", "players", "tests", "pyproject.toml")
IGNORED = shutil.ignore_patterns("__pycache__", "pictures", "*.db", "*.png")
TESTS = ("tests/engine", "tests/maps")
QUICK = "not slow and not soak"
SELECTED = "@selected.txt"  # pytest reads its arguments from this file
FIRST_TESTS = 30
DURATIONS = "durations.json"  # written by `tests.mutants.plugin`
LEAST_KILLED = 0.97

Key = tuple[str, str, str, str]
Outcome = Literal["killed", "survived", "equivalent"]


class TestRun(Value, frozen=True):
    """The unchanged tests: those that execute each line, and how long each of them takes."""

    __test__ = False  # no class of tests
    tests: Mapping[tuple[str, int], frozenset[str]]
    seconds: Mapping[str, float]

    def stages(self, mutation: Mutation) -> list[list[str]]:
        """The tests in the order in which they are tried: some that execute the changed lines, the
        others of these, and then all others, each quickest first. Even the last matter: what is
        made once for all tests is executed only by one of them."""
        first, last = mutation.lines
        found = [
            self.tests.get((mutation.file, line), frozenset()) for line in range(first, last + 1)
        ]
        nearest = self._quickest_first(frozenset().union(*found))
        others = self._quickest_first(self.all - set(nearest))
        return [nearest[:FIRST_TESTS], nearest[FIRST_TESTS:], others]

    @property
    def all(self) -> frozenset[str]:
        return frozenset(self.seconds)

    def _quickest_first(self, tests: frozenset[str]) -> list[str]:
        return sorted(tests & self.all, key=lambda test: (self.seconds[test], test))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--sample", type=int, default=200, help="how many changes are tried")
    parser.add_argument("--seed", type=int, default=1, help="another seed tries other changes")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried at the same time")
    parser.add_argument("--file", default="", help="only files whose path contains this")
    options = parser.parse_args(arguments)
    every = _every_mutation()
    for unknown in sorted(_equivalent() - {_key(mutation) for mutation in every}):
        print(f"in {EQUIVALENT.name}, but not in the engine: {unknown}")
    candidates = [mutation for mutation in every if options.file in mutation.file]
    chosen = _sample(candidates, options.sample, options.seed)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = [_copy(Path(folder) / str(i)) for i in range(options.jobs)]
        print("running the tests once, to see which of them execute which line …", flush=True)
        run = _run_unchanged(copies[0])
        print(f"trying {len(chosen)} changes …", flush=True)
        return _report(_try_all(chosen, copies, run))


def _every_mutation() -> list[Mutation]:
    paths = [path for path in ROOT.glob("engine/**/*.py") if path.name != "__main__.py"]
    files = sorted(path.relative_to(ROOT).as_posix() for path in paths)
    return [
        found
        for file in files
        for found in mutations(file, (ROOT / file).read_text(encoding="utf-8"))
    ]


def _sample(every: Sequence[Mutation], size: int, seed: int) -> list[Mutation]:
    """Some of all changes, always the same ones for the same seed."""
    return sorted(
        random.Random(seed).sample(every, min(size, len(every))),
        key=lambda found: (found.file, found.lines, found.after),
    )


def _copy(folder: Path) -> Path:
    """A copy of what the tests of the engine need, so that this folder stays as it is."""
    folder.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=IGNORED)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def _pytest(*arguments: str) -> list[str]:
    options = ("-q", "-x", "--numprocesses=0", "-p", "no:cacheprovider")
    return [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.mutants.plugin",
        *options,
        *arguments,
    ]


def _run_unchanged(copy: Path) -> TestRun:
    """Run all quick tests with coverage. Ends the program if one fails."""
    done = subprocess.run(  # noqa: S603  # our own command
        _pytest("-m", QUICK, "--cov=engine", "--cov-context=test", "--cov-report=", *TESTS),
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"the tests fail without any change:\n{done.stdout}")
    data = coverage.CoverageData(str(copy / ".coverage"))
    data.read()
    found: dict[tuple[str, int], frozenset[str]] = {}
    for path in data.measured_files():
        file = Path(path).relative_to(copy.resolve()).as_posix()
        for line, contexts in data.contexts_by_lineno(path).items():
            found[file, line] = frozenset(name.partition("|")[0] for name in contexts)
    run = TestRun(found, json.loads((copy / DURATIONS).read_text(encoding="utf-8")))
    _check_names(copy, run)
    return run


def _check_names(copy: Path, run: TestRun) -> None:
    """Ends the program unless pytest finds each test by its name: an unknown name would look like a
    failed test."""
    _select(copy, sorted(run.all))
    if _outcome(_pytest("--collect-only", SELECTED), copy) != "survived":
        sys.exit("pytest does not find all tests by their names")


def _select(copy: Path, tests: Sequence[str]) -> None:
    """Write the file that `SELECTED` names."""
    (copy / SELECTED.removeprefix("@")).write_text("\n".join(tests), encoding="utf-8")


def _try_all(
    chosen: Sequence[Mutation], copies: Sequence[Path], run: TestRun
) -> Iterator[tuple[Mutation, Outcome]]:
    """What became of each change. Every copy is used by one thread at a time."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)
    equivalent = _equivalent()

    def outcome(mutation: Mutation) -> Outcome:
        if _key(mutation) in equivalent:
            return "equivalent"
        copy = free.get()
        try:
            return _try(mutation, copy, run.stages(mutation))
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        yield from zip(chosen, pool.map(outcome, chosen), strict=True)


def _equivalent() -> set[Key]:
    """The changes that are known to make no difference."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(one["file"], one["within"], one["before"], one["after"]) for one in listed}


def _key(mutation: Mutation) -> Key:
    return mutation.file, mutation.within, mutation.before, mutation.after


def _try(mutation: Mutation, copy: Path, stages: Sequence[Sequence[str]]) -> Outcome:
    """Run the tests in the copy with the change in it, until one fails."""
    file = copy / mutation.file
    source = file.read_text(encoding="utf-8")
    try:
        _write(file, mutated(source, mutation))
        for tests in filter(None, stages):
            _select(copy, tests)
            if _outcome(_pytest(SELECTED), copy) == "killed":
                return "killed"
        return "survived"
    finally:
        _write(file, source)


def _write(file: Path, text: str) -> None:
    """Write a module so that Python does not use the compiled form of what was there before, which
    it recognises by the time and the size."""
    before = file.stat().st_mtime
    file.write_text(text, encoding="utf-8")
    os.utime(file, (before + 2, before + 2))


def _outcome(command: Sequence[str], copy: Path) -> Outcome:
    silent = subprocess.DEVNULL
    done = subprocess.run(command, cwd=copy, stdout=silent, stderr=silent, check=False)  # noqa: S603  # our own command
    return "killed" if done.returncode else "survived"


def _report(results: Iterator[tuple[Mutation, Outcome]]) -> int:
    """Print each change that was not noticed, then the numbers."""
    began = time.monotonic()
    counts: Counter[Outcome] = Counter()
    for mutation, outcome in results:
        counts[outcome] += 1
        if outcome != "killed":
            print(f"{outcome}: {mutation}", flush=True)
    tried = counts.total() - counts["equivalent"]
    killed = counts["killed"]
    numbers = ", ".join(f"{number} {outcome}" for outcome, number in counts.most_common())
    print(f"{numbers}; {time.monotonic() - began:.0f} s")
    print(f"{killed} of {tried} changes that make a difference were noticed: {killed / tried:.1%}")
    return 0 if killed >= LEAST_KILLED * tried else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
