"""Clips lines and areas at the edge of the picture, and removes points that are not needed."""

from collections.abc import Callable, Iterator, Sequence

from maps.drawing import Pixel
from maps.shapes import UNITS_PER_PX, Line


def ring_inside(ring: Sequence[Pixel], box: tuple[float, float, float, float]) -> list[Pixel]:
    """The part of an area inside a box (Sutherland-Hodgman algorithm)."""
    left, top, right, bottom = box
    points = list(ring)
    sides: tuple[tuple[int, float, int], ...] = (
        (0, left, 1),
        (0, right, -1),
        (1, top, 1),
        (1, bottom, -1),
    )
    for axis, limit, sign in sides:
        points = list(_cut(points, axis, limit, sign))
    return points


def lines_inside(
    line: Sequence[Pixel], box: tuple[float, float, float, float]
) -> Iterator[list[Pixel]]:
    """The parts of a line inside a box, each with the first point beyond its end."""
    left, top, right, bottom = box
    part: list[Pixel] = []
    for point in line:
        if left <= point[0] <= right and top <= point[1] <= bottom:
            part.append(point)
        elif part:
            yield [*part, point]
            part = []
    if len(part) > 1:
        yield part


def simplify(line: Sequence[Pixel], tolerance: float) -> list[Pixel]:
    """The line without points that are nearer to it than the tolerance (Douglas-Peucker)."""
    if len(line) < 3:
        return list(line)
    keep = {0, len(line) - 1}
    open_parts = [(0, len(line) - 1)]
    while open_parts:
        first, last = open_parts.pop()
        far = _distance_to(line[first], line[last])
        best, worst = 0.0, first
        for i in range(first + 1, last):
            distance = far(line[i])
            if distance > best:
                best, worst = distance, i
        if best > tolerance:
            keep.add(worst)
            open_parts += [(first, worst), (worst, last)]
    return [line[i] for i in sorted(keep)]


def area_of(ring: Sequence[Pixel]) -> float:
    """The area of a ring, in square pixels."""
    pairs = zip(ring, [*ring[1:], *ring[:1]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def to_line(line: Sequence[Pixel]) -> Line:
    """The line in the format of the shape files."""
    return tuple(round(part * UNITS_PER_PX) for point in line for part in point)


def with_fewer_points(line: Line, tolerance: float) -> Line:
    """A line of a shape file with fewer points. Its two halves are simplified separately, because a
    closed line would collapse otherwise."""
    points = [
        (x / UNITS_PER_PX, y / UNITS_PER_PX) for x, y in zip(line[::2], line[1::2], strict=True)
    ]
    middle = len(points) // 2
    first, second = points[: middle + 1], points[middle:]
    return to_line([*simplify(first, tolerance)[:-1], *simplify(second, tolerance)])


def _cut(points: Sequence[Pixel], axis: int, limit: float, sign: int) -> Iterator[Pixel]:
    for i, point in enumerate(points):
        before = points[i - 1]
        is_in = (point[axis] - limit) * sign >= 0
        was_in = (before[axis] - limit) * sign >= 0
        if is_in != was_in:
            share = (limit - before[axis]) / (point[axis] - before[axis])
            x = before[0] + (point[0] - before[0]) * share
            y = before[1] + (point[1] - before[1]) * share
            yield (x, y)
        if is_in:
            yield point


def _distance_to(a: Pixel, b: Pixel) -> Callable[[Pixel], float]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy

    def distance(p: Pixel) -> float:
        along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square if square else 0.0
        along = min(1.0, max(0.0, along))
        x, y = p[0] - a[0] - along * dx, p[1] - a[1] - along * dy
        return float((x * x + y * y) ** 0.5)

    return distance
