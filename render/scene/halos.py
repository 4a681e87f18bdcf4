"""Halos of a seat's open tickets: a band around the routes still missing, with the numbers of the
tickets on it, and rings around the places where tickets end.

A route or place of several tickets is striped in the colours of all of them.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from typing import NamedTuple

from engine.model import RouteId
from maps.drawing import DrawingId
from render.ink import palette, stencils
from render.ink.geometry import Box, Point, around, overlap, upright
from render.ink.pen import Pen, beside
from render.ink.sprites import Sprite, sprite
from render.ink.stencils import Mask, Stencil
from render.kept import kept
from render.layout.board_layout import CITY_RADIUS, BoardLayout, LaneGroup
from render.layout.layout_cache import load_layout
from render.scene import wagons
from render.scene.spaces import CORNER, STONE, symbol_size

BAND = 6.5  # px of colour on each side of a space
LANE_BAND = 1.0  # on a side where another lane lies, which must stay visible
LANE_BONUS = 3.0  # what the other side has more for that
EDGE = 1.8  # px of the light line around the band
LINK = 0.7  # width of the band at its ends, where it reaches a city, as a share of its width
STRIPE = 0.8  # length of a stripe on a route of several tickets, as a share of the height of names
BEAD = 0.58  # radius of the disc with a number, as a share of the height of names
OVER_NAMES = 8.0  # how much worse it is to cover a symbol or a number than to cover a name
NUMBER = 1.5  # height of that number, in radii of its disc
LAST, LAST_LINE = 9.0, 2.6  # px from the spaces of the last move to the dark line, and of that
MARK_REACH = 10.0  # px that marks and beads extend beyond the band of a halo
FINE = 4  # positions of a number within a px
CLEAR, CLEAR_NUMBER = (0, 0, 0, 0), 0

Tickets = tuple[int, ...]
"""The numbers of tickets, the lowest first."""


def halo(drawing: DrawingId, route: RouteId, tickets: Tickets, scale: int) -> Iterator[Stencil]:
    """The band around a route. All spaces and the cities at both ends stay visible."""
    inks = [palette.SNOW, *(palette.ticket(ticket) for ticket in tickets)]
    for mask in _masks(drawing, route, len(tickets), scale):
        yield Stencil(inks[mask.ink], mask.image, mask.left, mask.top)


@kept(megabytes=12)
def _masks(drawing: DrawingId, route: RouteId, tickets: int, scale: int) -> tuple[Mask, ...]:
    """The band around a route of so many tickets: the light line around it, then the stripes of
    each ticket."""
    layout = load_layout(drawing)
    group = group_of(layout, route)
    parts = covered(group, group.spaces[route])
    near = _surroundings(drawing, route).spaces
    line, *of_tickets = numbers = stencils.numbers_of(1 + tickets)

    def draw(pen: Pen) -> None:
        for box in parts:
            pen.box(box.grown(EDGE), CORNER + BAND, line)
        for box in parts:
            for part, number in stripes(box, tuple(of_tickets), STRIPE * layout.text):
                pen.box(part, CORNER + BAND if tickets == 1 else 0.0, number)
        for box in near:
            pen.box(box.grown(STONE), CORNER + STONE, CLEAR_NUMBER)
        for end in group.ends:
            pen.disc(end, CITY_RADIUS + EDGE, CLEAR_NUMBER)

    return stencils.masks(around(parts), EDGE + 1.0, scale, numbers, draw)


def beads(drawing: DrawingId, route: RouteId, tickets: Tickets, scale: int) -> Iterator[Sprite]:
    """The numbers of the tickets on the band around a route."""
    radius = BEAD * load_layout(drawing).text
    for at, ticket in zip(bead_points(drawing, route, tickets), tickets, strict=True):
        x, y = (round(value * scale * FINE) for value in at)
        within = Point(x % FINE / FINE / scale, y % FINE / FINE / scale)
        yield _bead(ticket, within, radius, scale).moved(x // FINE, y // FINE)


@lru_cache(maxsize=512)
def _bead(ticket: int, at: Point, radius: float, scale: int) -> Sprite:
    return sprite(_square(at, radius), 1.0, scale, lambda pen: draw_bead(pen, at, radius, ticket))


def last_move(drawing: DrawingId, route: RouteId, scale: int) -> Iterator[Stencil]:
    """The mark of the last move, and of a longest trail: a broad bright band with a dark line
    around it along a route. It covers no space, and nothing on a space."""
    layout = load_layout(drawing)
    row, carts = layout.spaces[route], layout.map_.words == "carts"
    own = [*row, *wagons.couplings(row)]
    near = [box for box in _surroundings(drawing, route).spaces if box not in row]
    bare = wagons.OVERHANG + wagons.LIGHT
    line, band = numbers = stencils.numbers_of(2)

    def draw(pen: Pen) -> None:
        for far, number in ((LAST + LAST_LINE, line), (LAST, band)):
            for box in own:
                pen.box(box.grown(far), CORNER + far, number)
        for box in near:
            pen.box(box.grown(wagons.OVERHANG), CORNER, CLEAR_NUMBER)
        for box in own:
            pen.box(box.grown(bare), CORNER + bare, CLEAR_NUMBER)
        for wheel in (wheel for box in row if carts for wheel in wagons.wheels(box)):
            pen.box(wheel.grown(wagons.LIGHT), wagons.WHEEL, CLEAR_NUMBER)

    inks = palette.INK, palette.LAST_MOVE
    for mask in stencils.masks(around(row), LAST + LAST_LINE + 1.0, scale, numbers, draw):
        yield Stencil(inks[mask.ink], mask.image, mask.left, mask.top)


def group_of(layout: BoardLayout, route: RouteId) -> LaneGroup:
    """The group of which the route is a lane."""
    return next(group for group in layout.groups if route in group.spaces)


def covered(group: LaneGroup, row: tuple[Box, ...]) -> list[Box]:
    """The boxes that the halo of a route fills: from city to city, and around each space."""
    bands = [_band(group, row, box) for box in row]
    return [*_links(group, bands), *bands]


def _band(group: LaneGroup, row: tuple[Box, ...], box: Box) -> Box:
    """The box of the band around one space of a row: narrow where another lane lies."""
    sides = {_side_of(row[0], other[0]) for other in group.spaces.values() if other is not row}
    low, high = (
        LANE_BAND if side in sides else BAND + (LANE_BONUS if sides else 0.0) for side in (-1, 1)
    )
    widened = box._replace(
        half_length=box.half_length + BAND, half_width=box.half_width + (low + high) / 2
    )
    return widened.beside((high - low) / 2)


def ring(at: Point, radius: float, width: float, tickets: Tickets, scale: int) -> Sprite:
    """The ring around the end of tickets, in the colours of all of them; dark without any."""

    def draw(pen: Pen) -> None:
        pen.disc(at, radius, palette.SNOW)
        for sector, ticket in _sectors(at, radius - 1.2, tickets):
            pen.area(sector, palette.ticket(ticket))
        if not tickets:
            pen.disc(at, radius - 1.2, palette.INK)
        pen.disc(at, radius - 1.2 - width, palette.SNOW)
        pen.disc(at, radius - 2.4 - width, CLEAR)

    return sprite(_square(at, radius), 2.0, scale, draw)


def draw_bead(pen: Pen, at: Point, radius: float, ticket: int) -> None:
    """The number of a ticket on a disc in its colour."""
    pen.disc(at, radius, palette.SNOW)
    pen.disc(at, radius - EDGE, palette.ticket(ticket))
    pen.text(str(ticket), at, round(NUMBER * (radius - EDGE)), palette.SNOW, "bold")


def stripes(box: Box, tickets: Tickets, length: float) -> Iterator[tuple[Box, int]]:
    """The parts of a band and the ticket whose colour each has: all of it, or stripes in turn."""
    number = 1
    if len(tickets) > 1:  # as many stripes of each as of the others, also where bands meet
        number = len(tickets) * max(1, round(2 * box.half_length / length / len(tickets)))
    half = box.half_length / number
    for stripe in range(number):
        at = beside(box, (2 * stripe + 1 - number) * half, 0.0)
        part = box._replace(x=at.x, y=at.y, half_length=half)
        yield part, tickets[stripe % len(tickets)]


def _links(group: LaneGroup, bands: Sequence[Box]) -> Iterator[Box]:
    """The boxes that connect the bands to each other and to the cities at the ends."""
    stops = [group.ends[0]]
    for box in bands:
        stops += (beside(box, -box.half_length, 0.0), beside(box, box.half_length, 0.0))
    stops.append(group.ends[1])
    for number, (start, end) in enumerate(zip(stops[::2], stops[1::2], strict=True)):
        x, y = end.x - start.x, end.y - start.y
        length = math.hypot(x, y) or 1.0
        middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
        share = 1.0 if 0 < number < len(bands) else LINK
        width = share * bands[0].half_width
        yield Box(*middle, x / length, y / length, length / 2 + BAND, width)


def bead_points(drawing: DrawingId, route: RouteId, tickets: Tickets) -> Iterator[Point]:
    """Where the number of each ticket goes: where it covers no symbol or other number, and if
    possible no name."""
    radius, around_it = BEAD * load_layout(drawing).text, _surroundings(drawing, route)
    taken: list[Point] = []
    for _ in tickets:
        at, _ = min(
            around_it.stops,
            key=lambda stop: (
                stop[1]
                + OVER_NAMES * sum(max(0.0, 2 * radius - math.dist(stop[0], at)) for at in taken)
            ),
        )
        taken.append(at)
        yield at


class _Surroundings(NamedTuple):
    """The spaces that marks around a route could cover, and where numbers may go: what each place
    costs, because it covers names or symbols."""

    spaces: tuple[Box, ...]
    stops: tuple[tuple[Point, float], ...]


@lru_cache(maxsize=2048)
def _surroundings(drawing: DrawingId, route: RouteId) -> _Surroundings:
    layout = load_layout(drawing)
    group, radius = group_of(layout, route), BEAD * layout.text
    row = group.spaces[route]
    parts = covered(group, row)
    near = _spaces_near(layout, parts)
    touched = tuple(
        box for box in near if any(overlap(box.grown(MARK_REACH), part) > 0 for part in parts)
    )
    names = _near(row, 4 * radius, (name.box for name in layout.names))  # numbers reach 3.5 radii
    symbols = [(Point(box.x, box.y), symbol_size(box) / 2) for box in near]
    stops = (
        (
            at,
            sum(max(0.0, overlap(_square(at, radius), name)) for name in names)
            + OVER_NAMES * _hidden(at, radius, symbols),
        )
        for at in _stops(group, row, radius)
    )
    return _Surroundings(touched, tuple(stops))


def _hidden(at: Point, radius: float, taken: Sequence[tuple[Point, float]]) -> float:
    """How far a disc covers others, in px, added up."""
    gaps = (radius + r - math.dist(at, other) for other, r in taken)
    return sum(gap for gap in gaps if gap > 0)


def _stops(group: LaneGroup, row: tuple[Box, ...], radius: float) -> Iterator[Point]:
    """Where a number may go, the best places first: between two spaces or at an end of the row,
    the middle first, then ever further aside."""
    outwards = _outwards(group, row)
    stops = [(row[0], beside(row[0], -row[0].half_length, 0.0))]
    stops += ((a, Point((a.x + b.x) / 2, (a.y + b.y) / 2)) for a, b in pairwise(row))
    stops.append((row[-1], beside(row[-1], row[-1].half_length, 0.0)))
    middle = (len(stops) - 1) / 2
    stops = [stops[n] for n in sorted(range(len(stops)), key=lambda n: (abs(n - middle), n))]
    for share in (0.0, 0.4, 0.8, 1.2, 1.6, 2.0):
        for box, at in stops:
            for side in (outwards, -outwards):
                shift = side * share * radius
                yield Point(at.x - box.along_y * shift, at.y + box.along_x * shift)


def _spaces_near(layout: BoardLayout, parts: Sequence[Box]) -> list[Box]:
    """The spaces of all routes that a band of these parts, or a number beside it, could cover."""
    margin = 3 * BEAD * layout.text
    return [
        box
        for box in _near(parts, margin, chain.from_iterable(layout.spaces.values()))
        if any(
            math.hypot(box.x - part.x, box.y - part.y) < box.radius + part.radius + margin
            for part in parts
        )
    ]


def _near(marked: Sequence[Box], margin: float, boxes: Iterable[Box]) -> list[Box]:
    """The boxes that may be within a margin of what is marked; the others are not."""
    middle = around(marked)
    extent = margin + max(_apart(box, middle) + box.radius for box in marked)
    return [box for box in boxes if _apart(box, middle) < box.radius + extent]


def _apart(one: Box, other: Box) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def _outwards(group: LaneGroup, row: tuple[Box, ...]) -> int:
    """On which side of a lane no other lane of its group lies."""
    others = (other[0] for other in group.spaces.values() if other is not row)
    return -next((_side_of(row[0], other) for other in others), 1)


def _side_of(box: Box, other: Box) -> int:
    """On which side of a box the other one lies: 1 is where `beside` moves it to."""
    across = (other.y - box.y) * box.along_x - (other.x - box.x) * box.along_y
    return 1 if across > 0 else -1


def _sectors(
    at: Point, radius: float, tickets: Tickets
) -> Iterator[tuple[list[tuple[float, float]], int]]:
    """A circle cut into as many sectors as there are tickets, the first at the top."""
    for number, ticket in enumerate(tickets):
        turns = [(number + step / 24) / len(tickets) - 0.25 for step in range(25)]
        arc = [
            (
                at.x + radius * math.cos(2 * math.pi * turn),
                at.y + radius * math.sin(2 * math.pi * turn),
            )
            for turn in turns
        ]
        yield [at, *arc], ticket


def _square(at: Point, radius: float) -> Box:
    return upright(at.x - radius, at.y - radius, at.x + radius, at.y + radius)
