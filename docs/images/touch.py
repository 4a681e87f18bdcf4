"""Takes a screenshot and a short film of the board one can touch: `python docs/images/touch.py`.
Needs Chromium and a font with emoji, as `page.py` does.

With `--language da` it takes the screenshot for the guide in Danish, in `da/`.

The people, who touch what they mean, are those of the tests.
"""

import argparse
import asyncio
import sys
import tempfile
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import cast

from PIL import Image, ImageDraw
from playwright.async_api import Locator, Page

from bot.domain.table import Human, Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.phrasebook import Phrasebook
from bot.store import preferences as preference_rows
from engine.actions import Claim
from engine.model import RouteId
from tests.support.browser import launched
from tests.support.fake_clock import FakeClock
from tests.support.live_board import BoardPage, ServedTable, served_table
from tests.support.tables import ADA, BO, open_tables

FOLDER = Path(__file__).parent
ROBIN, KIM = Human(ADA.user, "Robin"), Human(BO.user, "Kim")
STILL_MAP, STILL_WAGONS = "europe", 38
FILM_MAP = "newyork"  # for short games
FILM_BYTES, QUALITY = 1_500_000, 62
TAP_MS, STATE_MS, END_MS = 400, 700, 3500
RING = 22  # px around a finger
REMEMBER_TAPS = """addEventListener("pointerdown", ({ clientX, clientY }) => {
  globalThis.tapped = [clientX, clientY];
}, true)"""
TAKE_TAP = "() => { const at = globalThis.tapped; globalThis.tapped = null; return at; }"
WITHOUT_NEWS = 'document.getElementById("toasts").replaceChildren()'


class FilmedPage(BoardPage):
    """The page of a person whose taps are filmed."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.frames: list[tuple[Image.Image, int]] = []

    async def press(self, selector: str) -> None:
        await super().press(selector)
        await self.film()

    async def choose_route(self, phrases: Phrasebook, route: RouteId) -> None:
        await super().choose_route(phrases, route)
        await self.film()

    async def pay(self, text: str) -> None:
        await super().pay(text)
        await self.film()

    async def _brought_onto_board(self, space: Locator) -> tuple[float, float]:
        found = await super()._brought_onto_board(space)
        await self.film()
        return found

    async def film(self, shown_ms: int = STATE_MS) -> None:
        """One more frame, and before it, where the finger has tapped since the last one."""
        await self.page.locator("body:not(.busy)").wait_for()
        tapped = await self.page.evaluate(TAKE_TAP)
        if tapped and self.frames:
            self.frames.append((touched(self.frames[-1][0], *tapped), TAP_MS))
        picture = await shot(self)
        if self.frames and picture.tobytes() == self.frames[-1][0].tobytes():
            return
        self.frames.append((picture, shown_ms))


def touched(frame: Image.Image, x: float, y: float) -> Image.Image:
    """The frame with a mark where a finger is."""
    marked = frame.copy()
    box = (x - RING, y - RING, x + RING, y + RING)
    ImageDraw.Draw(marked, "RGBA").ellipse(box, (208, 0, 111, 90), (255, 255, 255, 255), 3)
    return marked


async def shot(window: BoardPage) -> Image.Image:
    return Image.open(BytesIO(await window.page.screenshot())).convert("RGB")


async def main() -> None:
    """Make both, or the screenshot of a guide."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    language: Language = parser.parse_args().language
    clock = FakeClock()
    films = ((take_film, FILM_MAP),) if language == "en" else ()
    async with launched() as chromium:
        for take, map_id in ((partial(take_still, language), STILL_MAP), *films):
            with tempfile.TemporaryDirectory() as folder:
                async with (
                    open_tables(Path(folder), clock) as tables,
                    served_table(chromium, tables, clock, ROBIN, KIM, map_id=map_id) as table,
                ):
                    await take(table)


async def take_still(language: Language, table: ServedTable) -> None:
    """The sheet of the longest route that can be claimed."""
    await table.play_until(ROBIN, STILL_WAGONS)
    async with table.tables.store.writing() as db:
        await preference_rows.save_language(db, ROBIN.user, language)
    folder = FOLDER if language == "en" else FOLDER / language
    window = await table.window(ROBIN, density=2.0, scheme="light")
    phrases = table.phrases()
    board, view = phrases.board, await table.view(ROBIN)
    claims = [move.route for move in view.moves if isinstance(move, Claim)]
    longest = max(claims, key=lambda route: board.routes[board.route_number[route]].length)
    await window.choose_route(phrases, longest)
    (await shot(window)).save(folder / "touch.webp", quality=80, method=6)


async def take_film(table: ServedTable) -> None:
    """A whole game, with every tap."""
    window = cast("FilmedPage", await table.window(ROBIN, FilmedPage, scheme="light"))
    await window.page.evaluate(REMEMBER_TAPS)
    await window.film()
    await table.play_to_the_end(window, ROBIN)
    await window.page.evaluate(WITHOUT_NEWS)
    await window.film(END_MS)
    (first, _), *others = window.frames
    durations = [shown_ms for _, shown_ms in window.frames]
    film = FOLDER / "touch-film.webp"
    first.save(
        film,
        save_all=True,
        append_images=[frame for frame, _ in others],
        duration=durations,
        loop=0,
        quality=QUALITY,
        method=6,
    )
    size = film.stat().st_size
    sys.stdout.write(f"{len(durations)} frames, {sum(durations) / 1000:.0f} s, {size} bytes\n")
    if size > FILM_BYTES:
        sys.exit(f"the film has {size} bytes, more than {FILM_BYTES}")


if __name__ == "__main__":
    asyncio.run(main())
