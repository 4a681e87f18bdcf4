"""Points, boxes at any angle, and the curves along which routes run."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple


class Point(NamedTuple):
    """A position in the picture, in px, y downwards."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle at any angle: its centre, the direction of its length, and half its sizes."""

    x: float
    y: float
    along_x: float
    along_y: float
    half_length: float
    half_width: float

    @property
    def angle(self) -> float:
        """The direction of the length, in radians."""
        return math.atan2(self.along_y, self.along_x)

    @property
    def radius(self) -> float:
        """From the centre to a corner."""
        return math.hypot(self.half_length, self.half_width)

    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The four corners in order around the box."""
        lx, ly = self.along_x * self.half_length, self.along_y * self.half_length
        wx, wy = -self.along_y * self.half_width, self.along_x * self.half_width
        return (
            Point(self.x - lx - wx, self.y - ly - wy),
            Point(self.x + lx - wx, self.y + ly - wy),
            Point(self.x + lx + wx, self.y + ly + wy),
            Point(self.x - lx + wx, self.y - ly + wy),
        )

    def beside(self, offset: float) -> "Box":
        """The same box moved sideways."""
        return self._replace(x=self.x - self.along_y * offset, y=self.y + self.along_x * offset)

    def grown(self, margin: float) -> "Box":
        """The same box with a margin around it."""
        return self._replace(
            half_length=self.half_length + margin, half_width=self.half_width + margin
        )


class Frame(NamedTuple):
    """An upright part of a picture, in whole px."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    def times(self, scale: int) -> "Frame":
        """The same part of a picture that is enlarged so many times."""
        return Frame(*(edge * scale for edge in self))


def upright(left: float, top: float, right: float, bottom: float) -> Box:
    """An upright box from its edges."""
    return Box(
        (left + right) / 2, (top + bottom) / 2, 1.0, 0.0, (right - left) / 2, (bottom - top) / 2
    )


def around(boxes: Iterable[Box]) -> Box:
    """The smallest upright box around some boxes, of which there is at least one."""
    left = top = math.inf
    right = bottom = -math.inf
    for x, y, along_x, along_y, half_length, half_width in boxes:
        reach_x = abs(along_x) * half_length + abs(along_y) * half_width
        reach_y = abs(along_y) * half_length + abs(along_x) * half_width
        left, right = min(left, x - reach_x), max(right, x + reach_x)
        top, bottom = min(top, y - reach_y), max(bottom, y + reach_y)
    return upright(left, top, right, bottom)


def overlap(a: Box, b: Box) -> float:
    """How far two boxes overlap, in px; zero or less if they do not (separating axes)."""
    ax, ay, aux, auy, al, aw = a
    bx, by, bux, buy, bl, bw = b
    dx, dy = bx - ax, by - ay
    cos = abs(aux * bux + auy * buy)
    sin = abs(aux * buy - auy * bux)
    deepest = al + bl * cos + bw * sin - abs(dx * aux + dy * auy)
    if deepest <= 0:
        return deepest
    depth = aw + bl * sin + bw * cos - abs(dy * aux - dx * auy)
    if depth < deepest:
        if depth <= 0:
            return depth
        deepest = depth
    depth = bl + al * cos + aw * sin - abs(dx * bux + dy * buy)
    if depth < deepest:
        if depth <= 0:
            return depth
        deepest = depth
    depth = bw + al * sin + aw * cos - abs(dy * bux - dx * buy)
    return min(deepest, depth)


def distance_to(box: Box, at: Point) -> float:
    """How far a point is from a box; zero or less if it is inside."""
    x, y, along_x, along_y, half_length, half_width = box
    dx, dy = at[0] - x, at[1] - y
    beyond = abs(dx * along_x + dy * along_y) - half_length
    aside = abs(dy * along_x - dx * along_y) - half_width
    if beyond > 0 and aside > 0:
        return math.hypot(beyond, aside)
    return max(beyond, aside)


class Curve:
    """A quadratic Bézier curve as a polyline. Points are found by their distance from the start."""

    def __init__(self, start: Point, control: Point, end: Point, pieces: int = 24) -> None:
        self.points = [_on_curve(start, control, end, i / pieces) for i in range(pieces + 1)]
        self.lengths = [0.0]
        for (ax, ay), (bx, by) in pairwise(self.points):
            self.lengths.append(self.lengths[-1] + math.hypot(bx - ax, by - ay))

    @property
    def length(self) -> float:
        """In px."""
        return self.lengths[-1]

    @property
    def turn(self) -> float:
        """How much the direction changes from start to end, in radians."""
        (ax, ay), (bx, by) = self.points[:2]
        (cx, cy), (dx, dy) = self.points[-2:]
        first = math.atan2(by - ay, bx - ax)
        last = math.atan2(dy - cy, dx - cx)
        return abs((last - first + math.pi) % (2 * math.pi) - math.pi)

    def walk(self, distances: Sequence[float]) -> Iterator[Point]:
        """The points at rising distances from the start."""
        piece = 1
        for distance in distances:
            while piece < len(self.lengths) - 1 and self.lengths[piece] < distance:
                piece += 1
            (ax, ay), (bx, by) = self.points[piece - 1 : piece + 1]
            whole = self.lengths[piece] - self.lengths[piece - 1] or 1.0
            part = (distance - self.lengths[piece - 1]) / whole
            yield Point(ax + (bx - ax) * part, ay + (by - ay) * part)


def _on_curve(start: Point, control: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return Point(
        a * start.x + b * control.x + c * end.x,
        a * start.y + b * control.y + c * end.y,
    )
