"""Numbered pins at what can be chosen: a disc beside a route or a place, with a tip that points to
it. A pin covers no name and no space if there is room anywhere near."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import merge
from itertools import pairwise
from typing import NamedTuple

from engine.model import RouteId
from engine.values import Value
from maps.drawing import DrawingId
from render.ink import palette, stencils
from render.ink.geometry import Box, Frame, Point, around, distance_to, upright
from render.ink.pen import Pen, beside
from render.ink.rgb import Rgb
from render.ink.stencils import Stencil
from render.layout.board_layout import CITY_RADIUS, STATION
from render.layout.layout_cache import load_layout
from render.scene.spaces import STONE

EDGE = 0.14  # of the radius: the light line around a pin
NUMBER, LONG_NUMBER = 1.55, 1.3  # the height of a number of one digit or more, in radii
FOOT = 0.55  # half the width of the tip where it leaves the disc, in radii
POINTER = 3.0  # px: half the width of the tip, roughly
GAP = 3.0  # px between what is chosen and the nearest pin
DISTANCES = (0.0, 10.0, 22.0, 40.0, 64.0, 96.0)  # px further away than that
LEANS = (0.0, 0.6, -0.6, 1.15, -1.15)  # radians between the tip and a right angle with the route
CELL = 40.0  # px: of a grid that finds what is near
REACH_STEP = 8.0  # px: discs that are nearly as large are looked up in the same grid
STOPS = 7  # along a route, the nearest to its middle
TURNS = 16  # directions in which a pin may lie from its place
STATION_REACH = 1.25 * STATION

# What a px of covering costs, by what is covered.
PIN_COST, NAME_COST, SPACE_COST, CITY_COST, REGION_COST = 80.0, 40.0, 30.0, 25.0, 2.0
OUTSIDE_COST = 100.0
FAR_COST = 1.0  # for each px away from what is chosen
LEAN_COST = 6.0  # for a radian
ASIDE_COST = 0.25  # for each px away from the middle of a route

FROM_A_ROUTE = sorted(
    (FAR_COST * far + LEAN_COST * abs(lean), far, math.sin(lean), math.cos(lean))
    for far in DISTANCES
    for lean in LEANS
)
"""What a spot beside a route costs, how far away it is, and how the tip leans: the best first."""

FROM_A_PLACE = sorted(
    (FAR_COST * far + 1.0 - math.cos(turn), far, math.sin(turn), math.cos(turn))
    for far in DISTANCES
    for turn in (2 * math.pi * number / TURNS for number in range(TURNS))
)
"""The same around a place, and in which direction."""


class PinSpot(Value, frozen=True):
    """A possible position: the middle of the disc, where its tip is, and what it costs to be there
    on an empty sheet."""

    at: Point
    tip: Point
    cost: float


class PlacedPin(Value, frozen=True):
    """A pin as it is drawn."""

    number: int
    at: Point
    tip: Point
    radius: float
    colour: Rgb


PinnedSubject = RouteId | Point
"""A route; or where a place lies."""


def place(
    drawing: DrawingId,
    wanted: Sequence[tuple[int, PinnedSubject, Rgb]],
    radius: float,
    frame: Frame,
) -> list[PlacedPin]:
    """A pin for each number, in the part of the board that is shown, each where it covers least,
    also of those before it."""
    placed: list[PlacedPin] = []
    for number, subject, colour in wanted:
        spot = _cheapest(drawing, subject, radius, frame, placed)
        placed.append(PlacedPin(number, spot.at, spot.tip, radius, colour))
    return placed


def _cheapest(
    drawing: DrawingId,
    subject: PinnedSubject,
    radius: float,
    frame: Frame,
    placed: Sequence[PlacedPin],
) -> PinSpot:
    """The spot at which a pin costs least."""
    spots = _spots(drawing, subject, radius)
    best, least = next(_spots(drawing, subject, radius)), math.inf
    for spot in spots:
        if spot.cost >= least:
            break  # those that follow cost even more
        cost = spot.cost + OUTSIDE_COST * _outside(spot.at, 1.2 * radius, frame)
        if cost < least:
            cost += _price(drawing, spot, radius, least - cost)
        if cost < least:
            cost += PIN_COST * sum(_crowding(spot, pin, radius) for pin in placed)
        if cost < least:
            best, least = spot, cost
    return best


def _crowding(spot: PinSpot, other: PlacedPin, radius: float) -> float:
    """How far two pins come too close to each other, in px: their discs, or one to the tip of the
    other or to the line that leads there."""
    apart = math.dist(spot.at, other.at)
    if apart > 2 * (max(DISTANCES) + 2 * radius):
        return 0.0
    lines = [math.dist(at, other.at) for at in (spot.tip, *_pointer(spot.at, spot.tip))]
    lines += [math.dist(at, spot.at) for at in (other.tip, *_pointer(other.at, other.tip))]
    return max(0.0, 2.2 * radius - apart) + max(0.0, 1.2 * radius - min(lines))


def _spots(drawing: DrawingId, subject: PinnedSubject, radius: float) -> Iterator[PinSpot]:
    """Where a pin may be, the best first if nothing else were there. Only the first few of hundreds
    are looked at."""
    if isinstance(subject, Point):
        return _spots_around(subject, radius)
    return _spots_beside(load_layout(drawing).spaces[subject], radius)


def _spots_beside(row: Sequence[Box], radius: float) -> Iterator[PinSpot]:
    """Spots on both sides of a route, the best near its middle."""
    stops = [(box, Point(box.x, box.y)) for box in row]
    stops += ((a, Point((a.x + b.x) / 2, (a.y + b.y) / 2)) for a, b in pairwise(row))
    middle = _middle(row)
    stops.sort(key=lambda stop: math.dist(stop[1], middle))
    beside_stops = (
        _spots_beside_stop(
            box._replace(x=stop.x, y=stop.y), ASIDE_COST * math.dist(stop, middle), radius
        )
        for box, stop in stops[:STOPS]
    )
    return merge(*beside_stops, key=lambda spot: spot.cost)


def _spots_beside_stop(here: Box, aside: float, radius: float) -> Iterator[PinSpot]:
    edge = here.half_width + STONE
    for cost, far, sine, cosine in FROM_A_ROUTE:
        reach = GAP + far + radius * (1 + EDGE)
        for side in (-1, 1):
            at = beside(here, reach * sine, side * (edge + reach * cosine))
            yield PinSpot(at, beside(here, 0.0, side * edge), aside + cost)


def _spots_around(place: Point, radius: float) -> Iterator[PinSpot]:
    """Spots around a place, rather above it than below."""
    for cost, far, x, y in FROM_A_PLACE:
        reach = STATION_REACH + GAP + far + radius * (1 + EDGE)
        at = Point(place.x + x * reach, place.y - y * reach)
        tip = Point(place.x + x * STATION_REACH, place.y - y * STATION_REACH)
        yield PinSpot(at, tip, cost)


def _price(drawing: DrawingId, spot: PinSpot, radius: float, most: float) -> float:
    """What it costs that a pin covers something on the empty board; or a part of it, if that is
    more than `most`."""
    cost = _covered(drawing, spot.at, radius * (1 + EDGE))
    for point in _pointer(spot.at, spot.tip):
        if cost < most:
            cost += _covered(drawing, point, POINTER)
    return cost


@lru_cache(maxsize=1 << 16)
def _covered(drawing: DrawingId, at: Point, radius: float) -> float:
    """What it costs that a disc covers names, spaces and places."""
    cost, (x, y) = 0.0, at
    near = _grid(drawing, math.ceil(radius / REACH_STEP) * REACH_STEP)
    for obstacle in near.get((int(x // CELL), int(y // CELL)), ()):
        dx, dy, apart = x - obstacle.box.x, y - obstacle.box.y, radius + obstacle.extent
        if dx * dx + dy * dy < apart * apart:
            depth = radius - distance_to(obstacle.box, at)
            if depth > 0:
                cost += obstacle.cost * depth
    return cost


class Obstacle(NamedTuple):
    """Something that a pin should not cover. `cost`: of a px of it. `extent`: how far it extends
    from its middle."""

    box: Box
    cost: float
    extent: float


@lru_cache(maxsize=64)
def _grid(drawing: DrawingId, reach: float) -> Mapping[tuple[int, int], Sequence[Obstacle]]:
    """Everything that a disc of this radius in a cell of the board could cover."""
    layout = load_layout(drawing)
    ends = (*layout.cities.values(), *layout.country_ends.values())
    found: dict[tuple[int, int], list[Obstacle]] = defaultdict(list)
    for cost, boxes in (
        (NAME_COST, [name.box for name in layout.names]),
        (REGION_COST, [name.box for name in layout.region_names]),
        (SPACE_COST, [box for row in layout.spaces.values() for box in row]),
        (CITY_COST, [upright(*at, *at).grown(CITY_RADIUS) for at in ends]),
    ):
        for box in boxes:
            obstacle = Obstacle(box, cost, math.hypot(box.half_length, box.half_width))
            (left, top), _, (right, bottom), _ = around([box]).grown(reach).corners()
            for x in range(int(left // CELL), int(right // CELL) + 1):
                for y in range(int(top // CELL), int(bottom // CELL) + 1):
                    found[x, y].append(obstacle)
    return found


def _pointer(at: Point, tip: Point) -> Iterator[Point]:
    """Points between the tip and the disc."""
    for share in (0.25, 0.5):
        yield Point(tip.x + share * (at.x - tip.x), tip.y + share * (at.y - tip.y))


def _outside(at: Point, radius: float, frame: Frame) -> float:
    return (
        max(0.0, frame.left + radius - at.x)
        + max(0.0, at.x + radius - frame.right)
        + max(0.0, frame.top + radius - at.y)
        + max(0.0, at.y + radius - frame.bottom)
    )


def _middle(row: Sequence[Box]) -> Point:
    one, other = row[(len(row) - 1) // 2], row[len(row) // 2]
    return Point((one.x + other.x) / 2, (one.y + other.y) / 2)


def pin(placed: PlacedPin, scale: int) -> Iterator[Stencil]:
    """The pin, first the light line around it."""
    at, tip, radius = placed.at, placed.tip, placed.radius
    edge = EDGE * radius
    foot = _foot(at, tip, FOOT * radius)
    light = _foot(at, tip, FOOT * radius + edge)
    digits = str(placed.number)
    height = round((NUMBER if len(digits) == 1 else LONG_NUMBER) * radius)
    line, ground = numbers = stencils.numbers_of(2)

    def draw(pen: Pen) -> None:
        pen.area((*light, _beyond(at, tip, 1.2 * edge)), line)
        pen.disc(at, radius + edge, line)
        pen.area((*foot, tip), ground)
        pen.disc(at, radius, ground)
        pen.text(digits, at, height, line, "bold")

    left, right = sorted((at.x, tip.x))
    top, bottom = sorted((at.y, tip.y))
    box = upright(
        min(left, at.x - radius),
        min(top, at.y - radius),
        max(right, at.x + radius),
        max(bottom, at.y + radius),
    )
    inks = palette.SNOW, placed.colour
    for mask in stencils.masks(box, 2 * edge + 1.0, scale, numbers, draw):
        yield Stencil(inks[mask.ink], mask.image, mask.left, mask.top)


def _foot(at: Point, tip: Point, half: float) -> tuple[Point, Point]:
    """Both ends of a line through the middle of a disc, across the direction of its tip."""
    x, y = _direction(at, tip)
    return Point(at.x - y * half, at.y + x * half), Point(at.x + y * half, at.y - x * half)


def _beyond(at: Point, tip: Point, far: float) -> Point:
    x, y = _direction(at, tip)
    return Point(tip.x + x * far, tip.y + y * far)


def _direction(at: Point, tip: Point) -> tuple[float, float]:
    length = math.dist(at, tip) or 1.0
    return (tip.x - at.x) / length, (tip.y - at.y) / length
