"""What was drawn is kept up to a number of bytes, whatever the size of the pictures."""

import gc
import weakref
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from PIL import Image

from engine.model import MapId
from render.ink.sprites import Sprite
from render.kept import MEGABYTE, bytes_of, kept, kept_by
from render.scene import compose
from render.scene.layers import marks_of


def test_a_result_is_made_once_while_it_is_kept() -> None:
    made = count()

    @kept(megabytes=1)
    def number_of(key: str, scale: int = 1) -> tuple[str, int]:
        return f"{key}{scale}", next(made)

    assert number_of("a") == number_of("a") == ("a1", 0)
    assert number_of("a", scale=2) == ("a2", 1)


def test_the_least_recently_used_results_go_when_there_are_too_many_bytes() -> None:
    made: list[int] = []

    @kept(megabytes=1)
    def half_a_megabyte(number: int) -> bytes:
        made.append(number)
        return bytes(MEGABYTE // 2 - 1000)

    for number in (1, 2, 1, 3, 1, 2):
        half_a_megabyte(number)
    assert made == [1, 2, 3, 2]
    assert len(half_a_megabyte) == 2
    assert half_a_megabyte.bytes <= MEGABYTE


def test_small_results_do_not_push_each_other_out() -> None:
    @kept(megabytes=1)
    def little(number: int) -> bytes:
        return bytes([number % 256])

    first = [little(number) for number in range(1500)]
    assert len(little) == len(first)


def test_a_result_larger_than_all_that_may_be_kept_is_returned_and_kept_alone() -> None:
    @kept(megabytes=1)
    def large(number: int) -> bytes:
        return bytes(3 * MEGABYTE + number)

    assert [len(large(number)) - 3 * MEGABYTE for number in (1, 2)] == [1, 2]
    assert len(large) == 1


def test_arguments_are_not_kept_if_a_key_is_made_of_them() -> None:
    def length(values: list[int]) -> int:
        return len(values)

    @kept_by(length, megabytes=1)
    def first_of(values: list[int]) -> int:
        return values[0]

    assert first_of([1, 2]) == 1
    assert first_of([5, 6]) == 1


def test_threads_get_the_same_result() -> None:
    @kept(megabytes=1)
    def made(number: int) -> list[int]:
        return [number]

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(made, [1] * 100))
    assert all(each is found[0] for each in found)


def test_asking_whether_something_is_kept_does_not_make_it() -> None:
    made: list[int] = []

    @kept(megabytes=1)
    def make(number: int) -> bytes:
        made.append(number)
        return bytes(number)

    assert not make.has(1)
    make(1)
    assert make.has(1)
    assert not make.has(2)
    assert made == [1]


@pytest.mark.parametrize(("mode", "each"), [("P", 1), ("L", 1), ("RGB", 4), ("RGBA", 4)])
def test_the_pixels_of_images_count(mode: str, each: int) -> None:
    small, large = (Sprite(Image.new(mode, (side, side)), 1, 2) for side in (10, 1010))
    assert bytes_of(large) - bytes_of(small) == each * (1010**2 - 10**2)


def test_a_band_does_not_keep_the_layers_on_it() -> None:
    """Otherwise layers that are kept no longer would stay in memory as long as their bands."""
    image = Image.new("RGBA", (40, 40), (200, 30, 30, 255))
    layer = marks_of(Sprite(image, 10, 10))
    assert list(compose.pack(MapId("amsterdam"), [layer]))
    forgotten = weakref.ref(image)
    del image, layer
    gc.collect()
    assert forgotten() is None
