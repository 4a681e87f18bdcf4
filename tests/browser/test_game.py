"""A game in the browser, with the real bot: three windows, three people, one table."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.testing.driver import Sandbox
from tests.support.bot_process import running
from tests.support.browser import DESKTOP, PHONE, Browser, Browsing, Window, browsing, expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_TURNS = 12  # until somebody can pay for a route; nearly always the first can
NAMES = ("Robin", "Kim", "Sasha")
PUBLIC = ".message:not(.ephemeral)"
NEWEST_BOARD = f"{PUBLIC} img"


@pytest_asyncio.fixture(loop_scope="session")
async def discord() -> AsyncIterator[Sandbox]:
    async with Sandbox.start(rate_limits=False, answer_within_s=30.0) as sandbox:
        yield sandbox


class Travellers:
    """Robin, Kim and Sasha, who play in this order."""

    def __init__(self, windows: list[Window]) -> None:
        self.windows = windows
        self.turn = 0

    @classmethod
    async def arrive(cls, browser: Browsing, size: tuple[int, int] = DESKTOP) -> "Travellers":
        return cls([await browser.open(name, size) for name in NAMES])

    @property
    def next(self) -> Window:
        return self.windows[self.turn % len(self.windows)]

    async def sit_down(self, map_name: str) -> None:
        host, *guests = self.windows
        await host.slash("new", map=map_name)
        for guest in guests:
            await guest.button("Join").click()
            await expect(guest.newest).to_contain_text("You are in")
        await host.slash("start", order="As")

    async def choose_tickets(self) -> list[str]:
        """Everybody keeps all; the labels of the first one's tickets."""
        labels: list[str] = []
        for number, window in enumerate(self.windows):
            for name in NAMES[:number]:  # called no more: the message has its new buttons
                call = window.page.locator(PUBLIC).last.locator(".mention", has_text=name)
                await expect(call).to_have_count(0)
            await window.button("Choose ").click()
            menu = window.newest.get_by_role("combobox")
            await menu.click()
            options = window.page.locator(".menu-box:popover-open").get_by_role("option")
            if not labels:
                labels = [text.strip() for text in await options.all_inner_texts()]
            for option in await options.all():
                await option.click()
            await window.page.get_by_role("button", name="Done").click()
            mine = window.page.locator(".message.ephemeral").last
            await expect(mine).to_contain_text(re.compile("You (keep|kept)"))
        return labels

    async def draw(self) -> None:
        """Two cards from the deck."""
        await self.next.slash("draw", first="Deck", second="Deck")
        self.turn += 1
        await self.called()

    async def called(self) -> None:
        """The next one's name is called, with a new picture of the board."""
        await expect(self.next.page.get_by_text("your turn!").last).to_be_visible()

    async def claim(self) -> str:
        """By typing, as soon as somebody can; the news that everybody reads."""
        for _ in range(MOST_TURNS):
            me = self.next
            await me.box.click()
            await me.page.keyboard.type("/claim ")
            await expect(me.page.locator("#suggestions-title")).not_to_contain_text("Loading")
            if await me.suggestions.count():
                return await self.claim_first()
            await me.page.keyboard.press("Escape")
            await me.page.keyboard.press("Escape")
            await self.draw()
        raise AssertionError("nobody could claim anything")

    async def claim_first(self) -> str:
        me = self.next
        for _ in ("the route", "the end of the line"):
            await me.page.keyboard.press("Enter")
        answer = me.messages.filter(has_text="used /claim").last
        await expect(answer).to_be_visible()
        await expect(answer).not_to_contain_text("thinking")
        ways_to_pay = answer.get_by_role("combobox")
        if await ways_to_pay.count():
            await ways_to_pay.press("ArrowDown")
            await ways_to_pay.press("Enter")
        news = me.page.locator(PUBLIC).filter(has_text="claimed").last.locator(".text p").first
        await expect(news).to_be_visible()
        return await news.inner_text()


async def boards(window: Window) -> list[str]:
    """The pictures in public messages, oldest first."""
    return [
        await image.get_attribute("src") or ""
        for image in await window.page.locator(NEWEST_BOARD).all()
    ]


@pytest.mark.parametrize("map_name", ["Europe", "Italy", "USA", "Amsterdam"])
async def test_a_table_is_opened_and_the_first_cards_are_drawn(
    chromium: Browser, discord: Sandbox, tmp_path: Path, map_name: str
) -> None:
    async with running(discord, tmp_path), browsing(chromium, discord) as browser:
        travellers = await Travellers.arrive(browser)
        await travellers.sit_down(map_name)
        await travellers.choose_tickets()
        await travellers.called()
        before = await boards(travellers.windows[0])
        await travellers.draw()
        await expect(travellers.windows[0].page.locator(NEWEST_BOARD).last).not_to_have_attribute(
            "src", before[-1]
        )


async def test_a_route_is_claimed_by_typing_and_a_restart_changes_nothing(
    chromium: Browser, discord: Sandbox, tmp_path: Path
) -> None:
    async with browsing(chromium, discord) as browser:
        async with running(discord, tmp_path):
            travellers = await Travellers.arrive(browser)
            await travellers.sit_down("USA")
            tickets = await travellers.choose_tickets()
            await travellers.called()
            before = await boards(travellers.windows[0])
            news = await travellers.claim()
            for window in travellers.windows:
                await expect(window.page.get_by_text(news).last).to_be_visible()
            assert (await boards(travellers.windows[0]))[-1] != before[-1]
            assert await secrets_seen(travellers.windows[1:], tickets) == []
        for window in travellers.windows:
            await expect(window.page.get_by_text("is offline")).to_be_visible()
        async with running(discord, tmp_path):
            for window in travellers.windows:
                await expect(window.page.get_by_text("is offline")).to_be_hidden()
            travellers.turn += 1
            await travellers.next.button("Deck").click()
            await expect(travellers.next.page.get_by_text("second card").last).to_be_visible()


async def secrets_seen(windows: list[Window], tickets: list[str]) -> list[str]:
    """Which of somebody's tickets stand anywhere in the pages of others."""
    pages = [await window.page.content() for window in windows]
    first_lines = [ticket.splitlines()[0] for ticket in tickets]
    return [line for line in first_lines for page in pages if line in page]


async def test_a_game_is_begun_on_a_phone(
    chromium: Browser, discord: Sandbox, tmp_path: Path
) -> None:
    async with running(discord, tmp_path), browsing(chromium, discord) as browser:
        travellers = await Travellers.arrive(browser, PHONE)
        await travellers.sit_down("Italy")
        await travellers.choose_tickets()
        await travellers.called()
        robin = travellers.windows[0]
        assert await robin.overflow_px() == 0
        viewer = await robin.enlarge("")
        await expect(viewer.get_by_role("img")).to_be_visible()


async def test_a_game_is_begun_by_keyboard_alone(
    chromium: Browser, discord: Sandbox, tmp_path: Path
) -> None:
    async with running(discord, tmp_path), browsing(chromium, discord) as browser:
        robin = await browser.open("Robin")
        keyboard = robin.page.keyboard
        for key in ("Tab", "Enter"):  # the link that skips to the message box
            await keyboard.press(key)
        await keyboard.type("/new")
        await keyboard.press("Enter")
        await keyboard.type("eur")
        for key in ("Enter", "Enter"):  # the map; the end of the line
            await keyboard.press(key)
        for label in ("Add automatic player", "The Tourist"):
            await expect(robin.button(label)).to_be_visible()
            await go_back_to(robin, label)
            await keyboard.press("Enter")
        await expect(robin.button("Start")).to_be_enabled()
        await go_back_to(robin, "Start")
        await keyboard.press("Enter")
        await expect(robin.button("Choose tickets")).to_be_visible()
        await expect(robin.page.get_by_role("combobox", name="Keep at least")).to_be_visible()


async def go_back_to(window: Window, label: str) -> None:
    """Shift and Tab from the message box, until one stands on that button."""
    await window.box.focus()
    for _ in range(40):
        await window.page.keyboard.press("Shift+Tab")
        if label in await window.page.evaluate("document.activeElement.textContent"):
            return
    raise AssertionError(f"{label} is not reached")
