"""Takes screenshots of the web page: `python docs/images/page.py`. Needs Chromium
and a font with emoji (Debian: fonts-noto-color-emoji).

With `--language da` it takes those that the guide for players shows, in Danish, in `da/`.
"""

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, Catalogue
from bot.i18n.languages import DISCORD_LOCALES
from sandbox.run import demo
from sandbox.run.bot_process import BOT_COMMAND, bot_environment, stop_process
from sandbox.testing.driver import Sandbox

HERE = Path(__file__).parent
DESKTOP = (1280, 800)
PHONE = (390, 1400)  # so high that all of a private reply can be seen; the rest is cut off
QUALITY = 79  # of a screenshot: text stays sharp
WAIT_S = 300.0  # for each button, because the machine may be busy
TURNS = 14  # played before the screenshots, so that there is something on the board
DISMISS = ".ephemeral-note button"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


async def main() -> None:
    """Play a short game in the sandbox and take the screenshots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    language: Language = parser.parse_args().language
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed: make test-browser installs it")
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox.start(rate_limits=False) as discord, async_playwright() as playwright:
            process = await start_bot(discord, Path(folder))
            try:
                await set_up_game(discord, DISCORD_LOCALES.get(language, "en-US"))
                browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
                camera = Camera(browser, discord.server.address, language)
                await camera.take_guide()
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


async def set_up_game(discord: Sandbox, locale: str) -> None:
    """A few messages, and a game in which it is Robin's turn. Robin's language is the game's."""
    robin, kim = discord.person("Robin"), discord.person("Kim")
    robin.speak(locale)
    waiting_room, platform = discord.channel("waiting-room"), discord.channel("platform-1")
    await demo.bot_ready(discord)
    robin.say(waiting_room, "Anybody for a slow game of **Europe**?")
    kim.say(waiting_room, f"Start without me, I'll watch. Good luck {robin.mention}!")
    await demo.begin_game(discord, robin, platform)
    await demo.play_turns(discord, robin, platform, pause_s=0.3, turns=TURNS)
    await discord.message(
        platform, lambda one: robin.mention in one.content and bool(demo.find_button(one, "claim"))
    )


class Camera:
    """Takes screenshots of what Robin sees: English ones go to this folder, others to one of
    their own."""

    def __init__(self, browser: Browser, address: str, language: Language) -> None:
        self._browser = browser
        self._address = address
        self._translator = Catalogue().translator(language)
        self._folder = HERE if language == "en" else HERE / language
        self._folder.mkdir(exist_ok=True)

    async def take_guide(self) -> None:
        """What the guide for players shows."""
        say = self._translator.say
        desktop = await self._window(DESKTOP)
        while await desktop.locator(DISMISS).count():
            await desktop.locator(DISMISS).first.click()
            await desktop.wait_for_timeout(200)
        await self._take(desktop, "page-desktop")
        await desktop.locator("#composer-text").press_sequentially(
            f"/{say('command-claim')} ", delay=20
        )
        await desktop.locator("#suggestions [role=option]").first.wait_for()
        await self._take(desktop, "page-claim")
        for opener, name, shown in (
            ("button-turn", "page-turn", "button-recap"),
            ("button-claim", "page-pins", "button-next-page"),
            ("button-hand", "page-phone", "button-board"),
        ):
            phone = await self._window(PHONE)
            if opener == "button-hand":  # it is on the turn screen
                await press(phone, say("button-turn"), say("button-recap"))
            await press(phone, say(opener), say(shown))
            await self._take(phone, name, newest_message(phone))
        learner = await self._window(PHONE, channel="platform-2")
        await learner.locator("#invitation button").first.click()
        await newest_message(learner).locator(".button").first.click()
        await learner.get_by_role("button", name=say("button-draw"), exact=True).wait_for()
        await self._take(learner, "page-learn", newest_message(learner))

    async def _window(self, size: tuple[int, int], channel: str = "platform-1") -> Page:
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark",
            reduced_motion="reduce",
            locale=DISCORD_LOCALES.get(self._translator.language, "en-US"),
        )
        page = await context.new_page()
        page.set_default_timeout(WAIT_S * 1000)
        await page.goto(f"{self._address}/?as=robin")
        await page.locator("#channel-name:not(:empty)").wait_for()
        if size == PHONE:
            await page.locator("#open-sidebar").click()
        await page.get_by_role("navigation").get_by_role("button", name=channel).click()
        await page.get_by_role("heading", name=f"#{channel}").wait_for()
        if self._translator.language != "en":  # in which the topics are
            await page.locator("#channel-topic").evaluate("topic => topic.replaceChildren()")
        return page

    async def _take(self, page: Page, name: str, part: Locator | None = None) -> None:
        """Save a screenshot of the page, or of a part of it, when the last picture has been
        decoded."""
        await page.evaluate("[...document.images].at(-1).decode()")
        await page.wait_for_timeout(500)
        taken = await (part or page).screenshot()
        with Image.open(BytesIO(taken)) as image:
            image.convert("RGB").save(self._folder / f"{name}.webp", quality=QUALITY, method=6)


def newest_message(page: Page) -> Locator:
    return page.locator("#message-list article").last


async def press(page: Page, label: str, then: str) -> None:
    """Press the newest button with this label, and wait until the newest message has another."""
    await page.get_by_role("button", name=label, exact=True).last.click()
    await newest_message(page).get_by_role("button", name=then, exact=True).wait_for()


if __name__ == "__main__":
    asyncio.run(main())
