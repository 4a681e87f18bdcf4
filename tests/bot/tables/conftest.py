"""Fixtures for tests of tables: a clock that stands still, and tables over an empty database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Tables
from tests.support.fake_clock import FakeClock
from tests.support.positions import MAPS
from tests.support.tables import open_tables

LIKE_OTHERS = ("india", "london", "newyork", "nordic", "switzerland")
"""Their games have no action and no state that those of Amsterdam do not have."""


@pytest.fixture(
    params=[
        pytest.param(each, marks=pytest.mark.soak) if each in LIKE_OTHERS else each for each in MAPS
    ]
)
def map_id(request: pytest.FixtureRequest) -> str:
    """Each of our maps; in the usual run only those whose games are stored differently."""
    return str(request.param)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def tables(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Tables]:
    async with open_tables(tmp_path, clock) as opened:
        yield opened
