"""Pieces that lie on the board: wagons, stations, and the marks of the last move."""

from functools import lru_cache

from engine.model import Seat
from render import palette
from render.geometry import Box, Point, around
from render.palette import mixed
from render.pen import Pen, beside
from render.shapes import OF_SEAT
from render.spaces import CORNER
from render.sprites import Sprite, sprite
from render.vision import Rgb

OVERHANG = 1.4  # a wagon is a little larger than its space
STATION = 15.0  # half the size of a station's house
RIM = 6.5
RING = 4.0
SHADOW = (*palette.INK, 90)


@lru_cache(maxsize=8192)
def wagon(box: Box, seat: Seat, scale: int) -> Sprite:
    """A wagon on a space."""
    return sprite(box, OVERHANG + 4.0, scale, lambda pen: draw_wagon(pen, box, seat))


@lru_cache(maxsize=1024)
def station(at: Point, seat: Seat, scale: int) -> Sprite:
    """A house over a city."""
    return sprite(_square(at, STATION), 6.0, scale, lambda pen: draw_station(pen, at, seat))


@lru_cache(maxsize=1024)
def rim(row: tuple[Box, ...], colour: Rgb, scale: int) -> Sprite:
    """A broad bright rim around all spaces of a route; what lies on them stays free."""
    return sprite(around(row), RIM + 2.0, scale, lambda pen: draw_rim(pen, row, colour))


@lru_cache(maxsize=512)
def ring(at: Point, radius: float, colour: Rgb, scale: int, width: float = RING) -> Sprite:
    """A ring around a place."""

    def draw(pen: Pen) -> None:
        draw_ring(pen, at, radius, colour, width)

    return sprite(_square(at, radius), 2.0, scale, draw)


@lru_cache(maxsize=2048)
def shut(box: Box, scale: int) -> Sprite:
    """Over a space that nobody can have any more."""
    return sprite(box, 3.0, scale, lambda pen: draw_shut(pen, box))


def draw_wagon(pen: Pen, box: Box, seat: Seat) -> None:
    """The seat's colour, its mark, a dark edge."""
    colour = palette.seat(seat)
    body = box.grown(OVERHANG)
    pen.box(body._replace(x=body.x + 1.2, y=body.y + 1.8), CORNER + 1, SHADOW)
    pen.framed(body, CORNER + 1, mixed(colour, palette.INK, 0.25), 2.3, palette.INK)
    pen.box(body.grown(-3.4), CORNER - 1, colour)
    size = min(1.35 * box.half_width, 26.0)
    pen.symbol(OF_SEAT[seat], Point(box.x, box.y), size, palette.ink_on(colour))


def draw_station(pen: Pen, at: Point, seat: Seat, size: float = 1.0) -> None:
    """A house in the seat's colour with its mark."""
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


def draw_rim(pen: Pen, row: tuple[Box, ...], colour: Rgb) -> None:
    """Bright, with a light edge that lifts it off any ground."""
    for box in row:
        pen.box(box.grown(RIM), CORNER + RIM, palette.SNOW)
    for box in row:
        pen.box(box.grown(RIM - 1.5), CORNER + RIM - 1.5, colour)
    for box in row:
        pen.box(box.grown(OVERHANG), CORNER + 1, (0, 0, 0, 0))


def draw_ring(pen: Pen, at: Point, radius: float, colour: Rgb, width: float = RING) -> None:
    """With a light edge on both sides and nothing inside."""
    pen.disc(at, radius, palette.SNOW)
    pen.disc(at, radius - 1.2, colour)
    pen.disc(at, radius - 1.2 - width, palette.SNOW)
    pen.disc(at, radius - 2.4 - width, (0, 0, 0, 0))


def draw_shut(pen: Pen, box: Box) -> None:
    """Pale, with a cross."""
    pen.box(box.grown(0.6), CORNER, (*palette.PAPER_DEEP, 205))
    reach = 0.6 * min(box.half_width, box.half_length)
    for side in (-1, 1):
        ends = (beside(box, -reach, -side * reach), beside(box, reach, side * reach))
        pen.line(ends, 2.0, (*palette.INK_SOFT, 255))


def _square(at: Point, radius: float) -> Box:
    return Box(at.x, at.y, 1.0, 0.0, radius, radius)
