"""The map under the routes: water, land and borders, drawn from the shapes of `maps.shapes`."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from maps import shapes
from maps.drawing import DrawingId
from maps.shapes import UNITS_PER_PX, Kind, Layer, Line
from render.ink import palette
from render.ink.rgb import Rgb, mixed

WATER = palette.WATER
SHORES: tuple[tuple[float, Rgb], ...] = (
    (26.0, mixed(palette.WATER, palette.SNOW, 0.16)),
    (14.0, mixed(palette.WATER, palette.SNOW, 0.34)),
    (6.0, mixed(palette.WATER, palette.SNOW, 0.55)),
)
"""Bands of shallow water along the coast: width in px, and colour."""

LAND_TONES: tuple[Rgb, ...] = (
    (227, 219, 197),
    (214, 214, 187),
    (230, 211, 184),
    (222, 203, 192),
    (207, 207, 192),
)
REGION_TONES: tuple[Rgb, ...] = (
    (228, 209, 171),
    (199, 211, 172),
    (228, 194, 175),
    (211, 198, 215),
    (233, 221, 158),
    (188, 213, 200),
    (232, 201, 203),
)
FAR = palette.LAND_FAR
PARK: Rgb = (201, 209, 178)
BLOCK: Rgb = (215, 196, 169)
QUAY: Rgb = (158, 140, 112)
PILE: Rgb = (132, 112, 90)
STREET: Rgb = (249, 245, 233)
BORDER_LINE = mixed(palette.BORDER, palette.INK_SOFT, 0.28)
STROKES: dict[Kind, tuple[float, Rgb]] = {
    "border": (1.6, BORDER_LINE),
    "coast": (2.0, palette.COAST),
    "canal": (12.0, palette.WATER),
    "line": (1.5, palette.WATER_DEEP),
    "street": (4.0, STREET),
    "piles": (2.6, PILE),
}
QUAY_PX = 2.2
THIN = 3  # px of the enlarged image: lines this thin need no round joints


def paint(
    drawing: DrawingId, size: tuple[int, int], factor: float, top: float = 0.0
) -> Image.Image:
    """A strip of the backdrop from `top` down, `factor` times as large as in the picture."""
    layers = shapes.load(drawing).layers
    brush = _Brush(size, factor, top, WATER if layers else LAND_TONES[0])
    for width, colour in SHORES:
        for layer in layers:
            if layer.kind == "shore":
                brush.stroke(layer, width, colour)
    brush.remember_sea(layers)
    quays = [layer for layer in layers if layer.kind == "canal"]
    for layer in layers:
        if layer.kind == "canal":
            while quays:  # the edges of all canals before any water, so that canals join
                quay = quays.pop()
                brush.stroke(quay, quay.width + 2 * QUAY_PX, QUAY)
        if layer.kind != "shore":
            brush.draw(layer)
    return brush.image


def tints(drawing: DrawingId) -> tuple[Rgb, ...]:
    """The flat colours of a backdrop, which stay exact in pictures."""
    layers = shapes.load(drawing).layers
    areas = {tint(layer): 0 for layer in layers if layer.kind not in (*STROKES, "shore")}
    strokes = {STROKES[layer.kind][1]: 0 for layer in layers if layer.kind in STROKES}
    return (WATER, LAND_TONES[0], *areas, *strokes, *(colour for _, colour in SHORES))


class _Brush:
    """Draws the layers of a map on an enlarged strip of the picture."""

    def __init__(self, size: tuple[int, int], factor: float, top: float, ground: Rgb) -> None:
        self._factor, self._top = factor, top
        large = round(size[0] * factor), round(size[1] * factor)
        self.image = Image.new("RGB", large, ground)
        self._sea = self.image
        self._pen = ImageDraw.Draw(self.image)

    def remember_sea(self, layers: Iterable[Layer]) -> None:
        """Keep the sea with its shores, if there are lakes: they are drawn as holes in the land."""
        if any(layer.kind == "lake" for layer in layers):
            self._sea = self.image.copy()

    def draw(self, layer: Layer) -> None:
        if layer.kind == "lake":
            self.image.paste(self._sea, mask=self._mask(layer))
        elif layer.kind == "piles":
            self._dots(layer)
        elif layer.kind in STROKES:
            width, colour = STROKES[layer.kind]
            self.stroke(layer, layer.width or width, colour)
        else:
            self._fill(layer)

    def stroke(self, layer: Layer, width: float, colour: Rgb) -> None:
        thick = max(1, round(width * self._factor))
        joint = "curve" if thick > THIN else None
        for line in layer.lines:
            points = self._points(line, thick)
            if points:
                self._pen.line(points, fill=colour, width=thick, joint=joint)

    def _fill(self, layer: Layer) -> None:
        colour = tint(layer)
        for line in layer.lines:
            points = self._points(line, 0)
            if points:
                self._pen.polygon(points, fill=colour)

    def _mask(self, layer: Layer) -> Image.Image:
        mask = Image.new("1", self.image.size)
        pen = ImageDraw.Draw(mask)
        for line in layer.lines:
            points = self._points(line, 0)
            if points:
                pen.polygon(points, fill=1)
        return mask

    def _dots(self, layer: Layer) -> None:
        """Two rows of piles along each line."""
        radius, colour = STROKES["piles"]
        reach = radius * self._factor
        for line in layer.lines:
            points = self._points(line, 20 * self._factor)
            for number, (x, y) in enumerate(even(points, 9 * self._factor)):
                middle = y + (6 if number % 2 else -6) * self._factor
                self._pen.ellipse((x - reach, middle - reach, x + reach, middle + reach), colour)

    def _points(self, line: Line, margin: float) -> list[tuple[float, float]]:
        """The points of a line in px of the strip; none if the line is above or below the strip."""
        scale, shift = self._factor / UNITS_PER_PX, self._top * self._factor
        ys = line[1::2]
        if min(ys) * scale - shift > self.image.height + margin or max(ys) * scale < shift - margin:
            return []
        return [(x * scale, y * scale - shift) for x, y in zip(line[::2], ys, strict=True)]


def tint(layer: Layer) -> Rgb:
    """The colour of a filled area."""
    match layer.kind:
        case "far":
            return FAR
        case "region":
            return REGION_TONES[layer.tone % len(REGION_TONES)]
        case "lake":
            return WATER
        case "park":
            return PARK
        case "block":
            return BLOCK
        case _:
            return LAND_TONES[layer.tone % len(LAND_TONES)]


def even(points: Sequence[tuple[float, float]], step: float) -> Iterator[tuple[float, float]]:
    """Points at even distances along a line."""
    left = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        while left <= length:
            yield ax + (bx - ax) * left / length, ay + (by - ay) * left / length
            left += step
        left -= length
