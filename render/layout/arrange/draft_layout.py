"""A board while it is being arranged: things with boxes, and a grid that finds their neighbours."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from engine.model import Map, PlaceId, Stations
from engine.values import Value
from maps import drawing
from maps.drawing import Drawing, GroupId, LabelOffset
from maps.projection import projector
from render.ink.geometry import Box, Point, overlap, upright
from render.layout import board_layout, place_marks

CELL = 64.0
CHUNK = 44.0  # px: long names are cut into boxes of this width, so that no box spans many cells
EDGE = 8.0
CITY_GAP, STATION_GAP = 3.0, 8.0  # px between the mark of a city and its name

Cell = tuple[int, int]


class Thing(NamedTuple):
    """Something that has boxes. The key is that of a group of lanes, or of a node."""

    kind: Literal["lanes", "mark", "name", "legend"]
    key: str


LEGEND = Thing("legend", "")


class Lanes(Value, frozen=True):
    """What arranging needs to know about a group of lanes."""

    id: GroupId
    ends: tuple[str, str]  # keys of nodes: cities by their id, ends in countries by the group
    number: int
    length: int
    width: float


class DraftLayout:
    """Nodes (cities, and ends of routes in countries), lanes between them, names beside them."""

    def __init__(self, map_: Map, plan: Drawing) -> None:
        self.plan = plan
        self.map_id, self.map_name = map_.id, map_.name
        has_stations = any(isinstance(rule, Stations) for rule in map_.rules)
        wider = max(place_marks.radii(map_).values()) - board_layout.CITY_RADIUS
        self.name_gap = (STATION_GAP if has_stations else CITY_GAP) + wider
        project = projector(plan.projection)
        home = {city.id: project(*city.at) for city in map_.cities}
        home |= {country.id: project(*country.at) for country in map_.countries}
        self.cities = {city.id for city in map_.cities}
        self.names: dict[str, str] = {city.id: city.name for city in map_.cities}
        self.home: dict[str, Point] = {str(c.id): Point(*home[c.id]) for c in map_.cities}
        self.lanes: dict[GroupId, Lanes] = {}
        country_names = {country.id: country.name for country in map_.countries}
        for group, routes in drawing.groups(map_).items():
            keys = [self._key(place, group) for place in routes[0].ends]
            width = board_layout.width_of(len(routes), plan)
            self.lanes[group] = Lanes(
                group, (keys[0], keys[1]), len(routes), max(r.length for r in routes), width
            )
            for place in routes[0].ends:
                if place in country_names:
                    self.names[group] = country_names[place]
                    self.home[group] = Point(*home[place])
        self.at = {key: self._start(key) for key in self.home}
        for key in self.at:
            if key not in self.cities and key not in plan.stubs:
                self.at[key] = self._start_of_stub(key)
        self.bends: dict[GroupId, tuple[float, float]] = {
            group: plan.bends.get(group) or plan.bend.get(group, (0.0, 0.0)) for group in self.lanes
        }
        self.labels = {key: plan.labels.get(key) or self.sides(key)[0] for key in self.home}
        self.around: dict[str, list[GroupId]] = {
            key: [g.id for g in self.lanes.values() if key in g.ends] for key in self.home
        }
        self.boxes: dict[Thing, list[Box]] = {}
        self.grid: dict[Cell, list[tuple[Thing, Box]]] = defaultdict(list)
        for thing in self.things():
            self.place(thing, self.boxes_of(thing))
        self._keep_free(upright(*plan.legend))

    def things(self) -> list[Thing]:
        """Everything that has boxes, except the legend, which cannot move."""
        return [
            *(Thing("lanes", group) for group in self.lanes),
            *(Thing("mark", key) for key in self.home),
            *(Thing("name", key) for key in self.home),
        ]

    def things_at(self, key: str) -> list[Thing]:
        """What moves when a node moves."""
        return [
            Thing("mark", key),
            Thing("name", key),
            *(Thing("lanes", group) for group in self.around[key]),
        ]

    def boxes_of(self, thing: Thing) -> list[Box]:
        """The boxes of a thing at its current position."""
        kind, key = thing
        if kind == "lanes":
            lanes = self.lanes[key]
            start, end = (self.at[end] for end in lanes.ends)
            curve = board_layout.bent(start, end, self.bends[key])
            return board_layout.row(curve, lanes.length, lanes.width, self.plan.space[0])
        x, y = self.at[key]
        if kind == "mark":
            radius = board_layout.CITY_RADIUS
            return [Box(x, y, 1.0, 0.0, radius, radius)]
        return self._cut(self.label_box(key))

    def label_box(self, key: str) -> Box:
        """The box of the name at a node."""
        label = self.labels[key]
        at = Point(self.at[key].x + label.dx, self.at[key].y + label.dy)
        return board_layout.label_box(self.names[key], self.plan.text, at, key not in self.cities)

    def sides(self, key: str) -> Sequence[LabelOffset]:
        """All positions that a name may have beside its place."""
        box = board_layout.label_box(
            self.names[key], self.plan.text, Point(0, 0), key not in self.cities
        )
        wide, high = box.half_length, box.half_width
        found = []
        nearest = board_layout.CITY_RADIUS + self.name_gap
        for gap in (nearest, nearest + 6, nearest + 12):
            for part in (0.0, -0.5, 0.5, -1.0, 1.0):
                up = part * (high + gap)
                found += [LabelOffset(gap + wide, up), LabelOffset(-gap - wide, up)]
            for part in (0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9):
                along = part * wide
                found += [LabelOffset(along, -gap - high), LabelOffset(along, gap + high)]
        return [LabelOffset(round(label.dx, 1), round(label.dy, 1)) for label in found]

    def place(self, thing: Thing, boxes: list[Box]) -> None:
        """Put a thing with these boxes on the grid."""
        self.boxes[thing] = boxes
        for box in boxes:
            self.grid[int(box.x // CELL), int(box.y // CELL)].append((thing, box))

    def lift(self, thing: Thing) -> list[Box]:
        """Take a thing off the grid and return its boxes."""
        boxes = self.boxes[thing]
        for box in boxes:
            cell = self.grid[int(box.x // CELL), int(box.y // CELL)]
            cell[:] = [entry for entry in cell if entry[0] != thing]
        return boxes

    def near(self, box: Box) -> Iterable[tuple[Thing, Box]]:
        """Everything that could touch a box."""
        column, row = int(box.x // CELL), int(box.y // CELL)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                cell = self.grid.get((x, y))
                if cell:
                    yield from cell

    def _key(self, place: PlaceId, group: GroupId) -> str:
        return place if place in self.cities else group

    def _start(self, key: str) -> Point:
        known = self.plan.places.get(PlaceId(key)) or self.plan.stubs.get(key)
        if known:
            return Point(*known)
        dx, dy = self.plan.shift.get(PlaceId(key), (0.0, 0.0))
        return Point(self.home[key].x + dx, self.home[key].y + dy)

    def _start_of_stub(self, group: GroupId) -> Point:
        """The first end of a route into a country: as far from its city as its spaces need."""
        lanes = self.lanes[group]
        city = self.at[next(key for key in lanes.ends if key != group)]
        away = self.home[group]
        dx, dy = away.x - city.x, away.y - city.y
        want = lanes.length * (self.plan.space[0] + board_layout.SPACE_GAP) + 2 * board_layout.TRIM
        scale = want / (math.hypot(dx, dy) or 1.0)
        shift = self.plan.shift.get(PlaceId(group), (0.0, 0.0))
        return Point(city.x + dx * scale + shift[0], city.y + dy * scale + shift[1])

    def _cut(self, box: Box) -> list[Box]:
        pieces = max(1, math.ceil(2 * box.half_length / CHUNK))
        half = box.half_length / pieces
        return [
            Box(box.x - box.half_length + half * (2 * i + 1), box.y, 1.0, 0.0, half, box.half_width)
            for i in range(pieces)
        ]

    def _keep_free(self, box: Box) -> None:
        for piece in self._cut(box):
            for high in self._cut(Box(piece.y, piece.x, 1.0, 0.0, piece.half_width, 0.0)):
                self.grid[int(piece.x // CELL), int(high.x // CELL)].append(
                    (LEGEND, Box(piece.x, high.x, 1.0, 0.0, piece.half_length, high.half_length))
                )


def crossing(a: Box, b: Box, margin: float) -> float:
    """How far two boxes come closer to each other than `margin`."""
    dx, dy = a.x - b.x, a.y - b.y
    reach = a.half_length + a.half_width + b.half_length + b.half_width + margin
    if dx * dx + dy * dy > reach * reach:
        return 0.0
    depth = overlap(a, b) + margin
    return depth if depth > 0 else 0.0
