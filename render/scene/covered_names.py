"""Which names marks on a board would cover, as their indexes in the layout: they are drawn again,
above the marks."""

from collections.abc import Sequence
from functools import lru_cache

from engine.model import RouteId
from maps.drawing import DrawingId
from render.ink.geometry import Box, overlap
from render.layout.layout_cache import load_layout
from render.scene import halos, layers, wagons

REACH = 100.0  # px: nothing marked extends further than this from its middle


@lru_cache(maxsize=1024)
def under_last_move(drawing: DrawingId, route: RouteId) -> tuple[int, ...]:
    """Names under the mark of the last move, or of a longest trail, around a route."""
    far = halos.LAST + halos.LAST_LINE
    row = load_layout(drawing).spaces[route]
    return _names_under(drawing, [box.grown(far) for box in (*row, *wagons.couplings(row))])


@lru_cache(maxsize=1024)
def under_rim(drawing: DrawingId, route: RouteId) -> tuple[int, ...]:
    """Names under the rim around a route of one's own."""
    row = load_layout(drawing).spaces[route]
    return _names_under(drawing, [box.grown(wagons.RIM) for box in row])


@lru_cache(maxsize=1024)
def under_halo(drawing: DrawingId, route: RouteId) -> tuple[int, ...]:
    """Names under the halo around a route that open tickets need."""
    return _names_under(drawing, layers.halo_boxes(drawing, route))


@lru_cache(maxsize=1024)
def under_ring(drawing: DrawingId, ring: Box) -> tuple[int, ...]:
    """Names under the ring around the end of a ticket."""
    return _names_under(drawing, (ring,))


def _names_under(drawing: DrawingId, marked: Sequence[Box]) -> tuple[int, ...]:
    return tuple(
        number
        for number, name in enumerate(load_layout(drawing).names)
        for box in marked
        if abs(box.x - name.box.x) < name.box.half_length + REACH
        and abs(box.y - name.box.y) < REACH
        and overlap(name.box, box) > 0
    )
