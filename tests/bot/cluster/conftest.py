"""Several processes share one PostgreSQL database."""

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("database_kind", ["postgres"], indirect=True)
