"""Commands that are typed as a whole, as people do who know them, and sent with the button."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Locator

from sandbox.testing.driver import Sandbox
from tests.support.browser import PHONE, Browser, BrowserWindows, Window, browsing, expect
from tests.support.page_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def windows(chromium: Browser) -> AsyncIterator[BrowserWindows]:
    """A browser with a bot that is online."""
    async with (
        Sandbox.start(answer_within_s=30.0) as discord,
        running(discord),
        browsing(chromium, discord) as browser,
    ):
        yield browser


def send_button(window: Window) -> Locator:
    return window.page.get_by_role("button", name="Send")


async def test_the_button_sends_a_typed_command(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin", PHONE)
    await robin.box.tap()
    await robin.page.keyboard.type("/panel")
    await send_button(robin).tap()
    await expect(robin.newest).to_contain_text("Pressed 0")
    await expect(robin.box).to_have_value("")


async def test_a_typed_command_without_a_required_option_asks_for_it(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin")
    await robin.box.fill("/claim")
    await send_button(robin).click()
    await expect(robin.option("route")).to_be_focused()
    await expect(robin.page.locator(".chip-error")).to_have_text("This is required")


async def test_a_typed_command_that_does_not_exist_is_answered(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.box.fill("/fly")
    await send_button(robin).click()
    await expect(robin.page.locator("#suggestions-title")).to_contain_text("No such command")
    await expect(robin.box).to_be_focused()
    await expect(robin.box).to_have_value("/fly")


async def test_options_are_understood_by_their_names(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.box.click()
    await robin.page.keyboard.type("/claim route:Wien-Oslo wagons:3 fast:true")
    await expect(robin.option("route")).to_have_value("Wien-Oslo")
    await expect(robin.option("fast")).to_be_focused()
    await send_button(robin).click()
    await expect(robin.newest).to_contain_text("Wien-Oslo 3 True")


async def test_a_command_can_be_pasted(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.box.fill("/claim fast:true route:Wien to Roma")
    await expect(robin.option("route")).to_have_value("Wien to Roma")
    await send_button(robin).click()
    await expect(robin.newest).to_contain_text("Wien to Roma 1 True")


async def test_text_that_belongs_to_no_option_is_not_ignored(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.box.fill("/panel quickly")
    await send_button(robin).click()
    title = robin.page.locator("#suggestions-title")
    await expect(title).to_contain_text("This command takes nothing more")
    await expect(robin.messages).to_have_count(0)
