"""A railway track across a picture, below its title."""

from PIL import Image

from render.ink import palette
from render.ink.symbols import rounded_mask


def draw_track(image: Image.Image, left: int, right: int, middle: int) -> None:
    """Two rails on sleepers, 22 px high."""
    sleeper = rounded_mask(8, 22, 3)
    for x in range(left + 6, right - 8, 24):
        image.paste(palette.PAPER_EDGE, (x, middle - 11), sleeper)
    for rail in (middle - 7, middle + 4):
        image.paste(palette.INK, (left, rail, right, rail + 3))
