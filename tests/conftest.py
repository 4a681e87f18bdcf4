"""Fixtures and markers for the whole suite; `support/positions.py` arranges positions."""

import gc
import logging
import os
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from inspect import iscoroutinefunction
from pathlib import Path

import pytest

from bot.tables.service import Tables
from tests.support.databases.back_ends import databases_of_kind, drop_test_databases
from tests.support.databases.postgres import server_folder
from tests.support.positions import MAPS, MAPS_WITH_SWEEPS, MAPS_WITH_USUAL_WILDS

TESTS = Path(__file__).parent
SLOW_FOLDERS = (TESTS / "bot" / "wire", TESTS / "bot" / "cluster", TESTS / "browser")
BOTH_DATABASES = (TESTS / "bot" / "store", TESTS / "bot" / "tables")
COVERAGE_FOLDERS = (TESTS / "engine",)


def pytest_configure(config: pytest.Config) -> None:
    """Let the tests start a PostgreSQL server, which ends with this process. What collecting them
    makes stays: no garbage is looked for until then."""
    gc.disable()
    if not hasattr(config, "workerinput"):  # not in the worker processes, which share it
        stack = ExitStack()
        stack.enter_context(server_folder())
        config.add_cleanup(stack.close)


def pytest_sessionfinish() -> None:
    drop_test_databases()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of `bot/store` and `bot/tables` on both databases, and some others."""
    marker = metafunc.definition.get_closest_marker
    is_in_folder = _is_in(metafunc.definition, BOTH_DATABASES) and not marker("one_database")
    is_of_both = is_in_folder and iscoroutinefunction(metafunc.function)
    if is_of_both or marker("both_databases") or marker("postgres_in_soak"):
        marks = (pytest.mark.soak,) if marker("postgres_in_soak") else ()
        kinds = ["sqlite", pytest.param("postgres", marks=marks)]
        metafunc.parametrize("database_kind", kinds, indirect=True)


@pytest.fixture(autouse=True)
def database_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    """In which database the test works: `open_store` opens one of this kind."""
    kind = getattr(request, "param", "sqlite")
    with databases_of_kind(kind):
        yield kind


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark whole folders: `slow` by folder, and `coverage` on what is not left out of it."""
    for item in items:
        if _is_in(item, SLOW_FOLDERS):
            item.add_marker("slow")
        is_left_out = any(item.get_closest_marker(name) for name in ("slow", "soak", "uncovered"))
        if _is_in(item, COVERAGE_FOLDERS) and not is_left_out:
            item.add_marker("coverage")


def pytest_collection_finish() -> None:
    """From now on garbage is only looked for in what the tests make."""
    gc.freeze()
    gc.enable()


def _is_in(item: pytest.Item, folders: Sequence[Path]) -> bool:
    return any(item.path.is_relative_to(folder) for folder in folders)


@pytest.fixture(params=MAPS)
def map_id(request: pytest.FixtureRequest) -> str:
    """Each of our maps, one after the other."""
    return str(request.param)


@pytest.fixture(params=MAPS_WITH_USUAL_WILDS)
def usual_wilds(request: pytest.FixtureRequest) -> str:
    """Each of our maps on which wilds are as in most games, one after the other."""
    return str(request.param)


@pytest.fixture(params=MAPS_WITH_SWEEPS)
def swept_map(request: pytest.FixtureRequest) -> str:
    """Each of our maps on which a row with three wilds is replaced, one after the other."""
    return str(request.param)


@pytest.fixture(autouse=True)
def same_cards_in_every_run(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test shuffles alike whenever it runs. Set the variable TEST_SEED to try other cards."""
    cards = random.Random(f"{request.node.name} {os.environ.get('TEST_SEED', '')}")
    defaults = {**(Tables.__init__.__kwdefaults__ or {}), "random_bytes": cards.randbytes}
    monkeypatch.setattr(Tables.__init__, "__kwdefaults__", defaults)


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """The bot's commands set up logging for their process, and that of a test goes on."""
    loggers = [logging.getLogger(name) for name in (None, "bot", "discord")]
    before = [(logger, logger.level, logger.handlers[:]) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers
