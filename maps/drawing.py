"""How a map is drawn: the picture's size, where places lie in it, how routes bend.

A drawing is no fact of the game. It lives in `maps/drawings/`, beside the map file of its name,
and `python -m render.layout.arrange` moves its places and bends until nothing overlaps.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from engine.model import Map, MapId, PlaceId, Route
from engine.values import Value

OURS = Path(__file__).parent / "drawings"

Pixel = tuple[float, float]
GroupId = str
"""The lanes between the same two places: `paris-zurich`, in the order of the map file."""


class Projection(Value, frozen=True, forbid_unknown_fields=True):
    """From longitude and latitude to px, or from the units of a plan."""

    kind: Literal["conic", "plan"]
    centre: tuple[float, float]
    at: Pixel
    scale: float  # px for a degree of latitude, or for a unit of the plan
    parallels: tuple[float, float] = (0.0, 0.0)
    stretch: float = 1.0  # how much taller than true


class Label(Value, frozen=True, forbid_unknown_fields=True):
    """Where a name stands: the centre of its line, from the place it names."""

    dx: float
    dy: float


class Drawing(Value, frozen=True, forbid_unknown_fields=True):
    """Everything a picture of a map adds to its facts. All lengths in px of the 1600 px picture."""

    size: tuple[int, int]
    space: tuple[float, float]  # the longest a space gets, and its width
    lane_gap: float
    text: int  # height of the letters of names
    projection: Projection
    legend: tuple[float, float, float, float]  # left, top, right, bottom: kept free of routes
    bend: Mapping[GroupId, Pixel] = {}  # where arranging begins
    shift: Mapping[PlaceId, Pixel] = {}  # the same, for places
    places: Mapping[PlaceId, Pixel] = {}
    bends: Mapping[GroupId, Pixel] = {}  # control point, from the middle between the two ends
    stubs: Mapping[GroupId, Pixel] = {}  # where a route into a country ends
    labels: Mapping[str, Label] = {}  # by place, or by group for the end of a route in a country


def file_of(map_id: MapId) -> Path:
    """Where the drawing of a map is kept."""
    return OURS / f"{map_id}.toml"


@cache
def load(map_id: MapId) -> Drawing:
    """The drawing of one of our maps."""
    return msgspec.toml.decode(file_of(map_id).read_bytes(), type=Drawing)


def group_of(route: Route) -> GroupId:
    """The group of lanes a route belongs to."""
    return "-".join(route.ends)


def groups(facts: Map) -> Mapping[GroupId, tuple[Route, ...]]:
    """All groups of lanes, each with its routes from left to right."""
    found: dict[GroupId, tuple[Route, ...]] = {}
    ends: dict[frozenset[PlaceId], GroupId] = {}
    for route in facts.routes:
        group = ends.setdefault(frozenset(route.ends), group_of(route))
        found[group] = (*found.get(group, ()), route)
    return found
