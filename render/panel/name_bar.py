"""Whose wagons are whose: a bar with the badge and the name of every seat."""

from collections.abc import Sequence

from PIL import Image

from engine.model import Seat
from render.ink import palette
from render.ink.symbols import seat_badge
from render.ink.text import draw_name

WIDTH = 1600  # px; the sizes below are for this width
MARGIN, GAP = 24, 20
ROW = 84
BADGE, NAME_SIZE = 52, 46
MAX_IN_ROW = 4


def draw(names: Sequence[str], width: int = WIDTH) -> Image.Image:
    """The bar at that width, in one row or more."""
    rows = -(-len(names) // MAX_IN_ROW)
    in_row = -(-len(names) // rows)
    image = Image.new("RGB", (WIDTH, rows * ROW), palette.PAPER)
    cell = (WIDTH - 2 * MARGIN + GAP) // in_row
    for number, name in enumerate(names):
        left, middle = MARGIN + number % in_row * cell, number // in_row * ROW + ROW // 2
        badge = seat_badge(Seat(number), BADGE)
        image.paste(badge, (left, middle - BADGE // 2), badge)
        text = left + badge.width + 14
        room = cell - GAP - badge.width - 14
        draw_name(image, (text, middle), name, NAME_SIZE, palette.INK, room)
    if width == WIDTH:
        return image
    return image.resize((width, round(image.height * width / WIDTH)), Image.Resampling.LANCZOS)
