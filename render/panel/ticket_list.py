"""The list of a seat's tickets under its own board: which mark on the board is which ticket."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.board import Board
from engine.model import MapWords, Ticket
from engine.tickets.ticket_progress import TicketProgress, ticket_progress
from engine.values import Value
from engine.views import PlayerView, TicketView
from maps.holdings import Holding
from maps.names import (
    find_ticket,
    numbered_offers,
    points_so_far,
    short_points,
    short_ticket_name,
)
from maps.ticket_states import pieces_to_go
from render.ink import palette
from render.ink.fonts import wrapped
from render.ink.rgb import Rgb
from render.ink.rounded_boxes import RoundedBox, draw_box
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_text, text_width
from render.panel.pieces_to_go import draw_pieces, pieces_width
from render.scene.marks import CLOSED_COLOUR, TagState

WIDTH = 1600  # px; the sizes below are for this width
COLUMNS = 2
MARGIN, GAP = 20, 14
ROW, HIGH_ROW = 84, 112  # with everything on one line, and with something on two
PLATE, PLATE_HEIGHT = 92, 64
TEXT_SIZE, MIN_TEXT_SIZE = 46, 40
POINTS_SIZE = 52
PIECES_SIZE = 48
LINE = 46  # px from one line of a name to the next
ORDER: tuple[TagState, ...] = ("possible", "offered", "done", "impossible")


class ListedTicket(Value, frozen=True):
    """A ticket, the number it has on the board, its state, its points, and the pieces it still
    takes."""

    number: int
    ticket: Ticket
    state: TagState
    points: str
    to_go: tuple[Holding, ...] = ()


def own_tickets(view: PlayerView, board: Board) -> list[ListedTicket]:
    """The seat's own tickets in their order."""
    found = zip(view.tickets, ticket_progress(board, view), strict=True)
    return [
        _own_ticket(number, mine, find_ticket(board, mine.ticket), progress)
        for number, (mine, progress) in enumerate(found, start=1)
    ]


def offered_ticket(number: int, ticket: Ticket) -> ListedTicket:
    """A ticket to choose from."""
    return ListedTicket(number, ticket, "offered", short_points(ticket))


def _own_ticket(
    number: int, own: TicketView, ticket: Ticket, progress: TicketProgress
) -> ListedTicket:
    points = points_so_far(ticket, own)
    return ListedTicket(number, ticket, own.state, points, pieces_to_go(progress))


def listed_tickets(view: PlayerView, board: Board) -> list[ListedTicket]:
    """The seat's tickets and those offered to it, the open ones first."""
    found = own_tickets(view, board)
    found += (
        offered_ticket(number, find_ticket(board, ticket))
        for number, ticket in numbered_offers(view)
    )
    return sorted(found, key=lambda one: (ORDER.index(one.state), one.number))


def draw(tickets: Sequence[ListedTicket], board: Board, width: int) -> Image.Image:
    """The list as an image of that width, as high as it needs."""
    return _Drawing(width).draw(tickets, board)


def name_lines(one: ListedTicket, board: Board, width: int) -> tuple[tuple[str, ...], int]:
    """The name of a ticket in a list of that width: on one line or two, and their size."""
    return _Drawing(width).name(one, board)


class _Drawing:
    """Draws a list at a width."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._cell = self._px((WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS)

    def draw(self, tickets: Sequence[ListedTicket], board: Board) -> Image.Image:
        names = [self.name(one, board) for one in tickets]
        is_high = any(len(lines) > 1 for lines, _ in names) or any(one.to_go for one in tickets)
        height = self._px(HIGH_ROW if is_high else ROW)
        pitch, margin = height + self._px(GAP), self._px(MARGIN)
        rows = -(-len(tickets) // COLUMNS)
        size = self._width, rows * pitch - self._px(GAP) + 2 * margin
        image = Image.new("RGB", size, palette.PAPER)
        for place, (one, name) in enumerate(zip(tickets, names, strict=True)):
            left = margin + place % COLUMNS * (self._cell + self._px(GAP))
            at = left, margin + place // COLUMNS * pitch, height
            self._draw_row(image, one, name, at, board.map.words)
        return image

    def _draw_row(
        self,
        image: Image.Image,
        one: ListedTicket,
        name: tuple[tuple[str, ...], int],
        at: tuple[int, int, int],
        words: MapWords,
    ) -> None:
        """Number and names; points and under them what is still to be built. An impossible ticket
        is struck out."""
        left, top, height = at
        colour = _colour(one)
        frame = RoundedBox(self._px(14), max(1, self._px(4)), colour, palette.SNOW)
        draw_box(image, (left, top, self._cell, height), frame)
        middle = top + height / 2
        self._draw_plate(image, one, left + self._px(12), middle)
        ink = palette.INK_SOFT if one.state == "impossible" else palette.INK
        right = left + self._cell - self._px(22)
        beside = right, middle - self._px(LINE / 2 if one.to_go else 0)
        draw_text(image, beside, one.points, self._px(POINTS_SIZE), ink, "bold", "right")
        below = right, middle + self._px(LINE / 2)
        draw_pieces(image, one.to_go, words, below, self._px(PIECES_SIZE), colour)
        lines, size = name
        start = left + self._px(12 + PLATE + 20)
        for number, line in enumerate(lines):
            at_line = middle + (number - (len(lines) - 1) / 2) * self._px(LINE)
            draw_text(image, (start, at_line), line, size, ink)
            if one.state == "impossible":
                struck = (start, at_line + 2, start + text_width(line, size), at_line + 2)
                ImageDraw.Draw(image).line(struck, fill=ink, width=max(2, self._px(4)))

    def _draw_plate(self, image: Image.Image, one: ListedTicket, left: int, middle: float) -> None:
        """The number as on the board, and the sign of the state if the ticket is not open."""
        width, height = self._px(PLATE), self._px(PLATE_HEIGHT)
        mask = rounded_mask(width, height, self._px(14))
        image.paste(_colour(one), (left, round(middle - height / 2)), mask)
        is_closed = one.state in CLOSED_COLOUR
        at = left + width * (0.32 if is_closed else 0.5), middle
        size = self._px(46 if is_closed else 56)
        draw_text(image, at, str(one.number), size, palette.SNOW, "bold", "middle")
        if one.state == "done" or one.state == "impossible":
            at = left + width * 0.72, middle
            draw_symbol(image, one.state, at, self._px(34), palette.SNOW)

    def name(self, one: ListedTicket, board: Board) -> tuple[tuple[str, ...], int]:
        room = self._cell - self._px(12 + PLATE + 20 + 22 + 14)
        points = max(text_width(each, self._px(POINTS_SIZE), "bold") for each in ("88", one.points))
        room -= round(max(points, pieces_width(one.to_go, self._px(PIECES_SIZE))))
        names = short_ticket_name(board, one.ticket)
        return wrapped(names, self._px(TEXT_SIZE), room, self._px(MIN_TEXT_SIZE))

    def _px(self, size: float) -> int:
        """A size at this width."""
        return round(size * self._width / WIDTH)


def _colour(one: ListedTicket) -> Rgb:
    match one.state:
        case "possible":
            return palette.ticket(one.number)
        case "offered":
            return palette.INK
        case closed:
            return CLOSED_COLOUR[closed]
