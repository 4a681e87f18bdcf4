"""Pictures are made in worker threads, a few at a time."""

import asyncio
import threading
from collections import Counter

import pytest

from engine.model import PlaceId, Seat
from engine.views import player_view, public_view
from maps.drawing import EDITIONS
from render.picture_pool import PicturePool
from render.pictures.area import area_picture
from render.pictures.board import board_picture
from render.pictures.hand import hand_picture
from render.scene.empty_board import _first, _packed_strip, _strip
from render.words.english import english
from tests.support.positions import board, table


async def test_a_picture_is_made_in_a_worker() -> None:
    game = table("europe")
    view = player_view(game, Seat(0))
    async with PicturePool() as pool:
        picture = await pool.draw(hand_picture, view, game.board, english)
        where = await pool.draw(lambda: threading.current_thread().name)
    assert picture == hand_picture(view, game.board, english)
    assert where.startswith("render")


async def test_many_requests_are_served_a_few_at_a_time_in_order() -> None:
    running: Counter[str] = Counter()
    made: list[int] = []
    lock = threading.Lock()

    def make(number: int) -> int:
        with lock:
            running["now"] += 1
            running["most"] = max(running["most"], running["now"])
        with lock:
            made.append(number)
            running["now"] -= 1
        return number

    async with PicturePool(workers=1) as pool:
        asked = [asyncio.create_task(pool.draw(make, number)) for number in range(100)]
        assert await asyncio.gather(*asked) == list(range(100))
    assert running["most"] == 1
    assert made == list(range(100))


async def test_an_error_is_raised_to_the_caller_and_the_worker_survives() -> None:
    def fail() -> None:
        raise ValueError("no such colour")

    async with PicturePool(workers=1) as pool:
        with pytest.raises(ValueError, match="no such colour"):
            await pool.draw(fail)
        assert await pool.draw(lambda: 5) == 5


async def test_a_cancelled_request_does_not_hold_up_the_next() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        go_on.wait(5)

    async with PicturePool(workers=1) as pool:
        first = asyncio.create_task(pool.draw(slow))
        await asyncio.to_thread(begun.wait, 5)
        second = asyncio.create_task(pool.draw(lambda: None))
        await asyncio.sleep(0)
        second.cancel()
        go_on.set()
        await first
        assert await pool.draw(lambda: 1) == 1


async def test_the_first_turn_finds_everything_warm() -> None:
    _first.cache_clear()
    async with PicturePool() as pool:
        await pool.warm_up([board("amsterdam")], english)
    misses, view = _first.cache_info().misses, public_view(table("amsterdam"))
    for edition in EDITIONS:
        board_picture(view, board("amsterdam"), ["", ""], english, edition=edition)
    assert _first.cache_info().misses == misses == len(EDITIONS)


async def test_an_enlarged_board_is_drawn_when_an_area_is_first_shown_and_kept_compressed() -> None:
    for strips in (_strip, _packed_strip):
        strips.clear()
    async with PicturePool() as pool:
        await pool.warm_up([board("amsterdam")], english)
    assert not len(_packed_strip)
    view = public_view(table("amsterdam"))
    of_area = view, board("amsterdam"), ["", ""], PlaceId("dam"), english
    first, drawn = area_picture(*of_area), len(_packed_strip)
    _strip.clear()
    assert area_picture(*of_area) == first
    assert len(_packed_strip) == drawn > 0
    assert _packed_strip.bytes < _strip.bytes / 5


async def test_full_boards_are_drawn_after_those_of_messages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[tuple[str, str]] = []
    for name in ("warm_up_turns", "warm_up_full_board"):
        monkeypatch.setattr(
            f"render.picture_pool.{name}",
            lambda board, *_, name=name: made.append((name, board.map.id)),
        )
    async with PicturePool() as pool:
        await pool.warm_up([board("usa"), board("europe")], english)
    assert made == [
        ("warm_up_turns", "usa"),
        ("warm_up_turns", "europe"),
        ("warm_up_full_board", "usa"),
        ("warm_up_full_board", "europe"),
    ]
