"""Which names of places marks on a board would cover: they are drawn again, over the marks."""

from collections.abc import Sequence
from functools import lru_cache

from engine.model import RouteId
from maps.drawing import DrawingId
from render.ink.geometry import Box, Point, overlap, upright
from render.layout.board_layout import BoardLayout, PlacedName
from render.layout.layout_cache import load_layout
from render.scene import halos, wagons

REACH = 100.0  # px: nothing marked extends further than this from its middle


def under_last_move(drawing: DrawingId, route: RouteId) -> tuple[PlacedName, ...]:
    """The names that the mark of the last move along a route would cover."""
    layout, far = load_layout(drawing), halos.LAST + halos.LAST_LINE
    row = layout.spaces[route]
    boxes = [box.grown(far) for box in (*row, *wagons.couplings(row))]
    return tuple(layout.names[number] for number in names_under(layout, boxes))


def under_disc(drawing: DrawingId, at: Point, radius: float) -> tuple[PlacedName, ...]:
    """The names that a disc would cover, or nearly."""
    layout, disc = load_layout(drawing), upright(*at, *at).grown(radius)
    return tuple(layout.names[number] for number in names_under(layout, (disc,)))


@lru_cache(maxsize=1024)
def under_rim(drawing: DrawingId, route: RouteId) -> tuple[int, ...]:
    """The indexes of the names that the rim around a route would cover."""
    layout = load_layout(drawing)
    return names_under(layout, [box.grown(wagons.RIM) for box in layout.spaces[route]])


@lru_cache(maxsize=1024)
def under_halo(drawing: DrawingId, route: RouteId) -> tuple[int, ...]:
    """The same of the halo around a route."""
    return names_under(load_layout(drawing), halo_boxes(drawing, route))


def halo_boxes(drawing: DrawingId, route: RouteId) -> list[Box]:
    """What the halo around a route covers."""
    group = halos.group_of(load_layout(drawing), route)
    return halos.covered(group, group.spaces[route])


@lru_cache(maxsize=1024)
def under_ring(drawing: DrawingId, ring: Box) -> tuple[int, ...]:
    """The same of a ring in this box."""
    return names_under(load_layout(drawing), (ring,))


def names_under(layout: BoardLayout, marked: Sequence[Box]) -> tuple[int, ...]:
    """The indexes of the names that these boxes overlap."""
    return tuple(
        number
        for number, name in enumerate(layout.names)
        if any(_is_near(name, box) and overlap(name.box, box) > 0 for box in marked)
    )


def _is_near(name: PlacedName, box: Box) -> bool:
    """Whether the box may overlap the name."""
    far = name.box.half_length + REACH
    return abs(box.x - name.box.x) < far and abs(box.y - name.box.y) < REACH
