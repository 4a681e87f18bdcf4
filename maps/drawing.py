"""How a map is drawn: the size of the picture, the positions of places, and the bends of routes.

A drawing has no influence on the game. It is the file `drawing.toml` beside the map, and
`python -m render.layout.arrange` moves its places and bends until nothing overlaps.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, NewType, get_args

import msgspec

from engine.model import Map, MapId, PlaceId, RegionId, Route
from engine.values import Value
from maps.loader import MAPS_FOLDER

Pixel = tuple[float, float]
Edition = Literal["full", "phone"]
"""Which drawing of a map: the full one, or one with larger names on a narrower picture."""

EDITIONS: tuple[Edition, ...] = get_args(Edition)

PhoneId = NewType("PhoneId", str)
"""The id of a map's drawing for phones: `europe/phone`."""

DrawingId = MapId | PhoneId
"""The id of a drawing. A map's full drawing has the id of the map."""

GroupId = str
"""The id of all lanes that lie side by side between two places, such as `paris-zurich`."""


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
    of this size."""

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


def phone_id(map_id: MapId) -> PhoneId:
    """The id of the drawing of a map for phones, which it may lack."""
    return PhoneId(f"{map_id}/phone")


def drawing_id(map_id: MapId, edition: Edition) -> DrawingId:
    """The id of a drawing of a map. A map without a drawing for phones has its full one there."""
    phone = phone_id(map_id)
    return phone if edition == "phone" and file_of(phone).exists() else map_id


def map_of(drawing: DrawingId) -> MapId:
    """The id of the map that is drawn."""
    return MapId(drawing.partition("/")[0])


def edition_of(drawing: DrawingId) -> Edition:
    """Which drawing of its map it is."""
    return "full" if drawing == map_of(drawing) else "phone"


def file_of(drawing: DrawingId) -> Path:
    """The file with a drawing."""
    name = "drawing.toml" if edition_of(drawing) == "full" else "drawing-phone.toml"
    return MAPS_FOLDER / map_of(drawing) / name


@cache
def load(drawing: DrawingId) -> Drawing:
    """A drawing that has a file."""
    return msgspec.toml.decode(file_of(drawing).read_bytes(), type=Drawing)


def groups(map_: Map) -> Mapping[GroupId, tuple[Route, ...]]:
    """All groups of lanes, each with its routes in the order of the map file. A route that lies
    apart is a group of its own, and so are lanes of another length than the first (NOR-12)."""
    found: dict[GroupId, tuple[Route, ...]] = {}
    beside: dict[frozenset[PlaceId], dict[int, GroupId]] = defaultdict(dict)
    for route in map_.routes:
        group: GroupId = route.id
        if not route.apart:
            of_length = beside[frozenset(route.ends)]
            new = route.id if of_length else "-".join(route.ends)
            group = of_length.setdefault(route.length, new)
        found[group] = (*found.get(group, ()), route)
    return found
