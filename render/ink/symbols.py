"""Symbols and seat badges at any size, drawn enlarged once per size and kept."""

from functools import lru_cache
from typing import assert_never

from PIL import Image, ImageDraw

from engine.model import Seat
from render.ink import palette
from render.ink.fonts import font
from render.ink.rgb import Rgb
from render.ink.symbol_shapes import (
    LETTER_OF_SEAT,
    OF_SEAT,
    SHAPES,
    BoxShape,
    DiscShape,
    PolygonShape,
    SymbolName,
    SymbolPart,
)

ENLARGED = 8


def draw_seat_mark(
    image: Image.Image, seat: Seat, center: tuple[float, float], size: int, ink: Rgb
) -> None:
    """Draw the shape of a seat: a disc, a square, a triangle and so on."""
    draw_symbol(image, OF_SEAT[seat], center, size, ink)


def draw_symbol(
    image: Image.Image,
    name: SymbolName,
    center: tuple[float, float],
    size: int,
    ink: Rgb,
) -> None:
    """Draw a symbol in a square of `size` px around the centre."""
    mask = symbol_mask(name, size)
    left = round(center[0] - mask.width / 2)
    top = round(center[1] - mask.height / 2)
    image.paste(ink, (left, top), mask)


@lru_cache(maxsize=64)
def seat_badge(seat: Seat, size: int) -> Image.Image:
    """A tile in the seat's colour with its shape and letter: `size` px high, 1.6 times as wide,
    with transparent corners."""
    ground = palette.seat(seat)
    ink = palette.ink_on(ground)
    width = round(1.6 * size)
    badge = Image.new("RGB", (width, size), ground)
    draw_seat_mark(badge, seat, (0.52 * size, 0.5 * size), round(0.52 * size), ink)
    ImageDraw.Draw(badge).text(
        (1.14 * size, 0.5 * size),
        LETTER_OF_SEAT[seat],
        fill=ink,
        font=font(round(0.72 * size), "bold"),
        anchor="mm",
    )
    badge.putalpha(rounded_mask(width, size, round(0.22 * size)))
    return badge


@lru_cache(maxsize=512)
def symbol_mask(name: SymbolName, size: int) -> Image.Image:
    """The symbol as a mask: a square of `size` px with values from 0 to 255."""
    large = Image.new("L", (size * ENLARGED, size * ENLARGED))
    draw = ImageDraw.Draw(large)
    for part in SHAPES[name]:
        _draw_part(draw, part, size * ENLARGED / 2)
    return large.resize((size, size), Image.Resampling.BOX)


@lru_cache(maxsize=256)
def rounded_mask(width: int, height: int, corner: int) -> Image.Image:
    """The mask of a box with round corners."""
    large = Image.new("L", (4 * width, 4 * height))
    box = (0, 0, 4 * width - 1, 4 * height - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, 4 * corner, fill=255)
    return large.resize((width, height), Image.Resampling.BOX)


def _draw_part(draw: ImageDraw.ImageDraw, part: SymbolPart, half: float) -> None:
    fill = 0 if part.cut else 255

    def at(x: float, y: float) -> tuple[float, float]:
        return half * (1 + x) - 0.5, half * (1 + y) - 0.5

    match part:
        case PolygonShape():
            draw.polygon([at(x, y) for x, y in part.points], fill=fill)
        case DiscShape(x, y, radius):
            draw.ellipse((*at(x - radius, y - radius), *at(x + radius, y + radius)), fill=fill)
        case BoxShape():
            corners = (*at(part.left, part.top), *at(part.right, part.bottom))
            draw.rounded_rectangle(corners, part.corner * half, fill=fill)
        case _:
            assert_never(part)
