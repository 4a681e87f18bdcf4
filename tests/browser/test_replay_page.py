"""The replay page of a finished game, opened as a file in a real browser."""

import hashlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Literal

import pytest
from discord import File, TextChannel
from msgspec.structs import replace

from bot.domain.table import Language
from engine.record import Record
from maps.typography import signed
from render.replay.page import Published
from sandbox.testing.driver import Sandbox
from tests.support.browser import (
    ANY_IMPACT,
    DESKTOP,
    PHONE,
    Browser,
    Window,
    browsing,
    expect,
    problems,
)
from tests.support.page_bot import running
from tests.support.replay_pages import (
    IN_A_BROWSER,
    golden_record,
    golden_records_of,
    page_of,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Scheme = Literal["dark", "light"]
SHORT_GAME = "amsterdam-hard-normal"
LENGTHS = (0, 1, 31, 40, 55, 56, 63, 64, 65, 119, 120, 135, 136, 137, 271, 272, 300)
VECTORS = {  # from FIPS 180-4 and FIPS 202
    "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "shake256": "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f",
}


@asynccontextmanager
async def opened(
    chromium: Browser,
    folder: Path,
    page: str,
    size: tuple[int, int] = DESKTOP,
    scheme: Scheme = "dark",
) -> AsyncIterator[Window]:
    """A window with the page, opened as a file. Fails if the page had a script error or asked for
    anything but itself."""
    file = folder / "game.html"
    file.write_text(page, encoding="utf-8")
    requests: list[str] = []
    async with chromium.page(size, scheme=scheme, motion="no-preference") as shown:
        window = Window(shown)
        shown.on("request", lambda request: requests.append(request.url))
        await shown.goto(file.as_uri())
        yield window
    assert window.script_errors == []
    assert requests == [file.as_uri()]


async def points_shown(window: Window) -> list[str]:
    return await window.page.locator("[data-points]").all_inner_texts()


def totals_of(record: Record) -> list[str]:
    assert record.final is not None
    return [signed(score.total) for score in record.final.seats]


@pytest.mark.parametrize("name", IN_A_BROWSER)
async def test_at_the_end_the_page_shows_the_recorded_score(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    record = golden_record(name)
    async with opened(chromium, tmp_path, page_of(record)) as window:
        page = window.page
        await expect(page.locator("#step")).to_have_text(f"Move 0 of {len(record.actions)}")
        assert await points_shown(window) == ["0"] * len(record.seats)
        assert await page.locator(".train:not(.gone)").count() == 0
        await page.get_by_role("button", name="To the end").click()
        await expect(page.locator("#step")).to_contain_text(f"Move {len(record.actions)} of")
        assert await points_shown(window) == totals_of(record)
        assert await page.locator("#final .total td").all_inner_texts() == totals_of(record)
        await expect(page.locator("#proof .verdict")).to_contain_text("All match")
        claimed = {entry.action["route"] for entry in record.actions if "route" in entry.action}
        assert 0 < await page.locator(".train:not(.gone)").count() <= len(claimed)


@pytest.mark.parametrize("name", IN_A_BROWSER)
async def test_every_golden_game_is_verified_by_the_page(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    record = golden_record(name)
    async with opened(chromium, tmp_path, page_of(record)) as window:
        for text in golden_records_of(record.map):
            verdict = await window.page.evaluate(
                "text => { const game = replayProof.replayed(JSON.parse(text), data.map);"
                " return [game.wrong, game.states.length]; }",
                text,
            )
            assert verdict == [None, text.count('{"seat":', 0, text.index('"final"')) + 1]


def with_other_draw(record: Record) -> tuple[Record, str]:
    number = next(n for n, entry in enumerate(record.actions) if entry.drew)
    entry = record.actions[number]
    other = replace(entry, drew="pink" if entry.drew != "pink" else "blue")
    actions = (*record.actions[:number], other, *record.actions[number + 1 :])
    return replace(record, actions=actions), f"actions[{number}].drew"


def with_other_row(record: Record) -> tuple[Record, str]:
    entry = record.actions[9]
    other = replace(entry, row=(*entry.row[:-1], "pink" if entry.row[-1] != "pink" else "blue"))
    actions = (*record.actions[:9], other, *record.actions[10:])
    return replace(record, actions=actions), "actions[9].row"


def with_other_seed(record: Record) -> tuple[Record, str]:
    return replace(record, seed="00" * 32), "start.hands"


def with_other_total(record: Record) -> tuple[Record, str]:
    assert record.final is not None
    first, *others = record.final.seats
    final = replace(record.final, seats=(replace(first, total=first.total + 1), *others))
    return replace(record, final=final), "final.seats[0].total"


@pytest.mark.parametrize(
    "change", [with_other_draw, with_other_row, with_other_seed, with_other_total]
)
async def test_a_changed_record_shows_the_first_difference(
    chromium: Browser, tmp_path: Path, change: object
) -> None:
    assert callable(change)
    record, place = change(golden_record(SHORT_GAME))
    async with opened(chromium, tmp_path, page_of(record)) as window:
        await expect(window.page.locator("#proof")).to_have_class("bad")
        await expect(window.page.locator("#difference")).to_have_text(place)
        await window.page.keyboard.press("End")
        assert await points_shown(window)


async def test_the_seed_is_compared_with_the_hash_of_the_first_message(
    chromium: Browser, tmp_path: Path
) -> None:
    record = golden_record(SHORT_GAME)
    known = hashlib.sha256(bytes.fromhex(record.seed)).hexdigest()
    link = "https://discord.com/channels/1/2/3"
    async with opened(chromium, tmp_path, page_of(record, published=Published(known, link))) as one:
        proof = one.page.locator("#proof")
        await expect(proof).to_have_class("good")
        await expect(proof).to_contain_text(known)
        await expect(one.page.get_by_role("link", name="✓ Fair shuffles")).to_be_visible()
        await expect(proof.get_by_role("link")).to_have_attribute("href", link)
    page = page_of(record, published=Published("00" * 32))
    async with opened(chromium, tmp_path, page) as other:
        await expect(other.page.locator("#proof")).to_have_class("bad")
        await other.page.get_by_role("link", name="✗ Fair shuffles").click()
        await expect(other.page.locator("#proof h2")).to_be_in_viewport()


async def test_the_hash_functions_of_the_page_are_right(chromium: Browser, tmp_path: Path) -> None:
    page = page_of(golden_record(SHORT_GAME))
    hashes = "hex => replayProof.{}(replayProof.bytesOf(hex){})"
    async with opened(chromium, tmp_path, page) as window:
        evaluate = window.page.evaluate
        assert await evaluate(hashes.format("sha256", ""), b"abc".hex()) == VECTORS["sha256"]
        assert await evaluate(hashes.format("shake256", ", 32"), "") == VECTORS["shake256"]
        for length in LENGTHS:
            data = bytes(range(256)) * 2
            part = data[:length]
            sha = await evaluate(hashes.format("sha256", ""), part.hex())
            assert sha == hashlib.sha256(part).hexdigest()
            shake = await evaluate(hashes.format("shake256", f", {8 * length}"), part.hex())
            assert shake == hashlib.shake_256(part).hexdigest(8 * length)


async def test_the_game_can_be_replayed_with_the_keyboard(
    chromium: Browser, tmp_path: Path
) -> None:
    record = golden_record(SHORT_GAME)
    last = len(record.actions)
    async with opened(chromium, tmp_path, page_of(record)) as window:
        page, step = window.page, window.page.locator("#step")
        for key, expected in (
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowLeft", 1),
            ("End", last),
            ("ArrowRight", last),
            ("Home", 0),
        ):
            await page.keyboard.press(key)
            await expect(step).to_have_text(f"Move {expected} of {last}")
        await page.locator("#speed").select_option(label="fast")
        await page.locator("#speed").evaluate("element => element.blur()")
        await page.keyboard.press("Space")
        await expect(page.get_by_role("button", name="Pause")).to_be_visible()
        await expect(step).to_have_text(re.compile(r"Move (\d\d+|[2-9]) of"))  # it goes on
        await page.keyboard.press("Space")
        await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        await expect(page.locator("#told")).to_have_attribute("aria-live", "polite")


async def test_a_game_can_be_seen_as_one_player_saw_it(chromium: Browser, tmp_path: Path) -> None:
    record = golden_record(SHORT_GAME)
    drawn = next(n for n, e in enumerate(record.actions) if e.drew and e.seat == 0)
    async with opened(chromium, tmp_path, page_of(record)) as window:
        page = window.page
        tiles = page.locator("#seats > li")
        line = page.locator("#log button").nth(drawn + 1)
        await expect(tiles.nth(1).locator(".cards")).to_be_visible()
        await expect(line).to_contain_text(f"[{record.actions[drawn].drew}]")
        await page.locator("#view").select_option(label="As normal saw it")
        await expect(tiles.nth(0).locator(".cards")).to_have_count(0)
        await expect(tiles.nth(1).locator(".cards")).to_be_visible()
        await expect(line).not_to_contain_text("[")
        await page.get_by_role("checkbox", name="hard").check()
        await expect(tiles.nth(0).locator(".cards")).to_be_visible()
        await expect(page.locator("#view")).to_have_value("all")


@pytest.mark.parametrize(
    ("name", "language", "size", "scheme"),
    [
        ("amsterdam-normal-hard-easy", "nl", PHONE, "dark"),
        pytest.param(SHORT_GAME, "da", DESKTOP, "light", marks=pytest.mark.soak),
        pytest.param("italy-5-2048-0", "sv", PHONE, "light", marks=pytest.mark.soak),
        pytest.param("usa-hard-normal", "en", DESKTOP, "dark", marks=pytest.mark.soak),
    ],
)
async def test_axe_finds_nothing_and_the_page_fits(
    chromium: Browser,
    tmp_path: Path,
    name: str,
    language: Language,
    size: tuple[int, int],
    scheme: Scheme,
) -> None:
    page = page_of(golden_record(name), language)
    async with opened(chromium, tmp_path, page, size, scheme) as window:
        await window.page.keyboard.press("End")
        assert await window.overflow_px() == 0
        assert await problems(window, ANY_IMPACT) == []


async def test_the_page_opens_from_a_message_of_the_local_discord(chromium: Browser) -> None:
    content = page_of(golden_record(SHORT_GAME))
    async with (
        Sandbox.start(answer_within_s=30.0) as discord,
        running(discord) as bot,
        browsing(chromium, discord) as windows,
    ):
        robin = await windows.open("Robin")
        channel = bot.get_channel(int(discord.channel("waiting-room").id))
        assert isinstance(channel, TextChannel)
        await channel.send(file=File(BytesIO(content.encode()), "game.html"))
        async with robin.page.context.expect_page() as opening:
            await robin.newest.get_by_role("link", name="game.html").click()
        page = await opening.value
        await expect(page.locator("#proof .verdict")).to_contain_text("All match")
        assert await page.evaluate("self.origin") == "null"  # it cannot read the local Discord
        await page.keyboard.press("End")
        await expect(page.locator("#forward")).to_have_attribute("aria-disabled", "true")
