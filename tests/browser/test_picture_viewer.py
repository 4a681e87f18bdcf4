"""Pictures on the page: a tap enlarges one around the tapped point, a second tap undoes that."""

from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import Locator

from sandbox.testing.driver import Sandbox
from tests.support.browser import DESKTOP, PHONE, Browser, BrowserWindows, Window, browsing, expect
from tests.support.page_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PICTURE_WIDTH = 800  # of the picture that the bot sends, in its own pixels
TOLERANCE_PX = 2.0


@pytest_asyncio.fixture(loop_scope="session")
async def windows(chromium: Browser) -> AsyncIterator[BrowserWindows]:
    """A browser with a bot that has sent a picture."""
    async with (
        Sandbox.start(answer_within_s=30.0) as discord,
        running(discord),
        browsing(chromium, discord) as browser,
    ):
        await discord.person("Kim").slash("picture", discord.channel("waiting-room"))
        yield browser


async def test_a_picture_without_a_description_has_a_name_when_it_is_enlarged(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin")
    await robin.slash("picture", described="False")
    await expect(robin.newest).to_contain_text("used /picture")
    viewer = await robin.enlarge("picture")
    await expect(viewer.get_by_role("img", name="picture")).to_be_visible()


class Area(NamedTuple):
    """A rectangle on the screen."""

    x: float
    y: float
    width: float
    height: float

    def point(self, across: float, down: float) -> tuple[float, float]:
        """The point at these fractions of width and height."""
        return self.x + across * self.width, self.y + down * self.height


async def area(element: Locator) -> Area:
    box = await element.bounding_box()
    assert box is not None
    return Area(box["x"], box["y"], box["width"], box["height"])


class Viewer:
    """The open dialog with the picture."""

    def __init__(self, window: Window, dialog: Locator) -> None:
        self.window = window
        self.image = dialog.get_by_role("img")
        self.frame = dialog.locator(".viewer-picture")

    @classmethod
    async def open(cls, window: Window) -> "Viewer":
        viewer = cls(window, await window.enlarge("All teal"))
        await expect(viewer.image).to_have_js_property("naturalWidth", PICTURE_WIDTH)
        return viewer

    async def tap(self, across: float, down: float) -> None:
        """Tap the picture at these fractions of its width and height."""
        await self.window.page.mouse.click(*(await area(self.image)).point(across, down))


async def test_a_tap_enlarges_the_picture_around_the_tapped_point_and_a_second_tap_undoes_it(
    windows: BrowserWindows,
) -> None:
    viewer = await Viewer.open(await windows.open("Robin", DESKTOP))
    small = await area(viewer.image)
    await viewer.tap(0.58, 0.45)
    large = await area(viewer.image)
    assert large.width >= max(PICTURE_WIDTH, 1.9 * small.width)
    x, y = large.point(0.58, 0.45)
    middle_x, middle_y = (await area(viewer.frame)).point(0.5, 0.5)
    assert abs(x - middle_x) < TOLERANCE_PX
    assert abs(y - middle_y) < TOLERANCE_PX
    await viewer.tap(0.58, 0.45)
    assert await area(viewer.image) == small


async def test_on_a_phone_a_tap_near_the_edge_scrolls_to_the_edge(windows: BrowserWindows) -> None:
    viewer = await Viewer.open(await windows.open("Robin", PHONE, pixel_ratio=3))
    small = await area(viewer.image)
    await viewer.tap(0.97, 0.9)
    frame, large = await area(viewer.frame), await area(viewer.image)
    assert large.width * 3 >= PICTURE_WIDTH - TOLERANCE_PX
    assert large.width >= 2 * small.width - TOLERANCE_PX
    assert abs(large.width / large.height - small.width / small.height) < 0.01
    assert abs(large.x + large.width - frame.x - frame.width) < TOLERANCE_PX
    _, y = large.point(0.97, 0.9)
    assert frame.y <= y <= frame.y + frame.height


async def test_a_picture_is_enlarged_scrolled_and_closed_by_keyboard(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin", PHONE)
    viewer = await Viewer.open(robin)
    small = await area(viewer.image)
    await robin.page.get_by_role("button", name="Zoom in").press("Enter")
    large = await area(viewer.image)
    middle = (await area(viewer.frame)).point(0.5, 0.5)
    assert abs(large.point(0.5, 0.5)[0] - middle[0]) < TOLERANCE_PX
    before = await viewer.frame.evaluate("frame => frame.scrollLeft")
    await viewer.frame.press("ArrowRight")
    await expect(viewer.frame).not_to_have_js_property("scrollLeft", before)
    await robin.page.get_by_role("button", name="Zoom out").press("Enter")
    assert await area(viewer.image) == small
    await robin.page.keyboard.press("Escape")
    await expect(viewer.image).to_have_count(0)


async def test_the_page_leaves_pinching_to_the_browser(windows: BrowserWindows) -> None:
    viewer = await Viewer.open(await windows.open("Robin", PHONE))
    await expect(viewer.image).to_have_css("touch-action", "auto")
    rules = await viewer.window.page.locator("meta[name=viewport]").get_attribute("content")
    assert "user-scalable" not in str(rules)
    assert "maximum-scale" not in str(rules)
