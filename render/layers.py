"""A board from what lies on it: drawn whole, or in bands that are drawn and compressed only once.

A band is known by what lies on it, so at a hundred tables a turn costs what it changed.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Protocol

from PIL import Image

from engine.model import MapId
from render import bands
from render.bands import ROWS, Band
from render.base import base

BANDS_KEPT = 3000  # of about 10 kB: a hundred boards that have nothing in common


class Layer(Protocol):
    """Something that lies on a board. The same layer always looks the same; others may not."""

    @property
    def top(self) -> int: ...

    @property
    def bottom(self) -> int: ...

    def lay_on(self, part: Image.Image, above: int = 0) -> None:
        """On a board, or a part of one that has so many rows above it."""


def draw(map_id: MapId, layers: Sequence[Layer], scale: int) -> Image.Image:
    """The board with all layers, the first lowest, in the map's palette."""
    image = base(map_id, scale).copy()
    for layer in layers:
        layer.lay_on(image)
    return image


def pack(map_id: MapId, layers: Sequence[Layer]) -> Iterator[Band]:
    """The same board at its first size, ready to be written."""
    for top in range(0, base(map_id, 1).height, ROWS):
        here = (layer for layer in layers if layer.top < top + ROWS and layer.bottom > top)
        yield _band(map_id, top, tuple(here))


@lru_cache(maxsize=BANDS_KEPT)
def _band(map_id: MapId, top: int, layers: tuple[Layer, ...]) -> Band:
    ground = base(map_id, 1)
    part = ground.crop((0, top, ground.width, min(top + ROWS, ground.height)))
    for layer in layers:
        layer.lay_on(part, above=top)
    return bands.pack(part)
