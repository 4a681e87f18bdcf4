"""A turn fits a phone: how high its messages are at 390 px, and how many buttons they have."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator

from maps.loader import available
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.messages import Message
from sandbox.run import demo
from sandbox.testing.driver import Sandbox
from tests.support.browser import PHONE, Browser, Window, browsing, expect
from tests.support.processes.bot_process import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST = {"turn": 700, "buttons": 9, "turn screen": 1000, "claim menu": 1000}  # px, or how many
TURNS_BEFORE = 4  # so that there is news to tell, and a hand that pays for many routes

LOCALES = ("en-US", "da", "nl", "sv-SE")
IN_EVERY_RUN = ("europe", "en-US")
GAMES = [
    pytest.param(*game, id="-".join(game), marks=() if game == IN_EVERY_RUN else pytest.mark.soak)
    for game in ((map_id, locale) for map_id in available() for locale in LOCALES)
]


class Turn:
    """A turn of Robin, who speaks this language, on Robin's phone."""

    def __init__(self, discord: Sandbox, locale: str, window: Window) -> None:
        self._discord = discord
        self._robin = discord.person("Robin")
        self._robin.speak(locale)
        self._channel: TextChannel = discord.channel("waiting-room")
        self._window = window

    @property
    def call(self) -> Message:
        """The public message of the turn."""
        return self._discord.public(self._channel)[-1]

    @property
    def shown_call(self) -> Locator:
        return self._window.page.locator(f"#m-{self.call.id}")

    async def reach(self, map_id: str) -> None:
        """Begin a game against two computer players, and draw cards in the first turns."""
        await demo.begin_game(self._discord, self._robin, self._channel, map_id=map_id)
        await demo.play_turns(self._discord, self._robin, self._channel, turns=1)  # the tickets
        for _ in range(TURNS_BEFORE):
            before = await self._discord.until(self._is_called)
            button = demo.find_button(self.call, "draw_two")
            await (await self._robin.press(self.call, button)).reply()
            await self._discord.until(partial(self._is_called_after, before))
        demo.dismiss_replies(self._discord, self._robin, self._channel)

    def _is_called(self) -> str:
        """The step in which Robin is to begin a turn, empty if it is not Robin's turn."""
        is_called = demo.is_called(self._discord, self._robin, self._channel, "draw_two")
        return demo.step_key(self.call) if is_called else ""

    def _is_called_after(self, step: str) -> bool:
        return self._is_called() not in ("", step)

    async def reply_to(self, verb: str) -> Locator:
        """The private reply to a button of the call."""
        button = demo.find_button(self.call, verb)
        reply = await (await self._robin.press(self.call, button)).reply()
        shown = self._window.page.locator(f"#m-{reply.id}")
        await expect(shown.locator(".row").first).to_be_visible()
        return shown


@pytest_asyncio.fixture(loop_scope="session")
async def discord(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A server with the bot and its emoji. Every game on a map is dealt alike."""
    async with (
        Sandbox.start(rate_limits=False, answer_within_s=30.0) as sandbox,
        running(sandbox, tmp_path, same_deal=True),
    ):
        emojis = sandbox.world.state.emojis
        await sandbox.until(lambda: any("_yellow_" in one.name for one in emojis.values()))
        yield sandbox


async def height_px(message: Locator) -> float:
    area = await message.bounding_box()
    assert area is not None
    return area["height"]


@pytest.mark.parametrize(("map_id", "locale"), GAMES)
async def test_a_turn_fits_a_phone(
    chromium: Browser, discord: Sandbox, map_id: str, locale: str
) -> None:
    async with browsing(chromium, discord) as windows:
        turn = Turn(discord, locale, await windows.open("Robin", PHONE, pixel_ratio=2))
        await turn.reach(map_id)
        buttons = turn.shown_call.locator(".row .button")
        await expect(buttons.first).to_be_visible()
        measured = {
            "turn": await height_px(turn.shown_call),
            "buttons": await buttons.count(),
            "turn screen": await height_px(await turn.reply_to("turn")),
            "claim menu": await height_px(await turn.reply_to("claim")),
        }
        assert {what: n for what, n in measured.items() if n > MOST[what]} == {}
