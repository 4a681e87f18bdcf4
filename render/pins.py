"""What can be chosen on a board, with the numbers that buttons have too, and the parts of the board
on which these numbers can be read on a phone."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from engine.board import Board
from engine.model import PlaceId, RouteId, TicketId
from engine.values import Value
from maps.names import find_ticket, marked_places
from render.ink.geometry import Box, Frame, around
from render.layout.layout_cache import layout_of
from render.pictures.own_frame import boxes_of, frame_around, is_readable

MARGIN = 34.0  # px around everything that a page must show: room for its pins
MIN_WIDTH = 560  # px of the board: a part that is larger on a phone shows too little around it
STEEPEST = 1.0  # height by width, so that buttons fit under the picture


class RoutePin(Value, frozen=True):
    """A route that can be claimed. `pin_pages` gives it its number."""

    route: RouteId
    number: int = 0


class CityPin(Value, frozen=True):
    """A city in which a station can be built. `pin_pages` gives it its number."""

    city: PlaceId
    number: int = 0


class TicketPin(Value, frozen=True):
    """A ticket that can be kept, and the number by which it is offered. It is shown at both ends of
    the ticket."""

    ticket: TicketId
    number: int


Pin = RoutePin | CityPin | TicketPin


class PinPage(Value, frozen=True):
    """The pins of one picture, and the part of the full board that it shows, at scale 1; None for
    the whole board in the edition for phones."""

    pins: tuple[Pin, ...]
    frame: Frame | None


def pin_pages(board: Board, pins: Sequence[Pin], most: int = 10) -> tuple[PinPage, ...]:
    """The pins in groups of at most `most` that can be read on a phone. The first pin is on the
    first page, together with all that follow and are near enough, in the given order; the first of
    the others begins the second page, and so on. Routes and cities are numbered from 1 in the order
    of the pages. Tickets keep their numbers and are all on one page, to be compared."""
    tickets = [pin for pin in pins if isinstance(pin, TicketPin)]
    pages = [_page(board, tickets)] if tickets else []
    others: list[RoutePin | CityPin] = [pin for pin in pins if not isinstance(pin, TicketPin)]
    number = 1
    while others:
        page = _first_page(board, others, most)
        numbered = (replace(pin, number=n) for n, pin in enumerate(page.pins, start=number))
        pages.append(PinPage(tuple(numbered), page.frame))
        others = [pin for pin in others if pin not in page.pins]
        number += len(page.pins)
    return tuple(pages)


def _first_page(board: Board, pins: Sequence[Pin], most: int) -> PinPage:
    """The first pin and all that follow and fit; all of them if the board has no larger parts."""
    page = _page(board, pins[:1])
    if page.frame is None:
        return PinPage(tuple(pins[:most]), None)
    for pin in pins[1:]:
        if len(page.pins) == most:
            break
        wider = _page(board, (*page.pins, pin))
        if wider.frame is not None:
            page = wider
    return page


def _page(board: Board, pins: Sequence[Pin]) -> PinPage:
    """The page of these pins: the smallest part of the board that shows them, if names on it can be
    read on a phone, otherwise all of it."""
    layout = layout_of(board.map)
    needed = around([_around(pin, board) for pin in pins]).grown(MARGIN)
    frame = frame_around(needed, layout, MIN_WIDTH, STEEPEST)
    is_part = frame is not None and is_readable(layout, frame.width)
    return PinPage(tuple(pins), frame if is_part else None)


@lru_cache(maxsize=4096)
def _around(pin: Pin, board: Board) -> Box:
    """The box around what must be seen together with a pin: routes, places, and their names."""
    routes: Iterable[RouteId] = ()
    places: Iterable[PlaceId] = ()
    match pin:
        case RoutePin():
            routes = (pin.route,)
        case CityPin():
            places = (pin.city,)
        case TicketPin():
            places = marked_places(find_ticket(board, pin.ticket))
        case _:
            assert_never(pin)
    return around(boxes_of(routes, places, board, layout_of(board.map)))
