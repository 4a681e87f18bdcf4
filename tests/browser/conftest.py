"""One browser for all tests of this folder: starting it costs more than most of them.

The browser belongs to the event loop in which it was started, so these tests and their fixtures
share one loop (`loop_scope="session"`).
"""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.support.browser import Browser, launched


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with launched() as browser:
        yield browser
