"""Tickets as rows: a tile with the state as a symbol, the two places, the points."""

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.board import Board
from engine.model import Ticket
from engine.ticket_outlook import TicketState
from maps.names import both_names
from render.ink import palette
from render.ink.fonts import fitted_together
from render.ink.rgb import Rgb, mixed
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_text, text_width

ROW_HEIGHT = 62
ROW_GAP = 8
TILE = 56
TEXT_SIZE = 36
MIN_TEXT_SIZE = 28
NUMBER_SIZE = 32
NUMBER_WIDTH = 36
STATE_INK: dict[TicketState, Rgb] = {
    "done": palette.GOOD,
    "possible": palette.OPEN,
    "impossible": palette.BAD,
}


def draw_ticket(
    image: Image.Image,
    board: Board,
    ticket: Ticket,
    state: TicketState,
    number: int,
    top: int,
    left: int,
) -> None:
    """Draw one of a seat's own tickets: state, number on its own board, places and points."""
    width = image.width - 2 * left
    image.paste(_row(width, STATE_INK[state], state == "done"), (left, top))
    draw_symbol(image, state, _tile_middle(left, top), 34, palette.PAPER)
    at = left + TILE + 34, top + ROW_HEIGHT / 2
    draw_text(image, at, str(number), NUMBER_SIZE, STATE_INK[state], "bold", "middle")
    _draw_contents(image, board, ticket, left + NUMBER_WIDTH, left + width, top, state)


def draw_offer(
    image: Image.Image, board: Board, ticket: Ticket, number: int, top: int, left: int
) -> None:
    """Draw a ticket to choose from, with its number in the menu and on the seat's own board."""
    width = image.width - 2 * left
    image.paste(_row(width, palette.INK_SOFT, False), (left, top))
    at = _tile_middle(left, top)
    draw_text(image, at, str(number), TEXT_SIZE, palette.PAPER, "bold", "middle")
    _draw_contents(image, board, ticket, left, left + width, top, "possible")


@lru_cache(maxsize=16)
def _row(width: int, edge: Rgb, is_filled: bool) -> Image.Image:
    """A row without its contents. Opaque, because that is pasted ten times as fast."""
    row = Image.new("RGB", (width, ROW_HEIGHT), palette.PAPER)
    row.paste(edge, (0, 0), rounded_mask(width, ROW_HEIGHT, 12))
    ground = mixed(palette.SNOW, edge, 0.14) if is_filled else palette.SNOW
    row.paste(ground, (3, 3), rounded_mask(width - 6, ROW_HEIGHT - 6, 9))
    row.paste(edge, (8, 6), rounded_mask(TILE, ROW_HEIGHT - 12, 8))
    return row


def _tile_middle(left: int, top: int) -> tuple[float, float]:
    return left + 8 + TILE / 2, top + ROW_HEIGHT / 2


def _draw_contents(
    image: Image.Image,
    board: Board,
    ticket: Ticket,
    left: int,
    right: int,
    top: int,
    state: TicketState,
) -> None:
    """Places and points. A long ticket has a trail symbol, an impossible one is struck out."""
    start, middle = left + TILE + 22, top + ROW_HEIGHT / 2
    is_lost = state == "impossible"
    ink = palette.INK_SOFT if is_lost else palette.INK
    points = str(ticket.points)
    draw_text(image, (right - 20, middle), points, TEXT_SIZE + 8, ink, "bold", "right")
    edge = right - 20 - text_width("88", TEXT_SIZE + 8, "bold") - 14
    if ticket.kind == "long":
        draw_symbol(image, "trail", (edge - 16, middle), 32, ink)
        edge -= 42
    names = both_names(board, ticket.ends)
    name, size = fitted_together(names, TEXT_SIZE, edge - start, MIN_TEXT_SIZE)
    draw_text(image, (start, middle), name, size, ink)
    if is_lost:
        line = (start, middle + 2, start + text_width(name, size), middle + 2)
        ImageDraw.Draw(image).line(line, fill=ink, width=3)
