"""Sprites of wagons, stations and closed spaces, and of the rims and rings around them."""

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from engine.model import MapWords, Seat
from render.ink import palette, stencils
from render.ink.geometry import Box, Point, around
from render.ink.pen import Pen, beside
from render.ink.rgb import Rgb
from render.ink.sprites import Sprite, sprite
from render.ink.stencils import Mask
from render.ink.symbol_shapes import OF_SEAT
from render.layout.board_layout import STATION
from render.scene.spaces import CORNER
from render.scene.vehicles import CORNERS, draw_windows

OVERHANG = 1.6  # a wagon is a little larger than its space
LIGHT, EDGE = 1.0, 1.8  # px of the light line around a wagon, and of its dark edge
COUPLING = 0.55  # of a wagon's width
UNDER = 4.0  # px of a coupling under each of its wagons
MARK = 1.8  # times half the width of the wagon
MAX_MARK_SIZE = 26.0
WHEEL = 3.2  # half the width of a cart's wheel
RIM = 6.5
RING = 4.0


def train(
    row: tuple[Box, ...], seat: Seat, scale: int, words: MapWords = "trains"
) -> Iterator[Sprite]:
    """A wagon or cart on every space of a route, the last first, each coupled to the one behind.

    On a phone the symbols are too small to see, and dark wagons look like dark spaces. But spaces
    have gaps between them, and wagons are coupled.
    """
    for number in reversed(range(len(row))):
        yield _wagon(row[number : number + 2], seat, scale, words)


def _wagon(pair: tuple[Box, ...], seat: Seat, scale: int, words: MapWords) -> Sprite:
    """The first of one or two wagons. Of the second only the end under the coupling is drawn."""
    coupled = tuple(couplings(pair))

    def draw(pen: Pen) -> None:
        _draw_light(pen, pair[0], words)
        for coupling in coupled:
            _draw_coupling(pen, coupling, palette.seat(seat))
        for box in pair:
            _draw_body(pen, box, seat, words)

    margin = OVERHANG + LIGHT + 1.0 + (WHEEL if words == "carts" else 0.0)
    return sprite(around((pair[0], *coupled)), margin, scale, draw)


def couplings(row: tuple[Box, ...]) -> Iterator[Box]:
    """The couplings from every wagon to the next."""
    for one, other in pairwise(row):
        x, y = other.x - one.x, other.y - one.y
        far = math.hypot(x, y)
        middle = Point(one.x + x / 2, one.y + y / 2)
        half = far / 2 - one.half_length + UNDER
        yield Box(*middle, x / far, y / far, half, COUPLING * one.half_width)


@lru_cache(maxsize=1024)
def station(at: Point, seat: Seat, scale: int) -> Sprite:
    """A station on a city."""
    return sprite(_square(at, STATION), 6.0, scale, lambda pen: draw_station(pen, at, seat))


def rim(row: tuple[Box, ...], scale: int, words: MapWords = "trains") -> tuple[Mask, ...]:
    """A broad rim around all spaces of a route, without colours: a light edge, so that it can be
    seen on any ground, then the rim itself. What is on the spaces stays visible."""
    edge, bright = numbers = stencils.numbers_of(2)

    def draw(pen: Pen) -> None:
        for box in row:
            pen.box(box.grown(RIM), CORNER + RIM, edge)
        for box in row:
            pen.box(box.grown(RIM - 1.5), CORNER + RIM - 1.5, bright)
        for box in row:
            pen.box(box.grown(OVERHANG), CORNER + OVERHANG, 0)
        for coupling in couplings(row):
            pen.box(coupling, 0.0, 0)
        if words == "carts":
            for wheel in (wheel for box in row for wheel in wheels(box)):
                pen.box(wheel.grown(LIGHT), WHEEL, 0)

    return stencils.masks(around(row), RIM + 2.0, scale, numbers, draw)


@lru_cache(maxsize=512)
def ring(at: Point, radius: float, colour: Rgb, scale: int, width: float = RING) -> Sprite:
    """A ring around a place."""

    def draw(pen: Pen) -> None:
        draw_ring(pen, at, radius, colour, width)

    return sprite(_square(at, radius), 2.0, scale, draw)


def closed_space(box: Box, scale: int) -> Sprite:
    """The cover of a space that nobody can claim any more."""
    return sprite(box, 3.0, scale, lambda pen: draw_closed(pen, box))


def draw_wagon(pen: Pen, box: Box, seat: Seat, words: MapWords = "trains") -> None:
    """A wagon or cart in the seat's colour with its shape, a dark edge and a light line around
    it."""
    _draw_light(pen, box, words)
    _draw_body(pen, box, seat, words)


def _draw_light(pen: Pen, box: Box, words: MapWords) -> None:
    if words == "carts":
        for wheel in wheels(box):
            pen.box(wheel.grown(LIGHT), WHEEL, palette.SNOW)
    pen.box(box.grown(OVERHANG + LIGHT), CORNERS[words] + OVERHANG + LIGHT, palette.SNOW)


def wheels(box: Box) -> Iterator[Box]:
    """The four wheels of a cart as seen from above: they stand out on both sides."""
    reach = box.half_width + OVERHANG
    for along in (-0.55, 0.55):
        for side in (-1, 1):
            at = beside(box, along * box.half_length, side * reach)
            yield box._replace(x=at.x, y=at.y, half_length=0.26 * box.half_length, half_width=WHEEL)


def _draw_coupling(pen: Pen, coupling: Box, colour: Rgb) -> None:
    pen.box(coupling, 0.0, palette.INK)
    pen.box(coupling._replace(half_width=coupling.half_width - EDGE), 0.0, colour)


def _draw_body(pen: Pen, box: Box, seat: Seat, words: MapWords) -> None:
    colour = palette.seat(seat)
    if words == "carts":
        for wheel in wheels(box):
            pen.box(wheel, WHEEL, palette.INK)
    pen.framed(box.grown(OVERHANG), CORNERS[words] + OVERHANG, colour, EDGE, palette.INK)
    draw_windows(pen, box, colour, words)
    size = min(MARK * box.half_width, MAX_MARK_SIZE, 1.3 * box.half_length)
    pen.symbol(OF_SEAT[seat], Point(box.x, box.y), size, palette.ink_on(colour))


def draw_station(pen: Pen, at: Point, seat: Seat, size: float = 1.0) -> None:
    """A station in the seat's colour with its shape."""
    colour = palette.seat(seat)
    half = STATION * size

    def outline(grow: float) -> list[tuple[float, float]]:
        wide, high = 0.78 * half + grow, 0.8 * half + grow
        eaves, roof = -0.2 * half, -half - grow
        corners = ((0.0, roof), (wide + 3, eaves), (wide, eaves), (wide, high), (-wide, high))
        return [(at.x + x, at.y + y) for x, y in (*corners, (-wide, eaves), (-wide - 3, eaves))]

    pen.area(outline(2.6), palette.SNOW)
    pen.area(outline(1.2), palette.INK)
    pen.area(outline(-0.8), colour)
    mark = Point(at.x, at.y + 0.2 * half)
    pen.symbol(OF_SEAT[seat], mark, 0.82 * half, palette.ink_on(colour))


def last_ring(at: Point, radius: float, scale: int) -> Sprite:
    """The mark of the last move around a place: a bright ring between two dark lines."""

    def draw(pen: Pen) -> None:
        pen.disc(at, radius, palette.INK)
        pen.disc(at, radius - 2.2, palette.LAST_MOVE)
        pen.disc(at, radius - 8.2, (0, 0, 0, 0))

    return sprite(_square(at, radius), 2.0, scale, draw)


def draw_ring(pen: Pen, at: Point, radius: float, colour: Rgb, width: float = RING) -> None:
    """A ring with a light edge on both sides and nothing inside."""
    pen.disc(at, radius, palette.SNOW)
    pen.disc(at, radius - 1.2, colour)
    pen.disc(at, radius - 1.2 - width, palette.SNOW)
    pen.disc(at, radius - 2.4 - width, (0, 0, 0, 0))


def draw_closed(pen: Pen, box: Box) -> None:
    """A pale cover with a cross."""
    pen.box(box.grown(0.6), CORNER, (*palette.PAPER_DEEP, 205))
    reach = 0.6 * min(box.half_width, box.half_length)
    for side in (-1, 1):
        ends = (beside(box, -reach, -side * reach), beside(box, reach, side * reach))
        pen.line(ends, 2.0, (*palette.INK_SOFT, 255))


def _square(at: Point, radius: float) -> Box:
    return Box(at.x, at.y, 1.0, 0.0, radius, radius)
