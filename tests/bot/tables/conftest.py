"""Fixtures for tests of tables: a clock that stands still, and tables over an empty database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Tables
from tests.support.fake_clock import FakeClock
from tests.support.tables import open_tables


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def tables(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Tables]:
    async with open_tables(tmp_path, clock) as opened:
        yield opened
