"""Boards composed of layers: drawn whole, or as bands that are drawn and compressed only once.

Bands are cached by the layers on them, so a turn costs only the bands that it changed.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from maps.drawing import DrawingId
from render.ink.geometry import Frame
from render.kept import kept_by
from render.output import png_bands
from render.output.png_bands import ROWS, Band
from render.scene.empty_board import empty_part, palette_of, size_of
from render.scene.layers import BoardLayer, MarkLayer

BANDS_KEPT_MB = 24  # of about 10 kB each: enough for a hundred boards that have nothing in common


class DrawnRows(NamedTuple):
    """Some rows of px of a board, and how many are above them."""

    image: Image.Image
    above: int


def draw(drawing: DrawingId, layers: Sequence[BoardLayer], scale: int) -> Image.Image:
    """The board with all layers, the first lowest, in the map's palette."""
    return draw_rows(drawing, layers, scale, 0, size_of(drawing, scale)[1])


def draw_rows(
    drawing: DrawingId, layers: Iterable[BoardLayer], scale: int, top: int, bottom: int
) -> Image.Image:
    """The rows of px of that board from `top` down to `bottom`."""
    frame = Frame(0, top, size_of(drawing, scale)[0], bottom)
    return draw_part(drawing, layers, scale, frame)


def draw_part(
    drawing: DrawingId, layers: Iterable[BoardLayer], scale: int, frame: Frame
) -> Image.Image:
    """The part of that board in a frame, which is in px of the enlarged board. Marks lie above all
    pieces."""
    part = empty_part(drawing, scale, frame)
    here = (
        layer
        for layer in layers
        if layer.top < frame.bottom and layer.bottom > frame.top and _is_across(frame, layer)
    )
    marks: list[MarkLayer] = []
    for layer in here:
        if isinstance(layer, MarkLayer):
            marks.append(layer)
        else:
            layer.lay_on(part, above=frame.top, before=frame.left)
    if marks:
        _paste_marks(part, marks, drawing, frame)
    return part


def _paste_marks(
    part: Image.Image, marks: Sequence[MarkLayer], drawing: DrawingId, frame: Frame
) -> None:
    """Paste marks onto a part of the board: all at once, because every change between the palette
    and RGB takes time. Nothing beside them changes."""
    boxes = [_inside(mark, frame) for mark in marks]
    left, right = min(box.left for box in boxes), max(box.right for box in boxes)
    blended = part.crop((left, 0, right, part.height)).convert("RGB")
    for mark in marks:
        mark.paste_on(blended, above=frame.top, before=frame.left + left)
    blended = palette_of(drawing).apply(blended)
    for box in boxes:
        here = box.left - left, box.top, box.right - left, box.bottom
        part.paste(blended.crop(here), (box.left, box.top))


def _inside(mark: MarkLayer, frame: Frame) -> Frame:
    """Where a mark is on a part of the board, without what is beyond that part."""
    return Frame(
        max(0, mark.left - frame.left),
        max(0, mark.top - frame.top),
        min(frame.width, mark.right - frame.left),
        min(frame.height, mark.bottom - frame.top),
    )


def pack(drawing: DrawingId, layers: Sequence[BoardLayer]) -> Iterator[Band]:
    """The board at scale 1 as compressed bands, the highest first."""
    size = size_of(drawing, 1)
    tops = range(0, size[1], ROWS)
    here: list[list[BoardLayer]] = [[] for _ in tops]
    for layer in layers:
        for reached in here[max(0, layer.top // ROWS) : max(0, -(-layer.bottom // ROWS))]:
            reached.append(layer)
    bands: list[tuple[DrawingId, Frame, Sequence[BoardLayer], bool]] = []
    for top, some in zip(tops, here, strict=True):
        is_for_now = any(isinstance(layer, MarkLayer) for layer in some)
        frame = Frame(0, top, size[0], min(top + ROWS, size[1]))
        bands.append((drawing, frame, some, is_for_now))
    for is_kept, group in groupby(bands, lambda band: _band.has(*band)):
        run = list(group)
        if is_kept:
            yield from (_band(*band) for band in run)
        else:  # drawn together, because every drawing takes time, however small
            rows = run[0][1]._replace(bottom=run[-1][1].bottom)
            drawn = DrawnRows(draw_part(drawing, layers, 1, rows), rows.top)
            yield from (_band(*band, drawn) for band in run)


def pack_at_once(drawing: DrawingId, layers: Iterable[BoardLayer], frame: Frame) -> Iterator[Band]:
    """A part of the board at scale 1, or all of it, as one band, which is not kept: the next one
    shows another part or other marks. It is smaller than bands of 32 rows together, and takes less
    time than these if few of them are kept."""
    yield png_bands.pack_for_now(draw_part(drawing, layers, 1, frame))


def _is_across(frame: Frame, layer: BoardLayer) -> bool:
    """Whether a layer is neither to the left nor to the right of a frame."""
    return layer.left < frame.right and layer.right > frame.left


def _key(
    drawing: DrawingId,
    frame: Frame,
    layers: Sequence[BoardLayer],
    is_for_now: bool,
    drawn: DrawnRows | None = None,  # noqa: ARG001  # looks the same whatever it is cut out of
) -> Hashable:
    """What tells bands apart. It has no layers: a band would keep them from being forgotten."""
    return drawing, frame.top, is_for_now, tuple(layer.number for layer in layers)


@kept_by(_key, megabytes=BANDS_KEPT_MB)
def _band(
    drawing: DrawingId,
    frame: Frame,
    layers: Sequence[BoardLayer],
    is_for_now: bool,
    drawn: DrawnRows | None = None,
) -> Band:
    """A band of the board at scale 1, cut out of what is drawn already, if anything is. Those that
    are for now are compressed quickly, because the next turn marks other moves."""
    if drawn is None:
        part = draw_part(drawing, layers, 1, frame)
    else:
        top = frame.top - drawn.above
        part = drawn.image.crop((0, top, frame.width, top + frame.height))
    return png_bands.pack_for_now(part) if is_for_now else png_bands.pack(part)
