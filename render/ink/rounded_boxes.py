"""Upright boxes of any size with round, smooth corners and an edge."""

from functools import lru_cache

from PIL import Image

from engine.values import Value
from render.ink.rgb import Rgb

ENLARGED = 4


class RoundedBox(Value, frozen=True):
    """Corner radius and edge width in px, and the colours of a box."""

    corner: int
    edge: int
    line: Rgb
    ground: Rgb


def draw_box(image: Image.Image, box: tuple[int, int, int, int], frame: RoundedBox) -> None:
    """Draw a box given as left, top, width and height, from plain bars and cached corners."""
    left, top, width, height = box
    corner, edge = frame.corner, frame.edge
    right, bottom = left + width, top + height
    for grown, colour in ((0, frame.line), (edge, frame.ground)):
        image.paste(colour, (left + corner, top + grown, right - corner, bottom - grown))
        image.paste(colour, (left + grown, top + corner, right - grown, bottom - corner))
    for turns, at in enumerate(
        (
            (left, top),
            (left, bottom - corner),
            (right - corner, bottom - corner),
            (right - corner, top),
        )
    ):
        sprite = _corner(frame, turns)
        image.paste(sprite, at, sprite)


@lru_cache(maxsize=64)
def _corner(frame: RoundedBox, quarter_turns: int) -> Image.Image:
    """The upper left corner, turned to the left by so many quarters."""
    size = frame.corner * ENLARGED
    outer = _quarter(size, size)
    inner = Image.new("L", (size, size))
    radius = size - frame.edge * ENLARGED
    inner.paste(_quarter(radius, radius), (frame.edge * ENLARGED, frame.edge * ENLARGED))
    small = (frame.corner, frame.corner)
    sprite = Image.new("RGB", small, frame.line)
    sprite.paste(frame.ground, (0, 0), inner.resize(small, Image.Resampling.BOX))
    sprite.putalpha(outer.resize(small, Image.Resampling.BOX))
    return sprite.rotate(90 * quarter_turns)


def _quarter(size: int, radius: int) -> Image.Image:
    """The upper left quarter of a disc."""
    disc = Image.new("L", (size, size))
    row = [
        255 if (radius - x - 0.5) ** 2 + (radius - y - 0.5) ** 2 <= radius**2 else 0
        for y in range(size)
        for x in range(size)
    ]
    disc.putdata(row)
    return disc
