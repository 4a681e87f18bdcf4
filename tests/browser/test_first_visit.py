"""What a new visitor finds with the real bot: an invitation where nobody plays, and the demo."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Locator

from sandbox.run import demo
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
from tests.support.messages import english
from tests.support.processes.bot_process import running

MAX_TAPS, MAX_WORDS = 15, 250  # from opening the page to the first route
READ = (
    ".beginning, #invitation:not([hidden]) :is(h3, p, button:not([hidden])),"
    " article :is(.text, .button, .menu-label)"
)
WORD = re.compile(r"\S*\w\S*")

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def discord(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    """One server with the bot for all tests, each of which uses other channels."""
    async with (
        Sandbox.start(rate_limits=False, answer_within_s=30.0) as sandbox,
        running(sandbox, tmp_path_factory.mktemp("bot")),
    ):
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def windows(chromium: Browser, discord: Sandbox) -> AsyncIterator[BrowserWindows]:
    async with browsing(chromium, discord) as browser:
        yield browser


def start_button(window: Window) -> Locator:
    return window.page.get_by_role("button", name="Play against two computer players")


async def test_one_button_starts_a_game_against_computer_players_and_disappears(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    robin, kim = await windows.open("Robin", PHONE), await windows.open("Kim")
    await robin.page.get_by_role("button", name="Channels and people").click()
    for window in (robin, kim):
        await window.channel("platform-2").click()
        await expect(start_button(window)).to_be_visible()
    assert await robin.overflow_px() == 0
    await robin.page.keyboard.press("Shift+Tab")  # from the message box
    await expect(start_button(robin)).to_be_focused()
    await robin.page.keyboard.press("Enter")
    await expect(robin.button("Choose tickets")).to_be_visible()
    for window in (robin, kim):
        await expect(start_button(window)).to_be_hidden()
    await expect(robin.page.locator("#message-list")).to_be_focused()
    used = [i.command_name for i in discord.interactions() if i.user == discord.person("Robin").id]
    assert used[-4:] == ["new", "join", "join", "start"]


async def test_the_visitor_of_the_demo_can_play_at_once(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    channel = await demo.prepare_demo(discord.server, "Robin", turns=3)
    visitor = await windows.open("Robin")
    await visitor.channel(channel.name).click()
    turns = visitor.messages.filter(has_text="your turn!")
    two_cards = turns.last.get_by_role("button", name=english("button-draw-two"))
    await expect(two_cards).to_be_enabled()
    before = await turns.last.get_attribute("id")
    await two_cards.click()
    await expect(turns.last).not_to_have_id(before or "")  # the computer players have moved
    await expect(two_cards).to_be_enabled()


class Newcomer:
    """Somebody who reads every line of the page when it first appears, and counts words and
    taps."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.taps = 0
        self._lines: dict[str, int] = {}

    @property
    def words(self) -> int:
        return sum(self._lines.values())

    async def read(self) -> None:
        for text in await self.window.page.locator(READ).all_inner_texts():
            for line in text.splitlines():
                self._lines[line] = len(WORD.findall(line))

    async def tap(self, label: str, then: str) -> None:
        """Press the button whose label begins so, and read what follows: `then` is a part of it."""
        await self.read()
        button = self.window.page.locator("main").get_by_role(
            "button", name=re.compile(f"^{label}")
        )
        await button.first.click()
        self.taps += 1
        await expect(self.window.newest).to_contain_text(then)
        await self.read()


async def test_a_newcomer_learns_to_claim_a_route_within_few_taps_and_words(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    platform, window = discord.channel("platform-1"), await windows.open("Sasha", PHONE)
    await window.page.goto(f"{discord.server.address}/?as=sasha#{platform.id}")
    await expect(start_button(window)).to_be_visible()
    newcomer = Newcomer(window)
    await newcomer.tap("Learn in five turns", "Choose a ticket")
    await expect(start_button(window)).to_be_hidden()
    await newcomer.tap("Alma", "Take two cards")
    await newcomer.tap("Red", "Take your second card")
    await newcomer.tap("Deck", "You can pay for")
    await newcomer.tap(english("button-claim"), "Choose how to pay")
    assert await window.overflow_px() == 0
    assert newcomer.words <= MAX_WORDS
    await newcomer.tap("Alma", "You claimed")
    assert newcomer.taps <= MAX_TAPS
    await newcomer.tap("Leave", "See you")
    await expect(start_button(window)).to_be_visible()
    used = [i.command_name for i in discord.interactions() if i.user == discord.person("Sasha").id]
    assert used[0] == "learn"
    assert discord.public(platform) == []


async def test_axe_finds_nothing_serious_in_a_lesson(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    window = await windows.open("Alex", PHONE, "light")
    platform = discord.channel("platform-1")
    await window.page.goto(f"{discord.server.address}/?as=alex#{platform.id}")
    await expect(start_button(window)).to_be_visible()
    newcomer = Newcomer(window)
    await newcomer.tap("Learn in five turns", "Choose a ticket")
    await newcomer.tap("Alma", "Take two cards")
    assert await serious_problems(window) == []


@pytest.mark.parametrize(
    "size",
    [pytest.param(DESKTOP, id="desktop", marks=pytest.mark.soak), pytest.param(PHONE, id="phone")],
)
async def test_axe_finds_nothing_serious_in_the_invitation(
    windows: BrowserWindows, discord: Sandbox, size: tuple[int, int]
) -> None:
    quiet = discord.channel("quiet")
    robin = await windows.open("Robin", size, "light")
    await robin.page.goto(f"{discord.server.address}/?as=robin#{quiet.id}")
    await expect(start_button(robin)).to_be_visible()
    assert await serious_problems(robin) == []
