"""Tickets as rows: a tile with the state as a symbol, the two places, what is still to be built,
and the points."""

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.board import Board
from maps.names import short_ticket_name
from render.ink import palette
from render.ink.fonts import wrapped
from render.ink.rgb import Rgb, mixed
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_text, text_width
from render.panel.pieces_to_go import draw_pieces, pieces_width
from render.panel.ticket_list import ListedTicket
from render.scene.marks import TagState

ROW_HEIGHT = 62
ROW_GAP = 8
TILE = 56
TEXT_SIZE = 36
MIN_TEXT_SIZE = 26
LINE = 27  # px from one line of a name to the next
NUMBER_SIZE = 32
NUMBER_WIDTH = 36
STATE_INK: dict[TagState, Rgb] = {
    "done": palette.GOOD,
    "possible": palette.OPEN,
    "impossible": palette.BAD,
    "offered": palette.INK_SOFT,
}


def draw_ticket(image: Image.Image, board: Board, one: ListedTicket, top: int, left: int) -> None:
    """Draw one of a seat's own tickets: state, number on its own board, places, what is still to be
    built, and points. Or one to choose from, with its number in the menu and on its own board."""
    width = image.width - 2 * left
    ink = STATE_INK[one.state]
    image.paste(_row(width, ink, one.state == "done"), (left, top))
    middle_of_tile = left + 8 + TILE / 2, top + ROW_HEIGHT / 2
    if one.state == "offered":
        draw_text(
            image, middle_of_tile, str(one.number), TEXT_SIZE, palette.PAPER, "bold", "middle"
        )
        _draw_contents(image, board, one, left, left + width, top)
        return
    draw_symbol(image, one.state, middle_of_tile, 34, palette.PAPER)
    at = left + TILE + 34, top + ROW_HEIGHT / 2
    draw_text(image, at, str(one.number), NUMBER_SIZE, ink, "bold", "middle")
    _draw_contents(image, board, one, left + NUMBER_WIDTH, left + width, top)


@lru_cache(maxsize=16)
def _row(width: int, edge: Rgb, is_filled: bool) -> Image.Image:
    """A row without its contents. Opaque, because that is pasted ten times as fast."""
    row = Image.new("RGB", (width, ROW_HEIGHT), palette.PAPER)
    row.paste(edge, (0, 0), rounded_mask(width, ROW_HEIGHT, 12))
    ground = mixed(palette.SNOW, edge, 0.14) if is_filled else palette.SNOW
    row.paste(ground, (3, 3), rounded_mask(width - 6, ROW_HEIGHT - 6, 9))
    row.paste(edge, (8, 6), rounded_mask(TILE, ROW_HEIGHT - 12, 8))
    return row


def _draw_contents(
    image: Image.Image, board: Board, one: ListedTicket, left: int, right: int, top: int
) -> None:
    """Places, what is still to be built, and points. A long ticket has a trail symbol, an
    impossible one is struck out."""
    start, middle = left + TILE + 22, top + ROW_HEIGHT / 2
    is_lost = one.state == "impossible"
    ink = palette.INK_SOFT if is_lost else palette.INK
    draw_text(image, (right - 20, middle), one.points, TEXT_SIZE + 8, ink, "bold", "right")
    widest = max(text_width(each, TEXT_SIZE + 8, "bold") for each in ("88", one.points))
    edge = right - 20 - widest - 14
    if one.to_go:
        to_go_ink = STATE_INK[one.state]
        draw_pieces(image, one.to_go, board.map.words, (edge - 10, middle), TEXT_SIZE, to_go_ink)
        edge -= pieces_width(one.to_go, TEXT_SIZE) + 26
    if one.ticket.kind == "long":
        draw_symbol(image, "trail", (edge - 16, middle), 32, ink)
        edge -= 42
    names = short_ticket_name(board, one.ticket)
    lines, size = wrapped(names, TEXT_SIZE, edge - start, MIN_TEXT_SIZE)
    for number, line in enumerate(lines):
        at_line = middle + (number - (len(lines) - 1) / 2) * LINE
        draw_text(image, (start, at_line), line, size, ink)
        if is_lost:
            struck = (start, at_line + 2, start + text_width(line, size), at_line + 2)
            ImageDraw.Draw(image).line(struck, fill=ink, width=3)
