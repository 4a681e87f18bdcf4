"""What a seat holds: stacks of cards, how far its tickets are, numbers for the rest."""

from PIL import Image

from engine import cards as card
from engine.board import Board
from engine.cards import COLOURS
from engine.views import PlayerView
from maps.holdings import seat_holdings
from maps.names import find_ticket, numbered_offers
from render.ink import palette
from render.ink.symbol_shapes import holding_shape
from render.ink.symbols import draw_symbol, rounded_mask, seat_badge
from render.ink.text import draw_text
from render.output import fixed_palette
from render.output.picture import Picture
from render.panel.cards import card_face, paste_card
from render.panel.ticket_list import ListedTicket, own_tickets
from render.panel.ticket_rows import ROW_GAP, ROW_HEIGHT, TEXT_SIZE, draw_ticket
from render.pictures import alt_text
from render.words.say import Say

WIDTH = 800
MARGIN = 20
HEAD = 84
COLUMNS = 5
CARD = (132, 172)
STACK = 7  # px of each card below the top one that can be seen
MAX_STACKED = 3  # most cards drawn of a stack
CELL = (WIDTH - 2 * MARGIN) // COLUMNS, CARD[1] + 2 * STACK + 12
COUNT = 60


def hand_picture(view: PlayerView, board: Board, say: Say) -> Picture:
    """The picture of a hand, for the seat whose view it is and nobody else."""
    image = draw(view, board, say)
    data = fixed_palette.png(image, fixed_palette.sheet_palette())
    text = alt_text.of_hand(view, board, say)
    return Picture(data, "hand.png", image.width, image.height, text)


def draw(view: PlayerView, board: Board, say: Say) -> Image.Image:
    """The hand as an image, as high as its contents need."""
    held = [colour for colour in COLOURS if card.count(view.hand, colour)]
    rows = -(-len(held) // COLUMNS)
    offer = 0 if not view.offered else ROW_HEIGHT + len(view.offered) * (ROW_HEIGHT + ROW_GAP)
    owned = len(view.tickets) * (ROW_HEIGHT + ROW_GAP)
    height = HEAD + rows * CELL[1] + offer + owned + 2 * MARGIN
    image = Image.new("RGB", (WIDTH, height), palette.PAPER)
    _draw_head(image, view, board)
    top = HEAD
    for place, colour in enumerate(held):
        left = MARGIN + place % COLUMNS * CELL[0]
        face = card_face(colour, *CARD, board.map.words)
        number = card.count(view.hand, colour)
        _draw_stack(image, face, number, left, top + place // COLUMNS * CELL[1])
    top += rows * CELL[1] + 8
    if view.offered:
        top = _draw_offers(image, view, board, say, top)
    for one in own_tickets(view, board):
        draw_ticket(image, board, one, top, MARGIN)
        top += ROW_HEIGHT + ROW_GAP
    return image


def _draw_head(image: Image.Image, view: PlayerView, board: Board) -> None:
    """The seat's badge, then a symbol and a number for each of its holdings."""
    me = view.public.seats[view.seat]
    badge = seat_badge(view.seat, 52)
    image.paste(badge, (MARGIN, MARGIN), badge)
    at, middle = MARGIN + badge.width + 30, MARGIN + 26
    for holding in seat_holdings(me, board.map):
        symbol = holding_shape(holding.kind, board.map.words)
        draw_symbol(image, symbol, (at + 22, middle), 44, palette.INK_SOFT)
        draw_text(image, (at + 52, middle), str(holding.number), 46, palette.INK, "bold")
        at += 142


def _draw_stack(image: Image.Image, face: Image.Image, number: int, left: int, top: int) -> None:
    """A stack of cards with the same face, and how many there are."""
    for under in range(min(number, MAX_STACKED) - 1, -1, -1):
        shift = STACK * (MAX_STACKED - 1 - under)
        box = left + shift - 3, top + shift - 3  # a light edge, so that black cards stay apart
        image.paste(palette.PAPER, box, rounded_mask(CARD[0], CARD[1], 13))
        paste_card(image, face, left + shift, top + shift)
    right = left + CARD[0] + STACK * (MAX_STACKED - 1) - 4
    bottom = top + CARD[1] + STACK * (MAX_STACKED - 1) - 4
    image.paste(palette.INK, (right - COUNT, bottom - COUNT), rounded_mask(COUNT, COUNT, 14))
    middle = right - COUNT / 2, bottom - COUNT / 2
    draw_text(image, middle, str(number), 50, palette.PAPER, "bold", "middle")


def _draw_offers(image: Image.Image, view: PlayerView, board: Board, say: Say, top: int) -> int:
    """The tickets to choose from, below how many must be kept. Returns the top of the next row."""
    text = f"{say('word-keep')} {view.fewest_to_keep}"
    draw_symbol(image, "ticket", (MARGIN + 24, top + ROW_HEIGHT / 2), 44, palette.INK)
    draw_text(image, (MARGIN + 62, top + ROW_HEIGHT / 2), text, TEXT_SIZE, palette.INK, "bold")
    top += ROW_HEIGHT
    for number, ticket in numbered_offers(view):
        offer = ListedTicket(number, find_ticket(board, ticket), "offered")
        draw_ticket(image, board, offer, top, MARGIN)
        top += ROW_HEIGHT + ROW_GAP
    return top
