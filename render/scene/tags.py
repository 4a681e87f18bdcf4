"""Where the tags of tickets go: beside their places, covering as little as possible."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from engine.values import Value
from maps.drawing import DrawingId
from render.ink.geometry import Box, Point, overlap
from render.ink.sprites import Sprite
from render.layout.board_layout import CITY_RADIUS, BoardLayout
from render.layout.layout_cache import load_layout
from render.scene import marks
from render.scene.halos import Tickets
from render.scene.marks import TagState

GAP = 2.0
NEAR_PX = 220.0  # nothing farther away can be covered by a tag of the place
STEPS = (-1.0, -0.5, 0.0, 0.5, 1.0)
ENOUGH = 6  # good plates from which one is chosen
DISTANCES = (0.0, 12.0, 26.0, 44.0)  # from the ring

# What a px of covering costs, by what is covered.
TAG_COST, NAME_COST, CITY_COST, SPACE_COST, OUTSIDE_COST = 120.0, 120.0, 25.0, 5.0, 200.0
FAR_COST = 1.0  # per px away from the ring


class TaggedPlace(Value, frozen=True):
    """A place and the numbers and states of the tickets that end there, all offered or none."""

    at: Point
    radius: float
    numbers: tuple[tuple[int, TagState], ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of each tag."""
        return marks.tag_size(self.numbers[0][1])

    @property
    def open_tickets(self) -> Tickets:
        """The numbers of those tickets that are still open."""
        return tuple(number for number, state in self.numbers if state == "possible")

    @property
    def is_wanted(self) -> bool:
        """Whether any of the tickets is open or offered."""
        return any(state in ("possible", "offered") for _, state in self.numbers)

    @property
    def ring(self) -> Box:
        """The box around the ring that marks the place."""
        return Box(self.at.x, self.at.y, 1.0, 0.0, self.radius, self.radius)


class TagPlate(Value, frozen=True):
    """A possible position for a row or column of tags, and the cost of what it covers."""

    box: Box
    is_column: bool
    cost: float


Placed = Sequence[tuple[TaggedPlace, TagPlate]]


def place_tags(
    drawing: DrawingId, wanted: Sequence[TaggedPlace], marks_there: Sequence[Box] = ()
) -> Placed:
    """Each place with the plate on which its tags cover the least, also of the marks there."""
    return list(zip(wanted, plates(drawing, wanted, marks_there), strict=True))


def stem(tagged: TaggedPlace, plate: TagPlate, scale: int) -> Sprite:
    """The line from a place to its tags."""
    return marks.stem(tagged.at, _nearest(plate.box, tagged.at), tagged.radius, scale)


def row(tagged: TaggedPlace, plate: TagPlate, scale: int) -> Iterator[Sprite]:
    """The tags on their plate, side by side or one under the other."""
    width, height = tagged.size
    middle = (len(tagged.numbers) - 1) / 2
    for i, (number, state) in enumerate(tagged.numbers):
        shift = i - middle
        dx, dy = (0.0, height + 2 * GAP) if plate.is_column else (width + GAP, 0.0)
        x, y = plate.box.x + shift * dx, plate.box.y + shift * dy
        yield marks.tag(number, state, scale).moved(round(x * scale), round(y * scale))


def plates(
    drawing: DrawingId, wanted: Sequence[TaggedPlace], marks_there: Sequence[Box] = ()
) -> list[TagPlate]:
    """A plate for each place: the longest first, each avoiding those already placed."""
    rings = [*(tagged.ring for tagged in wanted), *marks_there]
    placed: dict[int, TagPlate] = {}
    for number in sorted(range(len(wanted)), key=lambda n: -len(wanted[n].numbers)):
        tagged = wanted[number]
        others = _those_near((plate.box for plate in placed.values()), tagged.at)
        near = _those_near(rings, tagged.at)
        row_of = len(tagged.numbers), tagged.size
        plates_here = _free_plates(drawing, tagged.at, tagged.radius, *row_of)
        placed[number] = _cheapest(plates_here, others, near)
    return [placed[number] for number in range(len(wanted))]


def least_covered_names(drawing: DrawingId, at: Point, number: int) -> float:
    """How far so many tags at a place cover names where they go on an otherwise empty board."""
    plate = _free_plates(drawing, at, marks.RING_RADIUS, number, marks.TAG)[0].box
    return _covered(plate, [name.box for name in load_layout(drawing).names])


def _cheapest(
    plates_here: Sequence[TagPlate], others: Sequence[Box], rings: Sequence[Box]
) -> TagPlate:
    """The plate that costs least. The plates must be sorted by their cost on the empty board."""
    best, least = plates_here[0], math.inf
    for plate in plates_here:
        if plate.cost >= least:
            break  # those that follow cost even more
        cost = plate.cost + _cost_of(plate.box, others, rings)
        if cost < least:
            best, least = plate, cost
    return best


def _cost_of(plate: Box, others: Sequence[Box], rings: Sequence[Box]) -> float:
    return TAG_COST * _covered(plate, others) + CITY_COST * _covered(plate, rings)


@lru_cache(maxsize=1024)
def _free_plates(
    drawing: DrawingId, at: Point, radius: float, number: int, tag: tuple[float, float]
) -> tuple[TagPlate, ...]:
    """All possible plates around a place, the cheapest first."""
    layout = load_layout(drawing)
    width, height = tag[0] / 2 + GAP / 2, tag[1] / 2 + GAP
    shapes = {(number * width, height, False), (width, number * height, number > 1)}
    names = _those_near((name.box for name in layout.names), at)
    spaces = _those_near(chain.from_iterable(layout.spaces.values()), at)
    cities = [
        Box(point.x, point.y, 1.0, 0.0, CITY_RADIUS, CITY_RADIUS)
        for point in (*layout.cities.values(), *layout.country_ends.values())
        if math.dist(point, at) < NEAR_PX
    ]
    found: list[TagPlate] = []
    for far in DISTANCES:
        if sum(plate.cost <= FAR_COST * far for plate in found) >= ENOUGH:
            break  # those that follow cost more
        for wide, high, is_column in sorted(shapes):
            for x, y in _around(at, radius + far + wide, radius + far + high):
                plate = Box(x, y, 1.0, 0.0, wide, high)
                cost = (
                    NAME_COST * _covered(plate, [*names, layout.legend])
                    + SPACE_COST * _covered(plate, spaces)
                    + CITY_COST * _covered(plate, cities)
                    + OUTSIDE_COST * _outside(plate, layout)
                    + FAR_COST * far
                )
                found.append(TagPlate(plate, is_column, cost))
    return tuple(sorted(found, key=lambda plate: plate.cost))


def _around(at: Point, wide: float, high: float) -> Iterator[tuple[float, float]]:
    """Points on the sides of a box around a place."""
    for step in STEPS:
        yield at.x + step * wide, at.y - high
        yield at.x + step * wide, at.y + high
    for step in STEPS[1:-1]:
        yield at.x + wide, at.y + step * high
        yield at.x - wide, at.y + step * high


def _nearest(box: Box, at: Point) -> Point:
    """The point well inside a level box that is nearest to a place."""
    wide, high = box.half_length - 10.0, box.half_width - 6.0
    x = min(max(at.x, box.x - wide), box.x + wide)
    y = min(max(at.y, box.y - high), box.y + high)
    return Point(x, y)


def _covered(plate: Box, boxes: Sequence[Box]) -> float:
    """How far a level plate covers boxes, in px, added up. Most of them are too far away."""
    x, y, _, _, wide, high = plate
    total = 0.0
    for box in boxes:
        reach = box[4] + box[5]  # no part of a box is further from its middle
        if abs(box[0] - x) < wide + reach and abs(box[1] - y) < high + reach:
            depth = overlap(plate, box)
            if depth > 0:
                total += depth
    return total


def _outside(plate: Box, layout: BoardLayout) -> float:
    width, height = layout.size
    return sum(
        max(0.0, -corner.x, -corner.y, corner.x - width, corner.y - height)
        for corner in plate.corners()
    )


def _those_near(boxes: Iterable[Box], at: Point) -> list[Box]:
    """The boxes that a tag of a place could cover."""
    x, y = at
    return [box for box in boxes if -NEAR_PX < box[0] - x < NEAR_PX > box[1] - y > -NEAR_PX]
