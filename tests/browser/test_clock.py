"""The clock at the bottom left, which `make play` lets one move."""

from pathlib import Path

import pytest

from sandbox.testing.driver import Sandbox
from tests.support.browser import PHONE, Browser, browsing, expect, serious_problems

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HOUR_S = 3600


async def test_the_clock_is_moved_and_what_is_shown_follows(
    chromium: Browser, tmp_path: Path
) -> None:
    async with (
        Sandbox.start(clock_file=tmp_path / "clock-ahead") as discord,
        browsing(chromium, discord) as windows,
    ):
        robin = await windows.open("Robin", PHONE, "light")
        await robin.say(f"Leaves <t:{int(discord.world.clock.now_s()) + 2 * HOUR_S + 60}:R>")
        leaves = robin.newest.locator(".text time")
        await expect(leaves).to_have_text("in 2 hours")
        await robin.page.get_by_role("button", name="Channels and people").tap()
        clock = robin.page.get_by_role("group", name="Clock")
        before = await clock.inner_text()
        await clock.get_by_role("button", name="+1 hour").tap()
        await expect(leaves).to_have_text("in 1 hour")
        await expect(clock).not_to_have_text(before)
        assert discord.world.clock.ahead_s == HOUR_S
        assert await serious_problems(robin) == []
        assert await robin.overflow_px() == 0


async def test_where_the_bot_would_not_follow_no_clock_is_offered(chromium: Browser) -> None:
    async with Sandbox.start() as discord, browsing(chromium, discord) as windows:
        robin = await windows.open("Robin")
        await expect(robin.page.get_by_label("Language")).to_be_visible()
        await expect(robin.page.get_by_role("group", name="Clock")).to_have_count(0)
