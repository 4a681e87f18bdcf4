"""Which part of the board matters to a seat: its network, and its open and offered tickets."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PlayerView
from maps.drawing import DrawingId
from maps.names import find_route, find_ticket, marked_places, place_name
from render.ink.geometry import Box, Frame, around, upright
from render.layout.board_layout import BoardLayout
from render.layout.layout_cache import layout_of, load_layout
from render.scene import marks

PHONE_WIDTH = 324  # px of a picture on a phone
MIN_LETTER = 8.0  # px there: the height of names
MARGIN = 30.0  # px around everything that matters: room for rims and halos
TAG_MARGIN = 8.0
MIN_WIDTH = 640
FLATTEST, STEEPEST = 0.6, 1.15  # height by width
MIN_GAIN = 1.25  # how much larger a part must be shown than the whole board
STEP = 20  # px: frames of similar positions are equal, so that their bands are cached


def frame_of(view: PlayerView, board: Board, tags: Iterable[Box]) -> Frame | None:
    """The part of the board at scale 1; None if it would hardly be shown larger than the whole.

    `tags` are those of tickets that the picture must show.
    """
    layout = layout_of(board.map)
    boxes = list(_boxes(view, board, layout))
    if not boxes:
        return None
    inside = around(boxes).grown(MARGIN)
    needed = around((inside, *(tag.grown(TAG_MARGIN) for tag in tags)))
    return frame_around(needed, layout)


def is_readable(layout: BoardLayout, width: int) -> bool:
    """Whether names can be read on a phone that shows so much of the board."""
    return width * MIN_LETTER <= layout.text * PHONE_WIDTH


def frame_around(
    needed: Box, layout: BoardLayout, min_width: int = MIN_WIDTH, steepest: float = STEEPEST
) -> Frame | None:
    """The smallest part of a board at scale 1 in which a box fits and that has a good shape; None
    if it would hardly be shown larger than the whole."""
    width, height = layout.size
    (left, top), _, (right, bottom), _ = needed.corners()
    wide = max(min_width, right - left, (bottom - top) / steepest)
    if wide * MIN_GAIN > width:
        return None
    high = max(bottom - top, FLATTEST * wide)
    first, last = _span((left + right) / 2, wide, width)
    upper, lower = _span((top + bottom) / 2, high, height)
    return Frame(first, upper, last, lower)


def _span(middle: float, length: float, most: int) -> tuple[int, int]:
    """From where to where: at least so long, in whole steps, and inside the board."""
    start, end = middle - length / 2, middle + length / 2
    if start < 0:
        start, end = 0.0, length
    elif end > most:
        start, end = most - length, float(most)
    return max(0, int(start // STEP * STEP)), min(most, int(-(-end // STEP) * STEP))


def _boxes(view: PlayerView, board: Board, layout: BoardLayout) -> Iterator[Box]:
    """Routes, places and their names."""
    routes: set[RouteId] = set(view.public.seats[view.seat].routes)
    places: set[PlaceId] = set(view.public.seats[view.seat].stations)
    if view.public.tunnel is not None:
        routes.add(view.public.tunnel.route)
    open_tickets = [mine for mine in view.tickets if mine.state == "possible"]
    for mine in open_tickets:
        routes.update(mine.missing)
        places.update(marked_places(find_ticket(board, mine.ticket), mine.target))
    for ticket in view.offered:
        places.update(marked_places(find_ticket(board, ticket)))
    yield from boxes_of(routes, places, board, layout)


def boxes_of(
    routes: Iterable[RouteId], places: Iterable[PlaceId], board: Board, layout: BoardLayout
) -> Iterator[Box]:
    """The boxes of routes with their ends, of places, and of the names of all these places."""
    places = set(places)
    for route in routes:
        yield _around_route(layout.id, route)
        places.update(place for place in find_route(board, route).ends if place in layout.cities)
    for place in places:
        for at in marks.spots(layout, board, place):
            yield upright(*at, *at).grown(marks.RING_RADIUS)
    names = {place_name(board, place) for place in places}
    yield from (name.box for name in layout.names if name.text in names)


@lru_cache(maxsize=1024)
def _around_route(drawing: DrawingId, route: RouteId) -> Box:
    return around(load_layout(drawing).spaces[route])
