"""Small marks on a board: numbered pins, dots along a way, coins at a city."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.board import Board
from engine.model import PlaceId, Seat
from engine.outlook import TicketState
from maps import drawing
from render import palette
from render.geometry import Box, Point, overlap, upright
from render.layout import Layout
from render.pen import Pen, beside
from render.shapes import OF_SEAT, SymbolName
from render.sprites import Sprite, sprite
from render.vision import Rgb

STATE: dict[TicketState, Rgb] = {
    "done": palette.GOOD,
    "possible": palette.OPEN,
    "impossible": palette.BAD,
}
SIGN: dict[TicketState, SymbolName] = {
    "done": "done",
    "possible": "possible",
    "impossible": "impossible",
}
PIN = (40.0, 24.0)
PIN_GAP = 2.0
NEAR_PX = 250.0  # names farther away than this are under no pin
TICKET_RADIUS = 17.0  # of the ring around the end of a ticket
DOT = 4.6
DOT_STEP = 15.0
COIN = 8.0


def spots(places: Layout, on: Board, place: PlaceId) -> list[Point]:
    """Where a place is: a country is at the end of every route into it."""
    if place in places.cities:
        return [places.cities[place]]
    routes = [route for route in on.routes if place in route.ends]
    return [places.stubs[group] for group in sorted({drawing.group_of(r) for r in routes})]


def pins(
    places: Layout, at: Point, numbers: Sequence[tuple[int, TicketState]], scale: int
) -> Iterator[Sprite]:
    """Pins beside a place, in a row where they cover the least of the names."""
    width, height = PIN
    plate = _free_plate(places, at, len(numbers) * (width + PIN_GAP) / 2, height / 2 + 2)
    left = plate.x - plate.half_length + (width + PIN_GAP) / 2
    for i, (number, state) in enumerate(numbers):
        x = left + i * (width + PIN_GAP)
        yield _pin(number, state, scale).moved(round(x * scale), round(plate.y * scale))


def _free_plate(places: Layout, at: Point, wide: float, high: float) -> Box:
    """Above, below, or to a side: the first place without a name, else the one with the least."""
    far = TICKET_RADIUS
    shifts = [(0.0, -far - high), (0.0, far + high), (far + wide, 0.0), (-far - wide, 0.0)]
    shifts += [(side * wide, up * (far + high)) for up in (-1, 1) for side in (1, -1)]
    plates = [Box(at.x + dx, at.y + dy, 1.0, 0.0, wide, high) for dx, dy in shifts]
    near = [name.box for name in places.names if _is_near(name.box, at)]
    return min(plates, key=lambda plate: _covered(plate, near, places.size))


def _is_near(box: Box, at: Point) -> bool:
    return abs(box.x - at.x) < NEAR_PX and abs(box.y - at.y) < NEAR_PX


def _covered(plate: Box, names: Sequence[Box], size: tuple[int, int]) -> float:
    """How much of the names, or of what lies outside the picture, a plate covers."""
    width, height = size
    outside = sum(
        max(0.0, -corner.x, -corner.y, corner.x - width, corner.y - height)
        for corner in plate.corners()
    )
    return outside + sum(max(0.0, overlap(plate, name)) for name in names)


def dots(row: Sequence[Box], ink: Rgb, scale: int) -> Iterator[Sprite]:
    """Dots along the spaces of a route."""
    for box in row:
        number = max(2, round(2 * box.half_length / DOT_STEP))
        for i in range(number):
            along = (i + 0.5) * 2 * box.half_length / number - box.half_length
            at = beside(box, along, 0.0)
            yield _dot(ink, scale).moved(round(at.x * scale), round(at.y * scale))


def coins(at: Point, seats: Sequence[Seat], scale: int) -> Iterator[Sprite]:
    """The marks of seats on a city."""
    far = COIN if len(seats) > 1 else 0.0
    for i, seat in enumerate(seats):
        angle = 2 * math.pi * i / len(seats) - math.pi / 2
        x, y = at.x + far * math.cos(angle), at.y + far * math.sin(angle)
        yield _coin(seat, scale).moved(round(x * scale), round(y * scale))


@lru_cache(maxsize=128)
def _pin(number: int, state: TicketState, scale: int) -> Sprite:
    width, height = PIN
    plate = upright(-width / 2, -height / 2, width / 2, height / 2)

    def draw(pen: Pen) -> None:
        pen.box(plate.grown(1.5), 7.5, palette.SNOW)
        pen.box(plate, 6.0, STATE[state])
        pen.text(str(number), Point(-8.0, 0.0), 20, palette.SNOW, "bold")
        pen.symbol(SIGN[state], Point(9.0, 0.0), 14.0, palette.SNOW)

    return sprite(plate, 2.0, scale, draw)


@lru_cache(maxsize=16)
def _dot(ink: Rgb, scale: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.disc(Point(0, 0), DOT, palette.SNOW)
        pen.disc(Point(0, 0), DOT - 1.4, ink)

    return sprite(upright(-DOT, -DOT, DOT, DOT), 1.0, scale, draw)


@lru_cache(maxsize=16)
def _coin(seat: Seat, scale: int) -> Sprite:
    colour = palette.seat(seat)

    def draw(pen: Pen) -> None:
        pen.disc(Point(0, 0), COIN + 1.5, palette.SNOW)
        pen.disc(Point(0, 0), COIN, colour)
        pen.symbol(OF_SEAT[seat], Point(0, 0), 1.1 * COIN, palette.ink_on(colour))

    return sprite(upright(-COIN, -COIN, COIN, COIN), 2.0, scale, draw)
