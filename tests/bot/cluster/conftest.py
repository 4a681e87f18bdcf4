"""Several processes share one PostgreSQL database; a test of both has one process with SQLite."""

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("database_kind", ["postgres"], indirect=True)
