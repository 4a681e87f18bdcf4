"""The part of a seat's own board on which something can be chosen, with a numbered pin at each."""

import math
from collections.abc import Iterator
from typing import assert_never

from PIL import Image

from engine.board import Board
from engine.views import PlayerView
from maps.names import find_ticket, marked_places
from render.ink import palette
from render.ink.geometry import Frame
from render.ink.rgb import Rgb
from render.layout.board_layout import BoardLayout
from render.layout.layout_cache import layout_of
from render.output.picture import Picture
from render.pictures import alt_text
from render.pictures.board import packed
from render.pictures.own_board import marked_layers, ticket_ends
from render.pictures.own_frame import PHONE_WIDTH
from render.pins import CityPin, Pin, PinPage, RoutePin, TicketPin
from render.scene import compose, layers, marks, pins
from render.scene.layers import BoardLayer
from render.scene.pins import PinnedSubject, PlacedPin
from render.words.say import Say

MIN_PX = 16.5  # across on a phone, without the light line around a pin
STEP = 2.0  # px of the board: pins of similar pages are equally large


def pin_board_picture(view: PlayerView, board: Board, say: Say, page: PinPage) -> Picture:
    """The picture for the seat whose view it is and nobody else."""
    layout, frame = shown_part(board, page)
    bands = compose.pack_at_once(layout.id, pinned_layers(view, board, page), frame)
    text = alt_text.of_pin_board(view, board, page.pins, say)
    return packed("choices.png", layout.id, bands, (frame.width, frame.height), text)


def draw(view: PlayerView, board: Board, page: PinPage) -> Image.Image:
    """The same as an image in the drawing's palette."""
    layout, frame = shown_part(board, page)
    return compose.draw_part(layout.id, pinned_layers(view, board, page), 1, frame)


def shown_part(board: Board, page: PinPage) -> tuple[BoardLayout, Frame]:
    """The board that a page shows, and the part of it, at scale 1."""
    if page.frame is not None:
        return layout_of(board.map), page.frame
    layout = layout_of(board.map, "phone")
    return layout, Frame(0, 0, *layout.size)


def pinned_layers(view: PlayerView, board: Board, page: PinPage) -> list[BoardLayer]:
    """What is on the board, the lowest first. No numbers but those of pins are on it, and no
    legend, which would cover too much."""
    layout, _ = shown_part(board, page)
    ends = [end for end in ticket_ends(view, board, layout) if end.is_wanted]
    found = marked_layers(view, board, layout, ends)
    found += (layers.pin(pin, 1) for pin in placed_pins(board, page))
    return found


def placed_pins(board: Board, page: PinPage) -> list[PlacedPin]:
    """Where the pins of a page are, and how large."""
    layout, frame = shown_part(board, page)
    radius = STEP * math.ceil(MIN_PX * frame.width / PHONE_WIDTH / 2 / STEP)
    wanted = [each for pin in page.pins for each in _subjects(pin, board, layout)]
    return pins.place(layout.id, wanted, radius, frame)


def _subjects(
    pin: Pin, board: Board, layout: BoardLayout
) -> Iterator[tuple[int, PinnedSubject, Rgb]]:
    """The number of a pin, what it points at, and its colour."""
    match pin:
        case RoutePin():
            yield pin.number, pin.route, palette.INK
        case CityPin():
            yield pin.number, layout.cities[pin.city], palette.INK
        case TicketPin():
            for place in marked_places(find_ticket(board, pin.ticket)):
                for at in marks.spots(layout, board, place):
                    yield pin.number, at, palette.ticket_pin(pin.number)
        case _:
            assert_never(pin)
