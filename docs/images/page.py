"""Takes screenshots of the web page: `python docs/images/page.py`. Needs Chromium."""

import asyncio
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, Page, async_playwright

from sandbox.run import demo
from sandbox.run.bot_process import BOT_COMMAND, bot_environment, stop_process
from sandbox.testing.driver import Sandbox

HERE = Path(__file__).parent
DESKTOP = (1280, 800)
PHONE = (390, 844)
TURNS = 9  # played before the screenshots, so that there is something on the board
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


async def main() -> None:
    """Play a short game in the sandbox and take all screenshots."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed: make test-browser installs it")
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox.start(rate_limits=False) as discord, async_playwright() as playwright:
            process = await start_bot(discord, Path(folder))
            try:
                await set_up_game(discord)
                browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
                await take_all(browser, discord)
                await browser.close()
            finally:
                await stop_process(process)


async def start_bot(discord: Sandbox, folder: Path) -> asyncio.subprocess.Process:
    own = {
        "DATABASE_PATH": str(folder / "slow-train.db"),
        "AUTOMATIC_PAUSE_S": "0",
        "REVEAL_PAUSE_S": "0",
        "LOG_LEVEL": "ERROR",
    }
    environment = {**os.environ, **bot_environment(discord.server), **own}
    return await asyncio.create_subprocess_exec(*BOT_COMMAND, env=environment)


async def set_up_game(discord: Sandbox) -> None:
    """A few messages, and a game in which it is Robin's turn."""
    robin, kim = discord.person("Robin"), discord.person("Kim")
    waiting_room, platform = discord.channel("waiting-room"), discord.channel("platform-1")
    await demo.bot_ready(discord)
    robin.say(waiting_room, "Anybody for a slow game of **Europe**?")
    kim.say(waiting_room, f"Start without me, I'll watch. Good luck {robin.mention}!")
    await demo.begin_game(discord, robin, platform)
    await demo.play_turns(discord, robin, platform, pause_s=0.3, turns=TURNS)
    await discord.message(
        platform, lambda one: robin.mention in one.content and bool(demo.find_button(one, "claim"))
    )


async def take_all(browser: Browser, discord: Sandbox) -> None:
    address = discord.server.address
    desktop = await window(browser, address, DESKTOP, "dark")
    await take(desktop, "page-desktop")
    await desktop.locator("#composer-text").press_sequentially("/claim ", delay=20)
    await desktop.locator("#suggestions [role=option]").first.wait_for()
    await take(desktop, "page-claim")
    light = await window(browser, address, DESKTOP, "light")
    await light.get_by_role("button", name="My hand").last.click()
    await light.get_by_role("button", name="My board").last.wait_for()
    await take(light, "page-light")
    phone = await window(browser, address, PHONE, "dark")
    await take(phone, "page-phone")
    learner = await window(browser, address, PHONE, "dark", channel="platform-2")
    await learner.get_by_role("button", name="Learn in five turns").click()
    await learner.locator("article .button").first.click()
    await learner.get_by_text("Take two cards").wait_for()
    await take(learner, "page-learn")


async def window(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    scheme: Literal["dark", "light"],
    channel: str = "platform-1",
) -> Page:
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-US",
    )
    page = await context.new_page()
    await page.goto(f"{address}/?as=robin")
    await page.locator("#channel-name:not(:empty)").wait_for()
    if size == PHONE:
        await page.get_by_role("button", name="Channels and people").click()
    await page.get_by_role("navigation").get_by_role("button", name=channel).click()
    await page.get_by_role("heading", name=f"#{channel}").wait_for()
    return page


async def take(page: Page, name: str) -> None:
    """Save a screenshot when the last picture has been decoded."""
    await page.evaluate("[...document.images].at(-1).decode()")
    await page.wait_for_timeout(500)
    await page.screenshot(path=HERE / f"{name}.png")


if __name__ == "__main__":
    asyncio.run(main())
