"""Reads TopoJSON files, in which areas share arcs. So borders can be told from coasts."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct, field

from engine.values import Value

Degrees = tuple[float, float]


class _Transform(Struct):
    scale: tuple[float, float]
    translate: tuple[float, float]


class _Geometry(Struct):
    type: str | None = None
    arcs: list[object] = field(default_factory=list)
    properties: dict[str, object] = field(default_factory=dict)


class _Collection(Struct):
    geometries: list[_Geometry] = field(default_factory=list)


class _File(Struct):
    arcs: list[list[tuple[int, int]]]
    transform: _Transform
    objects: dict[str, _Collection]


class Area(Value, frozen=True):
    """A named area: its outer rings, each a sequence of arcs; `~n` is arc n backwards."""

    name: str
    rings: tuple[tuple[int, ...], ...]


class Topology(Value, frozen=True):
    """Arcs, and the areas made of them."""

    arcs: Sequence[tuple[Degrees, ...]]
    areas: tuple[Area, ...]

    def users(self) -> Mapping[int, set[str]]:
        """For each arc, the names of the areas that it bounds."""
        found: dict[int, set[str]] = defaultdict(set)
        for area in self.areas:
            for ring in area.rings:
                for arc in ring:
                    found[max(arc, ~arc)].add(area.name)
        return found


def read(file: Path, name: str) -> Topology:
    """One collection of a TopoJSON file."""
    raw = msgspec.json.decode(file.read_bytes(), type=_File)
    (sx, sy), (tx, ty) = raw.transform.scale, raw.transform.translate
    arcs = []
    for steps in raw.arcs:
        x = y = 0
        points = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(tuple(points))
    areas = [
        Area(str(geometry.properties.get("name", "")), tuple(_outer_rings(geometry)))
        for geometry in raw.objects[name].geometries
    ]
    return Topology(arcs, tuple(areas))


def _outer_rings(geometry: _Geometry) -> Iterator[tuple[int, ...]]:
    """The outer rings. Holes are omitted: they contain another area or are too small to see."""
    if geometry.type == "Polygon":
        yield msgspec.convert(geometry.arcs, list[tuple[int, ...]])[0]
    elif geometry.type == "MultiPolygon":
        for polygon in msgspec.convert(geometry.arcs, list[list[tuple[int, ...]]]):
            yield polygon[0]
