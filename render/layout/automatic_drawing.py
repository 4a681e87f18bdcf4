"""A drawing for a map without a drawing file: arranged in a few seconds, on plain ground."""

import math
from collections.abc import Sequence

from msgspec.structs import replace

from engine.model import Map
from maps.drawing import Drawing, Pixel, Projection
from maps.projection import projector
from render.layout.arrange.anneal import Annealer
from render.layout.arrange.draft_layout import DraftLayout
from render.layout.arrange.drawing_file import drawing_of

WIDTH = 1600
MARGIN = 130.0
MIN_HEIGHT, MAX_HEIGHT = 900, 1700
LEGEND = (300.0, 204.0)
SPACE = (44.0, 16.0)
EDGE = 16.0
TRIES = 12_000
SEED = 1


def automatic_drawing(map_: Map) -> Drawing:
    """All places at their real positions, then arranged briefly so that little overlaps."""
    projection = _fitted(map_)
    places = _projected(map_, projection)
    height = round(min(MAX_HEIGHT, max(MIN_HEIGHT, _extent(places, 1) + 2 * MARGIN)))
    shift = (height - min(y for _, y in places) - max(y for _, y in places)) / 2
    plan = Drawing(
        size=(WIDTH, height),
        space=SPACE,
        lane_gap=2.0,
        text=23,
        projection=replace(projection, at=(projection.at[0], projection.at[1] + shift)),
        legend=_emptiest_corner([(x, y + shift) for x, y in places], height),
    )
    draft = DraftLayout(map_, plan)
    Annealer(draft, SEED).run(TRIES, hot=60.0, cold=0.05, reach=14.0)
    return drawing_of(draft)


def _fitted(map_: Map) -> Projection:
    """A projection that fits all cities into the width: conic for degrees, otherwise a plan."""
    xs, ys = ([city.at[axis] for city in map_.cities] for axis in (0, 1))
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    is_degrees = max(map(abs, xs)) <= 180 and max(map(abs, ys)) <= 80
    plain = Projection(
        kind="conic" if is_degrees else "plan",
        centre=middle,
        at=(0.0, 0.0),
        scale=1.0,
        parallels=(min(ys), max(ys)) if is_degrees else (0.0, 0.0),
    )
    places = _projected(map_, plain)
    wide, high = _extent(places, 0) or 1.0, _extent(places, 1) or 1.0
    scale = min((WIDTH - 2 * MARGIN) / wide, (MAX_HEIGHT - 2 * MARGIN) / high)
    left, right = min(x for x, _ in places) * scale, max(x for x, _ in places) * scale
    return replace(plain, scale=scale, at=((WIDTH - left - right) / 2, 0.0))


def _projected(map_: Map, projection: Projection) -> list[Pixel]:
    project = projector(projection)
    return [project(*city.at) for city in map_.cities]


def _extent(places: Sequence[Pixel], axis: int) -> float:
    return max(at[axis] for at in places) - min(at[axis] for at in places)


def _emptiest_corner(places: Sequence[Pixel], height: int) -> tuple[float, float, float, float]:
    """The box of the legend, in the corner farthest from any place."""
    wide, high = LEGEND
    corners = [(x, y) for x in (EDGE, WIDTH - EDGE - wide) for y in (EDGE, height - EDGE - high)]

    def room(corner: Pixel) -> float:
        middle = corner[0] + wide / 2, corner[1] + high / 2
        return min(math.dist(middle, at) for at in places)

    left, top = max(corners, key=room)
    return left, top, left + wide, top + high
