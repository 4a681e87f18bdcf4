"""Chromium for tests: one process that lends its windows to one test after the other."""

import os
import shutil
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import BrowserContext, Page, async_playwright

Scheme = Literal["dark", "light"]
Motion = Literal["reduce", "no-preference"]

DESKTOP = (1280, 800)
PHONE = (390, 844)
DISABLED_FEATURES = (
    # Of the address bar, which nobody sees: each window would load two pages for its suggestions.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright disables, whose list this one replaces.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
CHROMIUM_ARGUMENTS = [
    f"--disable-features={','.join(DISABLED_FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium_path() -> str:
    """The path of Chromium. Skips the test if it is not installed."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip("Chromium is not installed: make test-browser installs it")
    return found


class Browser:
    """A running Chromium. What keeps cookies apart, a context, is emptied and used again, and so is
    the process that shows its pages, which ends with the last of them: a blank page stays open. To
    begin with both anew costs more than most tests."""

    def __init__(self, chromium: Chromium) -> None:
        self._chromium = chromium
        self._free: defaultdict[tuple[bool, float], list[BrowserContext]] = defaultdict(list)

    @asynccontextmanager
    async def page(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        scheme: Scheme = "dark",
        motion: Motion = "reduce",
        has_touch: bool = False,
        density: float = 1.0,
    ) -> AsyncIterator[Page]:
        """A page that shares cookies with no other that is open, and knows nothing of earlier ones.
        It and what it has opened are closed at the end."""
        context = await self._empty_context(has_touch=has_touch, density=density)
        try:
            page = await context.new_page()
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            await page.emulate_media(color_scheme=scheme, reduced_motion=motion)
            yield page
        except BaseException:
            await context.close()
            raise
        _, *opened = context.pages
        for each in opened:
            await each.close()
        await context.unroute_all()
        await context.clear_cookies()
        self._free[has_touch, density].append(context)

    async def _empty_context(self, *, has_touch: bool, density: float) -> BrowserContext:
        if self._free[has_touch, density]:
            return self._free[has_touch, density].pop()
        context = await self._chromium.new_context(
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            device_scale_factor=density,
            has_touch=has_touch,
            locale="en-US",
        )
        await context.new_page()  # the blank one
        return context


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A running Chromium without a window. Skips the test if it is not installed."""
    path = chromium_path()
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGUMENTS)
        yield Browser(chromium)
        await chromium.close()
