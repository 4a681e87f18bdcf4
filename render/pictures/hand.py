"""What a seat holds: stacks of cards, how far its tickets are, numbers for the rest."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from engine import cards as card
from engine.board import Board
from engine.cards import COLOURS, Colour
from engine.model import MapWords, Seat
from engine.views import PlayerView
from maps.holdings import Holding, seat_holdings
from maps.names import find_ticket, numbered_offers
from render.ink import palette
from render.ink.symbol_shapes import holding_shape
from render.ink.symbols import draw_symbol, rounded_mask, seat_badge
from render.ink.text import draw_text
from render.kept import kept
from render.output import fixed_palette, png_bands
from render.output.fixed_palette import sheet_palette
from render.output.picture import Picture
from render.output.png_bands import Band
from render.panel.cards import card_face, paste_card
from render.panel.parts import Part
from render.panel.ticket_list import ListedTicket, offered_ticket, own_tickets
from render.panel.ticket_rows import ROW_GAP, ROW_HEIGHT, TEXT_SIZE, draw_ticket
from render.pictures import alt_text
from render.words.say import Say

WIDTH = 800
MARGIN = 20
HEAD = 84
BADGE = 52
COLUMNS = 5
CARD = (132, 172)
STACK = 7  # px of each card below the top one that can be seen
MAX_STACKED = 3  # most cards drawn of a stack
CELL = (WIDTH - 2 * MARGIN) // COLUMNS, CARD[1] + 2 * STACK + 12
COUNT = 60
EDGE = 3  # px of light edge around a card
SIDE = 4  # px of paper at the left of a stack: room for the edge
PARTS_KEPT_MB = 8  # of about 4 kB each
HOLDING_WIDTH = 142


def hand_picture(view: PlayerView, board: Board, say: Say) -> Picture:
    """The picture of a hand, for the seat whose view it is and nobody else. A turn changes few of
    its parts, and the others are kept."""
    packed = [_packed(part) for part in _parts(view, board, say)]
    size = WIDTH, sum(height for _, height in packed)
    data = fixed_palette.png_of_bands(size, sheet_palette(), (band for band, _ in packed))
    return Picture(data, "hand.png", *size, alt_text.of_hand(view, board, say))


def draw(view: PlayerView, board: Board, say: Say) -> Image.Image:
    """The hand as an image, as high as its contents need."""
    made = [part.draw() for part in _parts(view, board, say)]
    image = Image.new("RGB", (WIDTH, sum(part.height for part in made)))
    top = 0
    for part in made:
        image.paste(part, (0, top))
        top += part.height
    return image


def _parts(view: PlayerView, board: Board, say: Say) -> Iterator[Part]:
    """All parts, the highest first, each as wide as the picture."""
    words = board.map.words
    me = view.public.seats[view.seat]
    yield Part(_head, (view.seat, tuple(seat_holdings(me, board.map)), words))
    held = [(colour, n) for colour in COLOURS if (n := card.count(view.hand, colour))]
    for first in range(0, len(held), COLUMNS):
        yield Part(_card_row, (tuple(held[first : first + COLUMNS]), words))
    yield Part(_space, (ROW_GAP,))
    if view.offered:
        yield Part(_keep_line, (f"{say('word-keep')} {view.fewest_to_keep}",))
    for number, offered in numbered_offers(view):
        yield Part(_ticket_row, (board, offered_ticket(number, find_ticket(board, offered))))
    for mine in own_tickets(view, board):
        yield Part(_ticket_row, (board, mine))
    yield Part(_space, (2 * MARGIN - ROW_GAP,))


@kept(megabytes=PARTS_KEPT_MB)
def _packed(part: Part) -> tuple[Band, int]:
    """A part as a compressed band, and its height."""
    image = part.draw()
    in_palette = image if image.mode == "P" else sheet_palette().apply(image)
    return png_bands.pack_for_now(in_palette), image.height


def _space(height: int) -> Image.Image:
    return Image.new("RGB", (WIDTH, height), palette.PAPER)


def _head(seat: Seat, holdings: Sequence[Holding], words: MapWords) -> Image.Image:
    """The seat's badge, then a symbol and a number for each of its holdings, in the palette
    already."""
    image, first = _empty_head(seat).copy(), MARGIN + seat_badge(seat, BADGE).width + 30
    for place, holding in enumerate(holdings):
        left = first + place * HOLDING_WIDTH
        image.paste(_holding(holding, words), (left, 0))
    return image


@lru_cache(maxsize=8)
def _empty_head(seat: Seat) -> Image.Image:
    image, badge = _space(HEAD), seat_badge(seat, BADGE)
    image.paste(badge, (MARGIN, MARGIN), badge)
    return sheet_palette().apply(image)


@lru_cache(maxsize=256)
def _holding(holding: Holding, words: MapWords) -> Image.Image:
    """A symbol and a number on paper."""
    image, middle = Image.new("RGB", (HOLDING_WIDTH, HEAD), palette.PAPER), MARGIN + 26
    draw_symbol(image, holding_shape(holding.kind, words), (22, middle), 44, palette.INK_SOFT)
    draw_text(image, (52, middle), str(holding.number), 46, palette.INK, "bold")
    return sheet_palette().apply(image)


def _card_row(held: Sequence[tuple[Colour, int]], words: MapWords) -> Image.Image:
    """Stacks of cards side by side, in the palette already."""
    image = _empty_card_row().copy()
    for place, (colour, number) in enumerate(held):
        image.paste(_stack(colour, number, words), (MARGIN - SIDE + place * CELL[0], 0))
    return image


@lru_cache(maxsize=1)
def _empty_card_row() -> Image.Image:
    return sheet_palette().apply(_space(CELL[1]))


@lru_cache(maxsize=256)
def _stack(colour: Colour, number: int, words: MapWords) -> Image.Image:
    """Cards of one colour on paper, and how many there are. `SIDE` px wider on the left."""
    image = Image.new("RGB", CELL, palette.PAPER)
    _draw_stack(image, card_face(colour, *CARD, words), number, SIDE, 0)
    return sheet_palette().apply(image)


def _keep_line(text: str) -> Image.Image:
    """Above the tickets to choose from: how many must be kept."""
    image = _space(ROW_HEIGHT)
    draw_symbol(image, "ticket", (MARGIN + 24, ROW_HEIGHT / 2), 44, palette.INK)
    draw_text(image, (MARGIN + 62, ROW_HEIGHT / 2), text, TEXT_SIZE, palette.INK, "bold")
    return image


def _ticket_row(board: Board, ticket: ListedTicket) -> Image.Image:
    """One of the seat's tickets, or one that it may choose."""
    image = _space(ROW_HEIGHT + ROW_GAP)
    draw_ticket(image, board, ticket, 0, MARGIN)
    return image


def _draw_stack(image: Image.Image, face: Image.Image, number: int, left: int, top: int) -> None:
    """A stack of cards with the same face, and how many there are."""
    for under in range(min(number, MAX_STACKED) - 1, -1, -1):
        shift = STACK * (MAX_STACKED - 1 - under)
        box = (
            left + shift - EDGE,
            top + shift - EDGE,
        )  # a light edge, so that black cards stay apart
        image.paste(palette.PAPER, box, rounded_mask(CARD[0], CARD[1], 13))
        paste_card(image, face, left + shift, top + shift)
    right = left + CARD[0] + STACK * (MAX_STACKED - 1) - 4
    bottom = top + CARD[1] + STACK * (MAX_STACKED - 1) - 4
    image.paste(palette.INK, (right - COUNT, bottom - COUNT), rounded_mask(COUNT, COUNT, 14))
    middle = right - COUNT / 2, bottom - COUNT / 2
    draw_text(image, middle, str(number), 50, palette.PAPER, "bold", "middle")
