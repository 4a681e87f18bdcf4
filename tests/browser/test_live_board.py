"""The page with the board: whole games by touch and by keyboard, and what two people see."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables import Tables
from tests.support.browser import Browser, expect
from tests.support.fake_clock import FakeClock
from tests.support.live_board import KeyboardPage, served_table
from tests.support.positions import MAPS
from tests.support.tables import ADA, BO, open_tables

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FEW_WAGONS = 5


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest_asyncio.fixture(loop_scope="session")
async def tables(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Tables]:
    async with open_tables(tmp_path, clock) as opened:
        yield opened


async def test_the_last_turns_are_played_by_touch(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(ADA)
        await table.play_to_the_end(window, ADA)
        await expect(window.page.locator(".winner").first).to_be_visible()
        replay = re.compile(rf"^/replay/{table.id}\?")
        await expect(window.page.locator("#replay")).to_have_attribute("href", replay)


@pytest.mark.soak
@pytest.mark.parametrize("map_id", MAPS)
async def test_a_whole_game_is_played_by_touch_on_every_map(
    chromium: Browser, tables: Tables, clock: FakeClock, map_id: str
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id=map_id) as table:
        window = await table.window(ADA)
        await table.play_to_the_end(window, ADA)
        await expect(window.page.locator(".winner").first).to_be_visible()


async def test_the_last_turns_are_played_with_the_keyboard_alone(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="london") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(ADA, KeyboardPage)
        await table.play_to_the_end(window, ADA)
        await expect(window.page.locator(".winner").first).to_be_visible()
