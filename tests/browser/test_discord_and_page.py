"""One person plays in Discord and another on the page: they see each other's moves."""

from pathlib import Path

import pytest

from sandbox.run.serve import free_port
from tests.support.browser import Browser, expect
from tests.support.live_board import SMALL_PHONE, BoardPage
from tests.support.web_page import link_in
from tests.support.wire.wire_setup import friends_playing

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_moves_in_discord_and_on_the_page_are_seen_by_the_other(
    chromium: Browser, tmp_path: Path
) -> None:
    async with (
        friends_playing(tmp_path / "table.db", web_port=free_port(0)) as friends,
        chromium.page(SMALL_PHONE, has_touch=True) as page,
    ):
        robin, kim = friends.people
        window = BoardPage(page)
        await window.open(link_in(await friends.press(kim, "turn")))
        await expect(window.page.locator("#prompt")).to_have_text("Waiting for Robin")
        step = int(await window.page.locator("body").get_attribute("data-step") or 0)

        await friends.press(robin, "draw")
        await friends.press(robin, "draw")
        await window.at_step(step + 2)
        await expect(window.page.locator("#told")).to_contain_text("Robin")
        await expect(window.page.locator("body.on-turn")).to_be_attached()

        await window.press("#deck")
        await window.at_step(step + 3)
        await window.press("#deck")
        await window.at_step(step + 4)
        await friends.settle()
        assert "Kim drew 2 cards" in friends.public_messages()[-1].text
        assert window.script_errors == []
