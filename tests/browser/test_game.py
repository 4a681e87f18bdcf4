"""A game in the browser with the real bot: three people in three windows at one table."""

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.payloads.channels import TextChannel
from sandbox.testing.driver import Sandbox
from tests.support.browser import DESKTOP, PHONE, Browser, BrowserWindows, Window, browsing, expect
from tests.support.messages import english
from tests.support.processes.bot_process import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MAX_TURNS = 12  # until a player can pay for a route; nearly always the first one can
NAMES = ("Robin", "Kim", "Sasha")
PUBLIC = ".message:not(.ephemeral)"
PUBLIC_PICTURE = f"{PUBLIC} img:not([src^='/emojis/'])"  # not the emoji


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def discord(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    """One server with the bot for all tests, each of which uses other channels."""
    async with (
        Sandbox.start(rate_limits=False, answer_within_s=30.0) as sandbox,
        running(sandbox, tmp_path_factory.mktemp("bot")),
    ):
        yield sandbox


class PlayerWindows:
    """The windows of Robin, Kim and Sasha, or the first of them, who play in this order."""

    def __init__(self, windows: list[Window]) -> None:
        self.windows = windows
        self.turn = 0

    @classmethod
    async def open(
        cls,
        browser: BrowserWindows,
        channel: TextChannel,
        size: tuple[int, int] = DESKTOP,
        names: Sequence[str] = NAMES,
    ) -> "PlayerWindows":
        return cls([await browser.open(name, size, channel=str(channel.id)) for name in names])

    @property
    def current(self) -> Window:
        return self.windows[self.turn % len(self.windows)]

    async def start_game(self, map_name: str) -> None:
        host, *guests = self.windows
        await host.slash("new", map=map_name)
        for guest in guests:
            await guest.button("Join").click()
            await expect(guest.newest).to_contain_text(english("done-joined"))
        await host.slash("start", order=english("choice-order-joined"))

    async def choose_tickets(self) -> list[str]:
        """Every player keeps all tickets. Returns the labels of the first player's tickets."""
        labels: list[str] = []
        for number, window in enumerate(self.windows):
            for name in NAMES[:number]:  # wait until the message has its new buttons
                call = window.page.locator(PUBLIC).last.locator(".mention", has_text=name)
                await expect(call).to_have_count(0)
            await window.button("Choose ").click()
            form = window.page.get_by_role("dialog")
            boxes = form.get_by_role("checkbox")
            await expect(boxes.first).to_be_visible()
            if not labels:
                texts = await form.locator("label").all_inner_texts()
                labels = [text.strip() for text in texts if " · " in text]
            for box in await boxes.all():
                await box.check()
            await form.get_by_role("button", name="Submit").click()
            mine = window.page.locator(".message.ephemeral").last
            await expect(mine).to_contain_text(re.compile("You (keep|kept)"))
        return labels

    async def draw(self) -> None:
        """The current player draws two cards from the deck."""
        await self.current.slash("draw", first="Deck", second="Deck")
        self.turn += 1
        await self.turn_announced()

    async def turn_announced(self) -> None:
        """Wait until the turn of the current player has been announced."""
        await expect(self.current.page.get_by_text("your turn!").last).to_be_visible()

    async def claim(self) -> str:
        """Claim a route by typing, as soon as a player can. Returns the public announcement."""
        for _ in range(MAX_TURNS):
            window = self.current
            await window.box.click()
            await window.page.keyboard.type("/claim ")
            await expect(window.page.locator("#suggestions-title")).not_to_contain_text("Loading")
            if await window.suggestions.count():
                return await self.claim_first()
            await window.page.keyboard.press("Escape")
            await window.page.keyboard.press("Escape")
            await self.draw()
        raise AssertionError("no player could claim a route")

    async def claim_first(self) -> str:
        window = self.current
        for _ in ("choose the route", "send the command"):
            await window.page.keyboard.press("Enter")
        answer = window.messages.filter(has_text="used /claim").last
        await expect(answer).to_be_visible()
        await expect(answer).not_to_contain_text("thinking")
        announcement = (
            window.page.locator(PUBLIC).filter(has_text="claimed").last.locator(".text p").first
        )
        await expect(announcement).to_be_visible()
        return await announcement.inner_text()


async def board_urls(window: Window) -> list[str]:
    """The URLs of the pictures in public messages, oldest first."""
    return [
        await image.get_attribute("src") or ""
        for image in await window.page.locator(PUBLIC_PICTURE).all()
    ]


@pytest.mark.soak
@pytest.mark.parametrize("map_name", ["Amsterdam", "Europe", "Italy", "USA"])
async def test_a_table_is_opened_and_the_first_cards_are_drawn(
    chromium: Browser, discord: Sandbox, map_name: str
) -> None:
    async with browsing(chromium, discord) as browser:
        players = await PlayerWindows.open(browser, discord.channel(map_name.lower()))
        await players.start_game(map_name)
        await players.choose_tickets()
        await players.turn_announced()
        before = await board_urls(players.windows[0])
        await players.draw()
        await expect(players.windows[0].page.locator(PUBLIC_PICTURE).last).not_to_have_attribute(
            "src", before[-1]
        )


@pytest.mark.soak  # `test_typed_commands.py` types, `test_page.py` and `wire/running/` restart
async def test_a_route_is_claimed_by_typing_and_the_game_continues_after_a_restart(
    chromium: Browser, tmp_path: Path
) -> None:
    async with (
        Sandbox.start(rate_limits=False, answer_within_s=30.0) as discord,
        browsing(chromium, discord) as browser,
    ):
        async with running(discord, tmp_path, same_deal=True):
            players = await PlayerWindows.open(browser, discord.channel("waiting-room"))
            await players.start_game("Amsterdam")
            tickets = await players.choose_tickets()
            await players.turn_announced()
            before = await board_urls(players.windows[0])
            announcement = await players.claim()
            for window in players.windows:
                await expect(window.page.get_by_text(announcement).last).to_be_visible()
            assert (await board_urls(players.windows[0]))[-1] != before[-1]
            assert await tickets_seen(players.windows[1:], tickets) == []
        for window in players.windows:
            await expect(window.page.get_by_text("is offline")).to_be_visible()
        async with running(discord, tmp_path):
            for window in players.windows:
                await expect(window.page.get_by_text("is offline")).to_be_hidden()
            players.turn += 1
            for label in (english("button-turn"), english("button-draw")):
                await players.current.button(label).click()
            await expect(players.current.page.get_by_text("second card").last).to_be_visible()


async def tickets_seen(windows: list[Window], tickets: list[str]) -> list[str]:
    """Those of a player's tickets that appear anywhere on the pages of others."""
    pages = [await window.page.content() for window in windows]
    first_lines = [ticket.splitlines()[0] for ticket in tickets]
    return [line for line in first_lines for page in pages if line in page]


@pytest.mark.soak  # `test_heights.py` plays on a phone in every run
async def test_a_game_is_begun_on_a_phone(chromium: Browser, discord: Sandbox) -> None:
    async with browsing(chromium, discord) as browser:
        players = await PlayerWindows.open(browser, discord.channel("on-a-phone"), PHONE, NAMES[:2])
        await players.start_game("Amsterdam")
        await players.choose_tickets()
        await players.turn_announced()
        robin = players.windows[0]
        assert await robin.overflow_px() == 0
        viewer = await robin.enlarge("")
        await expect(viewer.get_by_role("img")).to_be_visible()


async def test_a_game_is_begun_by_keyboard_alone(chromium: Browser, discord: Sandbox) -> None:
    channel = str(discord.channel("by-keyboard").id)
    async with browsing(chromium, discord) as browser:
        robin = await browser.open("Robin", channel=channel)
        keyboard = robin.page.keyboard
        for key in ("Tab", "Enter"):  # the link that skips to the message box
            await keyboard.press(key)
        await keyboard.type("/new")
        await keyboard.press("Enter")
        await keyboard.type("map:eur")
        for key in ("Enter", "Enter"):  # choose the map, send the command
            await keyboard.press(key)
        labels = ("button-lobby-more", "button-add-computer-player", "choice-computer-easy")
        for label in map(english, labels):
            await expect(robin.button(label)).to_be_visible()
            await focus_button(robin, label)
            await keyboard.press("Enter")
        await expect(robin.button("Start")).to_be_enabled()
        await focus_button(robin, "Start")
        await keyboard.press("Enter")
        await expect(robin.button("Choose tickets")).to_be_visible()
        await expect(robin.page.get_by_role("combobox", name="Keep at least")).to_be_visible()


async def focus_button(window: Window, label: str) -> None:
    """Press Shift+Tab from the message box until the button with this label has the focus."""
    await window.box.focus()
    for _ in range(40):
        await window.page.keyboard.press("Shift+Tab")
        if label in await window.page.evaluate("document.activeElement.textContent"):
            return
    raise AssertionError(f"{label} cannot be reached")
