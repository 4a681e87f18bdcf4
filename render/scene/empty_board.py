"""The board without pieces, made once per map and scale: backdrop, routes, places, names.

At scale 1 it is drawn whole. An enlarged one would take 8 MB, so each strip of it is drawn when a
picture first needs it, and kept compressed.
"""

import zlib
from functools import lru_cache

from PIL import Image

from engine.cards import Colour
from engine.model import Seat
from maps.drawing import DrawingId
from render.ink import palette
from render.ink.geometry import Box, Frame, Point, upright
from render.ink.pen import Pen
from render.ink.rgb import Rgb, mixed
from render.kept import kept
from render.layout.board_layout import (
    CITY_RADIUS,
    BoardLayout,
    PlacedName,
    RegionName,
    region_text_height,
)
from render.layout.layout_cache import load_layout
from render.layout.place_marks import (
    ATTRACTION_RADIUS,
    DISTRICT_RADIUS,
    DISTRICT_TEXT,
    districts_of,
)
from render.output import fixed_palette
from render.output.fixed_palette import FixedPalette
from render.scene import backdrop, spaces, wagons

ENLARGED = {1: 3, 2: 2}  # by scale: how much larger the board is drawn, for soft edges
STRIP = {1: 600, 2: 300}  # by scale: px of the board that are drawn at once
STRIPS_MB = 12  # of at most 2 MB: those of two pictures
PACKED_STRIPS_MB = 8  # of some 200 kB: about one MB for a map
RAIL: Rgb = (150, 136, 116)
HALO: Rgb = (250, 246, 234)
FRAME: Rgb = (112, 98, 80)
COUNTRY_INK: Rgb = (96, 70, 52)
RED_EDGE = mixed(palette.card(Colour.RED), palette.INK, 0.2)
"""On the edges of red spaces. Where few routes are red it would become the colour of a ticket."""

GOLD: Rgb = (255, 208, 50)
REGION_INK = mixed(palette.INK_SOFT, palette.INK, 0.25)


def size_of(drawing: DrawingId, scale: int) -> tuple[int, int]:
    """How wide and high the board is, `scale` times as large as drawn."""
    width, height = load_layout(drawing).size
    return width * scale, height * scale


def empty_part(drawing: DrawingId, scale: int, frame: Frame) -> Image.Image:
    """The part of the empty board in a frame, in its palette, `scale` times as large as drawn. Of
    an enlarged board, only the strips in the frame are drawn."""
    if scale == 1:
        return _first(drawing)[0].crop(frame)
    part = palette_of(drawing).apply(Image.new("RGB", (1, 1))).resize((frame.width, frame.height))
    rows, height = STRIP[scale] * scale, size_of(drawing, scale)[1]
    for top in range(max(0, frame.top // rows * rows), min(frame.bottom, height), rows):
        strip = _strip(drawing, scale, top // scale)
        here = strip.crop((frame.left, 0, frame.right, strip.height))
        part.paste(here, (0, top - frame.top))
    return part


def palette_of(drawing: DrawingId) -> FixedPalette:
    """The 256 colours of a map's pictures."""
    return _first(drawing)[1]


@kept(megabytes=STRIPS_MB)
def _strip(drawing: DrawingId, scale: int, top: int) -> Image.Image:
    """A strip of an enlarged board, from `top` down."""
    height = min(STRIP[scale], load_layout(drawing).size[1] - top)
    size = load_layout(drawing).size[0] * scale, height * scale
    return Image.frombytes("P", size, zlib.decompress(_packed_strip(drawing, scale, top, height)))


@kept(megabytes=PACKED_STRIPS_MB)
def _packed_strip(drawing: DrawingId, scale: int, top: int, height: int) -> bytes:
    """The same compressed: it takes far longer to draw than to unpack."""
    strip = palette_of(drawing).apply(_draw_strip(drawing, scale, top, height))
    return zlib.compress(strip.tobytes(), 1)


@lru_cache(maxsize=64)  # two editions of every map
def _first(drawing: DrawingId) -> tuple[Image.Image, FixedPalette]:
    """The board at scale 1, and its palette, taken from a sample with wagons of every seat."""
    image = Image.new("RGB", load_layout(drawing).size)
    height = image.height
    for top in range(0, height, STRIP[1]):  # drawn at once it would take 100 MB for a moment
        image.paste(_draw_strip(drawing, 1, top, min(STRIP[1], height - top)), (0, top))
    sample = image.copy()
    rows, words = list(load_layout(drawing).spaces.values()), load_layout(drawing).map_.words
    for number, row in enumerate(rows[: 4 * len(palette.SEAT)]):
        for wagon in wagons.train(row, Seat(number % len(palette.SEAT)), 1, words):
            wagon.paste_on(sample)
    tracks = {spaces.ground(route): 0 for route in load_layout(drawing).map_.routes}
    exact = (*backdrop.tints(drawing), *tracks, *fixed_palette.key_colours())
    few = sample.resize((sample.width // 2, sample.height // 2), Image.Resampling.NEAREST)
    found = FixedPalette(exact, [few], fill=(RED_EDGE,))
    return found.apply(image), found


def _draw_strip(drawing: DrawingId, scale: int, top: int, height: int) -> Image.Image:
    layout = load_layout(drawing)
    factor = scale * ENLARGED[scale]
    large = backdrop.paint(drawing, (layout.size[0], height), factor, top)
    pen = Pen(large, factor, 0.0, top)
    for group in layout.groups:
        pen.line(group.curve, 2.2, RAIL)
    for region in layout.region_names:
        _draw_region_name(pen, region, region_text_height(layout.text))
    for route in layout.map_.routes:
        spaces.draw(pen, route, layout.spaces[route.id], layout.map_.words)
    _draw_places(pen, layout)
    for name in layout.names:
        draw_name(pen, name, layout.text)
    _draw_frame(pen, layout.size)
    return large.reduce(ENLARGED[scale])


def _draw_places(pen: Pen, layout: BoardLayout) -> None:
    attractions = {city.id for city in layout.map_.cities if city.attraction}
    districts = dict(districts_of(layout.map_))
    for place, at in layout.cities.items():
        if place in attractions:
            draw_attraction(pen, at)
            continue
        if place in districts:
            draw_district(pen, at, districts[place])
            continue
        pen.disc(at, CITY_RADIUS, palette.INK)
        pen.disc(at, CITY_RADIUS - 2.4, palette.PAPER)
        pen.disc(at, CITY_RADIUS - 6.0, palette.BAD)
    for at in layout.country_ends.values():
        draw_country_end(pen, at)


def draw_attraction(pen: Pen, at: Point) -> None:
    """A city that is an attraction: a star on a golden disc, larger than other cities."""
    pen.disc(at, ATTRACTION_RADIUS, palette.INK)
    pen.disc(at, ATTRACTION_RADIUS - 2.0, GOLD)
    pen.symbol("star", at, 1.3 * ATTRACTION_RADIUS, palette.INK)


def draw_district(pen: Pen, at: Point, district: str) -> None:
    """A city of a district that scores: the district's name on a light disc."""
    pen.disc(at, DISTRICT_RADIUS, palette.INK)
    pen.disc(at, DISTRICT_RADIUS - 2.2, palette.SNOW)
    pen.text(district, at, DISTRICT_TEXT, palette.INK, "bold")


def draw_country_end(pen: Pen, at: Point) -> None:
    """The end of a route in a country: a barrier, red and white."""
    reach = CITY_RADIUS
    gate = Box(at.x, at.y, 1.0, 0.0, reach, reach)
    pen.framed(gate, 3.0, palette.PAPER, 2.0, COUNTRY_INK)
    pen.box(upright(at.x - reach + 2, at.y - 3, at.x + reach - 2, at.y + 3), 0.0, palette.BAD)


def draw_name(pen: Pen, name: PlacedName, height: int) -> None:
    """The name of a place; those of countries are smaller."""
    at = Point(name.box.x, name.box.y)
    if name.is_country:
        pen.text(name.text, at, round(0.85 * height), COUNTRY_INK, "medium", HALO)
    else:
        pen.text(name.text, at, height, palette.INK, "bold", HALO)


def _draw_region_name(pen: Pen, name: RegionName, height: int) -> None:
    """The name of a region: paler than those of places, and without a halo."""
    first = name.box.y - (len(name.lines) - 1) * height / 2
    for number, line in enumerate(name.lines):
        pen.text(line, Point(name.box.x, first + number * height), height, REGION_INK)


def _draw_frame(pen: Pen, size: tuple[int, int]) -> None:
    """Two lines around the board."""
    for inset, width, ink in ((0.0, 5.0, mixed(FRAME, palette.PAPER, 0.15)), (7.0, 1.4, FRAME)):
        left, top, right, bottom = inset, inset, size[0] - inset, size[1] - inset
        pen.area(((left, top), (right, top), (right, top + width), (left, top + width)), ink)
        pen.area(
            ((left, bottom - width), (right, bottom - width), (right, bottom), (left, bottom)), ink
        )
        pen.area(((left, top), (left + width, top), (left + width, bottom), (left, bottom)), ink)
        pen.area(
            ((right - width, top), (right, top), (right, bottom), (right - width, bottom)), ink
        )
