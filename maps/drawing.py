"""How a map is drawn: the size of the picture, the positions of places, and the bends of routes.

A drawing has no influence on the game. It is the file `drawing.toml` beside the map, and
`python -m render.layout.arrange` moves its places and bends until nothing overlaps.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from engine.model import Map, MapId, PlaceId, RegionId, Route
from engine.values import Value
from maps.loader import MAPS_FOLDER

Pixel = tuple[float, float]
GroupId = str
"""The id of all lanes between the same two places, such as `paris-zurich`."""


class Projection(Value, frozen=True, forbid_unknown_fields=True):
    """How longitude and latitude, or the units of a town plan, become pixels."""

    kind: Literal["conic", "plan"]
    centre: tuple[float, float]
    at: Pixel
    scale: float  # px per degree of latitude, or per unit of the town plan
    parallels: tuple[float, float] = (0.0, 0.0)
    stretch: float = 1.0  # vertical stretch factor


class LabelOffset(Value, frozen=True, forbid_unknown_fields=True):
    """The position of a name: the centre of its line relative to the place it names."""

    dx: float
    dy: float


class RegionLabel(Value, frozen=True, forbid_unknown_fields=True):
    """The position of a region's name: the middle of its lines, and where a long name breaks."""

    at: Pixel
    lines: tuple[str, ...] = ()  # none: the name in one line


class Drawing(Value, frozen=True, forbid_unknown_fields=True):
    """What the picture of a map needs in addition to the map. All lengths are pixels of a picture
    that is 1600 px wide."""

    size: tuple[int, int]
    space: tuple[float, float]  # the greatest length of a space, and its width
    lane_gap: float
    text: int  # text height of names
    projection: Projection
    legend: tuple[float, float, float, float]  # left, top, right, bottom of the area without routes
    bend: Mapping[GroupId, Pixel] = {}  # initial bends for the arrangement
    shift: Mapping[PlaceId, Pixel] = {}  # initial shifts of places for the arrangement
    places: Mapping[PlaceId, Pixel] = {}
    bends: Mapping[GroupId, Pixel] = {}  # control point, relative to the middle between the ends
    stubs: Mapping[GroupId, Pixel] = {}  # where a route into a country ends
    labels: Mapping[
        str, LabelOffset
    ] = {}  # by place, or by group for a route that ends in a country
    regions: Mapping[RegionId, RegionLabel] = {}


# What msgspec knows of the type is made here: threads that make it at the same moment can crash the
# process.
msgspec.json.Decoder(Drawing)


def file_of(map_id: MapId) -> Path:
    """The file with the drawing of a map."""
    return MAPS_FOLDER / map_id / "drawing.toml"


@cache
def load(map_id: MapId) -> Drawing:
    """The drawing of a map that has one."""
    return msgspec.toml.decode(file_of(map_id).read_bytes(), type=Drawing)


def group_of(route: Route) -> GroupId:
    """The group of lanes that a route belongs to."""
    return "-".join(route.ends)


def groups(map_: Map) -> Mapping[GroupId, tuple[Route, ...]]:
    """All groups of lanes, each with its routes in the order of the map file."""
    found: dict[GroupId, tuple[Route, ...]] = {}
    ends: dict[frozenset[PlaceId], GroupId] = {}
    for route in map_.routes:
        group = ends.setdefault(frozenset(route.ends), group_of(route))
        found[group] = (*found.get(group, ()), route)
    return found
