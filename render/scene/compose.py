"""Boards composed of layers: drawn whole, or as bands that are drawn and compressed only once.

Bands are cached by the layers on them, so a turn costs only the bands that it changed.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from PIL import Image

from engine.model import MapId
from render.output import png_bands
from render.output.png_bands import ROWS, Band
from render.scene.empty_board import empty_board
from render.scene.layers import BoardLayer

BANDS_KEPT = 3000  # of about 10 kB each: enough for a hundred boards that have nothing in common


def draw(map_id: MapId, layers: Sequence[BoardLayer], scale: int) -> Image.Image:
    """The board with all layers, the first lowest, in the map's palette."""
    return draw_rows(map_id, layers, scale, 0, empty_board(map_id, scale).height)


def draw_rows(
    map_id: MapId, layers: Iterable[BoardLayer], scale: int, top: int, bottom: int
) -> Image.Image:
    """The rows of px of that board from `top` down to `bottom`."""
    ground = empty_board(map_id, scale)
    part = ground.crop((0, top, ground.width, bottom))
    for layer in layers:
        if layer.top < bottom and layer.bottom > top:
            layer.lay_on(part, above=top)
    return part


def pack(map_id: MapId, layers: Sequence[BoardLayer]) -> Iterator[Band]:
    """The board at scale 1 as compressed bands, the highest first."""
    height = empty_board(map_id, 1).height
    tops = range(0, height, ROWS)
    here: list[list[BoardLayer]] = [[] for _ in tops]
    for layer in layers:
        for reached in here[max(0, layer.top // ROWS) : -(-layer.bottom // ROWS)]:
            reached.append(layer)
    for top, some in zip(tops, here, strict=True):
        yield _band(map_id, top, min(top + ROWS, height), tuple(some))


@lru_cache(maxsize=BANDS_KEPT)
def _band(map_id: MapId, top: int, bottom: int, layers: tuple[BoardLayer, ...]) -> Band:
    return png_bands.pack(draw_rows(map_id, layers, 1, top, bottom))
