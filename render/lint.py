"""Checks layouts: what overlaps, sticks out, is too small or is not parallel."""

import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Literal, get_args

from engine.model import Map, Stations
from engine.values import Value
from maps import loader
from maps.drawing import EDITIONS, DrawingId, Edition, drawing_id
from render.ink.geometry import Box, Point, overlap
from render.layout.board_layout import (
    CITY_RADIUS,
    MIN_SPACE_LENGTH,
    MIN_SPACE_WIDTH,
    BoardLayout,
    LaneGroup,
    station_boxes,
)
from render.layout.layout_cache import layout_of, load_layout
from render.layout.place_marks import radii
from render.scene.tags import least_covered_names

Fault = Literal[
    "spaces overlap",
    "space outside",
    "space on a city",
    "label overlaps",
    "station on a label",
    "tag on a label",
    "space too small",
    "lanes not parallel",
]
FAULTS: tuple[Fault, ...] = get_args(Fault)
TOUCH_PX = 0.01
PARALLEL_RADIANS = 0.02


class LintProblem(Value, frozen=True):
    """One fault and where it is."""

    fault: Fault
    where: str

    def __str__(self) -> str:
        return f"{self.fault}: {self.where}"


def problems(layout: BoardLayout) -> Iterator[LintProblem]:
    """Everything that is wrong with a layout."""
    yield from _overlapping_spaces(layout)
    yield from _outside(layout)
    yield from _on_cities(layout)
    yield from _labels(layout)
    yield from _stations(layout)
    yield from _tags(layout)
    yield from _too_small(layout)
    for group in layout.groups:
        if not _is_parallel(group):
            yield LintProblem("lanes not parallel", group.id)


def lint(map_: Map, edition: Edition = "full") -> Mapping[Fault, int]:
    """How often each fault occurs on a map. All should be 0."""
    found = Counter(problem.fault for problem in problems(layout_of(map_, edition)))
    return {fault: found[fault] for fault in FAULTS}


def report() -> Mapping[DrawingId, Sequence[LintProblem]]:
    """What is wrong with every drawing of every map that comes with the package."""
    maps = sorted(loader.available())
    drawings = [drawing_id(map_id, edition) for map_id in maps for edition in EDITIONS]
    return {drawing: tuple(problems(load_layout(drawing))) for drawing in drawings}


def lines(found: Mapping[DrawingId, Sequence[LintProblem]]) -> list[str]:
    """A report as a table of counts, followed by a line for each problem."""
    counts = {drawing: Counter(problem.fault for problem in found[drawing]) for drawing in found}
    width, column = max(map(len, FAULTS)), 2 + max(map(len, counts))
    table = [" " * width + "".join(f"{drawing:>{column}}" for drawing in counts)]
    for fault in FAULTS:
        numbers = "".join(f"{counts[drawing][fault]:>{column}}" for drawing in counts)
        table.append(f"{fault:<{width}}{numbers}")
    return table + [f"{drawing}: {problem}" for drawing in found for problem in found[drawing]]


def main() -> int:
    """Prints the report; 1 if anything is wrong."""
    found = report()
    sys.stdout.write("\n".join(lines(found)) + "\n")
    return int(any(found.values()))


def _overlapping_spaces(layout: BoardLayout) -> Iterator[LintProblem]:
    for (one, row), (other, others) in combinations(layout.spaces.items(), 2):
        pairs = ((a, b) for a in row for b in others)
        if any(_touch(a, b) for a, b in pairs):
            yield LintProblem("spaces overlap", f"{one} and {other}")


def _outside(layout: BoardLayout) -> Iterator[LintProblem]:
    for route, row in layout.spaces.items():
        if not all(_is_inside(layout, corner) for box in row for corner in box.corners()):
            yield LintProblem("space outside", route)
        if any(_touch(box, layout.legend) for box in row):
            yield LintProblem("space outside", f"{route} is under the legend")


def _on_cities(layout: BoardLayout) -> Iterator[LintProblem]:
    for route, row in layout.spaces.items():
        for place, mark in _marks(layout).items():
            if any(_touch(box, mark) for box in row):
                yield LintProblem("space on a city", f"{route} at {place}")


def _labels(layout: BoardLayout) -> Iterator[LintProblem]:
    names = list(_named_boxes(layout))
    wider = {str(city): radius - CITY_RADIUS for city, radius in radii(layout.map_).items()}
    for text, name in names:
        if not all(_is_inside(layout, corner) for corner in name.corners()):
            yield LintProblem("label overlaps", f"{text} and the edge")
        if _touch(name, layout.legend):
            yield LintProblem("label overlaps", f"{text} and the legend")
        for route, row in layout.spaces.items():
            if any(_touch(name, box) for box in row):
                yield LintProblem("label overlaps", f"{text} and {route}")
        for key, mark in _marks(layout).items():
            if _touch(name, mark.grown(wider.get(key, 0.0))):
                yield LintProblem("label overlaps", f"{text} and {key}")
    for (one, box), (other, other_box) in combinations(names, 2):
        if _touch(box, other_box):
            yield LintProblem("label overlaps", f"{one} and {other}")


def _stations(layout: BoardLayout) -> Iterator[LintProblem]:
    """Stations that would cover a part of a name."""
    if not any(isinstance(rule, Stations) for rule in layout.map_.rules):
        return
    for city, at in layout.cities.items():
        for name in layout.names:
            if any(_touch(name.box, box) for box in station_boxes(at)):
                yield LintProblem("station on a label", f"{city} on {name.text}")


def _tags(layout: BoardLayout) -> Iterator[LintProblem]:
    """Places at which there is no room for the tags of one or two tickets beside the names."""
    for place, mark in _marks(layout).items():
        for number in (1, 2):
            if least_covered_names(layout.id, Point(mark.x, mark.y), number) > TOUCH_PX:
                yield LintProblem("tag on a label", f"{number} at {place}")


def _named_boxes(layout: BoardLayout) -> Iterator[tuple[str, Box]]:
    """The names of places and regions, and the boxes they fill."""
    for name in layout.names:
        yield name.text, name.box
    for region in layout.region_names:
        yield " ".join(region.lines), region.box


def _too_small(layout: BoardLayout) -> Iterator[LintProblem]:
    for route, row in layout.spaces.items():
        shortest = min(2 * box.half_length for box in row)
        narrowest = min(2 * box.half_width for box in row)
        if shortest < MIN_SPACE_LENGTH or narrowest < MIN_SPACE_WIDTH:
            yield LintProblem("space too small", f"{route}: {shortest:.1f} x {narrowest:.1f}")


def _is_parallel(group: LaneGroup) -> bool:
    """Whether the spaces of lanes of one length stand side by side, at one angle and distance."""
    first, *others = group.spaces.values()
    for other in others:
        apart = {
            round(math.hypot(a.x - b.x, a.y - b.y), 1) for a, b in zip(first, other, strict=True)
        }
        turned = (abs(a.angle - b.angle) for a, b in zip(first, other, strict=True))
        if max(apart) - min(apart) > 1.0 or max(turned) > PARALLEL_RADIANS:
            return False
    return True


def _marks(layout: BoardLayout) -> dict[str, Box]:
    """The boxes around all cities and all ends of routes in countries."""
    points = {**{str(place): at for place, at in layout.cities.items()}, **layout.country_ends}
    return {key: Box(at.x, at.y, 1.0, 0.0, CITY_RADIUS, CITY_RADIUS) for key, at in points.items()}


def _touch(a: Box, b: Box) -> bool:
    return overlap(a, b) > TOUCH_PX


def _is_inside(layout: BoardLayout, at: Point) -> bool:
    return 0 <= at.x <= layout.size[0] and 0 <= at.y <= layout.size[1]


if __name__ == "__main__":
    sys.exit(main())
