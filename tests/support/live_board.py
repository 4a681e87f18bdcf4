"""The page with the board in a real browser: people who touch it, or who have only a keyboard."""

import re
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from playwright.async_api import CDPSession, Locator

from bot.domain.table import Human, Language, Table, TableId
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.tables import Tables
from bot.web.public_url import PublicUrl
from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    Pass,
    PayExtra,
    Take,
)
from engine.model import RouteId
from engine.payments import Payment
from engine.views import PlayerView
from players.levels import registry
from tests.support.browser import Browser, Window, expect
from tests.support.chromium import Scheme
from tests.support.fake_clock import FakeClock
from tests.support.messages import catalogue
from tests.support.tables import act, boards, person_at, start_game, view_of
from tests.support.web_page import ServedPage, served_page

SMALL_PHONE = (360, 640)
PAUSE_S = 3.0  # between the actions of a person: some requests a minute are allowed, not more
MOST_TABS = 300
ACTIONS: Mapping[type[Action], str] = {DrawTickets: "tickets", DrawFerryCard: "ferry", Pass: "pass"}
TAPS = 8  # until a tap means one thing: each one before zooms in
MIDDLE = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
IS_ON_BOARD = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  return found !== null && found.closest("#board") !== null;
}"""


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


class BoardPage(Window):
    """The page of one person, who plays by touching it."""

    forgives: re.Pattern[str] | None = None  # errors that a test causes

    async def open(self, address: str) -> None:
        await self.page.goto(address)
        await expect(self.page.locator("body:not(.starting)")).to_be_visible()

    @property
    def unexpected_errors(self) -> list[str]:
        return [
            error
            for error in self.script_errors
            if self.forgives is None or not self.forgives.search(error)
        ]

    @property
    def sheet(self) -> Locator:
        return self.page.locator("#sheet")

    async def press(self, selector: str) -> None:
        """Tap something that is not the board."""
        await self.page.locator(selector).tap()

    async def at_step(self, step: int) -> None:
        await expect(self.page.locator(f"body[data-step='{step}']")).to_be_attached()

    async def play(self, action: Action, view: PlayerView, phrases: Phrasebook) -> None:
        """Do what the action says. `view`: what the page shows now."""
        match action:
            case Keep(tickets=tickets):
                for ticket in tickets:
                    await self.press(f"#offer-{view.offered.index(ticket)}")
                await self.press("#keep")
            case Claim(route=route):
                await self.choose_route(phrases, route)
                await self.pay(phrases.payment(Payment(action.cards, action.ferry_cards)))
            case BuildStation(city=city):
                await self.press_action("station")
                await self.press(f"#city-{city}")
                await self.pay(phrases.payment(Payment(action.cards)))
            case PayExtra(cards=cards):
                await self.pay(phrases.payment(Payment(cards)))
            case Take(colour=colour):
                await self.press(f"#card-{view.public.row.index(colour)}")
            case Draw() | GiveUp():
                await self.press("#deck" if isinstance(action, Draw) else "#give-up")
            case _:
                await self.press_action(ACTIONS[type(action)])

    async def choose_route(self, phrases: Phrasebook, route: RouteId) -> None:
        """Touch the middle of a route until its sheet is open."""
        space = self.page.locator(f"[data-route='{route}'] > g").nth(
            phrases.board.routes[phrases.board.route_number[route]].length // 2
        )
        for _ in range(TAPS):
            at = await self._brought_onto_board(space)
            await self.page.touchscreen.tap(*at)
            if await self.sheet.is_visible():
                return
        raise AssertionError(f"no tap has opened {route}")

    async def pay(self, text: str) -> None:
        """Choose a way to pay, in the sheet or below the board."""
        ways = self.page.locator(".ways")
        way = ways.get_by_role("button", name=text, exact=True)
        if not await way.count():
            await ways.locator(".more").tap()
        await way.first.tap()

    async def press_action(self, name: str) -> None:
        """One of the actions, which may be in the menu."""
        button = self.page.locator(f"#do-{name}")
        if await button.count():
            await button.tap()
            return
        await self.press("#do-more")
        await self.sheet.locator(f"#menu-{name}").tap()

    async def _brought_onto_board(self, space: Locator) -> tuple[float, float]:
        """Where the space is, after the board was moved so that nothing lies over it."""
        for _ in range(TAPS):
            x, y = await space.evaluate(MIDDLE)
            if await self.page.evaluate(IS_ON_BOARD, [x, y]):
                return x, y
            await self._drag_towards_middle(x, y)
        raise AssertionError("the route cannot be brought onto the board")

    async def _drag_towards_middle(self, x: float, y: float) -> None:
        box = await self.page.locator("#board").bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        most = box["width"] / 3, box["height"] / 3
        by = [
            max(-far, min(far, to - at)) for at, to, far in zip((x, y), middle, most, strict=True)
        ]
        touch: CDPSession = await self.page.context.new_cdp_session(self.page)
        for kind, part in (("Start", 0.0), ("Move", 0.3), ("Move", 1.0)):
            point = {"x": middle[0] + part * by[0], "y": middle[1] + part * by[1]}
            await touch.send(
                "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": [point]}
            )
        await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await touch.detach()


class KeyboardPage(BoardPage):
    """The page of one person who has only a keyboard."""

    async def press(self, selector: str) -> None:
        """Go there with the Tab key, and press Enter."""
        target = self.page.locator(selector)
        await expect(target).to_be_attached()
        for _ in range(MOST_TABS):
            await self.page.keyboard.press("Tab")
            if await target.evaluate("(element) => element === document.activeElement"):
                await self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"the Tab key does not lead to {selector}")

    async def choose_route(self, phrases: Phrasebook, route: RouteId) -> None:
        name = phrases.ends(phrases.board.routes[phrases.board.route_number[route]].ends)
        group = self.page.locator("#routes .choice").filter(has_text=name.replace(" ", "\u2009"))
        await self.press(f"[id='{await group.first.get_attribute('id')}']")
        await expect(self.sheet).to_be_visible()

    async def pay(self, text: str) -> None:
        ways = self.page.locator(".ways")
        way = ways.get_by_role("button", name=text, exact=True).first
        if not await way.count():
            await self.press(".ways .more")
        await self.press(f"[id='{await way.get_attribute('id')}']")

    async def press_action(self, name: str) -> None:
        if await self.page.locator(f"#do-{name}").count():
            await self.press(f"#do-{name}")
            return
        await self.press("#do-more")
        await self.press(f"#menu-{name}")


class ServedTable:
    """A table whose page is served, and the browser in which people open it."""

    def __init__(
        self,
        chromium: Browser,
        tables: Tables,
        page: ServedPage,
        table: Table,
        clock: FakeClock,
        lent: AsyncExitStack,
    ) -> None:
        self.chromium = chromium
        self.tables = tables
        self.page = page
        self.table = table
        self.clock = clock
        board = boards()[table.options.map]
        self.players = [registry.make("easy", board, seat) for seat in range(len(table.occupants))]
        self.windows: list[BoardPage] = []
        self._lent = lent

    @property
    def id(self) -> TableId:
        return self.table.id

    def phrases(self, language: Language = "en") -> Phrasebook:
        board = boards()[self.table.options.map]
        return phrasebook_for(catalogue(), language, board, self.table.names)

    async def address(self, person: Human, *, may_watch: bool = False) -> str:
        return await self.page.links.address(person.user, self.id, 900.0, may_watch=may_watch)

    async def window(
        self,
        person: Human,
        kind: type[BoardPage] = BoardPage,
        size: tuple[int, int] = SMALL_PHONE,
        *,
        may_watch: bool = False,
        density: float = 1.0,
        scheme: Scheme = "dark",
    ) -> BoardPage:
        """The page as that person opens it from a link, on a screen with so many dots for a px."""
        has_touch = size[0] < 1000
        page = self.chromium.page(size, scheme=scheme, has_touch=has_touch, density=density)
        window = kind(await self._lent.enter_async_context(page))
        self.windows.append(window)
        await window.open(await self.address(person, may_watch=may_watch))
        return window

    async def view(self, person: Human) -> PlayerView:
        return await view_of(self.tables, self.id, person)

    async def decide(self, person: Human) -> Action:
        """What a computer player would do in the person's place."""
        view = await self.view(person)
        return self.players[view.seat].decide(view)

    async def play_until(self, person: Human, wagons: int) -> None:
        """Play for everybody until it is the person's turn and they have so few wagons left."""
        while True:
            view = await self.view(person)
            own = view.public.seats[view.seat]
            is_there = view.public.stage == "turn" and own.wagons <= wagons
            if not view.public.waiting or (is_there and view.seat in view.public.waiting):
                return
            await self.act_for(view)

    async def play_until_claim(self, person: Human, is_meant: Callable[[Claim], bool]) -> Claim:
        """Play for everybody until the person may make a claim of this kind."""
        while True:
            view = await self.view(person)
            claims = [move for move in view.moves if isinstance(move, Claim)]
            if found := next(filter(is_meant, claims), None):
                return found
            await self.act_for(view)

    async def answer_for_others(self, person: Human) -> None:
        """Play for the others until it is the person's turn, or the game is over."""
        while (view := await self.view(person)).public.waiting:
            if view.seat in view.public.waiting:
                return
            await self.act_for(view)

    async def act_for(self, view: PlayerView) -> None:
        """Play for whoever is to move. `view`: of anybody, as the table is now."""
        other = person_at(self.table, view.public.waiting[0])
        await act(self.tables, self.id, other, await self.decide(other))

    async def play_to_the_end(self, window: BoardPage, person: Human) -> None:
        """The person plays on the page; for the others it is played elsewhere."""
        phrases = self.phrases()
        await self.answer_for_others(person)
        while (view := await self.view(person)).public.waiting:
            await window.at_step(view.public.step)
            self.clock.now += PAUSE_S
            await window.play(await self.decide(person), view, phrases)
            await window.at_step(view.public.step + 1)
            await self.answer_for_others(person)
        await window.at_step(view.public.step)


@asynccontextmanager
async def served_table(
    chromium: Browser, tables: Tables, clock: FakeClock, *people: Human, map_id: str
) -> AsyncIterator[ServedTable]:
    """A game of these people whose page is served. Fails if a script has failed in a window."""
    table = await start_game(tables, *people, map_id=map_id)
    port = free_port()
    public_url = PublicUrl(f"http://localhost:{port}")
    async with served_page(tables, public_url, port=port) as page, AsyncExitStack() as lent:
        served = ServedTable(chromium, tables, page, table, clock, lent)
        yield served
    assert [error for window in served.windows for error in window.unexpected_errors] == []
