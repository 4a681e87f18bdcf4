"""What the marks on a picture mean: a bar with each sign and its words, to be read on a phone."""

from collections.abc import Sequence

from PIL import Image

from engine.model import Map
from render.ink import palette
from render.ink.fonts import fitted_lines
from render.ink.geometry import Point
from render.ink.pen import Pen
from render.scene.legend_signs import DRAWN, PictureSign, text_of
from render.words.say import Say

WIDTH = 760  # px; the sizes below are for this width
MARGIN, GAP, ROW = 12, 12, 40
SIGN_X, TEXT_X = 27, 64  # px from the left of a cell
TEXT, MIN_TEXT = 22, 19
MAX_IN_ROW = 2
ENLARGED = 4


def draw(signs: Sequence[PictureSign], map_: Map, width: int, say: Say) -> Image.Image:
    """The bar of these signs, of which there must be some, so wide, in one row or more."""
    texts = tuple(text_of(sign, map_, say) for sign in signs)
    rows, in_row = -(-len(signs) // MAX_IN_ROW), min(len(signs), MAX_IN_ROW)
    cell = (WIDTH - 2 * MARGIN + GAP) // in_row
    lines, size = fitted_lines(texts, TEXT, "medium", cell - GAP - TEXT_X, MIN_TEXT)
    scale = ENLARGED * width / WIDTH
    image = Image.new("RGB", (ENLARGED * width, round(scale * rows * ROW)), palette.PAPER)
    pen = Pen(image, scale)
    for number, (sign, line) in enumerate(zip(signs, lines, strict=True)):
        left, y = MARGIN + number % in_row * cell, number // in_row * ROW + ROW / 2 - 4
        DRAWN[sign](pen, Point(left + SIGN_X, y), map_)
        pen.text(line, Point(left + TEXT_X, y), size, palette.INK, anchor="lm")
    return image.reduce(ENLARGED)
