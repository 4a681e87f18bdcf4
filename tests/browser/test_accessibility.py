"""Accessibility of the page: keyboard, screen readers, dark and light, desktop and phone."""

from collections.abc import AsyncIterator
from typing import Literal

import pytest
import pytest_asyncio

from sandbox.testing.driver import Sandbox
from tests.support.browser import (
    DESKTOP,
    PHONE,
    Browser,
    BrowserWindows,
    Window,
    browsing,
    expect,
    serious_problems,
)
from tests.support.page_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Scheme = Literal["dark", "light"]


@pytest_asyncio.fixture(loop_scope="session")
async def windows(chromium: Browser) -> AsyncIterator[BrowserWindows]:
    """A browser with a bot that is online."""
    async with (
        Sandbox.start(answer_within_s=30.0) as discord,
        running(discord),
        browsing(chromium, discord) as browser,
    ):
        yield browser


async def test_axe_finds_a_button_without_a_name(chromium: Browser) -> None:
    async with chromium.page() as page:
        await page.set_content("<main><button></button></main>")
        (problem,) = [each for each in await serious_problems(Window(page)) if "button" in each]
        assert problem.startswith("button-name: ")


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        (DESKTOP, "dark"),
        pytest.param(PHONE, "light", marks=pytest.mark.soak),
        pytest.param(DESKTOP, "light", marks=pytest.mark.soak),
        pytest.param(PHONE, "dark", marks=pytest.mark.soak),
    ],
)
async def test_axe_finds_nothing_serious_in_messages(
    windows: BrowserWindows, size: tuple[int, int], scheme: Scheme
) -> None:
    robin = await windows.open("Robin", size, scheme)
    await robin.say(
        "# Title\n> quoted **bold** `code`\n- <@1> <t:1700000000:R> https://example.org"
    )
    await robin.slash("greet", whom="Robin")
    await robin.slash("picture")
    await robin.slash("film")
    await robin.slash("claim", route="Paris")
    await robin.slash("panel")
    await expect(robin.button("Count")).to_be_visible()
    assert await serious_problems(robin) == []


async def test_axe_finds_nothing_serious_in_menus_dialogs_and_suggestions(
    windows: BrowserWindows,
) -> None:
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
    for _ in ("the suggestions", "the command"):
        await robin.page.keyboard.press("Escape")
    await robin.slash("picture")
    viewer = await robin.enlarge("All teal")
    await viewer.get_by_role("button", name="Zoom in").click()
    assert await serious_problems(robin) == []


async def test_axe_finds_nothing_serious_in_layouts_and_forms_with_checkboxes(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin", PHONE, "light")
    await robin.slash("layout")
    await expect(robin.button("Help")).to_be_visible()
    assert await serious_problems(robin) == []
    await robin.slash("tickets")
    await expect(robin.page.get_by_role("dialog")).to_be_visible()
    assert await serious_problems(robin) == []


async def test_axe_finds_nothing_serious_in_an_open_side_panel(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin", PHONE)
    await robin.page.get_by_role("button", name="Channels and people").click()
    await expect(robin.channel("platform-1")).to_be_visible()
    assert await serious_problems(robin) == []


async def test_buttons_that_show_only_an_emoji_are_named_by_it(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.slash("cards")
    for name in ("yellow", "light blue"):
        button = robin.newest.get_by_role("button", name=name, exact=True)
        await expect(button).to_have_count(1)


async def test_the_page_has_landmarks_and_announces_new_messages(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    page = robin.page
    for landmark in ("main", "navigation", "complementary"):
        await expect(page.get_by_role(landmark).first).to_be_visible()
    log = page.get_by_role("log", name="Messages in #waiting-room")
    await expect(log).to_have_attribute("aria-live", "polite")
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_every_control_can_be_reached_with_the_tab_key(windows: BrowserWindows) -> None:
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
    expected = {"skip", "you-are", "language", "dms-open", "Messages in #waiting-room", "Count"}
    assert expected <= reached
    assert {"Which cities?", "Message #waiting-room", "Send"} <= reached


async def test_the_first_tab_stop_skips_to_the_message_box(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.page.keyboard.press("Tab")
    await expect(robin.page.get_by_role("link", name="Skip to the message box")).to_be_focused()
    await robin.page.keyboard.press("Enter")
    await expect(robin.box).to_be_focused()


async def test_escape_closes_a_side_panel_and_returns_the_focus(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin", PHONE)
    opener = robin.page.get_by_role("button", name="Channels and people")
    await opener.press("Enter")
    await expect(robin.channel("waiting-room")).to_be_focused()
    await robin.page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
