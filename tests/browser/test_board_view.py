"""The live board under fingers, wheel and keys, with the content security policy of the page."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Route

from render.board_svg.live import live_board_svg
from render.layout.layout_cache import layout_of
from tests.support.browser import Browser, Window, expect
from tests.support.positions import board

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FOLDER = Path(__file__).parents[2] / "bot" / "web" / "page"
ADDRESS = "http://localhost:1/"  # nothing is there: every request is answered here
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
FILES = {
    "": '<!doctype html><title>Board</title><link rel="stylesheet" href="test.css">'
    '<div id="frame" tabindex="0"></div><script type="module" src="test.js"></script>',
    "test.css": "body { margin: 0 } #frame { width: 360px; height: 300px; touch-action: none }"
    " svg { width: 100%; height: 100% }",
    "test.js": 'import { BoardView } from "./board_view.js"; import { drawing } from "./files.js";'
    "globalThis.taps = []; globalThis.view = new BoardView(document.getElementById('frame'),"
    " await drawing('board.svg'), [1600, 1150],"
    " (...tap) => { taps.push(tap); return false; }, ({ zoom }) => { document.title = zoom; });",
}
TYPES = {"": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


async def answer(route: Route) -> None:
    name = route.request.url.removeprefix(ADDRESS)
    if name == "board.svg":
        body = live_board_svg(layout_of(board("europe").map))
    else:
        body = FILES.get(name) or (FOLDER / name).read_text(encoding="utf-8")
    await route.fulfill(
        body=body,
        content_type=TYPES[name.rpartition(".")[2]],
        headers={"Content-Security-Policy": POLICY},
    )


@asynccontextmanager
async def opened(chromium: Browser) -> AsyncIterator[Window]:
    async with chromium.page((360, 640), has_touch=True) as page:
        window = Window(page)
        await page.route(ADDRESS + "**", answer)
        await page.goto(ADDRESS)
        await expect(page).to_have_title("1")
        yield window
    assert window.script_errors == []


async def test_a_tap_tells_which_point_of_the_board_it_hit(chromium: Browser) -> None:
    async with opened(chromium) as window:
        await window.page.touchscreen.tap(180, 150)
        ((x, y, scale, zoom),) = await window.page.evaluate("taps")
        assert (x, y) == pytest.approx((800, 575), abs=3)
        assert (scale, zoom) == (pytest.approx(0.225), 1)


async def test_a_double_tap_keys_and_the_wheel_zoom(chromium: Browser) -> None:
    async with opened(chromium) as window:
        page = window.page
        await page.touchscreen.tap(100, 100)
        await page.touchscreen.tap(100, 100)
        assert await page.evaluate("view.viewport.zoom") == 2
        await page.locator("#frame").press("+")
        assert await page.evaluate("view.viewport.zoom") == 3
        await page.locator("#frame").press("0")
        assert await page.evaluate("view.viewport.zoom") == 1
        await page.mouse.move(180, 150)
        await page.mouse.wheel(0, -400)
        await expect(page).to_have_title(re.compile(r"^2\.7"))


async def test_dragging_moves_the_board_and_is_no_tap(chromium: Browser) -> None:
    async with opened(chromium) as window:
        page = window.page
        await page.evaluate("view.show({ zoom: 4, x: 800, y: 575 })")
        await page.mouse.move(200, 150)
        await page.mouse.down()
        await page.mouse.move(110, 150, steps=4)
        await page.mouse.up()
        assert await page.evaluate("view.viewport.x") == pytest.approx(900, abs=1)
        assert await page.evaluate("taps") == []


async def test_a_moving_board_is_drawn_anew_when_it_rests(chromium: Browser) -> None:
    async with opened(chromium) as window:
        page, board = window.page, window.page.locator("#frame > svg")
        await page.evaluate("view.show({ zoom: 4, x: 800, y: 575 })")
        drawn = await board.get_attribute("viewBox")
        await page.mouse.move(200, 150)
        await page.mouse.down()
        await page.mouse.move(110, 150, steps=2)
        await expect(board).to_have_attribute("style", re.compile(r"translate\(-90px, 0px\)"))
        assert await board.get_attribute("viewBox") == drawn
        await page.mouse.up()
        await expect(board).not_to_have_attribute("style", re.compile("translate"))
        assert await board.get_attribute("viewBox") != drawn
