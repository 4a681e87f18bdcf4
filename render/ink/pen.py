"""Draws on an enlarged image with coordinates in px of the finished picture."""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from PIL import Image, ImageDraw
from PIL.ImageFont import FreeTypeFont

from render.ink.fonts import Weight, font
from render.ink.geometry import Box, Point
from render.ink.rgb import Rgb
from render.ink.symbol_shapes import SymbolName
from render.ink.symbols import symbol_mask

Ink = Rgb | tuple[int, int, int, int] | int
"""A colour; or its number, on an image of numbers."""

ARC_STEPS = 5
SMOOTHNESS = 3
_CORNERS = tuple(
    (x, y, math.cos(angle), math.sin(angle))
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1)))
    for angle in ((quarter + step / ARC_STEPS) * math.pi / 2 for step in range(ARC_STEPS + 1))
)
"""For each point on the corners of a box: at which end and on which side, and its direction."""


class Pen:
    """Draws on an image `factor` times enlarged, with its corner at `left`, `top` of the board."""

    def __init__(
        self, image: Image.Image, factor: float, left: float = 0.0, top: float = 0.0
    ) -> None:
        self.image = image
        self.factor = factor
        self._left, self._top = left, top
        self._draw = ImageDraw.Draw(image, "RGBA" if image.mode == "RGB" else None)  # blends inks
        if image.mode == "L":  # numbers of inks, which must not be blended
            self._draw.fontmode = "1"

    def area(self, points: Iterable[tuple[float, float]], fill: Ink) -> None:
        """A filled polygon."""
        self._draw.polygon([self._at(x, y) for x, y in points], fill=fill)

    def box(self, box: Box, corner: float, fill: Ink) -> None:
        """A box with round corners, at any angle."""
        if self._sees(Point(box.x, box.y), box.radius):
            self.area(rounded(box, corner), fill)

    def framed(self, box: Box, corner: float, fill: Ink, edge: float, ink: Ink) -> None:
        """A box with an edge inside it."""
        self.box(box, corner, ink)
        self.box(box.grown(-edge), max(0.0, corner - edge), fill)

    def line(self, points: Sequence[tuple[float, float]], width: float, ink: Ink) -> None:
        """A line with round joints."""
        thick = max(1, round(width * self.factor))
        self._draw.line([self._at(x, y) for x, y in points], ink, thick, joint="curve")

    def disc(self, at: Point, radius: float, fill: Ink) -> None:
        """A filled circle."""
        x, y = self._at(*at)
        reach = radius * self.factor
        self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill)

    def symbol(self, name: SymbolName, at: Point, size: float, ink: Ink) -> None:
        """A symbol in a square of that size."""
        if not self._sees(at, size):
            return
        mask = symbol_mask(name, max(1, round(size * self.factor)))
        x, y = self._at(*at)
        corner = round(x - mask.width / 2), round(y - mask.height / 2)
        self.image.paste(ink, corner, mask)

    def text(
        self,
        text: str,
        at: Point,
        height: int,
        ink: Ink,
        weight: Weight = "medium",
        halo: Ink | None = None,
        anchor: str = "mm",
    ) -> None:
        """A line of text. A halo keeps it readable on any ground."""
        if not self._sees(at, 2.0 * height):
            return
        face: FreeTypeFont = font(round(height * self.factor), weight)
        if halo is not None:
            around = round(height / 8 * self.factor)
            self._draw.text(
                self._at(*at), text, halo, face, anchor, stroke_width=around, stroke_fill=halo
            )
        self._draw.text(self._at(*at), text, ink, face, anchor)

    def _sees(self, at: Point, reach: float) -> bool:
        """Whether something that extends `reach` up and down from `at` is in the image."""
        y = (at[1] - self._top) * self.factor
        return -reach * self.factor < y < self.image.height + reach * self.factor

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return (x - self._left) * self.factor, (y - self._top) * self.factor


@contextmanager
def smooth_pen(image: Image.Image, area: tuple[int, int, int, int]) -> Iterator[Pen]:
    """A pen that draws smooth lines on an area of a picture: the area is enlarged for it."""
    left, top, right, bottom = area
    width, height = right - left, bottom - top
    size = width * SMOOTHNESS, height * SMOOTHNESS
    large = image.crop(area).resize(size, Image.Resampling.NEAREST)
    yield Pen(large, SMOOTHNESS, left, top)
    image.paste(large.resize((width, height), Image.Resampling.BOX), area)


def rounded(box: Box, corner: float) -> list[tuple[float, float]]:
    """The outline of a box with round corners."""
    x, y, along_x, along_y, half_length, half_width = box
    corner = min(corner, half_length, half_width)
    straight, wide = half_length - corner, half_width - corner
    points = []
    for end, side, cos, sin in _CORNERS:
        along, across = end * straight + corner * cos, side * wide + corner * sin
        points.append(
            (x + along_x * along - along_y * across, y + along_y * along + along_x * across)
        )
    return points


def beside(box: Box, along: float, across: float) -> Point:
    """The point at these distances from the middle of a box, along its length and across it."""
    return Point(
        box.x + box.along_x * along - box.along_y * across,
        box.y + box.along_y * along + box.along_x * across,
    )
