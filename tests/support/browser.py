"""A real browser for tests: windows in which people use the page."""

import re
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files

from playwright.async_api import Locator, Page, expect

from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import WAIT_LIMIT_S
from tests.support.chromium import DESKTOP, PHONE, Browser, Scheme, launched

__all__ = [
    "ANY_IMPACT",
    "DESKTOP",
    "PHONE",
    "Browser",
    "BrowserWindows",
    "Window",
    "browsing",
    "expect",
    "launched",
    "problems",
    "serious_problems",
]

WAIT_LIMIT_MS = WAIT_LIMIT_S * 1000
AXE = files("axe_playwright_python") / "axe.min.js"

ANY_IMPACT = ("minor", "moderate", "serious", "critical")
AXE_RULE_SETS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]

expect.set_options(timeout=WAIT_LIMIT_MS)


class Window:
    """A browser window in which one person uses the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.script_errors: list[str] = []
        page.set_default_timeout(WAIT_LIMIT_MS)
        page.on("pageerror", lambda error: self.script_errors.append(str(error)))
        page.on(
            "console",
            lambda line: self.script_errors.append(line.text) if line.type == "error" else None,
        )

    @property
    def box(self) -> Locator:
        return self.page.locator("#composer-text")

    @property
    def messages(self) -> Locator:
        return self.page.get_by_role("article")

    @property
    def newest(self) -> Locator:
        return self.messages.last

    @property
    def suggestions(self) -> Locator:
        return self.page.locator("#suggestions").get_by_role("option")

    def option(self, name: str) -> Locator:
        """The field of one option of the command that is being typed."""
        return self.page.locator(".command-input").get_by_role("combobox", name=name, exact=True)

    def channel(self, name: str) -> Locator:
        return self.page.get_by_role("navigation").get_by_role("button", name=name)

    def button(self, name: str) -> Locator:
        """The newest button in a message whose label starts with `name`."""
        starts_with = re.compile(f"^{re.escape(name)}")
        return self.messages.get_by_role("button", name=starts_with).last

    async def say(self, text: str) -> None:
        await self.box.fill(text)
        await self.box.press("Enter")

    async def slash(self, command: str, **options: str) -> None:
        """Type a command, choose the first suggestion for each option, send."""
        await self.box.click()
        await self.page.keyboard.type(f"/{command} ")
        for name, text in options.items():
            field = self.option(name)
            if not await field.count():
                await self.page.keyboard.type(f"{name}:")
            await field.focus()
            await field.fill(text)
            await expect(field).to_have_attribute("aria-expanded", "true")
            await field.press("Enter")
        await self.page.get_by_role("button", name="Send").click()

    async def become(self, name: str) -> None:
        await self.page.get_by_role("combobox", name="You are").select_option(label=name)
        await self.page.wait_for_url(f"**?as={name.lower()}*")

    async def enlarge(self, alt: str) -> Locator:
        """Enlarge the newest picture with this alt text; returns the dialog."""
        await self.page.get_by_role("button", name=f"Enlarge: {alt}").last.click()
        return self.page.get_by_role("dialog")

    async def overflow_px(self) -> int:
        """By how many pixels the page is wider than the window."""
        overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(await self.page.evaluate(overflow))


class BrowserWindows:
    """The open windows of one browser, each with its own cookies and settings."""

    def __init__(self, browser: Browser, address: str, lent: AsyncExitStack) -> None:
        self._browser = browser
        self._address = address
        self._lent = lent
        self.windows: list[Window] = []

    async def open(
        self,
        name: str,
        size: tuple[int, int] = DESKTOP,
        scheme: Scheme = "dark",
        pixel_ratio: float = 1,
        channel: str = "",
    ) -> Window:
        """A new window of this person. `channel`: the id of the one that it shows, by default the
        first."""
        page = self._browser.page(size, scheme=scheme, has_touch=size == PHONE, density=pixel_ratio)
        window = Window(await self._lent.enter_async_context(page))
        self.windows.append(window)
        await window.page.goto(f"{self._address}/?as={name.lower()}#{channel}")
        await expect(window.page.locator("#channel-name")).not_to_be_empty()
        return window


@asynccontextmanager
async def browsing(chromium: Browser, discord: Sandbox) -> AsyncIterator[BrowserWindows]:
    """Windows of that browser, closed at the end. Fails if any has had a script error."""
    async with AsyncExitStack() as lent:
        open_windows = BrowserWindows(chromium, discord.server.address, lent)
        yield open_windows
    script_errors = [line for window in open_windows.windows for line in window.script_errors]
    assert not script_errors, script_errors


async def serious_problems(window: Window) -> list[str]:
    """The serious problems that axe-core finds."""
    return await problems(window, ("serious", "critical"))


async def problems(window: Window, impacts: Collection[str]) -> list[str]:
    """The problems of these impacts that axe-core finds."""
    if await window.page.evaluate("typeof axe") == "undefined":
        await window.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = await window.page.evaluate(
        "kinds => axe.run(document, {runOnly: kinds})", AXE_RULE_SETS
    )
    return [
        f"{problem['id']}: {node['target']} {node['failureSummary']}"
        for problem in found["violations"]
        if problem["impact"] in impacts
        for node in problem["nodes"]
    ]
