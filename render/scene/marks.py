"""Small marks on a board: rings, numbered tags, dots along a way, coins at a city."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from engine.board import Board
from engine.model import PlaceId, Seat
from engine.tickets.ticket_outlook import TicketState
from render.ink import palette
from render.ink.geometry import Box, Point, upright
from render.ink.pen import Pen, beside
from render.ink.rgb import Rgb
from render.ink.sprites import Sprite, sprite
from render.ink.symbol_shapes import OF_SEAT
from render.layout.board_layout import BoardLayout, PlacedName
from render.scene import halos
from render.scene.empty_board import draw_name
from render.scene.halos import Tickets

TagState = TicketState | Literal["offered"]
CLOSED_COLOUR: dict[Literal["done", "impossible"], Rgb] = {
    "done": palette.GOOD,
    "impossible": palette.BAD,
}
TAG = (40.0, 28.0)
OFFER = (42.0, 38.0)  # larger than other tags: few, and to be found on a phone
RING_RADIUS, RING = 18.0, 5.0  # the ring around the end of a ticket
STATION_RADIUS, STATION_RING = 23.0, 2.4  # the ring if there is a station, which it must not cover
DOT = 4.6
DOT_STEP = 15.0
COIN = 8.0


def spots(layout: BoardLayout, board: Board, place: PlaceId) -> list[Point]:
    """Where a place lies. A country lies at the end of every route into it."""
    if place in layout.cities:
        return [layout.cities[place]]
    into = {route.id for route in board.routes if place in route.ends}
    groups = sorted(group.id for group in layout.groups if into & group.spaces.keys())
    return [layout.country_ends[group] for group in groups]


def dots(row: Sequence[Box], ink: Rgb, scale: int) -> Iterator[Sprite]:
    """Dots along the spaces of a route."""
    for box in row:
        for at in _along(box):
            yield _dot(ink, scale).moved(round(at.x * scale), round(at.y * scale))


def coins(at: Point, seats: Sequence[Seat], scale: int) -> Iterator[Sprite]:
    """The marks of seats on a city, in a ring in which each touches the next."""
    number = len(seats)
    far = COIN / math.sin(math.pi / number) if number > 1 else 0.0
    first = -math.pi / 4 if number == 4 else 0.0  # four in a square, which is nearer to the city
    for i, seat in enumerate(seats):
        angle = first + 2 * math.pi * i / number - math.pi / 2
        x, y = at.x + far * math.cos(angle), at.y + far * math.sin(angle)
        yield _coin(seat, scale).moved(round(x * scale), round(y * scale))


@lru_cache(maxsize=64)
def blank_disc(at: Point, radius: float, scale: int) -> Sprite:
    """A disc under coins, so that nothing of what marks the city shows between them."""

    def draw(pen: Pen) -> None:
        pen.disc(at, radius, palette.INK)
        pen.disc(at, radius - 2.2, palette.SNOW)

    return sprite(upright(*at, *at).grown(radius), 1.0, scale, draw)


def ticket_ring(at: Point, has_station: bool, tickets: Tickets, scale: int) -> Sprite:
    """The ring around the end of tickets, wider and thinner around a station; in the colours of
    the open ones among them, which are given."""
    if has_station:
        return halos.ring(at, STATION_RADIUS, STATION_RING, tickets, scale)
    return halos.ring(at, RING_RADIUS, RING, tickets, scale)


def stem(place: Point, end: Point, radius: float, scale: int) -> Sprite:
    """The line from the ring around a place to its tags."""
    length = math.hypot(end.x - place.x, end.y - place.y) or 1.0
    start = Point(
        place.x + (end.x - place.x) * radius / length, place.y + (end.y - place.y) * radius / length
    )

    def draw(pen: Pen) -> None:
        pen.line((start, end), 6.0, palette.SNOW)
        pen.line((start, end), 3.0, palette.INK)

    across = upright(
        min(start.x, end.x), min(start.y, end.y), max(start.x, end.x), max(start.y, end.y)
    )
    return sprite(across, 4.0, scale, draw)


def name(placed: PlacedName, height: int, scale: int) -> Sprite:
    """A name drawn again, over marks that would cover it."""
    return sprite(placed.box, height / 4, scale, lambda pen: draw_name(pen, placed, height))


def tag_size(state: TagState) -> tuple[float, float]:
    """How wide and high a tag is."""
    return OFFER if state == "offered" else TAG


@lru_cache(maxsize=128)
def tag(number: int, state: TagState, scale: int) -> Sprite:
    """The number of a ticket and its state."""
    width, height = tag_size(state)
    plate = upright(-width / 2, -height / 2, width / 2, height / 2)

    def draw(pen: Pen) -> None:
        if state == "offered":
            draw_offer(pen, Point(0, 0), number)
        else:
            draw_tag(pen, Point(0, 0), number, state)

    return sprite(plate, 3.0, scale, draw)


def draw_offer(pen: Pen, at: Point, number: int, size: float = 1.0) -> None:
    """A dark plate with nothing but the number of a ticket that may be chosen."""
    width, height = OFFER[0] * size, OFFER[1] * size
    plate = Box(at.x, at.y, 1.0, 0.0, width / 2, height / 2)
    pen.box(plate.grown(2.0 * size), 10.0 * size, palette.SNOW)
    pen.box(plate, 8.0 * size, palette.INK)
    pen.text(str(number), at, round(34 * size), palette.SNOW, "bold")


def draw_tag(pen: Pen, at: Point, number: int, state: TicketState) -> None:
    """A plate with the number of a ticket: in the ticket's own colour if it is open, otherwise in
    the colour of its state and with the sign of that."""
    width, height = TAG
    plate = Box(at.x, at.y, 1.0, 0.0, width / 2, height / 2)
    pen.box(plate.grown(1.5), 7.5, palette.SNOW)
    if state == "possible":
        pen.box(plate, 6.0, palette.ticket(number))
        pen.text(str(number), at, 28, palette.SNOW, "bold")
        return
    pen.box(plate, 6.0, CLOSED_COLOUR[state])
    pen.text(str(number), Point(at.x - 8.0, at.y), 22, palette.SNOW, "bold")
    pen.symbol(state, Point(at.x + 9.0, at.y), 15.0, palette.SNOW)


def draw_dots(pen: Pen, box: Box, ink: Rgb) -> None:
    """Dots along one space."""
    for at in _along(box):
        _draw_dot(pen, at, ink)


def draw_coin(pen: Pen, at: Point, seat: Seat) -> None:
    """The mark of a seat on a disc."""
    colour = palette.seat(seat)
    pen.disc(at, COIN + 1.5, palette.SNOW)
    pen.disc(at, COIN, colour)
    pen.symbol(OF_SEAT[seat], at, 1.1 * COIN, palette.ink_on(colour))


@lru_cache(maxsize=16)
def _dot(ink: Rgb, scale: int) -> Sprite:
    return sprite(
        upright(-DOT, -DOT, DOT, DOT), 1.0, scale, lambda pen: _draw_dot(pen, Point(0, 0), ink)
    )


def _draw_dot(pen: Pen, at: Point, ink: Rgb) -> None:
    pen.disc(at, DOT, palette.SNOW)
    pen.disc(at, DOT - 1.4, ink)


def _along(box: Box) -> Iterator[Point]:
    number = max(2, round(2 * box.half_length / DOT_STEP))
    for i in range(number):
        yield beside(box, (i + 0.5) * 2 * box.half_length / number - box.half_length, 0.0)


@lru_cache(maxsize=16)
def _coin(seat: Seat, scale: int) -> Sprite:
    return sprite(
        upright(-COIN, -COIN, COIN, COIN), 2.0, scale, lambda pen: draw_coin(pen, Point(0, 0), seat)
    )
