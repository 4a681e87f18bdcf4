"""The page with the board: whole games by touch and by keyboard, and what two people see."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.domain.queue import QueuedCards
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.store import preferences as preference_rows
from bot.tables import Tables
from engine import cards as card
from engine.actions import Claim
from engine.cards import WILD
from tests.support.browser import ANY_IMPACT, DESKTOP, Browser, expect, problems
from tests.support.fake_clock import FakeClock
from tests.support.live_board import SMALL_PHONE, KeyboardPage, served_table
from tests.support.positions import MAPS
from tests.support.tables import ADA, BO, STRANGER, THERE, act, open_tables, start_game

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FEW_WAGONS = 5
IS_IN_FRONT = """(element) => {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, right, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
}"""
CUT_OFF = """() => [...document.querySelectorAll("button, button span, p, h2, h3, li")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen")
    && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow === "hidden")
  .map((each) => each.textContent)"""


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest_asyncio.fixture(loop_scope="session")
async def tables(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Tables]:
    async with open_tables(tmp_path, clock) as opened:
        yield opened


async def test_the_last_turns_are_played_by_touch(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(ADA)
        await table.play_to_the_end(window, ADA)
        await expect(window.page.locator(".winner").first).to_be_visible()
        replay = re.compile(rf"^/replay/{table.id}\?")
        await expect(window.page.locator("#replay")).to_have_attribute("href", replay)


@pytest.mark.soak
@pytest.mark.parametrize("map_id", MAPS)
async def test_a_whole_game_is_played_by_touch_on_every_map(
    chromium: Browser, tables: Tables, clock: FakeClock, map_id: str
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id=map_id) as table:
        window = await table.window(ADA)
        await table.play_to_the_end(window, ADA)
        await expect(window.page.locator(".winner").first).to_be_visible()


@pytest.mark.soak
async def test_the_last_turns_are_played_with_the_keyboard_alone(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="london") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(ADA, KeyboardPage)
        await table.play_to_the_end(window, ADA)
        await expect(window.page.locator(".winner").first).to_be_visible()


@pytest.mark.soak
async def test_a_whole_game_is_played_with_the_keyboard_alone(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        window = await table.window(ADA, KeyboardPage)
        await table.play_to_the_end(window, ADA)
        await expect(window.page.locator(".winner").first).to_be_visible()


async def test_axe_finds_no_problem_where_one_chooses(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        window = await table.window(ADA)
        assert await problems(window, ANY_IMPACT) == []  # choosing tickets
        await table.play_until(ADA, FEW_WAGONS)
        view = await table.view(ADA)
        await window.at_step(view.public.step)
        claim = next(move for move in view.moves if isinstance(move, Claim))
        await window.choose_route(table.phrases(), claim.route)
        assert await problems(window, ANY_IMPACT) == []  # ways to pay


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL_PHONE, (740, 360), (820, 1180), DESKTOP])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_label_is_cut_off(
    chromium: Browser,
    tables: Tables,
    clock: FakeClock,
    language: Language,
    size: tuple[int, int],
) -> None:
    async with tables.store.writing() as db:
        await preference_rows.save_language(db, ADA.user, language)
    async with served_table(chromium, tables, clock, ADA, BO, map_id="europe") as table:
        await table.play_until(ADA, 40)
        window = await table.window(ADA, size=size)
        assert await window.page.evaluate(CUT_OFF) == []
        window.forgives = re.compile("429")  # it is told of hundreds of moves in one minute
        await table.play_until(ADA, -1)
        clock.pass_hours(1)
        window = await table.window(ADA, size=size)
        assert await window.page.evaluate(CUT_OFF) == []
        for name in ("all-points", "do-log"):  # which are behind nothing
            assert await window.page.locator(f"#{name}").evaluate(IS_IN_FRONT)


async def test_a_claim_takes_two_taps_from_the_open_page(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window, view = await table.window(ADA), await table.view(ADA)
        await window.page.evaluate(
            "addEventListener('click', () => { document.body.dataset.taps ="
            " Number(document.body.dataset.taps || 0) + 1; }, true)"
        )
        claim = next(move for move in view.moves if isinstance(move, Claim))
        await window.play(claim, view, table.phrases())
        await window.at_step(view.public.step + 1)
        await expect(window.page.locator("body[data-taps='2']")).to_be_attached()
        claimed = (await table.view(ADA)).public.seats[view.seat].routes
        assert claim.route in claimed


async def test_what_is_tapped_in_another_turn_is_queued(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(BO)
        await window.press("#deck")
        await window.sheet.locator(".way").first.tap()
        await expect(window.page.locator("#do-queue")).to_have_text(re.compile("1$"))
        queue = await table.tables.queues.get(table.id, BO.user)
        assert queue.turns == ((QueuedCards(),),)


async def test_somebody_who_watches_sees_no_hand_and_can_do_nothing(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(STRANGER, may_watch=True)
        await expect(window.page.locator("#hand")).to_be_hidden()
        await expect(window.page.locator("#deck")).to_be_disabled()
        await window.page.locator("#deck").tap(force=True)
        await expect(window.page.locator(".toast")).to_contain_text("Waiting for Ada")


async def test_two_people_see_each_others_moves_at_once(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window, other = await table.window(ADA), await table.window(BO)
        step = (await table.view(ADA)).public.step
        await window.press("#deck")
        await other.at_step(step + 1)
        await expect(other.page.locator("#told")).to_contain_text("Ada")


async def test_a_link_that_is_over_says_where_to_get_another(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        address = await table.address(ADA)
        clock.pass_hours(1)
        async with chromium.page() as page:
            await page.goto(address)
            await expect(page.locator("#notice")).to_contain_text("Open the board")
            assert "#" not in page.url


async def test_without_a_connection_the_page_says_so_and_sends_the_move_later(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(ADA)
        step = (await table.view(ADA)).public.step
        actions = f"**/api/tables/{table.id}/actions"
        await window.page.route(actions, lambda route: route.abort(), times=2)
        window.forgives = re.compile("ERR_FAILED")
        await window.press("#deck")
        await window.at_step(step + 1)
        assert (await table.view(ADA)).public.step == step + 1


@pytest.mark.soak
async def test_a_page_that_was_refused_a_look_catches_up_by_itself(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        await table.play_until(ADA, FEW_WAGONS)
        window = await table.window(ADA)
        step = (await table.view(ADA)).public.step
        window.forgives = re.compile("429")
        await window.page.route(
            f"**/api/tables/{table.id}",
            lambda route: route.fulfill(status=429, json={"error": "too-many", "text": "Later"}),
            times=4,
        )
        await act(tables, table.id, ADA, await table.decide(ADA))
        await window.at_step(step + 1)
        await expect(window.page.locator(".toast", has_text="Later")).to_have_count(0)


async def test_the_page_loads_at_most_150_kb(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="europe") as table:
        window = await table.window(ADA)
        loaded = await window.page.evaluate(
            "performance.getEntriesByType('resource').map((each) => each.encodedBodySize)"
        )
        assert len(loaded) > 20
        assert sum(loaded) <= 150_000


@pytest.mark.soak
async def test_the_page_is_ready_within_a_second_without_anything_in_the_cache(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="europe") as table:
        ready = []
        for _ in range(5):
            window = await table.window(ADA)
            ready.append(
                await window.page.evaluate("performance.getEntriesByName('ready')[0].startTime")
            )
        assert sorted(ready)[1] <= 1000  # the machine may be busy with something else


async def test_the_menu_leads_to_the_other_tables_of_the_reader(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="newyork") as table:
        other = await start_game(tables, ADA, BO, map_id="london", where=THERE)
        window = await table.window(ADA)
        await window.press("#do-more")
        await expect(window.sheet.locator(f"#table-{other.id}")).to_contain_text("Your turn")
        await window.press(f"#table-{other.id}")
        await expect(window.page).to_have_title(re.compile("London"))
        assert window.page.url.endswith("/board")


async def test_other_cards_pay_where_cards_stand_for_others(
    chromium: Browser, tables: Tables, clock: FakeClock
) -> None:
    async with served_table(chromium, tables, clock, ADA, BO, map_id="nordic") as table:
        claim = await table.play_until_claim(ADA, has_substitutes)
        view, phrases = await table.view(ADA), table.phrases()
        window = await table.window(ADA)
        await window.choose_route(phrases, claim.route)
        await window.press("#other-cards")
        await expect(window.page.locator("#pay-chosen-0")).to_be_disabled()
        for colour in card.unpack(claim.cards):
            name = f"One more: {phrases.colour(colour)}"
            await window.sheet.get_by_role("button", name=name, exact=True).tap()
        assert await problems(window, ANY_IMPACT) == []
        await window.press("#pay-chosen-0")
        await window.at_step(view.public.step + 1)
        assert claim.route in (await table.view(ADA)).public.seats[view.seat].routes


def has_substitutes(claim: Claim) -> bool:
    """Whether it is paid with several colours."""
    return len(set(card.unpack(claim.cards)) - {WILD}) > 1
