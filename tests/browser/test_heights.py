"""Playing fits a phone: how high the messages of a game are at 390 px, and how many buttons they
have."""

from collections.abc import AsyncIterator
from functools import partial
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page

from bot.domain.table import Language
from bot.i18n.languages import FACTS
from maps.loader import available
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.messages import Message
from sandbox.run import demo
from sandbox.testing.driver import Sandbox
from tests.support.browser import PHONE, Browser, Window, browsing, expect
from tests.support.processes.bot_process import running
from tests.support.wire.wire_setup import friends_online

soak = pytest.mark.soak
pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST = {  # how high in px, and how many buttons
    "lobby": (780, 4),
    "turn": (700, 9),
    "turn screen": (1000, 15),
    "hand": (1000, 15),
    "claim menu": (1000, 10),
    "stage of the end": (760, 0),
    "winner": (700, 4),
}
TURNS_BEFORE = 4  # so that there is news to tell, and a hand that pays for many routes
STAGES = 5  # of the end at least: it is over, two players, the winner, proof

TURN_IN_EVERY_RUN, END_IN_EVERY_RUN = ("europe", "en"), ("amsterdam", "en")
GAMES = {
    in_every_run: [
        pytest.param(*game, id="-".join(game), marks=() if game == in_every_run else soak)
        for game in product(available(), FACTS)
    ]
    for in_every_run in (TURN_IN_EVERY_RUN, END_IN_EVERY_RUN)
}


class Ruler:
    """Measures messages in a window."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.too_large: list[str] = []

    async def measure(self, what: str, message: Message) -> None:
        """Note the message if it is higher or has more buttons than it may. Waits until it is shown
        with its buttons, if it may have any."""
        most_px, most_buttons = MOST[what]
        shown = self._window.page.locator(f"#m-{message.id}")
        buttons = shown.locator(".row .button")
        await expect(buttons.first if most_buttons else shown).to_be_visible()
        height, count = await height_px(self._window.page, message), await buttons.count()
        if height > most_px or count > most_buttons:
            self.too_large.append(f"{what}: {height:.0f} px, {count} buttons")


class Turn:
    """A turn of Robin, who speaks this language."""

    def __init__(self, discord: Sandbox, locale: str) -> None:
        self._discord = discord
        self._robin = discord.person("Robin")
        self._robin.speak(locale)
        self._channel: TextChannel = discord.channel("waiting-room")

    @property
    def call(self) -> Message:
        """The public message of the turn."""
        return self._discord.public(self._channel)[-1]

    async def open_table(self, map_id: str) -> Message:
        """Open a table with two computer players. Returns the message of its lobby."""
        opened = await demo.open_table(self._discord, self._robin, self._channel, map_id=map_id)
        await self._discord.until(lambda: len(demo.button_ids(self.call)) > 0)
        return opened

    async def begin(self) -> None:
        """Begin the game, up to the first turn."""
        await (await self._robin.slash("start", self._channel)).reply()
        await demo.play_turns(self._discord, self._robin, self._channel, turns=1)  # the tickets
        await self._discord.until(self._is_called)
        demo.dismiss_replies(self._discord, self._robin, self._channel)

    async def reach(self) -> None:
        """Draw cards in the first turns."""
        for _ in range(TURNS_BEFORE):
            before = await self._discord.until(self._is_called)
            await self.reply_to("draw_two")
            await self._discord.until(partial(self._is_called_after, before))
        demo.dismiss_replies(self._discord, self._robin, self._channel)

    def _is_called(self) -> str:
        """The step in which Robin is to begin a turn, empty if it is not Robin's turn."""
        is_called = demo.is_called(self._discord, self._robin, self._channel, "draw_two")
        return demo.step_key(self.call) if is_called else ""

    def _is_called_after(self, step: str) -> bool:
        return self._is_called() not in ("", step)

    async def reply_to(self, verb: str) -> Message:
        """The private reply to a button of the call."""
        button = demo.find_button(self.call, verb)
        return await (await self._robin.press(self.call, button)).reply()

    async def hand(self) -> Message:
        """The private reply to `/hand`."""
        return await (await self._robin.slash("hand", self._channel)).reply()


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


async def height_px(page: Page, message: Message) -> float:
    """How high a message is shown. The page may be replacing it at any moment."""
    height = "id => document.getElementById(id)?.getBoundingClientRect().height"
    return float(await (await page.wait_for_function(height, arg=f"m-{message.id}")).json_value())


@pytest.mark.parametrize(("map_id", "language"), GAMES[TURN_IN_EVERY_RUN])
async def test_lobby_turn_and_hand_fit_a_phone(
    chromium: Browser, discord: Sandbox, map_id: str, language: Language
) -> None:
    async with browsing(chromium, discord) as windows:
        ruler = Ruler(await windows.open("Robin", PHONE, pixel_ratio=2))
        turn = Turn(discord, FACTS[language].discord_locale)
        await ruler.measure("lobby", await turn.open_table(map_id))
        await turn.begin()
        await ruler.measure("turn", turn.call)
        await ruler.measure("turn screen", await turn.reply_to("turn"))
        await turn.reach()
        await ruler.measure("turn", turn.call)
        await ruler.measure("turn screen", await turn.reply_to("turn"))
        await ruler.measure("hand", await turn.hand())
        await ruler.measure("claim menu", await turn.reply_to("claim"))
        assert ruler.too_large == []


@pytest.mark.parametrize(("map_id", "language"), GAMES[END_IN_EVERY_RUN])
async def test_the_end_fits_a_phone(
    chromium: Browser, tmp_path: Path, map_id: str, language: Language
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        friends.people[0].speak(FACTS[language].discord_locale)
        await friends.start_game(map_id)
        await friends.play_unpublished()
        friends.app.jobs.publishing.run_now((await friends.table()).id)
        await friends.settle()
        async with browsing(chromium, friends.discord) as windows:
            window = await windows.open("Robin", PHONE, pixel_ratio=2)
            await window.page.locator("#open-sidebar").click()
            await window.channel(friends.channel.name).click()
            ruler = Ruler(window)
            *stages, winner, files = friends.public_messages()[-STAGES:]
            for stage in (*stages, files):
                await ruler.measure("stage of the end", stage)
            await ruler.measure("winner", winner)
            assert ruler.too_large == []
