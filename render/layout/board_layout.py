"""Where everything on a board lies: spaces, places, names."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from PIL.ImageFont import FreeTypeFont

from engine.model import Map, PlaceId, RouteId
from engine.values import Value
from maps import drawing
from maps.drawing import Drawing, DrawingId, Edition, GroupId
from render.ink import fonts
from render.ink.geometry import Box, Curve, Point, upright

CITY_RADIUS = 10.0
TRIM = 15.0  # from the middle of a place to its first space
SPACE_GAP = 3.0  # between two spaces of a route
LOOSE = 1.3  # on a long route spaces may be this many times as far apart as usual
MIN_SPACE_LENGTH = 22.0  # px: no space may be smaller than MIN_SPACE_LENGTH x MIN_SPACE_WIDTH
MIN_SPACE_WIDTH = 9.0
STATION = 15.0  # half the size of a station
LABEL_MARGIN = 2.0
TWICE = "\N{MULTIPLICATION SIGN}2"
REGION_TEXT = 0.75  # height of a region's name, as a share of the height of names


class PlacedName(Value, frozen=True):
    """A name on the board and the box it fills."""

    text: str
    box: Box
    is_country: bool


class RegionName(Value, frozen=True):
    """The name of a region, in one or more lines, and the box it fills."""

    lines: tuple[str, ...]
    box: Box


class LaneGroup(Value, frozen=True):
    """The lanes between two places: their middle line, and the spaces of each route."""

    id: GroupId
    ends: tuple[Point, Point]
    curve: tuple[Point, ...]
    spaces: Mapping[RouteId, tuple[Box, ...]]


class BoardLayout(Value, frozen=True):
    """A board as boxes and points, in px of the picture."""

    map_: Map
    id: DrawingId
    size: tuple[int, int]
    text: int
    legend: Box
    cities: Mapping[PlaceId, Point]
    country_ends: Mapping[GroupId, Point]  # where routes into countries end
    names: tuple[PlacedName, ...]
    region_names: tuple[RegionName, ...]
    groups: tuple[LaneGroup, ...]
    spaces: Mapping[RouteId, tuple[Box, ...]]


def station_boxes(at: Point) -> tuple[Box, ...]:
    """What a station in a city covers: its walls, and its roof in three steps."""
    edges = ((-17.3, -7.5, -3.0), (-14.3, -3.0, 14.6), (-12.0, -12.5, -7.5), (-6.0, -17.6, -12.5))
    return tuple(upright(at.x + x, at.y + top, at.x - x, at.y + down) for x, top, down in edges)


def layout_from(map_: Map, plan: Drawing, edition: Edition = "full") -> BoardLayout:
    """The layout of a map according to its drawing of that edition."""
    cities = {city.id: Point(*plan.places[city.id]) for city in map_.cities}
    country_ends = {group: Point(*at) for group, at in plan.stubs.items()}
    groups = []
    for group, routes in drawing.groups(map_).items():
        start, end = (cities.get(place) or country_ends[group] for place in routes[0].ends)
        curve = bent(start, end, plan.bends.get(group, (0.0, 0.0)))
        rows = lanes(curve, [route.length for route in routes], plan)
        spaces = {route.id: row for route, row in zip(routes, rows, strict=True)}
        groups.append(LaneGroup(group, (start, end), tuple(curve.points), spaces))
    return BoardLayout(
        map_=map_,
        id=drawing.drawing_id(map_.id, edition),
        size=plan.size,
        text=plan.text,
        legend=upright(*plan.legend),
        cities=cities,
        country_ends=country_ends,
        names=tuple(_names(map_, plan, cities, country_ends)),
        region_names=tuple(_region_names(map_, plan)),
        groups=tuple(groups),
        spaces={route: row for group in groups for route, row in group.spaces.items()},
    )


def bent(start: Point, end: Point, bend: tuple[float, float]) -> Curve:
    """The middle line of a group. `bend`: its control point, relative to the middle of the ends."""
    middle = Point((start.x + end.x) / 2 + bend[0], (start.y + end.y) / 2 + bend[1])
    return Curve(start, middle, end)


def row(curve: Curve, number: int, width: float, longest: float) -> list[Box]:
    """One row of spaces along a curve, as wide as all its lanes together."""
    pitch = min(LOOSE * (longest + SPACE_GAP), (curve.length - 2 * TRIM) / number)
    # On the inner side of a bend the spaces come nearer to each other.
    squeeze = max(0.0, 1 - curve.turn / curve.length * width / 2)
    half = min(longest / 2, max(0.1, (pitch * squeeze - SPACE_GAP) / 2))
    first = (curve.length - pitch * number) / 2 + pitch / 2
    reach = min(half, pitch / 2)
    stops: list[float] = []
    for i in range(number):
        middle = first + i * pitch
        stops += (middle - reach, middle + reach)
    points = list(curve.walk(stops))
    boxes = []
    for (ax, ay), (bx, by) in zip(points[::2], points[1::2], strict=True):
        length = math.hypot(bx - ax, by - ay) or 1.0
        along_x, along_y = (bx - ax) / length, (by - ay) / length
        boxes.append(Box((ax + bx) / 2, (ay + by) / 2, along_x, along_y, half, width / 2))
    return boxes


def lanes(curve: Curve, lengths: Sequence[int], plan: Drawing) -> list[tuple[Box, ...]]:
    """The spaces of each lane, side by side along the curve."""
    longest, width = plan.space
    pitch = width + plan.lane_gap
    found = []
    for lane, length in enumerate(lengths):
        whole = row(curve, length, width_of(len(lengths), plan), longest)
        aside = (lane - (len(lengths) - 1) / 2) * pitch
        found.append(tuple(box._replace(half_width=width / 2).beside(aside) for box in whole))
    return found


def width_of(number: int, plan: Drawing) -> float:
    """How wide so many lanes are together."""
    return number * plan.space[1] + (number - 1) * plan.lane_gap


def label_box(text: str, height: int, at: Point, is_country: bool = False) -> Box:
    """The box of a name whose middle is at a point."""
    left, top, right, bottom = _text_box(text, height, is_country)
    return upright(
        at.x + left - LABEL_MARGIN,
        at.y + top - LABEL_MARGIN,
        at.x + right + LABEL_MARGIN,
        at.y + bottom + LABEL_MARGIN,
    )


@cache
def _text_box(text: str, height: int, is_country: bool) -> tuple[float, float, float, float]:
    return label_font(height, is_country).getbbox(text, anchor="mm")


def label_font(height: int, is_country: bool) -> FreeTypeFont:
    """The font of names: those of countries are smaller."""
    return fonts.font(round(height * 0.85)) if is_country else fonts.font(height, "bold")


def _names(
    map_: Map,
    plan: Drawing,
    cities: Mapping[PlaceId, Point],
    country_ends: Mapping[GroupId, Point],
) -> Sequence[PlacedName]:
    found = []
    for city in map_.cities:
        label = plan.labels[city.id]
        at = Point(cities[city.id].x + label.dx, cities[city.id].y + label.dy)
        found.append(PlacedName(city.name, label_box(city.name, plan.text, at), False))
    countries = {country.id: country.name for country in map_.countries}
    for group, routes in drawing.groups(map_).items():
        for place in routes[0].ends:
            if place in countries:
                label, text = plan.labels[group], countries[place]
                end = country_ends[group]
                at = Point(end.x + label.dx, end.y + label.dy)
                found.append(PlacedName(text, label_box(text, plan.text, at, True), True))
    return found


def region_text_height(height: int) -> int:
    """The text height of regions' names on a board whose names are `height` px high."""
    return round(REGION_TEXT * height)


def _region_names(map_: Map, plan: Drawing) -> Iterator[RegionName]:
    """The names of regions; those of regions that count twice when complete end in "x2"."""
    height = region_text_height(plan.text)
    for region in map_.regions:
        if region.id in plan.regions:
            label = plan.regions[region.id]
            *first, last = label.lines or (region.name,)
            lines = (*first, f"{last} {TWICE}" if region.double else last)
            half_width = max(fonts.font(height).getlength(line) for line in lines) / 2
            half_height = len(lines) * height / 2
            yield RegionName(lines, Box(*label.at, 1.0, 0.0, half_width, half_height))
