"""Converts areas in degrees to layers in pixels."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from maps.drawing import Pixel
from maps.shapes import UNITS_PER_PX, Kind, Layer, Line
from maps.shapes.clipping import (
    area_of,
    lines_inside,
    ring_inside,
    simplify,
    to_line,
    with_fewer_points,
)
from maps.shapes.topology import Degrees, Topology

TOLERANCE_PX = 0.6
SHORE_TOLERANCE_PX = 2.0  # for the bands of shallow water, which take most of the drawing time
MARGIN_PX = 30.0
WINDOW_PX = 500.0
MIN_ISLAND_AREA = 0.01  # square degrees: smaller islands are omitted
STEP_DEGREES = 1.0
MAX_STEPS = 60
SOUTHERNMOST = 5.0


class PictureFrame:
    """How degrees become pixels of the picture, and where the picture ends."""

    def __init__(
        self,
        project: Callable[[float, float], Pixel],
        move: Callable[[Pixel], Pixel],
        size: tuple[int, int],
        scale: float,
    ) -> None:
        self._project = project
        self._move = move
        width, height = size
        self.box = (-MARGIN_PX, -MARGIN_PX, width + MARGIN_PX, height + MARGIN_PX)
        self.window = (-WINDOW_PX, -WINDOW_PX, width + WINDOW_PX, height + WINDOW_PX)
        self.tolerance = TOLERANCE_PX / scale
        self.smallest = MIN_ISLAND_AREA * scale * scale

    def at(self, point: Degrees) -> Pixel:
        """One point in pixels."""
        return self._move(self._project(*point))

    def _flat(self, point: Degrees) -> Pixel:
        """The projected point. The southern hemisphere cannot be projected and is cut off."""
        return self._project(point[0], max(point[1], SOUTHERNMOST))

    def ring(self, ring: Sequence[Degrees], *, however_small: bool = False) -> Line:
        """The part of an area inside the picture; empty if it is too small to draw."""
        if max(lat for _, lat in ring) < SOUTHERNMOST:
            return ()
        flat = [self._flat(point) for point in _dense([*ring, ring[0]])]
        near = ring_inside(flat, self.window)
        inside = ring_inside([self._move(point) for point in near], self.box) if near else []
        smallest = 0 if however_small else self.smallest
        return to_line(inside) if len(inside) > 2 and area_of(inside) > smallest else ()

    def lines(self, line: Sequence[Degrees]) -> Iterator[Line]:
        """The parts of a line inside the picture."""
        flat = [self._flat(point) for point in _dense(line)]
        for near in lines_inside(flat, self.window):
            for part in lines_inside([self._move(point) for point in near], self.box):
                yield to_line(part)


def _unbroken(line: Sequence[Degrees]) -> list[Degrees]:
    """The line as it runs on across the 180th meridian, where the sources' longitudes jump."""
    found = [line[0]]
    for lon, lat in line[1:]:
        turns = round((found[-1][0] - lon) / 360)
        found.append((lon + 360 * turns, lat))
    return found


def _dense(broken: Sequence[Degrees]) -> Iterator[Degrees]:
    """The line with additional points, because a straight line in degrees is a curve in the
    picture."""
    line = _unbroken(broken)
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, min(MAX_STEPS, math.ceil(max(abs(bx - ax), abs(by - ay)) / STEP_DEGREES)))
        for step in range(steps):
            yield ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
    yield line[-1]


class _SimplifiedTopology:
    """A topology with simplified arcs, and the neighbours of its areas."""

    def __init__(self, world: Topology, tolerance: float) -> None:
        self.world = world
        self.users = world.users()
        self._tolerance = tolerance
        self._arcs: dict[int, list[Degrees]] = {}

    def arc(self, number: int) -> list[Degrees]:
        key = max(number, ~number)
        if key not in self._arcs:
            self._arcs[key] = simplify(self.world.arcs[key], self._tolerance)
        points = self._arcs[key]
        return points if number >= 0 else points[::-1]

    def ring(self, arcs: Sequence[int]) -> list[Degrees]:
        points: list[Degrees] = []
        for arc in arcs:
            points += self.arc(arc)[:-1]
        return points

    def tones(self, number: int) -> Mapping[str, int]:
        """One of `number` tones for each area, if possible different from those of its
        neighbours."""
        beside: dict[str, set[str]] = defaultdict(set)
        for names in self.users.values():
            for name in names:
                beside[name] |= names - {name}
        found: dict[str, int] = {}
        used = [0] * number
        for name in sorted(beside, key=lambda name: (-len(beside[name]), name)):
            taken = {found[other] for other in beside[name] if other in found}
            free = [tone for tone in range(number) if tone not in taken] or list(range(number))
            found[name] = min(free, key=lambda tone: (used[tone], tone))
            used[found[name]] += 1
        return found


def areas(
    frame: PictureFrame,
    world: Topology,
    kind: Kind,
    wanted: Callable[[str], bool],
    tones: int = 1,
) -> Iterator[Layer]:
    """The wanted areas: one layer for each tone, and for regions one for each region."""
    simplified = _SimplifiedTopology(world, frame.tolerance)
    tone_of = simplified.tones(tones)
    found: dict[tuple[str, int], list[Line]] = defaultdict(list)
    for area in world.areas:
        if wanted(area.name):
            rings = [frame.ring(simplified.ring(ring)) for ring in area.rings]
            name = area.name if kind == "region" else ""
            found[name, tone_of.get(area.name, 0)] += [ring for ring in rings if ring]
    for (name, tone), lines in sorted(found.items()):
        if lines:
            yield Layer(kind, tuple(lines), name, tone)


def borders(frame: PictureFrame, world: Topology) -> Iterator[Layer]:
    """The lines between areas of different names."""
    simplified = _SimplifiedTopology(world, frame.tolerance)
    shared = [arc for arc, names in sorted(simplified.users.items()) if len(names) > 1]
    yield Layer(
        "border", tuple(line for arc in shared for line in frame.lines(simplified.arc(arc)))
    )


def coasts(
    frame: PictureFrame, world: Topology, wanted: Callable[[str], bool] = lambda _: True
) -> Iterator[Layer]:
    """The lines that bound only one area: coasts, and the edges of the topology."""
    simplified = _SimplifiedTopology(world, frame.tolerance)
    uses = _uses(world)
    alone = [
        arc
        for arc, names in sorted(simplified.users.items())
        if uses[arc] == 1 and all(wanted(name) for name in names)
    ]
    lines = [line for arc in alone for line in frame.lines(simplified.arc(arc))]
    kept = [line for line in lines if _is_large_enough(line, frame.smallest)]
    yield Layer("shore", tuple(with_fewer_points(line, SHORE_TOLERANCE_PX) for line in kept))
    yield Layer("coast", tuple(kept))


def _uses(world: Topology) -> Mapping[int, int]:
    found: dict[int, int] = defaultdict(int)
    for area in world.areas:
        for ring in area.rings:
            for arc in ring:
                found[max(arc, ~arc)] += 1
    return found


def _is_large_enough(line: Line, smallest: float) -> bool:
    """Whether a line is more than the coast of an island that is too small to draw."""
    points = list(zip(line[::2], line[1::2], strict=True))
    return line[:2] != line[-2:] or area_of(points) > smallest * UNITS_PER_PX**2
