"""The legend in a corner of the board: only the signs that this map has and this picture shows."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from maps.drawing import DrawingId
from render.ink import palette
from render.ink.fonts import FittedLines, fitted_lines
from render.ink.geometry import Box, Point, upright
from render.ink.pen import Pen
from render.ink.sprites import Sprite
from render.ink.symbols import rounded_mask
from render.layout.board_layout import BoardLayout
from render.layout.layout_cache import load_layout
from render.scene import empty_board
from render.scene.legend_signs import DRAWN, MapSign, PictureSign, Sign, found_on, text_of
from render.words.phrases import map_name
from render.words.say import Say

ENLARGED = 3
TITLE, MIN_TITLE = 34, 24
TEXT, MIN_TEXT = 22, 19
FIRST_ROW, ROW, LAST_ROW = 66.0, 29.0, 22.0  # px from the top, to the next, to the bottom
CORNER = 10.0
SIGN_X = 40.0
TEXT_X = 76.0

OWN_BOARD_SIGNS: tuple[PictureSign, ...] = ("network", "way", "closed", "offer")
"""The signs of a seat's own board. A tunnel being claimed has one too, but then no tickets are
offered."""


class LegendTexts(NamedTuple):
    """The words of a legend, and with them all that decides how it looks on its map."""

    title: str
    rows: tuple[tuple[Sign, str], ...]


def texts(drawing: DrawingId, signs: Sequence[PictureSign], say: Say) -> LegendTexts:
    """The words of the legend that explains the map's own signs and these."""
    map_ = load_layout(drawing).map_
    title = map_name(map_, say)
    rows = ((sign, text_of(sign, map_, say)) for sign in (*_map_signs(drawing), *signs))
    return LegendTexts(title, tuple(rows))


def legend(drawing: DrawingId, texts: LegendTexts, scale: int) -> Sprite:
    """The legend as a sprite to be laid on the board."""
    layout = load_layout(drawing)
    plate = plate_of(layout, len(texts.rows))
    left, top = plate.x - plate.half_length, plate.y - plate.half_width
    width, height = 2 * plate.half_length, 2 * plate.half_width
    size = round(width) * scale, round(height) * scale
    tile = Image.new("RGB", (size[0] * ENLARGED, size[1] * ENLARGED), palette.PAPER)
    pen = Pen(tile, scale * ENLARGED)
    pen.framed(upright(0.0, 0.0, width, height), CORNER, palette.PAPER, 2.0, empty_board.FRAME)
    title, rows = fitted_texts(texts, width)
    pen.text(title.lines[0], Point(width / 2, 30.0), title.size, palette.INK, "bold")
    for number, (sign, _) in enumerate(texts.rows):
        y = FIRST_ROW + ROW * number
        DRAWN[sign](pen, Point(SIGN_X, y), layout.map_)
        pen.text(rows.lines[number], Point(TEXT_X, y), rows.size, palette.INK, anchor="lm")
    tile = tile.reduce(ENLARGED)
    tile.putalpha(rounded_mask(*size, round(CORNER * scale)))
    return Sprite(tile, round(left * scale), round(top * scale))


def fitted_texts(texts: LegendTexts, width: float) -> tuple[FittedLines, FittedLines]:
    """The title, and the texts of the rows, as they fit a legend of that width: all rows in the
    same size, smaller than usual if one of them is long."""
    title = fitted_lines((texts.title,), TITLE, "bold", width - 2 * CORNER, MIN_TITLE)
    rows = tuple(text for _, text in texts.rows)
    return title, fitted_lines(rows, TEXT, "medium", width - TEXT_X - CORNER, MIN_TEXT)


def plate_of(layout: BoardLayout, rows: int) -> Box:
    """The box of a legend with so many rows. It grows away from the nearest edge of the board."""
    (left, top), _, (right, bottom), _ = layout.legend.corners()
    height = FIRST_ROW + ROW * (rows - 1) + LAST_ROW
    if layout.legend.y > layout.size[1] / 2:
        return upright(left, bottom - height, right, bottom)
    return upright(left, top, right, top + height)


def max_rows(drawing: DrawingId) -> int:
    """How many rows the longest legend of a map has."""
    return len(_map_signs(drawing)) + len(OWN_BOARD_SIGNS)


@lru_cache(maxsize=64)
def _map_signs(drawing: DrawingId) -> tuple[MapSign, ...]:
    """The signs that every board of a map has."""
    return tuple(found_on(load_layout(drawing).map_))
