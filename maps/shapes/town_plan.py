"""Layers of a town plan drawn by hand: smooth lines through given points."""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from engine.values import Value
from maps.drawing import Pixel
from maps.shapes import Kind, Layer, Line
from maps.shapes.clipping import lines_inside, ring_inside, to_line
from maps.shapes.layers import PictureFrame

STEPS = 6  # of a smooth line between two points


class Stroke(Value, frozen=True, forbid_unknown_fields=True):
    """Lines or areas of one kind, in units of the plan. A region has its id as its name."""

    kind: Kind
    lines: tuple[tuple[tuple[float, float], ...], ...]
    width: float = 0.0
    closed: bool = False
    smooth: bool = False
    name: str = ""
    tone: int = 0


def town_plan_layers(frame: PictureFrame, file: Path) -> Iterator[Layer]:
    """The layers of a plan file, in the order of the file."""
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    for stroke in msgspec.convert(raw["strokes"], tuple[Stroke, ...]):
        lines = [line for points in stroke.lines for line in _drawn(frame, stroke, points)]
        if stroke.kind == "coast":
            yield Layer("shore", tuple(lines))
        yield Layer(stroke.kind, tuple(lines), stroke.name, stroke.tone, stroke.width)


def _drawn(frame: PictureFrame, stroke: Stroke, points: Sequence[Pixel]) -> Iterator[Line]:
    fine = smoothed(points, stroke.closed) if stroke.smooth else list(points)
    placed = [frame.at(point) for point in fine]
    if stroke.closed:
        ring = to_line(ring_inside(placed, frame.box))
        if ring:  # not all of it outside the picture
            yield (*ring, *ring[:2]) if stroke.kind == "coast" else ring  # a stroke must return
    else:
        yield from (to_line(part) for part in lines_inside(placed, frame.box))


def smoothed(points: Sequence[Pixel], closed: bool) -> list[Pixel]:
    """A smooth line through the points (a Catmull-Rom spline)."""
    before, after = (points[-1], points[0]) if closed else (points[0], points[-1])
    row = [before, *points, after, *([points[1]] if closed else [])]
    found: list[Pixel] = []
    for a, b, c, d in zip(row, row[1:], row[2:], row[3:], strict=False):
        found += [_between(a, b, c, d, step / STEPS) for step in range(STEPS)]
    return found if closed else [*found, points[-1]]


def _between(a: Pixel, b: Pixel, c: Pixel, d: Pixel, t: float) -> Pixel:
    x, y = (
        b[i]
        + 0.5
        * t
        * (
            c[i]
            - a[i]
            + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i]))
        )
        for i in (0, 1)
    )
    return x, y
