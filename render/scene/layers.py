"""A board from what lies on it: drawn whole, or in bands that are drawn and compressed only once.

A band is known by what lies on it, so at a hundred tables a turn costs what it changed.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Protocol

from PIL import Image

from engine.model import MapId
from render.output import bands
from render.output.bands import ROWS, Band
from render.scene.empty_board import base

BANDS_KEPT = 3000  # of about 10 kB: a hundred boards that have nothing in common


class BoardLayer(Protocol):
    """Something that lies on a board. The same layer always looks the same; others may not."""

    @property
    def top(self) -> int: ...

    @property
    def bottom(self) -> int: ...

    def lay_on(self, part: Image.Image, above: int = 0) -> None:
        """On a board, or a part of one that has so many rows above it."""


def draw(map_id: MapId, layers: Sequence[BoardLayer], scale: int) -> Image.Image:
    """The board with all layers, the first lowest, in the map's palette."""
    return draw_rows(map_id, layers, scale, 0, base(map_id, scale).height)


def draw_rows(
    map_id: MapId, layers: Iterable[BoardLayer], scale: int, top: int, bottom: int
) -> Image.Image:
    """The rows of that board from `top` down to `bottom`."""
    ground = base(map_id, scale)
    part = ground.crop((0, top, ground.width, bottom))
    for layer in layers:
        if layer.top < bottom and layer.bottom > top:
            layer.lay_on(part, above=top)
    return part


def pack(map_id: MapId, layers: Sequence[BoardLayer]) -> Iterator[Band]:
    """The same board at its first size, ready to be written."""
    height = base(map_id, 1).height
    tops = range(0, height, ROWS)
    here: list[list[BoardLayer]] = [[] for _ in tops]
    for layer in layers:
        for reached in here[max(0, layer.top // ROWS) : -(-layer.bottom // ROWS)]:
            reached.append(layer)
    for top, some in zip(tops, here, strict=True):
        yield _band(map_id, top, min(top + ROWS, height), tuple(some))


@lru_cache(maxsize=BANDS_KEPT)
def _band(map_id: MapId, top: int, bottom: int, layers: tuple[BoardLayer, ...]) -> Band:
    return bands.pack(draw_rows(map_id, layers, 1, top, bottom))
