"""The page for everybody: by keyboard, for screen readers, dark and light, on a phone."""

from collections.abc import AsyncIterator
from typing import Literal

import pytest
import pytest_asyncio

from sandbox.testing.driver import Sandbox
from tests.support.browser import (
    DESKTOP,
    PHONE,
    Browser,
    Browsing,
    browsing,
    expect,
    serious_problems,
)
from tests.support.page_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Scheme = Literal["dark", "light"]


@pytest_asyncio.fixture(loop_scope="session")
async def windows(chromium: Browser) -> AsyncIterator[Browsing]:
    """With a bot that is online."""
    async with (
        Sandbox.start(answer_within_s=30.0) as discord,
        running(discord),
        browsing(chromium, discord) as browser,
    ):
        yield browser


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_axe_finds_nothing_serious(
    windows: Browsing, size: tuple[int, int], scheme: Scheme
) -> None:
    robin = await windows.open("Robin", size, scheme)
    await robin.say(
        "# Title\n> quoted **bold** `code`\n- <@1> <t:1700000000:R> https://example.org"
    )
    await robin.slash("greet", whom="Robin")
    await robin.slash("picture")
    await robin.slash("claim", route="Paris")
    await robin.slash("panel")
    await expect(robin.button("Count")).to_be_visible()
    assert await serious_problems(robin) == []


async def test_axe_finds_nothing_serious_in_what_opens(windows: Browsing) -> None:
    robin = await windows.open("Robin")
    await robin.slash("panel")
    await robin.newest.get_by_role("combobox").click()
    assert await serious_problems(robin) == []
    await robin.page.keyboard.press("Escape")
    await robin.button("Write a note").click()
    await expect(robin.page.get_by_role("dialog")).to_be_visible()
    assert await serious_problems(robin) == []
    await robin.page.keyboard.press("Escape")
    await robin.box.press_sequentially("/")
    await expect(robin.suggestions.first).to_be_visible()
    assert await serious_problems(robin) == []
    await robin.page.keyboard.type("claim ")
    await expect(robin.suggestions.first).to_be_visible()
    assert await serious_problems(robin) == []


async def test_axe_finds_nothing_serious_in_an_open_drawer(windows: Browsing) -> None:
    robin = await windows.open("Robin", PHONE)
    await robin.page.get_by_role("button", name="Channels and people").click()
    await expect(robin.channel("platform-1")).to_be_visible()
    assert await serious_problems(robin) == []


async def test_the_page_has_landmarks_and_announces_new_messages(windows: Browsing) -> None:
    robin = await windows.open("Robin")
    page = robin.page
    for landmark in ("main", "navigation", "complementary"):
        await expect(page.get_by_role(landmark).first).to_be_visible()
    log = page.get_by_role("log", name="Messages in #waiting-room")
    await expect(log).to_have_attribute("aria-live", "polite")
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_everything_is_reached_with_the_tab_key(windows: Browsing) -> None:
    robin = await windows.open("Robin")
    await robin.slash("panel")
    await expect(robin.button("Count")).to_be_visible()
    await robin.page.evaluate("document.activeElement.blur()")
    reached = set()
    for _ in range(40):
        await robin.page.keyboard.press("Tab")
        reached.add(
            await robin.page.evaluate(
                "document.activeElement.ariaLabel || document.activeElement.id"
                " || document.activeElement.textContent"
            )
        )
    wanted = {"skip", "you-are", "language", "dms-open", "Messages in #waiting-room", "Count"}
    assert wanted <= reached
    assert {"Which cities?", "Message #waiting-room", "Send"} <= reached


async def test_the_first_tab_stop_skips_to_the_message_box(windows: Browsing) -> None:
    robin = await windows.open("Robin")
    await robin.page.keyboard.press("Tab")
    await expect(robin.page.get_by_role("link", name="Skip to the message box")).to_be_focused()
    await robin.page.keyboard.press("Enter")
    await expect(robin.box).to_be_focused()


async def test_escape_closes_a_drawer_and_gives_the_focus_back(windows: Browsing) -> None:
    robin = await windows.open("Robin", PHONE)
    opener = robin.page.get_by_role("button", name="Channels and people")
    await opener.press("Enter")
    await expect(robin.channel("waiting-room")).to_be_focused()
    await robin.page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
