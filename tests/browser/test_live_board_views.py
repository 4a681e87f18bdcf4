"""Every view of the page with the board, in light and dark colours, and the page without the bot:
axe finds no problem, names are nothing but text, and the page comes back by itself."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Route

from bot.domain.queue import QueuedCards, add
from bot.domain.table import Human
from bot.web.public_url import PublicUrl
from engine.actions import Claim, Draw
from engine.views import PlayerView
from tests.support.browser import ANY_IMPACT, DESKTOP, Browser, expect, problems
from tests.support.chromium import Scheme
from tests.support.fake_clock import FakeClock
from tests.support.live_board import (
    SMALL_PHONE,
    BoardPage,
    ServedTable,
    free_port,
    served_table,
)
from tests.support.tables import (
    ADA,
    BO,
    STRANGER,
    act,
    new_interaction,
    open_tables,
    start_first_turn,
    view_of,
)
from tests.support.web_page import served_page

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

EVA = Human(BO.user, '"><img src=x onerror=a()>&**@all')
MIDDLE_OF_GAME = 40  # wagons


class Views:
    """Opens one view after the other, each on a page of its own, and looks for problems."""

    def __init__(self, table: ServedTable, scheme: Scheme, size: tuple[int, int]) -> None:
        self.table = table
        self._scheme: Scheme = scheme
        self._size = size

    @asynccontextmanager
    async def of(self, person: Human, *, may_watch: bool = False) -> AsyncIterator[BoardPage]:
        """The page of that person, which has no problem before and after the block."""
        self.table.clock.pass_hours(1)  # there are limits of a minute
        window = await self.table.window(
            person, size=self._size, may_watch=may_watch, scheme=self._scheme
        )
        await self.look(window)
        yield window
        await self.look(window)
        await expect(window.page.locator("img")).to_have_count(0)
        await window.page.close()

    async def look(self, window: BoardPage) -> None:
        assert await problems(window, ANY_IMPACT) == []

    async def sheet(self, window: BoardPage, *presses: str) -> None:
        """Look at the sheet that opens then, and close it."""
        for selector in presses:
            await window.page.locator(selector).first.click()
        await expect(window.sheet).to_be_visible()
        await self.look(window)
        await window.page.keyboard.press("Escape")
        await expect(window.sheet).to_be_hidden()

    async def play_until(self, is_there: Callable[[PlayerView], bool]) -> None:
        """Play for everybody until something holds of what Ada sees on her turn, or to the end."""
        while (view := await self.table.view(ADA)).public.waiting:
            if view.seat in view.public.waiting and is_there(view):
                return
            await self.table.act_for(view)


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_no_view_of_a_game_has_a_problem(
    chromium: Browser, tmp_path: Path, scheme: Scheme, size: tuple[int, int]
) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock) as tables,
        served_table(chromium, tables, clock, ADA, EVA, map_id="europe") as table,
    ):
        views = Views(table, scheme, size)
        async with views.of(ADA) as window:  # the first tickets
            await window.page.locator("#offer-0").click()
        await views.play_until(
            lambda view: (
                view.public.seats[view.seat].wagons <= MIDDLE_OF_GAME
                and any(isinstance(move, Claim) for move in view.moves)
            )
        )
        async with views.of(ADA) as window:  # a turn
            for opens in ("#routes .choice", "#seat-1", "#do-more", "#do-hint"):
                await views.sheet(window, opens)
            await views.sheet(window, "#stations-title", "#stations .choice")
        async with views.of(EVA) as window:  # somebody else's
            for opens in ("#routes .choice", "#deck", "#card-0", "#do-queue"):
                await views.sheet(window, opens)
            await window.page.locator("#deck").click()
            await window.sheet.locator(".way").first.click()
            await expect(window.page.locator("#do-queue")).to_contain_text("1")
            await views.sheet(window, "#do-queue")
        async with views.of(STRANGER, may_watch=True) as window:
            await views.sheet(window, "#do-more")
        await views.play_until(lambda view: view.public.stage == "second card")
        await tables.undo.request(table.id, ADA.user, new_interaction())
        for person in (ADA, EVA):
            async with views.of(person) as window:
                await expect(window.page.locator("#dock")).to_contain_text("Ada wants to undo")
        await tables.undo.answer(table.id, EVA.user, is_yes=False)
        await views.play_until(lambda view: view.public.stage == "tunnel due")
        async with views.of(ADA) as window:
            await expect(window.page.locator("#give-up")).to_be_visible()
        await views.play_until(lambda _: False)
        async with views.of(ADA) as window:  # the end
            for opens in ("#all-points", "#review"):
                await views.sheet(window, opens)
            await window.page.locator("#do-more").click()
            await window.sheet.get_by_role("button", name="Sign out").click()
            await expect(window.page.locator("#notice")).to_be_visible()


@pytest.mark.soak
async def test_a_game_that_was_called_off_says_so(chromium: Browser, tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock) as tables,
        served_table(chromium, tables, clock, ADA, EVA, map_id="newyork") as table,
    ):
        await table.play_until(ADA, 100)
        views = Views(table, "light", SMALL_PHONE)
        async with views.of(ADA) as window, views.of(EVA) as other:
            await expect(window.page.locator("body.on-turn")).to_be_attached()
            await tables.seats.call_off(table.id, ADA, may_manage=False)
            for page in (window.page, other.page):
                await expect(page.locator("#prompt")).to_have_text("The game was cancelled")
                await expect(page.locator("body.on-turn")).to_have_count(0)
                await expect(page.locator("#routes")).to_have_count(0)
            await expect(other.page.locator("#told")).to_contain_text("Ada cancelled the game.")


async def test_whoever_asks_for_a_move_back_may_go_on_instead(
    chromium: Browser, tmp_path: Path
) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock) as tables,
        served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table,
    ):
        await table.play_until(ADA, 100)
        await act(tables, table.id, ADA, Draw())
        await tables.undo.request(table.id, ADA.user, new_interaction())
        window, step = await table.window(ADA), (await table.view(ADA)).public.step
        await expect(window.page.locator(".asked")).to_contain_text("Ada wants to undo")
        await window.press("#deck")
        await window.at_step(step + 1)
        await expect(window.page.locator(".asked")).to_have_count(0)


@pytest.mark.soak
async def test_without_sockets_the_page_asks_by_itself(chromium: Browser, tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock) as tables,
        served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table,
    ):
        await table.play_until(ADA, 100)
        async with chromium.page(SMALL_PHONE, has_touch=True) as page:
            await page.route_web_socket("**/api/live*", lambda socket: socket.close())
            window = BoardPage(page)
            await window.open(await table.address(BO))
            step = (await table.view(ADA)).public.step
            await act(tables, table.id, ADA, await table.decide(ADA))
            await window.at_step(step + 1)


@pytest.mark.soak
async def test_a_page_is_back_when_the_bot_is(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    address = PublicUrl(f"http://localhost:{port}")
    async with open_tables(tmp_path) as tables, chromium.page(SMALL_PHONE, has_touch=True) as page:
        table = await start_first_turn(tables, ADA, BO, map_id="newyork")
        window, notice = BoardPage(page), page.locator("#notice")
        async with served_page(tables, address, port=port) as served:
            await window.open(await served.links.address(BO.user, table.id, 900.0))
            step = (await view_of(tables, table.id, ADA)).public.step
            await window.at_step(step)
        await expect(notice).to_contain_text("No connection")
        await act(tables, table.id, ADA, Draw())
        async with served_page(tables, address, port=port):
            await window.at_step(step + 1)
            await expect(notice).to_be_empty()


@pytest.mark.soak
async def test_a_page_of_an_earlier_version_loads_itself_again_once(
    chromium: Browser, tmp_path: Path
) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock) as tables,
        served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table,
    ):
        await table.play_until(ADA, 100)
        window, loads = await table.window(BO), list[str]()
        window.page.on("load", lambda page: loads.append(page.url))

        async def of_another_version(route: Route) -> None:
            view = await (await route.fetch()).json()
            await route.fulfill(json={**view, "assets": "/a/0123456789abcdef"})

        await window.page.route(f"**/api/tables/{table.id}", of_another_version)
        for _ in range(3):
            view = await table.view(ADA)
            await table.act_for(view)
            await window.at_step(view.public.step + 1)
            await expect(window.page.locator("body:not(.starting)")).to_be_visible()
        assert len(loads) == 1


async def test_an_open_queue_shows_what_is_queued_elsewhere(
    chromium: Browser, tmp_path: Path
) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock) as tables,
        served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table,
    ):
        await table.play_until(ADA, 100)
        window = await table.window(BO)
        await window.press("#do-queue")
        await expect(window.sheet.locator(".queued")).to_have_count(0)
        await tables.queues.change(table.id, BO.user, add(QueuedCards(), "then", 0))  # in Discord
        await expect(window.sheet.locator(".queued")).to_have_count(1)
        await window.sheet.locator(".queued button").tap()
        await expect(window.sheet.locator(".queued")).to_have_count(0)
        assert not (await tables.queues.get(table.id, BO.user)).turns


@pytest.mark.soak
async def test_a_phone_in_another_network_opens_another_socket(
    chromium: Browser, tmp_path: Path
) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock) as tables,
        served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table,
    ):
        await table.play_until(ADA, 100)
        window = await table.window(BO)
        async with window.page.expect_websocket():
            await window.page.evaluate("dispatchEvent(new Event('online'))")
        step = (await table.view(ADA)).public.step
        await act(tables, table.id, ADA, Draw())
        await window.at_step(step + 1)
