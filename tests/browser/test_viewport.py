"""Zooming and panning the live board, as pure functions."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page

from tests.support.browser import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MODULE = Path(__file__).parents[2] / "bot" / "web" / "page" / "viewport.js"
SIZES = {"width": 1600, "height": 1150, "frameWidth": 360, "frameHeight": 300}
EVALUATE = """async ([source, sizes, code]) => {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  return new Function("m", "sizes", `return ${code}`)(await import(address), sizes);
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def page(chromium: Browser) -> AsyncIterator[Page]:
    async with chromium.page() as blank:
        yield blank


async def value(page: Page, code: str) -> Any:
    return await page.evaluate(EVALUATE, [MODULE.read_text(encoding="utf-8"), SIZES, code])


async def test_the_point_under_the_fingers_stays_there(page: Page) -> None:
    start = "{ zoom: 3, x: 800, y: 600 }"
    before = await value(page, f"m.boardPoint(150, 120, {start}, sizes)")
    pinch = f"m.zoomed({start}, 5, [150, 120], [170, 140], sizes)"
    assert await value(page, f"m.boardPoint(170, 140, {pinch}, sizes)") == pytest.approx(before)
    pan = f"m.panned({start}, [150, 120], [130, 150], sizes)"
    assert await value(page, f"m.boardPoint(130, 150, {pan}, sizes)") == pytest.approx(before)


async def test_zoom_stays_between_one_and_eight(page: Page) -> None:
    start = "{ zoom: 3, x: 800, y: 600 }"
    for wanted, expected in ((0.2, 1), (4, 4), (50, 8)):
        zoomed = f"m.zoomed({start}, {wanted}, [10, 10], [10, 10], sizes).zoom"
        assert await value(page, zoomed) == expected


async def test_the_board_can_hardly_be_moved_out_of_its_frame(page: Page) -> None:
    corner = "m.panned({ zoom: 4, x: 800, y: 600 }, [0, 0], [9999, 9999], sizes)"
    edge = f"m.boardPoint(m.SPARE_PX, m.SPARE_PX, {corner}, sizes)"
    assert await value(page, edge) == pytest.approx([0, 0])
    whole = "m.allowed({ zoom: 1, x: 0, y: 0 }, sizes)"
    assert await value(page, whole) == {"zoom": 1, "x": 800, "y": 575}
    # as wide as its frame but for what is lost in rounding
    wide = "{ width: 1600, height: 1140, frameWidth: 880, frameHeight: 751 }"
    whole = f"m.allowed({{ zoom: 1, x: 0, y: 0 }}, {wide})"
    assert await value(page, whole) == {"zoom": 1, "x": 800, "y": 570}


async def test_a_part_that_matters_is_shown_as_large_as_it_fits(page: Page) -> None:
    shown = "m.showing([400, 300, 640, 400], sizes)"
    corner = await value(page, f"m.boardPoint(0, 0, {shown}, sizes)")
    assert corner == pytest.approx([400, 500 - 300 / 2 * 640 / 360])


async def test_a_drawing_that_is_moved_and_stretched_shows_another_part(page: Page) -> None:
    drawn, wanted = "{ zoom: 3, x: 800, y: 600 }", "{ zoom: 4.5, x: 700, y: 650 }"
    x, y = await value(page, f"m.shifted({drawn}, {wanted}, sizes)")
    before = await value(page, f"m.boardPoint(150, 120, {drawn}, sizes)")
    after = f"m.boardPoint(150 * 1.5 + {x}, 120 * 1.5 + {y}, {wanted}, sizes)"
    assert await value(page, after) == pytest.approx(before)
